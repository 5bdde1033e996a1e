"""Balancing: who moves from where to where, with the fewest moves."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.hand.hands_left import bag_fault, shut_fault
from tdconsole.domain.hand.known_hands import is_single, known, next_big_blinds
from tdconsole.domain.hand.table_hands import dealing_fault
from tdconsole.domain.language.commands.floor import BalanceTables, Relocation
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import Moved, TablesBalanced
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NamedTwice, OutOfTurn, PlanStale, SeatTaken
from tdconsole.domain.language.terms import BY_HIGH_CARD
from tdconsole.domain.memo import Memo
from tdconsole.domain.room.breaking import turns
from tdconsole.domain.room.fewest_moves import (
    Size,
    Sizes,
    Transfer,
    most_apart,
    together,
    transfers,
)
from tdconsole.domain.room.seating import moved_together, need_fault, player_fault, seat_fault
from tdconsole.domain.room.tables import Tables, all_seats, free_seats, others_than
from tdconsole.domain.room.worst_seat import ranked_seats
from tdconsole.domain.rules.values import BalanceWho
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Hand, Table, Tournament, play_of, with_play
from tdconsole.domain.values import EntryId, Instant, Map, Record, Seat, SeatNo, TableNo

Decision = tuple[Event, ...] | Rejection


class Planned(Record, kw_only=True):
    """One move of the plan; what depends on an unknown button is left open."""

    source: TableNo
    target: TableNo
    entry: EntryId | None = None
    seat: SeatNo | None = None
    ranked: tuple[SeatNo, ...] = ()
    """The free seats at the target, best first, once its button is known."""
    asks: tuple[TableNo, ...] = ()
    """The tables whose next big blind would have to be known."""

    @property
    def ready(self) -> Relocation | None:
        """The move, if nothing about it is open."""
        if self.entry is None or self.seat is None:
            return None
        return Relocation(entry=self.entry, seat=Seat(table=self.target, seat=self.seat))

    def fits(self, entry: EntryId, source: TableNo, seat: Seat) -> bool:
        """Whether the given move is this one, with the open parts filled in at the tables."""
        return (
            source == self.source
            and seat.table == self.target
            and self.entry in {None, entry}
            and (seat.seat == self.seat if self.seat is not None else seat.seat in self.ranked)
        )


def who_moves(tournament: Tournament) -> BalanceWho:
    if tournament.terms.game in BY_HIGH_CARD:
        return "high_card"
    return tournament.rules.balance_who.value


_SIZES: Final = Memo[Sizes]()
_LAST: Final = Memo["_Last"]()


def sizes_of(tournament: Tournament) -> Sizes:
    """The sizes of the tables to balance: those in use and not locked."""
    play, setup = tournament.play, tournament.setup
    return _SIZES.of(play.seating.tables, play.breaking, setup, made=lambda: _sizes(tournament))


class _Last:
    """The tables last seen with this breaking order, and their sizes, replaced together."""

    def __init__(self) -> None:
        self.known: tuple[Tables, Sizes] = Tables(), together(())


def _sizes(tournament: Tournament) -> Sizes:
    """The sizes, worked out again only for tables that changed."""
    play, setup = tournament.play, tournament.setup
    last = _LAST.of(play.breaking, setup, made=_Last)
    (before, sizes), tables = last.known, play.seating.tables
    others = others_than(before, tables)
    if others is None:
        made = (_size(tournament, table) for table in tables.values())
        sizes = together(one for one in made if one is not None)
    else:
        for no in others:
            was, now = _size(tournament, before[no]), _size(tournament, tables[no])
            sizes = sizes if was is None else sizes.without(was)
            sizes = sizes if now is None else sizes.with_(now)
    last.known = tables, sizes
    return sizes


def _size(tournament: Tournament, table: Table) -> Size | None:
    if not table.players or table.locked:
        return None
    room = len(all_seats(tournament, table))
    return Size(table.no, len(table.players), room, turns(tournament).of(table.no))


def transfers_due(tournament: Tournament, now: Instant) -> tuple[Transfer, ...]:
    rules, sizes = tournament.rules, sizes_of(tournament)
    apart = most_apart(rules.balance_tolerance.value, sizes.tables)

    def moved(table: TableNo) -> int:
        hand = known(tournament, table, now)
        if hand is None:
            return 0
        first = next_big_blinds(hand, tournament.play.seating.tables[table])[0]
        return tournament.play.moves.get(first, 0)

    return transfers(sizes, apart, rules.balance_source.value, moved)


def plan(tournament: Tournament, now: Instant) -> tuple[Planned, ...]:
    """The moves in the order they are made: each waits for earlier ones at the same tables."""
    if tournament.plays_out:
        return ()
    due = transfers_due(tournament, now)
    return tuple(_Planning(tournament, now).moves(due)) if due else ()


class _Planning:
    """Plans each move as the floor is after those before it."""

    def __init__(self, tournament: Tournament, now: Instant) -> None:
        self._tournament, self._now = tournament, now
        self._who, self._where = who_moves(tournament), tournament.rules.balance_where.value
        self._tables: dict[TableNo, Table] = {}
        self._hands: dict[TableNo, Hand | None] = {}

    def moves(self, due: tuple[Transfer, ...]) -> Iterator[Planned]:
        for one in due:
            yield self._move(one.source, one.target)

    def _table(self, number: TableNo) -> Table:
        if number not in self._tables:
            self._tables[number] = self._tournament.play.seating.tables[number]
            by_blinds = self._who == "next_big_blind"
            hand = known(self._tournament, number, self._now) if by_blinds else None
            self._hands[number] = hand
        return self._tables[number]

    def _move(self, source: TableNo, target: TableNo) -> Planned:
        giving, taking = self._table(source), self._table(target)
        free = free_seats(self._tournament, taking)
        if self._who == "high_card":
            return Planned(source=source, target=target, ranked=free)
        ranked, sure = self._ranked(taking, free)
        movers = self._movers(giving)
        asks = tuple(no for no, known_ in ((source, bool(movers)), (target, sure)) if not known_)
        entry, ranked = self._mover(movers, ranked)
        seat = ranked[0] if sure and ranked else None
        if entry is not None:
            self._leave(giving, entry)
        if seat is not None:
            self._sit(taking, seat, entry or EntryId(0))
        return Planned(
            source=source, target=target, entry=entry, seat=seat, ranked=ranked, asks=asks
        )

    def _ranked(self, table: Table, free: tuple[SeatNo, ...]) -> tuple[tuple[SeatNo, ...], bool]:
        """The free seats, best first, and whether that is sure; beside a lone player any will do."""
        hand = self._hands[table.no]
        if hand is None:
            return free, self._deals_none(table)
        ranked = ranked_seats(
            self._tournament.seats_at(table),
            tuple(table.players),
            free,
            hand.dealt,
            self._where,
            single=is_single(hand, table),
        )
        return ranked or free, True

    def _movers(self, table: Table) -> tuple[EntryId, ...]:
        """The players in the order they move, or none as long as the hand isn't known."""
        hand = self._hands[table.no]
        if hand is not None:
            return next_big_blinds(hand, table)
        return tuple(table.players.values()) if self._deals_none(table) else ()

    def _deals_none(self, table: Table) -> bool:
        """Whether no hand is dealt: a lone player waits for the next hand, wherever it begins."""
        return len(self._tournament.play.seating.tables[table.no].players) < LEAST

    def _mover(
        self, movers: tuple[EntryId, ...], ranked: tuple[SeatNo, ...]
    ) -> tuple[EntryId | None, tuple[SeatNo, ...]]:
        """The next big blind who fits; one who needs certain seats moves only if one is free."""
        for entry in movers:
            pinned = self._tournament.entries.by_id[entry].pinned
            seats = tuple(seat for seat in ranked if seat in pinned) if pinned else ranked
            if seats:
                return entry, seats
        return None, ranked

    def _leave(self, table: Table, entry: EntryId) -> None:
        seat = self._tournament.play.seating.of[entry].seat
        self._tables[table.no] = replace(table, players=table.players.delete(seat))

    def _sit(self, table: Table, seat: SeatNo, entry: EntryId) -> None:
        self._tables[table.no] = replace(table, players=table.players.set(seat, entry))


def balance(tournament: Tournament, command: BalanceTables, context: Context) -> Decision:
    """Make moves of the plan, all or some; one that isn't part of it any more is refused."""
    if fault := shut_fault(tournament) or _moves_fault(tournament, command):
        return fault
    wanted = list(command.moves)
    held: set[TableNo] = set()
    of = tournament.play.seating.of
    if fault := dealing_fault(tournament, (of[move.entry].table for move in wanted)):
        return fault
    for planned in plan(tournament, context.now):
        chosen = next((one for one in wanted if _is(planned, one, of)), None)
        if chosen is None:
            held |= {planned.source, planned.target}
        elif planned.source in held or planned.target in held:
            return OutOfTurn(table=planned.source if planned.source in held else planned.target)
        else:
            wanted.remove(chosen)
    if wanted:
        rule = tournament.rules.balance_who
        return PlanStale(entry=wanted[0].entry, seat=wanted[0].seat, cite=rule.cite)
    moves = tuple(Moved(entry=one.entry, seat=one.seat) for one in command.moves)
    cite = tournament.rules.balance_who.cite
    return (TablesBalanced(play=tournament.play.id, moves=moves, cite=cite),)


def _moves_fault(tournament: Tournament, command: BalanceTables) -> Rejection | None:
    """The fault of a move: a player who can't move, a seat that can't be taken, or either twice."""
    seating = tournament.play.seating
    by = dict[Seat, EntryId]()
    for move in command.moves:
        if fault := player_fault(tournament, move.entry) or bag_fault(tournament, move.entry):
            return fault
        if move.entry in by.values():
            return NamedTwice(entry=move.entry)
        if (other := by.get(move.seat)) is not None:
            return SeatTaken(seat=move.seat, by=other)
        if fault := need_fault(tournament, move.entry, move.seat):
            return fault
        by[move.seat] = move.entry
        if seating.at(move.seat) is None and (fault := seat_fault(tournament, seating, move.seat)):
            return fault
    return None


def _is(planned: Planned, move: Relocation, of: Map[EntryId, Seat]) -> bool:
    return planned.fits(move.entry, of[move.entry].table, move.seat)


def balanced(tournament: Tournament, event: TablesBalanced) -> Tournament:
    play = play_of(tournament, event.play)
    return with_play(tournament, moved_together(play, {m.entry: m.seat for m in event.moves}))
