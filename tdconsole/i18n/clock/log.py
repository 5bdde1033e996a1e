"""Log sentences on the clock's gestures and the structure it follows."""

from typing import assert_never

from tdconsole.domain.language.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    HandsCounted,
    LevelSet,
)
from tdconsole.domain.state.tournament import Setup
from tdconsole.domain.values import ClockAnchor, Instant, PeriodId, Structure
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import period_name
from tdconsole.i18n.naming import Note
from tdconsole.i18n.passed import and_passed, with_reason

ClockEvent = (
    ClockStarted
    | ClockPaused
    | ClockResumed
    | ClockAdjusted
    | LevelSet
    | HandsCounted
    | ClockRestored
    | ClockSettled
)


def clock_told(words: Catalogue, event: ClockEvent, note: Note, setup: Setup) -> str:
    """The sentence; levels are named as in the present structure."""
    say = words.gettext
    match event:
        case ClockStarted():
            return and_passed(words, _started(words, event), event.overrode, event.reason, note)
        case ClockPaused():
            told = say("Clock paused: {left} left", left=_left(words, event.anchor))
            return with_reason(words, told, event.reason, note)
        case ClockResumed():
            return say("Clock resumed: {left} left", left=_left(words, event.anchor))
        case ClockAdjusted():
            return say("Clock set to {left} left", left=_left(words, event.anchor))
        case LevelSet():
            return say(
                "Clock set to {period}: {left} left",
                period=_period(words, setup.structure, event.anchor.period),
                left=_left(words, event.anchor),
            )
        case HandsCounted(anchor=ClockAnchor(hands=int(hands))):
            return words.ngettext(
                "Hands counted: {number} left", "Hands counted: {number} left", hands
            )
        case HandsCounted():
            return say("Last hand of the level: {left} left", left=_left(words, event.anchor))
        case ClockRestored():
            return _restored(words, event, setup.structure)
        case ClockSettled():
            return say("Clock settled: {left} left", left=_left(words, event.anchor))
        case _:
            assert_never(event)


def _started(words: Catalogue, event: ClockStarted) -> str:
    match event.anchor:
        case ClockAnchor(waits=True, since=Instant() as start):
            return words.gettext("Clock set to start at {time}", time=words.time_of_day(start))
        case _:
            return words.gettext("Clock started: {left} left", left=_left(words, event.anchor))


def _restored(words: Catalogue, event: ClockRestored, structure: Structure) -> str:
    """What the clock showed then, if it was recorded: a running anchor alone doesn't tell."""
    say, shown = words.gettext, event.shows or event.anchor
    if shown is None:
        return say("Clock as it was: not started")
    period = _period(words, structure, shown.period)
    if event.shows is None and shown.since is not None:
        return say("Clock as it was: {period}", period=period)
    if shown.hands is not None:
        return words.ngettext(
            "Clock as it was: {period}, {number} hand left",
            "Clock as it was: {period}, {number} hands left",
            shown.hands,
            period=period,
        )
    return say("Clock as it was: {period}, {left} left", period=period, left=_left(words, shown))


def _period(words: Catalogue, structure: Structure, wanted: PeriodId) -> str:
    for index, period in enumerate(structure):
        if period.id == wanted:
            return period_name(words, structure, index)
    return words.pgettext("clock", "a level that is gone")


def _left(words: Catalogue, anchor: ClockAnchor) -> str:
    return words.duration(anchor.left)
