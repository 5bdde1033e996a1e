"""The clock called on a player, time-bank cards, and paper."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who
from tdconsole.i18n.papers.papers import nothing_to_print

CallingRefusal = (
    no.NobodyThere
    | no.ClockCalledAlready
    | no.SecondsAreFixed
    | no.MoreSecondsThanRuled
    | no.NoSuchCall
    | no.NoShotClock
    | no.NoTimeCardLeft
    | no.NothingToPrint
)


def calling_refusal(words: Catalogue, rejection: CallingRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.NobodyThere(table=table, seat=None):
            return say("Nobody sits at table {table}.", table=table)
        case no.NobodyThere(table=table, seat=seat):
            return say("Nobody sits at table {table} seat {seat}.", table=table, seat=seat)
        case no.ClockCalledAlready(table=table, entry=entry):
            if entry is None:
                return say("The clock is called at table {table} already.", table=table)
            return say(
                "The clock is called at table {table} already, on {player}.",
                table=table,
                player=who(entry),
            )
        case no.SecondsAreFixed(seconds=seconds):
            return words.ngettext(
                "The rules give {number} second to think, no more and no fewer.",
                "The rules give {number} seconds to think, no more and no fewer.",
                seconds,
            )
        case no.MoreSecondsThanRuled(seconds=seconds):
            return words.ngettext(
                "The rules give {number} second to think at most.",
                "The rules give {number} seconds to think at most.",
                seconds,
            )
        case no.NoSuchCall():
            return say("This call of the clock has ended already.")
        case no.NoShotClock():
            return say(
                "There is no shot clock by these rules: override that on the page Rules to have one."
            )
        case no.NoTimeCardLeft(entry=entry, cards=0):
            return say(
                "{player} has no time-bank card: these rules give none. Override that on the page Rules.",
                player=who(entry),
            )
        case no.NoTimeCardLeft(entry=entry, cards=cards):
            return words.ngettext(
                "{player} has no time-bank card left: the rules give {number}.",
                "{player} has no time-bank card left: the rules give {number}.",
                cards,
                player=who(entry),
            )
        case no.NothingToPrint():
            return nothing_to_print(words, rejection.document)
        case _:
            assert_never(rejection)
