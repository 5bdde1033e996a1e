"""The head above the tables: the hand, the players left, the clock, and the next step."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdconsole.gui.console.bubble.wording import end_sentence, left_sentence, minutes_sentence
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.cite_button import Cites
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.bubble.words import clock_sentence, reports_told, step_name, waits_told
from tdconsole.projections.bubble.hand_board import HandBoard
from tdconsole.wall.theme import Theme

_BETWEEN = " · "


class Head(QWidget):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self._words, self._gestures = view.words, gestures
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self.hand = label_of(font=lettering(faces.figure, sizes.time))
        self.stands, self.waits, self.clock = Elided(), Elided(), Elided()
        self.stands.setFont(lettering(faces.strong, sizes.title))
        self.waits.setProperty("role", "quiet")
        self.step = gestures.button("hand-step", chief=True)
        self.step.setFont(lettering(faces.strong, sizes.title))
        self.step.setMinimumWidth(5 * space.control)
        self.step.setFixedHeight(space.control + 4 * space.unit)
        self.rest = gestures.button(
            "hand-rest", label=self._words.pgettext("button", "All others done")
        )
        self.next = gestures.button(
            "hand-next", label=self._words.pgettext("hand for hand", "Next hand")
        )
        self.onward = gestures.button("hand-onward")
        self.end = gestures.button("hand-end", label=self._words.pgettext("button", "End"))
        above, middle, below = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        above.setSpacing(space.margin)
        below.setSpacing(space.gap)
        middle.setSpacing(0)
        middle.addStretch(1)
        middle.addWidget(self.stands)
        middle.addWidget(self.waits)
        middle.addStretch(1)
        above.addWidget(self.hand)
        above.addLayout(middle, 1)
        above.addWidget(self.step)
        self.cites = Cites(gestures.view, theme)
        below.addWidget(self.clock, 1)
        below.addWidget(self.cites)
        for button in (self.rest, self.next, self.onward, self.end):
            below.addWidget(button)
        column_of(above, below, gap=space.gap, within=self)

    def show_board(self, board: HandBoard, cite: str) -> None:
        words = self._words
        self.hand.setText(
            words.pgettext("hand for hand", "HAND {number}", number=words.number(board.hand))
        )
        self.stands.say(_BETWEEN.join((left_sentence(words, board), reports_told(words, board))))
        self.waits.say(waits_told(words, board) or end_sentence(words, board))
        self.clock.say(
            _BETWEEN.join((clock_sentence(words, board), minutes_sentence(words, board, cite)))
        )
        self.cites.tell(f"({cite})")
        name = step_name(words, board)
        if name != self.step.text():
            self.step.setText(name)
            self.step.setAccessibleName(name)
        over = board.step == "end"
        self.rest.setVisible(not over)
        self.next.setVisible(over)
        self.end.setVisible(not over)
        self.onward.setVisible(over and board.jump is not None)
        if board.jump is not None:
            self.onward.setText(
                words.pgettext(
                    "button", "Go on until {number} left", number=words.number(board.jump)
                )
            )
