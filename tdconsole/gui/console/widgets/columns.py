"""Two columns: side by side, or one below the other if narrow, and scrolled if still too high."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from tdconsole.wall.theme import Theme

_SHARES = (5, 3)


class Columns(QScrollArea):
    def __init__(self, left: QVBoxLayout, right: QVBoxLayout, theme: Theme, name: str) -> None:
        super().__init__()
        self.setObjectName("columns")
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through its fields
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._columns, margin = (left, right), theme.console.space.margin
        within = QWidget()
        within.setObjectName("page")
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, within)
        self._across.setContentsMargins(*[margin] * 4)
        self._across.setSpacing(margin)
        for column, share in zip(self._columns, _SHARES, strict=True):
            column.setSpacing(margin)
            column.addStretch(1)
            self._across.addLayout(column, share)
        self.setWidget(within)

    def _turn(self) -> None:
        margins = self._across.contentsMargins()
        wanted = sum(column.minimumSize().width() for column in self._columns)
        wanted += margins.left() + margins.right() + self._across.spacing()
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        turned = beside if wanted <= self.viewport().width() else below
        if turned != self._across.direction():
            self._across.setDirection(turned)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Look again once the parts know their sizes: as they are first shown, or grow."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._turn()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        self._turn()
        super().resizeEvent(event)
