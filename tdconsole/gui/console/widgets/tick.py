"""A check box with the program's own mark."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from tdconsole.gui.shared.icons import icon
from tdconsole.wall.theme import Theme


class Tick(QCheckBox):
    def __init__(self, label: str, theme: Theme) -> None:
        super().__init__(label)
        self.setAccessibleName(label)
        self._mark = icon("check", theme.colours.ink, 4 * theme.console.space.unit)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        self._mark.paint(painter, box)
        painter.end()
