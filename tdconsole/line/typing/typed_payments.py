"""Payments as typed: `100` was handed over, `50 cash 50 card`, `ticket #A17`."""

import re
from typing import Final

from tdconsole.domain.state.tournament import Entry
from tdconsole.domain.values import Money, Payment, PayMethod, Price, Record
from tdconsole.i18n.catalogue import Catalogue, minor
from tdconsole.i18n.entry.cash import method_name
from tdconsole.spelling import folded

LETTERS: Final[dict[PayMethod, str]] = {
    "cash": "c",
    "card": "k",
    "ticket": "t",
    "voucher": "v",
    "house": "h",
}
"""Letters that are the same in every language, like the verbs of the quick entry."""

NUMBERED: Final[frozenset[PayMethod]] = frozenset({"ticket", "voucher"})
"""Ways to pay whose number can be used only once."""
_WITHOUT: Final = frozenset({"-", "#-"})
"""Words typed in place of a number to say that there is none."""
_LONGEST: Final = 40
_AMOUNT: Final = re.compile(r"([0-9]+(?:[.,][0-9]+)?)([^\W\d_]*)")
_NOTHING: Final = Money(0)


class Paying(Record, kw_only=True):
    """The money that goes into the till, and the change given back."""

    payments: tuple[Payment, ...]
    change: Money = _NOTHING


class _Part:
    def __init__(self, amount: Money | None = None, method: PayMethod | None = None) -> None:
        self.amount, self.method = amount, method
        self.ref: str | None = None
        self.without = False

    @property
    def waits(self) -> bool:
        """Whether it waits for a number."""
        return self.method in NUMBERED and self.ref is None and not self.without

    def number(self, typed: str) -> None:
        self.without = typed in _WITHOUT
        self.ref = None if self.without else typed.removeprefix("#")[:_LONGEST]


def read_payments(  # noqa: PLR0913 -- how it is paid where the line does not say
    words: Catalogue,
    typed: str,
    due: Money,
    currency: str,
    usual: PayMethod = "cash",
    *,
    taken: bool = False,
    whole: bool = False,
) -> Paying | str:
    """Return the payments, or why they can't be read; a way without an amount pays the rest.

    A ticket or voucher that is taken needs its number. If the line is complete, the sums have to
    equal what is due: nothing is added in the usual way.
    """
    parts = _parts(words, typed, currency, usual)
    if isinstance(parts, str):
        return parts
    named = any(part.method is not None for part in parts)
    said = sum(part.amount or 0 for part in parts)
    open_ones = [part for part in parts if part.amount is None]
    if len(open_ones) > 1:
        return words.gettext("Only one of the payments can be the rest: type the other amounts.")
    if open_ones:
        open_ones[0].amount = Money(max(0, due - said))
    elif said < due and (named or not parts) and not whole:
        parts.append(_Part(Money(due - said), usual))
    for part in parts:
        part.method = part.method or usual
    waiting = next((part for part in parts if part.amount and part.waits), None)
    if taken and waiting is not None:
        return _number_asked(words, waiting.method)
    return _settled(words, parts, due, currency)


def _number_asked(words: Catalogue, method: PayMethod | None) -> str:
    if method == "ticket":
        return words.gettext("Type the number of the ticket after #, or a dash, -, if it has none.")
    return words.gettext("Type the number of the voucher after #, or a dash, -, if it has none.")


def read_sums(words: Catalogue, typed: str, currency: str) -> tuple[Payment, ...] | str:
    """Return payments with their amounts, in cash if not said otherwise; a refund has any size."""
    parts = _parts(words, typed, currency, "cash")
    if isinstance(parts, str):
        return parts
    if any(part.amount is None for part in parts):
        return words.gettext("Type the amount before how it is given back.")
    return _payments(parts)


def _settled(words: Catalogue, parts: list[_Part], due: Money, currency: str) -> Paying | str:
    """Settle what is due; only cash can exceed it, and comes back as change."""
    over = sum(part.amount or 0 for part in parts) - due
    if over < 0:
        short = words.money(Money(-over), currency)
        return words.gettext("{amount} is missing.", amount=short)
    change = over
    for part in reversed(parts):
        if part.method == "cash" and part.amount:
            kept = min(over, part.amount)
            part.amount, over = Money(part.amount - kept), over - kept
    if over:
        return words.gettext(
            "That is {amount} too much.", amount=words.money(Money(over), currency)
        )
    return Paying(payments=_payments(parts), change=Money(change))


def _payments(parts: list[_Part]) -> tuple[Payment, ...]:
    """Join what is paid in one way into one payment."""
    sums: dict[tuple[PayMethod, str | None], int] = {}
    for part in parts:
        way = (part.method or "cash", part.ref)
        sums[way] = sums.get(way, 0) + (part.amount or 0)
    return tuple(
        Payment(method=method, amount=Money(amount), ref=ref)
        for (method, ref), amount in sums.items()
        if amount
    )


def _parts(words: Catalogue, typed: str, currency: str, usual: PayMethod) -> list[_Part] | str:
    """Split the text; with a ticket or voucher chosen already, a single word is its number."""
    tokens = typed.replace("+", " ").replace(";", " ").split()
    parts: list[_Part] = []
    for token, following in zip(tokens, [*tokens[1:], ""], strict=False):
        if token.startswith("#") or token in _WITHOUT:
            if not (parts or usual in NUMBERED) or not token.strip("#"):
                return words.gettext("A number after # belongs to a ticket or a voucher.")
            _number(parts, token, usual)
        elif len(tokens) == 1 and _is_number(words, token, following, _Part(method=usual)):
            _number(parts, token, usual)
        elif parts and _is_number(words, token, following, parts[-1]):
            parts[-1].number(token)
        else:
            part = _part(words, token, currency)
            if isinstance(part, str):
                return part
            if part.amount is None and parts and parts[-1].method is None:
                parts[-1].method = part.method
            else:
                parts.append(part)
    return parts


def _number(parts: list[_Part], token: str, usual: PayMethod) -> None:
    """Read the number of the payment before it, or else of the chosen one."""
    if usual in NUMBERED and (not parts or parts[-1].method not in {None, *NUMBERED}):
        parts.append(_Part(method=usual))
    parts[-1].number(token)


def _is_number(words: Catalogue, token: str, following: str, of: _Part) -> bool:
    """Whether it is a number; a figure after an amount is another amount, so is one with a way."""
    if not of.waits or not any(sign.isdecimal() for sign in token):
        return False
    if (found := _AMOUNT.fullmatch(token)) is None:
        return True
    if of.amount is not None or (found[2] and _method(words, found[2]) is not None):
        return False
    return _method(words, following) is None


def _part(words: Catalogue, token: str, currency: str) -> _Part | str:
    found = _AMOUNT.fullmatch(token)
    amount = None if found is None else minor(found[1], currency)
    if found is not None and amount is None:
        return words.gettext("“{typed}” is not a sum of money.", typed=token)
    word = token if found is None else found[2]
    method = _method(words, word) if word else None
    if word and method is None:
        return words.gettext("“{typed}” is not a way to pay.", typed=word)
    return _Part(amount, method)


def _method(words: Catalogue, typed: str) -> PayMethod | None:
    """Return the way to pay by its letter, or by the beginning of its name if unambiguous."""
    for method, letter in LETTERS.items():
        if typed.lower() == letter:
            return method
    begun = folded(typed)
    found = [
        method
        for method in LETTERS
        if begun
        and (method.startswith(begun) or folded(method_name(words, method)).startswith(begun))
    ]
    return found[0] if len(found) == 1 else None


def method_named(words: Catalogue, typed: str) -> PayMethod | None:
    """Return the way to pay by a whole word of its name, not only its beginning."""
    word, method = folded(typed), _method(words, typed)
    if method is None or word not in {method, *folded(method_name(words, method)).split()}:
        return None
    return method


def amount_typed(typed: str) -> bool:
    """Whether the text begins as a sum of money."""
    return _AMOUNT.fullmatch(typed) is not None


def spelt_out(words: Catalogue, letter: str, typed: str) -> str:
    """Return the text with the letter before it if that begins a way to pay; else nothing."""
    begun = folded(letter + typed)
    for method in LETTERS if letter else ():
        name = folded(method_name(words, method))
        if len(begun) > 1 and (method.startswith(begun) or name.startswith(begun)):
            return letter + typed
    return ""


# Texts


def price_words(words: Catalogue, price: Price, currency: str) -> str:
    """Word the price part by part, the pool first."""
    say, named = words.pgettext, [words.money(price.pool, currency)]
    if price.fee:
        named.append(words.money(price.fee, currency))
    if price.bounty:
        amount = words.money(price.bounty, currency)
        named.append(say("price", "{amount} bounty", amount=amount))
    if price.staff:
        amount = words.money(price.staff, currency)
        named.append(say("price", "{amount} staff", amount=amount))
    return " + ".join(named)


def payment_words(words: Catalogue, payments: tuple[Payment, ...], currency: str) -> str:
    return ", ".join(_payment_words(words, one, currency) for one in payments)


def _payment_words(words: Catalogue, payment: Payment, currency: str) -> str:
    method = method_name(words, payment.method)
    said = f"{words.money(payment.amount, currency)} {method}"
    if payment.ref:
        return f"{said} #{payment.ref}"
    if payment.method in NUMBERED:
        return words.pgettext("payment", "{payment} without a number", payment=said)
    return said


def paid_by(entry: Entry) -> tuple[Payment, ...]:
    """The payments of the entry itself; without a record, cash."""
    if entry.payments is None:
        return (Payment(amount=entry.paid.total),) if entry.paid.total else ()
    return entry.payments


def amount_due(entry: Entry) -> Money:
    """Return what is still due for an entry whose price rose after it was paid."""
    if entry.payments is None:
        return _NOTHING
    paid = sum(payment.amount for payment in (*entry.payments, *entry.later))
    return Money(entry.spent.total - paid)
