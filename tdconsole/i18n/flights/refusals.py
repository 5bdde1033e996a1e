"""Several first days of one tournament."""

from typing import assert_never

from tdconsole.domain.language.rejections import flights as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


def flight_refusal(words: Catalogue, rejection: no.FlightRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case no.PlaysInFlight(entry=entry, flight=flight):
            return say(
                "{player} still plays in {flight}, and is neither out nor in a bag there.",
                player=who(entry),
                flight=flight,
            )
        case no.WaitsTwice(entry=entry, other=other):
            return say(
                "Entry {entry} of {player} has never had a seat, and entry {other} goes on: take {entry} back first.",
                player=who(entry),
                entry=entry,
                other=other,
            )
        case no.OutOfAnotherFlight(entry=entry):
            return say(
                "{player} went out in another flight, or on another day: no hand is told beside that one.",
                player=who(entry),
            )
        case no.GaveUpStack(entry=entry, other=other):
            return say(
                "{player} went out in no hand with entry {entry}: its stack was given up, and entry {other} went on.",
                player=who(entry),
                entry=entry,
                other=other,
            )
        case _:
            return _of_flights(words, rejection)


def _of_flights(
    words: Catalogue,
    rejection: no.NotInFlights
    | no.NoSuchFlight
    | no.FlightIsOver
    | no.FlightsAreMerged
    | no.FlightIsEmpty
    | no.FlightNamedSo
    | no.FlightsStillPlay
    | no.NobodyGoesOn
    | no.FlightsOpened
    | no.FlightsTooLate
    | no.NotBeforeMerge
    | no.TableInFlight,
) -> str:
    say = words.gettext
    match rejection:
        case no.NotInFlights():
            return say("This tournament is not played in flights: the set-up says so.")
        case no.NoSuchFlight(play=play):
            return say("There is no flight number {play}.", play=play)
        case no.FlightIsOver(flight=flight):
            return say(
                "{flight} is over, and its stacks are in bags: they play on when the flights are merged.",
                flight=flight,
            )
        case no.FlightsAreMerged():
            return say("The flights are merged already.")
        case no.FlightIsEmpty(flight=flight):
            return say(
                "Nobody has entered {flight} yet: open another one after that.", flight=flight
            )
        case no.FlightNamedSo(flight=flight):
            return say("There is a flight {flight} already.", flight=flight)
        case no.FlightsStillPlay(flights=flights):
            return words.ngettext(
                "{flights} still plays: the day is ended there first.",
                "{flights} still play: the day is ended there first.",
                len(flights),
                flights=words.listed(list(flights)),
            )
        case no.NobodyGoesOn():
            return say("No flight has left a stack for day 2.")
        case no.FlightsOpened():
            return say("A second flight was opened: flights can't be taken out of the set-up now.")
        case no.FlightsTooLate():
            return say(
                "It is too late for flights: prizes were posted or paid, or the second day has begun."
            )
        case no.NotBeforeMerge():
            return say("The places are known when the flights are merged, and not before.")
        case no.TableInFlight(table=table, flight=flight):
            return say("At table {table} sits {flight}.", table=table, flight=flight)
        case _:
            assert_never(rejection)
