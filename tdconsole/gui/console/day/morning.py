"""The next morning, point by point: seats, papers, documents, the clock."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tdconsole.domain.commands import DrawSeats
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.theme import Theme
from tdconsole.projections.day_end import EndOfDay


class Morning(QFrame):
    def __init__(self, watch: Watch, hands: Hands, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._watch, words = watch, watch.words
        space = theme.console.space
        self.draw = QPushButton(words.pgettext("button", "Draw seats"))
        self.draw.setProperty("kind", "chief")
        self.draw.setAccessibleName(words.gettext("Draw the seats of the day"))
        self.seats, self.cards = QLabel(), QLabel()
        self.documents, self.clock = QLabel(), QLabel()
        self.reports = QLabel(
            words.gettext("The report of the day and the bag labels are on the page Paper.")
        )
        down = QVBoxLayout(self)
        down.setContentsMargins(*[space.margin] * 4)
        down.setSpacing(space.margin)
        rows: tuple[tuple[QLabel, QPushButton | None], ...] = (
            (self.reports, hands.button("paper")),
            (self.seats, self.draw),
            (self.cards, hands.button("seat-cards")),
            (self.documents, None),
            (self.clock, hands.button("level")),
        )
        for label, button in rows:
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            across = QHBoxLayout()
            across.setSpacing(space.gap)
            across.addWidget(label, 1)
            if button is not None:
                across.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            down.addLayout(across)
        down.addStretch(1)
        self.draw.clicked.connect(lambda _checked=False: watch.do(DrawSeats()))

    def show_view(self, view: EndOfDay) -> None:
        words, state = self._watch.words, self._watch.state
        self.seats.setText(
            words.ngettext(
                "{number} player waits for a new seat.",
                "{number} players wait for new seats.",
                state.left,
            )
        )
        self.cards.setText(
            words.gettext("Then print the seat cards: they say the chips of the bags.")
        )
        each_day = state.rules.identity.value == "each_day"
        self.documents.setText(
            words.gettext(
                "Look at each document again as the players sit down: seen 7 for a whole table."
            )
        )
        self.documents.setVisible(each_day)
        self.clock.setText(
            words.gettext(
                "The clock stands where it stopped. Go on with go, or choose another level first."
            )
        )
        self.setAccessibleName(words.gettext("Before day {day}", day=view.day))
