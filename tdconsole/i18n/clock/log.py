"""Log sentences on the clock's gestures and the structure it follows."""

from typing import Final

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
from tdconsole.domain.values import ClockAnchor, Instant, PeriodId, Structure
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.clock.words import period_name
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences
from tdconsole.i18n.passed import and_passed

SENTENCES: Final[Sentences] = {
    ClockPaused: N_("Clock paused: {anchor} left"),
    ClockResumed: N_("Clock resumed: {anchor} left"),
    ClockAdjusted: N_("Clock set to {anchor} left"),
    ClockSettled: N_("Clock settled: {anchor} left"),
}


def _started(words: Catalogue, event: ClockStarted) -> str:
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


def _clock_started(wording: LogWording, event: ClockStarted) -> str:
    words, note = wording.words, wording.note
    return and_passed(words, _started(words, event), event.overrode, event.reason, note)


def _level_set(wording: LogWording, event: LevelSet) -> str:
    words, setup = wording.words, wording.setup
    say = words.gettext
    return say(
        "Clock set to {period}: {left} left",
        period=_period(words, setup.structure, event.anchor.period),
        left=_left(words, event.anchor),
    )


def _hands_counted(wording: LogWording, event: HandsCounted) -> str:
    words = wording.words
    say = words.gettext
    match event:
        case HandsCounted(anchor=ClockAnchor(hands=int(hands))):
            return words.ngettext(
                "Hands counted: {number} left", "Hands counted: {number} left", hands
            )
        case HandsCounted():
            return say("Last hand of the level: {left} left", left=_left(words, event.anchor))


def _clock_restored(wording: LogWording, event: ClockRestored) -> str:
    """What the clock showed then, if it was recorded: a running anchor alone doesn't tell."""
    words, structure = wording.words, wording.setup.structure
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


OWN_WORDS: Final[OwnLog] = {
    ClockStarted: _clock_started,
    LevelSet: _level_set,
    HandsCounted: _hands_counted,
    ClockRestored: _clock_restored,
}
