"""The head above the tables: the hand, the players left, the clock, and the next step."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdconsole.gui.console.bubble.wording import end_sentence, left_sentence, minutes_sentence
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.cite_button import Cites
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import STRETCH, column_of, label_of, row_of
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
        self.done, self.waits, self.stands = Elided(), Elided(), Elided()
        self.done.setFont(lettering(faces.strong, sizes.title))
        self.waits.setProperty("role", "quiet")
        self.stands.setProperty("role", "quiet")
        self.clock = label_of()
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
        middle = column_of(STRETCH, self.done, self.waits, STRETCH, gap=0)
        above = row_of(self.hand, (middle, 1), self.step, gap=space.margin)
        self.cites = Cites(gestures.view, theme)
        timed = row_of(self.clock, self.cites, STRETCH, gap=space.gap)
        below = QHBoxLayout()
        below.setSpacing(space.gap)
        below.addLayout(column_of(timed, self.stands, gap=0), 1)
        for button in (self.rest, self.next, self.onward, self.end):
            below.addWidget(button)
        column_of(above, below, gap=space.gap, within=self)

    def show_board(self, board: HandBoard, cite: str) -> None:
        words = self._words
        self.hand.setText(
            words.pgettext("hand for hand", "HAND {number}", number=words.number(board.hand))
        )
        self.done.say(reports_told(words, board))
        self.waits.say(waits_told(words, board) or end_sentence(words, board))
        self.clock.setText(clock_sentence(words, board))
        self.stands.say(
            _BETWEEN.join((left_sentence(words, board), minutes_sentence(words, board)))
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
