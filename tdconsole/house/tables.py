"""The tables, triggers and views of a house, against those of a new one."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from sqlite_utils import Database, Migrations

from tdconsole.known_errors import DamagedFile, ForeignTrigger

Part = tuple[str, str, str]
"""A table, an index, a trigger or a view: its kind, its name, and the SQL that made it."""

_PARTS: Final = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'"
_MADE_ALREADY: Final = re.compile(r"(index|table|trigger) \S+ already exists|duplicate column name")
_ACTING: Final = frozenset({"trigger", "view"})
"""The parts that do something by themselves when a table is read or written."""


def is_as_made(db: Database, schemas: Sequence[Migrations]) -> bool:
    """Whether the tables' text is what a new house has."""
    made = _made(*schemas)
    try:
        return set(db.execute(_PARTS)) == made
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return False


def altered(db: Database, schemas: Sequence[Migrations]) -> list[str]:
    """The names of what isn't made as it is in a new house."""
    there, ours = set(db.execute(_PARTS)), _made(*schemas)
    return sorted({name for _kind, name, _sql in ours - there})


@contextmanager
def made_already(db: Database, path: Path) -> Iterator[None]:
    """Name the damage where a house's list of changes has lost one that was made."""
    ((number,),) = db.execute("PRAGMA application_id")
    try:
        yield
    except sqlite3.OperationalError as error:
        if number and _MADE_ALREADY.match(str(error)):
            raise DamagedFile(str(path), str(error)) from error
        raise


def check_triggers(db: Database, path: Path, schemas: Sequence[Migrations]) -> None:
    """Check that nothing in the file acts by itself but what this program put there, and all of that."""
    try:
        there = {part for part in db.execute(_PARTS) if part[0] in _ACTING}
    except UnicodeDecodeError as error:
        raise DamagedFile(str(path), "the tables' text") from error
    ours = {part for part in _made(*schemas) if part[0] in _ACTING}
    foreign = {name for _kind, name, _sql in there} - {name for _kind, name, _sql in ours}
    if foreign:
        raise ForeignTrigger(str(path), ", ".join(sorted(foreign)))
    if changed := sorted(name for _kind, name, _sql in ours - there):
        raise DamagedFile(str(path), ", ".join(changed))


@cache
def _made(*schemas: Migrations) -> frozenset[Part]:
    new = Database(memory=True, execute_plugins=False)
    for schema in schemas:
        schema.apply(new)
    try:
        return frozenset(new.execute(_PARTS))
    finally:
        new.close()
