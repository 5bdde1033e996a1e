"""What is refused at the desk: entries, limits, tills and bars."""

from typing import Final

from tdconsole.domain.language import rejections as no
from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    no.RegistrationClosed: N_("Registration is closed."),
    no.CapReached: P_(
        "The tournament is full: it takes {number} entry.",
        "The tournament is full: it takes {number} entries.",
        "cap",
    ),
    no.TooYoung: N_("{person} is {age} years old: from {least} on one may play."),
    no.SpentTooMuch: N_("That would make {total} for one player: {most} is the most."),
    no.NoReentries: N_("{entry} has gone out, and there are no re-entries in this tournament."),
    no.NoMoreReentries: P_(
        "{number} re-entry is the most for one player.",
        "{number} re-entries are the most for one player.",
        "most",
    ),
    no.LiveStackStays: N_(
        "{entry} still has chips: a live stack can be given up only in the last level of registration."
    ),
    no.AddOnsEnded: N_("The time for the add-on is over."),
    no.SecondHalfLost: N_("The time to ask for the second half is over: it is lost."),
    no.EntersNextDay: N_(
        "The last hands of the day are being played: who comes now enters on the next day."
    ),
    no.QualifiedAlready: N_(
        "{entry} has {chips} from {flight} for day 2: the first stack goes forward, and no other flight is entered."
    ),
    no.OneFlightOnly: N_("{entry} has played in {flight}, and each player enters one flight only."),
    no.FirstDaysOver: N_("The first days are over, and nobody enters on day 2."),
    no.NoShowTooEarly: N_("Who has not come has time until the level after the first break."),
    no.TooFewToStart: P_(
        "At least {number} player has to sit at the start; there are {seated}.",
        "At least {number} players have to sit at the start; there are {seated}.",
        "least",
    ),
    no.NoMoreRebuys: P_(
        "{number} rebuy is the most for one entry.",
        "{number} rebuys are the most for one entry.",
        "most",
    ),
    no.RebuysEnded: N_("The time for rebuys is over."),
    no.AddOnWasTaken: N_("{entry} has had the add-on: no rebuy comes after it."),
    no.UnknownPerson: N_("There is no person with number {person.number} in this house."),
    no.MemberNumberTaken: N_(
        "Member number {member_no} belongs to the person with number {by.number}."
    ),
    no.AlreadyRegistered: N_("{entry} is registered already, as entry {entry.number}."),
    no.BothEntered: N_(
        "Both play in {tournament}, as entries {entry.number} and {other.number}: take one of them back first."
    ),
    no.UnknownEntry: N_("There is no entry {entry.number} in this tournament."),
    no.AlreadyPlaying: N_(
        "{entry} has a seat and the clock has been started: an entry can be taken back only before it plays."
    ),
    no.NoSuchProfile: N_("This tournament has no price called {profile}."),
    no.ForMembersOnly: N_(
        "The price {profile} is for members: write down the member number first."
    ),
    no.NoStaffBonus: N_("There is no staff bonus in this tournament; the set-up can add one."),
    no.BonusTakenAlready: N_("{entry} has had the staff bonus already."),
    no.NoSuchTill: N_("There is no till {till} in this house: open one first."),
    no.TillIsClosed: N_("Till {till} is closed: reopen it, or choose another one."),
    no.TillOfOtherCurrency: N_(
        "Till {till} is for {currency}: choose one for this tournament's currency."
    ),
    no.RefundTooLarge: N_("{refund} can't be given back: {paid} was paid."),
    no.NoRebuys: N_("There are no rebuys in this tournament; the set-up can add them."),
    no.NoAddOn: N_("There is no add-on in this tournament; the set-up can add one."),
    no.AddOnTakenAlready: N_("{entry} has had the add-on already."),
    no.NoSecondHalf: N_("This tournament is no double chance: there is no second half."),
    no.SecondHalfTakenAlready: N_("{entry} has had the second half already."),
    no.NotForfeited: N_("The person with number {person.number} has no stack in play to give up."),
    no.NotWaiting: N_("{entry} is not waiting for a seat."),
    no.NobodyWaits: N_("Nobody waits for a seat who has not been called already."),
    no.CalledAlready: N_("{entry} has been called already: draw the seat, or pass on to the next."),
    no.NothingToCorrect: N_("{entry} paid just like that: nothing was changed."),
    no.NoSuchDay: N_("There is no such day as {day}."),
    no.TillIsOpen: N_("Till {till} is open already."),
    no.TillNameTaken: N_(
        "Till {till} is called {name} and is still open: close it first, or choose another name."
    ),
    no.NoCashMoved: N_("No sum was named: the till stays as it is."),
    no.TillHasLess: N_(
        "There should be only {expected} in till {till}: take out no more than that."
    ),
}


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


def _person_barred(wording: Wording, one: no.PersonBarred) -> str:
    words = wording.words
    say = words.gettext
    person, reason = one.person, one.reason
    told = _barred(words, one, wording.name(person))
    if wording.kept is None or reason is None:
        return told
    return say("{told} Reason: {reason}", told=told, reason=wording.kept.note(reason))


def _document_missing(wording: Wording, one: no.DocumentMissing) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case no.DocumentMissing(person=person, each_day=True):
            return say(
                "Look at the photo document of {player} first: it is asked for each day.",
                player=wording.name(person),
            )
        case no.DocumentMissing(person=person):
            return say(
                "Look at the photo document of {player} first: none was seen.",
                player=wording.name(person),
            )


def _stack_too_large(wording: Wording, one: no.StackTooLarge) -> str:
    words = wording.words
    say = words.gettext
    match one:
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


def _payments_do_not_add_up(wording: Wording, one: no.PaymentsDoNotAddUp) -> str:
    words = wording.words
    due, paid, currency = one.due, one.paid, one.currency
    if paid < due:
        return words.gettext(
            "{due} is due and {paid} was named: {missing} is missing.",
            due=words.money(due, currency),
            paid=words.money(paid, currency),
            missing=words.money(Money(due - paid), currency),
        )
    return words.gettext(
        "{due} is due and {paid} was named: that is {over} too much.",
        due=words.money(due, currency),
        paid=words.money(paid, currency),
        over=words.money(Money(paid - due), currency),
    )


def _not_barred(wording: Wording, one: no.NotBarred) -> str:
    words = wording.words
    say, person, series = words.gettext, one.person, one.series
    if series:
        told = say(
            "The person with number {person} is not barred from the series {series}.",
            person=person,
            series=series,
        )
    elif one.others:
        told = say("The person with number {person} is not barred from everything.", person=person)
    else:
        return say("The person with number {person} is not barred.", person=person)
    named = [one or words.pgettext("bar", "everything") for one in one.others]
    if not named:
        return told
    return say("{told} A bar holds from: {what}.", told=told, what=words.listed(named))


def _bar_is_over(wording: Wording, one: no.BarIsOver) -> str:
    words = wording.words
    say = words.gettext
    until = one.until
    return say("{day} has passed: name a later day, or none for good.", day=words.day(until))


OWN_WORDS: Final[OwnWords] = {
    no.PersonBarred: _person_barred,
    no.DocumentMissing: _document_missing,
    no.StackTooLarge: _stack_too_large,
    no.PaymentsDoNotAddUp: _payments_do_not_add_up,
    no.NotBarred: _not_barred,
    no.BarIsOver: _bar_is_over,
}
