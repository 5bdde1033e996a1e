"""Log sentences on prizes, ties, deals, disqualifications and cancellation."""

from typing import Final, assert_never

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
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.entry.cash import payments_words
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences

SENTENCES: Final[Sentences] = {
    PrizesPlanned: N_("Prizes planned again"),
    PlayerReclassified: N_("{entry} struck from the results, everybody behind moves up: {reason}"),
    EnvelopeOpened: N_("Envelope {draw}, for the head of {victim}: {amount}"),
    SpecialGiven: N_("{entry} wins {prize}: {amount}"),
}


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


def _prizes_posted(wording: LogWording, event: PrizesPosted) -> str:
    words, note, currency = wording.words, wording.note, wording.setup.currency
    told = words.ngettext(
        "{number} prize posted, {pool} in all",
        "{number} prizes posted, {pool} in all",
        len(event.amounts),
        pool=words.money(Money(sum(event.amounts)), currency),
    )
    if event.reason is None:
        return told
    return words.gettext("{gesture}: {reason}", gesture=told, reason=note(event.reason))


def _tie_settled(wording: LogWording, event: TieSettled) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    rows = [words.listed([who(entry) for entry in tied]) for tied in event.ranks]
    if len(rows) == 1:
        return say("Out in one hand: {players} share", players=rows[0])
    return say("Out in one hand, the best first: {ranks}", ranks="; ".join(rows))


def _deal_agreed(wording: LogWording, event: DealAgreed) -> str:
    words, who, currency = wording.words, wording.who, wording.setup.currency
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


def _player_disqualified(wording: LogWording, event: PlayerDisqualified) -> str:
    words, who, note = wording.words, wording.who, wording.note
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


def _tournament_cancelled(wording: LogWording, event: TournamentCancelled) -> str:
    words, note, currency = wording.words, wording.note, wording.setup.currency
    say = words.gettext
    total = Money(sum(refund.amount for refund in event.refunds))
    return say(
        "Tournament called off, {amount} to be given back: {reason}",
        amount=words.money(total, currency),
        reason=note(event.reason),
    )


def _prize_paid(wording: LogWording, event: PrizePaid | PrizeTakenBack) -> str:
    words, who, currency = wording.words, wording.who, wording.setup.currency
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


OWN_WORDS: Final[OwnLog] = {
    PrizesPosted: _prizes_posted,
    TieSettled: _tie_settled,
    DealAgreed: _deal_agreed,
    PlayerDisqualified: _player_disqualified,
    TournamentCancelled: _tournament_cancelled,
    PrizePaid: _prize_paid,
    PrizeTakenBack: _prize_paid,
}
