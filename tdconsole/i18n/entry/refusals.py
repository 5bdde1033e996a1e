"""At the desk: who enters, what was paid, what more is sold, who waits."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


def desk_refusal(words: Catalogue, rejection: no.DeskRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.UnknownPerson(person=person):
            return say("There is no person with number {person} in this house.", person=person)
        case no.MemberNumberTaken(member_no=member_no, by=by):
            return say(
                "Member number {member_no} belongs to the person with number {person}.",
                member_no=member_no,
                person=by,
            )
        case no.AlreadyRegistered(entry=entry):
            return say(
                "{player} is registered already, as entry {entry}.",
                player=who(entry),
                entry=entry,
            )
        case no.BothEntered(tournament=tournament, entry=entry, other=other):
            return say(
                "Both play in {tournament}, as entries {entry} and {other}: take one of them back first.",
                tournament=tournament,
                entry=entry,
                other=other,
            )
        case no.UnknownEntry(entry=entry):
            return say("There is no entry {entry} in this tournament.", entry=entry)
        case no.AlreadyPlaying(entry=entry):
            return say(
                "{player} has a seat and the clock has been started: an entry can be taken back only before it plays.",
                player=who(entry),
            )
        case no.NoSuchProfile(profile=profile):
            return say("This tournament has no price called {profile}.", profile=profile)
        case no.ForMembersOnly(profile=profile):
            return say(
                "The price {profile} is for members: write down the member number first.",
                profile=profile,
            )
        case no.NoStaffBonus():
            return say("There is no staff bonus in this tournament; the set-up can add one.")
        case no.BonusTakenAlready(entry=entry):
            return say("{player} has had the staff bonus already.", player=who(entry))
        case no.PaymentsDoNotAddUp():
            return _does_not_add_up(words, rejection)
        case no.NoSuchTill(till=till):
            return say("There is no till {till} in this house: open one first.", till=till)
        case no.TillIsClosed(till=till):
            return say("Till {till} is closed: reopen it, or choose another one.", till=till)
        case no.TillOfOtherCurrency(till=till, currency=currency):
            return say(
                "Till {till} is for {currency}: choose one for this tournament's currency.",
                till=till,
                currency=currency,
            )
        case no.RefundTooLarge(paid=paid, refund=refund, currency=currency):
            return say(
                "{refund} can't be given back: {paid} was paid.",
                refund=words.money(refund, currency),
                paid=words.money(paid, currency),
            )
        case no.NoRebuys():
            return say("There are no rebuys in this tournament; the set-up can add them.")
        case no.NoAddOn():
            return say("There is no add-on in this tournament; the set-up can add one.")
        case no.AddOnTakenAlready(entry=entry):
            return say("{player} has had the add-on already.", player=who(entry))
        case no.NoSecondHalf():
            return say("This tournament is no double chance: there is no second half.")
        case no.SecondHalfTakenAlready(entry=entry):
            return say("{player} has had the second half already.", player=who(entry))
        case no.NotForfeited(person=person):
            return say(
                "The person with number {person} has no stack in play to give up.", person=person
            )
        case no.NotWaiting(entry=entry):
            return say("{player} is not waiting for a seat.", player=who(entry))
        case no.NobodyWaits():
            return say("Nobody waits for a seat who has not been called already.")
        case no.CalledAlready(entry=entry):
            return say(
                "{player} has been called already: draw the seat, or pass on to the next.",
                player=who(entry),
            )
        case no.NothingToCorrect(entry=entry):
            return say("{player} paid just like that: nothing was changed.", player=who(entry))
        case _:
            assert_never(rejection)


def _does_not_add_up(words: Catalogue, rejection: no.PaymentsDoNotAddUp) -> str:
    due, paid, currency = rejection.due, rejection.paid, rejection.currency
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
