"""The advice column: everything that is due, each item with the gesture that deals with it."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.language.commands.floor import (
    DismissAdvice,
    HandBackAdvice,
    PostponeAdvice,
    TakeOnAdvice,
)
from tdconsole.domain.language.commands.wanted import Advised, Command
from tdconsole.domain.state.tournament import TakenOn
from tdconsole.domain.values import Map
from tdconsole.gui.console.advice.card import NO_KEYS, Card, Keys, keeping
from tdconsole.gui.console.clock.calls.column import Calls
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.advice import advice_words
from tdconsole.line.advice.verbs import LATER
from tdconsole.projections.advice import Advice, Urgency, advice, facts_of, name_of, taken_on
from tdconsole.wall.theme import Theme

LEAST: Final = 20
"""Units of the grid that the advice keeps, however many clocks are called on players."""
URGENCIES: Final[tuple[Urgency, ...]] = ("now", "soon")


class AdviceColumn(QFrame):
    wanted_line = Signal(str)
    """Emitted with the beginning of a line that the director completes."""
    left = Signal()
    """Emitted as the console closes, and the plan with it."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("advice")
        self._view, self._gestures, self._theme = view, gestures, theme
        self._keys = Keys(
            accept=self._key("advice"), later=self._key("later"), dismiss=self._key("dismiss")
        )
        self.items: tuple[Advice, ...] | None = None
        self._taken: Map[str, TakenOn] | None = None
        self.cards: list[Card] = []
        self._spare: list[Card] = []
        self._due = QWidget()
        self._due.setObjectName("due")
        self.nothing = label_of(view.words.gettext("Nothing is due."), role="quiet")
        self.headings = {urgency: self._heading() for urgency in URGENCIES}
        self._places = {urgency: QVBoxLayout() for urgency in URGENCIES}
        self._preview_place, self._caption_row = QVBoxLayout(), QHBoxLayout()
        self._foot = QHBoxLayout()
        self._caption, self._following = QLabel(), QLabel()
        self.calls = Calls(view, gestures, theme)
        self._lay_out()
        gestures.teach("advice", self.accept_first)
        gestures.teach("later", self.put_first_off)
        gestures.teach("dismiss", self.dismiss_first)
        gestures.teach("take-on", self.take_first_on)
        gestures.teach("hand-back", self.hand_first_back)
        gestures.teach("balance", self.open_plan)
        view.passed.connect(self._look)
        self._look()

    def _key(self, action: str) -> str:
        shortcut = self._gestures.action(action).shortcut()
        return shortcut.toString(QKeySequence.SequenceFormat.NativeText)

    def accept_first(self) -> None:
        """Accept the first advice; if it waits for an answer, lead to its question."""
        if (card := self._first()) is not None:
            if card.asks:
                card.asks[0].field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            else:
                self._accept(card)

    def put_first_off(self) -> None:
        if (card := self._first()) is not None:
            self._put_off(card)

    def take_first_on(self) -> None:
        if (card := self._first()) is not None:
            self._take_on(card)

    def hand_first_back(self) -> None:
        if (card := self._first()) is not None:
            self._hand_back(card)

    def dismiss_first(self) -> None:
        if (card := self._first()) is not None:
            card.begin_dismissing()

    def _first(self) -> Card | None:
        """Return the first card, unless it appeared after the key press began."""
        return self.cards[0] if self.cards and self._is_settled(self.cards[0]) else None

    def _is_settled(self, card: Card) -> bool:
        """Whether the card is seen; a new one is announced and looked at before it is accepted."""
        if card.is_new:
            sentence = self._view.words.gettext(
                "Nothing was done. This advice has only just come up: {advice}",
                advice=card.sentence.text(),
            )
            self._view.told.emit(Told(sentence=sentence, refused=True))
        return not card.is_new

    def open_plan(self) -> None:
        """Open the plan, at most once."""
        from tdconsole.gui.console.room.plan.window import PlanWindow  # noqa: PLC0415 -- when asked for

        window = self.window()
        there = window.findChild(PlanWindow)
        if there is None:
            there = PlanWindow(self._view, self._gestures, self._theme, window)
            self.left.connect(there.close)
        there.show()
        there.activateWindow()

    def set_preview(self, preview: QWidget, following: QWidget) -> None:
        """Set the preview of what the room sees at the foot, and below it what comes next."""
        margin, gap = self._theme.console.space.margin, self._theme.console.space.gap
        self._preview_place.setContentsMargins(margin, margin // 2, margin, margin)
        self._preview_place.addWidget(preview)
        row, said = QHBoxLayout(), QVBoxLayout()
        row.setSpacing(gap)
        said.setSpacing(0)
        row.addWidget(following)
        row.addLayout(said, 1)
        head = self._heading()
        head.setText(self._view.words.pgettext("screen", "NEXT"))
        for label in (head, self._following):
            said.addWidget(label)
        said.addStretch(1)
        self._preview_place.addLayout(row)
        self._caption.show()
        self._rule.show()

    def set_beside(self, sign: QWidget) -> None:
        """Put this sign next to the line that says where the room sees it."""
        self._caption_row.addWidget(sign)

    def set_foot(self, sign: QWidget) -> None:
        """Put this sign below everything else."""
        self._foot.addWidget(sign)

    def name_next(self, screen: str) -> None:
        """Name the next screen, with the key that takes it live."""
        self._following.setText(f"{screen}\n{self._key('take')}")

    def set_shown(self, on: str | bool, awaited: str | None = None, other: str = "") -> None:
        """Say where the room sees it: on an output, in a window, or nowhere; or sees another one."""
        say = self._view.words.gettext
        role = "quiet" if awaited is None else "waiting"
        if self._caption.property("role") != role:
            self._caption.setProperty("role", role)
            self._caption.style().polish(self._caption)
        if awaited is not None:
            caption = say("Not shown: {output} is not plugged in", output=awaited)
        elif other:
            caption = say("The room sees {tournament}: F5 shows this one", tournament=other)
        elif isinstance(on, str):
            caption = say("On screen: {output}", output=on)
        else:
            caption = say("On screen: in a window") if on else say("Projector off: F5 shows this")
        self._caption.setText(caption)

    def _heading(self) -> QLabel:
        faces, sizes = self._theme.console.faces, self._theme.console.type
        return label_of(font=lettering(faces.strong, sizes.small))

    def _lay_out(self) -> None:
        space, sizes = self._theme.console.space, self._theme.console.type
        self.setFixedWidth(space.side)
        self.headings["now"].setProperty("role", "waiting")
        self.headings["soon"].setProperty("role", "quiet")
        self._caption.setProperty("role", "quiet")
        self._caption.setFont(lettering(self._theme.console.faces.text, sizes.small))
        self._caption.setWordWrap(True)
        self._caption.hide()
        self._following.setProperty("role", "quiet")
        self._following.setFont(lettering(self._theme.console.faces.text, sizes.small))
        self._within = within = QVBoxLayout(self._due)
        within.setSpacing(space.gap)
        within.addWidget(self.nothing)
        for urgency in URGENCIES:
            within.addWidget(self.headings[urgency])
            within.addLayout(self._places[urgency])
            self._places[urgency].setSpacing(space.gap)
        within.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes to its buttons
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self._view.words.gettext("Advice"))
        self._scroll.setWidget(self._due)
        self._scroll.installEventFilter(self)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._scroll.setMinimumHeight(LEAST * space.unit)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._keep_width)
        self._keep_width(0, 0)
        self._rule = QFrame()
        self._rule.setProperty("kind", "rule")
        self._rule.setFixedHeight(1)
        self._rule.hide()
        self._preview_place.setContentsMargins(space.margin, 0, space.margin, 0)
        self._preview_place.setSpacing(space.unit)
        self._caption_row.addWidget(self._caption, 1)
        self._preview_place.addLayout(self._caption_row)
        self._foot.setContentsMargins(space.margin, 0, space.margin, space.gap)
        column_of(
            self.calls,
            (self._scroll, 1),
            self._rule,
            self._preview_place,
            self._foot,
            gap=0,
            margin=(1, 0, 0, 0),
            within=self,
        )

    def _keep_width(self, _least: int, most: int) -> None:
        """Keep the cards equally wide with and without a scroll bar."""
        margin = self._theme.console.space.margin
        bar = self._scroll.verticalScrollBar().sizeHint().width() if most else 0
        self._within.setContentsMargins(margin, margin, margin - bar, margin)

    # What is due

    def _look(self, _board: object = None) -> None:
        """Look for what is due; time alone can bring it, and a board follows every change."""
        items = advice(self._view.state, self._view.now(), self._view.seen())
        taken = self._view.state.taken_on
        if items != self.items or taken is not self._taken:
            self.items, self._taken = items, taken
            self._show(items)

    def _show(self, items: tuple[Advice, ...]) -> None:
        before = self.cards
        held = next((card for card in self.cards if card.has_focus()), None)
        self.cards = self._dealt(items)
        if held is not None and held not in self.cards:
            self._scroll.setFocus()  # a second press must not take the next advice
        for card in self._spare:
            card.hide()
        places = dict.fromkeys(URGENCIES, 0)
        for index, (item, card) in enumerate(zip(items, self.cards, strict=True)):
            worded = advice_words(self._view.words, item, self._view.who)
            keys = NO_KEYS if index else self._keys
            card.tell(item, worded, self._view.cited(item.cite), keys)
            if index >= len(before) or before[index] is not card:
                card.renew()
            place = self._places[item.urgency]
            if place.indexOf(card) != places[item.urgency]:
                place.insertWidget(places[item.urgency], card)
            places[item.urgency] += 1
            card.show()
        self._head(places)

    def _dealt(self, items: tuple[Advice, ...]) -> list[Card]:
        kept, free = keeping(self.cards, items)
        cards = [kept.get(index) or self._card() for index in range(len(items))]
        self._spare += free
        return cards

    def _card(self) -> Card:
        if self._spare:
            return self._spare.pop()
        card = Card(self._view, self._theme, self._due)
        card.accepted.connect(lambda: self._accept(card))
        card.chosen.connect(lambda number: self._choose(card, number))
        card.answered.connect(lambda: self._ask_on(card))
        card.planned.connect(lambda: self._gestures.perform("balance"))
        card.put_off.connect(lambda: self._put_off(card))
        card.taken_on.connect(lambda: self._turn(card))
        card.dismissed.connect(lambda reason: self._dismiss(card, reason))
        return card

    def _head(self, due: dict[Urgency, int]) -> None:
        say, number = self._view.words.pgettext, self._view.words.number
        names = {"now": say("advice", "Due now"), "soon": say("advice", "Soon")}
        for urgency, heading in self.headings.items():
            name = names[urgency].upper()
            heading.setText(f"{name}  {number(due[urgency])}" if urgency == "now" else name)
            heading.setVisible(due[urgency] > 0)
        self.nothing.setVisible(not any(due.values()))

    # Acting on it

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Count cards as new again when a called clock moves them under the mouse."""
        if event.type() is QEvent.Type.Move:
            for card in self.cards:
                card.renew()
        return super().eventFilter(viewing, event)

    def _choose(self, card: Card, number: int) -> None:
        if not self._is_settled(card):
            return
        if card.advice is not None and number < len(card.advice.choices):
            self._take(card.advice, card.advice.choices[number])

    def _accept(self, card: Card) -> None:
        if card.advice is None or not self._is_settled(card):
            return
        if card.advice.proposal is not None:
            self._take(card.advice, card.advice.proposal)
        elif card.advice.opens_by is not None:
            self._gestures.perform(card.advice.opens_by)
        elif card.advice.start is not None:
            self.wanted_line.emit(card.advice.start)

    def _take(self, item: Advice, request: Command) -> None:
        advised = Advised(advice=type(item).__name__, cite=item.cite)
        if self._view.do(replace(request, advised=advised)) and self.cards:
            self.cards[0].renew()  # the same once more is not what a second press means

    def _ask_on(self, card: Card) -> None:
        """Move the keyboard from one answer to the next; after the last it stays put."""
        if card in self.cards and card.asks:
            card.asks[0].field.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._scroll.setFocus()

    def _put_off(self, card: Card) -> None:
        item = card.advice
        if item is not None and self._is_settled(card):
            request = PostponeAdvice(
                advice=name_of(item), facts=facts_of(self._view.state, item), minutes=LATER
            )
            self._view.do(request)

    def _turn(self, card: Card) -> None:
        """Take it on, or leave it to others if somebody has taken it on."""
        if card.advice is not None and taken_on(self._view.state, card.advice) is not None:
            self._hand_back(card)
        else:
            self._take_on(card)

    def _take_on(self, card: Card) -> None:
        item = card.advice
        if item is not None and self._is_settled(card):
            facts = facts_of(self._view.state, item)
            self._view.do(TakeOnAdvice(advice=name_of(item), facts=facts))

    def _hand_back(self, card: Card) -> None:
        if card.advice is not None and self._is_settled(card):
            self._view.do(HandBackAdvice(advice=name_of(card.advice)))

    def _dismiss(self, card: Card, reason: str) -> None:
        item = card.advice
        if item is None or not self._is_settled(card):
            return
        request = DismissAdvice(
            advice=name_of(item), facts=facts_of(self._view.state, item), reason=reason
        )
        if self._view.do(request):
            card.why.leave()
