"""Waiting for one's turn while another program holds the file."""

import sqlite3
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from sqlite_utils import Database

TURN_MS: Final = 8
"""How long SQLite waits by itself, trying four times."""

Meanwhile = Callable[[float], object]
"""What is done between two tries to begin writing; it is given the seconds waited."""


def asked(
    db: Database,
    sql: str,
    values: Sequence[object] = (),
    *,
    patience: int,
    meanwhile: Meanwhile | None = None,
) -> sqlite3.Cursor:
    """The answer to a statement, after waiting this many milliseconds at most.

    SQLite by itself tries ever less often, so that the one who has waited longest goes last.
    Here it gives up after a moment, and is asked again.
    """
    began = 0.0
    while True:
        try:
            return db.execute(sql, values)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            now = monotonic()
            began = began or now
            if now - began >= patience / 1000:
                raise
        if meanwhile is not None:
            meanwhile(now - began)


def emptied(db: Database, patience: int, meanwhile: Meanwhile | None) -> bool:
    """Whether the log was emptied; somebody who still reads the file as it was is waited for."""
    began = monotonic()
    while True:
        busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        waited = monotonic() - began
        if not busy or waited >= patience / 1000:
            return not busy
        if meanwhile is not None:
            meanwhile(waited)
