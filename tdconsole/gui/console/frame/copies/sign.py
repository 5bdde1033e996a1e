"""The sign at the foot of the advice: how old the last copy of the house is, and where it is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from tdconsole.gui.console.engine.copies import Copies
from tdconsole.gui.console.engine.gestures import HINT, Gestures
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import literally, plain
from tdconsole.i18n.engine.backups import copy_state
from tdconsole.wall.theme import Theme


class CopySign(QToolButton):
    """Quiet while all is well; red, with another shape, once too much would be lost."""

    def __init__(
        self, copies: Copies, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._copies, self._view, self._theme = copies, gestures.view, theme
        self._hint = self._view.words.gettext("Copies of the house")
        self._keys = gestures.action("copies").shortcut().toString()
        self._said = ""
        space = theme.console.space
        self.setProperty("kind", "small")
        self.setFont(lettering(theme.console.faces.text, theme.console.type.small))
        self.setIconSize(QSize(space.icon, space.icon))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(lambda _checked=False: gestures.perform("copies"))
        copies.changed.connect(self.look)
        self.setVisible(copies.house is not None)
        self.look()

    def look(self) -> None:
        copies, words = self._copies, self._view.words
        bad = copies.place is not None and (copies.is_old or bool(copies.fault))
        age = None if copies.last is None else self._view.now().utc - copies.last
        self._said = copy_state(
            words, copies.place, age, busy=copies.busy, failed=bool(copies.fault)
        )
        colours, size = self._theme.colours, self._theme.console.space.icon
        ink = colours.stopped_ink if bad else colours.quiet
        self.setIcon(icon("warning" if bad else "copies", ink, size))
        self.setProperty("role", "stopped" if bad else "quiet")
        self.style().polish(self)
        self.setAccessibleName(f"{self._hint}: {self._said}")
        why = f"\n{copies.fault}" if copies.fault else ""
        self.setToolTip(
            plain(HINT.format(label=self._hint, keys=self._keys) + f": {self._said}{why}")
        )
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        room = self.width() - self.iconSize().width() - 5 * self._theme.console.space.unit
        shown = self.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, max(0, room))
        self.setText(literally(shown))
