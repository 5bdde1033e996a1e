"""Numbers and money as each language writes them: Babel is asked once, then it is known."""

from decimal import Decimal
from functools import lru_cache
from typing import Final, NamedTuple

from babel import Locale
from babel.numbers import (
    format_currency,
    format_decimal,
    get_currency_precision,
    get_decimal_symbol,
    get_group_symbol,
)

from tdconsole.domain.values import Money

_SAMPLE: Final = 8


class _Way(NamedTuple):
    """What surrounds an amount of a currency, and separates its units and cents."""

    before: str
    mark: str
    after: str
    digits: int


@lru_cache(maxsize=4096)
def number(value: int, locale: Locale) -> str:
    if value < 0:
        return str(format_decimal(value, locale=locale))
    return f"{value:,}".replace(",", _group(locale))


@lru_cache(maxsize=4096)
def money(amount: Money, currency: str, locale: Locale, *, cents: bool = True) -> str:
    way = _way(currency, locale)
    if way is None or amount < 0:
        return _in_full(amount, currency, locale)
    whole, rest = divmod(amount, 10**way.digits)
    after = f"{way.mark}{rest:0{way.digits}}" if way.digits and cents else ""
    return f"{way.before}{number(whole, locale)}{after}{way.after}"


@lru_cache(maxsize=64)
def _way(currency: str, locale: Locale) -> _Way | None:
    """The way, or None if the sample can't be taken apart."""
    digits = get_currency_precision(currency)
    mark = get_decimal_symbol(locale) if digits else ""
    said = _in_full(Money(_SAMPLE * 10**digits), currency, locale)
    before, found, after = said.partition(f"{_SAMPLE}{mark}{'0' * digits}")
    return _Way(before, mark, after, digits) if found else None


@lru_cache(maxsize=8)
def _group(locale: Locale) -> str:
    return str(get_group_symbol(locale))


def _in_full(amount: Money, currency: str, locale: Locale) -> str:
    exact = Decimal(amount).scaleb(-get_currency_precision(currency))
    return str(format_currency(exact, currency, locale=locale))
