"""The gestures about busts: bust, correct, finish."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.eliminations.ranking import hand_of
from tdconsole.domain.language.commands.floor import (
    Bust,
    EliminatePlayers,
    ReinstatePlayer,
)
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.prizes.finish import is_decided
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.pointed import (
    one_entry,
    place,
    seated_entries,
)
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.eliminations.page import OutPage


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


def _finish(state: Tournament, _selection: Selection) -> Request | None:
    over = is_decided(state) or (state.left == 1 and state.exits.by_entry)
    return FinishTournament() if over and not state.finished else None


def _bust_by(state: Tournament, selection: Selection) -> Request | None:
    """Bust the first selected player; the others are the winners."""
    out, *winners = seated_entries(state, selection) or (None,)
    if out is None or not winners:
        return None
    return EliminatePlayers(hand=(Bust(entry=out, by=tuple(winners)),))


def _bust_by_line(state: Tournament, selection: Selection) -> str:
    seated = seated_entries(state, selection)
    return f"b {place(state.play.seating.of[seated[0]])} by " if seated else ""


def _out(state: Tournament, selection: Selection) -> EntryId | None:
    """Return the selected player if out."""
    one = selection.entries[0] if len(selection.entries) == 1 else None
    return one if one in state.exits.by_entry and not state.finished else None


def _winners_line(state: Tournament, selection: Selection) -> str:
    entry = _out(state, selection)
    return "" if entry is None else f"by #{entry} "


def _stack_line(state: Tournament, selection: Selection) -> str:
    entry = _out(state, selection)
    return "" if entry is None else f"stack #{entry} "


def _reorder_line(state: Tournament, selection: Selection) -> str:
    entry = _out(state, selection)
    return "" if entry is None or len(state.exits.by_entry) < 2 else f"out #{entry} "


def _tie(state: Tournament, selection: Selection) -> str:
    entry = one_entry(selection)
    if entry is None or entry not in state.exits.by_entry or entry in state.prizes.struck:
        return ""
    return f"tie #{entry}" if len(hand_of(state, entry)) > 1 else ""


ACTIONS: Final = (
    Action(
        "bust",
        "floor",
        lambda w: w.pgettext("action", "Bust"),
        "Ctrl+B",
        "b 7-4",
        command=_bust,
        needs=needs.seated,
    ),
    Action(
        "bust-shared",
        "floor",
        lambda w: w.pgettext("action", "Bust, stacks unknown"),
        "Ctrl+Shift+B",
        "b 7-4 7-2 ?",
        command=_shared,
        needs=needs.several,
    ),
    Action(
        "bust-by",
        "floor",
        lambda w: w.pgettext("action", "Bust, won by…"),
        "",
        "b 7-4 by 7-2",
        command=_bust_by,
        prefill=_bust_by_line,
        menu="players",
    ),
    Action(
        "reinstate",
        "floor",
        lambda w: w.pgettext("action", "Reinstate"),
        "Ctrl+I",
        "back rossi",
        command=_reinstate,
        needs=needs.out,
    ),
    Action(
        "settle-tie",
        "floor",
        lambda w: w.pgettext("action", "Out in one hand: who ranks higher…"),
        "",
        "tie rossi, bianchi",
        prefill=_tie,
        menu="players",
    ),
    Action(
        "correct-winners",
        "floor",
        lambda w: w.pgettext("action", "Correct who won…"),
        "",
        "by rossi 7-2",
        prefill=_winners_line,
        menu="players",
    ),
    Action(
        "correct-stack",
        "floor",
        lambda w: w.pgettext("action", "Correct the stack…"),
        "",
        "stack rossi 12000",
        prefill=_stack_line,
        menu="players",
    ),
    Action(
        "reorder-elimination",
        "floor",
        lambda w: w.pgettext("action", "Correct the order of busts…"),
        "",
        "out 7-4 before 7-2",
        prefill=_reorder_line,
        menu="players",
    ),
    Action(
        "finish",
        "floor",
        lambda w: w.pgettext("action", "Finish the tournament"),
        "",
        "finish",
        command=_finish,
        flights="merged",
    ),
)


def _page() -> "type[OutPage]":
    from tdconsole.gui.console.eliminations.page import OutPage  # noqa: PLC0415 -- when first turned to

    return OutPage


PAGE: Final = PageRow("out", lambda w: w.pgettext("page", "Out"), "Ctrl+F4", _page)
