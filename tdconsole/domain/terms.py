"""What a tournament sells, to how many and until when: the house's terms of one evening."""

from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from tdconsole.domain.values import (
    NOTHING,
    BetLimit,
    Chips,
    ChipsTyped,
    DrawAt,
    Game,
    Millis,
    MoneyTyped,
    NameTyped,
    Off,
    Price,
    Record,
    TableTyped,
)

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
    draw_at: DrawAt = "once"
    tables: Annotated[tuple[TableTyped, ...], Meta(max_length=5000)] = ()
    """In the order in which they are opened, and no others; none named: 1, 2, 3 and so on."""
    closes_at: MomentTyped = Millis(0)
    """A moment at which registration closes, if it has not by its level."""
    answer_within: SecondsTyped = 180
    """For an alternate who was called."""
    shoot_out: bool = False
    """Each table plays down to its winner: none is levelled or broken before."""


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
    draw_at: DrawAt | None = None
    tables: Annotated[tuple[TableTyped, ...], Meta(max_length=5000)] | None = None
    closes_at: MomentTyped | None = None
    answer_within: SecondsTyped | None = None
    shoot_out: bool | None = None


def changed(terms: Terms, changes: TermsChanges) -> Terms:
    given = ((name, getattr(changes, name)) for name in TermsChanges.__struct_fields__)
    return replace(terms, **{name: value for name, value in given if value is not None})
