"""All charts of the evening beside one another, and each of them large."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QStackedWidget, QWidget

from tdconsole.gui.console.engine.evening import EveningInHand
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of, title_of
from tdconsole.i18n.engine.charts import CHARTS, ChartName
from tdconsole.wall.theme import Theme

USUAL: Final = (1120, 720)
ACROSS: Final = 3
"""The charts beside one another."""
_AGAIN: Final = 10_000
"""The milliseconds between two looks while nothing happens."""
_SOON: Final = 250
"""The milliseconds after a change."""


class ChartsDialog(QDialog):
    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        words = view.words
        self._view, self._theme = view, theme
        self._evening = EveningInHand.of(view)
        self.name: ChartName | None = None
        """The chart that is shown large, if one is."""
        self.setWindowTitle(words.pgettext("charts", "Charts of the evening"))
        self.setSizeGripEnabled(True)
        self.resize(QSize(*USUAL).boundedTo(parent.window().size()))
        self.small = {name: ChartView(words, theme) for name in CHARTS}
        self.large = ChartView(words, theme, titled=False, size=theme.console.type.text)
        self.title = title_of(theme, self.windowTitle())
        self.hint = label_of(
            words.gettext("The arrow keys lead from chart to chart, Esc back to all."), role="quiet"
        )
        say = words.pgettext
        self.back = button_of(
            say("charts", "Before"),
            name=words.gettext("The chart before"),
            press=partial(self.turn, -1),
        )
        self.on = button_of(
            say("charts", "Next"), name=words.gettext("The next chart"), press=partial(self.turn, 1)
        )
        self.every = button_of(
            say("charts", "All"), name=words.gettext("All charts"), press=self.show_all
        )
        self._stack = QStackedWidget()
        self._lay_out()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.look)
        self._again = QTimer(self)
        self._again.setInterval(_AGAIN)
        self._again.timeout.connect(self.look)
        view.changed.connect(lambda _change: self._later())
        self._evening.known.connect(self.look)
        self.show_all()

    def _lay_out(self) -> None:
        space = self._theme.console.space
        all_ = QWidget()
        grid = QGridLayout(all_)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2 * space.margin)
        for number, (name, chart) in enumerate(self.small.items()):
            chart.lead_on()
            chart.chosen.connect(partial(self.show_large, name))
            grid.addWidget(chart, *divmod(number, ACROSS))
        for line in range(ACROSS):
            grid.setColumnStretch(line, 1)
            grid.setRowStretch(line, 1)
        self._stack.addWidget(all_)
        self._stack.addWidget(self.large)
        head = row_of((self.title, 1), self.back, self.on, self.every, gap=space.gap)
        column_of(
            head, (self._stack, 1), self.hint, gap=space.margin, margin=space.margin, within=self
        )
        for button in (self.back, self.on, self.every):
            button.setAutoDefault(False)

    # What is shown

    def show_all(self) -> None:
        self.name = None
        self.title.setText(self.windowTitle())
        self._stack.setCurrentIndex(0)
        self._offer()
        self.look()

    def show_large(self, name: ChartName) -> None:
        self.name = name
        self._stack.setCurrentIndex(1)
        self._offer()
        self.look()

    def _offer(self) -> None:
        self.every.setEnabled(self.name is not None)

    def turn(self, by: int) -> None:
        """Show the chart that many further on, large; past the last one is the first."""
        there = self._there()
        if not there:
            return
        at = there.index(self.name) if self.name in there else (-1 if by > 0 else 0)
        self.show_large(there[(at + by) % len(there)])

    def _there(self) -> list[ChartName]:
        return [one.name for one in self._evening.charts()]

    def look(self) -> None:
        """Show the evening as it stands."""
        if not self.isVisible():
            return
        charts = dict(self._evening.charts())
        for name, view in self.small.items():
            view.show_chart(charts.get(name))
        if self.name is not None and (chart := charts.get(self.name)) is not None:
            self.title.setText(chart.title)
            self.large.show_chart(chart)

    def _later(self) -> None:
        if self.isVisible() and not self._soon.isActive():
            self._soon.start(_SOON)

    # Called by Qt

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._again.start()
        self.look()

    def hideEvent(self, _event: object) -> None:  # noqa: N802 -- Qt's name
        self._again.stop()
        self._soon.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Down | Qt.Key.Key_PageDown:
                self.turn(1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up | Qt.Key.Key_PageUp:
                self.turn(-1)
            case Qt.Key.Key_Home:
                self.show_all()
            case Qt.Key.Key_Escape if self.name is not None:
                self.show_all()
            case _:
                super().keyPressEvent(event)
