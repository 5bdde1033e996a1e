"""What is refused in flights."""

from typing import Final

from tdconsole.domain.language.rejections import flights as no
from tdconsole.i18n.catalogue import N_
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    no.PlaysInFlight: N_("{entry} still plays in {flight}, and is neither out nor in a bag there."),
    no.WaitsTwice: N_(
        "Entry {entry.number} of {entry} has never had a seat, and entry {other.number} goes on: take {entry.number} back first."
    ),
    no.OutOfAnotherFlight: N_(
        "{entry} went out in another flight, or on another day: that bust can't be linked to "
        "this hand."
    ),
    no.GaveUpStack: N_(
        "{entry} can't have gone out in one hand with entry {entry.number}: its stack was given "
        "up, and entry {other.number} went on."
    ),
    no.NotInFlights: N_("This tournament is not played in flights: the set-up says so."),
    no.NoSuchFlight: N_("There is no flight number {play}."),
    no.FlightIsOver: N_(
        "{flight} is over, and its stacks are in bags: they play on when the flights are merged."
    ),
    no.FlightsAreMerged: N_("The flights are merged already."),
    no.FlightIsEmpty: N_("Nobody has entered {flight} yet: open another one after that."),
    no.FlightNamedSo: N_("There is a flight {flight} already."),
    no.NobodyGoesOn: N_("No flight has left a stack for day 2."),
    no.FlightsOpened: N_(
        "A second flight was opened: flights can't be taken out of the set-up now."
    ),
    no.FlightsTooLate: N_(
        "It is too late for flights: prizes were posted or paid, or the second day has begun."
    ),
    no.NotBeforeMerge: N_("The places are known when the flights are merged, and not before."),
    no.TableInFlight: N_("At table {table} sits {flight}."),
}


def _flights_still_play(wording: Wording, one: no.FlightsStillPlay) -> str:
    words = wording.words
    flights = one.flights
    return words.ngettext(
        "{flights} is not over: the day is ended there first.",
        "{flights} are not over: the day is ended there first.",
        len(flights),
        flights=words.listed(list(flights)),
    )


OWN_WORDS: Final[OwnWords] = {
    no.FlightsStillPlay: _flights_still_play,
}
