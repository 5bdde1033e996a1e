"""A field to choose from, with the program's own mark."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox

from tdconsole.gui.shared.icons import icon
from tdconsole.wall.theme import Theme


class Choice(QComboBox):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._space = theme.console.space
        self._mark = icon("chevron-down", theme.colours.quiet, 4 * self._space.unit)

    def cut(self, letters: int) -> None:
        """Show at least this many letters; a longer name has a tooltip."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)
        self.currentTextChanged.connect(self.setToolTip)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        super().paintEvent(event)
        side = 4 * self._space.unit
        at = QRect(self.width() - side - self._space.gap, (self.height() - side) // 2, side, side)
        painter = QPainter(self)
        self._mark.paint(painter, at)
        painter.end()
