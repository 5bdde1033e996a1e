"""What other programs call the people of the house, so that each is known again."""

from typing import Final

from tdconsole.club.guard import Guard
from tdconsole.domain.house.rows import KEEP_PERSON
from tdconsole.domain.values import PersonId
from tdconsole.house import House

_KNOWN: Final = """
    SELECT key, coalesce(alias.person, elsewhere.person) FROM elsewhere
    LEFT JOIN alias ON gone = elsewhere.person
    WHERE program = ?
"""
_NOTING: Final = """
    INSERT INTO elsewhere (person, program, key) VALUES (?, ?, ?)
    ON CONFLICT (program, key) DO UPDATE SET person = excluded.person
"""


class Elsewhere:
    def __init__(self, house: House, guard: Guard) -> None:
        self._house, self._guard = house, guard

    def known(self, program: str) -> dict[str, PersonId]:
        """Find the people by what this program calls them; the numbers are those that count."""
        return {key: PersonId(person) for key, person in self._house.rows(_KNOWN, (program,))}

    def note(self, person: PersonId, program: str, key: str) -> None:
        with self._guard.doing(KEEP_PERSON):
            self._house.execute(_NOTING, (person, program, key))

    def forget(self, person: PersonId) -> None:
        """Forget what others call a person, under every number; inside the transaction that erases."""
        self._house.execute(
            "DELETE FROM elsewhere WHERE person = ?1"
            " OR person IN (SELECT gone FROM alias WHERE person = ?1)",
            (person,),
        )
