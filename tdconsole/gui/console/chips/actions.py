"""The gestures about chips: count, correct the ledger, colour up."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions import needs
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.conditions import drawn, playing
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.chips.page import ChipsPage


def _counting(state: Tournament, selection: Selection) -> str:
    """Begin a count at the selected player's seat, if any."""
    if state.finished or not state.play.seating.of:
        return ""
    seats = [state.play.seating.of.get(entry) for entry in selection.entries]
    if len(seats) == 1 and seats[0] is not None:
        return f"count {seats[0].table}-{seats[0].seat} "
    return "count "


def _putting_right(state: Tournament, _selection: Selection) -> str:
    return "chips " if state.entries.by_id and not state.finished else ""


def _raced(state: Tournament, _selection: Selection) -> bool:
    return bool(state.counts.races)


ACTIONS: Final = (
    Action(
        "count-chips",
        "floor",
        lambda w: w.pgettext("action", "Count a stack or a table…"),
        "",
        "count 7-4 52000",
        prefill=_counting,
    ),
    Action(
        "correct-chips",
        "floor",
        lambda w: w.pgettext("action", "Correct the chips in play…"),
        "",
        "chips -75 lost",
        prefill=_putting_right,
    ),
    Action(
        "race",
        "floor",
        lambda w: w.pgettext("action", "Colour-up…"),
        "Alt+R",
        "race 25 100",
        enabled_if=playing,
        needs=needs.drawn,
    ),
    Action(
        "race-sheet",
        "paper",
        lambda w: w.pgettext("action", "Race sheets…"),
        "Alt+Shift+R",
        enabled_if=drawn,
        paper="saved",
        needs=needs.drawn,
    ),
    Action(
        "race-protocol",
        "paper",
        lambda w: w.pgettext("action", "Race protocol…"),
        "Alt+Shift+P",
        enabled_if=_raced,
        paper="saved",
        needs=needs.raced,
    ),
)


def _page() -> "type[ChipsPage]":
    from tdconsole.gui.console.chips.page import ChipsPage  # noqa: PLC0415 -- when first turned to

    return ChipsPage


PAGE: Final = PageRow(
    "chips", lambda w: w.pgettext("page", "Chips"), "Ctrl+F5", _page, typed="count"
)
