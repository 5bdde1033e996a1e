"""What is typed about money: `100` was handed over, `50 cash 50 card`, `ticket #A17`."""

import re
from typing import Final

from tdconsole.club.folding import folded
from tdconsole.domain.state import Entry
from tdconsole.domain.values import Money, Payment, PayMethod, Price, Record
from tdconsole.i18n.cash import method_name
from tdconsole.i18n.catalogue import Catalogue, minor

LETTERS: Final[dict[PayMethod, str]] = {
    "cash": "c",
    "card": "k",
    "ticket": "t",
    "voucher": "v",
    "house": "h",
}
"""The same in every language, as the verbs of the quick entry are."""

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


def read_payments(
    words: Catalogue, typed: str, due: Money, currency: str, usual: PayMethod = "cash"
) -> Paying | str:
    """Or why it can't be read; what is said to be paid without an amount is the rest."""
    parts = _parts(words, typed, currency)
    if isinstance(parts, str):
        return parts
    named = any(part.method is not None for part in parts)
    said = sum(part.amount or 0 for part in parts)
    open_ones = [part for part in parts if part.amount is None]
    if len(open_ones) > 1:
        return words.gettext("Only one of the payments can be the rest: type the other amounts.")
    if open_ones:
        open_ones[0].amount = Money(max(0, due - said))
    elif said < due and (named or not parts):
        parts.append(_Part(Money(due - said), usual))
    for part in parts:
        part.method = part.method or usual
    return _settled(words, parts, due, currency)


def read_sums(words: Catalogue, typed: str, currency: str) -> tuple[Payment, ...] | str:
    """Each with its amount, in cash where nothing else is said; a refund is of any size."""
    parts = _parts(words, typed, currency)
    if isinstance(parts, str):
        return parts
    if any(part.amount is None for part in parts):
        return words.gettext("Type the amount before how it is given back.")
    return tuple(
        Payment(method=part.method or "cash", amount=part.amount, ref=part.ref)
        for part in parts
        if part.amount
    )


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
    payments = tuple(
        Payment(method=part.method or "cash", amount=part.amount, ref=part.ref)
        for part in parts
        if part.amount
    )
    return Paying(payments=payments, change=Money(change))


def _parts(words: Catalogue, typed: str, currency: str) -> list[_Part] | str:
    parts: list[_Part] = []
    for token in typed.replace("+", " ").replace(";", " ").split():
        if token.startswith("#"):
            if not parts or not token[1:]:
                return words.gettext("A number behind # belongs to a ticket or a voucher.")
            parts[-1].ref = token[1:41]
            continue
        found = _AMOUNT.fullmatch(token)
        amount = None if found is None else minor(found[1], currency)
        if found is not None and amount is None:
            return words.gettext("“{typed}” is no sum of money.", typed=token)
        word = token if found is None else found[2]
        method = _method(words, word) if word else None
        if word and method is None:
            return words.gettext("“{typed}” is no way to pay.", typed=word)
        if amount is None and parts and parts[-1].method is None:
            parts[-1].method = method
        else:
            parts.append(_Part(amount, method))
    return parts


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
    return ", ".join(
        f"{words.money(one.amount, currency)} {method_name(words, one.method)}"
        + (f" #{one.ref}" if one.ref else "")
        for one in payments
    )


def paid_by(entry: Entry) -> tuple[Payment, ...]:
    """Of the entry itself; what was not written down came in cash."""
    if entry.payments is None:
        return (Payment(amount=entry.paid.total),) if entry.paid.total else ()
    return entry.payments


def owed(entry: Entry) -> Money:
    """By somebody whose entry became dearer after it was paid."""
    if entry.payments is None:
        return _NOTHING
    paid = sum(payment.amount for payment in (*entry.payments, *entry.later))
    return Money(entry.spent.total - paid)
