"""The merge as it would be now: with which level day 2 begins, who goes on, what is given up."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from tdconsole.domain.language.commands.flights import MergeFlights
from tdconsole.domain.values import PeriodId, Structure
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.wording import going_sentence, levels, several_sentence
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.shared.layout import button_of, column_of, title_of
from tdconsole.projections.flights.board import FlightsBoard
from tdconsole.wall.theme import Theme


class Merging(QFrame):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._view, words = view, view.words
        space = theme.console.space
        self._structure: Structure | None = None
        self._chosen: PeriodId | None = None
        self.title = title_of(theme, words.gettext("Day 2"))
        self.going, self.several, self.why = QLabel(), QLabel(), CitedLabel(view, theme)
        self.why.setProperty("role", "waiting")
        self.begins = QLabel(words.gettext("Begins with"))
        self.level = Choice(theme)
        self.level.setAccessibleName(words.gettext("Level that day 2 begins with"))
        self.begins.setBuddy(self.level)
        self.merge = button_of(
            words.pgettext("button", "Merge the flights"),
            kind="chief",
            name=words.gettext("Merge the flights into day 2"),
            press=self._merge,
        )
        self.draw = gestures.button("draw", chief=True)
        self.draw.setAccessibleName(words.gettext("Draw the seats of day 2"))
        self.day = gestures.button("day")
        self.day.setAccessibleName(words.gettext("What day 2 needs, on the page Day end"))
        down = column_of(self.title, gap=space.gap, margin=space.margin, within=self)
        for label in (self.going, self.several, self.why):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            if label is not self.why:
                down.addWidget(label)
        below = QHBoxLayout()
        down.addLayout(column_of(self.begins, self.level, gap=space.unit))
        down.addWidget(self.why)
        down.addWidget(self.why.cites)
        below.setSpacing(space.gap)
        for button in (self.merge, self.draw, self.day):
            below.addWidget(button)
        below.addStretch(1)
        down.addLayout(below)
        self.level.activated.connect(lambda _at: self._choose())

    def show_board(self, board: FlightsBoard) -> None:
        words = self._view.words
        self.going.setText(going_sentence(words, board))
        told = several_sentence(words, board)
        self.several.setText(told)
        self.several.setVisible(bool(told))
        for part in (self.begins, self.level, self.merge):
            part.setVisible(not board.merged)
        for button in (self.draw, self.day):
            button.setVisible(board.merged)
        self.why.setVisible(False)
        if not board.merged:
            self._offer(board)
            self._foresee()

    def seek(self) -> None:
        part = self.merge if self.merge.isEnabled() else self.level
        part.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _offer(self, board: FlightsBoard) -> None:
        """Offer the next level of the flight that came the least far, until another is chosen."""
        structure = self._view.state.setup.structure
        if structure is not self._structure:
            self._structure = structure
            self.level.clear()
            for name, period in levels(self._view.words, structure):
                self.level.addItem(name, int(period.id))
        wanted = self._chosen
        if wanted is None or self.level.findData(int(wanted)) < 0:
            self._chosen = None
            wanted = None if board.period is None else board.period.id
        self.level.setCurrentIndex(-1 if wanted is None else self.level.findData(int(wanted)))

    def _choose(self) -> None:
        self._chosen = PeriodId(self.level.currentData())
        self._foresee()

    def _foresee(self) -> None:
        found = self._view.foresee(self._request())
        refused = not isinstance(found, tuple)
        self.merge.setEnabled(not refused)
        self.why.setText("" if isinstance(found, tuple) else self._view.said(found))
        self.why.setVisible(refused)

    def _request(self) -> MergeFlights:
        return MergeFlights(period=self._chosen)

    def _merge(self) -> None:
        if self._view.do(self._request()):
            self._chosen = None
            self.draw.setFocus(Qt.FocusReason.OtherFocusReason)
