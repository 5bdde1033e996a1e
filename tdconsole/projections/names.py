"""Who the numbers stand for: somebody not found was erased, and reads so."""

from collections.abc import Mapping

from tdconsole.domain.floors import entry_of
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId, PersonId, Record


class Known(Record, kw_only=True):
    name: str
    country: str | None = None


People = Mapping[PersonId, Known]


def of_entry(tournament: Tournament, people: People, entry: EntryId) -> Known | None:
    """Of whichever flight."""
    found = entry_of(tournament, entry)
    return None if found is None else people.get(found.person)
