"""The words and figures of the clock's screen, in one language."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from tdconsole.domain.values import Break, Chips, Instant, Level, Millis, Record
from tdconsole.drawing.ribbon import Ribbon
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import mark_name
from tdconsole.projections.clock.board import ClockBoard, ClockState, clock_state
from tdconsole.wall.screens.figures import Figure, figures, number, players
from tdconsole.wall.time_left import time_left, time_room

_THOUSANDS: Final = (10**3, 10**6, 10**9)
_HOUR: Final = 3_600_000
_FIGURE: Final = re.compile(r"\d")


class Blinds(Record, kw_only=True):
    """One way to write them; `ante` is anything else posted or bet, or empty."""

    blinds: str
    ante: str


class Clock(Record, kw_only=True):
    """Everything on the screen; empty if there is nothing to say."""

    state: ClockState
    title: str
    wall_clock: str
    level: str
    word: str
    reason: str
    time: str
    time_room: str
    """The time at its widest, so that its figures keep their places while it runs."""
    time_label: str
    """What stands in the time's place while nothing runs there: the starting stack, or the time of day."""
    played: float | None
    """The share of the level already played."""
    blinds_label: str
    blinds: tuple[Blinds, ...]
    """The ways to write them, longest first: the first that fits is used."""
    ante_label: str
    upcoming_label: str
    upcoming: tuple[str, ...]
    """In full, and shorter."""
    break_label: str
    break_in: str
    break_in_room: str
    break_at: str
    break_note: str
    """The same time of day, beside how long it is until then."""
    players: Figure
    figures: tuple[Figure, ...]
    notice: str
    ribbon: Ribbon | None = None
    """The evening on one line, if that is shown."""
    turn: int = 0
    """The turn of the figures that share one place, counted without end."""


def clock(  # noqa: PLR0913  # what of, and what of it
    words: Catalogue,
    board: ClockBoard,
    now: Instant,
    reason: str | None = None,
    *,
    notice: str = "",
    money: bool = True,
) -> Clock:
    state = clock_state(board)
    current = _level(board)
    label, upcoming = _upcoming(words, board, state)
    break_label, break_in, break_at = _break(words, board, now)
    tells_time, waits = _tells_time(board, state), _waits_with_stack(board, state)
    time = number(words, board.stack) if waits else _time(words, board, state, now)
    return Clock(
        state=state,
        title=" ".join(board.name.split()),
        wall_clock="" if tells_time and not waits else words.time_of_day(now),
        level=_place(words, board, state),
        word=_word(words, board, state, now),
        reason=" ".join((reason or "").split()) if state == "paused" else "",
        time=time,
        time_room=_FIGURE.sub("0", time) if waits else _time_room(board, state),
        time_label=_time_label(words, waits=waits) if tells_time else "",
        played=_played(board),
        blinds_label=_blinds_label(words, board, state),
        blinds=tuple(ways(words, current)) if current and state != "finished" else (),
        ante_label=ante_label(words, current) if current else "",
        upcoming_label=label,
        upcoming=upcoming,
        break_label=break_label,
        break_in=break_in,
        break_in_room=_FIGURE.sub("0", break_in).rjust(5, "0") if break_in else "",
        break_at=break_at,
        break_note=words.pgettext("clock", "at {time}", time=break_at) if break_at else "",
        players=players(words, board),
        figures=tuple(figures(words, board, money=money)),
        notice=" ".join(notice.split()),
    )


def _level(board: ClockBoard) -> Level | None:
    """The level in force; before the start and during a break, the next one."""
    return board.period if isinstance(board.period, Level) else board.next


def _tells_time(board: ClockBoard, state: ClockState) -> bool:
    """Whether to show the time of day, as nothing is counted down."""
    return state == "finished" or (state == "waiting" and board.starts_in is None)


def _waits_with_stack(board: ClockBoard, state: ClockState) -> bool:
    """Whether play is to start at a time nobody knows, with stacks that everybody does."""
    return state == "waiting" and board.starts_in is None and board.stack > 0


def _time_label(words: Catalogue, *, waits: bool) -> str:
    say = words.pgettext
    return say("board", "Starting stack") if waits else say("clock", "Time of day")


def _place(words: Catalogue, board: ClockBoard, state: ClockState) -> str:
    say = words.pgettext
    if state == "finished":
        return say("clock", "The end") if board.finished else say("clock", "Over")
    if state == "waiting":
        if board.starts_in is not None:
            return say("clock", "Starts in")
        return say("clock", "Before the start")
    if isinstance(board.period, Break):
        return say("clock", "Break")
    if board.hands is not None:
        return say("clock", "Level {level}, hands left", level=board.level)
    return say("clock", "Level {level}", level=board.level)


def _word(words: Catalogue, board: ClockBoard, state: ClockState, now: Instant) -> str:
    say = words.pgettext
    match state:
        case "waiting" if board.starts_in is not None:
            return say("clock", "at {time}", time=words.time_after(now, board.starts_in))
        case "paused" if board.hand is not None:
            return say("clock", "Hand for hand")
        case "paused":
            return say("clock", "Paused")
        case "held":
            return "" if board.held is None else mark_name(words, board.held)
        case "break" if board.left is not None:
            return say("clock", "back at {time}", time=words.time_after(now, board.left))
        case "last":
            return say("clock", "last minute")
        case "over":
            return say("clock", "the last level is over")
        case "finished" if not board.finished:
            return say("clock", "play goes on in another flight, or on day 2")
        case "finished":
            return (
                say("clock", "called off")
                if board.called_off
                else say("clock", "tournament finished")
            )
        case _:
            return ""


def _time(words: Catalogue, board: ClockBoard, state: ClockState, now: Instant) -> str:
    if state == "waiting" and board.starts_in is not None:
        return words.duration(board.starts_in)
    if state in {"waiting", "finished"} or board.period is None or board.left is None:
        return words.time_of_day(now)
    if board.hands is not None:
        return str(board.hands)
    return time_left(words, board.period, board.left)


def _time_room(board: ClockBoard, state: ClockState) -> str:
    if state == "waiting" and board.starts_in is not None:
        return _countdown_room(board.starts_in)
    if state in {"waiting", "finished"} or board.period is None or board.left is None:
        return "00:00"
    if board.hands is not None:
        return "0" * max(2, len(str(board.hands)))
    return time_room(board.period, board.left)


def _countdown_room(left: Millis) -> str:
    """The widest form while counting down, which loses digits only as hours pass."""
    return "00:00" if left <= _HOUR else "0:00:00" if left <= 10 * _HOUR else "00:00:00"


def _played(board: ClockBoard) -> float | None:
    if board.period is None or board.left is None or board.finished or board.ended:
        return None
    if not board.started:
        return None
    if board.hands is not None and isinstance(board.period, Level) and board.period.hands:
        return min(1.0, max(0.0, 1 - board.hands / board.period.hands))
    whole = board.period.minutes * 60_000
    return min(1.0, max(0.0, 1 - board.left / whole))


def _blinds_label(words: Catalogue, board: ClockBoard, state: ClockState) -> str:
    say, level = words.pgettext, _level(board)
    if level is not None and not level.big_blind:
        return say("clock", "Bets") if level.big_bet else say("clock", "Bring-in")
    if isinstance(board.period, Break) and state != "finished":
        return say("clock", "Blinds after the break")
    return say("clock", "First blinds") if state == "waiting" else say("clock", "Blinds")


def ways(words: Catalogue, level: Level) -> Iterator[Blinds]:
    """In full, then in thousands, millions and billions if that is exact."""
    chips = [*_chief(level), *(chip for _, pair in _beside(words, level) for chip in pair)]
    for unit, write in zip((1, *_THOUSANDS), (_in_full(words), *_shortened(words)), strict=True):
        if all(chip % unit == 0 for chip in chips):
            yield Blinds(
                blinds="/".join(map(write, _chief(level))),
                ante=" · ".join("/".join(map(write, pair)) for _, pair in _beside(words, level)),
            )


def ante_label(words: Catalogue, level: Level) -> str:
    return " · ".join(label for label, _ in _beside(words, level))


def _chief(level: Level) -> tuple[Chips, ...]:
    """The stakes a level is known by: its blinds, or without blinds its bets."""
    if level.big_blind:
        return level.small_blind, level.big_blind
    return (level.small_bet, level.big_bet) if level.big_bet else (level.bring_in,)


def _beside(words: Catalogue, level: Level) -> tuple[tuple[str, tuple[Chips, ...]], ...]:
    """Everything else that is posted or bet."""
    say = words.pgettext
    found: list[tuple[str, tuple[Chips, ...]]] = []
    if level.ante:
        ante = say("clock", "BB ante") if level.ante_kind == "big_blind" else say("clock", "Ante")
        found.append((ante, (level.ante,)))
    if level.bring_in and (level.big_blind or level.big_bet):
        found.append((say("clock", "Bring-in"), (level.bring_in,)))
    if level.big_blind and level.big_bet:
        found.append((say("clock", "Bets"), (level.small_bet, level.big_bet)))
    return tuple(found)


def _in_full(words: Catalogue) -> Callable[[Chips], str]:
    return lambda chips: number(words, chips)


def _shortened(words: Catalogue) -> tuple[Callable[[Chips], str], ...]:
    say = words.pgettext
    return (
        lambda chips: say("thousands of chips", "{number}K", number=number(words, chips // 10**3)),
        lambda chips: say("millions of chips", "{number}M", number=number(words, chips // 10**6)),
        lambda chips: say("billions of chips", "{number}B", number=number(words, chips // 10**9)),
    )


def _upcoming(
    words: Catalogue, board: ClockBoard, state: ClockState
) -> tuple[str, tuple[str, ...]]:
    say = words.pgettext
    if board.last_hands or state in {"over", "finished", "waiting"}:
        return "", ()
    if isinstance(board.period, Break):
        return "", ()
    if board.next is None:
        return say("clock", "Next level"), (say("clock", "this is the last one"),)
    return say("clock", "Next level"), tuple(
        f"{way.blinds} ({way.ante})" if way.ante else way.blinds for way in ways(words, board.next)
    )


def _break(words: Catalogue, board: ClockBoard, now: Instant) -> tuple[str, str, str]:
    """The next break or the end of the day; while the clock stands nobody can say at what time."""
    until = board.until_break
    if until is None or clock_state(board) in {"finished", "over", "waiting"}:
        return "", "", ""
    at = words.time_after(now, until) if board.running else ""
    say = words.pgettext
    label = say("clock", "Day ends in") if board.before_night else say("clock", "Break in")
    return label, words.duration(until), at
