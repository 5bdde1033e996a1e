"""Which chips leave, when, and for which others: what is asked, and what is told."""

from tdconsole.domain.chip_sets import Chip
from tdconsole.domain.rules.values import Rounding
from tdconsole.domain.values import Chips, RaceMethod, Record, Structure


class Handout(Record, kw_only=True):
    """So much was handed out so often, beside the starting stacks."""

    chips: Chips
    times: int


class Sized(Record, kw_only=True):
    """So many tables where so many players sit."""

    players: int
    tables: int


class HeldRace(Record, kw_only=True):
    """What the races of a chip told: for odd ones that left, new ones came, at so many tables."""

    old: Chips
    new: Chips
    odd: int
    got: int
    tables: int
    over: bool
    """At every table where somebody plays."""


class Evening(Record, kw_only=True):
    """What a plan is reckoned from; without tables they are as many as the players fill."""

    structure: Structure
    stack: Chips
    chips: tuple[Chip, ...]
    entries: int
    players: int
    """Of these, those who are still in."""
    later: tuple[Handout, ...] = ()
    tables: tuple[Sized, ...] = ()
    seats: int = 9
    method: RaceMethod = "race"
    rounding: Rounding = "half_up"
    races: tuple[HeldRace, ...] = ()


class InStack(Record, kw_only=True):
    value: Chips
    pieces: int


class ToTables(Record, kw_only=True):
    """The new chips that a table of so many players may need, if the old ones lie where they are."""

    players: int
    tables: int
    chips: int


class ColourUp(Record, kw_only=True):
    """One chip that leaves, when this row of the structure is over or, if it is a break, in it."""

    old: Chips
    new: Chips | None
    """None: no chip that stays makes up whole ones of it."""
    row: int
    level: int
    """The last one before it."""
    last: int | None
    """The last level that needs the old chip; none where no level does."""
    follow: int | None = None
    """Levels after it that are expected to be played; None where nobody knows the chips."""
    marked: bool
    """By whoever wrote the structure; else it is proposed here."""
    at_break: bool
    pieces: int | None
    """Old ones in play, at most; None where nobody knows what the stacks are made of."""
    chips: int | None = None
    """New ones for all tables together, however the odd ones lie."""
    each: int | None = None
    """Of these for a table of the most players."""
    tables: tuple[ToTables, ...] = ()
    owned: int = 0
    in_play: int | None = None
    """New ones that are with the players already."""
    missing: int = 0
    """New ones that the house does not have."""
    freed_by: InStack | None = None
    """As many larger ones of the house, given for those that are in play, would make up for it."""
    raced: int = 0
    """Tables where its race was held."""
    over: bool = False


class Staying(Record, kw_only=True):
    """A chip that no mark names and that is not proposed to leave."""

    chip: Chips
    last: int | None
    """The last level that needs it."""
    level: int | None
    """The one before the break at which it could leave; None where no break follows."""
    follow: int
    """Levels after that break that are expected to be played: too few."""


class ColourUpPlan(Record, kw_only=True):
    chip_set: str
    known: bool
    """The chips make up everything that was handed out."""
    entries: int
    stack: tuple[InStack, ...]
    """What a starting stack is made of."""
    steps: tuple[ColourUp, ...] = ()
    stays: tuple[Staying, ...] = ()
