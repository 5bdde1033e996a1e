"""A person's entries in other flights, and what became of them."""

from collections.abc import Iterable

from tdconsole.domain.day.bagging import stack
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.state.flight_in_hand import each
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, PersonId, Record


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
