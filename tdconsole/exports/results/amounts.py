"""Sums and moments as programs read them."""

from datetime import UTC, datetime
from decimal import Decimal

from tdconsole.domain.values import Millis, Money
from tdconsole.i18n.catalogue import currency_digits


def plain_amount(amount: Money, currency: str) -> str:
    """110.00, with as many digits as the currency has."""
    digits = currency_digits(currency)
    return f"{Decimal(amount).scaleb(-digits):.{digits}f}"


def moment(utc: Millis | None) -> str | None:
    """2026-03-06T19:30:00.000Z."""
    if utc is None:
        return None
    at = datetime.fromtimestamp(utc / 1000, tz=UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
