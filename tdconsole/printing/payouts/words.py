"""The words for payments on papers about money."""

from typing import Final

from tdconsole.domain.values import Place
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import method_name
from tdconsole.projections.payouts.paid_out import PaidOut

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def prize_of(words: Catalogue, place: Place, shared_by: int) -> str:
    first = words.number(place)
    if shared_by > 1:
        last = words.number(place + shared_by - 1)
        return words.pgettext("payout", "Prize of places {first} to {last}", first=first, last=last)
    return words.pgettext("payout", "Prize of place {place}", place=first)


def slip_number(words: Catalogue, slip: PaidOut) -> str:
    return words.pgettext("payout", "Slip {number}", number=slip.payout)


def slip_numbers(words: Catalogue, slips: tuple[PaidOut, ...]) -> str:
    """The slip's number, or several for what was paid in parts."""
    if len(slips) == 1:
        return slip_number(words, slips[0])
    numbers = words.listed([str(slip.payout) for slip in slips])
    return words.pgettext("payout", "Slips {numbers}", numbers=numbers)


def how_paid(words: Catalogue, slips: tuple[PaidOut, ...]) -> str:
    """The methods, staff and time of the last slip; empty until something was paid."""
    paid = [slip for slip in slips if not slip.back]
    if not paid:
        return ""
    last = paid[-1]
    methods = dict.fromkeys(method_name(words, one.method) for one in last.payments)
    facts = (unbroken(last.by or ""), unbroken(words.moment(last.at)))
    return " · ".join(fact for fact in (", ".join(methods), *facts) if fact)


def unbroken(text: str) -> str:
    return text.replace(" ", _NO_BREAK)
