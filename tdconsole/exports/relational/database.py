"""The database itself, made in memory: what is written to the disk is whole."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from msgspec import json

from tdconsole.domain.values import Record
from tdconsole.exports.relational.of_club import (
    DEALER_SHIFTS,
    SEASON_ADJUSTMENTS,
    SEASON_PLAYERS,
    SEASON_RESULTS,
    SEASONS,
)
from tdconsole.exports.relational.of_discipline import PENALTIES, RULED_ON, RULINGS
from tdconsole.exports.relational.of_house import (
    FLIGHTS,
    LEVELS,
    PEOPLE,
    PRIZES,
    STAFF_TABLE,
    STEPS,
    TOURNAMENTS,
)
from tdconsole.exports.relational.of_money import DUES, PAYMENTS, PAYOUTS, PURCHASES
from tdconsole.exports.relational.of_players import (
    BUSTS,
    COUNTS,
    ENTRIES,
    MOVES,
    SEATS,
    TABLES,
    WINNERS,
)
from tdconsole.exports.relational.schema import Row, Table
from tdconsole.exports.relational.told import HouseTold
from tdconsole.exports.relational.views import QUERIES, VIEWS
from tdconsole.open_databases import is_open_here

ALL: Final[tuple[Table, ...]] = (
    PEOPLE,
    STAFF_TABLE,
    TOURNAMENTS,
    FLIGHTS,
    LEVELS,
    STEPS,
    ENTRIES,
    PURCHASES,
    PAYMENTS,
    TABLES,
    SEATS,
    BUSTS,
    WINNERS,
    MOVES,
    COUNTS,
    PRIZES,
    DUES,
    PAYOUTS,
    PENALTIES,
    RULINGS,
    RULED_ON,
    SEASONS,
    SEASON_PLAYERS,
    SEASON_RESULTS,
    SEASON_ADJUSTMENTS,
    DEALER_SHIFTS,
)
_MARK: Final = 0x74644558  # "tdEX", by which an earlier export is known
_MARK_AT: Final = 68  # where SQLite's header has it
_DATABASE: Final = b"SQLite format 3\0"
_INDENT: Final = 2


class Exported(Record, kw_only=True):
    database: bytes
    metadata: bytes


def relational(house: HouseTold, name: str) -> Exported:
    """The database, and what Datasette says of it under this name."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute(f"PRAGMA application_id={_MARK}")
        for table in ALL:
            db.execute(table.ddl)
            slots = ", ".join("?" * len(table.stored))
            db.executemany(f'INSERT INTO "{table.name}" VALUES ({slots})', _rows(house, table))  # noqa: S608 -- names of our own
        for table in ALL:
            _index(db, table)
        for view in VIEWS:
            db.execute(f'CREATE VIEW "{view.name}" AS {view.sql}')
        db.commit()
        made = db.serialize()
    return Exported(
        database=made, metadata=json.format(json.encode(metadata(name)), indent=_INDENT)
    )


def is_export(path: Path) -> bool:
    """Whether an earlier export is there, which a new one may replace."""
    if is_open_here(path):
        return False
    try:
        with path.open("rb") as file:
            head = file.read(_MARK_AT + 4)
    except OSError:
        return False
    return head.startswith(_DATABASE) and head[_MARK_AT:] == _MARK.to_bytes(4, "big")


def metadata(name: str) -> dict[str, Any]:
    tables: dict[str, Any] = {
        table.name: _told(
            table.said,
            {one.name: one.said for one in table.stored},
            table.facets,
        )
        for table in ALL
    }
    tables |= {view.name: _told(view.said, view.columns, view.facets) for view in VIEWS}
    said = "A poker house as its tournaments stood when this was written, from tdconsole."
    return {
        "title": "The house as data",
        "description": said,
        "databases": {name: {"description": said, "tables": tables, "queries": QUERIES}},
    }


def _told(said: str, columns: dict[str, str], facets: tuple[str, ...]) -> dict[str, Any]:
    told: dict[str, Any] = {"description": said, "columns": columns}
    return {**told, "facets": list(facets)} if facets else told


def _rows(house: HouseTold, table: Table) -> list[Row]:
    if table.of_house:
        return [_spread(house, table, row, 0) for row in table.rows(house)]
    return [
        _spread(house, table, (told.id, *row), told.precision)
        for told in house.tournaments
        for row in table.rows(told)
    ]


def _spread(house: HouseTold, table: Table, row: Row, precision: int) -> Row:
    return tuple(
        one
        for column, value in zip(table.columns, row, strict=True)
        for one in column.spread(
            None if column.personal and not house.with_people else value, precision
        )
    )


def _index(db: sqlite3.Connection, table: Table) -> None:
    """Index what other tables are joined by, beyond the primary key."""
    for key in table.keys:
        if table.primary[: len(key.columns)] != key.columns:
            named = ", ".join(f'"{column}"' for column in key.columns)
            label = "_".join((table.name, *key.columns))
            db.execute(f'CREATE INDEX "{label}" ON "{table.name}" ({named})')
