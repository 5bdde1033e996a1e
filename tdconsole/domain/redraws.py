"""New seats for all who play."""

from tdconsole.domain.casting import called, cast, needs_among
from tdconsole.domain.commands import RedrawSeats
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    Event,
)
from tdconsole.domain.lots import (
    TableOffered,
)
from tdconsole.domain.rejections import (
    NobodyPlays,
    NotInTheRoom,
    Rejection,
    TableIsLocked,
    TooFewSeats,
)
from tdconsole.domain.state import (
    Tournament,
)
from tdconsole.domain.tables import all_seats
from tdconsole.domain.values import EntryId, TableNo


def redrawn(tournament: Tournament) -> list[EntryId]:
    """Everybody who sits, but for those at a locked table, by number."""
    tables = tournament.play.seating.tables.values()
    return sorted(e for table in tables if not table.locked for e in table.players.values())


def redraw_fault(
    tournament: Tournament, tables: tuple[TableNo, ...] | None
) -> tuple[TableOffered, ...] | Rejection:
    """The tables of the redraw, as empty as they will be, or why it can't be."""
    seating, players = tournament.play.seating, len(redrawn(tournament))
    if players < 2:
        return NobodyPlays()
    named = tournament.terms.tables
    for number in tables or ():
        if named and number not in named and number not in seating.tables:
            return NotInTheRoom(table=number)
        if number in seating.tables and seating.tables[number].locked:
            return TableIsLocked(table=number)
    chosen = tables if tables is not None else _fewest(tournament, players)
    offers = tuple(
        TableOffered(table=number, players=0, free=seats)
        for number in sorted(set(chosen))
        if (seats := all_seats(tournament, seating.tables.get(number)))
    )
    room = sum(len(offer.free) for offer in offers)
    return offers if room >= players else TooFewSeats(seats=room, players=players)


def _fewest(tournament: Tournament, players: int) -> list[TableNo]:
    """As few of the tables in play as will hold all, the lowest numbers first."""
    chosen: list[TableNo] = []
    tables = tournament.play.seating.tables
    for number in sorted(no for no, table in tables.items() if table.players and not table.locked):
        if players <= 0:
            break
        chosen.append(number)
        players -= len(all_seats(tournament, tables[number]))
    return chosen


def redraw(
    tournament: Tournament, command: RedrawSeats, context: Context
) -> tuple[Event, ...] | Rejection:
    tables = redraw_fault(tournament, command.tables)
    if not isinstance(tables, tuple):
        return tables
    players = redrawn(tournament)
    return cast(
        tournament,
        players,
        tables,
        needs=needs_among(tournament, players),
        context=context,
        word=called(command.word),
        redraw=True,
        reason=context.note,
    )
