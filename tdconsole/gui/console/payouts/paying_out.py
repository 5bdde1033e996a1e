"""One prize paid out, or taken back: the tax withheld, how it is paid and from which till."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit

from tdconsole.domain.language.commands.money import PayOut, TakeBack
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid, PrizeTakenBack
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.values import Due, EntryId, Money, Payment, TillNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.choosing import TillChoice
from tdconsole.gui.console.entry.cash.panel import AtTill
from tdconsole.gui.console.entry.cash.sums import Line
from tdconsole.gui.console.widgets.panel import Panel
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import button_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.payouts.log import due_words
from tdconsole.line.typing.typed_payments import payment_words, read_payments
from tdconsole.wall.theme import Theme

Payments = tuple[Payment, ...]


class PayPanel(Panel):
    paid = Signal(object, bool)
    """Emitted with the `EntryId`, and whether its slip is to be printed."""

    def __init__(self, view: TournamentView, theme: Theme, chosen: AtTill) -> None:
        super().__init__(view, theme, "")
        self._view, self._words, self._chosen = view, view.words, chosen
        self._whom: tuple[EntryId, Due] | None = None
        self._back = False
        words, space = view.words, theme.console.space
        self.about = label_of(role="quiet")
        grid = QGridLayout()
        grid.setHorizontalSpacing(space.margin)
        grid.setVerticalSpacing(space.unit)
        grid.setColumnStretch(0, 1)
        self.gross = Line(grid, 0, words.pgettext("payment", "gross"), role="quiet")
        self.withheld = Line(grid, 1, words.pgettext("payment", "withheld"), role="quiet")
        self.net = Line(grid, 2, words.pgettext("payment", "to pay"))
        self.net.label.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        self.net.value.setFont(lettering(theme.console.faces.figure, theme.console.type.title))
        for line in (self.gross, self.withheld):
            line.value.setProperty("role", "")
        self.money = QLineEdit()
        self.money.setPlaceholderText(words.gettext("cash; or 50 cash 50 card"))
        self.money.setAccessibleName(words.gettext("How the prize is paid"))
        self.till = TillChoice(words, theme)
        self.till.setAccessibleName(words.gettext("The till the prize is paid from"))
        self.slip = Tick(words.gettext("Print the slip"), theme)
        self.slip.setAccessibleName(words.gettext("Print the slip to sign for it"))
        self.slip.setChecked(True)
        self.button = button_of(kind="chief", press=self._do)
        self.cancel = self.leave_button(
            words.gettext("Cancel"), words.gettext("Leave the payment as it is")
        )
        self.down.addWidget(self.about)
        self.down.addLayout(grid)
        self.down.addWidget(self.money)
        self.down.addWidget(self.till)
        self.down.addWidget(self.slip)
        self.down.addLayout(self.said.with_sign())
        press = self.row()
        press.addStretch()
        press.addWidget(self.cancel)
        press.addWidget(self.button)
        self.down.addStretch()
        self.money.installEventFilter(self)
        self.enter_presses(self.button, self.cancel)
        self.money.textChanged.connect(lambda _text: self.look())
        self.till.wanted.connect(self._stand_at)

    def ask(self, entry: EntryId, due: Due, *, back: bool) -> None:
        words = self._words
        self._whom, self._back = (entry, due), back
        self.title.setText(self._view.who(entry))
        self.button.setText(
            words.pgettext("action", "Take back") if back else words.pgettext("action", "Pay")
        )
        self.button.setAccessibleName(
            words.gettext("Take back what was paid to {player}", player=self._view.who(entry))
            if back
            else words.gettext("Pay {player}", player=self._view.who(entry))
        )
        self.net.label.setText(
            words.pgettext("payment", "to take back")
            if back
            else words.pgettext("payment", "to pay")
        )
        self.money.clear()
        self.show()
        self.look()
        self.money.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self._whom = None
        super().leave()

    # Display

    def look(self) -> None:
        """Show the payout as it would be now, after a change by anybody."""
        if self._whom is None:
            return
        entry, due = self._whom
        self.about.setText(
            self._words.gettext(
                "entry {entry}, {due}", entry=entry, due=due_words(self._words, due)
            )
        )
        self.till.offer(self._view.session.house.tills.values(), self._chosen.till)
        whole = self._foreseen(None)
        if isinstance(whole, Refusal):
            for line in (self.gross, self.withheld, self.net):
                line.say("", shown=False)
            self._refuse(self._view.said(whole))
            return
        net = self._show_sums(whole)
        payments = self._typed(net)
        if isinstance(payments, str):
            self._refuse(payments)
            return
        answer = whole if payments is None else self._foreseen(payments)
        if isinstance(answer, Refusal):
            self._refuse(self._view.said(answer))
            return
        self.button.setEnabled(True)
        self.say(payment_words(self._words, _payments_of(answer), self._currency))

    def _show_sums(self, events: tuple[Event, ...]) -> Money:
        net, gross, withheld = Money(0), Money(0), Money(0)
        for event in events:
            if isinstance(event, PrizePaid):
                gross, withheld = event.gross, event.withheld
                net = Money(gross - withheld)
            elif isinstance(event, PrizeTakenBack):
                gross = net = event.amount
        self.gross.say(self._money(gross), shown=bool(withheld))
        self.withheld.say(f"− {self._money(withheld)}", shown=bool(withheld))
        self.net.say(self._money(net))
        return net

    def _typed(self, net: Money) -> Payments | str | None:
        """Read the payments, which have to be exact: nobody gives change. None: the usual way."""
        if not self.money.text().strip():
            return None
        paying = read_payments(self._words, self.money.text(), net, self._currency)
        if isinstance(paying, str):
            return paying
        if paying.change:
            amount = self._money(paying.change)
            return self._words.gettext("That is {amount} too much.", amount=amount)
        return paying.payments

    def _request(self, payments: Payments | None) -> PayOut | TakeBack | None:
        if self._whom is None:
            return None
        entry, due = self._whom
        made: Callable[..., PayOut | TakeBack] = TakeBack if self._back else PayOut
        return made(entry=entry, due=due, payments=payments, till=self._till)

    def _foreseen(self, payments: Payments | None) -> tuple[Event, ...] | Rejection:
        request = self._request(payments)
        return () if request is None else self._view.foresee(request)

    def _refuse(self, sentence: str) -> None:
        self.button.setEnabled(False)
        self.say(sentence, "waiting")

    @property
    def _till(self) -> TillNo | None:
        return self._chosen.till

    @property
    def _currency(self) -> str:
        return self._view.state.setup.currency

    def _money(self, amount: Money) -> str:
        return self._words.money(amount, self._currency)

    def _stand_at(self, till: TillNo | None) -> None:
        self._chosen.stand_at(till)
        self.look()

    # Gestures

    def _do(self) -> None:
        self.look()
        if self._whom is None or not self.button.isEnabled():
            return
        whole = self._foreseen(None)
        if isinstance(whole, Refusal):
            return
        payments = self._typed(self._show_sums(whole))
        request = None if isinstance(payments, str) else self._request(payments)
        if request is None:
            return
        entry, printed = request.entry, self.slip.isChecked()
        told = self._view.ask(request)
        if told.refused:
            self.say(told.sentence, "stopped")
        else:
            self.paid.emit(entry, printed)
            self.left.emit()

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if (
            viewing is self.money
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in ENTER
        ):
            self._do()
            return True
        return super().eventFilter(viewing, event)


def _payments_of(events: tuple[Event, ...]) -> Payments:
    return next((one.payments for one in events if isinstance(one, PrizePaid | PrizeTakenBack)), ())
