"""The prizes posted, or posted again: what would be on the wall, and what differs from now."""

from collections.abc import Iterator
from itertools import groupby, zip_longest
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.language.commands.money import PostPrizes
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizesPosted
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.prize_list.satellite import seat_of
from tdconsole.domain.values import Money, Place, Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.panel import Panel
from tdconsole.gui.shared.layout import button_of, label_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.words import posting_words, prize_words
from tdconsole.wall.theme import Theme

ANY_REASON: Final = "?"
"""A stand-in reason, to look what would be posted with one."""


class Difference(Record, kw_only=True):
    """Equal places, before and now; None means no prize."""

    first: Place
    last: Place
    was: Money | None
    now: Money | None


def differences(was: tuple[Money, ...], now: tuple[Money, ...]) -> Iterator[Difference]:
    place = 1
    for (before, after), alike in groupby(zip_longest(was, now)):
        number = sum(1 for _ in alike)
        if before != after:
            last = Place(place + number - 1)
            yield Difference(first=Place(place), last=last, was=before, now=after)
        place += number


class DifferenceRows(Rows[Difference]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, currency = view.words, view.state.setup.currency
        say, widest = words.pgettext, words.money(Money(99_999_99), view.state.setup.currency)

        def money(amount: Money | None) -> str:
            if amount is None:
                return "–"
            return prize_words(words, amount, seat_of(view.state), currency)

        super().__init__(
            (
                Column(say("column", "Place"), _places, "000–000"),
                Column(say("column", "Posted"), lambda row: money(row.was), widest, right=True),
                Column(say("column", "Now"), lambda row: money(row.now), right=True),
            ),
            lambda row: row.first,
            theme,
            view,
        )


class PostPanel(Panel):
    planned = Signal()
    """Emitted when another plan is wanted than the one that can't be posted."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        super().__init__(view, theme, words.pgettext("action", "Post the prizes"))
        self._view, self._words = view, words
        self.about = label_of(wraps=True)
        self.rows = DifferenceRows(view, theme)
        self.listing = Listing(
            self.rows, theme, words.gettext("What would differ from what is posted")
        )
        self.why = QLineEdit()
        self.why.setPlaceholderText(words.gettext("why they are posted again"))
        self.why.setAccessibleName(words.gettext("Why the prizes are posted again"))
        self.button = button_of(
            words.pgettext("action", "Post"),
            kind="chief",
            name=words.gettext("Post these prizes"),
            press=self._do,
        )
        self.plan = button_of(
            words.pgettext("button", "Plan…"),
            name=words.gettext("Plan the prizes otherwise"),
            press=self.planned.emit,
        )
        self.cancel = self.leave_button(
            words.gettext("Cancel"), words.gettext("Leave what is posted")
        )
        self.down.addWidget(self.about)
        self.down.addWidget(self.listing, 100)
        self.down.addWidget(self.why)
        self.down.addLayout(self.said.with_sign())
        press = self.row()
        press.addWidget(self.plan)
        press.addStretch()
        press.addWidget(self.cancel)
        press.addWidget(self.button)
        self.down.addStretch(1)
        self.why.installEventFilter(self)
        self.enter_presses(self.button, self.plan, self.cancel)
        self.why.textChanged.connect(lambda _text: self.look())

    def begin(self) -> None:
        self.why.clear()
        self.show()
        self.look()
        ways = (self.why, self.button, self.plan, self.cancel)
        wanted = next(way for way in ways if not way.isHidden())
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    # Display

    def look(self) -> None:
        if self.isHidden():
            return
        typed = self.why.text().strip() or None
        answer = self._foreseen(typed)
        needed, possible = typed is not None, not isinstance(answer, Refusal)
        if isinstance(answer, Refusal) and typed is None:
            with_one = self._foreseen(ANY_REASON)
            needed = possible = not isinstance(with_one, Refusal)
            self._show(with_one)
        else:
            self._show(answer)
        self.why.setVisible(needed)
        self.button.setVisible(possible)
        self.plan.setVisible(not possible and self._can_plan)
        self.button.setEnabled(not isinstance(answer, Refusal))
        if isinstance(answer, Refusal):
            self.say(self._view.said(answer), "waiting")
        else:
            self.say("")

    @property
    def _can_plan(self) -> bool:
        """Whether a plan is possible: seats follow from a seat's value, a deal's amounts stay."""
        state = self._view.state
        return state.terms.satellite == "off" and state.prizes.deal is None

    def _foreseen(self, reason: str | None) -> tuple[Event, ...] | Rejection:
        return self._view.foresee(PostPrizes(reason=reason))

    def _show(self, answer: tuple[Event, ...] | Rejection) -> None:
        posted = self._view.state.prizes.posted
        was = () if posted is None else posted.amounts
        told = None
        if not isinstance(answer, Refusal):
            told = next((one for one in answer if isinstance(one, PrizesPosted)), None)
        rows = [] if told is None or posted is None else list(differences(was, told.amounts))
        self.rows.fill(rows)
        self.listing.setVisible(bool(rows))
        self.about.setText("" if told is None else self._about(told))
        self.about.setVisible(told is not None)

    def _about(self, told: PrizesPosted) -> str:
        words, currency = self._words, self._view.state.setup.currency
        return posting_words(words, told, seat_of(self._view.state), currency)

    # Gestures

    def _do(self) -> None:
        self.look()
        if not self.button.isEnabled():
            return
        told = self._view.ask(PostPrizes(reason=self.why.text().strip() or None))
        if told.refused:
            self.say(told.sentence, "stopped")
        else:
            self.left.emit()

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if (
            viewing is self.why
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in ENTER
        ):
            self._do()
            return True
        return super().eventFilter(viewing, event)


def _places(row: Difference) -> str:
    return str(row.first) if row.first == row.last else f"{row.first}–{row.last}"


def post_words(words: Catalogue, *, again: bool) -> str:
    """Return the text of the button: what it would do now."""
    if again:
        return words.pgettext("action", "Post again…")
    return words.pgettext("action", "Post the prizes…")
