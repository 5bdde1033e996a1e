"""Four figures at the foot of every page: who is short, when it ends, the next pay, who came."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from tdconsole.gui.console.widgets.writing import letters
from tdconsole.gui.shared.layout import row_of
from tdconsole.gui.shared.plain import hint
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.i18n.engine.glance import Asked, Fact
    from tdconsole.projections.structure.evening import Evening


_SHARES: Final[dict[str, int]] = {"short": 5, "ends": 4, "pays": 4, "came": 3}
"""How the width is shared: names need the most, a number of entries the least."""


class Figure(QToolButton):
    """A figure with its caption after it; pressed, it leads to where there is more."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setProperty("kind", "small")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        faces, sizes = theme.console.faces, theme.console.type
        self._figure, self._caption = (
            letters(faces.strong, sizes.text),
            letters(faces.text, sizes.small),
        )
        self._colours, self._space = theme.colours, theme.console.space
        self.said, self._shorter = ("", ""), ""

    def say(self, fact: "Fact") -> None:
        if (fact.figure, fact.caption) != self.said:
            self.said, self._shorter = (fact.figure, fact.caption), fact.shorter
            self.setAccessibleDescription(" ".join(self.said))
            self._hint()
            self.update()

    def shown(self) -> str:
        """Return the caption, or a shorter one, as far as there is room for it."""
        metrics, room = self._caption.metrics, self._rest().width()
        whole = self.said[1]
        fits = not self._shorter or metrics.horizontalAdvance(whole) <= room
        return metrics.elidedText(
            whole if fits else self._shorter, Qt.TextElideMode.ElideRight, room
        )

    def _rest(self) -> QRect:
        unit = self._space.unit
        room = self.rect().adjusted(unit, 0, -unit, 0)
        room.setLeft(room.left() + self._figure.wide(self.said[0]) + unit + unit // 2)
        return room

    def _hint(self) -> None:
        hint(self, "" if self.shown() == self.said[1] else " ".join(self.said))

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self._space.icon)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, self._space.icon)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._hint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        super().paintEvent(event)
        rest, unit = self._rest(), self._space.unit
        line = round((self.height() + self._figure.metrics.capHeight()) / 2)
        painter = QPainter(self)
        painter.setFont(self._figure.font)
        painter.setPen(QColor(self._colours.ink))
        painter.drawText(unit, line, self.said[0])
        painter.setFont(self._caption.font)
        painter.setPen(QColor(self._colours.quiet))
        painter.drawText(rest.left(), line, self.shown())
        painter.end()


class AtAGlance(QWidget):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self.figures: dict[Asked, Figure] = {
            "short": Figure(theme, words.gettext("Short stacks")),
            "ends": Figure(theme, words.gettext("When it is over")),
            "pays": Figure(theme, words.gettext("Prize ladder")),
            "came": Figure(theme, words.gettext("Entries per minute")),
        }
        space = theme.console.space
        row_of(
            *((figure, _SHARES[asked]) for asked, figure in self.figures.items()),
            gap=space.gap,
            margin=(space.margin - space.unit, 0, space.margin - space.unit, space.unit),
            within=self,
        )

    def show_evening(self, seen: "Evening") -> None:
        from tdconsole.i18n.engine.glance import facts  # noqa: PLC0415 -- as the evening, after the window

        for asked, fact in facts(self._words, seen).items():
            self.figures[asked].say(fact)
