"""The results of the person shown: figures, a chart and every evening, of all years or of one."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from tdconsole.club.person import NOT_YET
from tdconsole.domain.values import PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.people.years_rows import YearsRows
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.gui.shared.layout import button_of, column_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.eliminations.charts import results_chart
from tdconsole.i18n.eliminations.years import Told, best_words, chart_words, figures_told
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.eliminations.years import (
    EveningPlayed,
    PlayerYears,
    best,
    figures,
    narrowed,
    of_series,
    of_year,
)
from tdconsole.projections.eliminations.years_chart import years_chart
from tdconsole.wall.theme import Theme

NOTHING: Final = PlayerYears(person=NOT_YET, name=None)
ROWS: Final = 6
"""The most figures below one another."""
TALL: Final = 40
"""The greatest height of the chart, in units."""


class YearsPane(Leavable):
    profit_shown = Signal(bool)
    """Emitted when what was spent is to be shown from now on, or not."""
    wanted = Signal()
    """Emitted when the page is to be saved as a paper."""

    def __init__(self, view: TournamentView, theme: Theme, title: str = "") -> None:
        """`title`: what it is called, instead of by the name of the person."""
        super().__init__()
        self._view, self._title = view, title
        self.years = NOTHING
        words = view.words
        self.title = Elided()
        self.title.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        self.choice = Choice(theme)
        self.choice.setAccessibleName(words.gettext("The year or series whose results are shown"))
        self.narrow = [(QLabel(), QLabel()) for _row in range(ROWS)]
        self.wide = [(QLabel(), Elided()) for _row in range(ROWS)]
        self.best, self.shows = Elided(), QLabel()
        self.chart = ChartView(words, theme, titled=False)
        self.chart.setMaximumHeight(TALL * theme.console.space.unit)
        self.rows = YearsRows(view, theme)
        self.listing = Listing(self.rows, theme, words.gettext("Evenings played"))
        self.profit = Tick(words.gettext("Spent and profit"), theme)
        self.save = button_of(
            words.pgettext("button", "Save as PDF…"),
            name=words.gettext("Save the player’s page as a PDF"),
            press=self.wanted.emit,
        )
        self._lay_out(theme)
        self.choice.currentIndexChanged.connect(lambda _at: self._show())
        self.profit.clicked.connect(self._turn_profit)
        view.changed.connect(lambda _change: self._follow())

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        card = QFrame()
        card.setProperty("kind", "card")
        grid = QGridLayout()
        grid.setHorizontalSpacing(space.gap)
        grid.setVerticalSpacing(space.unit)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        for column, labels, side in ((0, self.narrow, right), (2, self.wide, left)):
            for row, (name, value) in enumerate(labels):
                name.setProperty("role", "quiet")
                value.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                for at, label in enumerate((name, value)):
                    label.setTextFormat(Qt.TextFormat.PlainText)
                    grid.addWidget(label, row, column + at)
        grid.setColumnStretch(3, 1)
        for name, _value in self.wide:
            name.setContentsMargins(space.gap, 0, 0, 0)
        for label in (self.best, self.shows):
            label.setProperty("role", "quiet")
        column_of(
            row_of((self.title, 1), self.choice, gap=space.gap),
            grid,
            self.best,
            self.shows,
            (self.chart, 2),
            (self.listing, 3),
            row_of((self.profit, 1), self.save, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        column_of(card, within=self)

    def show_person(self, person: PersonId) -> None:
        """Show the person; the house's file is read only once this is visible."""
        self.years = PlayerYears(person=person, name=None)
        if self.isVisible():
            self._read()

    def _follow(self) -> None:
        if self.isVisible():
            with suppress(KnownError):
                self._read()

    def _turn_profit(self, shown: bool) -> None:
        self.profit_shown.emit(shown)
        self._read()

    def _read(self) -> None:
        person, view, words = self.years.person, self._view, self._view.words
        try:
            self.years = (
                NOTHING
                if person == NOT_YET
                else view.session.years.of(person, profit=self.profit.isChecked())
            )
        except KnownError as error:
            self.listing.tell(mishap(words, error))
            self.rows.fill(())
            return
        new = person == NOT_YET
        self.title.say(
            self._title
            or (words.gettext("New person") if new else self.years.name or words.gettext("erased"))
        )
        self.listing.tell(words.gettext("No evening in this house yet."))
        self.save.setEnabled(bool(self.years.evenings))
        self._offer()
        self._show()

    def _offer(self) -> None:
        """Offer all years, each of them, and each series; what was chosen stays if it is there."""
        say, chosen = self._view.words.pgettext, self.choice.currentData()
        self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItem(say("results", "All years"), None)
        for year in self.years.years:
            self.choice.addItem(year.name, f"year {year.name}")
        for series in self.years.series:
            self.choice.addItem(series.name, f"series {series.name}")
        self.choice.setCurrentIndex(max(0, self.choice.findData(chosen)))
        self.choice.blockSignals(False)

    def chosen(self) -> tuple[EveningPlayed, ...]:
        """Return the evenings of the year or series chosen."""
        kind, _space, name = (self.choice.currentData() or "").partition(" ")
        if kind == "year":
            return of_year(self.years.evenings, name)
        if kind == "series":
            return of_series(self.years.evenings, name)
        return self.years.evenings

    @property
    def stretch(self) -> str:
        """Return the name of the year or series chosen; empty for all of them."""
        return (self.choice.currentData() or "").partition(" ")[2]

    def page(self) -> PlayerYears:
        """Return what is shown, as it is put on paper."""
        return narrowed(self.years, self.chosen()) if self.stretch else self.years

    def _show(self) -> None:
        words, evenings = self._view.words, self.chosen()
        found = figures(evenings)
        told = figures_told(words, found) if found.played else ()
        _fill(self.narrow, [one for one in told if not one.wide])
        _fill(self.wide, [one for one in told if one.wide])
        first = best(evenings)[:1]
        self.best.say(
            words.gettext("Best: {result}", result=best_words(words, first[0])) if first else ""
        )
        chart = years_chart(evenings)
        self.chart.show_chart(None if chart is None else results_chart(words, chart))
        self.shows.setText("" if chart is None else chart_words(words, chart))
        for label, there in ((self.best, bool(first)), (self.shows, chart is not None)):
            label.setVisible(there)
        self.rows.show_evenings(evenings)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._read()


def _fill(labels: Sequence[tuple[QLabel, QLabel]], told: list[Told]) -> None:
    for (name, value), one in zip_longest(labels, told):
        for label in (name, value):
            label.setVisible(one is not None)
        if one is not None:
            name.setText(one.name)
            if isinstance(value, Elided):
                value.say(one.value)
            else:
                value.setText(one.value)
