"""What the rules or the house's terms forbid; that it may be passed is said by who offers it."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.domain.values import NoteId, PersonId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


class Kept(NamedTuple):
    """What the house keeps and the trail does not: names and free text."""

    person: Callable[[PersonId], str]
    note: Callable[[NoteId], str]


def limit_refusal(
    words: Catalogue, rejection: no.Limited, who: Who, kept: Kept | None = None
) -> str:
    say = words.gettext

    def name(person: PersonId) -> str:
        if kept is None:
            return say("Person number {person}", person=person)
        return kept.person(person)

    match rejection:
        case no.RegistrationClosed():
            return say("Registration is closed.")
        case no.CapReached(cap=cap):
            return words.ngettext(
                "The tournament is full: it takes {number} entry.",
                "The tournament is full: it takes {number} entries.",
                cap,
            )
        case no.PersonBarred(person=person, reason=reason):
            told = _barred(words, rejection, name(person))
            if kept is None or reason is None:
                return told
            return say("{told} Reason: {reason}", told=told, reason=kept.note(reason))
        case no.DocumentMissing(person=person, each_day=True):
            return say(
                "Look at the photo document of {player} first: it is asked for each day.",
                player=name(person),
            )
        case no.DocumentMissing(person=person):
            return say(
                "Look at the photo document of {player} first: none was seen.", player=name(person)
            )
        case no.TooYoung(person=person, age=age, least=least):
            return say(
                "{player} is {age} years old: from {least} on one may play.",
                player=name(person),
                age=age,
                least=least,
            )
        case no.SpentTooMuch(total=total, most=most, currency=currency):
            return say(
                "That would make {total} for one player: {most} is the most.",
                total=words.money(total, currency),
                most=words.money(most, currency),
            )
        case no.NoReentries(entry=entry):
            return say(
                "{player} has gone out, and there are no re-entries in this tournament.",
                player=who(entry),
            )
        case no.NoMoreReentries(most=most):
            return words.ngettext(
                "{number} re-entry is the most for one player.",
                "{number} re-entries are the most for one player.",
                most,
            )
        case no.LiveStackStays(entry=entry):
            return say(
                "{player} still has chips: a live stack can be given up only in the last level of registration.",
                player=who(entry),
            )
        case no.NoMoreRebuys() | no.RebuysEnded() | no.StackTooLarge() | no.AddOnWasTaken():
            return _no_rebuy(words, rejection, who)
        case no.AddOnsEnded():
            return say("The time for the add-on is over.")
        case no.SecondHalfLost():
            return say("The time to ask for the second half is over: it is lost.")
        case no.EntersNextDay():
            return say(
                "The last hands of the day are being played: who comes now enters on the next day."
            )
        case no.QualifiedAlready(entry=entry, flight=flight, chips=chips):
            return say(
                "{player} has {chips} from {flight} for day 2: the first stack goes forward, and no other flight is entered.",
                player=who(entry),
                chips=words.number(chips),
                flight=flight,
            )
        case no.OneFlightOnly(entry=entry, flight=flight):
            return say(
                "{player} has played in {flight}, and each player enters one flight only.",
                player=who(entry),
                flight=flight,
            )
        case no.FirstDaysOver():
            return say("The first days are over, and nobody enters on day 2.")
        case no.NoShowTooEarly():
            return say("Who has not come has time until the level after the first break.")
        case no.TooFewToStart(seated=seated, least=least):
            return words.ngettext(
                "At least {number} player has to sit at the start; there are {seated}.",
                "At least {number} players have to sit at the start; there are {seated}.",
                least,
                seated=words.number(seated),
            )
        case _:
            assert_never(rejection)


def _no_rebuy(
    words: Catalogue,
    rejection: no.NoMoreRebuys | no.RebuysEnded | no.StackTooLarge | no.AddOnWasTaken,
    who: Who,
) -> str:
    say = words.gettext
    match rejection:
        case no.NoMoreRebuys(most=most):
            return words.ngettext(
                "{number} rebuy is the most for one entry.",
                "{number} rebuys are the most for one entry.",
                most,
            )
        case no.RebuysEnded():
            return say("The time for rebuys is over.")
        case no.StackTooLarge(stack=stack, most=0):
            return say(
                "A rebuy is for a player without chips; this one has {stack}.",
                stack=words.number(stack),
            )
        case no.StackTooLarge(stack=stack, most=most):
            return say(
                "A rebuy is for a stack of {most} at most; this one is {stack}.",
                most=words.number(most),
                stack=words.number(stack),
            )
        case no.AddOnWasTaken(entry=entry):
            return say("{player} has had the add-on: no rebuy comes after it.", player=who(entry))
        case _:
            assert_never(rejection)


def _barred(words: Catalogue, rejection: no.PersonBarred, player: str) -> str:
    say, until, series = words.gettext, rejection.until, rejection.series
    if until is None and series:
        return say(
            "{player} is barred from the series {series} for good.", player=player, series=series
        )
    if until is None:
        return say("{player} is barred for good.", player=player)
    day = words.day(until)
    if series:
        return say(
            "{player} is barred from the series {series} until the end of {day}.",
            player=player,
            series=series,
            day=day,
        )
    return say("{player} is barred until the end of {day}.", player=player, day=day)
