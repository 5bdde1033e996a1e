"""A player of the table, with the time-bank cards left; a press makes it this player's turn."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import plain
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.shot_clock import CardHolder
from tdconsole.wall.theme import Theme

LEAST: Final = 68
"""The least width, in units of the grid."""
NUMBER: Final = 8
DRAWN: Final = 6
"""More cards than this are shown as a number only."""


class HolderButton(QAbstractButton):
    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._theme, self._space = words, theme, theme.console.space
        faces, sizes = theme.console.faces, theme.console.type
        self._figure = lettering(faces.figure, sizes.text)
        self._text = lettering(faces.text, sizes.text)
        self.holder: CardHolder | None = None
        self._name = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(self._space.control)
        self.setMinimumWidth(LEAST * self._space.unit)

    def tell(self, holder: CardHolder, name: str) -> None:
        if (holder, name) == (self.holder, self._name):
            return
        self.holder, self._name = holder, name
        told = self._words.ngettext(
            "Seat {seat}, {player}: {number} card left",
            "Seat {seat}, {player}: {number} cards left",
            holder.cards,
            seat=holder.seat,
            player=name,
        )
        self.setAccessibleName(told)
        self.setToolTip(plain(told))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(LEAST * self._space.unit, self._space.control)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        if self.holder is None:
            return
        colours, unit = self._theme.colours, self._space.unit
        acts = self.isChecked()
        ink = QColor(colours.on_chosen if acts else colours.ink)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(colours.chosen if acts else colours.surface))
        painter.setPen(self._edge())
        inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inside, self._space.radius, self._space.radius)
        if acts:
            bar = QRectF(1, 1, unit, self.height() - 2)
            painter.fillRect(bar, QColor(colours.accent))
        painter.setPen(ink)
        painter.setFont(self._figure)
        middle = Qt.AlignmentFlag.AlignVCenter
        number = QRectF(0, 0, NUMBER * unit, self.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.holder.seat))
        room = self._cards(painter, ink)
        painter.setFont(self._text)
        left = NUMBER * unit
        shown = QFontMetricsF(self._text).elidedText(
            self._name, Qt.TextElideMode.ElideRight, room - left - unit
        )
        painter.drawText(QRectF(left, 0, room - left, self.height()), middle, shown)
        painter.end()

    def _edge(self) -> QPen:
        colours = self._theme.colours
        if self.hasFocus():
            return QPen(QColor(colours.accent), 2)
        return QPen(QColor(colours.accent if self.underMouse() else colours.rule), 1)

    def _cards(self, painter: QPainter, ink: QColor) -> float:
        """Paint the cards and their number; return where they begin."""
        unit, holder = self._space.unit, self.holder
        cards = 0 if holder is None else holder.cards
        right = self.width() - 2 * unit
        number = QRectF(right - 5 * unit, 0, 5 * unit, self.height())
        painter.drawText(
            number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(cards)
        )
        at = number.left()
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for _card in range(cards if cards <= DRAWN else 1):
            at -= 3 * unit
            high = 4 * unit
            painter.drawRect(QRectF(at, (self.height() - high) / 2, 2 * unit, high))
        painter.restore()
        return at
