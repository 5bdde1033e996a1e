"""`level 10`, `next`, `prev`, `set 12:30`, `hand`, `was`, `go 20:00`: where the clock is put."""

import re
from typing import Final

from tdconsole.domain.clock.reading import Reading as Stand
from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import (
    CountHands,
    RestoreClock,
    SetClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.events.clock import ClockRestored, ClockStarted
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.tournament import Clock
from tdconsole.domain.values import Break, ClockAnchor, Level, Millis, Period
from tdconsole.i18n.clock.words import blinds, period_name, stands_at
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Offer, Reading

_TIME_OF_DAY: Final = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])")
_CLOCK: Final = re.compile(r"([0-9]{1,4}):([0-5][0-9])")
_MINUTES: Final = re.compile(r"([0-9]{1,4})\s*(?:m(?:in)?)?", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_MOST_OFFERS: Final = 8


def start_at(desk: Desk, typed: str) -> Reading:
    say = desk.words.gettext
    found = _TIME_OF_DAY.fullmatch(typed.strip())
    if found is None:
        return desk.asking(say("Start when? go 20:00, or go alone for now"))
    time = f"{int(found[1]):02}:{found[2]}"

    def said(events: tuple[Event, ...]) -> str:
        (started,) = (one for one in events if isinstance(one, ClockStarted))
        stand = _stand(desk, started.anchor)
        wait = desk.words.duration(stand.starts_in or Millis(0)) if stand is not None else ""
        return say("Start the clock at {time}, in {wait}", time=time, wait=wait)

    return desk.judged(StartClock(at=time), said)


def set_time(desk: Desk, typed: str) -> Reading:
    say = desk.words.gettext
    text = typed.strip()
    if (clock := _CLOCK.fullmatch(text)) is not None:
        seconds = int(clock[1]) * 60 + int(clock[2])
    elif text and (minutes := _MINUTES.fullmatch(text)) is not None:
        seconds = int(minutes[1]) * 60
    else:
        return desk.asking(say("How much should be left of this level? set 12:30 or set 12"))
    if not 0 < seconds <= 86_400:
        return desk.asking(say("How much should be left of this level? set 12:30 or set 12"))
    left = desk.words.duration(Millis(seconds * 1000))
    return desk.judged(
        SetClock(seconds=seconds), lambda _events: say("Leave {left} of this level", left=left)
    )


def level(desk: Desk, typed: str) -> Reading:
    """Go to a level by its number, or to the break after it: `level 10`, `level 10 break`."""
    say, structure = desk.words.gettext, desk.state.setup.structure
    number, *rest = typed.split() or [""]
    found = None
    if _NUMBER.fullmatch(number):
        levels = [i for i, period in enumerate(structure) if isinstance(period, Level)]
        if 0 < int(number) <= len(levels):
            found = levels[int(number) - 1]
    if found is None:
        return desk.asking(say("Which level? level 10, next or prev"), _around(desk))
    if rest:
        after = structure[found + 1] if found + 1 < len(structure) else None
        if not isinstance(after, Break) or not "break".startswith(rest[0].lower()):
            return desk.asking(say("There is no break after this level."))
        found += 1
    return _to(desk, found)


def turn(desk: Desk, by: int) -> Reading:
    """Go to the next period, or the one before."""
    say, structure = desk.words.gettext, desk.state.setup.structure
    stand = read(structure, desk.state.play.clock, desk.looking.now())
    if stand is None:
        return _to(desk, 0)
    index = stand.index + by
    if index < 0:
        return desk.refused(say("This is the first level."))
    if index >= len(structure):
        return desk.refused(say("This is the last level of the structure."))
    return _to(desk, index)


def hand(desk: Desk, typed: str) -> Reading:
    words = desk.words
    text = typed.replace("−", "-").strip() or "1"
    if re.fullmatch(r"-?[0-9]{1,4}", text) is None:
        return desk.asking(words.gettext("How many hands were played? hand, or hand 3"))
    count = int(text)
    if count < 0:
        return desk.judged(
            CountHands(hands=count),
            lambda _events: words.ngettext(
                "Take {number} counted hand back", "Take {number} counted hands back", -count
            ),
        )
    return desk.judged(
        CountHands(hands=count),
        lambda _events: words.ngettext(
            "Count {number} hand played", "Count {number} hands played", count
        ),
    )


def as_it_was(desk: Desk) -> Reading:
    say = desk.words.gettext

    def said(events: tuple[Event, ...]) -> str:
        (restored,) = (one for one in events if isinstance(one, ClockRestored))
        stand = _stand(desk, restored.shows)
        if stand is None:
            return say("The clock as it was: not started")
        where = stands_at(desk.words, desk.state.setup.structure, stand)
        if stand.running:
            return say("The clock as it was: {stands}, running", stands=where)
        return say("The clock as it was: {stands}", stands=where)

    return desk.judged(RestoreClock(), said)


def _to(desk: Desk, index: int) -> Reading:
    structure = desk.state.setup.structure
    period = structure[index]
    return desk.judged(
        SetLevel(period=period.id),
        lambda _events: desk.words.gettext(
            "Set the clock to the beginning of {period}", period=_named(desk, index, period)
        ),
    )


def _named(desk: Desk, index: int, period: Period) -> str:
    name = period_name(desk.words, desk.state.setup.structure, index)
    if isinstance(period, Break):
        return name
    return f"{name}: {blinds(desk.words, period)}"


def _around(desk: Desk) -> tuple[Offer, ...]:
    """Offer the levels around the clock's position."""
    structure = desk.state.setup.structure
    stand = read(structure, desk.state.play.clock, desk.looking.now())
    levels = [i for i, period in enumerate(structure) if isinstance(period, Level)]
    here = 0 if stand is None else sum(1 for i in levels if i < stand.index)
    first = max(0, min(here - _MOST_OFFERS // 2, len(levels) - _MOST_OFFERS))
    return tuple(
        Offer(
            line=f"level {number}", label=f"level {number}", detail=blinds(desk.words, structure[i])
        )
        for number, i in enumerate(levels, start=1)
        if first < number <= first + _MOST_OFFERS
    )


def _stand(desk: Desk, anchor: ClockAnchor | None) -> Stand | None:
    """Return where the clock would be with it; None if that is before the start."""
    return read(desk.state.setup.structure, Clock(anchor=anchor), desk.looking.now())
