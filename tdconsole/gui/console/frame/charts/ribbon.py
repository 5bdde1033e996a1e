"""The evening on one line under the strip: to scale, with now on it; a click leads to the structure."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tdconsole.drawing.marks import Mark
from tdconsole.drawing.ribbon import Ribbon, lay_ribbon
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.chart_view import window_look
from tdconsole.gui.shared.marks import paint_marks
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.gui.console.engine.evening import EveningInHand
    from tdconsole.projections.structure.ribbon import EveningLine

HIGH: Final = 7
"""Its height in units, with the white around it."""
_AROUND: Final = 1
_SOON: Final = 250
"""The milliseconds after a change in which others are waited for."""
_MINUTE: Final = 60_000


class EveningRibbon(QWidget):
    wanted = Signal()
    """Emitted when it is clicked."""
    seen = Signal(object)
    """Emitted with the `Evening` that it has just looked at."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, self._theme = view, theme
        self._look = window_look(theme)
        self._evening: EveningInHand | None = None
        self.line: EveningLine | None = None
        self._ribbon: Ribbon | None = None
        self._laid: tuple[QSize, tuple[Mark, ...]] | None = None
        self._minute = 0
        self.setFixedHeight(HIGH * theme.console.space.unit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(view.words.gettext("The evening on one line"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.look)
        view.changed.connect(lambda _change: self._later())
        view.passed.connect(lambda _board: self._pass())
        self._later()

    def look(self) -> None:
        """Draw the evening as it stands, if it can be told; what that takes is loaded after the window."""
        from tdconsole.i18n.structure.ribbon import line_told, ribbon_of  # noqa: PLC0415 -- as it says
        from tdconsole.projections.structure.ribbon import evening_line  # noqa: PLC0415 -- as above

        self._minute = self._view.now().utc // _MINUTE
        seen = self._in_hand().seen()
        if seen is None:
            return
        self.seen.emit(seen)
        self.line = evening_line(self._view.state, seen)
        ribbon = ribbon_of(self._view.words, self.line)
        if ribbon != self._ribbon:
            self._ribbon, self._laid = ribbon, None
            self.setAccessibleDescription(line_told(self._view.words, self.line))
            self.update()

    def _in_hand(self) -> "EveningInHand":
        if self._evening is None:
            from tdconsole.gui.console.engine.evening import EveningInHand  # noqa: PLC0415 -- as in `look`

            self._evening = EveningInHand.of(self._view)
            self._evening.known.connect(self.look)
        return self._evening

    def _later(self) -> None:
        if not self._soon.isActive():
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

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        if self._ribbon is None:
            return
        space = self._theme.console.space
        around = _AROUND * space.unit
        if self._laid is None or self._laid[0] != self.size():
            width, height = self.width() - 2 * space.margin, self.height() - 2 * around
            self._laid = (self.size(), lay_ribbon(self._ribbon, width, height, self._look))
        painter = QPainter(self)
        paint_marks(painter, self._laid[1], QPointF(space.margin, around), self._colour)
        painter.end()

    def _colour(self, ink: str) -> str:
        """The ground of the window is behind it, not that of a card."""
        colours = self._theme.colours
        return QColor(colours.ground if ink == "surface" else getattr(colours, ink)).name()
