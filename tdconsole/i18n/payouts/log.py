"""Log sentences on prizes, ties, deals, disqualifications and cancellation."""

from typing import assert_never

from tdconsole.domain.language.events.money import (
    DealAgreed,
    EnvelopeOpened,
    PlayerDisqualified,
    PlayerReclassified,
    PrizePaid,
    PrizesPlanned,
    PrizesPosted,
    PrizeTakenBack,
    SpecialGiven,
    TieSettled,
    TournamentCancelled,
)
from tdconsole.domain.values import DealMethod, Due, Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.entry.cash import payments_words
from tdconsole.i18n.naming import Note, Who

MoneyEvent = (
    PrizesPlanned
    | PrizesPosted
    | TieSettled
    | DealAgreed
    | PlayerDisqualified
    | PlayerReclassified
    | TournamentCancelled
    | PrizePaid
    | PrizeTakenBack
    | EnvelopeOpened
    | SpecialGiven
)


def money_told(words: Catalogue, event: MoneyEvent, who: Who, note: Note, currency: str) -> str:
    say = words.gettext
    match event:
        case PrizesPlanned():
            return say("Prizes planned anew")
        case PrizesPosted():
            return _posted(words, event, note, currency)
        case TieSettled():
            rows = [words.listed([who(entry) for entry in tied]) for tied in event.ranks]
            if len(rows) == 1:
                return say("Out in one hand: {players} share", players=rows[0])
            return say("Out in one hand, the best first: {ranks}", ranks="; ".join(rows))
        case DealAgreed():
            return _deal(words, event, who, currency)
        case PlayerDisqualified():
            return _put_out(words, event, who, note)
        case PlayerReclassified():
            return say(
                "{player} struck from the results, everybody behind moves up: {reason}",
                player=who(event.entry),
                reason=note(event.reason),
            )
        case TournamentCancelled():
            total = Money(sum(refund.amount for refund in event.refunds))
            return say(
                "Tournament called off, {amount} to be given back: {reason}",
                amount=words.money(total, currency),
                reason=note(event.reason),
            )
        case PrizePaid() | PrizeTakenBack():
            return _paid(words, event, who, currency)
        case EnvelopeOpened():
            return say(
                "Envelope {draw}, for the head of {player}: {amount}",
                draw=event.draw,
                player=who(event.victim),
                amount=words.money(event.amount, currency),
            )
        case SpecialGiven():
            return say(
                "{player} wins {prize}: {amount}",
                player=who(event.entry),
                prize=event.prize,
                amount=words.money(event.amount, currency),
            )
        case _:
            assert_never(event)


def _posted(words: Catalogue, event: PrizesPosted, note: Note, currency: str) -> str:
    told = words.ngettext(
        "{number} prize posted, {pool} in all",
        "{number} prizes posted, {pool} in all",
        len(event.amounts),
        pool=words.money(Money(sum(event.amounts)), currency),
    )
    if event.reason is None:
        return told
    return words.gettext("{gesture}: {reason}", gesture=told, reason=note(event.reason))


def _deal(words: Catalogue, event: DealAgreed, who: Who, currency: str) -> str:
    shares = [
        words.gettext(
            "{player} {amount}",
            player=who(share.entry),
            amount=words.money(share.amount, currency),
        )
        for share in event.shares
    ]
    told = words.gettext(
        "Deal agreed, {method}: {shares}",
        method=deal_method(words, event.method),
        shares=words.listed(shares),
    )
    if event.held:
        held = words.money(event.held, currency)
        told += "; " + words.gettext("{amount} held back for the winner", amount=held)
    return told


def deal_method(words: Catalogue, method: DealMethod) -> str:
    say = words.pgettext
    match method:
        case "icm":
            return say("deal", "by ICM")
        case "chips":
            return say("deal", "by chips")
        case "even":
            return say("deal", "in equal parts")
        case "typed":
            return say("deal", "as typed")
        case _:
            assert_never(method)


def due_words(words: Catalogue, due: Due) -> str:
    say = words.pgettext
    match due:
        case "prize":
            return say("owed", "prize")
        case "bounty":
            return say("owed", "bounties")
        case "special":
            return say("owed", "special prize")
        case "refund":
            return say("owed", "refund")
        case _:
            assert_never(due)


def _put_out(words: Catalogue, event: PlayerDisqualified, who: Who, note: Note) -> str:
    about = {
        "player": who(event.entry),
        "stack": words.number(event.stack),
        "reason": note(event.reason),
    }
    if event.offence:
        offence = offence_name(words, event.offence)
        about["reason"] = words.gettext(
            "{offence}, {words}", offence=offence, words=about["reason"]
        )
    if event.struck:
        return words.gettext(
            "{player} disqualified, {stack} in chips out of play: {reason}", **about
        )
    if event.sanction:
        return words.gettext(
            "{player} eliminated by sanction, {stack} in chips out of play: {reason}", **about
        )
    return words.gettext(
        "{player} put out with the prize kept, {stack} in chips out of play: {reason}", **about
    )


def _paid(
    words: Catalogue,
    event: PrizePaid | PrizeTakenBack,
    who: Who,
    currency: str,
) -> str:
    player, due = who(event.entry), due_words(words, event.due)
    payments = payments_words(words, event.payments, currency)
    if isinstance(event, PrizeTakenBack):
        return words.gettext(
            "Slip {payout}: taken back from {player} ({due}): {payments}",
            payout=event.payout,
            player=player,
            due=due,
            payments=payments,
        )
    told = words.gettext(
        "Slip {payout}: paid to {player} ({due}): {payments}",
        payout=event.payout,
        player=player,
        due=due,
        payments=payments,
    )
    if event.withheld:
        held = words.money(event.withheld, currency)
        told += "; " + words.gettext("{amount} withheld", amount=held)
    return told
