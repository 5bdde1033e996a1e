"""A document's preview, page by page."""

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

_LARGEST: Final = 1.5
"""Pixels a point at most: beyond that a roll looks like a poster."""


class Preview(QWidget):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self._document = QPdfDocument(self)
        self._buffer = QBuffer(self)
        self._page, self._note = 0, ""
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.view = QScrollArea()
        self.view.setWidget(self.picture)
        self.view.setWidgetResizable(True)
        self.view.setObjectName("columns")
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setAccessibleName(words.gettext("Preview"))
        say = words.pgettext
        self.before = button_of("‹", name=say("action", "Page before"), press=lambda: self.turn(-1))
        self.after = button_of("›", name=say("action", "Next page"), press=lambda: self.turn(1))
        for button in (self.before, self.after):
            button.setToolTip(button.accessibleName())
        self.said = label_of(role="quiet")
        space = theme.console.space
        foot = row_of(self.said, STRETCH, self.before, self.after, gap=space.gap)
        column_of((self.view, 1), foot, gap=space.gap, within=self)
        self.clear("")

    def show_pdf(self, pdf: bytes, note: str = "") -> None:
        """Show the document, at the same page if it has one; the note says what is left out."""
        self._close()
        self._buffer.setData(QByteArray(pdf))
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self._document.load(self._buffer)
        self._page = max(0, min(self._page, self.pages - 1))
        self._note = note
        self._look()

    def clear(self, why: str) -> None:
        self._close()
        self._note = ""
        self._page = 0
        self.picture.clear()
        self.said.setText(why)
        self.before.setEnabled(False)
        self.after.setEnabled(False)

    @property
    def pages(self) -> int:
        return self._document.pageCount()

    def turn(self, by: int) -> None:
        self._page = max(0, min(self._page + by, self.pages - 1))
        self.view.verticalScrollBar().setValue(0)
        self._look()

    def _close(self) -> None:
        self._document.close()
        self._buffer.close()

    def _look(self) -> None:
        if not self.pages:
            return
        points = self._document.pagePointSize(self._page)
        room = self.view.viewport().width()
        scale = min(room / points.width(), _LARGEST)
        ratio = self.devicePixelRatioF()
        size = QSize(round(points.width() * scale * ratio), round(points.height() * scale * ratio))
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.drawImage(0, 0, self._document.render(self._page, size))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        self.picture.setPixmap(picture)
        words = self._words
        number, of = words.number(self._page + 1), words.number(self.pages)
        page = words.gettext("Page {page} of {pages}", page=number, pages=of)
        self.said.setText(f"{page} · {self._note}" if self._note else page)
        self.before.setEnabled(self._page > 0)
        self.after.setEnabled(self._page < self.pages - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._look()
