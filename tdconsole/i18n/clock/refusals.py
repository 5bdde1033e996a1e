"""What is refused about the clock, and about the clock called on a player."""

from typing import Final

from tdconsole.domain.language.rejections.clock import (
    ClockAlreadyRunning,
    ClockAlreadyStarted,
    ClockCalledAlready,
    ClockNotRunning,
    ClockNotStarted,
    FewerHandsThanNone,
    LevelCountsHands,
    LevelCountsTime,
    LevelHasLess,
    LevelTooLong,
    MoreHandsThanLeft,
    MoreSecondsThanRuled,
    NobodyThere,
    NoShotClock,
    NoSuchCall,
    NoSuchPeriod,
    NothingAfterThis,
    NothingInDoubt,
    NothingToAdjust,
    NothingToRestore,
    NoTimeCardLeft,
    SecondsAreFixed,
    StartStands,
)
from tdconsole.domain.language.rejections.papers import NothingToPrint
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import OwnWords, Sentences, Wording
from tdconsole.i18n.papers.names import nothing_to_print

SENTENCES: Final[Sentences] = {
    SecondsAreFixed: P_(
        "The rules give {number} second to think, no more and no fewer.",
        "The rules give {number} seconds to think, no more and no fewer.",
        "seconds",
    ),
    MoreSecondsThanRuled: P_(
        "The rules give {number} second to think at most.",
        "The rules give {number} seconds to think at most.",
        "seconds",
    ),
    NoSuchCall: N_("This call of the clock has ended already."),
    NoShotClock: N_(
        "There is no shot clock by these rules: override that on the page Rules to have one."
    ),
    ClockAlreadyStarted: N_("The clock has been started already."),
    ClockNotStarted: N_("The clock has not been started yet."),
    ClockAlreadyRunning: N_("The clock is running already."),
    ClockNotRunning: N_("The clock is stopped already."),
    NothingToAdjust: N_("No time was named: the clock stays as it is."),
    LevelHasLess: N_("Only {left} is left of this level: take off less than that."),
    NoSuchPeriod: N_("There is no such level in the structure any more."),
    LevelCountsHands: N_("This level ends with its last hand: count its hands instead."),
    LevelCountsTime: N_("This level ends with its time: no hands are counted in it."),
    MoreHandsThanLeft: P_(
        "Only {number} hand is left of this level.",
        "Only {number} hands are left of this level.",
        "left",
    ),
    FewerHandsThanNone: P_(
        "Only {number} hand of this level has been played.",
        "Only {number} hands of this level have been played.",
        "played",
    ),
    NothingToRestore: N_(
        "There is no gesture on the clock to go back from; after an edit of the structure, set the level instead."
    ),
    StartStands: N_(
        "Somebody is out already: the start of the clock stays. Set the level or its time instead."
    ),
    NothingInDoubt: N_("The clock is not in doubt: there is nothing to answer."),
    NothingAfterThis: N_(
        "The structure has no further level: add one, or give this one more time."
    ),
    LevelTooLong: N_("A level can't have more than 24 hours left."),
}


def _nobody_there(wording: Wording, one: NobodyThere) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case NobodyThere(table=table, seat=None):
            return say("Nobody sits at table {table}.", table=table)
        case NobodyThere(table=table, seat=seat):
            return say("Nobody sits at table {table} seat {seat}.", table=table, seat=seat)


def _clock_called_already(wording: Wording, one: ClockCalledAlready) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    table, entry = one.table, one.entry
    if entry is None:
        return say("The clock is called at table {table} already.", table=table)
    return say(
        "The clock is called at table {table} already, on {player}.",
        table=table,
        player=who(entry),
    )


def _no_time_card_left(wording: Wording, one: NoTimeCardLeft) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    match one:
        case NoTimeCardLeft(entry=entry, cards=0):
            return say(
                "{player} has no time-bank card: these rules give none. Override that on the page Rules.",
                player=who(entry),
            )
        case NoTimeCardLeft(entry=entry, cards=cards):
            return words.ngettext(
                "{player} has no time-bank card left: the rules give {number}.",
                "{player} has no time-bank card left: the rules give {number}.",
                cards,
                player=who(entry),
            )


def _nothing_to_print(wording: Wording, one: NothingToPrint) -> str:
    words = wording.words
    return nothing_to_print(words, one.document)


OWN_WORDS: Final[OwnWords] = {
    NobodyThere: _nobody_there,
    ClockCalledAlready: _clock_called_already,
    NoTimeCardLeft: _no_time_card_left,
    NothingToPrint: _nothing_to_print,
}
