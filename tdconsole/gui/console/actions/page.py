"""A page of the window: one row gives its place at the left, its keys and the widget."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.i18n.catalogue import Catalogue


class PageRow(NamedTuple):
    id: str
    """Its icon has the same name."""
    label: Callable[[Catalogue], str]
    shortcut: str
    widget: Callable[[], type[Any]]
    """The class, imported when the page is first turned to."""
    typed: str = ""
    offered: Callable[[Tournament], bool] | None = None
    """When it is of use, if not at all times; turned to by its keys, its first field has the cursor."""

    @property
    def action(self) -> Action:
        return Action(self.id, "window", self.label, self.shortcut, self.typed, page=self.id)
