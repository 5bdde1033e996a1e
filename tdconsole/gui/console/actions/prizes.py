"""The gestures about money: planned, posted, paid out and taken back, and the evening called off."""

from typing import Final

from tdconsole.domain.language.terms import Mystery
from tdconsole.domain.prizes.dues import owed_to
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


def _entered(state: Tournament, _selection: Selection) -> bool:
    return bool(state.entries.by_id) and state.prizes.refunds is None


def _is_open(state: Tournament, _selection: Selection) -> bool:
    """What a deal divided stays as it is."""
    return _entered(state, _selection) and state.prizes.deal is None


def _runs(state: Tournament, _selection: Selection) -> bool:
    return bool(state.entries.by_id) and not state.finished


def _is_owed(state: Tournament, selection: Selection) -> bool:
    return _open(state, selection, back=False)


def _owes(state: Tournament, selection: Selection) -> bool:
    return bool(state.prizes.paid) and _open(state, selection, back=True)


def _open(state: Tournament, selection: Selection, *, back: bool) -> bool:
    if len(selection.entries) != 1 or not _may_have_won(state, selection):
        return False
    found = owed_to(state, selection.entries[0])
    return any(one.open < 0 if back else one.open > 0 for one in found)


def _may_have_won(state: Tournament, selection: Selection) -> bool:
    """Of somebody who still plays it need not be reckoned after each gesture."""
    prizes, terms = state.prizes, state.terms
    beside = prizes.deal or prizes.specials or prizes.paid or prizes.refunds is not None
    paid_at_once = terms.heads != "off" or any(
        entry.paid.bounty for entry in (state.entries.by_id.get(selection.entries[0]),) if entry
    )
    return (
        selection.entries[0] in state.exits.by_entry
        or state.finished
        or bool(beside)
        or paid_at_once
    )


def _special(state: Tournament, selection: Selection) -> str:
    """Whoever is pointed at, if it is one alone."""
    if not state.terms.targets or state.prizes.refunds is not None:
        return ""
    return f"special #{selection.entries[0]} " if len(selection.entries) == 1 else "special "


def _envelope(state: Tournament, selection: Selection) -> str:
    """For whoever is pointed at and is out; the line asks which of those due otherwise."""
    if not isinstance(state.terms.heads, Mystery) or not state.exits.by_entry:
        return ""
    out = [entry for entry in selection.entries if entry in state.exits.by_entry]
    return f"env #{out[0]}" if len(out) == 1 else "env "


PRIZE_ACTIONS: Final = (
    Action(
        "post-prizes",
        "money",
        lambda w: w.pgettext("action", "Post the prizes…"),
        "Ctrl+U",
        "post",
        fits=_is_open,
    ),
    Action(
        "plan-prizes",
        "money",
        lambda w: w.pgettext("action", "Plan the prizes…"),
        "Ctrl+Shift+U",
        fits=_is_open,
    ),
    Action(
        "pay-out",
        "money",
        lambda w: w.pgettext("action", "Pay out…"),
        "Ctrl+Shift+A",
        "pay rossi",
        fits=_is_owed,
    ),
    Action(
        "take-back",
        "money",
        lambda w: w.pgettext("action", "Take back what was paid…"),
        "",
        "unpay rossi",
        fits=_owes,
    ),
    Action(
        "special",
        "money",
        lambda w: w.pgettext("action", "Special prize…"),
        "",
        "special rossi royal flush",
        begins=_special,
    ),
    Action(
        "envelope",
        "money",
        lambda w: w.pgettext("action", "Open an envelope…"),
        "",
        "env rossi",
        begins=_envelope,
    ),
    Action(
        "cancel-tournament",
        "money",
        lambda w: w.pgettext("action", "Call the tournament off…"),
        fits=_runs,
    ),
)

ASKED: Final = ("post-prizes", "plan-prizes", "pay-out", "take-back", "cancel-tournament")
"""Those that the page of the prizes asks about before they are done."""
