from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Money, PersonId, TillNo


class NotBarred(Refusal, kw_only=True):
    """Never was, or no longer is; from others it may be."""

    person: PersonId
    series: str = ""
    others: tuple[str, ...] = ()
    """From what it is: a series each, and empty for everything."""


class NoSuchDay(Refusal, kw_only=True):
    day: str


class BarIsOver(Refusal, kw_only=True):
    """It would have ended before it began."""

    until: str


class TillIsOpen(Refusal, kw_only=True):
    till: TillNo


class TillNameTaken(Refusal, kw_only=True):
    """By one that is open."""

    till: TillNo
    name: str


class NoCashMoved(Refusal, kw_only=True):
    """The sum that was named is nothing."""


class TillHasLess(Refusal, kw_only=True):
    """More would be taken out than should be in it."""

    till: TillNo
    expected: Money
    currency: str


HouseRefusal = (
    NotBarred | NoSuchDay | BarIsOver | TillIsOpen | TillNameTaken | NoCashMoved | TillHasLess
)
