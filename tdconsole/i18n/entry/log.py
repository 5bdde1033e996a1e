"""Log sentences on entries, payments, chips sold, and alternates."""

from typing import assert_never

from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    NoShowRemoved,
    PaymentsCorrected,
    RebuyTaken,
    SecondHalfTaken,
    StackForfeited,
)
from tdconsole.domain.values import Payment
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import payments_words, price_words
from tdconsole.i18n.naming import Note, Who
from tdconsole.i18n.passed import and_passed
from tdconsole.i18n.room.seats import seat_name

DeskEvent = (
    EntryRegistered
    | EntryUnregistered
    | NoShowRemoved
    | StackForfeited
    | RebuyTaken
    | AddOnTaken
    | BonusTaken
    | SecondHalfTaken
    | PaymentsCorrected
    | AlternateCalled
    | AlternatePassed
)


def desk_told(words: Catalogue, event: DeskEvent, who: Who, note: Note, currency: str) -> str:
    say, player = words.gettext, who(event.entry)
    match event:
        case EntryRegistered():
            told = _registered(words, event, player, currency)
            return and_passed(words, told, event.overrode, event.reason, note)
        case EntryUnregistered():
            return _unregistered(words, event, player, currency)
        case NoShowRemoved():
            told = say(
                "{player} never came: stack taken away, money out of the pool and held",
                player=player,
            )
            return and_passed(words, told, event.overrode, event.reason, note)
        case StackForfeited():
            return say(
                "{player} gave up a live stack of {stack} at {seat}",
                player=player,
                stack=words.number(event.stack),
                seat=seat_name(words, event.seat),
            )
        case RebuyTaken() | AddOnTaken() | BonusTaken() | SecondHalfTaken():
            return _more_chips(words, event, player, note, currency)
        case PaymentsCorrected():
            return say(
                "{player}: payment corrected to {payments}",
                player=player,
                payments=payments_words(words, event.payments, currency)
                or words.pgettext("payment", "nothing"),
            )
        case AlternateCalled():
            return words.ngettext(
                "{player} called from the waiting list, {number} second to answer",
                "{player} called from the waiting list, {number} seconds to answer",
                event.seconds,
                player=player,
            )
        case AlternatePassed():
            return say("{player} did not answer: to the end of the waiting list", player=player)
        case _:
            assert_never(event)


def _registered(words: Catalogue, event: EntryRegistered, player: str, currency: str) -> str:
    say = words.gettext
    amount = price_words(words, event.paid, currency)
    if event.profile is not None:
        amount = say("{amount} ({profile})", amount=amount, profile=event.profile)
    amount = _and_how(words, amount, event.payments, currency)
    if event.before is None:
        return say(
            "{player} registered, entry {entry}, {amount}",
            player=player,
            entry=event.entry,
            amount=amount,
        )
    return say(
        "{player} registered again, entry {entry} after entry {before}, {amount}",
        player=player,
        entry=event.entry,
        before=event.before,
        amount=amount,
    )


def _unregistered(words: Catalogue, event: EntryUnregistered, player: str, currency: str) -> str:
    say, refund = words.gettext, event.refund
    if refund is None:
        return say("{player} taken off the list", player=player)
    if not refund:
        return say("{player} taken off the list, nothing given back", player=player)
    return say(
        "{player} taken off the list, given back: {payments}",
        player=player,
        payments=payments_words(words, refund, currency),
    )


def _and_how(
    words: Catalogue, amount: str, payments: tuple[Payment, ...] | None, currency: str
) -> str:
    """The amount with its methods; cash goes without saying."""
    if payments is None or all(payment.method == "cash" for payment in payments):
        return amount
    return words.gettext(
        "{amount}, paid by {payments}",
        amount=amount,
        payments=payments_words(words, payments, currency),
    )


Bought = RebuyTaken | AddOnTaken | BonusTaken | SecondHalfTaken


def _more_chips(words: Catalogue, event: Bought, player: str, note: Note, currency: str) -> str:
    say, chips = words.gettext, words.number(event.chips)
    if isinstance(event, SecondHalfTaken):
        told = say("{player}: second half, {chips} chips", player=player, chips=chips)
        return and_passed(words, told, event.overrode, event.reason, note)
    amount = price_words(words, event.paid, currency)
    if not event.paid.pool and event.paid.staff:
        amount = words.money(event.paid.total, currency)
    amount = _and_how(words, amount, event.payments, currency)
    match event:
        case RebuyTaken():
            told = say(
                "{player}: rebuy, {chips} chips, {amount}",
                player=player,
                chips=chips,
                amount=amount,
            )
        case AddOnTaken():
            told = say(
                "{player}: add-on, {chips} chips, {amount}",
                player=player,
                chips=chips,
                amount=amount,
            )
        case BonusTaken():
            told = say(
                "{player}: staff bonus, {chips} chips, {amount}",
                player=player,
                chips=chips,
                amount=amount,
            )
        case _:
            assert_never(event)
    return and_passed(words, told, event.overrode, event.reason, note)
