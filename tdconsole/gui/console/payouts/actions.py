"""The gestures about money paid out and taken back."""

from typing import Final

from tdconsole.domain.prizes.dues import owed_to
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


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
    """Whether the player may have won something; not worked out for those still in."""
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


ACTIONS: Final = (
    Action(
        "pay-out",
        "money",
        lambda w: w.pgettext("action", "Pay out…"),
        "Ctrl+Shift+A",
        "pay rossi",
        enabled_if=_is_owed,
        page="prizes",
        needs=needs.nothing_due,
        flights="merged",
    ),
    Action(
        "take-back",
        "money",
        lambda w: w.pgettext("action", "Take back what was paid…"),
        "",
        "unpay rossi",
        enabled_if=_owes,
        page="prizes",
        flights="merged",
    ),
)
