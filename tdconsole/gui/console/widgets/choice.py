"""Fields to choose from and for numbers, which leave the wheel to the page that scrolls."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyleOptionComboBox, QStylePainter

from tdconsole.gui.shared.icons import icon
from tdconsole.wall.theme import Theme


class Choice(QComboBox):
    """A field to choose from, with the program's own mark."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._space = theme.console.space
        self._mark = icon("chevron-down", theme.colours.quiet, 4 * self._space.unit)

    def cut(self, letters: int) -> None:
        """Show at least this many letters; a longer name has a tooltip."""
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)
        self.currentTextChanged.connect(self.setToolTip)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 -- Qt's name
        """Leave the wheel to the page that scrolls, unless this is what the keyboard is at."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def shown(self) -> str:
        """Return the chosen name as far as there is room for it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        style = self.style()
        field = style.SubControl.SC_ComboBoxEditField
        room = style.subControlRect(style.ComplexControl.CC_ComboBox, option, field, self).width()
        return self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, max(0, room)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        """Paint it as Qt does, with an ellipsis where the name is longer than the field."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown()
        painter, style = QStylePainter(self), self.style()
        painter.drawComplexControl(style.ComplexControl.CC_ComboBox, option)
        painter.drawControl(style.ControlElement.CE_ComboBoxLabel, option)
        side = 4 * self._space.unit
        at = QRect(self.width() - side - self._space.gap, (self.height() - side) // 2, side, side)
        self._mark.paint(painter, at)
        painter.end()


class Number(QSpinBox):
    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 -- Qt's name
        """Leave the wheel to the page that scrolls, unless this is what the keyboard is at."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
