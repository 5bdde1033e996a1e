"""The clocks called on players, above everything else that is due: the most urgent first."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.language.commands.calling import EndCall
from tdconsole.domain.values import CallNo, CallOutcome
from tdconsole.gui.console.clock.calls.card import CallCard
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.calls import NO_CALLS, CallBoard
from tdconsole.wall.theme import Theme

NO_KEYS: Final = ("", "")


class Calls(QFrame):
    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("calls")
        self._view, self._theme = view, theme
        self._board, self._aloud = NO_CALLS, view.words
        self._pressed = QElapsedTimer()
        self._cards: dict[CallNo, CallCard] = {}
        self._spare: list[CallCard] = []
        sequence = QKeySequence.SequenceFormat.NativeText
        self._keys = (
            gestures.action("call-acted").shortcut().toString(sequence),
            gestures.action("call-dead").shortcut().toString(sequence),
        )
        self.heading = label_of(
            role="waiting", font=lettering(theme.console.faces.strong, theme.console.type.small)
        )
        self._heap = Heap(theme, view.words.gettext("Clocks called on players"))
        space = theme.console.space
        column_of(
            self.heading,
            self._heap,
            gap=space.gap,
            margin=(space.margin, space.margin, 0, 0),
            within=self,
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        gestures.teach("call-acted", lambda: self.end_first("acted"))
        gestures.teach("call-dead", lambda: self.end_first("folded"))
        view.called.connect(self._look)
        self._look(view.calls())

    @property
    def cards(self) -> list[CallCard]:
        """Return the cards in their order, the most urgent first."""
        return [self._cards[one.call] for one in self._board.calls if one.call in self._cards]

    def read_in(self, words: Catalogue) -> None:
        """Set the language of the texts to read out."""
        self._aloud = words
        self._look(self._board)

    def end_first(self, outcome: CallOutcome) -> None:
        """End the call that is visibly first."""
        if self._board.calls:
            self._end(self._board.calls[0].call, outcome)

    def _end(self, call: CallNo, outcome: CallOutcome) -> None:
        """End this call, so that a hurried second press cannot end one that has just come up."""
        hurried = self._pressed.isValid() and not self._pressed.hasExpired(
            QApplication.doubleClickInterval()
        )
        if not hurried:
            self._pressed.start()
            self._view.do(EndCall(call=call, outcome=outcome))

    def _look(self, board: CallBoard) -> None:
        self._board = board
        held = next((card for card in self._cards.values() if card.has_focus()), None)
        self._put_away({one.call for one in board.calls})
        for row, one in enumerate(board.calls):
            card = self._card(one.call)
            player = None if one.entry is None else self._view.who(one.entry)
            card.tell(one, player, NO_KEYS if row else self._keys, self._aloud)
            self._heap.put(card, row)
        if held is not None and held in self._spare:
            self.setFocus()  # a second press must not end the next call
        name = self._view.words.pgettext("calls", "Clock called").upper()
        self.heading.setText(f"{name}  {self._view.words.number(len(board.calls))}")
        self._heap.updateGeometry()
        self.setVisible(bool(board.calls))

    def _put_away(self, shown: set[CallNo]) -> None:
        for call in self._cards.keys() - shown:
            card = self._cards.pop(call)
            card.hide()
            self._spare.append(card)

    def _card(self, call: CallNo) -> CallCard:
        if call not in self._cards:
            card = self._spare.pop() if self._spare else self._made()
            card.call = None
            self._cards[call] = card
        return self._cards[call]

    def _made(self) -> CallCard:
        card = CallCard(self._view, self._theme, self)
        card.ended.connect(lambda outcome: self._end_of(card, outcome))
        return card

    def _end_of(self, card: CallCard, outcome: CallOutcome) -> None:
        if card.call is not None:
            self._end(card.call.call, outcome)


class Heap(QScrollArea):
    """Cards as high as they need if there is room, else as high as the first one."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._space = theme.console.space
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons are walked through
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        within = QWidget()
        within.setObjectName("due")
        self._cards = QVBoxLayout(within)
        self._cards.setSpacing(self._space.gap)
        self._cards.setSizeConstraint(QVBoxLayout.SizeConstraint.SetMinimumSize)
        self.setWidget(within)
        self.verticalScrollBar().rangeChanged.connect(self._keep_width)
        self._keep_width(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def put(self, card: CallCard, row: int) -> None:
        if self._cards.indexOf(card) != row:
            self._cards.insertWidget(row, card)
        card.show()

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        heights = self._heights()
        return QSize(0, sum(heights) + self._space.gap * max(0, len(heights) - 1))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(0, next(iter(self._heights()), 0))

    def _heights(self) -> list[int]:
        """Return the heights of the visible cards, which come first."""
        places = (self._cards.itemAt(row) for row in range(self._cards.count()))
        cards = (place.widget() for place in places if place is not None)
        return [
            card.height_wanted()
            for card in cards
            if isinstance(card, CallCard) and not card.isHidden()
        ]

    def _keep_width(self, _least: int, most: int) -> None:
        """Keep the cards equally wide with and without a scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width() if most else 0
        self._cards.setContentsMargins(0, 0, self._space.margin - bar, 0)
