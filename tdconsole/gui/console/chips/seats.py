"""The seats of a table one below the other, and the one field that goes from seat to seat."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from tdconsole.domain.values import Record
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.wall.screens.figures import writable
from tdconsole.wall.theme import Theme

_SEAT: Final = 7
_FIELD: Final = 28
"""The widths of a seat's number and of the field, in units of the grid."""
_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_TURNS: Final[dict[int, int]] = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class SeatLine(Record, kw_only=True):
    """A seat as written; nothing for chips that nobody counted."""

    seat: str
    name: str
    chips: str
    typed: bool


class StackField(QLineEdit):
    entered = Signal()
    sent = Signal()
    """Emitted with the control key: the table is sent as it is."""
    stepped = Signal(int)
    turned = Signal(int)
    """Emitted to go to the table after, or before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        key = event.key()
        if key in ENTER:
            table = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            (self.sent if table else self.entered).emit()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[Qt.Key(key)])
        elif key in _TURNS:
            self.turned.emit(_TURNS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)


class SeatColumn(QWidget):
    clicked = Signal(int)
    """Emitted with the number of the clicked line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: tuple[SeatLine, ...] = ()
        self._at = 0
        self.field = StackField(self)
        self.field.setProperty("kind", "cell")
        self.field.setAlignment(_RIGHT)
        self.field.setFont(lettering(theme.console.faces.figure, theme.console.type.text))
        self.field.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[SeatLine, ...]:
        return self._lines

    def show_lines(self, lines: Sequence[SeatLine], at: int) -> None:
        before, were = self._lines, self._at
        self._lines, self._at = tuple(lines), at
        self._place_field()
        if len(before) != len(self._lines):
            self.updateGeometry()
            self.update()
            return
        for number, (old, new) in enumerate(zip(before, self._lines, strict=True)):
            if old != new or number in {were, at}:
                self.update(self._line(number))

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(50 * self._unit, max(1, len(self._lines)) * self._theme.console.space.row)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return self.sizeHint()

    @property
    def _unit(self) -> int:
        return self._theme.console.space.unit

    def _line(self, at: int) -> QRect:
        row = self._theme.console.space.row
        return QRect(0, at * row, self.width(), row)

    def _chips(self, at: int) -> QRect:
        line = self._line(at)
        wide = min(_FIELD * self._unit, line.width() // 2)
        return QRect(line.right() - wide + 1, line.top(), wide, line.height())

    def _place_field(self) -> None:
        there = 0 <= self._at < len(self._lines)
        if there:
            self.field.setGeometry(self._chips(self._at))
            line = self._lines[self._at]
            self.field.setAccessibleName(f"{line.seat} {line.name}".strip())
        self.field.setVisible(there)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._place_field()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        at = int(event.position().y()) // self._theme.console.space.row
        if 0 <= at < len(self._lines):
            self.clicked.emit(at)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        """Paint only the lines that need it: at each key, the one under the field."""
        colours, faces = self._theme.colours, self._theme.console.faces
        size, unit = self._theme.console.type.text, self._unit
        painter = QPainter(self)
        text, figure = lettering(faces.text, size), lettering(faces.figure, size)
        metrics = QFontMetricsF(text)
        for at, line in enumerate(self._lines):
            room = self._line(at)
            if not room.intersects(event.rect()):
                continue
            if at == self._at:
                painter.fillRect(room, QColor(colours.raised))
            painter.setPen(QColor(colours.rule))
            painter.drawLine(room.bottomLeft(), room.bottomRight())
            chips = self._chips(at)
            painter.setFont(figure)
            painter.setPen(QColor(colours.quiet))
            seat = QRect(room.left() + 2 * unit, room.top(), _SEAT * unit, room.height())
            painter.drawText(seat, _LEFT, line.seat)
            painter.setPen(QColor(colours.ink if line.typed else colours.quiet))
            painter.drawText(chips.adjusted(0, 0, -2 * unit, 0), _RIGHT, writable(line.chips))
            painter.setFont(text)
            painter.setPen(QColor(colours.ink))
            left = seat.right() if line.seat else seat.left()
            name = QRect(left, room.top(), chips.left() - left - unit, room.height())
            shown = metrics.elidedText(line.name, Qt.TextElideMode.ElideRight, name.width())
            painter.drawText(name, _LEFT, shown)
        painter.end()
