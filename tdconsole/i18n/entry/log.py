"""Log sentences on entries, payments, chips sold, and alternates."""

from typing import Final, assert_never

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
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.entry.cash import payments_words, price_words
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences
from tdconsole.i18n.passed import and_passed

SENTENCES: Final[Sentences] = {
    NoShowRemoved: N_("{entry} never came: stack removed, money out of the pool and held"),
    StackForfeited: N_("{entry} gave up a live stack of {stack} at {seat}"),
    AlternateCalled: P_(
        "{entry} called from the waiting list, {number} second to answer",
        "{entry} called from the waiting list, {number} seconds to answer",
        "seconds",
    ),
    AlternatePassed: N_("{entry} did not answer: to the end of the waiting list"),
}


def _registered(words: Catalogue, event: EntryRegistered, player: str, currency: str) -> str:
    say = words.gettext
    amount = price_words(words, event.paid, currency)
    if event.profile is not None:
        amount = say("{amount} ({profile})", amount=amount, profile=event.profile)
    amount = _and_how(words, amount, event.payments, currency)
    if event.season is not None:
        return say(
            "{player} registered from season {season}, entry {entry}, {amount}, stack {stack}",
            player=player,
            season=event.season,
            entry=event.entry,
            amount=amount if event.paid.total else words.pgettext("price", "free of charge"),
            stack=words.number(event.stack),
        )
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


def _entry_registered(wording: LogWording, event: EntryRegistered) -> str:
    words, who, note, currency = wording.words, wording.who, wording.note, wording.setup.currency
    player = who(event.entry)
    told = _registered(words, event, player, currency)
    return and_passed(words, told, event.overrode, event.reason, note)


def _entry_unregistered(wording: LogWording, event: EntryUnregistered) -> str:
    words, player, currency = wording.words, wording.who(event.entry), wording.setup.currency
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


def _rebuy_taken(
    wording: LogWording, event: RebuyTaken | AddOnTaken | BonusTaken | SecondHalfTaken
) -> str:
    words, player, note, currency = (
        wording.words,
        wording.who(event.entry),
        wording.note,
        wording.setup.currency,
    )
    say, chips = words.gettext, words.number(event.chips)
    if isinstance(event, SecondHalfTaken):
        told = say("{player}: second half, {chips} chips", player=player, chips=chips)
        return and_passed(words, told, event.overrode, event.reason, note)
    amount = price_words(words, event.paid, currency)
    if not event.paid.pool and event.paid.staff:
        amount = words.money(event.paid.total, currency)
    amount = _and_how(words, amount, event.payments, currency)
    match event:
        case RebuyTaken(by=()):
            told = say(
                "{player}: rebuy, {chips} chips, {amount}",
                player=player,
                chips=chips,
                amount=amount,
            )
        case RebuyTaken():
            told = say(
                "{player}: rebuy, {chips} chips, {amount}, after losing the stack to {winners}",
                player=player,
                chips=chips,
                amount=amount,
                winners=words.listed([wording.who(one) for one in event.by]),
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


def _payments_corrected(wording: LogWording, event: PaymentsCorrected) -> str:
    words, who, currency = wording.words, wording.who, wording.setup.currency
    player = who(event.entry)
    say = words.gettext
    return say(
        "{player}: payment corrected to {payments}",
        player=player,
        payments=payments_words(words, event.payments, currency)
        or words.pgettext("payment", "nothing"),
    )


OWN_WORDS: Final[OwnLog] = {
    EntryRegistered: _entry_registered,
    EntryUnregistered: _entry_unregistered,
    RebuyTaken: _rebuy_taken,
    AddOnTaken: _rebuy_taken,
    BonusTaken: _rebuy_taken,
    SecondHalfTaken: _rebuy_taken,
    PaymentsCorrected: _payments_corrected,
}
