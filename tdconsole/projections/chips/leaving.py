"""The chips that leave, when, and for which others: the question and the answer."""

from tdconsole.domain.chip_sets import Chip
from tdconsole.domain.rules.values import Rounding
from tdconsole.domain.values import Chips, RaceMethod, Record, Structure


class Handout(Record, kw_only=True):
    """An amount handed out this often, besides the starting stacks."""

    chips: Chips
    times: int


class Sized(Record, kw_only=True):
    """A number of tables with this many players."""

    players: int
    tables: int


class HeldRace(Record, kw_only=True):
    """The totals of a chip's races: odd ones out, new ones in, tables raced."""

    old: Chips
    new: Chips
    odd: int
    got: int
    tables: int
    over: bool
    """Whether every table in use was raced."""


class Evening(Record, kw_only=True):
    """What a plan is worked out from; without tables, as many as the players fill."""

    structure: Structure
    stack: Chips
    chips: tuple[Chip, ...]
    entries: int
    players: int
    """Those still in."""
    later: tuple[Handout, ...] = ()
    own: tuple[Handout, ...] = ()
    """The starting stacks earned in a season, each instead of the usual one."""
    tables: tuple[Sized, ...] = ()
    seats: int = 9
    method: RaceMethod = "race"
    rounding: Rounding = "half_up"
    races: tuple[HeldRace, ...] = ()


class InStack(Record, kw_only=True):
    value: Chips
    pieces: int


class ToTables(Record, kw_only=True):
    """The new chips a table of this size may need, if the old ones stay where they are."""

    players: int
    tables: int
    chips: int


class ColourUp(Record, kw_only=True):
    """One chip that leaves after this row of the structure, or during it if it is a break."""

    old: Chips
    new: Chips | None
    """None: no chip that stays is a multiple of it."""
    row: int
    level: int
    """The last level before it."""
    last: int | None
    """The last level that needs the old chip, if any does."""
    follow: int | None = None
    """The levels after it that are expected to be played; None if the chips aren't known."""
    marked: bool
    """Whether the structure marks it; otherwise it is proposed here."""
    at_break: bool
    pieces: int | None
    """The most old chips in play; None if the make-up of stacks isn't known."""
    chips: int | None = None
    """The new chips for all tables together, however the odd ones lie."""
    each: int | None = None
    """The part of these for one of the largest tables."""
    tables: tuple[ToTables, ...] = ()
    owned: int = 0
    in_play: int | None = None
    """The new chips that players already have."""
    missing: int = 0
    """The new chips that the house lacks."""
    freed_by: InStack | None = None
    """Larger chips of the house that would make up for it, exchanged for some in play."""
    raced: int = 0
    """The tables raced."""
    over: bool = False


class Staying(Record, kw_only=True):
    """A chip that no mark names and that isn't proposed to leave."""

    chip: Chips
    last: int | None
    """The last level that needs it."""
    level: int | None
    """The level before the break at which it could leave; None if no break follows."""
    follow: int
    """The levels after that break that are expected to be played: too few."""


class ColourUpPlan(Record, kw_only=True):
    chip_set: str
    known: bool
    """Whether the chips make up everything that was handed out."""
    entries: int
    stack: tuple[InStack, ...]
    """The chips of a starting stack."""
    steps: tuple[ColourUp, ...] = ()
    stays: tuple[Staying, ...] = ()
