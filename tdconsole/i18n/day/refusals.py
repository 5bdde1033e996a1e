"""What is refused at the end of a day."""

from typing import Final

from tdconsole.domain.language.rejections import day as no
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    no.LastHandsOn: N_("The last hands of the day were called already."),
    no.LastHandsOff: N_("The last hands of the day were not called yet."),
    no.LastHandsHoldClock: N_(
        "The last hands of the day were called: the clock is stopped until the day is over. "
        "Called by mistake, they can be undone."
    ),
    no.NobodySeatedYet: N_(
        "Nobody has a seat for day {day} yet: draw the seats, then the clock goes on."
    ),
    no.HandForHandFirst: N_("Play is hand-for-hand: the day ends after that."),
    no.NoCardTurned: P_(
        "After a redraw, with {number} table left, no card is drawn: play on until the time has run out. To stop the clock all the same, say how many hands are still played.",
        "After a redraw, with {number} tables left, no card is drawn: play on until the time has run out. To stop the clock all the same, say how many hands are still played.",
        "tables",
    ),
    no.ShutForLastHands: N_(
        "The last hands of the day are being played: until the day is over nobody gets another seat."
    ),
    no.BaggedAlready: N_(
        "{entry}’s chips are in a bag already: {chips}. To correct it, click it on the page Day "
        "end and retype it."
    ),
    no.EmptyBag: N_(
        "{entry} can't have a bag without chips. A player without chips is out: bust the player."
    ),
    no.StackInBag: N_(
        "{entry}’s chips are sealed in a bag, and stay where they are: undo the bag to move the player."
    ),
    no.BagHolds: N_("{entry}’s chips are in a bag: name what it holds, {chips}."),
    no.SealTaken: N_("Seal {seal} closes the bag of {by}."),
    no.ClockStillRuns: N_("The clock is running. Stop it first, and then end the day."),
    no.NoNightBefore: N_("It is the first day: there are no seats of an evening before."),
    no.SeatsGivenToday: N_(
        "The seats of day {day} are given already. Players without one get one by the draw."
    ),
    no.DrawnEachDay: N_(
        "By these rules all seats are redrawn each day: draw the seats, or override the rule "
        "“Seats of a later day”."
    ),
    no.DrawnAfterMerge: N_("After the first days of several flights the seats of day 2 are drawn."),
    no.NoSeatAsBefore: N_("Nobody can have the seat of the evening before: draw the seats."),
}


def _no_last_hand_left(wording: Wording, one: no.NoLastHandLeft) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case no.NoLastHandLeft(table=table, left=0):
            return say("Table {table} has played its last hand of the day.", table=table)
        case no.NoLastHandLeft(table=table, left=left):
            return words.ngettext(
                "Table {table} has only {number} of the last hands left.",
                "Table {table} has only {number} of the last hands left.",
                left,
                table=table,
            )


def _tables_still_play(wording: Wording, one: no.TablesStillPlay) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case no.TablesStillPlay(table=table, more=0):
            return say("Table {table} still plays its last hands of the day.", table=table)
        case no.TablesStillPlay(table=table, more=more):
            return words.ngettext(
                "Table {table} and {number} other still play their last hands of the day.",
                "Table {table} and {number} others still play their last hands of the day.",
                more,
                table=table,
            )


def _not_in_a_bag(wording: Wording, one: no.NotInABag) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    match one:
        case no.NotInABag(entry=entry, more=0):
            return say("{player}’s chips are not bagged yet.", player=who(entry))
        case no.NotInABag(entry=entry, more=more):
            return words.ngettext(
                "The chips of {player} and of {number} more are not bagged yet.",
                "The chips of {player} and of {number} more are not bagged yet.",
                more,
                player=who(entry),
            )


def _bags_astray(wording: Wording, one: no.BagsAstray) -> str:
    words, bagged, expected = wording.words, one.bagged, one.expected
    say = words.gettext
    told = {"bagged": words.number(bagged), "expected": words.number(expected)}
    if bagged < expected:
        return say(
            "{bagged} are in the bags, {expected} in play: {chips} are missing. Look for them, "
            "or correct the ledger with a reason.",
            chips=words.number(expected - bagged),
            **told,
        )
    return say(
        "{bagged} are in the bags, {expected} in play: {chips} too many. Look for the mistake, "
        "or correct the ledger with a reason.",
        chips=words.number(bagged - expected),
        **told,
    )


OWN_WORDS: Final[OwnWords] = {
    no.NoLastHandLeft: _no_last_hand_left,
    no.TablesStillPlay: _tables_still_play,
    no.NotInABag: _not_in_a_bag,
    no.BagsAstray: _bags_astray,
}
