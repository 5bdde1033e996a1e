"""The papers being made and printed, their progress, and a way to stop them."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from tdconsole.gui.console.papers.orders import Order, Orders, Stage
from tdconsole.gui.console.papers.wording import title
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of
from tdconsole.gui.shared.plain import plain
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

LIST: Final = 68
"""The width of this column of the page, in units."""


class OrderRow(QFrame):
    def __init__(self, order: Order, orders: Orders, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self.order, self._orders, self._words = order, orders, words
        self.setProperty("kind", "card")
        self.title = title(words, order.wanted.document)
        self.said, self.bar = QLabel(), QProgressBar()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(theme.console.space.gap)
        self.bar.setAccessibleName(self.title)
        self.stop = button_of(
            words.pgettext("action", "Stop"), press=lambda: self._orders.stop(self.order)
        )
        self.stop.setAccessibleName(f"{self.title}: {self.stop.text()}")
        self.open = button_of(words.pgettext("action", "Open"), press=self._open)
        self.open.setAccessibleName(f"{self.title}: {self.open.text()}")
        space = theme.console.space
        self._room = LIST * space.unit - 2 * space.gap
        beside = row_of((self.bar, 1), self.stop, self.open, STRETCH, gap=space.gap)
        column_of(self.said, beside, gap=space.unit, margin=space.gap, within=self)
        self.look()

    def look(self) -> None:
        order = self.order
        self.bar.setVisible(order.going)
        self.stop.setVisible(order.going)
        self.open.setVisible(order.stage is Stage.DONE and order.wanted.path is not None)
        self.bar.setRange(0, order.of or 1)
        self.bar.setValue(order.done)
        sentence, role = self._sentence()
        self._say(sentence, role)
        self.said.setMinimumHeight(self.said.heightForWidth(self._room))

    def _sentence(self) -> tuple[str, str]:
        say, order, words = self._words.gettext, self.order, self._words
        wanted = order.wanted
        match order.stage:
            case Stage.WAITS:
                return say("{document}: waits for its turn.", document=self.title), "quiet"
            case Stage.MADE if order.of:
                done, of = words.number(order.done), words.number(order.of)
                return say(
                    "{document}: {done} of {of} made…", document=self.title, done=done, of=of
                ), "quiet"
            case Stage.MADE:
                return say("{document}: being made…", document=self.title), "quiet"
            case Stage.PRINTED:
                done, of = words.number(order.done), words.number(order.of)
                return say(
                    "{document}: page {done} of {of} to {printer}…",
                    document=self.title,
                    done=done,
                    of=of,
                    printer=wanted.printer,
                ), "quiet"
            case Stage.STOPPED:
                return say("{document}: stopped.", document=self.title), "waiting"
            case Stage.FAILED:
                return order.sentence or say("{document}: failed.", document=self.title), "stopped"
            case Stage.DONE if wanted.path is not None:
                return say("{path} written.", path=Path(wanted.path).name), "done"
            case Stage.DONE:
                return say(
                    "{document}: sent to {printer}.", document=self.title, printer=wanted.printer
                ), "done"

    def _say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)
        self.said.setToolTip(plain(self.order.wanted.path or ""))

    def _open(self) -> None:
        path = Path(self.order.wanted.path or "")
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self._say(
                self._words.gettext("No program here opens it; it is at {path}.", path=path),
                "waiting",
            )


class Queue(QWidget):
    """The orders, the latest at the bottom; a finished one stays until the next order."""

    def __init__(self, orders: Orders, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._orders, self._words, self._theme = orders, words, theme
        self.rows: list[OrderRow] = []
        self._down = QVBoxLayout(self)
        self._down.setContentsMargins(0, 0, 0, 0)
        self._down.setSpacing(theme.console.space.gap)
        orders.changed.connect(self._changed)
        self.hide()

    def row(self, order: Order) -> OrderRow:
        return next(row for row in self.rows if row.order is order)

    def _changed(self, order: Order) -> None:
        gone = [row for row in self.rows if row.order not in self._orders.all]
        for row in gone:
            self.rows.remove(row)
            self._down.removeWidget(row)
            row.deleteLater()
        if all(row.order is not order for row in self.rows):
            row = OrderRow(order, self._orders, self._words, self._theme)
            self.rows.append(row)
            self._down.addWidget(row)
        self.row(order).look()
        self.setVisible(bool(self.rows))
