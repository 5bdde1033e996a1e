"""Refusals about tables, seats and moves."""

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
    """Everybody at the table would be out, but somebody won the hand."""

    table: TableNo


class MoreThanInPlay(Refusal, kw_only=True):
    stack: Chips
    in_play: Chips


class PlanStale(Refusal, kw_only=True):
    """The floor has changed: this move isn't part of the plan that balances the tables now."""

    entry: EntryId
    seat: Seat


class OutOfTurn(Refusal, kw_only=True):
    """Another move of the plan from or to this table comes first."""

    table: TableNo


class NoRoomElsewhere(Refusal, kw_only=True):
    """The other tables don't have enough free seats."""

    table: TableNo
    players: int
    free: int


class LastTable(Refusal, kw_only=True):
    """The last table in play can't be broken."""

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
    """A player who may have posted a blind in that hand has just left a seat."""

    table: TableNo
    seat: SeatNo


class TableIsBroken(Refusal, kw_only=True):
    """The table is broken, and no other seat is named."""

    table: TableNo


class EnteredAgain(Refusal, kw_only=True):
    """The person has entered again and that entry is out, so this one can't come back."""

    entry: EntryId
    again: EntryId


class NotAtThatTable(Refusal, kw_only=True):
    """The winner of a hand has to sit at the table where it was played."""

    entry: EntryId
    table: TableNo


class NothingToSee(Refusal, kw_only=True):
    """All of them were already confirmed on their seats, or none of them has one."""


class OrderStands(Refusal, kw_only=True):
    """The breaking order is already posted like this."""


class NothingCorrected(Refusal, kw_only=True):
    entry: EntryId


class WonByOneOut(Refusal, kw_only=True):
    """A player who was out in the hand or before can't have won it."""

    entry: EntryId


class ReasonNeeded(Refusal, kw_only=True):
    """The rules don't ask for new seats now, so a reason must go on the record."""


class NotInTheRoom(Refusal, kw_only=True):
    """The table isn't one of those that the terms name for this tournament."""

    table: TableNo


class NoMoreTables(Refusal, kw_only=True):
    """All tables of the terms are open."""


class TableIsOpen(Refusal, kw_only=True):
    table: TableNo


class TableNotEmpty(Refusal, kw_only=True):
    table: TableNo
    players: int


class TableIsLocked(Refusal, kw_only=True):
    table: TableNo


class TableNotLocked(Refusal, kw_only=True):
    table: TableNo


class TableNotNoted(Refusal, kw_only=True):
    table: TableNo


class SeatIsDead(Refusal, kw_only=True):
    seat: Seat


class SeatMarkedSo(Refusal, kw_only=True):
    """The seat is already marked like this."""

    seat: Seat


class NothingUnsold(Refusal, kw_only=True):
    pass


class SeatedAlready(Refusal, kw_only=True):
    entry: EntryId
    seat: Seat


class NothingPinned(Refusal, kw_only=True):
    entry: EntryId


class NeedsOtherSeat(Refusal, kw_only=True):
    """The player needs one of certain seat numbers, and this isn't one."""

    entry: EntryId
    seat: Seat


class NoSuchRoom(Refusal, kw_only=True):
    room: str


class RoomSharedAlready(Refusal, kw_only=True):
    room: str


class RoomNotShared(Refusal, kw_only=True):
    """The tournament shares no room, so that nothing can be lent."""


class NotInOneRoom(Refusal, kw_only=True):
    """Not two running tournaments in one room."""


class TableElsewhere(Refusal, kw_only=True):
    """Another tournament in the room has the table."""

    table: TableNo
    tournament: str


class TableInUse(Refusal, kw_only=True):
    """The table is open here, so that it can be neither lent nor given back."""

    table: TableNo


class TableNotLent(Refusal, kw_only=True):
    table: TableNo


class TablesAsHeld(Refusal, kw_only=True):
    """Every table is with the tournament that has it open."""
