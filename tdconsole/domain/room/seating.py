"""Seats and players: moving one, giving a seat by hand, and keeping both maps in step."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Protocol

from msgspec.structs import replace

from tdconsole.domain.hand.hands_left import bag_fault, shut_fault
from tdconsole.domain.hand.table_hands import dealing_fault
from tdconsole.domain.language.commands.floor import MovePlayer, SeePlayers, SwapPlayers
from tdconsole.domain.language.commands.seating import PinSeat, SeatEntry
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayerMoved, PlayersSeen, PlayersSwapped
from tdconsole.domain.language.events.seating import PlayerSeated, SeatPinned
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    AlreadyThere,
    NeedsOtherSeat,
    NoSuchSeat,
    NoSuchTable,
    NothingPinned,
    NothingToSee,
    NotSeated,
    PlayerIsOut,
    SamePlayer,
    SeatedAlready,
    SeatIsDead,
    SeatTaken,
)
from tdconsole.domain.room.table_owner import held_fault
from tdconsole.domain.room.tables import room_fault
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import (
    Alternates,
    Play,
    Seating,
    Table,
    Tournament,
    play_of,
    with_play,
)
from tdconsole.domain.values import EntryId, Map, NoteId, PlayId, Seat, SeatNo, TableNo


class Place(Protocol):
    @property
    def table(self) -> TableNo: ...
    @property
    def seat(self) -> SeatNo: ...


def seat_fault(tournament: Tournament, seating: Seating, seat: Seat) -> Rejection | None:
    """Why nobody can be put on this seat."""
    if fault := held_fault(tournament, seat.table):
        return fault
    if seat.table not in seating.tables:
        return NoSuchTable(table=seat.table)
    if not 1 <= seat.seat <= (most := tournament.seats_at(seating.tables[seat.table])):
        return NoSuchSeat(seat=seat, seats_per_table=most)
    if (by := seating.at(seat)) is not None:
        return SeatTaken(seat=seat, by=by)
    if seating.tables[seat.table].uses.get(seat.seat) == "dead":
        return SeatIsDead(seat=seat)
    return None


def need_fault(tournament: Tournament, entry: EntryId, seat: Seat) -> Rejection | None:
    """A refusal to put a player who needs certain seats on another."""
    pinned = tournament.entries.by_id[entry].pinned
    return NeedsOtherSeat(entry=entry, seat=seat) if pinned and seat.seat not in pinned else None


def player_fault(tournament: Tournament, entry: EntryId) -> Rejection | None:
    """Why this entry isn't a player at a table."""
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
    if fault := player_fault(tournament, command.entry) or shut_fault(tournament):
        return fault
    if fault := bag_fault(tournament, command.entry):
        return fault
    play = tournament.play
    if play.seating.of[command.entry] == command.seat:
        return AlreadyThere(entry=command.entry, seat=command.seat)
    if fault := _dealing_fault(tournament, play.seating.of[command.entry], command.seat):
        return fault
    if fault := seat_fault(tournament, play.seating, command.seat):
        return fault
    if fault := need_fault(tournament, command.entry, command.seat):
        return fault
    return (PlayerMoved(play=play.id, entry=command.entry, seat=command.seat),)


def _dealing_fault(tournament: Tournament, *way: Seat) -> Rejection | None:
    """A refusal to leave a table in mid-hand; a newcomer at one just waits for the next hand."""
    left = [seat.table for seat, to in pairwise(way) if seat.table != to.table]
    return dealing_fault(tournament, left)


def moved(tournament: Tournament, event: PlayerMoved | PlayerSeated) -> Tournament:
    play = play_of(tournament, event.play)
    left = out_of_line(tournament.alternates, (event.entry,))
    changed = replace(
        play,
        seating=seated(play.seating, event.entry, event.seat),
        moves=counted(play, event.entry, event.seat),
    )
    if left is not tournament.alternates:
        tournament = replace(tournament, alternates=left)
    return with_play(tournament, changed)


def counted(play: Play, entry: EntryId, seat: Seat) -> Map[EntryId, int]:
    """The moves of each entry, one more if this one is to another table."""
    old = play.seating.of.get(entry)
    if old is None or old.table == seat.table:
        return play.moves
    return play.moves.set(entry, play.moves.get(entry, 0) + 1)


def moved_together(play: Play, places: Mapping[EntryId, Seat]) -> Play:
    moves = play.moves
    for entry, seat in places.items():
        moves = counted(replace(play, moves=moves), entry, seat)
    return replace(play, seating=seated_together(play.seating, places), moves=moves)


def swap(
    tournament: Tournament, command: SwapPlayers, _context: Context
) -> tuple[Event, ...] | Rejection:
    one, other = command.entry, command.other
    if one == other:
        return SamePlayer(entry=one)
    for entry in (one, other):
        if fault := player_fault(tournament, entry):
            return fault
    if fault := bag_fault(tournament, one, other):
        return fault
    of = tournament.play.seating.of
    if fault := shut_fault(tournament) or _dealing_fault(tournament, of[one], of[other], of[one]):
        return fault
    for entry, seat in ((one, of[other]), (other, of[one])):
        if fault := need_fault(tournament, entry, seat):
            return fault
    return (PlayersSwapped(play=tournament.play.id, one=one, other=other),)


def swapped(tournament: Tournament, event: PlayersSwapped) -> Tournament:
    """Swap two players; if one has lost the seat since, nothing happens.

    The big blind is the player who turns out to sit there.
    """
    play = play_of(tournament, event.play)
    one, other = play.seating.of.get(event.one), play.seating.of.get(event.other)
    if one is None or other is None or event.one == event.other:
        return tournament
    seating = seated_together(play.seating, {event.one: other, event.other: one})
    hands = play.hands
    for seat, was, is_ in ((one, event.one, event.other), (other, event.other, event.one)):
        hand = hands.get(seat.table)
        if hand is not None and hand.dealt.big_blind == seat.seat and hand.big_blind == was:
            hands = hands.set(seat.table, replace(hand, big_blind=is_))
    return with_play(tournament, replace(play, seating=seating, hands=hands))


def see(
    tournament: Tournament, command: SeePlayers, _context: Context
) -> tuple[Event, ...] | Rejection:
    play = tournament.play
    of = play.seating.of
    if command.entries is not None:
        for entry in command.entries:
            if fault := player_fault(tournament, entry):
                return fault
        entries = command.entries
    elif command.tables is not None:
        found: list[EntryId] = []
        for number in command.tables:
            table = play.seating.tables.get(number)
            if table is None:
                return NoSuchTable(table=number)
            found += table.players.values()
        entries = tuple(found)
    else:
        entries = tuple(of)
    unseen = tuple(sorted({entry for entry in entries if play.seen.get(entry) != of[entry]}))
    return (PlayersSeen(play=play.id, entries=unseen),) if unseen else NothingToSee()


def seen(tournament: Tournament, event: PlayersSeen) -> Tournament:
    play = play_of(tournament, event.play)
    of = play.seating.of
    sitting = {entry: of[entry] for entry in event.entries if entry in of}
    return with_play(tournament, replace(play, seen=play.seen.update(sitting)))


def out_of_line(alternates: Alternates, entries: Iterable[EntryId]) -> Alternates:
    """The alternates without these entries, which have a seat or are gone."""
    if not (alternates.called or alternates.passed):
        return alternates
    for entry in entries:
        if entry in alternates.called:
            alternates = replace(alternates, called=alternates.called.delete(entry))
        if entry in alternates.passed:
            alternates = replace(alternates, passed=alternates.passed.delete(entry))
        if entry in alternates.behind:
            alternates = replace(alternates, behind=alternates.behind.delete(entry))
    return alternates


def seat_entry(
    tournament: Tournament, command: SeatEntry, context: Context
) -> tuple[Event, ...] | Rejection:
    entry, seat, play = command.entry, command.seat, tournament.play
    if entry not in tournament.entries.by_id:
        return UnknownEntry(entry=entry)
    if entry in tournament.exits.by_entry:
        return PlayerIsOut(entry=entry)
    if (there := play.seating.of.get(entry)) is not None:
        return SeatedAlready(entry=entry, seat=there)
    if missing := room_fault(tournament, seat.table):
        return missing
    seating = play.seating
    if seat.table not in seating.tables:
        # A table that isn't open yet opens with the player who is put there.
        tables = seating.tables.set(seat.table, Table(no=seat.table))
        seating = replace(seating, tables=tables)
    if fault := seat_fault(tournament, seating, seat) or need_fault(tournament, entry, seat):
        return fault
    return (PlayerSeated(play=play.id, entry=entry, seat=seat, reason=context.note or NoteId("")),)


def pin(
    tournament: Tournament, command: PinSeat, context: Context
) -> tuple[Event, ...] | Rejection:
    entry = tournament.entries.by_id.get(command.entry)
    if entry is None:
        return UnknownEntry(entry=command.entry)
    if entry.id in tournament.exits.by_entry:
        return PlayerIsOut(entry=entry.id)
    seats = tuple(sorted(set(command.seats)))
    for number in seats:
        most = max(map(tournament.seats_at, (None, *tournament.play.seating.tables.values())))
        if number > most:
            seat = Seat(table=TableNo(1), seat=number)
            return NoSuchSeat(seat=seat, seats_per_table=most)
    if seats == entry.pinned:
        return NothingPinned(entry=entry.id)
    return (SeatPinned(entry=entry.id, seats=seats, reason=context.note),)


def pinned(tournament: Tournament, event: SeatPinned) -> Tournament:
    entry = tournament.entries.by_id.get(event.entry)
    if entry is None:
        return tournament
    by_id = tournament.entries.by_id.set(entry.id, replace(entry, pinned=event.seats))
    return replace(tournament, entries=replace(tournament.entries, by_id=by_id))


def seated(seating: Seating, entry: EntryId, seat: Seat) -> Seating:
    """The seating with the entry on the new seat and off the old one."""
    tables, old = seating.tables, seating.of.get(entry)
    if old is not None:
        tables = _without(tables, old, entry)
    table = _taken(tables.get(seat.table) or Table(no=seat.table), {seat.seat: entry})
    return Seating(tables=tables.set(seat.table, table), of=seating.of.set(entry, seat))


def seated_together(seating: Seating, places: Mapping[EntryId, Place]) -> Seating:
    """The seating with everybody moved at once, building each table only once."""
    there: dict[TableNo, dict[SeatNo, EntryId]] = {}
    for entry, place in places.items():
        seating = unseated(seating, entry)
        there.setdefault(place.table, {})[place.seat] = entry
    tables = {
        number: _taken(seating.tables.get(number) or Table(no=number), newcomers)
        for number, newcomers in there.items()
    }
    seats = {entry: Seat(table=place.table, seat=place.seat) for entry, place in places.items()}
    return Seating(tables=seating.tables.update(tables), of=seating.of.update(seats))


def _taken(table: Table, newcomers: Mapping[SeatNo, EntryId]) -> Table:
    """The table with its newcomers; a stack that waited there is sold with the seat."""
    uses, players = table.uses, table.players
    for seat, entry in newcomers.items():
        players = players.set(seat, entry)
        if seat in uses:
            uses = uses.delete(seat)
    return Table(
        no=table.no,
        players=players,
        uses=uses,
        locked=table.locked,
        added=table.added,
        out=table.out,
    )


def gone_from(seating: Seating, number: TableNo, players: int = 1) -> Seating:
    """The seating with this many more busts at a table, or fewer if one is undone."""
    table = seating.tables.get(number)
    if table is None:
        return seating
    table = replace(table, out=max(0, table.out + players))
    return replace(seating, tables=seating.tables.set(number, table))


def begun_anew(seating: Seating) -> Seating:
    """The seating after a redraw: nobody has busted at its tables yet."""
    fresh = {
        no: replace(table, out=0)
        for no, table in seating.tables.items()
        if table.out and not table.locked
    }
    return replace(seating, tables=seating.tables.update(fresh)) if fresh else seating


def emptied(seating: Seating, entries: Iterable[EntryId]) -> Seating:
    for entry in entries:
        seating = unseated(seating, entry)
    return seating


def unseated(seating: Seating, entry: EntryId) -> Seating:
    seat = seating.of.get(entry)
    if seat is None:
        return seating
    return Seating(tables=_without(seating.tables, seat, entry), of=seating.of.delete(entry))


def _without(tables: Map[TableNo, Table], seat: Seat, entry: EntryId) -> Map[TableNo, Table]:
    table = tables.get(seat.table)
    if table is None or table.players.get(seat.seat) != entry:
        return tables
    left = Table(
        no=table.no,
        players=table.players.delete(seat.seat),
        uses=table.uses,
        opened=table.opened,
        locked=table.locked,
        added=table.added,
        out=table.out,
    )
    return tables.set(table.no, left)


def vacated(plays: Map[PlayId, Play], entry: EntryId) -> Map[PlayId, Play]:
    """The plays without the entry's seat, whichever one it is in."""
    for play in plays.values():
        if entry in play.seating.of:
            plays = plays.set(play.id, replace(play, seating=unseated(play.seating, entry)))
    return plays
