"""Every refusal, a type each: the class name is its code, the fields are what its sentence names.

Refusals of the floor come from `decide`, those of the trail and of the wire from the session.
"""

from typing import dataclass_transform

from tdconsole.domain.values import (
    Chips,
    Document,
    EntryId,
    Millis,
    PersonId,
    Place,
    Record,
    Seat,
    StepNo,
    TableNo,
)


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Refusal(Record, tag=True, tag_field="rejected"):
    """`cite` names the article of the rulebook, where a rule is the reason."""

    cite: str | None = None


# The tournament


class NoSuchTournament(Refusal, kw_only=True):
    pass


class AlreadyCreated(Refusal, kw_only=True):
    pass


class TournamentIsOver(Refusal, kw_only=True):
    pass


class PlayersStillIn(Refusal, kw_only=True):
    left: int


class NobodyIsOut(Refusal, kw_only=True):
    """Nobody has gone out, so nobody has won."""


class NoLevels(Refusal, kw_only=True):
    pass


class SharesDoNotAddUp(Refusal, kw_only=True):
    """The shares from this many entries upwards, in ten-thousandths, are not the whole."""

    entries: int
    total: int


class SharesRise(Refusal, kw_only=True):
    """A place would be paid more than the one above it."""

    entries: int
    place: Place


class BandsOutOfOrder(Refusal, kw_only=True):
    """The payout table does not begin at one entry, or its bands do not rise."""

    entries: int


# The desk


class UnknownPerson(Refusal, kw_only=True):
    person: PersonId


class AlreadyRegistered(Refusal, kw_only=True):
    person: PersonId
    entry: EntryId


class UnknownEntry(Refusal, kw_only=True):
    entry: EntryId


class AlreadyPlaying(Refusal, kw_only=True):
    entry: EntryId


# The draw


class NobodyToSeat(Refusal, kw_only=True):
    pass


class TooFewToDraw(Refusal, kw_only=True):
    waiting: int
    least: int


class NoMoreLinks(Refusal, kw_only=True):
    """The secret chain of this tournament is not in this file, or used up."""


# The clock


class ClockAlreadyStarted(Refusal, kw_only=True):
    pass


class ClockNotStarted(Refusal, kw_only=True):
    pass


class ClockAlreadyRunning(Refusal, kw_only=True):
    pass


class ClockNotRunning(Refusal, kw_only=True):
    pass


class NothingToAdjust(Refusal, kw_only=True):
    pass


class LevelHasLess(Refusal, kw_only=True):
    left: Millis


class LevelTooLong(Refusal, kw_only=True):
    """More than a day would be left of one level."""


# The floor


class PlayerIsOut(Refusal, kw_only=True):
    entry: EntryId


class PlayerIsIn(Refusal, kw_only=True):
    entry: EntryId


class NotSeated(Refusal, kw_only=True):
    entry: EntryId


class NoSuchTable(Refusal, kw_only=True):
    table: TableNo


class NoSuchSeat(Refusal, kw_only=True):
    seat: Seat
    seats_per_table: int


class SeatTaken(Refusal, kw_only=True):
    seat: Seat
    by: EntryId


class AlreadyThere(Refusal, kw_only=True):
    entry: EntryId
    seat: Seat


class NamedTwice(Refusal, kw_only=True):
    entry: EntryId


class NobodyWouldBeLeft(Refusal, kw_only=True):
    """Of the players at this table somebody won the hand."""

    table: TableNo


class StacksNeeded(Refusal, kw_only=True):
    """Several out at one table in one hand, in the money: the stacks decide who ranks higher."""

    table: TableNo


class MoreThanInPlay(Refusal, kw_only=True):
    stack: Chips
    in_play: Chips


# Paper


class NothingToPrint(Refusal, kw_only=True):
    document: Document


# The trail


class NothingToUndo(Refusal, kw_only=True):
    pass


class NothingToRedo(Refusal, kw_only=True):
    pass


class NoSuchStep(Refusal, kw_only=True):
    step: StepNo


class AlreadyUndone(Refusal, kw_only=True):
    step: StepNo


class NotAnUndo(Refusal, kw_only=True):
    step: StepNo


class CannotBeUndone(Refusal, kw_only=True):
    """The clock is answered by the opposite gesture; a tournament or a commitment stays."""

    step: StepNo
    command: str


class StepsStandOnIt(Refusal, kw_only=True):
    """Later steps touch the same things: they would have to go first."""

    step: StepNo
    blockers: tuple["Blocker", ...]


class Blocker(Record, kw_only=True):
    step: StepNo
    command: str


class WouldNotAddUp(Refusal, kw_only=True):
    """The step can't go for what it would leave behind; the problems' names stand in the log."""

    step: StepNo
    problems: tuple[str, ...]


# The wire and the file


class NotUnderstood(Refusal, kw_only=True):
    """A line that is no request; the detail is the reader's own, in English."""

    detail: str


class RequestUsedBefore(Refusal, kw_only=True):
    """The same request number came with another command."""

    request: str
    command: str


class TooBusy(Refusal, kw_only=True):
    """Others wrote to the same tournament each time this was tried."""


Rejection = (
    NoSuchTournament
    | AlreadyCreated
    | TournamentIsOver
    | PlayersStillIn
    | NobodyIsOut
    | NoLevels
    | SharesDoNotAddUp
    | SharesRise
    | BandsOutOfOrder
    | UnknownPerson
    | AlreadyRegistered
    | UnknownEntry
    | AlreadyPlaying
    | NobodyToSeat
    | TooFewToDraw
    | NoMoreLinks
    | ClockAlreadyStarted
    | ClockNotStarted
    | ClockAlreadyRunning
    | ClockNotRunning
    | NothingToAdjust
    | LevelHasLess
    | LevelTooLong
    | PlayerIsOut
    | PlayerIsIn
    | NotSeated
    | NoSuchTable
    | NoSuchSeat
    | SeatTaken
    | AlreadyThere
    | NamedTwice
    | NobodyWouldBeLeft
    | StacksNeeded
    | MoreThanInPlay
    | NothingToPrint
    | NothingToUndo
    | NothingToRedo
    | NoSuchStep
    | AlreadyUndone
    | NotAnUndo
    | CannotBeUndone
    | StepsStandOnIt
    | WouldNotAddUp
    | NotUnderstood
    | RequestUsedBefore
    | TooBusy
)
