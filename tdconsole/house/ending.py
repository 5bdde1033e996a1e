"""The mark in the file of whether everybody has closed it, for the day its log is missing.

The log holds what was written last until the last program closes the file. A copy of the file
without its log looks like a whole house to SQLite; by the mark it is known for what it is.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlite_utils import Database

from tdconsole.house.held import LOG
from tdconsole.known_errors import FileUnreadable
from tdconsole.open_databases import Identity, identity, is_open_here

_MARK_AT: Final = 60
"""Where SQLite keeps the user version in the file."""
OPEN: Final = 1
_CLOSED: Final = 0


def is_log_missing(path: Path) -> bool:
    """Whether the file was left open by a program that is gone, and has no log."""
    if is_open_here(path) or Path(os.path.realpath(path) + LOG).exists():
        return False
    try:
        with path.open("rb") as file:
            head = file.read(_MARK_AT + 4)
    except OSError as error:
        raise FileUnreadable(str(path), str(error)) from error
    return int.from_bytes(head[_MARK_AT:], "big") == OPEN


def is_marked_as_open(db: Database) -> bool:
    return bool(db.execute("PRAGMA user_version").fetchone() == (OPEN,))


def mark_as_open(db: Database) -> None:
    """Put the mark into the file itself, past the log, in the transaction that has begun."""
    db.execute(f"PRAGMA user_version={OPEN}")
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(PASSIVE)")


def marked_as_closed(path: str, house: Identity) -> bool:
    """Take the mark away, unless somebody else still has the file open."""
    if identity(path) != house:
        return False
    address = f"{Path(path).resolve().as_uri()}?mode=rw"
    with (
        suppress(sqlite3.DatabaseError),
        closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=0)) as db,
    ):
        db.execute("PRAGMA locking_mode=EXCLUSIVE")  # fails if anybody else is there
        db.execute("PRAGMA synchronous=FULL")
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"PRAGMA user_version={_CLOSED}")
        db.execute("COMMIT")
        return True
    return False


def mark_copy(db: sqlite3.Connection) -> None:
    """A copy is whole, though the house it is of was open."""
    db.execute(f"PRAGMA user_version={_CLOSED}")
