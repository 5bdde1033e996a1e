"""The gestures of the window as data: menus, buttons, keys and the manual's table come from it."""

from functools import partial
from typing import Final

from tdconsole.domain.commands import (
    AdjustClock,
    Bust,
    CountHands,
    DrawSeats,
    EliminatePlayers,
    FinishTournament,
    PlayTimeCard,
    Redo,
    ReinstatePlayer,
    Request,
    RestoreClock,
    Undo,
)
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Level
from tdconsole.gui.console.action import Action, Asked, Group
from tdconsole.gui.console.desk_actions import DESK_ACTIONS
from tdconsole.gui.console.room_actions import ROOM_ACTIONS
from tdconsole.gui.console.selection import Selection
from tdconsole.gui.console.wall_words import SCREENS, screen_action, screen_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.settings import Screen

__all__ = ["ACTIONS", "BY_ID", "MINUTE", "Action", "Group"]

MINUTE: Final = 60


def _bust(state: Tournament, selection: Selection) -> Request | None:
    of = state.play.seating.of
    hand = tuple(Bust(entry=entry) for entry in selection.entries if entry in of)
    return EliminatePlayers(hand=hand) if hand else None


def _shared(state: Tournament, selection: Selection) -> Request | None:
    hand = tuple(Bust(entry=e) for e in selection.entries if e in state.play.seating.of)
    return EliminatePlayers(hand=hand, stacks_unknown=True) if len(hand) > 1 else None


def _reinstate(state: Tournament, selection: Selection) -> Request | None:
    if len(selection.entries) != 1 or selection.entries[0] not in state.exits.by_entry:
        return None
    return ReinstatePlayer(entry=selection.entries[0])


def _time_card(state: Tournament, selection: Selection) -> Request | None:
    if len(selection.entries) != 1 or selection.entries[0] not in state.play.seating.of:
        return None
    return PlayTimeCard(entry=selection.entries[0])


def _started(state: Tournament, _selection: Selection) -> bool:
    return state.play.clock.anchor is not None and not state.finished


def _not_started(state: Tournament, _selection: Selection) -> bool:
    return (state.play.clock.anchor is None or state.play.clock.anchor.waits) and not state.finished


def _unfinished(state: Tournament, _selection: Selection) -> bool:
    return not state.finished


def _hand(state: Tournament, _selection: Selection) -> Request | None:
    anchor = state.play.clock.anchor
    by_hands = any(isinstance(p, Level) and p.hands is not None for p in state.setup.structure)
    return CountHands() if anchor is not None and by_hands and not state.finished else None


def _restore(state: Tournament, _selection: Selection) -> Request | None:
    return RestoreClock() if state.play.clock.before and not state.finished else None


def _call_is_open(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.calls)


def _adjust(seconds: int) -> Asked:
    def asked(state: Tournament, _selection: Selection) -> Request | None:
        started = state.play.clock.anchor is not None and not state.finished
        return AdjustClock(seconds=seconds) if started else None

    return asked


def _draw(state: Tournament, _selection: Selection) -> Request | None:
    return DrawSeats() if state.left > len(state.play.seating.of) else None


def _finish(state: Tournament, _selection: Selection) -> Request | None:
    over = state.left == 1 and state.exits.by_entry and not state.finished
    return FinishTournament() if over else None


def _undo(_state: Tournament, selection: Selection) -> Request | None:
    return Undo(step=selection.step) if selection.step and not selection.redo else None


def _redo(_state: Tournament, selection: Selection) -> Request | None:
    return Redo(step=selection.step) if selection.step and selection.redo else None


def _can_move(state: Tournament, selection: Selection) -> bool:
    return len(selection.entries) == 1 and selection.entries[0] in state.play.seating.of


def _somebody(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of)


def _money(state: Tournament, _selection: Selection) -> bool:
    return bool(state.entries.by_id) and state.pool > 0


def _next(screen: Screen, words: Catalogue) -> str:
    return words.pgettext("action", "Next: {screen}", screen=screen_name(words, screen))


# Shift+F10 opens the menu of what is pointed at.
_SCREEN_KEYS: Final = (*(f"Shift+F{number}" for number in range(1, 10)), "Shift+F11")

ACTIONS: Final = (
    Action(
        "clock",
        "clock",
        lambda w: w.pgettext("action", "Start or pause the clock"),
        "Ctrl+Space",
        "go · pause",
        fits=_unfinished,
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
    Action(
        "call",
        "floor",
        lambda w: w.pgettext("action", "Call the clock…"),
        "Ctrl+K",
        "c 7-4",
        fits=_started,
    ),
    Action(
        "call-acted",
        "floor",
        lambda w: w.pgettext("action", "Called player acted"),
        "Ctrl+G",
        "c 7 acted",
        fits=_call_is_open,
    ),
    Action(
        "call-dead",
        "floor",
        lambda w: w.pgettext("action", "Called player's hand is dead"),
        "Ctrl+Shift+G",
        "c 7 dead",
        fits=_call_is_open,
    ),
    Action(
        "time-card",
        "floor",
        lambda w: w.pgettext("action", "Time-bank card"),
        "",
        "tb 7-4",
        _time_card,
    ),
    Action(
        "shot-clock",
        "floor",
        lambda w: w.pgettext("action", "Shot clock…"),
        "Ctrl+Shift+K",
        fits=_unfinished,
    ),
    Action("bust", "floor", lambda w: w.pgettext("action", "Bust"), "Ctrl+B", "b 7-4", _bust),
    Action(
        "bust-shared",
        "floor",
        lambda w: w.pgettext("action", "Bust, stacks unknown"),
        "Ctrl+Shift+B",
        "b 7-4 7-2 ?",
        _shared,
    ),
    Action(
        "move",
        "floor",
        lambda w: w.pgettext("action", "Move…"),
        "Ctrl+M",
        "m 7-4 3-2",
        fits=_can_move,
    ),
    Action(
        "reinstate",
        "floor",
        lambda w: w.pgettext("action", "Reinstate"),
        "Ctrl+I",
        "back rossi",
        _reinstate,
    ),
    Action(
        "register",
        "desk",
        lambda w: w.pgettext("action", "Register…"),
        "Ctrl+R",
        "r rossi",
        fits=_unfinished,
    ),
    Action("till", "desk", lambda w: w.pgettext("action", "Till"), "Ctrl+Shift+T"),
    *DESK_ACTIONS,
    *ROOM_ACTIONS,
    Action("draw", "desk", lambda w: w.pgettext("action", "Draw seats"), "Ctrl+D", "draw", _draw),
    Action(
        "finish",
        "floor",
        lambda w: w.pgettext("action", "Finish the tournament"),
        "",
        "finish",
        _finish,
    ),
    Action("undo-step", "log", lambda w: w.pgettext("action", "Undo this step"), "", "", _undo),
    Action("redo-step", "log", lambda w: w.pgettext("action", "Redo this step"), "", "", _redo),
    Action("undo", "log", lambda w: w.pgettext("action", "Undo"), "Ctrl+Z", "undo"),
    Action("redo", "log", lambda w: w.pgettext("action", "Redo"), "Ctrl+Shift+Z", "redo"),
    Action(
        "seat-cards",
        "paper",
        lambda w: w.pgettext("action", "Seat cards…"),
        "Ctrl+P",
        fits=_somebody,
    ),
    Action(
        "payout-sheet",
        "paper",
        lambda w: w.pgettext("action", "Payout sheet…"),
        "Ctrl+Shift+P",
        fits=_money,
    ),
    Action("projector", "show", lambda w: w.pgettext("action", "Projector on or off"), "F5"),
    Action("take", "show", lambda w: w.pgettext("action", "Take the next screen live"), "F12"),
    Action("rotate", "show", lambda w: w.pgettext("action", "Screens in turn, or not"), "F11"),
    *(
        Action(
            screen_action(screen),
            "show",
            partial(_next, screen),
            keys,
        )
        for keys, screen in zip(_SCREEN_KEYS, SCREENS, strict=True)
    ),
    Action("aloud", "clock", lambda w: w.pgettext("action", "Read aloud…"), "Ctrl+L"),
    Action("mute", "clock", lambda w: w.pgettext("action", "Mute the signals"), "Ctrl+Shift+M"),
    Action("advice", "window", lambda w: w.pgettext("action", "Accept the first advice"), "F8"),
    Action("quick", "window", lambda w: w.pgettext("action", "Quick entry"), "Esc"),
    Action("find", "window", lambda w: w.pgettext("action", "Find on this page"), "Ctrl+F"),
    Action("floor", "window", lambda w: w.pgettext("page", "Floor"), "F2"),
    Action("desk", "window", lambda w: w.pgettext("page", "Desk"), "F3"),
    Action("people", "window", lambda w: w.pgettext("page", "People"), "Ctrl+F3"),
    Action("staff", "window", lambda w: w.pgettext("action", "Who acts…"), "Ctrl+F2"),
    Action("rules", "window", lambda w: w.pgettext("page", "Rules"), "F9"),
    Action("log", "window", lambda w: w.pgettext("page", "Log"), "F4"),
    Action("paper", "window", lambda w: w.pgettext("page", "Paper"), "F6"),
    Action("wall", "window", lambda w: w.pgettext("page", "Projector"), "F10"),
    Action("structure", "window", lambda w: w.pgettext("page", "Structure"), "F7"),
    Action("setup", "window", lambda w: w.pgettext("page", "Set-up"), "Ctrl+F7"),
    Action("new", "window", lambda w: w.pgettext("action", "New tournament…"), "Ctrl+N"),
    Action("keys", "window", lambda w: w.pgettext("action", "Keys and gestures"), "F1"),
    Action("quit", "window", lambda w: w.pgettext("action", "Close the console"), "Ctrl+Q"),
)

BY_ID: Final = {action.id: action for action in ACTIONS}
