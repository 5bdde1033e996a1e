"""A tile of the overview: one tournament, pressed to turn to it; a large one has its evening on it."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QSizePolicy, QWidget

from tdconsole.drawing.charts import Chart
from tdconsole.gui.console.festival.wording import TileSaid
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.gui.shared.layout import STRETCH, Space, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.ribbon_view import RibbonView
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

if TYPE_CHECKING:
    from tdconsole.projections.structure.ribbon import EveningLine

HIGH: Final = 54
LEAST: Final = 76
"""Units of the grid: how high a tile is at least, and how wide."""
HIGHEST: Final = 180
LARGE: Final = 96
"""The least height of a tile with the evening on it, in units."""
TALL: Final = 120
"""The height of one that has the chart below the facts, if it isn't wide enough for both."""
ROOMY: Final = 100
"""The width from which its figures are in larger type."""
WIDE: Final = 160
"""The width from which the chart is beside the facts."""
_FACTS: Final = 2
"""The facts beside one another."""
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TileButton(QPushButton):
    stepped = Signal(int, int)
    """Emitted with the columns and rows that an arrow goes."""
    met = Signal()
    """Emitted when the pointer or the keyboard comes to it."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "tile")
        faces, sizes, self._space = theme.console.faces, theme.console.type, theme.console.space
        self._told: TileSaid | None = None
        self._theme = theme
        strong, text = lettering(faces.strong, sizes.text), lettering(faces.text, sizes.text)
        small = lettering(faces.text, sizes.small)
        self.number = label_of(role="quiet", font=strong)
        self.name = _elided(strong)
        self.level, self.word = label_of(font=strong), label_of(role="quiet", font=small)
        self.time = label_of(font=lettering(faces.figure, sizes.time))
        self.blinds = _elided(text)
        self.field, self.rest = _elided(small), label_of(role="quiet", font=small)
        self.prizes = _elided(small)
        self.due = label_of(font=text, wraps=True)
        self.hand = _elided(small)
        for quiet in (self.prizes, self.hand):
            quiet.setProperty("role", "quiet")
        self.level.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.word.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.due.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.due.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._figures = (strong, lettering(faces.strong, sizes.title))
        self.facts = [(_elided(strong), _elided(small)) for _fact in range(8)]
        self.chart = ChartView(words, theme)
        self.ribbon = RibbonView(words, theme)
        self.evening = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._down = self._lay_out()
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumSize(LEAST * self._space.unit, HIGH * self._space.unit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._arrange()

    def _lay_out(self) -> QBoxLayout:
        gap, unit = self._space.gap, self._space.unit
        facts = QGridLayout(self.evening)
        facts.setContentsMargins(0, unit, 0, 0)
        facts.setHorizontalSpacing(self._space.margin)
        facts.setVerticalSpacing(unit)
        for at, (figure, caption) in enumerate(self.facts):
            caption.setProperty("role", "quiet")
            row, column = divmod(at, _FACTS)
            facts.addLayout(column_of(figure, caption, gap=0), row, column)
        for column in range(_FACTS):
            facts.setColumnStretch(column, 1)
        here = column_of(
            row_of(
                self.time,
                column_of(self.level, self.word, gap=0),
                STRETCH,
                gap=gap,
            ),
            self.blinds,
            row_of((self.field, 1), self.rest, gap=gap),
            self.prizes,
            self.evening,
            STRETCH,
            gap=unit // 2,
        )
        self._across.setSpacing(self._space.margin)
        self._across.addLayout(here, 1)
        self._across.addWidget(self.chart, 1)
        return column_of(
            row_of(self.number, (self.name, 1), gap=gap),
            self._across,
            self.ribbon,
            Space(unit),
            self.due,
            self.hand,
            gap=unit // 2,
            margin=(self._space.margin, gap, self._space.margin, gap),
            within=self,
        )

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return self.minimumSize()

    @property
    def is_large(self) -> bool:
        """Whether there is room for the evening."""
        return self.height() >= LARGE * self._space.unit

    @property
    def has_chart(self) -> bool:
        """Whether there is room for a chart of the evening."""
        unit = self._space.unit
        tall = self.height() >= TALL * unit
        return self.is_large and (tall or self.width() >= WIDE * unit)

    def _arrange(self) -> None:
        """Show what there is room for."""
        unit, large = self._space.unit, self.is_large
        wide = self.width() >= WIDE * unit
        self._across.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        self._across.setStretch(0, 1 if wide else 0)
        self._down.setStretch(1, 1 if large else 0)
        self._down.setStretch(4, 0 if large else 1)
        for part in (self.field, self.rest, self.prizes):
            part.setVisible(not large)
        for figure, _caption in self.facts:
            figure.setFont(self._figures[self.width() >= ROOMY * unit])
        self.evening.setVisible(large)
        self.ribbon.setVisible(large and self.ribbon.line is not None)
        self.chart.setVisible(self.has_chart and self.chart.chart is not None)
        if self._told is not None:
            self.due.setText(self._told.all_due if large else self._told.due)

    # What is shown

    def tell(self, number: str, told: TileSaid, *, in_hand: bool) -> None:
        self.number.setText(number)
        if told == self._told and self.property("in_hand") == in_hand:
            return
        self._told = told
        self.name.say(told.name)
        self.level.setText(told.level)
        self.word.setText(told.word)
        self.time.setText(told.time)
        self.blinds.say(told.blinds)
        self.field.say(told.field)
        self.rest.setText(told.rest)
        self.prizes.say(told.prizes)
        self.hand.say(told.hand)
        for (figure, caption), (value, name) in zip(self.facts, told.facts, strict=True):
            figure.say(value)
            caption.say(name)
        stopped = told.state in {"paused", "held"}
        self._role(self.level, "waiting" if stopped else "")
        self._role(self.time, "waiting" if stopped else "quiet" if told.state == "waiting" else "")
        self._role(self.due, "waiting" if told.is_due else "quiet")
        if self.property("in_hand") != in_hand:
            self.setProperty("in_hand", in_hand)
            self.style().polish(self)
        self.setAccessibleName(f"{number} {told.name}: {told.level} {told.time}. {told.due}")
        self._arrange()

    def show_evening(self, line: "EveningLine", chart: Chart | None) -> None:
        """Show the line of the evening, and a chart of it."""
        self.ribbon.show_line(line)
        self.chart.show_chart(chart)
        self._arrange()

    @staticmethod
    def _role(label: QWidget, role: str) -> None:
        if label.property("role") != role:
            label.setProperty("role", role)
            label.style().unpolish(label)
            label.style().polish(label)

    # Called by Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(*_STEPS[key])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._arrange()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 -- Qt's name
        super().enterEvent(event)
        self.met.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.met.emit()


def _elided(font: QFont) -> Elided:
    label = Elided()
    label.setFont(font)
    return label
