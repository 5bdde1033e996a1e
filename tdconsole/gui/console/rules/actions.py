"""The gesture that looks something up in the rules."""

from typing import TYPE_CHECKING, Final

from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow

if TYPE_CHECKING:
    from tdconsole.gui.console.rules.page import RulesPage


ACTIONS: Final = (
    Action(
        "digests",
        "window",
        lambda w: w.pgettext("action", "What the rules say…"),
        "Ctrl+Shift+F9",
        "rule four card flop",
    ),
)


def _page() -> "type[RulesPage]":
    from tdconsole.gui.console.rules.page import RulesPage  # noqa: PLC0415 -- when first turned to

    return RulesPage


PAGE: Final = PageRow("rules", lambda w: w.pgettext("page", "Rules"), "F9", _page)
