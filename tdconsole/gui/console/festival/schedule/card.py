"""The selected row of the schedule in full: its terms, its figures, and how its evening goes."""

from typing import Final

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.engine.evening import EveningInHand, EveningOf
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.beside import Beside
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.gui.shared.layout import STRETCH, column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.engine.charts import ChartName
from tdconsole.i18n.entry.schedule import figures, happening_name, late_words, long_day, state_words
from tdconsole.projections.festival.schedule import ScheduleRow
from tdconsole.wall.theme import Theme

MOST: Final = 8
"""The most figures that a row has."""
COLUMNS: Final = ((150, 4), (60, 2), (0, 1))
"""The columns of figures by the width of the card from which they have room, in units."""
ALONE: Final = 5
"""The figures that are shown in one column."""
SHOWN: Final[tuple[ChartName, ...]] = ("players", "entries")
"""The charts in the order of their worth here."""


class RowCard(QFrame):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._view = view
        self._beside: Beside | None = None
        self._row: ScheduleRow | None = None
        self._wants_chart, self._columns = False, 0
        self._unit = theme.console.space.unit
        space, faces, sizes = theme.console.space, theme.console.faces, theme.console.type
        self.when = label_of(role="quiet", wraps=True)
        self.what = label_of(font=lettering(faces.strong, sizes.title), wraps=True)
        self.stands = label_of(wraps=True)
        self.terms, self.note = label_of(role="quiet", wraps=True), label_of(wraps=True)
        large = lettering(faces.strong, sizes.title)
        self.figures: list[tuple[QLabel, QLabel]] = [
            (label_of(role="quiet", wraps=True), label_of(font=large, wraps=True))
            for _at in range(MOST)
        ]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(space.margin)
        self._grid.setVerticalSpacing(space.gap)
        self._cells = [column_of(name, value, gap=0) for name, value in self.figures]
        self.chart = ChartView(view.words, theme)
        self.chart.hide()
        column_of(
            self.when,
            self.what,
            self.stands,
            self.terms,
            self.note,
            self._grid,
            (self.chart, 1),
            STRETCH,
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self._arrange()
        EveningInHand.of(view).known.connect(self._look)

    def want_chart(self, *, wanted: bool) -> None:
        self._wants_chart = wanted
        self._look()

    def _arrange(self) -> None:
        """Put the figures in as many columns as the card has room for."""
        unit, most = self._unit, COLUMNS[0][1]
        columns = next(number for least, number in COLUMNS if self.width() >= least * unit)
        if columns == self._columns:
            return
        self._columns = columns
        for at, cell in enumerate(self._cells):
            self._grid.removeItem(cell)
            self._grid.addLayout(cell, at // columns, at % columns)
        for column in range(most):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self.show_row(self._row)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._arrange()

    def show_row(self, row: ScheduleRow | None) -> None:
        words = self._view.words
        self._row = row
        if row is None:
            said, told = ("", "", "", "", ""), []
        else:
            when = f"{long_day(words, row.day)}, {row.time}"
            kind = " ".join((happening_name(words, row.kind), row.flight)).strip()
            terms = " · ".join(filter(None, (kind, late_words(words, row.late))))
            state = state_words(words, row)
            said = (when, row.title, state[:1].upper() + state[1:], terms, row.note)
            told = list(figures(words, row))[: ALONE if self._columns == 1 else MOST]
        labels = (self.when, self.what, self.stands, self.terms, self.note)
        for label, text in zip(labels, said, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        for at, (name, value) in enumerate(self.figures):
            called, figure = told[at] if at < len(told) else ("", "")
            name.setText(called)
            value.setText(figure)
            for part in (name, value):
                part.setVisible(at < len(told))
        self._look()

    def _look(self) -> None:
        """Show the chart of its evening, of a tournament of today that has one by now."""
        row = self._row
        there = None if row is None or not self._wants_chart else self._evening(row.tournament)
        self.chart.show_chart(None if there is None else next(iter(there.drawn(*SHOWN)), None))

    def _evening(self, number: TournamentId | None) -> EveningOf | None:
        if number is None:
            return None
        if number == self._view.tournament:
            return EveningInHand.of(self._view)
        return None if self._beside is None else self._beside.evening(number)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        """Meet what is beside the tournament in hand, which comes after this."""
        super().showEvent(event)
        if self._beside is None and (beside := self.window().findChild(Beside)) is not None:
            self._beside = beside
            beside.walked.connect(self._look)
        self._look()
