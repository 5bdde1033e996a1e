"""The tables of a room that several tournaments share: each table is one tournament's at a time."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.commands.house import (
    LeaveRoom,
    LendTables,
    ReturnTables,
    ShareRoom,
    UseTables,
)
from tdconsole.domain.language.events.house import (
    RoomLeft,
    RoomShared,
    TablesFreed,
    TablesLent,
    TablesTaken,
)
from tdconsole.domain.language.rejections.room import (
    NoSuchRoom,
    NotInOneRoom,
    RoomNotShared,
    RoomSharedAlready,
    TableElsewhere,
    TableInUse,
    TableNotLent,
    TablesAsHeld,
)
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.room.tables import is_open
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.house import HeldTable, HouseContext, HouseState, same_series
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Map, TableNo, TournamentId


def tables_in_use(tournament: Tournament) -> frozenset[TableNo]:
    """The tables open in any of its flights that isn't over; none once it has ended."""
    if tournament.finished:
        return frozenset()
    plays = (tournament.current, *tournament.others)
    return frozenset(
        number
        for play in plays
        if not is_over(seen(tournament, play))
        for number, table in tournament.plays[play].seating.tables.items()
        if is_open(table)
    )


def share(house: HouseState, command: ShareRoom, context: HouseContext) -> HouseDecision:
    tournament, room = command.tournament, " ".join(command.room.split())
    if not context.is_there:
        return NoSuchTournament()
    if not context.room_known:
        return NoSuchRoom(room=room)
    if same_series(house.rooms.get(tournament, ""), room):
        return RoomSharedAlready(room=room)
    moved = shared(house, RoomShared(tournament=tournament, room=room))
    if fault := _held_by_other(moved, tournament, context.in_use, context):
        return fault
    told = RoomShared(tournament=tournament, room=room)
    return (told, *_taken(tournament, context.in_use, context))


def shared(house: HouseState, event: RoomShared) -> HouseState:
    house = left(house, RoomLeft(tournament=event.tournament))
    return replace(house, rooms=house.rooms.set(event.tournament, event.room))


def leave(house: HouseState, command: LeaveRoom, _context: HouseContext) -> HouseDecision:
    if command.tournament not in house.rooms:
        return RoomNotShared()
    return (RoomLeft(tournament=command.tournament),)


def left(house: HouseState, event: RoomLeft) -> HouseState:
    if event.tournament not in house.rooms:
        return house
    house = _free(house, event.tournament, _held(house, event.tournament))
    return replace(house, rooms=house.rooms.delete(event.tournament))


def use(house: HouseState, command: UseTables, context: HouseContext) -> HouseDecision:
    """Take what has come into use, and free what no longer is; one that is over frees all."""
    tournament = command.tournament
    if tournament not in house.rooms:
        return RoomNotShared()
    held = _held(house, tournament)
    used = {number for number, one in held.items() if one.used}
    if fault := _held_by_other(house, tournament, context.in_use - used, context):
        return fault
    freed = (set(held) if context.over else used) - context.in_use
    told = (
        *_taken(tournament, context.in_use - used, context),
        *_freed(tournament, freed),
    )
    return told or TablesAsHeld()


def taken(house: HouseState, event: TablesTaken) -> HouseState:
    if event.tournament not in house.rooms:
        return house
    tables, room = house.tables, house.room_of(event.tournament)
    for number in event.tables:
        held = tables.get((room, number))
        lender = held.lender if held and held.tournament == event.tournament else None
        one = HeldTable(tournament=event.tournament, since=event.since, lender=lender, used=True)
        tables = tables.set((room, number), one)
    return replace(house, tables=tables)


def freed(house: HouseState, event: TablesFreed) -> HouseState:
    return _free(house, event.tournament, event.tables)


def lend(house: HouseState, command: LendTables, context: HouseContext) -> HouseDecision:
    """Lend tables that nobody sits at: they wait for the other tournament until it breaks them."""
    lender, to = command.tournament, command.to
    room = house.room_of(lender)
    if lender not in house.rooms:
        return RoomNotShared()
    if room != house.room_of(to) or lender == to or context.over:
        return NotInOneRoom()
    for number in command.tables:
        held = house.tables.get((room, number))
        if held is not None and held.tournament != lender:
            return TableElsewhere(table=number, tournament=context.named(held.tournament))
        if held is not None and held.used:
            return TableInUse(table=number)
    tables = tuple(dict.fromkeys(command.tables))
    return (TablesLent(tournament=lender, to=to, tables=tables, since=context.now),)


def lent(house: HouseState, event: TablesLent) -> HouseState:
    if event.to not in house.rooms:
        return house
    tables, room = house.tables, house.room_of(event.to)
    for number in event.tables:
        one = HeldTable(tournament=event.to, since=event.since, lender=event.tournament)
        tables = tables.set((room, number), one)
    return replace(house, tables=tables)


def give_back(house: HouseState, command: ReturnTables, context: HouseContext) -> HouseDecision:
    """Give lent tables back, or take them back: as long as nobody plays at them."""
    if command.tournament not in house.rooms:
        return RoomNotShared()
    room = house.room_of(command.tournament)
    told: dict[TournamentId, list[TableNo]] = {}
    for number in dict.fromkeys(command.tables):
        held = house.tables.get((room, number))
        if held is None or command.tournament not in {held.tournament, held.lender}:
            return TableNotLent(table=number)
        if held.used and held.tournament == command.tournament:
            return TableInUse(table=number)
        if held.used:
            return TableElsewhere(table=number, tournament=context.named(held.tournament))
        told.setdefault(held.tournament, []).append(number)
    return tuple(
        TablesFreed(tournament=holder, tables=tuple(tables)) for holder, tables in told.items()
    )


def elsewhere(house: HouseState, tournament: TournamentId) -> Iterator[tuple[TableNo, HeldTable]]:
    """The tables of its room that another tournament has now."""
    if tournament not in house.rooms:
        return
    room = house.room_of(tournament)
    for (at, number), held in house.tables.items():
        if at == room and held.tournament != tournament:
            yield number, held


def _held(house: HouseState, tournament: TournamentId) -> dict[TableNo, HeldTable]:
    return {
        number: one for (_, number), one in house.tables.items() if one.tournament == tournament
    }


def _held_by_other(
    house: HouseState,
    tournament: TournamentId,
    tables: Iterable[TableNo],
    context: HouseContext,
) -> TableElsewhere | None:
    room = house.room_of(tournament)
    for number in sorted(tables):
        held = house.tables.get((room, number))
        if held is not None and held.tournament != tournament:
            return TableElsewhere(table=number, tournament=context.named(held.tournament))
    return None


def _taken(
    tournament: TournamentId, tables: Iterable[TableNo], context: HouseContext
) -> tuple[TablesTaken, ...]:
    found = tuple(sorted(tables))
    if not found:
        return ()
    return (TablesTaken(tournament=tournament, tables=found, since=context.now),)


def _freed(tournament: TournamentId, tables: Iterable[TableNo]) -> tuple[TablesFreed, ...]:
    found = tuple(sorted(tables))
    return (TablesFreed(tournament=tournament, tables=found),) if found else ()


def _free(house: HouseState, tournament: TournamentId, tables: Iterable[TableNo]) -> HouseState:
    gone = set(tables)
    kept = {
        key: one
        for key, one in house.tables.items()
        if one.tournament != tournament or key[1] not in gone
    }
    return house if len(kept) == len(house.tables) else replace(house, tables=Map(kept))
