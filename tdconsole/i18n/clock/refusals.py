"""The clock's own refusals."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.i18n.catalogue import Catalogue


def clock_refusal(words: Catalogue, rejection: no.ClockRefusal) -> str:
    say = words.gettext
    match rejection:
        case no.ClockAlreadyStarted():
            return say("The clock has been started already.")
        case no.ClockNotStarted():
            return say("The clock has not been started yet.")
        case no.ClockAlreadyRunning():
            return say("The clock is running already.")
        case no.ClockNotRunning():
            return say("The clock stands already.")
        case no.NothingToAdjust():
            return say("No time was named: the clock stays as it is.")
        case no.LevelHasLess(left=left):
            return say(
                "Only {left} is left of this level: take off less than that.",
                left=words.duration(left),
            )
        case no.NoSuchPeriod():
            return say("There is no such level in the structure any more.")
        case no.LevelCountsHands():
            return say("This level ends with its last hand: count its hands instead.")
        case no.LevelCountsTime():
            return say("This level ends with its time: no hands are counted in it.")
        case no.MoreHandsThanLeft(left=left):
            return words.ngettext(
                "Only {number} hand is left of this level.",
                "Only {number} hands are left of this level.",
                left,
            )
        case no.FewerHandsThanNone(played=played):
            return words.ngettext(
                "Only {number} hand of this level has been played.",
                "Only {number} hands of this level have been played.",
                played,
            )
        case no.NothingToRestore():
            return say(
                "There is no gesture on the clock to go back from; after an edit of the structure, set the level instead."
            )
        case no.StartStands():
            return say(
                "Somebody is out already: the start of the clock stays. Set the level or its time instead."
            )
        case no.NothingInDoubt():
            return say("The clock is in no doubt: nothing has to be answered.")
        case no.NothingAfterThis():
            return say("The structure has no further level: add one, or give this one more time.")
        case no.LevelTooLong():
            return say("A level can't have more than 24 hours left.")
        case _:
            assert_never(rejection)
