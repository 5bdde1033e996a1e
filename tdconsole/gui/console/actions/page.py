"""A page of the window: one row gives its place at the left, its keys and the widget."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.i18n.catalogue import Catalogue


class PageRow(NamedTuple):
    id: str
    """The page's id, also the name of its icon."""
    label: Callable[[Catalogue], str]
    shortcut: str
    widget: Callable[[], type[Any]]
    """The widget's class, imported when the page is first opened."""
    typed: str = ""
    offered: Callable[[Tournament], bool] | None = None
    """When the page is of use, if not always; opened by its keys, it has the cursor in its first
    field."""

    @property
    def action(self) -> Action:
        return Action(self.id, "window", self.label, self.shortcut, self.typed, page=self.id)
