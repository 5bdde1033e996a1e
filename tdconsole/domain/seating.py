"""Who sits where: moving a player, and the two sides of the seating kept as one."""

from msgspec.structs import replace

from tdconsole.domain.commands import MovePlayer
from tdconsole.domain.context import Context
from tdconsole.domain.events import Event, PlayerMoved
from tdconsole.domain.rejections import (
    AlreadyThere,
    NoSuchSeat,
    NoSuchTable,
    NotSeated,
    PlayerIsOut,
    Rejection,
    SeatTaken,
    UnknownEntry,
)
from tdconsole.domain.state import Play, Seating, Table, Tournament, play_of, with_play
from tdconsole.domain.values import EntryId, Map, PlayId, Seat, TableNo


def seat_fault(tournament: Tournament, seating: Seating, seat: Seat) -> Rejection | None:
    """Why nobody can be put on this seat."""
    if seat.table not in seating.tables:
        return NoSuchTable(table=seat.table)
    if not 1 <= seat.seat <= tournament.setup.seats_per_table:
        return NoSuchSeat(seat=seat, seats_per_table=tournament.setup.seats_per_table)
    if (by := seating.at(seat)) is not None:
        return SeatTaken(seat=seat, by=by)
    return None


def player_fault(tournament: Tournament, entry: EntryId) -> Rejection | None:
    """Why this entry is not a player at a table."""
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    if entry in tournament.exits.by_entry:
        return PlayerIsOut(entry=entry)
    if entry not in tournament.play.seating.of:
        return NotSeated(entry=entry)
    return None


def move(
    tournament: Tournament, command: MovePlayer, _context: Context
) -> tuple[Event, ...] | Rejection:
    if fault := player_fault(tournament, command.entry):
        return fault
    play = tournament.play
    if play.seating.of[command.entry] == command.seat:
        return AlreadyThere(entry=command.entry, seat=command.seat)
    if fault := seat_fault(tournament, play.seating, command.seat):
        return fault
    return (PlayerMoved(play=play.id, entry=command.entry, seat=command.seat),)


def moved(tournament: Tournament, event: PlayerMoved) -> Tournament:
    play = play_of(tournament, event.play)
    seating = seated(play.seating, event.entry, event.seat)
    return with_play(tournament, replace(play, seating=seating))


def seated(seating: Seating, entry: EntryId, seat: Seat) -> Seating:
    """On the new seat, and off the old one in the same breath."""
    tables, old = seating.tables, seating.of.get(entry)
    if old is not None:
        tables = _without(tables, old, entry)
    table = tables.get(seat.table)
    players = Map({seat.seat: entry}) if table is None else table.players.set(seat.seat, entry)
    return Seating(
        tables=tables.set(seat.table, Table(no=seat.table, players=players)),
        of=seating.of.set(entry, seat),
    )


def unseated(seating: Seating, entry: EntryId) -> Seating:
    seat = seating.of.get(entry)
    if seat is None:
        return seating
    return Seating(tables=_without(seating.tables, seat, entry), of=seating.of.delete(entry))


def _without(tables: Map[TableNo, Table], seat: Seat, entry: EntryId) -> Map[TableNo, Table]:
    table = tables.get(seat.table)
    if table is None or table.players.get(seat.seat) != entry:
        return tables
    return tables.set(table.no, Table(no=table.no, players=table.players.delete(seat.seat)))


def vacated(plays: Map[PlayId, Play], entry: EntryId) -> Map[PlayId, Play]:
    """The entry leaves whichever play it sits in."""
    for play in plays.values():
        if entry in play.seating.of:
            plays = plays.set(play.id, replace(play, seating=unseated(play.seating, entry)))
    return plays
