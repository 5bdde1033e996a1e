"""Questions asked before something is done about one entry, as data for any view."""

from collections.abc import Callable
from typing import NamedTuple

from tdconsole.domain.entry.withdrawals import paid_back
from tdconsole.domain.language.commands.entry import (
    CorrectPayments,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.seating import PinSeat, SeatEntry
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Entry
from tdconsole.domain.values import MOST_SEATS, EntryId, Money, Payment, SeatNo
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.entry.buying import add_on_doubted
from tdconsole.line.typing.pointing import seat_of
from tdconsole.line.typing.typed_chips import amount, unreadable
from tdconsole.line.typing.typed_payments import (
    Paying,
    paid_by,
    payment_words,
    price_words,
    read_payments,
    read_sums,
)

Texts = tuple[str, ...]


class Line(NamedTuple):
    """A field: what goes into it, and how that is written."""

    label: str
    example: str = ""
    typed: str = ""


class Ready(NamedTuple):
    """What Enter would do, worded beforehand: a request, or a deed of the house's own."""

    sentence: str
    request: Request | None = None
    deed: Callable[[], Told] | None = None
    """The deed; done or refused, it says what came of it."""


class Question(NamedTuple):
    title: str
    button: str
    lines: tuple[Line, ...]
    ready: Callable[[Texts], Ready | str]
    """What it is ready for, or what is still missing."""


class Questions:
    """The questions, one for each action that needs to ask first."""

    def __init__(self, view: TournamentView) -> None:
        self._view, self._words = view, view.words

    @property
    def _currency(self) -> str:
        return self._view.state.setup.currency

    def _how_paid(self) -> Line:
        say = self._words.gettext
        return Line(say("How it is paid"), say("cash; or 50 cash 50 card"))

    def _bought(
        self,
        name: str,
        title: str,
        due: Money,
        told: str,
        request: Callable[[tuple[Payment, ...]], Request],
    ) -> Question:
        words = self._words

        def ready(texts: Texts) -> Ready | str:
            paying = read_payments(words, texts[0], due, self._currency, taken=True)
            if isinstance(paying, str):
                return paying
            return Ready(self._taken(told, paying), request(paying.payments))

        return Question(title, name, (self._how_paid(),), ready)

    def _taken(self, told: str, paying: Paying) -> str:
        words, currency = self._words, self._currency
        paid = payment_words(words, paying.payments, currency)
        if paying.change:
            change = words.money(paying.change, currency)
            return words.gettext(
                "{what}: {payments}, change {change}", what=told, payments=paid, change=change
            )
        return words.gettext("{what}: {payments}", what=told, payments=paid)

    def rebuy(self, entry: EntryId) -> Question | None:
        sold, words = self._view.state.terms.rebuys, self._words
        if sold == "off":
            return None
        say, who = words.gettext, self._view.who(entry)
        price = price_words(words, sold.price, self._currency)
        told = say("{chips} chips for {price}", chips=words.number(sold.chips), price=price)
        due = Money(sold.price.total)

        def ready(texts: Texts) -> Ready | str:
            paying = read_payments(words, texts[0], due, self._currency, taken=True)
            if isinstance(paying, str):
                return paying
            stack = amount(texts[1]) if texts[1].strip() else None
            if stack is None and texts[1].strip():
                return unreadable(words, texts[1])
            request = TakeRebuy(entry=entry, stack=stack, payments=paying.payments)
            return Ready(self._taken(told, paying), request)

        lines = (self._how_paid(), Line(say("Stack before it"), say("if it was counted")))
        return Question(
            say("Rebuy of {player}", player=who), words.pgettext("action", "Rebuy"), lines, ready
        )

    def add_on(self, entry: EntryId) -> Question | None:
        sold, words = self._view.state.terms.add_on, self._words
        if sold == "off":
            return None
        price = price_words(words, sold.price, self._currency)
        told = words.gettext(
            "{chips} chips for {price}", chips=words.number(sold.chips), price=price
        )
        return self._bought(
            words.pgettext("action", "Add-on"),
            words.gettext("Add-on of {player}", player=self._view.who(entry)),
            Money(sold.price.total),
            add_on_doubted(words, self._view.state, self._view.now(), told),
            lambda payments: TakeAddOn(entry=entry, payments=payments),
        )

    def staff_bonus(self, entry: EntryId) -> Question | None:
        sold, words = self._view.state.terms.staff_bonus, self._words
        if sold == "off":
            return None
        price = words.money(sold.price, self._currency)
        return self._bought(
            words.pgettext("action", "Staff bonus"),
            words.gettext("Staff bonus of {player}", player=self._view.who(entry)),
            sold.price,
            words.gettext("{chips} chips for {price}", chips=words.number(sold.chips), price=price),
            lambda payments: TakeBonus(entry=entry, payments=payments),
        )

    def second_half(self, entry: EntryId) -> Question | None:
        words, paid_for = self._words, self._view.state.entries.by_id.get(entry)
        if paid_for is None:
            return None
        told = words.gettext("{chips} chips to hand out", chips=words.number(paid_for.second_half))
        return Question(
            words.gettext("Second half of {player}", player=self._view.who(entry)),
            words.pgettext("action", "Hand out"),
            (),
            lambda _texts: Ready(told, TakeSecondHalf(entry=entry)),
        )

    def unregister(self, entry: EntryId) -> Question | None:
        words, paid_for = self._words, self._view.state.entries.by_id.get(entry)
        if paid_for is None:
            return None
        back = paid_back(paid_for)

        def ready(texts: Texts) -> Ready | str:
            refund = read_sums(words, texts[0], self._currency) if texts[0].strip() else None
            if isinstance(refund, str):
                return refund
            given = back if refund is None else refund
            request = UnregisterEntry(entry=entry, refund=refund)
            return Ready(self._given_back(given), request)

        line = Line(words.gettext("To return"), payment_words(words, back, self._currency))
        return Question(
            words.gettext("Take back the registration of {player}", player=self._view.who(entry)),
            words.pgettext("action", "Take back"),
            (line,),
            ready,
        )

    def _given_back(self, refund: tuple[Payment, ...]) -> str:
        if not refund:
            return self._words.gettext("Nothing to return")
        paid = payment_words(self._words, refund, self._currency)
        return self._words.gettext("{payments} to return", payments=paid)

    def no_show(self, entry: EntryId) -> Question | None:
        words, paid_for = self._words, self._view.state.entries.by_id.get(entry)
        if paid_for is None:
            return None
        told = words.gettext(
            "{chips} chips leave play, {amount} is held for the player",
            chips=words.number(paid_for.chips),
            amount=words.money(Money(paid_for.spent.total), self._currency),
        )
        return Question(
            words.gettext("{player} never came", player=self._view.who(entry)),
            words.pgettext("action", "Remove"),
            (),
            lambda _texts: Ready(told, RemoveNoShow(entry=entry)),
        )

    def correct_payment(self, entry: EntryId) -> Question | None:
        words, paid_for = self._words, self._view.state.entries.by_id.get(entry)
        if paid_for is None:
            return None
        due = Money(paid_for.paid.total)

        def ready(texts: Texts) -> Ready | str:
            paying = read_payments(words, texts[0], due, self._currency, taken=True)
            if isinstance(paying, str):
                return paying
            request = CorrectPayments(entry=entry, payments=paying.payments)
            return Ready(payment_words(words, paying.payments, self._currency), request)

        line = Line(words.gettext("Really paid"), self._was_paid(paid_for))
        return Question(
            words.gettext("How {player} paid the entry", player=self._view.who(entry)),
            words.pgettext("action", "Correct"),
            (line,),
            ready,
        )

    def _was_paid(self, entry: Entry) -> str:
        paid = payment_words(self._words, paid_by(entry), self._currency)
        return self._words.gettext("so far: {payments}", payments=paid)

    def pin_seat(self, entry: EntryId) -> Question | None:
        words, paid_for = self._words, self._view.state.entries.by_id.get(entry)
        if paid_for is None:
            return None

        def ready(texts: Texts) -> Ready | str:
            numbers = texts[0].replace(",", " ").split()
            if not all(one.isascii() and one.isdecimal() for one in numbers):
                return words.gettext("Type seat numbers, as in 1 9.")
            seats = tuple(dict.fromkeys(SeatNo(int(one[:4])) for one in numbers))
            if not all(1 <= seat <= MOST_SEATS for seat in seats):
                return words.gettext(
                    "Seat numbers go from 1 to {most}.", most=words.number(MOST_SEATS)
                )
            told = (
                words.gettext(
                    "Drawn to seats {seats} only",
                    seats=words.listed([str(seat) for seat in seats]),
                )
                if seats
                else words.gettext("Drawn to any seat again")
            )
            request = PinSeat(entry=entry, seats=seats, reason=texts[1].strip() or None)
            return Ready(told, request)

        pinned = " ".join(str(seat) for seat in paid_for.pinned)
        lines = (
            Line(words.gettext("Seat numbers"), words.gettext("1 9; none for any seat"), pinned),
            Line(words.gettext("Reason"), words.gettext("a wheelchair, say")),
        )
        return Question(
            words.gettext("Seats for {player}", player=self._view.who(entry)),
            words.pgettext("action", "Pin"),
            lines,
            ready,
        )

    def seat_by_hand(self, entry: EntryId) -> Question:
        words = self._words

        def ready(texts: Texts) -> Ready | str:
            seat = seat_of(texts[0].strip())
            if seat is None:
                return words.gettext("Type table and seat, as in 7-4.")
            if not texts[1].strip():
                return words.gettext("Say why the seat is given and not drawn.")
            told = words.gettext("At {seat}, not drawn", seat=seat_name(words, seat))
            return Ready(told, SeatEntry(entry=entry, seat=seat, reason=texts[1].strip()))

        lines = (Line(words.gettext("Seat"), "7-4"), Line(words.gettext("Reason")))
        return Question(
            words.gettext("A seat given to {player}", player=self._view.who(entry)),
            words.pgettext("action", "Seat"),
            lines,
            ready,
        )
