"""What a tournament sells, to how many and until when: the house's terms of one evening."""

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
"""With the level that ends the day, with so much of the field left, or as the money begins."""
Forward = Literal["first", "best", "accumulate"]
"""Of several stacks of one person: the first, the best, or all of them together."""

CountTyped = Annotated[int, Meta(ge=0, le=1_000_000)]
SoldTyped = Annotated[Chips, Meta(ge=1, le=10**9)]
SecondsTyped = Annotated[int, Meta(ge=10, le=3600)]
MomentTyped = Annotated[Millis, Meta(ge=0, le=2**53)]


class Profile(Record, kw_only=True, omit_defaults=True):
    """An entry's price for some: who comes early, late, or is a member; with chips on top."""

    name: NameTyped
    price: Price
    bonus: ChipsTyped = Chips(0)
    early: bool = False
    """Before the clock starts."""
    from_level: Annotated[int, Meta(ge=0, le=500)] = 0
    members: bool = False
    """Who has a member number."""


class StaffBonus(Record, kw_only=True):
    """Chips for those who pay the staff's part."""

    price: MoneyTyped
    chips: SoldTyped


class Reentries(Record, kw_only=True, omit_defaults=True):
    """How often one person may enter again; 0 is as often as registration is open."""

    most: CountTyped = 0
    price: Price | None = None
    """None: an entry's price."""


class Rebuys(Record, kw_only=True, omit_defaults=True):
    """More chips for a player at the table, up to the mark where rebuys end."""

    price: Price
    chips: SoldTyped
    most: CountTyped = 0
    """For one entry; 0 is as often as rebuys are open."""


class AddOn(Record, kw_only=True):
    price: Price
    chips: SoldTyped


class Deduction(Record, kw_only=True):
    """A share of what came in for the pool that is not played for, such as the staff's."""

    name: NameTyped
    share: Annotated[int, Meta(ge=1, le=WHOLE)]

    def of(self, came_in: Money) -> Money:
        return Money(max(0, came_in) * self.share // WHOLE)


class Progressive(Record, kw_only=True, omit_defaults=True, tag="progressive"):
    """Of a head so much goes onto the winner's own, the rest to him at once."""

    to_head: Annotated[int, Meta(ge=1, le=WHOLE)] = 5_000


class Envelope(Record, kw_only=True):
    amount: Annotated[Money, Meta(ge=1, le=10**12)]
    number: Annotated[int, Meta(ge=1, le=100_000)]


class Mystery(Record, kw_only=True, omit_defaults=True, tag="mystery"):
    """Envelopes with sums, one drawn for each who goes out from a number of players on."""

    envelopes: Annotated[tuple[Envelope, ...], Meta(max_length=1000)]
    from_players: CountTyped = 0
    """0 is from the money on."""


def hold(heads: Progressive | Mystery | Off, opened: Iterable[Money]) -> bool:
    """Whether envelopes with these sums are among them."""
    left = Counter(opened)
    if isinstance(heads, Mystery):
        for one in heads.envelopes:
            left[one.amount] -= one.number
    return all(number <= 0 for number in left.values())


class Satellite(Record, kw_only=True, omit_defaults=True):
    """Seats in another tournament; what is left over goes in blocks to the places behind."""

    seat: Annotated[Money, Meta(ge=1, le=10**12)]
    remainder: Literal["blocks", "shared"] = "blocks"
    block: MoneyTyped = Money(0)
    """0 is what an entry cost, twice."""
    target: WordTyped = ""
    """The tournament that is entered with it, by its name."""


class Flights(Record, kw_only=True, omit_defaults=True):
    """Several first days; whoever is left of each comes together on the second."""

    names: Annotated[tuple[NameTyped, ...], Meta(max_length=26)] = ()
    """Of those that are planned, in their order; where none is named: 1A, 1B, 1C and so on."""
    ends: FlightEnd = "level"
    share: Annotated[int, Meta(ge=1, le=WHOLE)] = 1_500
    """Of a flight's entries, how many go on, where that ends it."""
    forward: Forward = "best"
    again: bool = True
    """Whoever played in one may enter another."""
    into_day_two: bool = False
    """Registration goes on there, as far as the structure has it open."""


class Target(Record, kw_only=True):
    """A prize beside the pool, such as for a royal flush."""

    name: NameTyped
    amount: Annotated[Money, Meta(ge=1, le=10**12)]


class Withholding(Record, kw_only=True, omit_defaults=True):
    """Of a prize above this sum so much is kept for the tax, of all of it or of what is above."""

    above: MoneyTyped = Money(0)
    share: Annotated[int, Meta(ge=1, le=WHOLE)]
    of: Literal["excess", "whole"] = "excess"


BY_HIGH_CARD: Final[frozenset[Game]] = frozenset({"stud", "stud-hi-lo", "razz", "horse", "mixed"})
"""Games without blinds, all the time or some of it: who moves is drawn."""


class Terms(Record, kw_only=True, omit_defaults=True):
    """0 and `off` are without."""

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
    """Double chance: what is handed out when the player asks for it."""
    chip_set: ChipSet | Off = "off"
    """What it is played with: the house's chips as they were when it was chosen."""
    draw_at: DrawAt = "once"
    expected: CountTyped = 0
    """Entries for which tables are filled evenly, where seats are drawn at entry; 0: the most."""
    tables: Annotated[tuple[TableTyped, ...], Meta(max_length=5000)] = ()
    """In the order in which they are opened, and no others; none named: 1, 2, 3 and so on."""
    closes_at: MomentTyped = Millis(0)
    """A moment at which registration closes, if it has not by its level."""
    answer_within: SecondsTyped = 180
    """For an alternate who was called."""
    shoot_out: bool = False
    """Each table plays down to its winner: none is levelled or broken before."""
    deductions: Annotated[tuple[Deduction, ...], Meta(max_length=10)] = ()
    added: MoneyTyped = NOTHING.pool
    """Put in by the house, beside what was paid."""
    heads: Progressive | Mystery | Off = "off"
    """How bounties are paid; without one of these all of a head goes to whoever takes it."""
    satellite: Satellite | Off = "off"
    targets: Annotated[tuple[Target, ...], Meta(max_length=50)] = ()
    withholding: Withholding | Off = "off"
    flights: Flights | Off = "off"
    series: WordTyped = ""
    """Whose tournament it is; whoever is barred from it does not enter."""

    def played_for(self, came_in: Money) -> Money:
        """What came in for the pool, less what is deducted, with what the house adds anyway."""
        deducted = sum(one.of(came_in) for one in self.deductions)
        return Money(came_in - deducted + self.added)

    def pool(self, came_in: Money) -> Money:
        """What is played for, and where that is less, what is guaranteed."""
        return max(self.played_for(came_in), self.guarantee)


USUAL: Final = Terms()


class TermsChanges(Record, kw_only=True, omit_defaults=True):
    """None leaves a term as it is."""

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
