"""Advice on the end of a flight, and on what follows once all have ended."""

from typing import assert_never

from tdconsole.i18n.advice.worded import Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections import advice as due

FlightAdvice = (
    due.FlightPlaysDown
    | due.FlightEndNear
    | due.FlightHasNoEnd
    | due.FlightAtEnd
    | due.NextFlight
    | due.FlightsCanMerge
)


def flights_advised(words: Catalogue, advice: FlightAdvice) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.FlightPlaysDown(flight=flight, entries=entries, down_to=down_to):
            return Worded(
                sentence=say(
                    "Announce that {flight} ends with {number} left",
                    flight=flight,
                    number=words.number(down_to),
                ),
                reason=words.ngettext(
                    "Nobody enters it any more: it has {number} entry.",
                    "Nobody enters it any more: it has {number} entries.",
                    entries,
                ),
                button="",
            )
        case due.FlightEndNear():
            return _near(words, advice)
        case due.FlightHasNoEnd(flight=flight):
            return Worded(
                sentence=say("Mark the level that ends {flight}", flight=flight),
                reason=say(
                    "A level is to end it, and none of the structure is marked as the end of the day."
                ),
                button=button("button", "Open the structure"),
            )
        case due.FlightAtEnd():
            return Worded(
                sentence=say("Bag the stacks of {flight}", flight=advice.flight),
                reason=_ended(words, advice),
                button=button("button", "Open the day end"),
            )
        case due.NextFlight(flight=flight):
            return Worded(
                sentence=say("Open {flight}", flight=flight),
                reason=say("Everybody who is left of the flight before has bagged."),
                button=button("button", "Open the flight"),
            )
        case due.FlightsCanMerge():
            return _to_merge(words, advice)
        case _:
            assert_never(advice)


def _near(words: Catalogue, advice: due.FlightEndNear) -> Worded:
    told = {
        "left": words.number(advice.left),
        "flight": advice.flight,
        "down_to": words.number(advice.down_to),
    }
    reason = words.gettext(
        "{left} are left, and {flight} ends with {down_to}. The clock stops.", **told
    )
    if advice.minutes:
        reason = words.ngettext(
            "{left} are left, and {flight} ends with {down_to}. The clock stops, and each hand takes {number} minute off it.",
            "{left} are left, and {flight} ends with {down_to}. The clock stops, and each hand takes {number} minutes off it.",
            advice.minutes,
            **told,
        )
    return Worded(
        sentence=words.gettext("Play hand for hand"),
        reason=reason,
        button=words.pgettext("button", "Hand for hand"),
    )


def _ended(words: Catalogue, advice: due.FlightAtEnd) -> str:
    left, entries = words.number(advice.left), words.number(advice.entries)
    if advice.by_level:
        return words.gettext(
            "The level that ends the day is over; {left} of {entries} are left.",
            left=left,
            entries=entries,
        )
    if advice.may_change:
        return words.gettext(
            "It has come to its end: {left} of {entries} are left. Registration is open, and each entry may still change that number.",
            left=left,
            entries=entries,
        )
    return words.gettext(
        "It has come to its end: {left} of {entries} are left.", left=left, entries=entries
    )


def _to_merge(words: Catalogue, advice: due.FlightsCanMerge) -> Worded:
    reason = words.gettext("Every flight is over.")
    if advice.twice:
        reason = words.ngettext(
            "Every flight is over. {number} player qualified more than once; {chips} chips do not go on.",
            "Every flight is over. {number} players qualified more than once; {chips} chips do not go on.",
            advice.twice,
            chips=words.number(advice.forfeited),
        )
    return Worded(
        sentence=words.ngettext(
            "Merge the flights: {number} player goes on",
            "Merge the flights: {number} players go on",
            advice.going,
        ),
        reason=reason,
        button=words.pgettext("button", "Merge"),
        choices=tuple(words.gettext("Open another flight") for _ in advice.choices),
    )
