"""The last hands of a day, and the bags."""

from typing import assert_never

from tdconsole.domain.language.rejections import day as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


def day_refusal(words: Catalogue, rejection: no.DayRefusal, who: Who) -> str:
    match rejection:
        case (
            no.NotInABag()
            | no.BaggedAlready()
            | no.EmptyBag()
            | no.StackInBag()
            | no.BagHolds()
            | no.SealTaken()
            | no.BagsAstray()
            | no.ClockStillRuns()
        ):
            return _of_bags(words, rejection, who)
        case (
            no.NoNightBefore()
            | no.SeatsGivenToday()
            | no.DrawnEachDay()
            | no.DrawnAfterMerge()
            | no.NoSeatAsBefore()
        ):
            return _of_seats(words, rejection)
        case _:
            return _of_hands(words, rejection)


def _of_hands(
    words: Catalogue,
    rejection: no.LastHandsOn
    | no.LastHandsOff
    | no.LastHandsHoldClock
    | no.NobodySeatedYet
    | no.HandForHandFirst
    | no.NoCardTurned
    | no.NoLastHandLeft
    | no.ShutForLastHands
    | no.TablesStillPlay,
) -> str:
    say = words.gettext
    match rejection:
        case no.LastHandsOn():
            return say("The last hands of the day were called already.")
        case no.LastHandsOff():
            return say("The last hands of the day were not called yet.")
        case no.LastHandsHoldClock():
            return say(
                "The last hands of the day were called: the clock stands until the day is over. Called by mistake, they can be undone."
            )
        case no.NobodySeatedYet(day=day):
            return say(
                "Nobody has a seat for day {day} yet: draw the seats, then the clock goes on.",
                day=words.number(day),
            )
        case no.HandForHandFirst():
            return say("It is played hand for hand: the day ends after that.")
        case no.NoCardTurned(tables=tables):
            return words.ngettext(
                "After a redraw, with {number} table left, no card is drawn: play on until the time has run out. To stop the clock all the same, say how many hands are still played.",
                "After a redraw, with {number} tables left, no card is drawn: play on until the time has run out. To stop the clock all the same, say how many hands are still played.",
                tables,
            )
        case no.NoLastHandLeft(table=table, left=0):
            return say("Table {table} has played its last hand of the day.", table=table)
        case no.NoLastHandLeft(table=table, left=left):
            return words.ngettext(
                "Table {table} has only {number} of the last hands left.",
                "Table {table} has only {number} of the last hands left.",
                left,
                table=table,
            )
        case no.ShutForLastHands():
            return say(
                "The last hands of the day are being played: until the day is over nobody gets another seat."
            )
        case no.TablesStillPlay(table=table, more=0):
            return say("Table {table} still plays its last hands of the day.", table=table)
        case no.TablesStillPlay(table=table, more=more):
            return words.ngettext(
                "Table {table} and {number} other still play their last hands of the day.",
                "Table {table} and {number} others still play their last hands of the day.",
                more,
                table=table,
            )
        case _:
            assert_never(rejection)


def _of_bags(
    words: Catalogue,
    rejection: no.NotInABag
    | no.BaggedAlready
    | no.EmptyBag
    | no.StackInBag
    | no.BagHolds
    | no.SealTaken
    | no.BagsAstray
    | no.ClockStillRuns,
    who: Who,
) -> str:
    say = words.gettext
    match rejection:
        case no.NotInABag(entry=entry, more=0):
            return say("{player}’s chips are in no bag yet.", player=who(entry))
        case no.NotInABag(entry=entry, more=more):
            return words.ngettext(
                "The chips of {player} and of {number} more are in no bag yet.",
                "The chips of {player} and of {number} more are in no bag yet.",
                more,
                player=who(entry),
            )
        case no.BaggedAlready(entry=entry, chips=chips):
            return say(
                "{player}’s chips are in a bag already: {chips}. To mend it click it on the page Day end, and type it anew.",
                player=who(entry),
                chips=words.number(chips),
            )
        case no.EmptyBag(entry=entry):
            return say(
                "{player} has no bag without chips. Whoever has none is out: bust the player.",
                player=who(entry),
            )
        case no.StackInBag(entry=entry):
            return say(
                "{player}’s chips are sealed in a bag, and stay where they are: undo the bag to move the player.",
                player=who(entry),
            )
        case no.BagHolds(entry=entry, chips=chips):
            return say(
                "{player}’s chips are in a bag: name what it holds, {chips}.",
                player=who(entry),
                chips=words.number(chips),
            )
        case no.SealTaken(seal=seal, by=by):
            return say("Seal {seal} closes the bag of {player}.", seal=seal, player=who(by))
        case no.BagsAstray(bagged=bagged, expected=expected):
            return _astray(words, bagged, expected)
        case no.ClockStillRuns():
            return say("The clock is running. Stop it first, and then end the day.")
        case _:
            assert_never(rejection)


def _of_seats(
    words: Catalogue,
    rejection: no.NoNightBefore
    | no.SeatsGivenToday
    | no.DrawnEachDay
    | no.DrawnAfterMerge
    | no.NoSeatAsBefore,
) -> str:
    say = words.gettext
    match rejection:
        case no.NoNightBefore():
            return say("It is the first day: there are no seats of an evening before.")
        case no.SeatsGivenToday(day=day):
            return say(
                "The seats of day {day} are given already. Whoever has none gets one by the draw.",
                day=words.number(day),
            )
        case no.DrawnEachDay():
            return say(
                "By these rules all seats are drawn anew each day: draw the seats, or override the rule “Seats of a later day”."
            )
        case no.DrawnAfterMerge():
            return say("After the first days of several flights the seats of day 2 are drawn.")
        case no.NoSeatAsBefore():
            return say("Nobody can have the seat of the evening before: draw the seats.")
        case _:
            assert_never(rejection)


def _astray(words: Catalogue, bagged: int, expected: int) -> str:
    say = words.gettext
    told = {"bagged": words.number(bagged), "expected": words.number(expected)}
    if bagged < expected:
        return say(
            "{bagged} are in the bags, {expected} in play: {chips} are missing. Look for them, or put the ledger right with a reason.",
            chips=words.number(expected - bagged),
            **told,
        )
    return say(
        "{bagged} are in the bags, {expected} in play: {chips} too many. Look for the mistake, or put the ledger right with a reason.",
        chips=words.number(bagged - expected),
        **told,
    )
