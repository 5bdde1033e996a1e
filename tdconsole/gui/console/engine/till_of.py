"""The till of a request: the window's own, wherever in it money is asked for."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import (
    CorrectPayments,
    EnterQualifiers,
    RegisterEntry,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.money import PayOut, TakeBack
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import TillNo


def at_till(request: Request, till: TillNo | None) -> Request:
    """Return the request at this till unless it names another."""
    match request:
        case (
            RegisterEntry(till=None)
            | EnterQualifiers(till=None)
            | UnregisterEntry(till=None)
            | CorrectPayments(till=None)
            | TakeRebuy(till=None)
            | TakeAddOn(till=None)
            | TakeBonus(till=None)
            | PayOut(till=None)
            | TakeBack(till=None)
        ):
            return replace(request, till=till)
        case _:
            return request
