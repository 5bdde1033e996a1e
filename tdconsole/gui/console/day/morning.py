"""The next morning, point by point: seats, papers, documents, the clock."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.commands.day import SeatAsBefore
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.room.same_seats import as_before_fault, seats_as_before
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import button_of, row_of
from tdconsole.projections.day.day_end import EndOfDay
from tdconsole.wall.theme import Theme


class Morning(QFrame):
    drawn = Signal()

    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._view, words = view, view.words
        space = theme.console.space
        self.draw = button_of(kind="chief", press=self._draw)
        self.seats, self.cards = QLabel(), QLabel()
        self.documents, self.clock, self.merge = QLabel(), QLabel(), QLabel()
        self.reports = QLabel(
            words.gettext("The report of the day and the bag labels are on the page Paper.")
        )
        down = QVBoxLayout(self)
        down.setContentsMargins(*[space.margin] * 4)
        down.setSpacing(space.margin)
        names = ("paper", "seat-cards", "level", "flights")
        paper, cards, level, merging = (gestures.button(one) for one in names)
        rows: tuple[tuple[QLabel, QPushButton | None], ...] = (
            (self.reports, paper),
            (self.seats, self.draw),
            (self.cards, cards),
            (self.documents, None),
            (self.clock, level),
            (self.merge, merging),
        )
        self._rows = rows
        for label, button in rows:
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            across = row_of((label, 1), gap=space.gap)
            if button is not None:
                across.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            down.addLayout(across)
        down.addStretch(1)

    def _draw(self) -> None:
        if self._view.do(SeatAsBefore() if self._as_before() else DrawSeats()):
            self.drawn.emit()

    def _as_before(self) -> bool:
        return as_before_fault(self._view.state) is None

    def _seats(self) -> str:
        words, state = self._view.words, self._view.state
        if not self._as_before():
            return words.ngettext(
                "{number} player waits for a new seat.",
                "{number} players wait for new seats.",
                state.left,
            )
        again = len(seats_as_before(state))
        told = words.ngettext(
            "{number} player sits as the evening before.",
            "{number} players sit as the evening before.",
            again,
        )
        drawn = state.left - again
        return told if not drawn else f"{told} {self._to_draw(drawn)}"

    def _to_draw(self, players: int) -> str:
        return self._view.words.ngettext(
            "{number} waits for a draw.", "{number} wait for a draw.", players
        )

    def show_view(self, view: EndOfDay) -> None:
        """Show the view; once play resumes, only documents still to be checked remain."""
        words, state = self._view.words, self._view.state
        home = view.stage == "home"
        self._show_seats(home=home)
        self.cards.setText(
            words.gettext("Then print the seat cards: they say the chips of the bags.")
            if home
            else words.gettext("Print the seat cards: they say the chips of the bags.")
        )
        each_day = state.rules.identity.value == "each_day"
        self.documents.setText(self._documents(view))
        self.clock.setText(
            words.gettext(
                "The clock is where it stopped. Go on with go, or choose another level first."
            )
        )
        self.merge.setText(
            words.gettext("Everybody who is left plays on when the flights are merged.")
        )
        self.setAccessibleName(words.gettext("Before day {day}", day=view.day))
        waits = is_over(state)
        for label, button in self._rows:
            here = label is self.reports or (label is self.merge) == waits
            shown = here and (view.morning or label is self.documents)
            label.setVisible(shown and (label is not self.documents or each_day))
            if button is not None:
                button.setVisible(shown and (button is not self.draw or home))

    def _show_seats(self, *, home: bool) -> None:
        words = self._view.words
        given = words.gettext("The seats of the day are given.")
        self.seats.setText(self._seats() if home else given)
        if self._as_before():
            self.draw.setText(words.pgettext("button", "Seat as before"))
            self.draw.setAccessibleName(words.gettext("Seat them where they sat"))
        else:
            self.draw.setText(words.pgettext("button", "Draw seats"))
            self.draw.setAccessibleName(words.gettext("Draw the seats of the day"))

    def _documents(self, view: EndOfDay) -> str:
        words = self._view.words
        if view.stage == "home":
            return words.gettext(
                "Check each document again as the players sit down: seen 7 for a whole table."
            )
        if not view.unseen:
            return words.gettext("Every document has been checked.")
        return words.ngettext(
            "{number} document is still to be checked: seen 7 for a whole table.",
            "{number} documents are still to be checked: seen 7 for a whole table.",
            view.unseen,
        )
