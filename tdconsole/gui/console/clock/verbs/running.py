"""`go`, `pause`, `+2m`, `-30s`, `+1:30`, `draw`, `finish`, `undo` and `redo`."""

import re
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.draw.drawing import called
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    ResumeClock,
    StartClock,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections import NotTheLatest
from tdconsole.domain.values import Millis
from tdconsole.gui.console.clock.verbs.levels import as_it_was
from tdconsole.gui.console.typing.line_context import Desk
from tdconsole.gui.console.typing.reading import Offer, Reading

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


def draw(desk: Desk, word: str) -> Reading:
    state, words = desk.state, desk.words
    without, word = state.left - len(state.play.seating.of), called(word)
    if not word:
        return desk.judged(
            DrawSeats(),
            lambda _events: words.ngettext(
                "Draw a seat for {number} player", "Draw seats for {number} players", without
            ),
        )
    return desk.judged(
        DrawSeats(word=word),
        lambda _events: words.ngettext(
            "Draw a seat for {number} player, with the word “{word}”",
            "Draw seats for {number} players, with the word “{word}”",
            without,
            word=word,
        ),
    )


def finish(desk: Desk) -> Reading:
    say = desk.words.gettext
    return desk.judged(FinishTournament(), lambda _events: say("Finish the tournament"))


def undo(desk: Desk) -> Reading:
    """The clock and the structure are set back, as they were before the gesture."""
    say, looking = desk.words.gettext, desk.looking
    back = looking.way_back()
    if back is None:
        return desk.judged(Undo(), lambda _events: "")
    gesture = looking.told_of(back.gesture.events)
    match back.by:
        case NotTheLatest():
            return desk.refused(desk.said(back.by))
        case RestoreClock():
            return as_it_was(desk)
        case EditStructure():
            return desk.judged(
                back.by,
                lambda _events: say("Structure as it was before: {gesture}", gesture=gesture),
            )
        case _:
            return desk.judged(back.by, lambda _events: say("Undo: {gesture}", gesture=gesture))


def redo(desk: Desk) -> Reading:
    last, looking = desk.looking.last_undone(), desk.looking
    request: Request = Redo(step=None if last is None else last.no)
    gesture = "" if last is None else looking.told_of(last.events)
    return desk.judged(
        request, lambda _events: desk.words.gettext("Redo: {gesture}", gesture=gesture)
    )
