"""A button whose text wraps if one line is too short for it."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from tdconsole.wall.theme import Theme

_SIDES: Final = 3
"""The margins of the text, in units."""


class WrappedButton(QPushButton):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._space = theme.console.space
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def natural(self) -> int:
        """Return the width of its text in one line."""
        self.ensurePolished()
        words = self.text().replace("&&", "&")
        return self.fontMetrics().horizontalAdvance(words) + 2 * (_SIDES + 1) * self._space.unit

    def hasHeightForWidth(self) -> bool:  # noqa: N802 -- Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 -- Qt's name
        room = QRect(0, 0, width - 2 * _SIDES * self._space.unit, width * width)
        words = self.fontMetrics().boundingRect(room, self._flags(), self.text())
        return max(self._space.control, words.height() + 3 * self._space.unit)

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self.heightForWidth(max(self.width(), self._space.control)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self._space.control)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setPen(self.palette().buttonText().color())
        sides = _SIDES * self._space.unit
        painter.drawText(self.rect().adjusted(sides, 0, -sides, 0), self._flags(), self.text())
        painter.end()

    @staticmethod
    def _flags() -> int:
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return int(left) | int(Qt.TextFlag.TextWordWrap) | int(Qt.TextFlag.TextShowMnemonic)
