"""Alternatives to a refused line, each of which would be done as it is."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import RegisterEntry, TakeAddOn, TakeRebuy
from tdconsole.domain.language.commands.floor import MovePlayer, ReinstatePlayer, SwapPlayers
from tdconsole.domain.language.commands.seating import LockTable, OpenTables, SeatEntry
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.language.rejections.room import (
    NeedsOtherSeat,
    NoSuchSeat,
    NoSuchTable,
    PlayerIsOut,
    SeatIsDead,
    SeatTaken,
    TableIsBroken,
    TableIsLocked,
)
from tdconsole.domain.room.tables import free_seats, is_open, to_open
from tdconsole.domain.state.tournament import Table
from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.typing.reading import Offer

if TYPE_CHECKING:
    from tdconsole.line.typing.line_context import Desk

_Item = TypeVar("_Item")
_Seated = MovePlayer | ReinstatePlayer | SeatEntry
_SEATS: Final = 3
"""Free seats offered at most, each at another table if there are enough."""
_NO_SEAT: Final = (NeedsOtherSeat, NoSuchSeat, NoSuchTable, SeatIsDead, SeatTaken, TableIsBroken)


def ways_out(desk: "Desk", request: Request, rejection: Rejection) -> tuple[Offer, ...]:
    """Return the best first; none if only another decision helps."""
    return tuple(offer for way, offer in _ways(desk, request, rejection) if _goes(desk, way))


def elsewhere(desk: "Desk", request: _Seated) -> tuple[Offer, ...]:
    """Offer free seats at other tables than a full one, then the next table to open."""
    seats = [offer for _way, offer in _seats(desk, request, None)]
    return (*seats, *(offer for way, offer in _next_table(desk) if _goes(desk, way)))


def where_passed(desk: "Desk", request: Request) -> str:
    """Say by which keys the director may pass a limit with a reason, where there are keys."""
    keys = desk.looking.passed_by.get(type(request))
    if keys is None or not isinstance(request, RegisterEntry | TakeRebuy | TakeAddOn):
        return ""
    if not _goes(desk, replace(request, override="·")):
        return ""
    return desk.words.gettext("{keys} does it all the same, with a reason.", keys=keys)


def _goes(desk: "Desk", request: Request) -> bool:
    return not isinstance(desk.looking.foresee(request), Refusal)


def _ways(desk: "Desk", request: Request, rejection: Rejection) -> Iterator[tuple[Request, Offer]]:
    say = desk.words.gettext
    match rejection:
        case SeatTaken(by=by) if isinstance(request, MovePlayer):
            line = f"swap {_where(desk, request.entry)} {_where(desk, by)}"
            label = say(
                "Swap {player} and {other}",
                player=desk.looking.who(request.entry),
                other=desk.looking.who(by),
            )
            yield SwapPlayers(entry=request.entry, other=by), _offer(line, label)
        case PlayerIsOut(entry=entry) if not isinstance(request, ReinstatePlayer):
            back = ReinstatePlayer(entry=entry)
            label = say("{player} is back in play", player=desk.looking.who(entry))
            yield back, _offer(f"back {_name(desk, entry)}", label)
            if not _goes(desk, back):
                yield from _seats(desk, back, _wanted(desk, back))
        case TableIsLocked(table=table):
            label = say("Unlock table {table}", table=table)
            yield LockTable(table=table, locked=False), _offer(f"unlock {table}", label)
        case NoSuchTable(table=table):
            yield _opened(desk, table)
        case _:
            pass
    if isinstance(rejection, _NO_SEAT) and isinstance(request, _Seated):
        yield from _seats(desk, request, _wanted(desk, request))


def _next_table(desk: "Desk") -> Iterator[tuple[Request, Offer]]:
    for table in islice(to_open(desk.state), 1):
        yield _opened(desk, table)


def _opened(desk: "Desk", table: TableNo) -> tuple[Request, Offer]:
    label = desk.words.gettext("Open table {table}", table=table)
    return OpenTables(tables=(table,)), _offer(f"open {table}", label)


def _wanted(desk: "Desk", request: _Seated) -> TableNo | None:
    """Return the table named; a player who comes back belongs at the earlier one."""
    if request.seat is not None:
        return request.seat.table
    exit_ = desk.state.exits.by_entry.get(request.entry)
    return None if exit_ is None else exit_.seat.table


def _seats(
    desk: "Desk", request: _Seated, wanted: TableNo | None
) -> Iterator[tuple[Request, Offer]]:
    """Offer seats at the named table first, then at the emptiest, one of each in turn."""
    each = [_ways_to(desk, request, table) for table in _tables(desk, request.entry, wanted)]
    for seat, way in islice(_in_turn(each), _SEATS):
        place = f"{seat.table}-{seat.seat}"
        yield way, _offer(_line(desk, request, place), seat_name(desk.words, seat))


def _line(desk: "Desk", request: _Seated, place: str) -> str:
    match request:
        case MovePlayer(entry=entry):
            return f"m {_where(desk, entry)} {place}"
        case ReinstatePlayer(entry=entry):
            return f"back {_name(desk, entry)} {place}"
        case SeatEntry(entry=entry):
            return f"here {place} {_name(desk, entry)}"


def _tables(desk: "Desk", entry: EntryId, wanted: TableNo | None) -> list[Table]:
    state = desk.state
    sits = state.play.seating.of.get(entry)
    here = None if sits is None else sits.table
    tables = [
        table
        for table in state.play.seating.tables.values()
        if is_open(table) and not table.locked and (table.no != here or table.no == wanted)
    ]
    return sorted(tables, key=lambda table: (table.no != wanted, len(table.players), table.no))


def _ways_to(desk: "Desk", request: _Seated, table: Table) -> Iterator[tuple[Seat, _Seated]]:
    """Yield the free seats that this player can have, each checked only when reached."""
    for no in free_seats(desk.state, table):
        seat = Seat(table=table.no, seat=no)
        way = replace(request, seat=seat)
        if _goes(desk, way):
            yield seat, way


def _in_turn(each: list[Iterator[_Item]]) -> Iterator[_Item]:
    """Yield the first of each, then the second of each; nothing is drawn ahead of its turn."""
    while each:
        left = []
        for one in each:
            for found in islice(one, 1):
                left.append(one)
                yield found
        each = left


def _offer(line: str, label: str) -> Offer:
    return Offer(line=line, label=label, detail=line)


def _where(desk: "Desk", entry: EntryId) -> str:
    seat = desk.state.play.seating.of.get(entry)
    return f"#{entry}" if seat is None else f"{seat.table}-{seat.seat}"


def _name(desk: "Desk", entry: EntryId) -> str:
    """Return the name as typed, if it means nobody else."""
    name = desk.looking.who(entry).lower()
    return name if desk.names.find(name, lambda _one: True) == [entry] else f"#{entry}"
