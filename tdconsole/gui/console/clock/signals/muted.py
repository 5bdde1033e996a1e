"""A sign next to the preview that the sound is muted; a press turns it on again."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from tdconsole.gui.console.clock.signals.announcer import Announcer
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.shared.icons import icon
from tdconsole.wall.theme import Theme


class MutedButton(QToolButton):
    def __init__(
        self, announcer: Announcer, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._announcer = announcer
        words, size = announcer.view.words, theme.console.space.icon
        self.setProperty("kind", "plain")
        self.setIcon(icon("muted", theme.colours.waiting_ink, size))
        self.setIconSize(QSize(size, size))
        self.setFixedWidth(size + 7 * theme.console.space.unit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.gettext("Sound is off: turn it on"))
        self.setToolTip(self.accessibleName())
        self.clicked.connect(lambda _checked=False: gestures.perform("mute"))
        announcer.turned.connect(self._look)
        self._look()

    def _look(self) -> None:
        self.setVisible(self._announcer.chosen.muted)
