"""A panel next to the list while it is needed: Esc leaves it."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.layout import button_of, column_of, title_of
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.wall.theme import Theme


class Panel(Leavable):
    def __init__(self, view: TournamentView, theme: Theme, title: str) -> None:
        super().__init__()
        space = theme.console.space
        self._theme = theme
        self.card = QFrame()
        self.card.setProperty("kind", "card")
        self.title = title_of(theme, title, wraps=True)
        self.said = CitedLabel(view, theme, brief=True)
        self.down = column_of(self.title, gap=space.gap, margin=space.margin, within=self.card)
        column_of(self.card, within=self)
        self.hide()

    def leave(self) -> None:
        """Forget what was begun in it."""
        self.hide()

    def row(self) -> QHBoxLayout:
        """Add a row at the bottom."""
        across = QHBoxLayout()
        across.setSpacing(self._theme.console.space.gap)
        self.down.addLayout(across)
        return across

    def leave_button(self, label: str, name: str) -> QPushButton:
        return button_of(label, name=name, press=self.left.emit)

    def enter_presses(self, *buttons: QPushButton) -> None:
        """Let Enter press the button that has the keyboard."""
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if (
            isinstance(viewing, QPushButton)
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in ENTER
        ):
            viewing.click()
            return True
        return super().eventFilter(viewing, event)

    def say(self, sentence: str, role: str = "quiet") -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))
