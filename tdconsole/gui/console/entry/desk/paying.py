"""What is typed about money: `100` was handed over, `50 cash 50 card`, `ticket #A17`."""

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
"""The same in every language, as the verbs of the quick entry are."""

NUMBERED: Final[frozenset[PayMethod]] = frozenset({"ticket", "voucher"})
"""What has a number on it, by which it is spent once."""
_WITHOUT: Final = frozenset({"-", "#-"})
"""Typed in the number's place: it has none."""
_LONGEST: Final = 40
_AMOUNT: Final = re.compile(r"([0-9]+(?:[.,][0-9]+)?)([^\W\d_]*)")
_NOTHING: Final = Money(0)


class Paying(Record, kw_only=True):
    """What goes into the till, and of the cash handed over what goes back."""

    payments: tuple[Payment, ...]
    change: Money = _NOTHING


class _Part:
    def __init__(self, amount: Money | None = None, method: PayMethod | None = None) -> None:
        self.amount, self.method = amount, method
        self.ref: str | None = None
        self.without = False

    @property
    def waits(self) -> bool:
        """For its number."""
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
    """Or why it can't be read; what is said to be paid without an amount is the rest.

    Of what is taken the number is asked, where it has one. Said as a whole, the sums have to come
    to what is due: nothing is added in the usual way.
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
        return words.gettext(
            "Type the number of the ticket behind #; a dash, -, where it has none."
        )
    return words.gettext("Type the number of the voucher behind #; a dash, -, where it has none.")


def read_sums(words: Catalogue, typed: str, currency: str) -> tuple[Payment, ...] | str:
    """Each with its amount, in cash where nothing else is said; a refund is of any size."""
    parts = _parts(words, typed, currency, "cash")
    if isinstance(parts, str):
        return parts
    if any(part.amount is None for part in parts):
        return words.gettext("Type the amount before how it is given back.")
    return _payments(parts)


def _settled(words: Catalogue, parts: list[_Part], due: Money, currency: str) -> Paying | str:
    """More than is due can only be cash: it comes back as change."""
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
    """What is paid in one way is one payment."""
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
    """Where a ticket or a voucher is chosen already, one word alone is its number."""
    tokens = typed.replace("+", " ").replace(";", " ").split()
    parts: list[_Part] = []
    for token, following in zip(tokens, [*tokens[1:], ""], strict=False):
        if token.startswith("#") or token in _WITHOUT:
            if not (parts or usual in NUMBERED) or not token.strip("#"):
                return words.gettext("A number behind # belongs to a ticket or a voucher.")
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
    """A figure behind an amount is another amount, and so is one with its own way to pay."""
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
        return words.gettext("“{typed}” is no sum of money.", typed=token)
    word = token if found is None else found[2]
    method = _method(words, word) if word else None
    if word and method is None:
        return words.gettext("“{typed}” is no way to pay.", typed=word)
    return _Part(amount, method)


def _method(words: Catalogue, typed: str) -> PayMethod | None:
    """By its letter, or by how its name begins where only one begins so."""
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
    """By a whole word of its name, as it is told from a name that begins so."""
    word, method = folded(typed), _method(words, typed)
    if method is None or word not in {method, *folded(method_name(words, method)).split()}:
        return None
    return method


def amount_typed(typed: str) -> bool:
    """Whether it begins as a sum of money."""
    return _AMOUNT.fullmatch(typed) is not None


def spelt_out(words: Catalogue, letter: str, typed: str) -> str:
    """With the letter before it, where that begins the name of a way to pay; else nothing."""
    begun = folded(letter + typed)
    for method in LETTERS if letter else ():
        name = folded(method_name(words, method))
        if len(begun) > 1 and (method.startswith(begun) or name.startswith(begun)):
            return letter + typed
    return ""


# What is said of it


def price_words(words: Catalogue, price: Price, currency: str) -> str:
    """Part by part, the pool first."""
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


def owed(entry: Entry) -> Money:
    """By somebody whose entry became dearer after it was paid."""
    if entry.payments is None:
        return _NOTHING
    paid = sum(payment.amount for payment in (*entry.payments, *entry.later))
    return Money(entry.spent.total - paid)
