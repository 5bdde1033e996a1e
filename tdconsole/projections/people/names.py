"""The names behind the numbers; a person not found was erased."""

from collections.abc import Mapping
from typing import Final

from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Map, NoteId, PersonId, Record
from tdconsole.projections.people.family_names import fits, guessed, initialled, listed, sort_key
from tdconsole.spelling import folded, name_keys


class Known(Record, kw_only=True):
    name: str
    country: str | None = None
    family_name: str = ""

    @property
    def family(self) -> str:
        """The family name, guessed if nothing else is known."""
        if fits(self.name, self.family_name):
            return self.family_name
        return guessed(self.name, self.country)

    @property
    def listed(self) -> str:
        """De Luca, Sofia."""
        return listed(self.name, self.family)

    @property
    def initialled(self) -> str:
        """S. De Luca."""
        return initialled(self.name, self.family)

    @property
    def sought(self) -> str:
        """All words by which the name can be found."""
        return " ".join(name_keys(self.name, self.family)) or folded(self.name)

    def sorted_by(self, language: str) -> str:
        """The key for a list by family name in this language."""
        return sort_key(self.name, self.family, self.country, language)


People = Mapping[PersonId, Known]
Notes = Mapping[NoteId, str]
"""Free text by its number, without any that was erased."""
NO_NOTES: Final[Notes] = Map()


def of_entry(tournament: Tournament, people: People, entry: EntryId) -> Known | None:
    """The person of an entry in any flight."""
    found = entry_of(tournament, entry)
    return None if found is None else people.get(found.person)
