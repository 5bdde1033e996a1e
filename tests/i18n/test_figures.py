"""As Babel writes them, only quicker."""

from decimal import Decimal

import pytest
from babel.numbers import format_currency, format_decimal, get_currency_precision
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue

AMOUNTS = st.integers(-(10**13), 10**13) | st.integers(-10_000, 10_000)


@pytest.mark.parametrize("language", LANGUAGES)
@given(number=AMOUNTS)
def test_numbers(language: Language, number: int) -> None:
    words = catalogue(language)
    assert words.number(number) == format_decimal(number, locale=words.locale)


@pytest.mark.parametrize("language", LANGUAGES)
@given(amount=AMOUNTS, currency=st.sampled_from(("EUR", "PLN", "USD", "GBP", "CHF", "JPY", "KWD")))
def test_money(language: Language, amount: int, currency: str) -> None:
    words = catalogue(language)
    exact = Decimal(amount).scaleb(-get_currency_precision(currency))
    said = format_currency(exact, currency, locale=words.locale)
    assert words.money(Money(amount), currency) == said
