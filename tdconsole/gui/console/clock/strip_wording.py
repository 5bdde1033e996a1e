"""The texts of the strip: a board in the words and figures of one language."""

import re
from functools import lru_cache, partial
from typing import Final, NamedTuple

from tdconsole.domain.values import Break, Instant, Level, Millis, Period, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds, mark_name
from tdconsole.projections.clock.board import ClockBoard, ClockState, clock_state
from tdconsole.wall.screens.figures import amount, writable
from tdconsole.wall.time_left import time_left

_FIGURE: Final = re.compile(r"\d")


class Said(Record, kw_only=True):
    """The strip's figures, each with its caption; empty if there is nothing to say."""

    state: ClockState
    name: str
    level: str
    """The level; while the clock is stopped, the word for that."""
    word: str
    time: str
    blinds: str
    note: str
    players: str
    players_room: str
    tables: str
    tables_room: str
    average: str
    average_room: str
    big_blinds: str
    upcoming: str
    """The blinds after these; empty where the others are the next ones already."""
    pool: str
    day: str
    """The time of day."""


class Pause(NamedTuple):
    at: Instant | None = None
    reason: str = ""


NO_PAUSE: Final = Pause()


def said(
    words: Catalogue, board: ClockBoard, first: Period, now: Instant, pause: Pause = NO_PAUSE
) -> Said:
    """Word the board; `first` is the tournament's first period."""
    state = clock_state(board)
    period = board.period or first
    left = board.starts_in or board.left
    if left is None:
        left = Millis(period.minutes * 60_000)
    level = period if isinstance(period, Level) else board.next
    number = partial(_number, words)
    place, word = _level(words, board).upper(), _word(words, board, state, now)
    if state in {"paused", "held"}:
        place, word = word, place
    return Said(
        state=state,
        name=" ".join(board.name.split()),
        level=place,
        word=word,
        time="" if state == "finished" else _time(words, board, period, left),
        blinds="" if state == "finished" or level is None else blinds_of(words, level),
        note=_note(words, board, state, pause),
        players=f"{number(board.players)}/{number(board.entries)}",
        players_room=_room(f"{number(board.entries)}/{number(board.entries)}"),
        tables=number(board.tables),
        tables_room=_room(number(max(10, board.tables))),
        average="–" if board.average is None else number(board.average),
        average_room=_room(number(board.chips)),
        big_blinds=""
        if not board.average_in_big_blinds
        else words.pgettext("board", "{number} BB", number=number(board.average_in_big_blinds)),
        upcoming=_upcoming(words, board, state),
        pool=amount(words, board.pool, board.currency),
        day=words.time_of_day(now),
    )


def _upcoming(words: Catalogue, board: ClockBoard, state: ClockState) -> str:
    if state in {"waiting", "finished"} or board.next is None or isinstance(board.period, Break):
        return ""
    return blinds_of(words, board.next)


def _time(words: Catalogue, board: ClockBoard, period: Period, left: Millis) -> str:
    if board.hands is None or board.starts_in is not None:
        return time_left(words, period, left)
    return words.ngettext("{number} hand", "{number} hands", board.hands)


@lru_cache(maxsize=256)
def blinds_of(words: Catalogue, level: Level) -> str:
    return writable(blinds(words, level))


@lru_cache(maxsize=1024)
def _number(words: Catalogue, number: int) -> str:
    """Format a number, cached: from one second to the next hardly any changes."""
    return writable(words.number(number))


def _room(text: str) -> str:
    return _FIGURE.sub("0", text)


def _level(words: Catalogue, board: ClockBoard) -> str:
    say = words.pgettext
    if board.finished:
        return say("clock", "Called off") if board.called_off else say("clock", "Finished")
    if board.ended:
        return say("clock", "Over")
    if board.period is None or not board.started:
        return say("clock", "Before the start")
    if isinstance(board.period, Break):
        return say("clock", "Break")
    return say("clock", "Level {level}", level=board.level)


def _word(words: Catalogue, board: ClockBoard, state: ClockState, now: Instant) -> str:
    say = words.pgettext
    match state:
        case "paused" if board.hand is not None:
            return say("clock", "Hand for hand").upper()
        case "paused":
            return say("clock", "Paused").upper()
        case "held":
            return say("clock", "Stopped").upper()
        case "waiting" if board.starts_in is not None:
            return say("clock", "starts at {time}", time=words.time_after(now, board.starts_in))
        case "last":
            return say("clock", "last minute")
        case "over":
            return say("clock", "last level over")
        case "break" if board.left is not None:
            return say("clock", "back at {time}", time=words.time_after(now, board.left))
        case "running" if board.until_break is not None:
            return break_words(words, board, board.until_break, now)
        case _:
            return ""


def break_words(words: Catalogue, board: ClockBoard, until: Millis, now: Instant) -> str:
    """At what time of day play next stops: for a break, or for the day."""
    at = words.time_after(now, until)
    if board.before_night:
        return words.pgettext("clock", "day ends {time}", time=at)
    return words.pgettext("clock", "break at {time}", time=at)


def _note(words: Catalogue, board: ClockBoard, state: ClockState, pause: Pause) -> str:
    say = words.pgettext
    if board.hand is not None:
        return say("clock", "hand {number}", number=words.number(board.hand))
    if state == "paused":
        return _since(words, pause)
    if board.held is not None:
        return mark_name(words, board.held)
    if state == "waiting":
        return say("clock", "First blinds")
    if isinstance(board.period, Break):
        return "" if board.next is None else say("clock", "Blinds after the break")
    return "" if state == "finished" else say("clock", "Blinds")


def _since(words: Catalogue, pause: Pause) -> str:
    say, reason = words.pgettext, " ".join(pause.reason.split())
    if pause.at is None:
        return reason
    at = words.time_of_day(pause.at)
    if reason:
        return say("paused", "since {time} · {reason}", time=at, reason=reason)
    return say("paused", "since {time}", time=at)
