"""Advice on hand-for-hand play: when it begins, what a hand waits for, when it can end."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {
    due.HandOver: Advised(
        sentence=N_("Have the next hand dealt"),
        reason=N_("Every table is done with hand {hand}."),
        button=C_("button", "Next hand"),
    ),
}


def _near(advice: due.BubbleNear) -> Advised:
    stops = N_("{left} are left and {paid} are paid. The clock stops.")
    shorter = P_(
        "{left} are left and {paid} are paid. The clock stops, and each hand takes {number} minute off it.",
        "{left} are left and {paid} are paid. The clock stops, and each hand takes {number} minutes off it.",
        "minutes",
    )
    return Advised(
        sentence=N_("Play hand for hand"),
        reason=shorter if advice.minutes else stops,
        button=C_("button", "Hand for hand"),
    )


def _all_in(advice: due.AllInReady) -> Advised:
    more = P_(
        "Every other table is done, and {number} more all-in is held.",
        "Every other table is done, and {number} more all-ins are held.",
        "others",
    )
    return Advised(
        sentence=N_("Release the all-in at table {table}"),
        reason=more if advice.others else N_("Every other table is done."),
        button=C_("button", "Release"),
    )


def _reached(advice: due.MoneyReached) -> Advised:
    return Advised(
        sentence=N_("End hand for hand"),
        reason=N_(
            "With {left} left everybody has secured what was at stake. The clock waits until you "
            "start it."
        ),
        button=C_("button", "End it"),
        choices=() if advice.jump is None else (N_("Go on until {jump} are left"),),
    )


OWN_WORDS: Final[OwnRows] = {
    due.BubbleNear: _near,
    due.AllInReady: _all_in,
    due.MoneyReached: _reached,
}
