"""The payment after the name: `r smith card`, `r smith 50 cash 10 card`."""

from typing import Final, NamedTuple

from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Money, Payment
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.typed_payments import (
    NUMBERED,
    Paying,
    amount_typed,
    method_named,
    payment_words,
    read_payments,
)

_NUMBER: Final = "#"
_WITHOUT: Final = "-"


class Paid(NamedTuple):
    name: str
    typed: str
    """The text about the payment; empty if there is none."""

    @property
    def is_one_word(self) -> bool:
        """Whether it is a single way to pay, which could belong to the name as well."""
        return bool(self.typed) and len(self.typed.split()) == 1 and self.typed.isalpha()

    @property
    def looks_like_a_name(self) -> bool:
        return self.is_one_word and self.typed[0].isupper() and not self.typed.isupper()


def parted(desk: Desk, text: str) -> Paid:
    """Split the name from the payment, at a colon or where only payments follow.

    A number alone that pays for no entry belongs to the name.
    """
    words = desk.words
    name, colon, typed = text.partition(":")
    if colon:
        return Paid(name.strip(), typed.strip())
    said = text.split()
    for at in range(1, len(said)):
        paid = said[at:]
        if _is_payment(words, paid) and (len(paid) > 1 or _pays(desk, paid[0])):
            return Paid(" ".join(said[:at]), " ".join(said[at:]))
    return Paid(text, "")


def _pays(desk: Desk, word: str) -> bool:
    """Whether the word pays: a way to pay pays all, an amount at least the cheapest entry."""
    setup = desk.state.setup
    prices = (setup.price, *(one.price for one in setup.terms.profiles))
    least = Money(min(price.total for price in prices))
    read = read_payments(desk.words, word, least, setup.currency, taken=True, whole=True)
    return method_named(desk.words, word) is not None or not isinstance(read, str)


def _is_payment(catalogue: Catalogue, words: list[str]) -> bool:
    """Whether these are ways to pay with amounts, at most one of which takes the rest."""
    rest = 0
    numbered = False
    before = ""
    for word in words:
        method = method_named(catalogue, word)
        if method is not None:
            rest += not amount_typed(before)
            numbered = method in NUMBERED
        elif amount_typed(word):
            pass
        elif numbered and (word.startswith(_NUMBER) or any(sign.isdecimal() for sign in word)):
            numbered = False
        elif not (numbered and word == _WITHOUT):
            return False
        before = word
    return rest <= 1


def with_payments(
    desk: Desk, request: RegisterEntry, typed: str
) -> tuple[RegisterEntry, str] | str:
    """Return the request with its payments, and these in words; or why they can't be read."""
    if not typed:
        return request, ""
    foreseen, currency = desk.looking.foresee(request), desk.state.setup.currency
    if isinstance(foreseen, Refusal):
        return request, ""
    due = Money(sum(one.paid.total for one in foreseen if isinstance(one, EntryRegistered)))
    read = read_payments(desk.words, typed, due, currency, taken=True, whole=True)
    if isinstance(read, str):
        amount = desk.words.money(due, currency)
        return desk.words.gettext("The entry is {amount}. {why}", amount=amount, why=read)
    paid = RegisterEntry(person=request.person, payments=read.payments)
    return paid, _payments_sentence(desk, read.payments, read)


def _payments_sentence(desk: Desk, payments: tuple[Payment, ...], paying: Paying) -> str:
    words, currency = desk.words, desk.state.setup.currency
    told = payment_words(words, payments, currency)
    if not paying.change:
        return told
    change = words.money(paying.change, currency)
    return words.gettext("{paid}, {change} to give back", paid=told, change=change)
