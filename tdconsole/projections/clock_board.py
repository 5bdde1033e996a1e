"""The instrument panel: level, time, blinds, players, averages, pool."""

from typing import Final, Literal

from tdconsole.domain.clock import length, read
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    Instant,
    Level,
    Millis,
    Money,
    NoteId,
    Period,
    Record,
    Structure,
)

ClockState = Literal["waiting", "running", "last", "paused", "break", "over", "finished"]
"""How the clock stands, in one word for every screen."""

LAST_MINUTE: Final = Millis(60_000)


class ClockBoard(Record, kw_only=True):
    name: str
    currency: str
    started: bool
    running: bool
    over: bool
    finished: bool
    level: int | None
    """Counted from 1, breaks not counted; during a break, the level just played."""
    period: Period | None
    left: Millis | None
    pause_reason: NoteId | None
    next: Level | None
    until_break: Millis | None
    players: int
    entries: int
    waiting: int
    tables: int
    chips: Chips
    average: Chips | None
    average_in_big_blinds: int | None
    pool: Money
    paid: int
    first: Money | None
    next_prize: Money | None
    """What the player who goes out next would be paid."""


def clock_board(tournament: Tournament, now: Instant) -> ClockBoard:
    setup, play = tournament.setup, tournament.play
    reading = read(setup.structure, play.clock, now)
    index = -1 if reading is None else reading.index
    upcoming = next((p for p in setup.structure[index + 1 :] if isinstance(p, Level)), None)
    blinds = _blinds(setup.structure, max(index, 0))
    left, prizes = tournament.left, prize_list(tournament)
    average = Chips(tournament.chips // left) if left else None
    return ClockBoard(
        name=setup.name,
        currency=setup.currency,
        started=reading is not None,
        running=reading is not None and reading.running,
        over=reading is not None and reading.over,
        finished=tournament.finished,
        level=None if reading is None else _levels(setup.structure[: index + 1]),
        period=None if reading is None else reading.period,
        left=None if reading is None else reading.left,
        pause_reason=play.clock.pause_reason,
        next=upcoming,
        until_break=None if reading is None else _until_break(setup.structure, index, reading.left),
        players=left,
        entries=len(tournament.entries.by_id),
        waiting=left - len(play.seating.of),
        tables=sum(1 for table in play.seating.tables.values() if table.players),
        chips=tournament.chips,
        average=average,
        average_in_big_blinds=average // blinds.big_blind if average and blinds else None,
        pool=tournament.takings.pool,
        paid=len(prizes),
        first=prizes[0] if prizes else None,
        next_prize=prizes[left - 1] if 1 < left <= len(prizes) else None,
    )


def clock_state(board: ClockBoard) -> ClockState:
    if board.finished:
        return "finished"
    if board.period is None or board.left is None:
        return "waiting"
    if board.over:
        return "over"
    if not board.running:
        return "paused"
    if isinstance(board.period, Break):
        return "break"
    return "last" if board.left <= LAST_MINUTE else "running"


def until_change(board: ClockBoard, now: Instant) -> Millis:
    """How long the board reads the same, to the second, if nobody does anything."""
    if board.running and board.left:
        return Millis((board.left - 1) % 1000 + 1)
    return Millis(1000 - now.utc % 1000)


def _levels(periods: Structure) -> int:
    return sum(1 for period in periods if isinstance(period, Level))


def _blinds(structure: Structure, index: int) -> Level | None:
    """The level in force; before the first one, or in a break, the one that comes."""
    return next((p for p in structure[index:] if isinstance(p, Level)), None)


def _until_break(structure: Structure, index: int, left: Millis) -> Millis | None:
    if not isinstance(structure[index], Level):
        return None
    for period in structure[index + 1 :]:
        if not isinstance(period, Level):
            return left
        left = Millis(left + length(period))
    return None
