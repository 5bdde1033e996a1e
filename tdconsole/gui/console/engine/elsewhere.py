"""A person's entries in other flights, and what became of them."""

from collections.abc import Iterable
from typing import assert_never

from tdconsole.domain.day.bagging import stack
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.state.flight_in_hand import each
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, PersonId, Record
from tdconsole.i18n.catalogue import Catalogue


class Elsewhere(Record, kw_only=True):
    """The state in another flight: out, going on with these chips, or still playing."""

    flight: str
    entry: EntryId
    out: bool
    chips: Chips | None = None

    @property
    def plays(self) -> bool:
        return not self.out and self.chips is None


def other_flights(tournament: Tournament) -> tuple[Tournament, ...]:
    """Return the tournament with each other flight in hand, the earliest first."""
    others = (one for one in each(tournament) if one.current != tournament.current)
    return tuple(sorted(others, key=lambda one: one.current))


def elsewhere(others: Iterable[Tournament], person: PersonId) -> tuple[Elsewhere, ...]:
    found = []
    for there in others:
        entry = there.entries.by_person.get(person)
        if entry is None:
            continue
        out = entry in there.exits.by_entry
        through = not out and is_over(there)
        found.append(
            Elsewhere(
                flight=flight_name(there, there.current),
                entry=entry,
                out=out,
                chips=stack(there, entry) if through else None,
            )
        )
    return tuple(found)


def elsewhere_words(words: Catalogue, found: Iterable[Elsewhere]) -> list[str]:
    """Word each of them: `through from 1A with 54,000`, `plays in 1A`, `out of 1A`."""
    return [_state_words(words, one) for one in found]


def _state_words(words: Catalogue, one: Elsewhere) -> str:
    say = words.pgettext
    if one.out:
        return say("flight", "out of {flight}", flight=one.flight)
    if one.chips is not None:
        chips = words.number(one.chips)
        return say("flight", "through from {flight} with {chips}", flight=one.flight, chips=chips)
    return say("flight", "plays in {flight}", flight=one.flight)


def forward_words(words: Catalogue, tournament: Tournament, found: Iterable[Elsewhere]) -> str:
    """Say what another stack would mean to a player who goes on already; empty for others."""
    flights = tournament.terms.flights
    through = [one for one in found if one.chips is not None]
    if flights == "off" or not through:
        return ""
    told = words.listed([_state_words(words, one) for one in through])
    match flights.forward:
        case "best":
            return words.gettext("{through}: the better stack goes forward.", through=told)
        case "accumulate":
            return words.gettext("{through}: the stacks go forward together.", through=told)
        case "first":
            return words.gettext("{through}: the first stack goes forward.", through=told)
        case _:
            assert_never(flights.forward)
