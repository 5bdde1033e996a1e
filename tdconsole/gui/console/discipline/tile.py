"""Players missing hands at a table: a ring with their number on its tile, names in words."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.widgets.writing import Letters
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.discipline.missing_hands import Misses

_STROKE = 2


def with_away(
    words: Catalogue, said: str, away: Sequence[Misses], who: Callable[[EntryId], str]
) -> str:
    """Add the players away after the table's own text."""
    if not away:
        return said
    each = [
        words.ngettext(
            "{player} {number} hand", "{player} {number} hands", one.hands, player=who(one.entry)
        )
        for one in away
    ]
    return words.gettext("{said}; misses: {players}", said=said, players=words.listed(each))


class AwayMark:
    def __init__(self, font: Letters, unit: int) -> None:
        self._font, self._unit = font, unit

    def wide(self, number: int) -> int:
        return 3 * self._unit + self._font.wide(str(number))

    def paint(self, painter: QPainter, left: QPoint, number: int | None, ink: str) -> None:
        """Paint the ring from the left, vertically centred on the figure, or alone."""
        unit = self._unit
        middle = left + QPoint(unit, 0)
        painter.setPen(QPen(QColor(ink), _STROKE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, unit, unit)
        painter.drawLine(middle + QPoint(-unit + 1, unit - 1), middle + QPoint(unit - 1, -unit + 1))
        if number is None:
            return
        painter.setFont(self._font.font)
        high = round(self._font.metrics.capHeight() / 2)
        painter.drawText(left + QPoint(3 * unit, high), str(number))
