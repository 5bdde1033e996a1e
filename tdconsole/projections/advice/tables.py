"""Advice to balance and break tables, and to redraw."""

from collections.abc import Iterator, Sequence
from typing import Final

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.day.bagging import bagged_today
from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.hand.hands_left import is_shut
from tdconsole.domain.hand.known_hands import known
from tdconsole.domain.hand.table_hands import dealing_fault
from tdconsole.domain.language.commands.draw import DrawButtons, RedrawSeats
from tdconsole.domain.language.commands.floor import BalanceTables, BreakTable, Relocation
from tdconsole.domain.language.commands.seating import LockTable
from tdconsole.domain.room.balancing import Planned, plan, sizes_of, who_moves
from tdconsole.domain.room.breaking import next_to_break
from tdconsole.domain.room.fewest_moves import Size, Sizes
from tdconsole.domain.room.final_table import in_the_way, redraw_due
from tdconsole.domain.room.halting import Halt
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis, TableNo
from tdconsole.projections.advice.aside import is_set_aside
from tdconsole.projections.advice.card import Urgency
from tdconsole.projections.advice.due import (
    Advice,
    BreakWaits,
    ButtonsNotDrawn,
    LockedInTheWay,
    RedrawDue,
    TableCanBreak,
    TablesNotLevel,
)
from tdconsole.projections.clock.board import registration_closes_in
from tdconsole.projections.room.floor_map import halted

HALTING: Final[tuple[Halt, ...]] = ("halts", "plays_until_open_seat", "director")
LAST_TABLES: Final = 3
"""The tables left from which the button is drawn again, if the book says so (WSOP 85)."""


def of_tables(
    tournament: Tournament, waiting: int, reading: Reading | None, now: Instant
) -> Iterator[Advice]:
    """Advice on tables; one that is set aside makes room for what it stood in the way of."""
    if is_shut(tournament) or dealing_fault(tournament) or bagged_today(tournament).number:
        return
    if reading is None:
        if not waiting and tournament.terms.draw_at == "once":  # else the draws to come level them
            yield from _not_level(tournament, now, dealing=False)
        return
    yield from _buttons_again(tournament)
    open_for = registration_closes_in(tournament, reading, now)
    waits: BreakWaits | None = None
    for one in (*_redraw(tournament, open_for), *_break(tournament, open_for)):
        if is_set_aside(tournament, one, now):
            continue
        if isinstance(one, BreakWaits) and one.urgency == "soon":
            waits = one
            continue
        yield one
        if not isinstance(one, BreakWaits):
            return
    yield from _not_level(tournament, now, dealing=True)
    if waits is not None:  # what must wait comes below what can be done
        yield waits


def _redraw(
    tournament: Tournament, open_for: Millis | None
) -> Iterator[RedrawDue | LockedInTheWay]:
    if tournament.play.last_hands is not None:  # everybody gets up soon
        return
    redraw = redraw_due(tournament)
    if redraw is not None and (open_for is None or redraw.occasion == "players"):
        if (locked := in_the_way(tournament)) is not None:
            yield _unlock(tournament, locked)
            return
        more = redraw.seats > tournament.setup.seats_per_table
        request = RedrawSeats(seats=redraw.seats if more else None, tables=redraw.at)
        yield RedrawDue(
            occasion=redraw.occasion,
            players=redraw.players,
            tables=redraw.tables,
            cite=redraw.cite,
            proposal=request,
        )
    elif not tournament.plays_out and (locked := _stuck(tournament)) is not None:
        yield _unlock(tournament, locked)


def _unlock(tournament: Tournament, table: TableNo) -> LockedInTheWay:
    players = len(tournament.play.seating.tables[table].players)
    return LockedInTheWay(
        table=table, players=players, proposal=LockTable(table=table, locked=False)
    )


def _stuck(tournament: Tournament) -> TableNo | None:
    """A locked table in the way: somebody sits alone, and only locked tables are left to join."""
    seating, sizes = tournament.play.seating, sizes_of(tournament)
    if sizes.players == len(seating.of):
        return None
    tables = seating.tables.values()
    alone = any(len(one.players) == 1 for one in tables if one.locked)
    last = sizes.tables == 1 and sizes.most == 1
    return in_the_way(tournament) if alone or last else None


def _break(tournament: Tournament, open_for: Millis | None) -> Iterator[TableCanBreak | BreakWaits]:
    """Advice to break; if registration has no known end, the director decides."""
    sizes = sizes_of(tournament)
    found = next_to_break(tournament, sizes)
    if found is None:
        return
    request, cite = BreakTable(table=found.table), tournament.rules.dealt_in.cite
    alone = found.players < LEAST  # no hand can be dealt there
    if open_for is not None:
        yield BreakWaits(
            table=found.table,
            players=found.players,
            minutes=-(-open_for // 60_000),
            urgency="now" if alone else "soon",
            cite=cite,
            choices=(request,),
        )
        return
    yield TableCanBreak(
        table=found.table,
        players=found.players,
        free=sizes.room - sizes.players - (found.room - found.players),
        urgency="now" if alone or _is_short(tournament, sizes, found) else "soon",
        cite=cite,
        proposal=request,
    )


def _is_short(tournament: Tournament, sizes: Sizes, found: Size) -> bool:
    """Whether the break would fill this table, or another that may have to stop."""
    deficit = tournament.rules.halt_deficit.value
    halting = bool(deficit) and sizes.most - sizes.fewest >= deficit
    return halting or sizes.most - found.players > 1


def _not_level(tournament: Tournament, now: Instant, *, dealing: bool) -> Iterator[TablesNotLevel]:
    sizes, moves = sizes_of(tournament), plan(tournament, now)
    if not moves:
        return
    first = moves[0]
    tables, fewest = tournament.play.seating.tables, sizes.fewest
    hand = known(tournament, first.target, now)
    short = tables[first.target]
    state: Halt = halted(tournament, short, sizes.most, hand) if dealing else "plays"
    alone = dealing and fewest == 1  # no hand can be dealt there
    urgency: Urgency = "soon" if state == "plays" and not alone else "now"
    rules = tournament.rules
    yield TablesNotLevel(
        from_table=first.source,
        players=len(tables[first.source].players),
        to_table=first.target,
        fewest=fewest,
        moves=moves,
        mover_at=None if first.entry is None else tournament.play.seating.of[first.entry],
        where=rules.balance_where.value,
        duty=rules.balance_duty.value,
        by_card=who_moves(tournament) == "high_card",
        halt=state,
        urgency=urgency,
        cite=rules.halt_deficit.cite if state in HALTING else rules.balance_who.cite,
        proposal=proposal(moves),
        start=None if first.ready else start(first),
    )


def proposal(moves: Sequence[Planned]) -> BalanceTables | None:
    """The moves that can be made as they are, before the first that waits for an answer."""
    ready: list[Relocation] = []
    for move in moves:
        if move.ready is None:
            break
        ready.append(move.ready)
    return BalanceTables(moves=tuple(ready)) if ready else None


def start(move: Planned) -> str:
    """The start of the line: the first open question, or for a draw by card the move itself."""
    return f"bb {move.asks[0]}-" if move.asks else f"bal {move.source}-"


def _buttons_again(tournament: Tournament) -> Iterator[ButtonsNotDrawn]:
    """Advice on buttons after a redraw at the last tables, where the book has them drawn again."""
    play, rule = tournament.play, tournament.rules.first_button
    again = rule.value == "drawn_again_at_3_2_1" and play.redrawn is not None
    if not again or play.redrawn is None or play.redrawn.tables > LAST_TABLES:
        return
    without = tuple(
        sorted(
            no
            for no, table in play.seating.tables.items()
            if len(table.players) > 1 and no not in play.buttons
        )
    )
    if without:
        yield ButtonsNotDrawn(
            tables=len(without),
            urgency="now",
            cite=rule.cite,
            proposal=DrawButtons(tables=without),
        )
