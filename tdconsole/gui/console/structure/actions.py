"""The gestures about the structure."""

from typing import TYPE_CHECKING, Final

from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.conditions import unfinished
from tdconsole.gui.console.actions.page import PageRow

if TYPE_CHECKING:
    from tdconsole.gui.console.structure.page import StructurePage


ACTIONS: Final = (
    Action(
        "apply-structure",
        "clock",
        lambda w: w.pgettext("action", "Apply the draft"),
        "Ctrl+Return",
        enabled_if=unfinished,
    ),
)


def _page() -> "type[StructurePage]":
    from tdconsole.gui.console.structure.page import StructurePage  # noqa: PLC0415 -- when first turned to

    return StructurePage


PAGE: Final = PageRow("structure", lambda w: w.pgettext("page", "Structure"), "F7", _page)
