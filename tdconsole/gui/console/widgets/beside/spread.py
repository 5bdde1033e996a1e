"""A page and, in a wide window, a second thing worth seeing beside it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import UNBOUND
from tdconsole.wall.theme import Theme

FROM: Final = 1700
"""The width of the window, in pixels, from which there is a pane."""
LIST: Final = 260
"""The greatest width of a list, in units; what is left over is the pane's."""
PAGE: Final = 230
"""The width, in units, that a page has in the usual window, and keeps beside a pane."""
SHARE: Final = 56
"""Percent of the room for the page within these bounds."""
ALL: Final = 1000
"""The share of the page: it takes all it may, and the pane the rest."""


class Spread(QWidget):
    def __init__(self, page: Page, make: Callable[[], Pane] | None, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self.page, self._make, self._space = page, make, theme.console.space
        self.pane: Pane | None = None
        self._within = False
        """Whether the pane is within the page."""
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(0)
        across.addWidget(page, ALL)

    @property
    def is_wide(self) -> bool:
        return self._make is not None and self.page.wants_pane and self.window().width() >= FROM

    def arrange(self) -> None:
        """Show or hide the pane, after the width or what is worth seeing changed."""
        if not self.is_wide:
            self.page.setMaximumWidth(UNBOUND)
            if self.pane is not None:
                self.pane.hide()
            return
        if self.pane is None and self._make is not None:
            self.pane = self._make()
            self.pane.stand_beside(self.page)
            self._within = self.page.place_pane(self.pane)
            layout = self.layout()
            if isinstance(layout, QHBoxLayout) and not self._within:
                layout.addWidget(self.pane, 1)
        if not self._within:
            self._bound()
        if self.pane is not None:
            self.pane.show()

    def _bound(self) -> None:
        space = self._space
        most = LIST * space.unit + 4 * space.margin
        wanted = self.width() * SHARE // 100
        self.page.setMaximumWidth(min(most, max(PAGE * space.unit, wanted)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.arrange()
