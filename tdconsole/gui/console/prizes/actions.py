"""The gestures about prizes: plan, post, deal, and calling the evening off."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.language.terms import Mystery
from tdconsole.domain.prizes.icm import MOST as MOST_IN_DEAL
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.prizes.page import PrizesPage


def _entered(state: Tournament, _selection: Selection) -> bool:
    return bool(state.entries.by_id) and state.prizes.refunds is None


def _is_open(state: Tournament, _selection: Selection) -> bool:
    """Whether the prizes are still open; those divided in a deal stay as they are."""
    return _entered(state, _selection) and state.prizes.deal is None


def _runs(state: Tournament, _selection: Selection) -> bool:
    return bool(state.entries.by_id) and not state.finished


def _special(state: Tournament, selection: Selection) -> str:
    """The selected player, if there is exactly one."""
    if not state.terms.targets or state.prizes.refunds is not None:
        return ""
    return f"special #{selection.entries[0]} " if len(selection.entries) == 1 else "special "


def _envelope(state: Tournament, selection: Selection) -> str:
    """Begin with the selected player if out; otherwise the line asks for one who is due."""
    if not isinstance(state.terms.heads, Mystery) or not state.exits.by_entry:
        return ""
    out = [entry for entry in selection.entries if entry in state.exits.by_entry]
    return f"env #{out[0]}" if len(out) == 1 else "env "


def _deal(state: Tournament, _selection: Selection) -> bool:
    open_ = not state.finished and state.prizes.deal is None
    return open_ and 1 < state.left <= MOST_IN_DEAL and state.pool > 0


ACTIONS: Final = (
    Action(
        "post-prizes",
        "money",
        lambda w: w.pgettext("action", "Post the prizes…"),
        "Ctrl+U",
        "post",
        enabled_if=_is_open,
        page="prizes",
        needs=needs.prizes,
        flights="merged",
    ),
    Action(
        "plan-prizes",
        "money",
        lambda w: w.pgettext("action", "Plan the prizes…"),
        "Ctrl+Shift+U",
        enabled_if=_is_open,
        page="prizes",
        needs=needs.prizes,
    ),
    Action(
        "special",
        "money",
        lambda w: w.pgettext("action", "Special prize…"),
        "",
        "special rossi royal flush",
        prefill=_special,
    ),
    Action(
        "envelope",
        "money",
        lambda w: w.pgettext("action", "Open an envelope…"),
        "",
        "env rossi",
        prefill=_envelope,
    ),
    Action(
        "cancel-tournament",
        "money",
        lambda w: w.pgettext("action", "Call the tournament off…"),
        enabled_if=_runs,
        page="prizes",
    ),
    Action(
        "deal",
        "money",
        lambda w: w.pgettext("action", "Deal…"),
        "Ctrl+Shift+V",
        "deal",
        enabled_if=_deal,
        needs=needs.deal,
        flights="merged",
    ),
)


def _page() -> "type[PrizesPage]":
    from tdconsole.gui.console.prizes.page import PrizesPage  # noqa: PLC0415 -- when first turned to

    return PrizesPage


PAGE: Final = PageRow(
    "prizes", lambda w: w.pgettext("page", "Prizes"), "Ctrl+F6", _page, typed="prizes"
)
