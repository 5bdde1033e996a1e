"""Pairs to keep apart at the draw; only the house knows why."""

from collections.abc import Iterable
from typing import Final

from tdconsole.club.guard import Guard
from tdconsole.domain.house.rows import ERASE_PERSON, KEEP_APART, MERGE_PEOPLE
from tdconsole.domain.values import PersonId, Record
from tdconsole.house import House

# The numbers asked for may be of merged people: the answer uses the numbers asked for.
_AMONG: Final = """
    WITH asked (number, person) AS (
        SELECT DISTINCT value, coalesce((SELECT person FROM alias WHERE gone = value), value)
        FROM {}
    )
    SELECT one.number, other.number, apart.reason
    FROM apart
    JOIN asked AS one ON one.person = apart.one
    JOIN asked AS other ON other.person = apart.other
"""
_MEANT: Final = """
    SELECT id FROM person WHERE id = coalesce((SELECT person FROM alias WHERE gone = ?1), ?1)
"""


class ApartPair(Record, kw_only=True):
    one: PersonId
    other: PersonId
    reason: str


class Apart:
    def __init__(self, house: House, guard: Guard) -> None:
        self._house, self._guard = house, guard

    def keep_apart(self, one: PersonId, other: PersonId, reason: str) -> bool:
        """Keep two people apart; not if one is unknown, or both are the same."""
        pair = self._pair(one, other)
        if pair is None:
            return False
        with self._guard.doing(KEEP_APART):
            self._house.execute(
                "INSERT INTO apart (one, other, reason) VALUES (?, ?, ?)"
                " ON CONFLICT (one, other) DO UPDATE SET reason = excluded.reason",
                (*pair, reason),
            )
        return True

    def let_together(self, one: PersonId, other: PersonId) -> bool:
        pair = self._pair(one, other)
        if pair is None:
            return False
        with self._guard.doing(KEEP_APART):
            gone = self._house.execute(
                "DELETE FROM apart WHERE one = ? AND other = ?", pair
            ).rowcount
        return gone > 0

    def apart_from(self, people: Iterable[PersonId]) -> tuple[ApartPair, ...]:
        """The pairs both of whom are among these people."""
        asked = self._house.listed(list(people))
        found = self._house.rows(_AMONG.format(self._house.dialect.numbers), (asked,))
        pairs = sorted((min(one, other), max(one, other), reason) for one, other, reason in found)
        return tuple(
            ApartPair(one=PersonId(one), other=PersonId(other), reason=reason)
            for one, other, reason in pairs
        )

    def all(self) -> tuple[ApartPair, ...]:
        found = self._house.rows("SELECT one, other, reason FROM apart ORDER BY one, other")
        return tuple(
            ApartPair(one=PersonId(one), other=PersonId(other), reason=reason)
            for one, other, reason in found
        )

    def forget(self, person: PersonId) -> None:
        with self._guard.doing(ERASE_PERSON):
            self._house.execute("DELETE FROM apart WHERE ? IN (one, other)", (person,))

    def follow(self, gone: PersonId, into: PersonId) -> None:
        """Carry the pairs of a merged person over to the other."""
        with self._guard.doing(MERGE_PEOPLE):
            pairs = self._house.rows(
                "SELECT one + other - ?1, reason FROM apart WHERE ?1 IN (one, other)", (gone,)
            )
            self.forget(gone)
            for other, reason in pairs:
                if other != into:
                    self._house.execute(
                        "INSERT INTO apart (one, other, reason) VALUES (?, ?, ?)"
                        " ON CONFLICT DO NOTHING",
                        (min(other, into), max(other, into), reason),
                    )

    def _pair(self, one: PersonId, other: PersonId) -> tuple[int, int] | None:
        first, second = self._house.row(_MEANT, (one,)), self._house.row(_MEANT, (other,))
        if first is None or second is None or first == second:
            return None
        return min(first[0], second[0]), max(first[0], second[0])
