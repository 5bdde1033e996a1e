"""The tables of the room: opened, closed and locked, with seats that nobody is drawn to."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress, count
from operator import is_not
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    OpenTables,
    RemoveUnsold,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.seating import (
    SeatsMarked,
    TableLocked,
    TablesClosed,
    TablesOpened,
    UnsoldRemoved,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NoMoreTables,
    NoSuchSeat,
    NoSuchTable,
    NothingUnsold,
    NotInTheRoom,
    SeatMarkedSo,
    SeatTaken,
    TableIsLocked,
    TableIsOpen,
    TableNotEmpty,
    TableNotLocked,
)
from tdconsole.domain.memo import Memo
from tdconsole.domain.room.table_owner import held_elsewhere, held_fault
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Play, Seating, Table, Tournament, play_of, with_play
from tdconsole.domain.values import MOST_SEATS, Chips, Map, Seat, SeatNo, SeatUse, TableNo

Decision = tuple[Event, ...] | Rejection


Tables = Map[TableNo, Table]

_OTHERS: Final = Memo[frozenset[TableNo] | None]()


def others_than(before: Tables, after: Tables) -> frozenset[TableNo] | None:
    """The tables that changed, or None if one is new or gone."""
    return _OTHERS.of(before, after, made=lambda: _others_than(before, after))


def _others_than(before: Tables, after: Tables) -> frozenset[TableNo] | None:
    if len(before) != len(after):
        return None
    others = frozenset(compress(after, map(is_not, before.values(), after.values())))
    return others if all(no in before for no in others) else None


def is_open(table: Table | None) -> bool:
    return table is not None and (table.opened or bool(table.players))


@lru_cache(maxsize=MOST_SEATS)
def _numbers(seats: int) -> tuple[SeatNo, ...]:
    return tuple(map(SeatNo, range(1, seats + 1)))


def all_seats(tournament: Tournament, table: Table | None) -> tuple[SeatNo, ...]:
    """The seats that could be drawn if the table were empty."""
    every = _numbers(tournament.seats_at(table))
    if table is None or not table.uses:
        return every
    return tuple(seat for seat in every if table.uses.get(seat, "unsold") == "unsold")


def free_seats(tournament: Tournament, table: Table) -> tuple[SeatNo, ...]:
    players = table.players
    return tuple(seat for seat in all_seats(tournament, table) if seat not in players)


def to_open(tournament: Tournament) -> Iterator[TableNo]:
    """The tables not open yet, in order."""
    tables, held = tournament.play.seating.tables, held_elsewhere(tournament)
    order = tournament.terms.tables or map(TableNo, count(1))
    for number in order:
        table = tables.get(number)
        if number in held or number in tournament.elsewhere:
            continue
        if not is_open(table) and not (table is not None and table.locked):
            yield number


def room_fault(tournament: Tournament, table: TableNo) -> NotInTheRoom | None:
    """A refusal if the tables of the room are listed, and this one is neither listed nor used."""
    room, used = tournament.terms.tables, tournament.play.seating.tables
    return NotInTheRoom(table=table) if room and table not in room and table not in used else None


def open_tables(tournament: Tournament, command: OpenTables, _context: Context) -> Decision:
    tables, play = command.tables, tournament.play
    if tables is None:
        following = to_open(tournament)
        wanted = range(command.number or 1)
        tables = tuple(number for _, number in zip(wanted, following, strict=False))
        if not tables:
            return NoMoreTables()
    for number in tables:
        if tournament.terms.tables and number not in tournament.terms.tables:
            return NotInTheRoom(table=number)
        table = play.seating.tables.get(number)
        if is_open(table):
            return TableIsOpen(table=number)
        if fault := held_fault(tournament, number):
            return fault
    return (TablesOpened(play=play.id, tables=tuple(dict.fromkeys(tables))),)


def opened(tournament: Tournament, event: TablesOpened) -> Tournament:
    play = play_of(tournament, event.play)
    for number in event.tables:
        play = _with(play, replace(_table(play, number), opened=True))
    return with_play(tournament, play)


def close_tables(tournament: Tournament, command: CloseTables, _context: Context) -> Decision:
    play = tournament.play
    for number in command.tables:
        table = play.seating.tables.get(number)
        if table is None or not is_open(table):
            return NoSuchTable(table=number)
        if table.players:
            return TableNotEmpty(table=number, players=len(table.players))
    return (TablesClosed(play=play.id, tables=tuple(dict.fromkeys(command.tables))),)


def closed(tournament: Tournament, event: TablesClosed) -> Tournament:
    play = play_of(tournament, event.play)
    for number in event.tables:
        if number in play.seating.tables:
            play = _with(play, replace(_table(play, number), opened=False))
    return with_play(tournament, play)


def lock(tournament: Tournament, command: LockTable, _context: Context) -> Decision:
    play = tournament.play
    table = play.seating.tables.get(command.table)
    if table is None:
        return NoSuchTable(table=command.table)
    if table.locked == command.locked:
        kind = TableIsLocked if command.locked else TableNotLocked
        return kind(table=command.table)
    return (TableLocked(play=play.id, table=command.table, locked=command.locked),)


def locked(tournament: Tournament, event: TableLocked) -> Tournament:
    play = play_of(tournament, event.play)
    if event.table not in play.seating.tables:
        return tournament
    return with_play(
        tournament, _with(play, replace(_table(play, event.table), locked=event.locked))
    )


def mark(tournament: Tournament, command: MarkSeats, _context: Context) -> Decision:
    play = tournament.play
    seats = tuple(dict.fromkeys(command.seats))
    for seat in seats:
        table = play.seating.tables.get(seat.table)
        if fault := held_fault(tournament, seat.table):
            return fault
        if missing := room_fault(tournament, seat.table):
            return missing
        if seat.seat > (most := tournament.seats_at(table)):
            return NoSuchSeat(seat=seat, seats_per_table=most)
        by = play.seating.at(seat)
        if by is not None and command.use != "open":
            return SeatTaken(seat=seat, by=by)
        if len(seats) == 1 and use_of(play.seating, seat) == command.use:
            return SeatMarkedSo(seat=seat)
    return (SeatsMarked(play=play.id, seats=seats, use=command.use),)


def use_of(seating: Seating, seat: Seat) -> SeatUse:
    table = seating.tables.get(seat.table)
    return "open" if table is None else table.uses.get(seat.seat, "open")


def marked(tournament: Tournament, event: SeatsMarked) -> Tournament:
    return with_play(tournament, _marked(play_of(tournament, event.play), event.seats, event.use))


def unsold(tournament: Tournament) -> tuple[Seat, ...]:
    """The seats with stacks nobody has come for, by table and seat."""
    tables = tournament.play.seating.tables.values()
    return tuple(
        sorted(
            Seat(table=table.no, seat=seat)
            for table in tables
            for seat, use in table.uses.items()
            if use == "unsold"
        )
    )


def remove_unsold(tournament: Tournament, command: RemoveUnsold, _context: Context) -> Decision:
    there = unsold(tournament)
    seats = there if command.seats is None else tuple(dict.fromkeys(command.seats))
    if not seats or not set(seats) <= set(there):
        return NothingUnsold()
    stood = Chips(len(seats) * tournament.setup.stack)
    if command.blinded > stood:
        return MoreThanInPlay(stack=command.blinded, in_play=stood)
    return (UnsoldRemoved(play=tournament.play.id, seats=seats, blinded=command.blinded),)


def unsold_removed(tournament: Tournament, event: UnsoldRemoved) -> Tournament:
    tournament = replace(
        tournament,
        chips=Chips(tournament.chips + event.blinded),
        blinded=Chips(tournament.blinded + event.blinded),
    )
    return with_play(tournament, _marked(play_of(tournament, event.play), event.seats, "open"))


def _marked(play: Play, seats: tuple[Seat, ...], use: SeatUse) -> Play:
    for seat in seats:
        table = _table(play, seat.table)
        uses = table.uses
        if use != "open":
            uses = uses.set(seat.seat, use)
        elif seat.seat in uses:
            uses = uses.delete(seat.seat)
        play = _with(play, replace(table, uses=uses))
    return play


def _table(play: Play, number: TableNo) -> Table:
    return play.seating.tables.get(number) or Table(no=number)


def _with(play: Play, table: Table) -> Play:
    tables = play.seating.tables.set(table.no, table)
    return replace(play, seating=replace(play.seating, tables=tables))
