"""`go`, `pause`, `+2m`, `-30s`, `+1:30`, `draw`, `finish`, `undo` and `redo`."""

import re
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    ResumeClock,
    StartClock,
)
from tdconsole.domain.values import Millis
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Offer, Reading

_CLOCK: Final = re.compile(r"([0-9]{1,5}):([0-5]?[0-9])")
_UNITS: Final = re.compile(r"(?:([0-9]{1,5})m(?:in)?)?(?:([0-9]{1,6})s?(?:ec)?)?", re.IGNORECASE)
_BARE: Final = re.compile(r"[0-9]{1,6}")


def go(desk: Desk) -> Reading:
    say = desk.words.gettext
    reading = read(desk.state.setup.structure, desk.state.play.clock, desk.looking.now())
    if reading is None or reading.starts_in is not None:
        return desk.judged(StartClock(), lambda _events: say("Start the clock"))
    return desk.judged(ResumeClock(), lambda _events: say("Resume the clock"))


def pause(desk: Desk, reason: str) -> Reading:
    say, reason = desk.words.gettext, reason.strip()
    if not reason:
        return desk.judged(PauseClock(), lambda _events: say("Pause the clock"))
    return desk.judged(
        PauseClock(reason=reason),
        lambda _events: say("Pause the clock. On the screen: {reason}", reason=reason),
    )


def adjust(desk: Desk, sign: str, typed: str) -> Reading:
    say = desk.words.gettext
    text = "".join(typed.split())
    if _BARE.fullmatch(text):
        offers = tuple(
            Offer(line=f"{sign}{text}{unit}", label=f"{sign}{text}{unit}") for unit in ("m", "s")
        )
        return desk.asking(
            say(
                "Minutes or seconds? {minutes} or {seconds}",
                minutes=offers[0].line,
                seconds=offers[1].line,
            ),
            offers,
        )
    seconds = _seconds(text)
    if seconds is None:
        return desk.asking(say("How much time? +2m, -30s or +1:30"))
    time = desk.words.duration(Millis(seconds * 1000))
    if sign == "+":
        return desk.judged(
            AdjustClock(seconds=seconds),
            lambda _events: say("Give this level {time} more", time=time),
        )
    return desk.judged(
        AdjustClock(seconds=-seconds),
        lambda _events: say("Take {time} off this level", time=time),
    )


def _seconds(text: str) -> int | None:
    if (clock := _CLOCK.fullmatch(text)) is not None:
        return int(clock[1]) * 60 + int(clock[2])
    if text and (units := _UNITS.fullmatch(text)) is not None:
        return int(units[1] or 0) * 60 + int(units[2] or 0)
    return None
