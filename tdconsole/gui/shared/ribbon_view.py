"""The line of an evening, painted in its room: levels to scale, breaks, who is in, now and the end."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdconsole.drawing.marks import Mark
from tdconsole.drawing.ribbon import Ribbon, lay_ribbon
from tdconsole.gui.shared.chart_view import window_look
from tdconsole.gui.shared.marks import paint_marks
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.projections.structure.ribbon import EveningLine

HIGH: Final = 7
"""Its height in units, with the white around it."""
_AROUND: Final = 1


class RibbonView(QWidget):
    def __init__(self, words: Catalogue, theme: Theme, *, aside: int = 0) -> None:
        """A ribbon with this many pixels of white on either side."""
        super().__init__()
        self._words, self._theme, self._aside = words, theme, aside
        self._look = window_look(theme)
        self.line: EveningLine | None = None
        self._ribbon: Ribbon | None = None
        self._laid: tuple[QSize, tuple[Mark, ...]] | None = None
        self.setFixedHeight(HIGH * theme.console.space.unit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.gettext("The evening on one line"))

    def show_line(self, line: "EveningLine") -> None:
        """Show it; the words are loaded with the first one, after the window."""
        from tdconsole.i18n.structure.ribbon import line_told, ribbon_of  # noqa: PLC0415 -- as it says

        self.line = line
        ribbon = ribbon_of(self._words, line)
        if ribbon != self._ribbon:
            self._ribbon, self._laid = ribbon, None
            self.setAccessibleDescription(line_told(self._words, line))
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        if self._ribbon is None:
            return
        around = _AROUND * self._theme.console.space.unit
        if self._laid is None or self._laid[0] != self.size():
            width, height = self.width() - 2 * self._aside, self.height() - 2 * around
            self._laid = (self.size(), lay_ribbon(self._ribbon, width, height, self._look))
        painter = QPainter(self)
        paint_marks(painter, self._laid[1], QPointF(self._aside, around), self._colour)
        painter.end()

    def _colour(self, ink: str) -> str:
        """The ground of the window is behind it, not that of a card."""
        colours = self._theme.colours
        return QColor(colours.ground if ink == "surface" else getattr(colours, ink)).name()
