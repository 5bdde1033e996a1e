"""Advice at the end of the day: stopping the clock, tables still playing, bags."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_
from tdconsole.i18n.naming import Wording
from tdconsole.projections import advice as due


def _astray(wording: Wording, advice: due.BagsDoNotAddUp) -> str:
    words, bagged, expected = wording.words, advice.bagged, advice.expected
    if bagged < expected:
        return words.gettext("{chips} are missing", chips=words.number(expected - bagged))
    return words.gettext("{chips} too many", chips=words.number(bagged - expected))


SENTENCES: Final[Rows] = {
    due.LastHandsNear: Advised(
        sentence=N_("Stop the clock at {stop}"),
        reason=N_(
            "For the last hands of the day it is stopped between {opens} and {shuts}. The console chose the minute by lot: the clock shows {before_end} min to the end of the day then."
        ),
    ),
    due.LastHandsDue: Advised(
        sentence=N_("Call the last hands of the day"),
        reason=N_(
            "The clock stops, and a card says how many hands every table still plays. A card that was turned in the room is typed: last 5."
        ),
        button=C_("button", "Draw the card"),
    ),
    due.LastHandsToPlay: Advised(
        sentence=P_(
            "{number} table still plays its last hands",
            "{number} tables still play their last hands",
            "tables",
        ),
        reason=N_(
            "Still to play: {tables}; done: {done}. Type hand and the number of a table that has played one."
        ),
    ),
    due.BagsMissing: Advised(
        sentence=P_(
            "{number} stack is not bagged yet", "{number} stacks are not bagged yet", "number"
        ),
        reason=P_(
            "{number} player sits at the tables.", "{number} players sit at the tables.", "players"
        ),
        button=C_("button", "Type a bag"),
    ),
    due.BagsDoNotAddUp: Advised(
        sentence=_astray,
        reason=N_(
            "{bagged} are in the bags, {expected} are in play. Count the stacks that may be "
            "wrong again, or correct the ledger with a reason."
        ),
    ),
    due.DayCanEnd: Advised(
        sentence=N_("End day {day}"),
        reason=P_(
            "{number} stack is in its bag, and the bags hold all chips in play.",
            "{number} stacks are in their bags, and the bags hold all chips in play.",
            "players",
        ),
        button=C_("button", "End the day"),
    ),
    due.DocumentsUnseen: Advised(
        sentence=P_(
            "Check the document of {number} player",
            "Check the documents of {number} players",
            "number",
        ),
        reason=N_(
            "By these rules they are asked for each day. Type seen and the table when all there "
            "were checked."
        ),
        button=C_("button", "Say which table"),
    ),
}
OWN_WORDS: Final[OwnRows] = {}
