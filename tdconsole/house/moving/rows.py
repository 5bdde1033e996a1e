"""Rows of a house by the thousand: read in batches, and written as each engine does it fastest."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from sqlite_utils import Database

Row = tuple[Any, ...]
BATCH: Final = 2_000


class Table(NamedTuple):
    """A table whose rows go from house to house."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    """The columns that tell its rows apart; rows are read in their order."""
    numbered: str | None = None
    """The column of numbers of which none is given out twice."""

    def key_of(self, row: Row) -> Row:
        return tuple([row[self.columns.index(one)] for one in self.key])


class Rows(Protocol):
    """What an engine does with many rows, and with the numbers it gives out."""

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None: ...

    def last_number(self, table: str, column: str) -> int:
        """The last number ever given, also to a row that is gone."""

    def number_after(self, table: str, column: str, last: int) -> None:
        """Give out none up to this number from now on."""


class Readable(Protocol):
    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]: ...


def batches(house: Readable, table: Table, after: Row | None = None) -> Iterator[list[Row]]:
    """The rows in the order of their keys, from behind this one, never many at a time."""
    key, columns = ", ".join(table.key), ", ".join(table.columns)
    marks = ", ".join("?" * len(table.key))
    read = f"SELECT {columns} FROM {table.name}"  # noqa: S608 -- our own names
    while True:
        where = "" if after is None else f" WHERE ({key}) > ({marks})"
        asked = f"{read}{where} ORDER BY {key} LIMIT {BATCH}"
        rows = house.rows(asked, after or ())
        if rows:
            yield rows
        if len(rows) < BATCH:
            return
        after = table.key_of(rows[-1])


def counted(house: Readable, table: Table) -> int:
    ((rows,),) = house.rows(f"SELECT count(*) FROM {table.name}")  # noqa: S608 -- our own names
    return int(rows)


_GIVEN: Final = "SELECT seq FROM sqlite_sequence WHERE name = ?"
_REMEMBERS: Final = """
    SELECT 1 FROM sqlite_schema WHERE name = ? AND type = 'table' AND sql LIKE '%AUTOINCREMENT%'
"""


class RowsInFile:
    """In SQLite, which remembers the numbers of rows that are gone where it is told to."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        marks = ", ".join("?" * len(columns))
        self._db.conn.executemany(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})",  # noqa: S608 -- our own names
            rows,
        )

    def last_number(self, table: str, column: str) -> int:
        ((highest,),) = self._db.execute(
            f"SELECT coalesce(max({column}), 0) FROM {table}"  # noqa: S608 -- our own names
        )
        given = self._db.execute(_GIVEN, (table,)).fetchone() if self._remembers(table) else None
        return int(highest if given is None else max(highest, given[0]))

    def number_after(self, table: str, column: str, last: int) -> None:
        if not self._remembers(table):
            return
        last = max(last, self.last_number(table, column))
        self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))

    def _remembers(self, table: str) -> bool:
        return self._db.execute(_REMEMBERS, (table,)).fetchone() is not None
