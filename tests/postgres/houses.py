"""Houses on the server of a run: used again and again, since emptying one is far quicker than making it."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import psycopg
from psycopg.sql import SQL, Identifier

from tdconsole.house import Address, ServerSchema, place_of
from tdconsole.house.postgres import HouseOnServer

_TABLES = "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = %s::regnamespace"
_NUMBERS = "SELECT relname FROM pg_class WHERE relkind = 'S' AND relnamespace = %s::regnamespace"
_AS_MADE = {"change", "turn"}


def address(typed: str) -> Address:
    place = place_of(typed)
    assert isinstance(place, Address)
    return place


class ToldAtOnce(HouseOnServer):
    """A house that is told of what others wrote before they are answered, not a moment later."""

    def version(self) -> int:
        if not self._inside:
            self.rows("SELECT 1")
        return super().version()


class UsedAgain:
    """Gives a house as if it were new, to one user at a time; no user alters its tables."""

    def __init__(self, place: Callable[[], str]) -> None:
        self._place = place
        self._free = defaultdict[tuple[ServerSchema, ...], list[Address]](list)

    @contextmanager
    def house(self, schemas: Sequence[ServerSchema]) -> Iterator[HouseOnServer]:
        free = self._free[tuple(schemas)]
        if free:
            place = free.pop()
            emptied(place)
            house: HouseOnServer = ToldAtOnce.open(place, schemas)
        else:
            place = address(self._place())
            house = ToldAtOnce.create(place, schemas)
        try:
            yield house
        finally:
            house.close()
        free.append(place)


def emptied(place: Address) -> None:
    """Delete every row, and number the next ones from the beginning."""
    with everything_allowed(place) as connection:
        connection.execute("SET lock_timeout = '10s'")  # a test may have left a transaction open
        tables = {name for (name,) in connection.execute(_TABLES, (place.house,))} - _AS_MADE
        numbers = [name for (name,) in connection.execute(_NUMBERS, (place.house,))]
        connection.execute(
            SQL("; ").join(SQL("DELETE FROM {}").format(Identifier(table)) for table in tables)
        )
        for name in numbers:
            connection.execute(SQL("ALTER SEQUENCE {} RESTART").format(Identifier(name)))
        connection.execute("UPDATE turn SET no = 0")


@contextmanager
def everything_allowed(place: Address) -> Iterator[psycopg.Connection]:
    """A connection on which no trigger refuses anything, as the server's own master has it."""
    with psycopg.connect(place.for_libpq(), autocommit=True) as connection:
        connection.execute(SQL("SET search_path TO {}").format(Identifier(place.house)))
        connection.execute("SET session_replication_role = replica")
        yield connection
