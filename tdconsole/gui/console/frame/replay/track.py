"""The evening as a line: levels, breaks, busts and rulings marked along it."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QVBoxLayout, QWidget

from tdconsole.gui.shared.lettering import lettering
from tdconsole.session.past.course import Course, MarkKind
from tdconsole.wall.theme import Theme

SECOND: Final = 1_000
HIGH: Final = 6
"""The height of the marks, in units."""


class Track(QWidget):
    """A slider over the evening, with its marks above it."""

    def __init__(self, course: Course, theme: Theme, name: str) -> None:
        super().__init__()
        self._course = course
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(name)
        self.slider.setRange(0, course.length // SECOND + 1)
        self.slider.setSingleStep(60)
        self.slider.setPageStep(600)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(_Marks(course, self.slider, theme))
        column.addWidget(self.slider)

    def show_at(self, place: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(place // SECOND)
        self.slider.blockSignals(False)


class _Marks(QWidget):
    def __init__(self, course: Course, slider: QSlider, theme: Theme) -> None:
        super().__init__()
        self._course, self._slider, self._theme = course, slider, theme
        self.setFixedHeight(HIGH * theme.console.space.unit)

    def paintEvent(self, _event: QPaintEvent, /) -> None:  # noqa: N802
        colours, unit = self._theme.colours, self._theme.console.space.unit
        inks: dict[MarkKind, str] = {
            "bust": colours.quiet,
            "level": colours.ink,
            "break": colours.done,
            "ruling": colours.accent,
        }
        tall: dict[MarkKind, int] = {"bust": 1, "level": HIGH, "break": HIGH, "ruling": HIGH // 2}
        painter = QPainter(self)
        painter.setFont(lettering(self._theme.console.faces.text, self._theme.console.type.small))
        free = 0
        for kind in ("bust", "ruling", "break", "level"):
            painter.setPen(QColor(inks[kind]))
            for mark in self._course.marks:
                if mark.kind != kind:
                    continue
                x = self._x(self._course.place(mark.at))
                painter.drawLine(x, self.height(), x, self.height() - tall[kind] * unit)
                if mark.level is not None and x >= free:
                    said = str(mark.level)
                    box = QRect(x + 3, 0, 8 * unit, self.height() - unit)
                    painter.drawText(box, Qt.AlignmentFlag.AlignLeft, said)
                    free = x + 6 + painter.fontMetrics().horizontalAdvance(said)
        painter.end()

    def _x(self, place: int) -> int:
        """Where the slider's handle stands for it."""
        grip = self._theme.console.space.gap
        wide = self.width() - 2 * grip
        return grip + wide * place // max(1, self._course.length)
