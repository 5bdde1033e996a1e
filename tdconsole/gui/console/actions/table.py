"""The gestures of the window as data: menus, buttons, keys and the manual's table come from it."""

from typing import Final

from tdconsole.domain.discipline.rulings import pending
from tdconsole.domain.language.commands.calling import PlayTimeCard
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, ReinstatePlayer
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.prizes.finish import is_decided
from tdconsole.domain.prizes.icm import MOST as MOST_IN_DEAL
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action, Group
from tdconsole.gui.console.actions.bubble import BUBBLE_ACTIONS
from tdconsole.gui.console.actions.chips import CHIP_ACTIONS
from tdconsole.gui.console.actions.clock import CLOCK_ACTIONS
from tdconsole.gui.console.actions.day import DAY_ACTIONS
from tdconsole.gui.console.actions.eliminations import SANCTION_ACTIONS
from tdconsole.gui.console.actions.entry import DESK_ACTIONS
from tdconsole.gui.console.actions.flights import FLIGHT_ACTIONS
from tdconsole.gui.console.actions.hand import BETTING_ACTIONS
from tdconsole.gui.console.actions.map import MAP_ACTIONS
from tdconsole.gui.console.actions.penalties import AWAY_ACTIONS, SLIPS
from tdconsole.gui.console.actions.prizes import PRIZE_ACTIONS
from tdconsole.gui.console.actions.races import RACE_ACTIONS
from tdconsole.gui.console.actions.room import FLOOR_ACTIONS
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.actions.tables import ROOM_ACTIONS
from tdconsole.gui.console.actions.window import WINDOW_ACTIONS

__all__ = ["ACTIONS", "BY_ID", "Action", "Group"]


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


def _unfinished(state: Tournament, _selection: Selection) -> bool:
    return not state.finished


def _call_is_open(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.calls)


def _draw(state: Tournament, _selection: Selection) -> Request | None:
    return DrawSeats() if state.left > len(state.play.seating.of) else None


def _finish(state: Tournament, _selection: Selection) -> Request | None:
    over = is_decided(state) or (state.left == 1 and state.exits.by_entry)
    return FinishTournament() if over and not state.finished else None


def _undo(_state: Tournament, selection: Selection) -> Request | None:
    there = selection.step and not selection.stays
    return Undo(step=selection.step) if there and not selection.redo else None


def _redo(_state: Tournament, selection: Selection) -> Request | None:
    there = selection.step and not selection.stays
    return Redo(step=selection.step) if there and selection.redo else None


def _always(_state: Tournament, _selection: Selection) -> bool:
    return True


def _decide(state: Tournament, _selection: Selection) -> str:
    """The one that waits longest."""
    waiting = pending(state)
    return f"decide {waiting[0]} " if waiting else ""


def _can_move(state: Tournament, selection: Selection) -> bool:
    return len(selection.entries) == 1 and selection.entries[0] in state.play.seating.of


def _somebody(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of)


def _tables_play(state: Tournament, _selection: Selection) -> bool:
    return len(state.play.seating.of) > 1 and not state.finished


def _deal(state: Tournament, _selection: Selection) -> bool:
    open_ = not state.finished and state.prizes.deal is None
    return open_ and 1 < state.left <= MOST_IN_DEAL and state.pool > 0


def _moved(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.moves)


def _money(state: Tournament, _selection: Selection) -> bool:
    return bool(state.entries.by_id) and state.pool > 0


ACTIONS: Final = (
    *CLOCK_ACTIONS,
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
    *FLOOR_ACTIONS,
    *SANCTION_ACTIONS,
    *BETTING_ACTIONS,
    *AWAY_ACTIONS,
    *MAP_ACTIONS,
    Action(
        "balance",
        "floor",
        lambda w: w.pgettext("action", "Plan of the moves…"),
        "Ctrl+Shift+L",
        "bal",
        fits=_tables_play,
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
    Action(
        "ruling",
        "discipline",
        lambda w: w.pgettext("action", "New ruling…"),
        "Ctrl+Shift+F4",
        "ruling 7 exposed card",
        fits=_always,
    ),
    Action(
        "decide-ruling",
        "discipline",
        lambda w: w.pgettext("action", "Decide a ruling…"),
        "",
        "decide 3 the hand is dead",
        begins=_decide,
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
    Action(
        "move-slips",
        "paper",
        lambda w: w.pgettext("action", "Slips of the moves…"),
        "Ctrl+Shift+I",
        fits=_tables_play,
    ),
    Action(
        SLIPS,
        "paper",
        lambda w: w.pgettext("action", "Slips of the broken table"),
        "Alt+B",
        fits=_moved,
    ),
    Action(
        "moves-sheet",
        "paper",
        lambda w: w.pgettext("action", "Sheet of the last moves…"),
        "Ctrl+Shift+H",
        fits=_somebody,
    ),
    *BUBBLE_ACTIONS,
    *DAY_ACTIONS,
    *FLIGHT_ACTIONS,
    *CHIP_ACTIONS,
    *RACE_ACTIONS,
    *PRIZE_ACTIONS,
    Action(
        "deal",
        "money",
        lambda w: w.pgettext("action", "Deal…"),
        "Ctrl+Shift+V",
        "deal",
        fits=_deal,
    ),
    *WINDOW_ACTIONS,
)

BY_ID: Final = {action.id: action for action in ACTIONS}
