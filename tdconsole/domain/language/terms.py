"""The terms of a tournament: what the house sells, to how many and until when."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Final, Literal

from msgspec import Meta
from msgspec.structs import replace

from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.values import (
    NOTHING,
    WHOLE,
    BetLimit,
    Chips,
    ChipsTyped,
    DrawAt,
    Game,
    Millis,
    Money,
    MoneyTyped,
    NameTyped,
    Off,
    Price,
    Record,
    TableTyped,
    WordTyped,
)

FlightEnd = Literal["level", "share", "money"]
"""The end of a flight: a level, a share of the field left, or the first paid place."""
Forward = Literal["first", "best", "accumulate"]
"""The stack carried forward out of a person's several: the first, the best, or all together."""

CountTyped = Annotated[int, Meta(ge=0, le=1_000_000)]
SoldTyped = Annotated[Chips, Meta(ge=1, le=10**9)]
SecondsTyped = Annotated[int, Meta(ge=10, le=3600)]
MomentTyped = Annotated[Millis, Meta(ge=0, le=2**53)]


class Profile(Record, kw_only=True, omit_defaults=True):
    """A price for some entries: early or late ones, or members'; with chips on top."""

    name: NameTyped
    price: Price
    bonus: ChipsTyped = Chips(0)
    early: bool = False
    """Before the clock starts."""
    from_level: Annotated[int, Meta(ge=0, le=500)] = 0
    members: bool = False
    """Persons with a member number."""


class StaffBonus(Record, kw_only=True):
    """Chips sold for the staff's part."""

    price: MoneyTyped
    chips: SoldTyped


class Reentries(Record, kw_only=True, omit_defaults=True):
    """How often a person may re-enter; 0 means as long as registration is open."""

    most: CountTyped = 0
    price: Price | None = None
    """None: the entry's price."""


class Rebuys(Record, kw_only=True, omit_defaults=True):
    """More chips for a player at the table, up to the mark where rebuys end."""

    price: Price
    chips: SoldTyped
    most: CountTyped = 0
    """Per entry; 0 means as long as rebuys are open."""


class AddOn(Record, kw_only=True):
    price: Price
    chips: SoldTyped


class Deduction(Record, kw_only=True):
    """A share of the money for the pool that isn't played for, such as the staff's."""

    name: NameTyped
    share: Annotated[int, Meta(ge=1, le=WHOLE)]

    def of(self, came_in: Money) -> Money:
        return Money(max(0, came_in) * self.share // WHOLE)


class Progressive(Record, kw_only=True, omit_defaults=True, tag="progressive"):
    """The share of a bounty that goes on the winner's own head; the rest is paid at once."""

    to_head: Annotated[int, Meta(ge=1, le=WHOLE)] = 5_000


class Envelope(Record, kw_only=True):
    amount: Annotated[Money, Meta(ge=1, le=10**12)]
    number: Annotated[int, Meta(ge=1, le=100_000)]


class Mystery(Record, kw_only=True, omit_defaults=True, tag="mystery"):
    """Envelopes with sums, one drawn for each bust from a number of players on."""

    envelopes: Annotated[tuple[Envelope, ...], Meta(max_length=1000)]
    from_players: CountTyped = 0
    """0 means from the money on."""


def hold(heads: Progressive | Mystery | Off, opened: Iterable[Money]) -> bool:
    """Whether the envelopes include all those with these sums."""
    left = Counter(opened)
    if isinstance(heads, Mystery):
        for one in heads.envelopes:
            left[one.amount] -= one.number
    return all(number <= 0 for number in left.values())


class Satellite(Record, kw_only=True, omit_defaults=True):
    """Seats in another tournament; the remainder goes in blocks to the next places."""

    seat: Annotated[Money, Meta(ge=1, le=10**12)]
    remainder: Literal["blocks", "shared"] = "blocks"
    block: MoneyTyped = Money(0)
    """0 means twice what an entry costs."""
    target: WordTyped = ""
    """The name of the tournament that a seat is for."""


class Flights(Record, kw_only=True, omit_defaults=True):
    """Several first days; everybody left plays on together on the second."""

    names: Annotated[tuple[NameTyped, ...], Meta(max_length=26)] = ()
    """The names of those planned, in order; by default 1A, 1B, 1C and so on."""
    ends: FlightEnd = "level"
    share: Annotated[int, Meta(ge=1, le=WHOLE)] = 1_500
    """The share of a flight's entries that go on, if that ends it."""
    forward: Forward = "best"
    again: bool = True
    """Whether a player of one flight may enter another."""
    into_day_two: bool = False
    """Whether registration stays open on day 2, as far as the structure has it."""


class Target(Record, kw_only=True):
    """A prize outside the pool, such as for a royal flush."""

    name: NameTyped
    amount: Annotated[Money, Meta(ge=1, le=10**12)]


class Withholding(Record, kw_only=True, omit_defaults=True):
    """The tax withheld from a prize above this sum, on all of it or on the excess."""

    above: MoneyTyped = Money(0)
    share: Annotated[int, Meta(ge=1, le=WHOLE)]
    of: Literal["excess", "whole"] = "excess"


BY_HIGH_CARD: Final[frozenset[Game]] = frozenset({"stud", "stud-hi-lo", "razz", "horse", "mixed"})
"""Games without blinds, always or in part: lots decide who moves."""


class Terms(Record, kw_only=True, omit_defaults=True):
    """The terms of a tournament; 0 and `off` mean without."""

    game: Game = "holdem"
    limit: BetLimit = "no"
    profiles: Annotated[tuple[Profile, ...], Meta(max_length=20)] = ()
    staff_bonus: StaffBonus | Off = "off"
    cap: CountTyped = 0
    minimum: CountTyped = 0
    guarantee: MoneyTyped = NOTHING.pool
    reentries: Reentries | Off = "off"
    rebuys: Rebuys | Off = "off"
    add_on: AddOn | Off = "off"
    second_half: ChipsTyped = Chips(0)
    """The double chance: chips handed out when the player asks for them."""
    chip_set: ChipSet | Off = "off"
    """The chips in play: the house's set as it was when chosen."""
    draw_at: DrawAt = "once"
    expected: CountTyped = 0
    """The entries to fill tables evenly for, if seats are drawn at entry; 0 means the cap."""
    tables: Annotated[tuple[TableTyped, ...], Meta(max_length=5000)] = ()
    """The tables to open, in order, and no others; by default 1, 2, 3 and so on."""
    closes_at: MomentTyped = Millis(0)
    """The time at which registration closes, unless its level closes it first."""
    answer_within: SecondsTyped = 180
    """The seconds that a called alternate has to answer."""
    shoot_out: bool = False
    """Whether each table plays down to its winner, never balanced or broken."""
    deductions: Annotated[tuple[Deduction, ...], Meta(max_length=10)] = ()
    added: MoneyTyped = NOTHING.pool
    """The money added by the house, on top of what was paid."""
    heads: Progressive | Mystery | Off = "off"
    """How bounties are paid; if `off`, the eliminator takes all of one."""
    satellite: Satellite | Off = "off"
    targets: Annotated[tuple[Target, ...], Meta(max_length=50)] = ()
    withholding: Withholding | Off = "off"
    flights: Flights | Off = "off"
    series: WordTyped = ""
    """The series it belongs to; a person barred from that can't enter."""

    def played_for(self, came_in: Money) -> Money:
        """The money for the pool less deductions, with what the house adds in any case."""
        deducted = sum(one.of(came_in) for one in self.deductions)
        return Money(came_in - deducted + self.added)

    def pool(self, came_in: Money) -> Money:
        """The prize pool: the money played for, or the guarantee if that is more."""
        return max(self.played_for(came_in), self.guarantee)


USUAL: Final = Terms()


class TermsChanges(Record, kw_only=True, omit_defaults=True):
    """Changes of the terms; None leaves one as it is."""

    game: Game | None = None
    limit: BetLimit | None = None
    profiles: Annotated[tuple[Profile, ...], Meta(max_length=20)] | None = None
    staff_bonus: StaffBonus | Off | None = None
    cap: CountTyped | None = None
    minimum: CountTyped | None = None
    guarantee: MoneyTyped | None = None
    reentries: Reentries | Off | None = None
    rebuys: Rebuys | Off | None = None
    add_on: AddOn | Off | None = None
    second_half: ChipsTyped | None = None
    chip_set: ChipSet | Off | None = None
    draw_at: DrawAt | None = None
    expected: CountTyped | None = None
    tables: Annotated[tuple[TableTyped, ...], Meta(max_length=5000)] | None = None
    closes_at: MomentTyped | None = None
    answer_within: SecondsTyped | None = None
    shoot_out: bool | None = None
    deductions: Annotated[tuple[Deduction, ...], Meta(max_length=10)] | None = None
    added: MoneyTyped | None = None
    heads: Progressive | Mystery | Off | None = None
    satellite: Satellite | Off | None = None
    targets: Annotated[tuple[Target, ...], Meta(max_length=50)] | None = None
    withholding: Withholding | Off | None = None
    flights: Flights | Off | None = None
    series: WordTyped | None = None


def changed(terms: Terms, changes: TermsChanges) -> Terms:
    given = ((name, getattr(changes, name)) for name in TermsChanges.__struct_fields__)
    return replace(terms, **{name: value for name, value in given if value is not None})
