"""Advice on the end of a flight, and on what follows once all have ended."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {
    due.FlightPlaysDown: Advised(
        sentence=N_("Announce that {flight} ends with {down_to} left"),
        reason=P_(
            "It takes no more entries: it has {number} entry.",
            "It takes no more entries: it has {number} entries.",
            "entries",
        ),
    ),
    due.FlightHasNoEnd: Advised(
        sentence=N_("Mark the level that ends {flight}"),
        reason=N_(
            "A level is to end it, and none of the structure is marked as the end of the day."
        ),
        button=C_("button", "Open the structure"),
    ),
    due.NextFlight: Advised(
        sentence=N_("Open {flight}"),
        reason=N_("Everybody who is left of the flight before has bagged."),
        button=C_("button", "Open the flight"),
    ),
}


def _near(advice: due.FlightEndNear) -> Advised:
    stops = N_("{left} are left, and {flight} ends with {down_to}. The clock stops.")
    shorter = P_(
        "{left} are left, and {flight} ends with {down_to}. The clock stops, and each hand takes {number} minute off it.",
        "{left} are left, and {flight} ends with {down_to}. The clock stops, and each hand takes {number} minutes off it.",
        "minutes",
    )
    return Advised(
        sentence=N_("Play hand for hand"),
        reason=shorter if advice.minutes else stops,
        button=C_("button", "Hand for hand"),
    )


def _ended(advice: due.FlightAtEnd) -> Advised:
    reason = N_("It has come to its end: {left} of {entries} are left.")
    if advice.by_level:
        reason = N_("The level that ends the day is over; {left} of {entries} are left.")
    elif advice.may_change:
        reason = N_(
            "It has come to its end: {left} of {entries} are left. Registration is open, and each entry may still change that number."
        )
    return Advised(
        sentence=N_("Bag the stacks of {flight}"),
        reason=reason,
        button=C_("button", "Open the day end"),
    )


def _to_merge(advice: due.FlightsCanMerge) -> Advised:
    twice = P_(
        "Every flight is over. {number} player qualified more than once; {forfeited} chips do not go on.",
        "Every flight is over. {number} players qualified more than once; {forfeited} chips do not go on.",
        "twice",
    )
    return Advised(
        sentence=P_(
            "Merge the flights: {number} player goes on",
            "Merge the flights: {number} players go on",
            "going",
        ),
        reason=twice if advice.twice else N_("Every flight is over."),
        button=C_("button", "Merge"),
        choices=(N_("Open another flight"),) * len(advice.choices),
    )


OWN_WORDS: Final[OwnRows] = {
    due.FlightEndNear: _near,
    due.FlightAtEnd: _ended,
    due.FlightsCanMerge: _to_merge,
}
