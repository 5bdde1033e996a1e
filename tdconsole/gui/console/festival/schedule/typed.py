"""What is typed into the form of a row: a time of day, a price in its parts, the end of registration."""

import re
from typing import Final, NamedTuple

from tdconsole.domain.values import Money, Price
from tdconsole.i18n.catalogue import currency_digits, minor

_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3])(?:[:.h]?([0-5][0-9]))?", re.ASCII)
_LATE: Final = re.compile(r"(?:\D{1,10}\s)?([1-9][0-9]{0,2})", re.ASCII)
_CURRENCY: Final = re.compile(r"\s*([A-Za-z]{3})$")
_PARTS: Final = 4


class Cost(NamedTuple):
    price: Price
    currency: str


def time_typed(typed: str) -> str | None:
    """The time as the schedule has it: 14, 1430, 14:30 and 14.30 are read."""
    found = _TIME.fullmatch(typed.strip())
    return None if found is None else f"{int(found[1]):02}:{found[2] or '00'}"


def late_typed(typed: str) -> str | None:
    """The level or the time at which registration closes; a number alone is a level."""
    text = typed.strip()
    if not text:
        return ""
    level = _LATE.fullmatch(text)
    if level is not None:
        return level[1]
    return time_typed(text) if re.search("[:.h]", text) else None


def cost_typed(typed: str, currency: str) -> Cost | None:
    """The price, 500+50 or 500+50+250 CHF: pool, fee, bounty, staff; nothing is for free."""
    text = typed.strip()
    named = _CURRENCY.search(text)
    if named is not None:
        text, currency = text[: named.start()], named[1].upper()
    parts = [minor(part, currency) for part in text.split("+")] if text else []
    if len(parts) > _PARTS or any(part is None for part in parts):
        return None
    pool, fee, bounty, staff = (
        *(part or Money(0) for part in parts),
        *[Money(0)] * (_PARTS - len(parts)),
    )
    return Cost(Price(pool=pool, fee=fee, bounty=bounty, staff=staff), currency)


def cost_written(price: Price | None, currency: str) -> str:
    """The price as it is typed."""
    if price is None:
        return ""
    parts = [price.pool, price.fee, price.bounty, price.staff]
    while len(parts) > 1 and not parts[-1]:
        parts.pop()
    digits = currency_digits(currency)
    return f"{' + '.join(_written(part, digits) for part in parts)} {currency}"


def _written(amount: Money, digits: int) -> str:
    whole, rest = divmod(amount, 10**digits)
    return f"{whole}.{rest:0{digits}}" if rest else str(whole)
