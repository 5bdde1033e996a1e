"""Redraws: new seats for everybody who plays."""

from msgspec.structs import replace

from tdconsole.domain.draw.drawing import called, cast, needs_among
from tdconsole.domain.draw.lots import TableOffered
from tdconsole.domain.hand.hands_left import bag_fault, shut_fault
from tdconsole.domain.hand.table_hands import dealing_fault
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import SeatsAdded
from tdconsole.domain.language.rejections.draw import NobodyPlays, TooFewSeats
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import ReasonNeeded, TableIsLocked
from tdconsole.domain.room.breaking import breaking_order
from tdconsole.domain.room.final_table import in_the_way, redraw_due
from tdconsole.domain.room.table_owner import held_fault
from tdconsole.domain.room.tables import all_seats, room_fault
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Table, Tournament, play_of, with_play
from tdconsole.domain.values import EntryId, TableNo


def redrawn(tournament: Tournament) -> list[EntryId]:
    """Everybody seated, except at locked tables, by number."""
    tables = tournament.play.seating.tables.values()
    return sorted(e for table in tables if not table.locked for e in table.players.values())


def redraw_fault(
    tournament: Tournament, command: RedrawSeats
) -> tuple[TableOffered, ...] | Rejection:
    """The tables of the redraw, as empty as they will be, or why there can't be one."""
    if fault := shut_fault(tournament) or dealing_fault(tournament):
        return fault
    if sealed := bag_fault(tournament, *redrawn(tournament)):
        return sealed
    if command.reason is None:
        if redraw_due(tournament) is None:
            return ReasonNeeded()
        if (locked := in_the_way(tournament)) is not None:
            return TableIsLocked(table=locked)
    tables = command.tables
    seating, players = tournament.play.seating, len(redrawn(tournament))
    if players < 2:
        return NobodyPlays()
    for number in tables or ():
        if missing := room_fault(tournament, number):
            return missing
        if number in seating.tables and seating.tables[number].locked:
            return TableIsLocked(table=number)
        if (held := held_fault(tournament, number)) is not None:
            return held
    more = max(0, (command.seats or 0) - tournament.setup.seats_per_table)
    chosen = tables if tables is not None else _fewest(tournament, players, more)
    offers = tuple(
        TableOffered(table=number, players=0, free=seats)
        for number in sorted(set(chosen))
        if (seats := all_seats(tournament, _larger(seating.tables.get(number), number, more)))
    )
    room = sum(len(offer.free) for offer in offers)
    return offers if room >= players else TooFewSeats(seats=room, players=players)


def _larger(table: Table | None, number: TableNo, more: int) -> Table:
    table = table or Table(no=number)
    return replace(table, added=more) if more > table.added else table


def _fewest(tournament: Tournament, players: int, more: int) -> list[TableNo]:
    """The fewest tables in play that hold everybody: those that would break last."""
    chosen: list[TableNo] = []
    tables = tournament.play.seating.tables
    for number in reversed(breaking_order(tournament)):
        if tables[number].locked:
            continue
        if players <= 0:
            break
        chosen.append(number)
        players -= len(all_seats(tournament, _larger(tables[number], number, more)))
    return chosen


def redraw(
    tournament: Tournament, command: RedrawSeats, context: Context
) -> tuple[Event, ...] | Rejection:
    tables = redraw_fault(tournament, command)
    if not isinstance(tables, tuple):
        return tables
    players = redrawn(tournament)
    drawn = cast(
        tournament,
        players,
        tables,
        needs=needs_among(tournament, players),
        context=context,
        word=called(command.word),
        redraw=True,
        reason=context.note,
    )
    if not isinstance(drawn, tuple):
        return drawn
    seating, play = tournament.play.seating, tournament.play.id
    added = tuple(
        SeatsAdded(play=play, table=offer.table, seats=offer.free[-1])
        for offer in tables
        if offer.free[-1] > tournament.seats_at(seating.tables.get(offer.table))
    )
    return (*added, *drawn)


def seats_added(tournament: Tournament, event: SeatsAdded) -> Tournament:
    play = play_of(tournament, event.play)
    table = play.seating.tables.get(event.table) or Table(no=event.table)
    added = max(0, event.seats - tournament.setup.seats_per_table)
    tables = play.seating.tables.set(event.table, replace(table, added=added))
    return with_play(tournament, replace(play, seating=replace(play.seating, tables=tables)))
