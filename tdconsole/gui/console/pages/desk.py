"""The desk: who comes is registered on the left, who came is on the right."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.desk.entries import EntryList
from tdconsole.gui.console.desk.register import Register
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.theme import Theme

WIDEST: Final = 120
"""Of the left part, in units."""


class DeskPage(QWidget):
    name = "desk"
    wanted_entry = Signal(object)
    """An `EntryId` to be shown on the floor."""

    def __init__(
        self, watch: Watch, hands: Hands, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        space = theme.console.space
        self.registering = Register(watch, hands, theme)
        self.registering.setMaximumWidth(WIDEST * space.unit)
        self.entries = EntryList(watch, hands, theme)
        self.entries.wanted.connect(self.wanted_entry)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.setSpacing(space.margin)
        whole.addWidget(self.registering, 3)
        whole.addWidget(self.entries, 5)

    def seek(self) -> None:
        self.entries.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entries.filter.selectAll()

    def register(self) -> None:
        self.registering.begin()

    def show_entry(self, entry: EntryId) -> None:
        self.entries.select(entry)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.entries.shown()
