"""The evening on one line under the strip: to scale, with now on it; a click leads to the structure."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QToolTip

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.ribbon_view import RibbonView
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.gui.console.engine.evening import EveningInHand

_SOON: Final = 250
"""The milliseconds after a change in which others are waited for."""
_MINUTE: Final = 60_000


class EveningRibbon(RibbonView):
    wanted = Signal()
    """Emitted when it is clicked."""
    seen = Signal(object)
    """Emitted with the `Evening` that it has just looked at."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__(view.words, theme, aside=theme.console.space.margin)
        self._view = view
        self._evening: EveningInHand | None = None
        self._minute, self._in_sight = 0, False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.look)
        view.changed.connect(lambda _change: self._later())
        view.passed.connect(lambda _board: self._pass())

    def look(self) -> None:
        """Draw the evening as it stands, if it can be told; what that takes is loaded after the window."""
        from tdconsole.projections.structure.ribbon import evening_line  # noqa: PLC0415 -- as it says

        self._minute = self._view.now().utc // _MINUTE
        seen = self._in_hand().seen()
        if seen is not None:
            self.seen.emit(seen)
            self.show_line(evening_line(self._view.state, seen))

    def _in_hand(self) -> "EveningInHand":
        if self._evening is None:
            from tdconsole.gui.console.engine.evening import EveningInHand  # noqa: PLC0415 -- as in `look`

            self._evening = EveningInHand.of(self._view)
            self._evening.known.connect(self.look)
        return self._evening

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        """Look at the evening for the first time once the window has come up."""
        super().paintEvent(event)
        if not self._in_sight:
            self._in_sight = True
            self._later()

    def _later(self) -> None:
        if self._in_sight and not self._soon.isActive():
            self._soon.start(_SOON)

    def _pass(self) -> None:
        if self._view.now().utc // _MINUTE != self._minute:
            self._later()

    def told(self, x: float) -> str:
        """Return what is said of the place under the pointer."""
        from tdconsole.i18n.structure.ribbon import told_at  # noqa: PLC0415 -- as in `look`

        if self.line is None:
            return ""
        margin = self._theme.console.space.margin
        minutes = (x - margin) / max(1, self.width() - 2 * margin) * self.line.until
        return told_at(self._view.words, self.line, minutes)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        told = self.told(event.position().x())
        QToolTip.showText(event.globalPosition().toPoint(), told, self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.wanted.emit()
