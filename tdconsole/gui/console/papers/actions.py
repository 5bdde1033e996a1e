"""The gestures that make a paper of no particular subject."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.conditions import drawn
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.papers.page import PaperPage


def _tables_play(state: Tournament, _selection: Selection) -> bool:
    return len(state.play.seating.of) > 1 and not state.finished


def _moved(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.moves)


def _money(state: Tournament, _selection: Selection) -> bool:
    return bool(state.entries.by_id) and state.pool > 0


ACTIONS: Final = (
    Action(
        "seat-cards",
        "paper",
        lambda w: w.pgettext("action", "Seat cards…"),
        "Ctrl+P",
        enabled_if=drawn,
        paper="saved",
        needs=needs.drawn,
    ),
    Action(
        "payout-sheet",
        "paper",
        lambda w: w.pgettext("action", "Payout sheet…"),
        "Ctrl+Shift+P",
        enabled_if=_money,
        paper="saved",
        needs=needs.pool,
    ),
    Action(
        "move-slips",
        "paper",
        lambda w: w.pgettext("action", "Slips of the moves…"),
        "Ctrl+Shift+I",
        enabled_if=_tables_play,
        paper="saved",
        needs=needs.drawn,
    ),
    Action(
        "breaking-slips",
        "paper",
        lambda w: w.pgettext("action", "Slips of the broken table"),
        "Alt+B",
        enabled_if=_moved,
        paper="printed",
        needs=needs.broken,
    ),
    Action(
        "moves-sheet",
        "paper",
        lambda w: w.pgettext("action", "Sheet of the last moves…"),
        "Ctrl+Shift+H",
        enabled_if=drawn,
        paper="saved",
        needs=needs.drawn,
    ),
    Action("publish", "paper", lambda w: w.pgettext("action", "Results for others…"), "Alt+E"),
)


def _page() -> "type[PaperPage]":
    from tdconsole.gui.console.papers.page import PaperPage  # noqa: PLC0415 -- when first turned to

    return PaperPage


PAGE: Final = PageRow("paper", lambda w: w.pgettext("page", "Paper"), "F6", _page)
