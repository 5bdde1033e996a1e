"""The gestures of the clock and of the levels."""

from typing import Final

from tdconsole.domain.hand.hands_left import is_overnight
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    RestoreClock,
    ResumeClock,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Level
from tdconsole.gui.console.actions.action import Action, Asked
from tdconsole.gui.console.actions.selection import Selection

MINUTE: Final = 60


def _started(state: Tournament, _selection: Selection) -> bool:
    return state.play.clock.anchor is not None and not state.finished


def _unfinished(state: Tournament, _selection: Selection) -> bool:
    return not state.finished


def _by_the_clock(state: Tournament, _selection: Selection) -> bool:
    """Hand for hand it is the hands that move the clock on."""
    return not state.finished and state.play.board is None


def _resume(state: Tournament, _selection: Selection) -> Request | None:
    """Where it stands because something else goes on, or nobody is there."""
    play = state.play
    stands = play.board is not None or play.last_hands is not None or is_overnight(state)
    return ResumeClock() if stands and not state.finished else None


def _not_started(state: Tournament, _selection: Selection) -> bool:
    return (state.play.clock.anchor is None or state.play.clock.anchor.waits) and not state.finished


def _hand(state: Tournament, _selection: Selection) -> Request | None:
    anchor = state.play.clock.anchor
    by_hands = any(isinstance(p, Level) and p.hands is not None for p in state.setup.structure)
    return CountHands() if anchor is not None and by_hands and not state.finished else None


def _restore(state: Tournament, _selection: Selection) -> Request | None:
    return RestoreClock() if state.play.clock.before and not state.finished else None


def _adjust(seconds: int) -> Asked:
    def asked(state: Tournament, _selection: Selection) -> Request | None:
        started = state.play.clock.anchor is not None and not state.finished
        return AdjustClock(seconds=seconds) if started else None

    return asked


CLOCK_ACTIONS: Final = (
    Action(
        "clock",
        "clock",
        lambda w: w.pgettext("action", "Start or pause the clock"),
        "Ctrl+Space",
        "go · pause",
        fits=_by_the_clock,
        weighs=_resume,
    ),
    Action(
        "minute-less",
        "clock",
        lambda w: w.pgettext("action", "One minute less"),
        "Ctrl+-",
        "-1m",
        _adjust(-MINUTE),
    ),
    Action(
        "minute-more",
        "clock",
        lambda w: w.pgettext("action", "One minute more"),
        "Ctrl++",
        "+1m",
        _adjust(MINUTE),
    ),
    Action(
        "start-at",
        "clock",
        lambda w: w.pgettext("action", "Start at a time of day…"),
        "",
        "go 20:00",
        fits=_not_started,
    ),
    Action(
        "set-time",
        "clock",
        lambda w: w.pgettext("action", "Set the time left…"),
        "Ctrl+T",
        "set 12:30",
        fits=_started,
    ),
    Action(
        "next-level",
        "clock",
        lambda w: w.pgettext("action", "Next level"),
        "Ctrl+Shift+PgDown",
        "next",
        fits=_started,
    ),
    Action(
        "previous-level",
        "clock",
        lambda w: w.pgettext("action", "Previous level"),
        "Ctrl+Shift+PgUp",
        "prev",
        fits=_started,
    ),
    Action(
        "level",
        "clock",
        lambda w: w.pgettext("action", "To a level…"),
        "Ctrl+J",
        "level 10",
        fits=_started,
    ),
    Action(
        "hand",
        "clock",
        lambda w: w.pgettext("action", "Count a hand"),
        "Ctrl+H",
        "hand",
        _hand,
    ),
    Action(
        "clock-as-it-was",
        "clock",
        lambda w: w.pgettext("action", "Clock as it was"),
        "Ctrl+Shift+J",
        "was",
        _restore,
    ),
    Action(
        "apply-structure",
        "clock",
        lambda w: w.pgettext("action", "Apply the draft"),
        "Ctrl+Return",
        fits=_unfinished,
    ),
)
