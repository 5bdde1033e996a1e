"""Breaking tables: the order, when the others have room, and the draw of new seats."""

from functools import lru_cache
from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.draw.drawing import called, cast, needs_among
from tdconsole.domain.draw.lots import TableOffered
from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.hand.hands_left import bag_fault, shut_fault
from tdconsole.domain.hand.known_hands import forgotten
from tdconsole.domain.hand.table_hands import dealing_fault
from tdconsole.domain.language.commands.floor import BreakTable, SetBreakingOrder
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import BreakingOrderSet
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    LastTable,
    NoRoomElsewhere,
    NoSuchTable,
    NotInTheRoom,
    OrderStands,
    TableIsLocked,
)
from tdconsole.domain.language.rejections.setup import TableTwice
from tdconsole.domain.memo import Memo
from tdconsole.domain.room.fewest_moves import Size, Sizes
from tdconsole.domain.room.tables import free_seats
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Play, Table, Tournament, play_of, with_play
from tdconsole.domain.values import Map, TableNo

Decision = tuple[Event, ...] | Rejection


class Turns:
    """When each table breaks, as a number, lower meaning sooner.

    Tables missing from the posted order opened after it was posted, so they go first (WSOP 35).
    Without one it is the order of opening, backwards, and if the terms name none, the highest
    number first.
    """

    def __init__(self, opening: tuple[TableNo, ...], posted: tuple[TableNo, ...]) -> None:
        self._turns = {table: -turn for turn, table in enumerate(opening)}
        self._turns |= {table: turn for turn, table in enumerate(posted, start=1)}
        self._unnamed = len(opening)

    def of(self, table: TableNo) -> int:
        turn = self._turns.get(table)
        return -self._unnamed - table if turn is None else turn


@lru_cache(maxsize=8)
def _turns(opening: tuple[TableNo, ...], posted: tuple[TableNo, ...]) -> Turns:
    return Turns(opening, posted)


def turns(tournament: Tournament) -> Turns:
    return _turns(tournament.terms.tables, tournament.play.breaking)


def breaking_order(tournament: Tournament) -> list[TableNo]:
    """The tables in play, the first to break first."""
    playing = [no for no, table in tournament.play.seating.tables.items() if table.players]
    return sorted(playing, key=turns(tournament).of)


def set_order(tournament: Tournament, command: SetBreakingOrder, _context: Context) -> Decision:
    play, named = tournament.play, tournament.terms.tables
    for table in command.tables:
        if command.tables.count(table) > 1:
            return TableTwice(table=table)
        if table not in play.seating.tables and (not named or table not in named):
            return NotInTheRoom(table=table) if named else NoSuchTable(table=table)
    if command.tables == play.breaking:
        return OrderStands()
    return (BreakingOrderSet(play=play.id, tables=command.tables),)


def order_set(tournament: Tournament, event: BreakingOrderSet) -> Tournament:
    play = play_of(tournament, event.play)
    return with_play(tournament, replace(play, breaking=event.tables))


def elsewhere(tournament: Tournament, table: Table) -> tuple[TableOffered, ...]:
    """The other tables in play, with the free seats that this one's players can draw."""
    others = [
        one
        for one in tournament.play.seating.tables.values()
        if one.players and not one.locked and one.no != table.no
    ]
    others.sort(key=lambda one: one.no)
    seats = ((one, free_seats(tournament, one)) for one in others)
    return tuple(
        TableOffered(table=one.no, players=len(one.players), free=free)
        for one, free in seats
        if free
    )


_FIRST: Final = Memo[Size]()


def next_to_break(tournament: Tournament, sizes: Sizes) -> Size | None:
    """The first table in the order, if the others have seats for its players and any waiting."""
    if tournament.plays_out or sizes.tables < LEAST:
        return None
    waiting = tournament.left - len(tournament.play.seating.of)
    spare = sizes.room - sizes.players - waiting
    if spare < sizes.least_room:
        return None
    first = _FIRST.of(sizes, made=lambda: min(sizes.every, key=attrgetter("turn")))
    return first if spare >= first.room else None


def break_fault(tournament: Tournament, number: TableNo) -> Rejection | None:
    """Why the table can't be broken, as far as is known without drawing."""
    table = tournament.play.seating.tables.get(number)
    if table is None or not table.players:
        return NoSuchTable(table=number)
    if fault := shut_fault(tournament) or dealing_fault(tournament, (number,)):
        return fault
    if sealed := bag_fault(tournament, *table.players.values()):
        return sealed
    if table.locked:
        return TableIsLocked(table=number)
    others = elsewhere(tournament, table)
    if not others and len(tournament.play.seating.of) == len(table.players):
        return LastTable(table=number)
    free = sum(len(one.free) for one in others)
    if free < len(table.players):
        return NoRoomElsewhere(table=number, players=len(table.players), free=free)
    return None


def break_table(tournament: Tournament, command: BreakTable, context: Context) -> Decision:
    if fault := break_fault(tournament, command.table):
        return fault
    table = tournament.play.seating.tables[command.table]
    players = sorted(table.players.values())
    return cast(
        tournament,
        players,
        elsewhere(tournament, table),
        needs=needs_among(tournament, players),
        context=context,
        word=called(command.word),
        broken=command.table,
    )


def broken_up(play: Play, event: SeatsDrawn) -> Play:
    """The play with the table closed and its hands forgotten."""
    table = None if event.broken is None else play.seating.tables.get(event.broken)
    if event.broken is None or table is None or table.players:
        return play
    closed = Table(no=table.no, uses=table.uses, added=table.added)
    tables = play.seating.tables.set(table.no, closed)
    return replace(
        play,
        seating=replace(play.seating, tables=tables),
        buttons=Map((no, seat) for no, seat in play.buttons.items() if no != table.no),
        hands=forgotten(play.hands, (table.no,)),
    )
