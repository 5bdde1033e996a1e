"""The instrument panel: level, time, blinds, players, averages, pool."""

from typing import Final, Literal

from tdconsole.domain.clock.reading import Reading, bears, length, read, until_end_of
from tdconsole.domain.clock.registration import closing, has_ended, is_closed
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.hand.antes import as_due
from tdconsole.domain.prize_list.satellite import seats_won
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.room.balancing import sizes_of
from tdconsole.domain.state.flight_in_hand import entries_in_all
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    Instant,
    Level,
    Mark,
    Millis,
    Money,
    NoteId,
    Period,
    Record,
    Structure,
    Zone,
)

ClockState = Literal["waiting", "running", "last", "paused", "held", "break", "over", "finished"]
"""The state of the clock in one word, for every screen."""

LAST_MINUTE: Final = Millis(60_000)


class ClockBoard(Record, kw_only=True):
    name: str
    currency: str
    started: bool
    running: bool
    over: bool
    finished: bool
    level: int | None
    """The level, counted from 1 without breaks; during a break, the one just played."""
    period: Period | None
    left: Millis | None
    pause_reason: NoteId | None
    next: Level | None
    until_break: Millis | None
    """The time to the next break, or to the end of the day where that comes before any."""
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
    """The first prize; after a deal, what is held back for the winner."""
    next_prize: Money | None
    """The prize of the next player out."""
    dealt: bool = False
    """Whether the players left have divided the prizes."""
    seats: int = 0
    """The seats played for in a satellite."""
    called_off: bool = False
    stack: Chips = Chips(0)
    """The starting stack; 0 where nobody said how large it is."""
    starts_in: Millis | None = None
    """The time until a start that was put off."""
    held: Mark | None = None
    """The mark at which the clock stopped by itself."""
    hands: int | None = None
    """The hands still to be played in a level by hands."""
    registration_closes_in: Millis | None = None
    registration_closed: bool = False
    open_through: int | None = None
    """The last level with registration open; None if the structure alone doesn't say."""
    rebuys_end_in: Millis | None = None
    rebuys_over: bool = False
    rebuys_with_entry: bool = False
    """Whether one period ends both, so that one line can say so."""
    ran: Millis = Millis(0)
    """How long the clock has run in all, breaks included."""
    remaining: Millis | None = None
    """The time to the end of the day or structure, if nobody touches the clock."""
    hand: int | None = None
    """The hand being dealt hand-for-hand."""
    hand_minutes: int = 0
    """The minutes each such hand takes off the clock."""
    hand_holds: bool = False
    """Whether a called all-in waits for the other tables."""
    flight: str | None = None
    """The flight whose clock, players, entries and chips these are; the money is of all flights."""
    entries_in_all: int | None = None
    """The entries of all flights, if there are others."""
    ended: bool = False
    """Whether this flight is over: everybody left in it has bagged."""
    before_night: bool = False
    """Whether no break comes before the end of the day."""
    last_hands: bool = False
    """Whether the last hands of the day are on: what follows belongs to another day."""


def _tables(tournament: Tournament) -> int:
    """The tables in use."""
    seating, sizes = tournament.play.seating, sizes_of(tournament)
    if sizes.players == len(seating.of):
        return sizes.tables
    return sum(1 for table in seating.tables.values() if table.players)


def clock_board(tournament: Tournament, now: Instant, untold: int = 0) -> ClockBoard:
    """The board; players whose busts the room isn't told yet count as still in."""
    setup, play = tournament.setup, tournament.play
    reading = read(setup.structure, play.clock, now)
    index = -1 if reading is None else reading.index
    upcoming = next((p for p in setup.structure[index + 1 :] if isinstance(p, Level)), None)
    blinds = _blinds(setup.structure, max(index, 0))
    left, prizes = tournament.left + untold, prize_list(tournament)
    deal, called_off = tournament.prizes.deal, tournament.prizes.refunds is not None
    to_win = () if called_off or deal is not None else prizes
    next_out = () if tournament.in_flights else to_win
    average = Chips(tournament.chips // left) if left else None
    until_break, before_night = _next_pause(tournament, reading)
    return ClockBoard(
        name=setup.name,
        currency=setup.currency,
        started=reading is not None and reading.starts_in is None,
        running=reading is not None and reading.running,
        over=reading is not None and reading.over,
        finished=tournament.finished,
        level=None if reading is None else _levels(setup.structure[: index + 1]),
        period=None if reading is None else _as_played(tournament, reading.period),
        left=None if reading is None else reading.left,
        pause_reason=play.clock.pause_reason,
        next=None if upcoming is None else as_due(tournament, upcoming),
        until_break=until_break,
        players=left,
        entries=len(tournament.entries.by_id),
        waiting=tournament.left - len(play.seating.of),
        tables=_tables(tournament),
        chips=tournament.chips,
        average=average,
        average_in_big_blinds=_in_big_blinds(average, blinds),
        pool=tournament.pool,
        paid=0 if called_off else len(prizes),
        first=(to_win[0] if to_win else None) if deal is None else deal.held or None,
        next_prize=next_out[left - 1] if 1 < left <= len(next_out) else None,
        dealt=deal is not None,
        seats=seats_won(tournament),
        called_off=called_off,
        stack=setup.stack,
        starts_in=None if reading is None else reading.starts_in,
        held=None if reading is None else reading.held,
        hands=None if reading is None else reading.hands,
        registration_closes_in=registration_closes_in(tournament, reading, now),
        registration_closed=is_closed(tournament, reading, now),
        open_through=_open_through(tournament),
        rebuys_end_in=_rebuys_end_in(tournament, reading, now),
        rebuys_over=tournament.terms.rebuys != "off"
        and has_ended(tournament, reading, "rebuys_end"),
        rebuys_with_entry=_rebuys_with_entry(tournament),
        ran=Millis(0) if reading is None else reading.ran,
        remaining=_remaining(tournament, reading, now),
        hand=None if play.board is None else play.board.hand,
        hand_minutes=0 if play.board is None else play.board.minutes,
        hand_holds=play.board is not None and tournament.rules.hold_all_in.value,
        flight=flight_name(tournament, tournament.current) if tournament.in_flights else None,
        entries_in_all=entries_in_all(tournament) if tournament.others else None,
        ended=is_over(tournament),
        before_night=before_night,
        last_hands=play.last_hands is not None,
    )


def clock_state(board: ClockBoard) -> ClockState:
    if board.finished or board.ended:
        return "finished"
    if not board.started or board.period is None or board.left is None:
        return "waiting"
    if board.held is not None:
        return "held"
    if board.over:
        return "over"
    if not board.running:
        return "paused"
    if isinstance(board.period, Break):
        return "break"
    last = board.left <= LAST_MINUTE and board.hands is None
    return "last" if last else "running"


def until_change(board: ClockBoard, now: Instant) -> Millis:
    """How long the board stays the same, to the second, if nobody does anything."""
    counting = board.starts_in or (board.left if board.running else None)
    if counting:
        return Millis((counting - 1) % 1000 + 1)
    return Millis(1000 - now.utc % 1000)


def beside(tournament: Tournament, now: Instant, by: int) -> Period | None:
    """The period after or before the present one; None past either end of the structure."""
    structure = tournament.setup.structure
    reading = read(structure, tournament.play.clock, now)
    index = -1 if reading is None else reading.index + by
    return structure[index] if 0 <= index < len(structure) else None


def level_number(structure: Structure, index: int) -> int | None:
    """The number of the level, from 1 without breaks; a break has none."""
    if isinstance(structure[index], Break):
        return None
    return levels_until(structure, index)


def levels_until(structure: Structure, index: int) -> int:
    """The number of the level at this index, or of the last one before a break."""
    return _levels(structure[: index + 1])


def _as_played(tournament: Tournament, period: Period) -> Period:
    """The period with the ante due under the rules."""
    return as_due(tournament, period) if isinstance(period, Level) else period


def _levels(periods: Structure) -> int:
    return sum(1 for period in periods if isinstance(period, Level))


def _blinds(structure: Structure, index: int) -> Level | None:
    """The level in force; before the first one, or during a break, the next."""
    return next((p for p in structure[index:] if isinstance(p, Level)), None)


def _in_big_blinds(average: Chips | None, level: Level | None) -> int | None:
    """The average in big blinds; None in games without blinds."""
    if not average or level is None or not level.big_blind:
        return None
    return average // level.big_blind


def _next_pause(tournament: Tournament, reading: Reading | None) -> tuple[Millis | None, bool]:
    """The time to the next break or the end of the day, and whether it is that end.

    After the last hands of a day there is neither.
    """
    if reading is None or tournament.play.last_hands is not None:
        return None, False
    return _pause_ahead(tournament.setup.structure, reading)


def _pause_ahead(structure: Structure, reading: Reading) -> tuple[Millis | None, bool]:
    """The time until play next stops, and whether for the day; in a level by hands nobody knows it."""
    if not isinstance(reading.period, Level) or reading.hands is not None:
        return None, False
    left = reading.left
    if bears(reading.period, "end_of_day"):
        return left, True
    for period in structure[reading.index + 1 :]:
        if not isinstance(period, Level):
            return left, False
        if period.hands is not None:
            return None, False
        left = Millis(left + length(period))
        if bears(period, "end_of_day"):
            return left, True
    return None, False


def registration_closes_in(
    tournament: Tournament, reading: Reading | None, now: Instant
) -> Millis | None:
    """The time until registration closes, by level or time, whichever comes first."""
    if is_closed(tournament, reading, now):
        return None
    closes, closes_at = closing(tournament), tournament.terms.closes_at
    left = []
    if closes_at:
        left.append(Millis(closes_at - now.utc))
    if reading is not None and closes is not None:
        structure = tournament.setup.structure
        left.append(until_end_of(structure, reading, closes, now, _zone(tournament)))
    return min(left, default=None)


def _open_through(tournament: Tournament) -> int | None:
    """The last level with registration open, if no time of day closes it."""
    closes = closing(tournament)
    if closes is None or tournament.terms.closes_at:
        return None
    return levels_until(tournament.setup.structure, closes)


def _rebuys_end_in(tournament: Tournament, reading: Reading | None, now: Instant) -> Millis | None:
    ends = closing(tournament, "rebuys_end")
    sold = tournament.terms.rebuys != "off" and not tournament.finished
    if not sold or ends is None or reading is None or has_ended(tournament, reading, "rebuys_end"):
        return None
    return until_end_of(tournament.setup.structure, reading, ends, now, _zone(tournament))


def _rebuys_with_entry(tournament: Tournament) -> bool:
    ends, terms = closing(tournament, "rebuys_end"), tournament.terms
    if terms.rebuys == "off" or terms.closes_at or ends is None:
        return False
    return ends == closing(tournament)


def _remaining(tournament: Tournament, reading: Reading | None, now: Instant) -> Millis | None:
    if reading is None:
        return None
    structure = tournament.setup.structure
    ends = (i for i, p in enumerate(structure) if i >= reading.index and bears(p, "end_of_day"))
    last = next(ends, len(structure) - 1)
    return until_end_of(structure, reading, last, now, _zone(tournament))


def _zone(tournament: Tournament) -> Zone:
    anchor = tournament.play.clock.anchor
    return Zone() if anchor is None else anchor.zone
