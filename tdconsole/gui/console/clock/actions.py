"""The gestures of the clock: start, set, go to a level, call it on a player."""

from typing import Final

from tdconsole.domain.hand.hands_left import is_overnight
from tdconsole.domain.language.commands.calling import PlayTimeCard
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    RestoreClock,
    ResumeClock,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Level
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action, Command
from tdconsole.gui.console.actions.conditions import line, started, unfinished
from tdconsole.gui.console.actions.selection import Selection

MINUTE: Final = 60


def _by_the_clock(state: Tournament, _selection: Selection) -> bool:
    """Whether the clock ends the levels; in hand-for-hand play the hands do."""
    return not state.finished and state.play.board is None


def _resume(state: Tournament, _selection: Selection) -> Request | None:
    """Resume a clock that something else stopped, or that stands because nobody is there."""
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


def _adjust(seconds: int) -> Command:
    def asked(state: Tournament, _selection: Selection) -> Request | None:
        started = state.play.clock.anchor is not None and not state.finished
        return AdjustClock(seconds=seconds) if started else None

    return asked


def _time_card(state: Tournament, selection: Selection) -> Request | None:
    if len(selection.entries) != 1 or selection.entries[0] not in state.play.seating.of:
        return None
    return PlayTimeCard(entry=selection.entries[0])


def _call_is_open(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.calls)


ACTIONS: Final = (
    Action(
        "clock",
        "clock",
        lambda w: w.pgettext("action", "Start or pause the clock"),
        "Ctrl+Space",
        "go · pause",
        enabled_if=_by_the_clock,
        preview=_resume,
        needs=needs.hand_for_hand,
        flights="playing",
    ),
    Action(
        "minute-less",
        "clock",
        lambda w: w.pgettext("action", "One minute less"),
        "Ctrl+-",
        "-1m",
        command=_adjust(-MINUTE),
        needs=needs.started,
        flights="playing",
        repeats=True,
    ),
    Action(
        "minute-more",
        "clock",
        lambda w: w.pgettext("action", "One minute more"),
        "Ctrl++",
        "+1m",
        command=_adjust(MINUTE),
        needs=needs.started,
        flights="playing",
        repeats=True,
    ),
    Action(
        "start-at",
        "clock",
        lambda w: w.pgettext("action", "Start at a time of day…"),
        "",
        "go 20:00",
        enabled_if=_not_started,
        prefill=line("go"),
        flights="playing",
    ),
    Action(
        "set-time",
        "clock",
        lambda w: w.pgettext("action", "Set the time left…"),
        "Ctrl+T",
        "set 12:30",
        enabled_if=started,
        prefill=line("set"),
        needs=needs.started,
        flights="playing",
    ),
    Action(
        "next-level",
        "clock",
        lambda w: w.pgettext("action", "Next level"),
        "Ctrl+Shift+PgDown",
        "next",
        enabled_if=started,
        needs=needs.started,
        flights="playing",
    ),
    Action(
        "previous-level",
        "clock",
        lambda w: w.pgettext("action", "Previous level"),
        "Ctrl+Shift+PgUp",
        "prev",
        enabled_if=started,
        needs=needs.started,
        flights="playing",
    ),
    Action(
        "level",
        "clock",
        lambda w: w.pgettext("action", "To a level…"),
        "Ctrl+J",
        "level 10",
        enabled_if=started,
        prefill=line("level"),
        needs=needs.started,
        flights="playing",
    ),
    Action(
        "hand",
        "clock",
        lambda w: w.pgettext("action", "Count a hand"),
        "Ctrl+H",
        "hand",
        command=_hand,
        needs=needs.by_hands,
        flights="playing",
    ),
    Action(
        "clock-as-it-was",
        "clock",
        lambda w: w.pgettext("action", "Clock as it was"),
        "Ctrl+Shift+J",
        "was",
        command=_restore,
        needs=needs.clock_changed,
        flights="playing",
    ),
    Action("aloud", "clock", lambda w: w.pgettext("action", "Read aloud…"), "Ctrl+L"),
    Action("mute", "clock", lambda w: w.pgettext("action", "Mute the signals"), "Ctrl+Shift+M"),
    Action(
        "call",
        "floor",
        lambda w: w.pgettext("action", "Call the clock…"),
        "Ctrl+K",
        "c 7-4",
        enabled_if=started,
        needs=needs.started,
    ),
    Action(
        "call-acted",
        "floor",
        lambda w: w.pgettext("action", "Called player acted"),
        "Ctrl+G",
        "c 7 acted",
        enabled_if=_call_is_open,
        needs=needs.called,
    ),
    Action(
        "call-dead",
        "floor",
        lambda w: w.pgettext("action", "Called player's hand is dead"),
        "Ctrl+Shift+G",
        "c 7 dead",
        enabled_if=_call_is_open,
        needs=needs.called,
    ),
    Action(
        "time-card",
        "floor",
        lambda w: w.pgettext("action", "Time-bank card"),
        "",
        "tb 7-4",
        command=_time_card,
    ),
    Action(
        "shot-clock",
        "floor",
        lambda w: w.pgettext("action", "Shot clock…"),
        "Ctrl+Shift+K",
        enabled_if=unfinished,
    ),
)
