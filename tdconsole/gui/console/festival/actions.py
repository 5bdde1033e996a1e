"""The gestures of a festival: turn to another tournament, look at all of them."""

from typing import TYPE_CHECKING, Final

from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow

if TYPE_CHECKING:
    from tdconsole.gui.console.festival.page import FestivalPage

ACTIONS: Final = (
    Action(
        "next-tournament",
        "window",
        lambda w: w.pgettext("action", "Turn to the next tournament"),
        "Ctrl+Tab",
        "tn 2 · tn turbo",
    ),
    Action(
        "previous-tournament",
        "window",
        lambda w: w.pgettext("action", "Turn to the tournament before"),
        "Ctrl+Shift+Tab",
    ),
)


def _page() -> "type[FestivalPage]":
    from tdconsole.gui.console.festival.page import FestivalPage  # noqa: PLC0415 -- when first turned to

    return FestivalPage


PAGE: Final = PageRow(
    "festival",
    lambda w: w.pgettext("page", "Festival"),
    "Ctrl+Shift+F1",
    _page,
    offered=lambda _state: False,
)
"""Offered where several tournaments are of today: that no single state says."""
