from tdconsole.domain.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, Seat, TableNo


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
    | StacksNeeded
    | MoreThanInPlay
)
