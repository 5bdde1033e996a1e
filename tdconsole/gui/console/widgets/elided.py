"""One line of text, shortened to the room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tdconsole.gui.shared.plain import hint


class Elided(QLabel):
    """A label shortened to its room; its tooltip is then the whole text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        if text != self.text():
            self.setText(text)
            self._hint()

    def shown(self) -> str:
        metrics = QFontMetricsF(self.font())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _hint(self) -> None:
        hint(self, "" if self.shown() == self.text() else self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._hint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), self.alignment(), self.shown())
        painter.end()
