"""What the papers of the money say of a payment."""

from tdconsole.domain.values import Place
from tdconsole.i18n.cash import method_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.paid_out import PaidOut


def prize_of(words: Catalogue, place: Place, shared_by: int) -> str:
    first = words.number(place)
    if shared_by > 1:
        last = words.number(place + shared_by - 1)
        return words.pgettext("payout", "Prize of places {first} to {last}", first=first, last=last)
    return words.pgettext("payout", "Prize of place {place}", place=first)


def slip_number(words: Catalogue, slip: PaidOut) -> str:
    return words.pgettext("payout", "Slip {number}", number=slip.payout)


def how_paid(words: Catalogue, slips: tuple[PaidOut, ...]) -> str:
    """By the last slip: methods, time, and by whom; nothing as long as nothing was paid."""
    paid = [slip for slip in slips if not slip.back]
    if not paid:
        return ""
    last = paid[-1]
    methods = dict.fromkeys(method_name(words, one.method) for one in last.payments)
    facts = (", ".join(methods), words.time_of_day(last.at), last.by or "")
    return " · ".join(fact for fact in facts if fact)
