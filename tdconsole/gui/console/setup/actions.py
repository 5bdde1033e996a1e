"""The gestures about the set-up."""

from typing import TYPE_CHECKING, Final

from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow

if TYPE_CHECKING:
    from tdconsole.gui.console.setup.page import SetupPage


ACTIONS: Final = (
    Action(
        "expected",
        "window",
        lambda w: w.pgettext("action", "Expected entries…"),
        "Ctrl+Shift+F7",
        page="setup",
    ),
)


def _page() -> "type[SetupPage]":
    from tdconsole.gui.console.setup.page import SetupPage  # noqa: PLC0415 -- when first turned to

    return SetupPage


PAGE: Final = PageRow("setup", lambda w: w.pgettext("page", "Set-up"), "Ctrl+F7", _page)
