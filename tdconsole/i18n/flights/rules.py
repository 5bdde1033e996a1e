"""The terms of flights, as a director reads them."""

from collections.abc import Iterator
from typing import assert_never

from tdconsole.domain.language.terms import FlightEnd, Flights, Forward
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.flights.board import FlightState


def flights_words(words: Catalogue, flights: Flights) -> str:
    return "; ".join(_terms(words, flights))


def _terms(words: Catalogue, flights: Flights) -> Iterator[str]:
    say = words.pgettext
    if flights.names:
        yield words.listed(list(flights.names))
    if flights.ends == "share":
        share = words.share(flights.share)
        yield say("flights", "each until {share} of its entries are left", share=share)
    else:
        yield ends_name(words, flights.ends)
    yield forward_name(words, flights.forward)
    if not flights.again:
        yield say("flights", "one flight for each player")
    if flights.into_day_two:
        yield say("flights", "entries on day 2 too")


def ends_name(words: Catalogue, ends: FlightEnd) -> str:
    say = words.pgettext
    match ends:
        case "level":
            return say("flights", "until the level that ends the day")
        case "share":
            return say("flights", "until a share of the field is left")
        case "money":
            return say("flights", "until the money begins")
        case _:
            assert_never(ends)


def forward_name(words: Catalogue, forward: Forward) -> str:
    """Which of a person's several stacks goes forward."""
    say = words.pgettext
    match forward:
        case "first":
            return say("flights", "the first stack goes forward")
        case "best":
            return say("flights", "the best stack goes forward")
        case "accumulate":
            return say("flights", "all stacks go forward together")
        case _:
            assert_never(forward)


def endless_words(words: Catalogue) -> str:
    """The warning of a flight without an end, with what to do about it."""
    return words.gettext(
        "Flights end by a level, and none of the structure is marked as the end of the day: mark one on the page Structure."
    )


def flight_in_hand(words: Catalogue, tournament: Tournament) -> str:
    """What is being played: a flight, or the day after their merge; empty without flights."""
    if tournament.terms.flights == "off":
        return ""
    if tournament.merged:
        return words.gettext("Day {day}", day=tournament.play.day)
    return flight_name(tournament, tournament.current)


def flight_state_name(words: Catalogue, state: FlightState) -> str:
    say = words.pgettext
    match state:
        case "planned":
            return say("flight", "planned")
        case "entries":
            return say("flight", "takes entries")
        case "plays":
            return say("flight", "plays")
        case "over":
            return say("flight", "over")
        case _:
            assert_never(state)
