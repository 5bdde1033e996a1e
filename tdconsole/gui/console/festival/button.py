"""The sign in the strip that other tournaments go on, and how much is due in them."""

from typing import Final

from PySide6.QtCore import QSize, Qt

from tdconsole.gui.console.clock.strip import Sign
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.festival.beside import Beside
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.wall.theme import Theme

MOST: Final = 99


class OthersButton(Sign):
    """Quiet while nothing is due elsewhere, with the number in amber as soon as something is."""

    def __init__(self, beside: Beside, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self._beside, self._gestures = beside, gestures
        self._colours, self._space = theme.colours, theme.console.space
        self._paused = False
        self.setProperty("kind", "plain")
        self.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        self.setIconSize(QSize(self._space.icon, self._space.icon))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(lambda _checked=False: gestures.perform("festival"))
        beside.turned.connect(self.look)
        self.look()

    @property
    def wanted(self) -> int:
        """Return its width, the same whatever is due; nothing with a single tournament."""
        if not self._beside.are_several:
            return 0
        return (
            self._space.icon
            + self.fontMetrics().horizontalAdvance(str(MOST))
            + 5 * self._space.unit
        )

    def turn(self, *, paused: bool) -> None:
        self._paused = paused
        self.look()

    def look(self) -> None:
        words, due = self._gestures.view.words, self._beside.due_elsewhere()
        number, quiet = self._beside.due, self._colours.quiet
        ink = self._colours.waiting_ink if number else quiet
        role = "waiting" if number else ""
        if self._paused:
            ink = self._colours.on_waiting
        self.setIcon(icon("festival", ink, self._space.icon))
        self.setText(words.number(min(number, MOST)) if number else "")
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)
        name = words.gettext("Other tournaments")
        told = "\n".join(due) or words.gettext("Nothing is due in the other tournaments.")
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)
        hint(self, told)
