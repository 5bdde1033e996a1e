"""What the screen says: a board, turned into words and figures of one language."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from tdconsole.domain.values import Break, Chips, Instant, Level, Record
from tdconsole.gui.projector.figures import Figure, figures, number, players
from tdconsole.gui.shared.time_left import time_left, time_room
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock_board import ClockBoard, ClockState, clock_state

_THOUSANDS: Final = (10**3, 10**6, 10**9)
_FIGURE: Final = re.compile(r"\d")


class Blinds(Record, kw_only=True):
    """One way to write them; `ante` is empty where nobody posts one."""

    blinds: str
    ante: str


class Shown(Record, kw_only=True):
    """Everything that stands on the screen; empty where there is nothing to say."""

    state: ClockState
    title: str
    wall_clock: str
    level: str
    word: str
    reason: str
    time: str
    time_room: str
    """What the time is at its widest: its figures keep their places while it runs."""
    played: float | None
    """The share of the level that is behind us."""
    blinds_label: str
    blinds: tuple[Blinds, ...]
    """The longest first: where it does not fit, the next one does."""
    ante_label: str
    upcoming_label: str
    upcoming: tuple[str, ...]
    """In full, and shorter."""
    break_label: str
    break_in: str
    break_in_room: str
    break_at: str
    players: Figure
    figures: tuple[Figure, ...]


def shown(
    words: Catalogue,
    board: ClockBoard,
    now: Instant,
    reason: str | None = None,
) -> Shown:
    state = clock_state(board)
    current = _level(board)
    label, upcoming = _upcoming(words, board, state)
    break_label, break_in, break_at = _break(words, board, now)
    time = _time(words, board, state, now)
    return Shown(
        state=state,
        title=" ".join(board.name.split()),
        wall_clock="" if state in {"waiting", "finished"} else words.time_of_day(now),
        level=_place(words, board, state),
        word=_word(words, board, state, now),
        reason=" ".join((reason or "").split()) if state == "paused" else "",
        time=time,
        time_room=_time_room(board),
        played=_played(board),
        blinds_label=_blinds_label(words, board, state),
        blinds=tuple(_ways(words, current)) if current and state != "finished" else (),
        ante_label=_ante_label(words, current),
        upcoming_label=label,
        upcoming=upcoming,
        break_label=break_label,
        break_in=break_in,
        break_in_room=_FIGURE.sub("0", break_in).rjust(5, "0") if break_in else "",
        break_at=break_at,
        players=players(words, board),
        figures=tuple(figures(words, board)),
    )


def _level(board: ClockBoard) -> Level | None:
    """The level in force; before the start and in a break, the one that comes."""
    return board.period if isinstance(board.period, Level) else board.next


def _place(words: Catalogue, board: ClockBoard, state: ClockState) -> str:
    say = words.pgettext
    if state == "finished":
        return say("clock", "The end")
    if state == "waiting":
        return say("clock", "Before the start")
    if isinstance(board.period, Break):
        return say("clock", "Break")
    return say("clock", "Level {level}", level=board.level)


def _word(words: Catalogue, board: ClockBoard, state: ClockState, now: Instant) -> str:
    say = words.pgettext
    match state:
        case "paused":
            return say("clock", "Paused")
        case "break" if board.left is not None:
            return say("clock", "back at {time}", time=words.time_after(now, board.left))
        case "last":
            return say("clock", "last minute")
        case "over":
            return say("clock", "the last level is over")
        case "finished":
            return say("clock", "tournament finished")
        case _:
            return ""


def _time(words: Catalogue, board: ClockBoard, state: ClockState, now: Instant) -> str:
    """Before the start and after the end, the time of day is what the room wants to know."""
    if state in {"waiting", "finished"} or board.period is None or board.left is None:
        return words.time_of_day(now)
    return time_left(words, board.period, board.left)


def _time_room(board: ClockBoard) -> str:
    if board.period is None or board.left is None or board.finished:
        return "00:00"
    return time_room(board.period, board.left)


def _played(board: ClockBoard) -> float | None:
    if board.period is None or board.left is None or board.finished:
        return None
    whole = board.period.minutes * 60_000
    return min(1.0, max(0.0, 1 - board.left / whole))


def _blinds_label(words: Catalogue, board: ClockBoard, state: ClockState) -> str:
    say = words.pgettext
    if isinstance(board.period, Break) and state != "finished":
        return say("clock", "Blinds after the break")
    return say("clock", "First blinds") if state == "waiting" else say("clock", "Blinds")


def _ways(words: Catalogue, level: Level) -> Iterator[Blinds]:
    """In full; then in thousands, millions and thousands of millions, where that is exact."""
    chips = (level.small_blind, level.big_blind, level.ante)
    write = _in_full(words)
    yield Blinds(
        blinds=f"{write(level.small_blind)}/{write(level.big_blind)}",
        ante=write(level.ante) if level.ante else "",
    )
    for unit, write in zip(_THOUSANDS, _shortened(words), strict=True):
        if all(chip % unit == 0 for chip in chips):
            yield Blinds(
                blinds=f"{write(level.small_blind)}/{write(level.big_blind)}",
                ante=write(level.ante) if level.ante else "",
            )


def _in_full(words: Catalogue) -> Callable[[Chips], str]:
    return lambda chips: number(words, chips)


def _shortened(words: Catalogue) -> tuple[Callable[[Chips], str], ...]:
    say = words.pgettext
    return (
        lambda chips: say("thousands of chips", "{number}K", number=number(words, chips // 10**3)),
        lambda chips: say("millions of chips", "{number}M", number=number(words, chips // 10**6)),
        lambda chips: say("billions of chips", "{number}B", number=number(words, chips // 10**9)),
    )


def _ante_label(words: Catalogue, level: Level | None) -> str:
    say = words.pgettext
    if level is None or not level.ante:
        return ""
    return say("clock", "BB ante") if level.ante_kind == "big_blind" else say("clock", "Ante")


def _upcoming(
    words: Catalogue, board: ClockBoard, state: ClockState
) -> tuple[str, tuple[str, ...]]:
    say = words.pgettext
    if state in {"over", "finished", "waiting"} or isinstance(board.period, Break):
        return "", ()
    if board.next is None:
        return say("clock", "Next level"), (say("clock", "this is the last one"),)
    ways = _ways(words, board.next)
    return say("clock", "Next level"), tuple(
        f"{way.blinds} ({way.ante})" if way.ante else way.blinds for way in ways
    )


def _break(words: Catalogue, board: ClockBoard, now: Instant) -> tuple[str, str, str]:
    """While the clock stands nobody can say at what time of day it will be."""
    until = board.until_break
    if until is None or board.finished or board.over:
        return "", "", ""
    at = words.time_after(now, until) if board.running else ""
    return words.pgettext("clock", "Break in"), words.duration(until), at
