"""The clock's gestures and the structure it follows."""

from typing import assert_never

from tdconsole.domain import events as happened
from tdconsole.domain.state import Setup
from tdconsole.domain.values import ClockAnchor, Instant, PeriodId, Structure
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock_words import period_name
from tdconsole.i18n.log.passed import Note, and_passed, with_reason

ClockEvent = (
    happened.ClockStarted
    | happened.ClockPaused
    | happened.ClockResumed
    | happened.ClockAdjusted
    | happened.LevelSet
    | happened.HandsCounted
    | happened.ClockRestored
    | happened.ClockSettled
)


def clock_told(words: Catalogue, event: ClockEvent, note: Note, setup: Setup) -> str:
    """Levels are called as they are in the present structure."""
    say = words.gettext
    match event:
        case happened.ClockStarted():
            return and_passed(words, _started(words, event), event.overrode, event.reason, note)
        case happened.ClockPaused():
            told = say("Clock paused: {left} left", left=_left(words, event.anchor))
            return with_reason(words, told, event.reason, note)
        case happened.ClockResumed():
            return say("Clock resumed: {left} left", left=_left(words, event.anchor))
        case happened.ClockAdjusted():
            return say("Clock set to {left} left", left=_left(words, event.anchor))
        case happened.LevelSet():
            return say(
                "Clock set to {period}: {left} left",
                period=_period(words, setup.structure, event.anchor.period),
                left=_left(words, event.anchor),
            )
        case happened.HandsCounted(anchor=ClockAnchor(hands=int(hands))):
            return words.ngettext(
                "Hands counted: {number} left", "Hands counted: {number} left", hands
            )
        case happened.HandsCounted():
            return say("Last hand of the level: {left} left", left=_left(words, event.anchor))
        case happened.ClockRestored(anchor=ClockAnchor() as anchor):
            return say(
                "Clock as it was: {period}, {left} left",
                period=_period(words, setup.structure, anchor.period),
                left=_left(words, anchor),
            )
        case happened.ClockRestored():
            return say("Clock as it was: not started")
        case happened.ClockSettled():
            return say("Clock settled: {left} left", left=_left(words, event.anchor))
        case _:
            assert_never(event)


def _started(words: Catalogue, event: happened.ClockStarted) -> str:
    match event.anchor:
        case ClockAnchor(waits=True, since=Instant() as start):
            return words.gettext("Clock set to start at {time}", time=words.time_of_day(start))
        case _:
            return words.gettext("Clock started: {left} left", left=_left(words, event.anchor))


def _period(words: Catalogue, structure: Structure, wanted: PeriodId) -> str:
    for index, period in enumerate(structure):
        if period.id == wanted:
            return period_name(words, structure, index)
    return words.pgettext("clock", "a level that is gone")


def _left(words: Catalogue, anchor: ClockAnchor) -> str:
    return words.duration(anchor.left)
