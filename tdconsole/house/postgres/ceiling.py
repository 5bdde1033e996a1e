"""The limit of this server: the same rows into the same tables, by psycopg alone."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final, Self

from tdconsole.house.address import Address
from tdconsole.house.postgres.line import connected
from tdconsole.house.postgres.tables import drop

_ROWS: Final = """
    SELECT stream, version, at, actor, command, request, undoes, hash, asked,
        (SELECT array_agg(kind ORDER BY seq) FROM event WHERE step = step.id),
        (SELECT array_agg(version ORDER BY seq) FROM event WHERE step = step.id),
        (SELECT array_agg(body ORDER BY seq) FROM event WHERE step = step.id)
    FROM step WHERE version BETWEEN $1 AND $2 ORDER BY id
"""
_ADD: Final = """
    WITH added AS (
        INSERT INTO bare_step (stream, version, at, actor, command, request, undoes, hash, asked)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id
    )
    INSERT INTO bare_event (step, kind, version, body)
    SELECT added.id, kind, version, body
    FROM added, unnest($10::text[], $11::bigint[], $12::text[]) AS told (kind, version, body)
"""


class BareServer:
    """A house of a moment, with its trail's tables once more; all of it is dropped at the end."""

    def __init__(self, address: Address) -> None:
        self._house = address.house
        self._line = connected(address, looking=False)
        for table in ("step", "event"):
            self._line.execute(f"CREATE TABLE bare_{table} (LIKE {table} INCLUDING ALL)")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        drop(self._line, self._house)
        self._line.close()

    def copy(self, first: int, last: int) -> Iterator[float]:
        """The seconds of each step copied, in one way to the server and back with its commit."""
        for row in self._line.execute(_ROWS, (first, last)).fetchall():
            began = perf_counter()
            with self._line.pipeline():
                self._line.execute("BEGIN")
                self._line.execute(_ADD, row)
                self._line.execute("COMMIT")
            yield perf_counter() - began
