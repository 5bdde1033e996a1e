"""A season in words."""

from decimal import Decimal, InvalidOperation

from babel.numbers import format_decimal

from tdconsole.i18n.catalogue import Catalogue


def with_sign(words: Catalogue, written: str | Decimal) -> str:
    """An adjustment, exactly as it was written, with its sign."""
    try:
        points = Decimal(written)
    except InvalidOperation:
        return str(written)
    figure = format_decimal(abs(points), "#,##0.######", locale=words.locale)
    return f"{'−' if points < 0 else '+'}{figure}"
