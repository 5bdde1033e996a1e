"""One piece of advice: what to do, why, under which article, and the button that does it."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tdconsole.domain.values import Record, TableNo
from tdconsole.gui.console.advice.putting_off import PuttingOff, Reason
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.plan.asking import MOST, BigBlindField, ask_about
from tdconsole.gui.console.widgets.cite_button import CiteButton
from tdconsole.gui.console.widgets.wrapped_button import WrappedButton
from tdconsole.gui.shared.layout import column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.advice import Worded
from tdconsole.projections.advice import Advice, TablesNotLevel, name_of
from tdconsole.wall.theme import Theme

SETTLES: Final = 500
"""Milliseconds during which nothing accepts advice that has only just appeared."""


class Keys(Record, kw_only=True):
    """The keys that perform each from anywhere; empty if none does."""

    accept: str = ""
    later: str = ""
    dismiss: str = ""


NO_KEYS = Keys()


class Card(QFrame):
    accepted = Signal()
    chosen = Signal(int)
    """Emitted with the advice's chosen option, counted from 0."""
    answered = Signal()
    """Emitted when everything it asked for is answered."""
    planned = Signal()
    """Emitted to look at all of the moves."""
    put_off = Signal()
    taken_on = Signal()
    """Emitted to take it on, or to hand it back if somebody has."""
    dismissed = Signal(str)
    """Emitted with the reason for dismissing it."""

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._view, self._theme = view, theme
        self.advice: Advice | None = None
        self._means: object = None
        """What it says and what its buttons do; if either changes, the card is new."""
        self.settling = QTimer(self)
        self.settling.setSingleShot(True)
        self.settling.setInterval(SETTLES)
        self.settling.timeout.connect(self.settle)
        faces, sizes = theme.console.faces, theme.console.type
        self.sentence, self.reason, self.cite = QLabel(), QLabel(), CiteButton(view, theme)
        self.key = label_of(role="key", font=lettering(faces.strong, sizes.small))
        self.button = WrappedButton(theme)
        self.plan = WrappedButton(theme)
        self.more, self.why = PuttingOff(view.words, theme), Reason(view.words)
        self.sentence.setFont(lettering(faces.strong, sizes.text))
        self.taker = QLabel()
        self.reason.setProperty("role", "quiet")
        self.taker.setProperty("role", "waiting")
        for label in (self.sentence, self.taker, self.reason):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.choices: list[WrappedButton] = []
        self.asked = [BigBlindField(view, theme) for _ in range(MOST)]
        self._choices, self._asks = QVBoxLayout(), QVBoxLayout()
        self._lay_out()
        for field in self.asked:
            field.answered.connect(self.answered)
            self._asks.addWidget(field)
        self.button.clicked.connect(self.accepted)
        self.plan.clicked.connect(self.planned)
        self.more.later.triggered.connect(self.put_off)
        self.more.take_on.triggered.connect(self.taken_on)
        self.more.dismiss.triggered.connect(self.begin_dismissing)
        self.why.given.connect(self.dismissed)

    def _lay_out(self) -> None:
        space = self._theme.console.space
        for part in (*self.asked, self.button, self.plan, self.why, self.cite, self.more):
            part.setParent(self)  # by Tab in this order
        head = row_of((self.sentence, 1), (self.more, 0, Qt.AlignmentFlag.AlignTop), gap=0)
        down = column_of(
            head,
            gap=space.unit,
            margin=(2 * space.unit, 3 * space.unit, 3 * space.unit, 3 * space.unit),
            within=self,
        )
        for part in (self.taker, self.reason, self.cite):
            down.addWidget(part)
        row = QHBoxLayout()
        row.setContentsMargins(0, space.unit, 0, 0)
        row.setSpacing(space.gap)
        for part in (self.button, self.key):
            row.addWidget(part)
        row.addStretch(1)
        below = column_of(self._choices, self.plan, self.why)
        for layout in (self._asks, self._choices, below):
            layout.setSpacing(space.gap)
            layout.setContentsMargins(0, space.unit, 0, 0)
        self._choices.setContentsMargins(0, 0, 0, 0)
        down.addLayout(self._asks)
        down.addLayout(row)
        down.addLayout(below)

    def tell(self, advice: Advice, worded: Worded, cite: str, keys: Keys) -> None:
        taker = self._view.taken_on(advice)
        self.taker.setText(taker)
        self.taker.setVisible(bool(taker))
        if self.advice is None or self.advice.urgency != advice.urgency:
            self.setProperty("urgency", advice.urgency)
            self.style().unpolish(self)
            self.style().polish(self)
        if self.advice is None or name_of(self.advice) != name_of(advice):
            self.why.leave()
        self.advice = advice
        means = _meaning(advice, worded)
        if self._means != means:
            self._means = means
            self.renew()
        self.sentence.setText(worded.sentence)
        self.reason.setText(worded.reason)
        self.cite.tell(cite, worded.sentence)
        self.more.tell(worded.sentence, keys.later, keys.dismiss, taken=bool(taker))
        ask_about(self.asked, _asked_by(advice))
        does = any(one is not None for one in (advice.proposal, advice.start, advice.opens_by))
        self.button.setText(worded.button.replace("&", "&&"))
        self.button.setAccessibleName(f"{worded.button}: {worded.sentence}")
        self.button.setToolTip(keys.accept)
        self.button.setVisible(does and not self.asks)
        for number, field in enumerate(self.asks):
            field.hint("" if number else keys.accept, keys.accept)
        self.key.setText(keys.accept if does and not self.asks else "")
        self.key.setVisible(bool(self.key.text()))
        self.button.setFixedWidth(min(self.button.natural(), self._room()))
        self._offer(worded.choices)
        self._plan(len(advice.moves) if isinstance(advice, TablesNotLevel) else 0)

    # New for half a second

    @property
    def is_new(self) -> bool:
        """Whether it appeared or changed its words after the current key press began."""
        return self.settling.isActive()

    def renew(self) -> None:
        """Count as new again; in a column that nobody sees nothing is new."""
        above = self.parentWidget()
        if above is not None and above.isVisible():
            self.settling.start()
            self._look_new(new=True)

    def settle(self) -> None:
        self.settling.stop()
        self._look_new(new=False)

    def _look_new(self, *, new: bool) -> None:
        """Paint its buttons hollow and its edge blue while new; nothing moves."""
        if self.property("new") == new:
            return
        for part in (self, self.button, *self.choices):
            part.setProperty("new", new)
            part.style().unpolish(part)
            part.style().polish(part)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self.settle()

    def _room(self) -> int:
        """Return the room for the button next to its key."""
        space = self._theme.console.space
        within = space.side - 2 * space.margin - 6 * space.unit - 2
        beside = self.key.sizeHint().width() + space.gap if self.key.text() else 0
        return within - beside

    @property
    def asks(self) -> tuple[BigBlindField, ...]:
        """Return the fields that wait for a seat."""
        return tuple(one for one in self.asked if not one.isHidden())

    def has_focus(self) -> bool:
        parts = (self.button, self.plan, self.cite, self.more, self.why, *self.choices)
        fields = (one.field for one in self.asked)
        return any(part.hasFocus() for part in (*parts, *fields))

    def begin_dismissing(self) -> None:
        self.why.begin(self._view.words.gettext("Why not: {advice}", advice=self.sentence.text()))

    def _plan(self, moves: int) -> None:
        words = self._view.words
        said = words.ngettext("Plan of {number} move…", "Plan of all {number} moves…", moves)
        self.plan.setText(said)
        self.plan.setAccessibleName(said)
        self.plan.setVisible(moves > 1)

    def _offer(self, choices: tuple[str, ...]) -> None:
        """Offer these choices; a button keeps its meaning throughout, only its figures change."""
        while len(self.choices) < len(choices):
            button = WrappedButton(self._theme)
            button.setProperty("new", self.is_new)
            button.clicked.connect(partial(self._choose, len(self.choices)))
            self._choices.addWidget(button)
            self.choices.append(button)
        for button, words in zip(self.choices, choices, strict=False):
            button.setText(words.replace("&", "&&"))
            button.setAccessibleName(words)
        for number, button in enumerate(self.choices):
            button.setVisible(number < len(choices))

    def _choose(self, number: int, _checked: object = None) -> None:
        self.chosen.emit(number)


def _meaning(advice: Advice, worded: Worded) -> object:
    """Return what identifies the advice: neither its reason nor a clock's figures, which run on."""
    does = (advice.proposal, advice.start, advice.opens_by, advice.choices)
    return name_of(advice), worded.sentence, worded.button, does, _asked_by(advice)


def _asked_by(advice: Advice) -> tuple[TableNo, ...]:
    """Return only the tables that the first move waits for."""
    if not isinstance(advice, TablesNotLevel) or advice.proposal is not None:
        return ()
    return advice.moves[0].asks


def keeping(cards: Iterable[Card], items: Sequence[Advice]) -> tuple[dict[int, Card], list[Card]]:
    """Match advice to cards, and return the free cards.

    An advice keeps its own card; if another of the same name replaces it, that one takes over the
    card. So what is under the director's hand never becomes another gesture.
    """
    free, kept = list(cards), dict[int, Card]()
    for index, item in enumerate(items):
        same = [card for card in free if card.advice == item]
        if same:
            kept[index] = same[0]
            free.remove(same[0])
    for index, item in enumerate(items):
        alike = [card for card in free if card.advice and name_of(card.advice) == name_of(item)]
        if index not in kept and alike:
            kept[index] = alike[0]
            free.remove(alike[0])
    return kept, free
