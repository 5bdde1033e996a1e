"""Tables, views and their columns: each is described where it is declared."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Literal, NamedTuple

from tdconsole.domain.values import Instant

Kind = Literal["number", "text", "money", "moment", "points"]
Row = tuple[Any, ...]


class Column(NamedTuple):
    """A column as it is declared; a sum and a moment become two in the database."""

    name: str
    kind: Kind
    said: str
    personal: bool = False
    """Whether it is filled only where people are wanted."""

    @property
    def stored(self) -> tuple["Stored", ...]:
        if self.kind == "money":
            minor = f"{self.said} In minor units, the smallest of the currency."
            return (
                Stored(self.name, "TEXT", f"{self.said} In the tournament's currency."),
                Stored(f"{self.name}_minor", "INTEGER", minor),
            )
        if self.kind == "moment":
            since = f"{self.said} In milliseconds since 1970, UTC."
            return (
                Stored(self.name, "TEXT", f"{self.said} As ISO 8601, UTC."),
                Stored(f"{self.name}_ms", "INTEGER", since),
            )
        types = {"number": "INTEGER", "points": "REAL", "text": "TEXT"}
        return (Stored(self.name, types[self.kind], self.said),)

    def spread(self, value: Any, precision: int) -> Row:
        if self.kind == "money":
            return (None, None) if value is None else (decimal(value, precision), int(value))
        if self.kind == "moment":
            return (None, None) if value is None else (iso(value), int(value.utc))
        if self.kind == "points":
            return (None if value is None else float(value),)
        return (value,)


class Stored(NamedTuple):
    """A column as the database has it."""

    name: str
    type: str
    said: str


class Key(NamedTuple):
    """A foreign key: these columns are those of the other table's primary key."""

    columns: tuple[str, ...]
    table: str
    named: tuple[str, ...]


class Table(NamedTuple):
    name: str
    said: str
    primary: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: Callable[[Any], Iterator[Row]]
    """From the house, or if it has the column `tournament` from one tournament, which is left out."""
    keys: tuple[Key, ...] = ()
    facets: tuple[str, ...] = ()
    of_house: bool = False

    @property
    def stored(self) -> tuple[Stored, ...]:
        return tuple(one for column in self.columns for one in column.stored)

    @property
    def ddl(self) -> str:
        lines = [f'"{one.name}" {one.type}' for one in self.stored]
        lines.append(f"PRIMARY KEY ({_listed(self.primary)})")
        lines += [
            f'FOREIGN KEY ({_listed(key.columns)}) REFERENCES "{key.table}" ({_listed(key.named)})'
            for key in self.keys
        ]
        return f'CREATE TABLE "{self.name}" (\n  ' + ",\n  ".join(lines) + "\n)"


class View(NamedTuple):
    name: str
    said: str
    sql: str
    columns: dict[str, str]
    facets: tuple[str, ...] = ()


TOURNAMENT = Column("tournament", "text", "The tournament's number in the house.")
OF_TOURNAMENT = Key(("tournament",), "tournaments", ("tournament",))


def of_entry(column: str = "entry") -> Key:
    return Key(("tournament", column), "entries", ("tournament", "entry"))


def decimal(minor: int, precision: int) -> str:
    return f"{Decimal(minor).scaleb(-precision):f}"


def iso(at: Instant) -> str:
    moment = datetime.fromtimestamp(at.utc / 1000, tz=UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)
