from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Money, PersonId, TillNo


class NotBarred(Refusal, kw_only=True):
    """The person isn't barred, or not from this; `others` may apply."""

    person: PersonId
    series: str = ""
    others: tuple[str, ...] = ()
    """The series the person is barred from; empty stands for everything."""


class NoSuchDay(Refusal, kw_only=True):
    day: str


class BarIsOver(Refusal, kw_only=True):
    """The bar would end before it begins."""

    until: str


class TillIsOpen(Refusal, kw_only=True):
    till: TillNo


class TillNameTaken(Refusal, kw_only=True):
    """An open till has this name."""

    till: TillNo
    name: str


class NoCashMoved(Refusal, kw_only=True):
    """The amount is zero."""


class TillHasLess(Refusal, kw_only=True):
    """More would be taken out than should be in the till."""

    till: TillNo
    expected: Money
    currency: str
