from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, Seat, SeatNo, TableNo


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


class MoreThanInPlay(Refusal, kw_only=True):
    stack: Chips
    in_play: Chips


class PlanStale(Refusal, kw_only=True):
    """The floor has changed: this move is none of the plan that brings the tables level now."""

    entry: EntryId
    seat: Seat


class OutOfTurn(Refusal, kw_only=True):
    """Another move of the plan from or to this table comes first."""

    table: TableNo


class NoRoomElsewhere(Refusal, kw_only=True):
    """The other tables have fewer free seats than it takes."""

    table: TableNo
    players: int
    free: int


class LastTable(Refusal, kw_only=True):
    """Nobody plays anywhere else."""

    table: TableNo


class SamePlayer(Refusal, kw_only=True):
    entry: EntryId


class NotDealtIn(Refusal, kw_only=True):
    """Nobody sits on this seat, so it can't be the big blind."""

    seat: Seat


class TooFewToDeal(Refusal, kw_only=True):
    """It takes two to deal a hand."""

    table: TableNo


class ButtonOnBigBlind(Refusal, kw_only=True):
    table: TableNo


class BigBlindNotSure(Refusal, kw_only=True):
    """Somebody has just gone from a seat that may have posted a blind in that hand."""

    table: TableNo
    seat: SeatNo


class TableIsBroken(Refusal, kw_only=True):
    """Nobody plays there any more, and no other seat is named."""

    table: TableNo


class EnteredAgain(Refusal, kw_only=True):
    """The same person's next entry went out, and this one was out before it was paid."""

    entry: EntryId
    again: EntryId


class NotAtThatTable(Refusal, kw_only=True):
    """Who wins a hand sits at the table where it is played."""

    entry: EntryId
    table: TableNo


class NothingToSee(Refusal, kw_only=True):
    """They were all seen where they are to sit, or none of them has a seat."""


class OrderStands(Refusal, kw_only=True):
    """It is posted as it is."""


class NothingCorrected(Refusal, kw_only=True):
    entry: EntryId


class WonByOneOut(Refusal, kw_only=True):
    """Somebody who goes out in the hand, or was out before it, did not win it."""

    entry: EntryId


class ReasonNeeded(Refusal, kw_only=True):
    """The rules don't want new seats now; why they are drawn goes on the record."""


FloorRefusal = (
    PlayerIsOut
    | PlayerIsIn
    | NotSeated
    | NoSuchTable
    | NoSuchSeat
    | SeatTaken
    | AlreadyThere
    | NamedTwice
    | NobodyWouldBeLeft
    | MoreThanInPlay
    | PlanStale
    | OutOfTurn
    | NoRoomElsewhere
    | LastTable
    | SamePlayer
    | NotDealtIn
    | TooFewToDeal
    | ButtonOnBigBlind
    | BigBlindNotSure
    | TableIsBroken
    | NotAtThatTable
    | EnteredAgain
    | NothingToSee
    | OrderStands
    | NothingCorrected
    | WonByOneOut
    | ReasonNeeded
)
