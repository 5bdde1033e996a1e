"""The people of an evening in the house: known by their key, else by name or nickname, else new."""

from collections.abc import Mapping
from typing import Final

from tdconsole.club import Club, Person
from tdconsole.club.countries import country
from tdconsole.domain.values import PersonId
from tdconsole.imports.td3.evening import EveningRead, PlayerRead
from tdconsole.spelling import folded

PROGRAM: Final = "td3"
NOT_YET: Final = PersonId(0)


class KnownPeople:
    """Matching of players; one with another key there is another person, however alike the names."""

    def __init__(self, club: Club, countries: Mapping[str, str]) -> None:
        self._people = club.people
        self._countries = countries
        self._by_key = self._people.elsewhere.known(PROGRAM)
        self._taken = set(self._by_key.values())
        self.new = self.known = 0

    def all_of(self, evening: EveningRead) -> dict[str, PersonId]:
        """The number of each player, who is taken in if need be."""
        return {player.key: self._number(player) for player in evening.players}

    def _number(self, player: PlayerRead) -> PersonId:
        found = self._by_key.get(player.key)
        if found is not None and self._people.exists(found):
            self.known += 1
            return found
        found = self._namesake(player)
        if found is None:
            self.new += 1
            found = self._taken_in(player)
        else:
            self.known += 1
        self._people.elsewhere.note(found, PROGRAM, player.key)
        self._by_key[player.key] = found
        self._taken.add(found)
        return found

    def _namesake(self, player: PlayerRead) -> PersonId | None:
        """The one person of that name or nickname, if there is only one."""
        wanted = {folded(player.name), folded(player.nickname or player.name)}
        alike = [
            person.id
            for asked in wanted
            for person in self._people.find(asked, limit=50)
            if person.id not in self._taken
            and {folded(person.name), folded(person.nickname or person.name)} & wanted
        ]
        return alike[0] if len(set(alike)) == 1 else None

    def _taken_in(self, player: PlayerRead) -> PersonId:
        taken_in = self._people.take_in(
            Person(
                id=NOT_YET,
                name=player.name,
                nickname=player.nickname or None,
                country=country(player.country, self._countries) if player.country else None,
                email=player.email or None,
                phone=player.phone or None,
            )
        )
        if not isinstance(taken_in, int):
            raise TypeError(taken_in)  # without a member number nothing clashes
        return PersonId(taken_in)
