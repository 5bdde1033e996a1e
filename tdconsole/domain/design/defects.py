"""The defects of a structure, a type each, with the figures that would mend it."""

from typing import Annotated, Literal, dataclass_transform

from msgspec import Meta

from tdconsole.domain.values import AnteKind, Chips, MarkKind, Record

ChipsInPlay = Annotated[
    tuple[Annotated[Chips, Meta(ge=1, le=10**12)], ...], Meta(min_length=1, max_length=20)
]
EntriesExpected = Annotated[int, Meta(ge=2, le=1_000_000)]
StacksExpected = Annotated[int, Meta(ge=0, le=1_000_000)]

Amount = Literal["small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet"]


class Terms(Record, kw_only=True):
    """What the structure has to serve.

    Every entry brings a starting stack into play; `more_stacks` come from rebuys and add-ons.
    """

    stack: Annotated[Chips, Meta(ge=1, le=10**12)]
    chips: ChipsInPlay
    """The denominations that the house puts in play."""
    entries: EntriesExpected
    more_stacks: StacksExpected = 0
    minutes: Annotated[int, Meta(ge=1, le=20_000)] | None = None
    """The desired length, breaks included."""
    re_entries: bool = False
    rebuys: bool = False
    add_on: bool = False
    by_hands: bool = True
    """Whether the rulebook has levels by hands as well as by time."""


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Found(Record, tag=True, tag_field="defect"):
    """A defect; `row` counts from 1 with breaks, `level` counts levels, if the row is one."""

    row: int
    level: int | None = None


# Blinds and bets


class NoLevel(Found, kw_only=True):
    pass


class NothingToBet(Found, kw_only=True):
    better: Chips


class BlindFalls(Found, kw_only=True):
    what: Amount
    before: Chips
    amount: Chips


class BlindsStand(Found, kw_only=True):
    """The level has the same stakes as the one before."""

    amount: Chips
    better: Chips


class NotPayable(Found, kw_only=True):
    what: Amount
    amount: Chips
    smallest: Chips
    """The smallest chip the house puts in play."""
    better: Chips


class SmallBlindTooBig(Found, kw_only=True):
    small_blind: Chips
    big_blind: Chips
    better: Chips


class SmallBlindNotHalf(Found, kw_only=True):
    """The small blind isn't half the big blind, though the chips would allow a closer one."""

    small_blind: Chips
    big_blind: Chips
    better: Chips


class StepTooSteep(Found, kw_only=True):
    before: Chips
    amount: Chips
    percent: int
    between: Chips
    """The missing level."""


class StepTooFlat(Found, kw_only=True):
    before: Chips
    amount: Chips
    percent: int
    better: Chips


class StartTooShallow(Found, kw_only=True):
    depth: int
    least: int
    better: Chips


class StructureTooShort(Found, kw_only=True):
    """The structure is too short to end heads-up: too many chips are in play for its last level."""

    big_blind: Chips
    chips: Chips
    depth: int
    """The big blinds of the last level that are in play."""
    better: Chips


class ChipTooSmall(Found, kw_only=True):
    """Even the largest chip is so small that a big blind takes a handful."""

    chip: Chips
    big_blind: Chips
    number: int
    better: Chips


class StackNotPayable(Found, kw_only=True):
    stack: Chips
    smallest: Chips
    better: Chips


class BetsNotDouble(Found, kw_only=True):
    small_bet: Chips
    big_bet: Chips
    better: Chips


class BlindNotSmallBet(Found, kw_only=True):
    big_blind: Chips
    small_bet: Chips


class BringInTooBig(Found, kw_only=True):
    bring_in: Chips
    small_bet: Chips
    better: Chips


class BringInWithoutAnte(Found, kw_only=True):
    bring_in: Chips
    better: Chips


# Antes


class AnteTooBig(Found, kw_only=True):
    ante: Chips
    most: Chips


class AnteGoes(Found, kw_only=True):
    before: Chips
    better: Chips


class AnteFalls(Found, kw_only=True):
    before: Chips
    ante: Chips


class AnteKindChanges(Found, kw_only=True):
    """The kind of ante changes a second time."""

    kind: AnteKind
    before: AnteKind


class AnteUnclear(Found, kw_only=True):
    """An ante with nobody to pay it."""

    ante: Chips


# Time


class LevelLengthJumps(Found, kw_only=True):
    before: int
    minutes: int
    better: int


class LevelLengthOdd(Found, kw_only=True):
    """All levels around this one have another length."""

    minutes: int
    around: int


class HandsNotByTheBook(Found, kw_only=True):
    """The first level by hands, where the rulebook knows levels by time only."""


class HandsDoNotFit(Found, kw_only=True):
    """A level by hands that can't take the minutes it is expected to take."""

    hands: int
    minutes: int
    better: int


class NoBreak(Found, kw_only=True):
    """Too long a stretch without a break: the minutes played so far, with more to follow."""

    minutes: int
    longest: int
    """The minutes until the next break."""


class BreaksTogether(Found, kw_only=True):
    together: int


class BreakAtStart(Found, kw_only=True):
    minutes: int


class BreakAtEnd(Found, kw_only=True):
    minutes: int


class BreakTooShort(Found, kw_only=True):
    minutes: int
    least: int


class EndsLate(Found, kw_only=True):
    minutes: int
    wished: int
    better: int
    """The average minutes per level."""


class EndsEarly(Found, kw_only=True):
    minutes: int
    wished: int
    better: int
    """The average minutes per level."""


# Marks


class ColourUpMissing(Found, kw_only=True):
    """A colour-up is missing on this row, where the chip could leave."""

    chip: Chips
    last: int | None
    """The last level that needs the chip, if any does."""


class ColourUpTooEarly(Found, kw_only=True):
    chip: Chips
    amount: Chips
    needed: int
    """The first later level that can't be paid without the chip."""
    last: int
    """The last such level."""


class ColourUpNotAtBreak(Found, kw_only=True):
    chip: Chips
    better: int | None
    """The row of the next break, if any."""


class ColourUpNotInPlay(Found, kw_only=True):
    chip: Chips
    smallest: Chips


class ColourUpUnnamed(Found, kw_only=True):
    """A colour-up mark that doesn't say which chip leaves."""

    smallest: Chips


class MarkTwice(Found, kw_only=True):
    kind: MarkKind
    before: int
    """The row that had the mark first."""


class RegistrationTooLate(Found, kw_only=True):
    depth: int
    """The depth of a starting stack in the next level, in big blinds."""
    least: int
    better: int
    """The last row after which a starting stack is deep enough."""


class RegistrationNeverCloses(Found, kw_only=True):
    """Registration never closes; the row is one where it could."""


class RebuysNeverEnd(Found, kw_only=True):
    """Rebuys never end; the row is one where they could."""


class RebuysAfterAddOn(Found, kw_only=True):
    add_on: int
    """The row of the add-on."""


class AddOnMissing(Found, kw_only=True):
    """The add-on is missing; the row is one where it could be."""


class AddOnNotAtBreak(Found, kw_only=True):
    better: int | None
    """The row of the next break, if any."""


class EndOfDayRunsOn(Found, kw_only=True):
    """An end of day without a stop: the clock would run on into the next day."""


Defect = (
    NoLevel
    | NothingToBet
    | BlindFalls
    | BlindsStand
    | NotPayable
    | SmallBlindTooBig
    | SmallBlindNotHalf
    | StepTooSteep
    | StepTooFlat
    | StartTooShallow
    | StructureTooShort
    | ChipTooSmall
    | StackNotPayable
    | BetsNotDouble
    | BlindNotSmallBet
    | BringInTooBig
    | BringInWithoutAnte
    | AnteTooBig
    | AnteGoes
    | AnteFalls
    | AnteKindChanges
    | AnteUnclear
    | LevelLengthJumps
    | LevelLengthOdd
    | HandsDoNotFit
    | HandsNotByTheBook
    | NoBreak
    | BreaksTogether
    | BreakAtStart
    | BreakAtEnd
    | BreakTooShort
    | EndsLate
    | EndsEarly
    | ColourUpMissing
    | ColourUpTooEarly
    | ColourUpNotAtBreak
    | ColourUpNotInPlay
    | ColourUpUnnamed
    | MarkTwice
    | RegistrationTooLate
    | RegistrationNeverCloses
    | RebuysNeverEnd
    | RebuysAfterAddOn
    | AddOnMissing
    | AddOnNotAtBreak
    | EndOfDayRunsOn
)
