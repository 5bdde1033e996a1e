"""What is refused at the desk: entries, limits, tills and bars."""

from typing import Final

from tdconsole.domain.language.rejections.entry import (
    AddOnsEnded,
    AddOnTakenAlready,
    AddOnWasTaken,
    AlreadyPlaying,
    AlreadyRegistered,
    BarIsOver,
    BonusTakenAlready,
    BothEntered,
    CalledAlready,
    CapReached,
    DocumentMissing,
    EntersNextDay,
    FirstDaysOver,
    ForMembersOnly,
    LiveStackStays,
    MemberNumberTaken,
    NoAddOn,
    NobodyWaits,
    NoCashMoved,
    NoMoreRebuys,
    NoMoreReentries,
    NoRebuys,
    NoReentries,
    NoSecondHalf,
    NoShowTooEarly,
    NoStaffBonus,
    NoSuchDay,
    NoSuchProfile,
    NoSuchTill,
    NotBarred,
    NotForfeited,
    NothingToCorrect,
    NotWaiting,
    OneFlightOnly,
    PaymentsDoNotAddUp,
    PersonBarred,
    QualifiedAlready,
    RebuysEnded,
    RefundTooLarge,
    RegistrationClosed,
    SecondHalfLost,
    SecondHalfTakenAlready,
    SpentTooMuch,
    StackNotLost,
    StackNotMade,
    StackTooLarge,
    TillHasLess,
    TillIsClosed,
    TillIsOpen,
    TillNameTaken,
    TillOfOtherCurrency,
    TooFewToStart,
    TooYoung,
    UnknownEntry,
    UnknownPerson,
)
from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    RegistrationClosed: N_("Registration is closed."),
    CapReached: P_(
        "The tournament is full: it takes {number} entry.",
        "The tournament is full: it takes {number} entries.",
        "cap",
    ),
    TooYoung: N_("{person} is {age} years old: players have to be at least {least}."),
    SpentTooMuch: N_("That would make {total} for one player: {most} is the maximum."),
    NoReentries: N_("{entry} has gone out, and there are no re-entries in this tournament."),
    NoMoreReentries: P_(
        "{number} re-entry is the maximum for one player.",
        "{number} re-entries are the maximum for one player.",
        "most",
    ),
    LiveStackStays: N_(
        "{entry} still has chips: a live stack can be given up only in the last level of registration."
    ),
    AddOnsEnded: N_("The time for the add-on is over."),
    SecondHalfLost: N_("The time to ask for the second half is over: it is lost."),
    EntersNextDay: N_(
        "The last hands of the day are being played: new entrants start on the next day."
    ),
    QualifiedAlready: N_(
        "{entry} has {chips} from {flight} for day 2: the first stack goes forward, and no other flight is entered."
    ),
    OneFlightOnly: N_("{entry} has played in {flight}, and each player enters one flight only."),
    FirstDaysOver: N_("The first days are over, and nobody enters on day 2."),
    NoShowTooEarly: N_("Absent players have until the level after the first break."),
    TooFewToStart: P_(
        "At least {number} player has to sit at the start; there are {seated}.",
        "At least {number} players have to sit at the start; there are {seated}.",
        "least",
    ),
    NoMoreRebuys: P_(
        "{number} rebuy is the maximum for one entry.",
        "{number} rebuys are the maximum for one entry.",
        "most",
    ),
    RebuysEnded: N_("The time for rebuys is over."),
    AddOnWasTaken: N_("{entry} has had the add-on: no rebuy comes after it."),
    UnknownPerson: N_("There is no person with number {person.number} in this house."),
    MemberNumberTaken: N_(
        "Member number {member_no} belongs to the person with number {by.number}."
    ),
    AlreadyRegistered: N_("{entry} is registered already, as entry {entry.number}."),
    BothEntered: N_(
        "Both play in {tournament}, as entries {entry.number} and {other.number}: take one of them back first."
    ),
    UnknownEntry: N_("There is no entry {entry.number} in this tournament."),
    AlreadyPlaying: N_(
        "{entry} has a seat and the clock has been started: an entry can be taken back only before it plays."
    ),
    NoSuchProfile: N_("This tournament has no price called {profile}."),
    ForMembersOnly: N_("The price {profile} is for members: write down the member number first."),
    NoStaffBonus: N_("There is no staff bonus in this tournament; the set-up can add one."),
    BonusTakenAlready: N_("{entry} has had the staff bonus already."),
    NoSuchTill: N_("There is no till {till} in this house: open one first."),
    TillIsClosed: N_("Till {till} is closed: reopen it, or choose another one."),
    TillOfOtherCurrency: N_(
        "Till {till} is for {currency}: choose one for this tournament's currency."
    ),
    RefundTooLarge: N_("{refund} can't be given back: {paid} was paid."),
    StackNotMade: N_(
        "The chips in play, from {smallest} on, don’t make up a stack of {stack} for {person}."
    ),
    StackNotLost: N_("{entry} still has chips: nobody has won them all."),
    NoRebuys: N_("There are no rebuys in this tournament; the set-up can add them."),
    NoAddOn: N_("There is no add-on in this tournament; the set-up can add one."),
    AddOnTakenAlready: N_("{entry} has had the add-on already."),
    NoSecondHalf: N_("This tournament is not a double chance: there is no second half."),
    SecondHalfTakenAlready: N_("{entry} has had the second half already."),
    NotForfeited: N_("The person with number {person.number} has no stack in play to give up."),
    NotWaiting: N_("{entry} is not waiting for a seat."),
    NobodyWaits: N_("Everybody waiting for a seat has been called already."),
    CalledAlready: N_("{entry} has been called already: draw the seat, or pass on to the next."),
    NothingToCorrect: N_("{entry} paid exactly that: nothing was changed."),
    NoSuchDay: N_("There is no such day as {day}."),
    TillIsOpen: N_("Till {till} is open already."),
    TillNameTaken: N_(
        "Till {till} is called {name} and is still open: close it first, or choose another name."
    ),
    NoCashMoved: N_("No sum was named: the till stays as it is."),
    TillHasLess: N_("There should be only {expected} in till {till}: take out no more than that."),
}


def _barred(words: Catalogue, rejection: PersonBarred, player: str) -> str:
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


def _person_barred(wording: Wording, one: PersonBarred) -> str:
    words = wording.words
    say = words.gettext
    person, reason = one.person, one.reason
    told = _barred(words, one, wording.name(person))
    if wording.kept is None or reason is None:
        return told
    return say("{told} Reason: {reason}", told=told, reason=wording.kept.note(reason))


def _document_missing(wording: Wording, one: DocumentMissing) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case DocumentMissing(person=person, each_day=True):
            return say(
                "Check the photo document of {player} first: it is asked for each day.",
                player=wording.name(person),
            )
        case DocumentMissing(person=person):
            return say(
                "Check the photo document of {player} first: none was seen.",
                player=wording.name(person),
            )


def _stack_too_large(wording: Wording, one: StackTooLarge) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case StackTooLarge(stack=stack, most=0):
            return say(
                "A rebuy is for a player without chips; this one has {stack}.",
                stack=words.number(stack),
            )
        case StackTooLarge(stack=stack, most=most):
            return say(
                "A rebuy is for a stack of {most} at most; this one is {stack}.",
                most=words.number(most),
                stack=words.number(stack),
            )


def _payments_do_not_add_up(wording: Wording, one: PaymentsDoNotAddUp) -> str:
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


def _not_barred(wording: Wording, one: NotBarred) -> str:
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
    return say("{told} A bar is in force from: {what}.", told=told, what=words.listed(named))


def _bar_is_over(wording: Wording, one: BarIsOver) -> str:
    words = wording.words
    say = words.gettext
    until = one.until
    return say("{day} has passed: name a later day, or none for good.", day=words.day(until))


OWN_WORDS: Final[OwnWords] = {
    PersonBarred: _person_barred,
    DocumentMissing: _document_missing,
    StackTooLarge: _stack_too_large,
    PaymentsDoNotAddUp: _payments_do_not_add_up,
    NotBarred: _not_barred,
    BarIsOver: _bar_is_over,
}
