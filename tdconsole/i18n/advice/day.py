"""Advice at the end of the day: stopping the clock, tables still playing, bags."""

from typing import assert_never

from tdconsole.i18n.advice.worded import Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import tables_named
from tdconsole.projections import advice as due

DayAdvice = (
    due.LastHandsNear
    | due.LastHandsDue
    | due.LastHandsToPlay
    | due.BagsMissing
    | due.BagsDoNotAddUp
    | due.DayCanEnd
    | due.DocumentsUnseen
)


def day_advised(words: Catalogue, advice: DayAdvice) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.LastHandsNear():
            return Worded(
                sentence=say("Stop the clock at {time}", time=words.time_at(advice.stop)),
                reason=say(
                    "For the last hands of the day it is stopped between {opens} and {shuts}. The console chose the minute by lot: the clock shows {minutes} min to the end of the day then.",
                    opens=words.time_at(advice.opens),
                    shuts=words.time_at(advice.shuts),
                    minutes=advice.before_end,
                ),
                button="",
            )
        case due.LastHandsDue():
            return Worded(
                sentence=say("Call the last hands of the day"),
                reason=say(
                    "The clock stops, and a card says how many hands every table still plays. A card that was turned in the room is typed: last 5."
                ),
                button=button("button", "Draw the card"),
            )
        case due.LastHandsToPlay(tables=tables, done=done):
            return Worded(
                sentence=words.ngettext(
                    "{number} table still plays its last hands",
                    "{number} tables still play their last hands",
                    len(tables),
                ),
                reason=say(
                    "Still to play: {tables}; done: {done}. Type hand 7 when table 7 has played one.",
                    tables=tables_named(words, tables),
                    done=words.number(done),
                ),
                button="",
            )
        case due.BagsMissing(number=number, players=players):
            return Worded(
                sentence=words.ngettext(
                    "{number} stack is in no bag yet", "{number} stacks are in no bag yet", number
                ),
                reason=words.ngettext(
                    "{number} player sits at the tables.",
                    "{number} players sit at the tables.",
                    players,
                ),
                button=button("button", "Type a bag"),
            )
        case due.BagsDoNotAddUp(bagged=bagged, expected=expected):
            return _astray(words, bagged, expected)
        case due.DayCanEnd(day=day, players=players):
            return Worded(
                sentence=say("End day {day}", day=day),
                reason=words.ngettext(
                    "{number} stack is in its bag, and the bags hold all chips in play.",
                    "{number} stacks are in their bags, and the bags hold all chips in play.",
                    players,
                ),
                button=button("button", "End the day"),
            )
        case due.DocumentsUnseen(number=number):
            return Worded(
                sentence=words.ngettext(
                    "Look at the document of {number} player",
                    "Look at the documents of {number} players",
                    number,
                ),
                reason=say(
                    "By these rules they are asked for each day. Type seen and the table when all there were looked at."
                ),
                button=button("button", "Say which table"),
            )
        case _:
            assert_never(advice)


def _astray(words: Catalogue, bagged: int, expected: int) -> Worded:
    say = words.gettext
    told = {"bagged": words.number(bagged), "expected": words.number(expected)}
    reason = say(
        "{bagged} are in the bags, {expected} are in play. Count the stacks that may be wrong again, or put the ledger right with a reason.",
        **told,
    )
    if bagged < expected:
        chips = words.number(expected - bagged)
        return Worded(sentence=say("{chips} are missing", chips=chips), reason=reason, button="")
    chips = words.number(bagged - expected)
    return Worded(sentence=say("{chips} too many", chips=chips), reason=reason, button="")
