"""The text the director reads out now, in letters legible at arm's length."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QScrollArea,
    QWidget,
)

from tdconsole.gui.console.clock.signals.announcer import Announcer
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme

SIZE: Final = (180, 120)
"""Room in units; a longer text is scrolled."""


class AloudDialog(QDialog):
    def __init__(self, announcer: Announcer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._announcer = announcer
        words, space = announcer.view.words, theme.console.space
        self.setWindowTitle(words.gettext("Read aloud"))
        self.text = label_of(
            font=lettering(theme.console.faces.strong, theme.console.type.time), wraps=True
        )
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.text.setContentsMargins(*[space.margin] * 4)
        scroll = QScrollArea()
        scroll.setWidget(self.text)
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName(words.gettext("Text to read aloud"))
        speak = button_of(
            words.pgettext("button", "Have the machine say it"),
            press=lambda: announcer.speak(self.spoken),
            default=False,
        )
        speak.setAccessibleName(speak.text())
        leave = button_of(words.pgettext("button", "Close"), press=self.accept)
        leave.setAccessibleName(leave.text())
        leave.setDefault(True)
        across = row_of(speak, (STRETCH, 1), leave)
        column_of((scroll, 1), across, gap=space.margin, margin=space.margin, within=self)
        self.resize(*(side * space.unit for side in SIZE))
        announcer.view.passed.connect(self._look)
        self._look()
        leave.setFocus()

    @property
    def spoken(self) -> str:
        return " ".join(self._announcer.reading())

    def _look(self, _board: object = None) -> None:
        text = "\n".join(self._announcer.reading())
        if text != self.text.text():
            self.text.setText(text)
