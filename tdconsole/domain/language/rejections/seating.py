from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import EntryId, Seat, TableNo


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
