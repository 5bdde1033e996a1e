"""The gestures of the window as data: menus, buttons, keys and the manual's table come from it."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from tdconsole.domain.commands import (
    AdjustClock,
    Bust,
    DrawSeats,
    EliminatePlayers,
    FinishTournament,
    PauseClock,
    Redo,
    ReinstatePlayer,
    Request,
    ResumeClock,
    StartClock,
    Undo,
    UnregisterEntry,
)
from tdconsole.domain.state import Tournament
from tdconsole.gui.console.selection import NOTHING, Selection
from tdconsole.i18n.catalogue import Catalogue

Group = Literal["clock", "floor", "desk", "log", "paper", "show", "window"]
Asked = Callable[[Tournament, Selection], Request | None]
Enabled = Callable[[Tournament, Selection], bool]

MINUTE: Final = 60


class Action(NamedTuple):
    """`command` makes the request; without one, the window itself knows what to do.

    `typed` is how the quick entry says the same.
    """

    id: str
    group: Group
    label: Callable[[Catalogue], str]
    shortcut: str = ""
    typed: str = ""
    command: Asked | None = None
    fits: Enabled | None = None

    def enabled(self, state: Tournament, selection: Selection = NOTHING) -> bool:
        if self.fits is not None:
            return self.fits(state, selection)
        return self.command is None or self.command(state, selection) is not None


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


def _unregister(state: Tournament, selection: Selection) -> Request | None:
    if len(selection.entries) != 1 or selection.entries[0] not in state.entries.by_id:
        return None
    return UnregisterEntry(entry=selection.entries[0])


def _clock(state: Tournament, _selection: Selection) -> Request | None:
    """One key that does what the clock does not do now."""
    anchor = state.play.clock.anchor
    if state.finished:
        return None
    if anchor is None:
        return StartClock()
    return ResumeClock() if anchor.since is None else PauseClock()


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
    return state.takings.pool > 0


ACTIONS: Final = (
    Action(
        "clock",
        "clock",
        lambda w: w.pgettext("action", "Start or pause the clock"),
        "Ctrl+Space",
        "go · pause",
        _clock,
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
        fits=lambda state, _selection: not state.finished,
    ),
    Action(
        "unregister",
        "desk",
        lambda w: w.pgettext("action", "Take the registration back"),
        "Ctrl+Shift+R",
        "un rossi",
        _unregister,
    ),
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
    Action("advice", "window", lambda w: w.pgettext("action", "Accept the first advice"), "F8"),
    Action("quick", "window", lambda w: w.pgettext("action", "Quick entry"), "Esc"),
    Action("find", "window", lambda w: w.pgettext("action", "Find on this page"), "Ctrl+F"),
    Action("floor", "window", lambda w: w.pgettext("page", "Floor"), "F2"),
    Action("desk", "window", lambda w: w.pgettext("page", "Desk"), "F3"),
    Action("log", "window", lambda w: w.pgettext("page", "Log"), "F4"),
    Action("paper", "window", lambda w: w.pgettext("page", "Paper"), "F6"),
    Action("new", "window", lambda w: w.pgettext("action", "New tournament…"), "Ctrl+N"),
    Action("keys", "window", lambda w: w.pgettext("action", "Keys and gestures"), "F1"),
    Action("quit", "window", lambda w: w.pgettext("action", "Close the console"), "Ctrl+Q"),
)

BY_ID: Final = {action.id: action for action in ACTIONS}
