"""The limit of this disk: the same rows in and out of the same tables, by SQLite alone."""

import json
import sqlite3
from collections.abc import Collection, Iterator
from pathlib import Path
from time import perf_counter
from typing import Self

from sqlite_utils import Database

from tdconsole.house import House
from tdconsole.journal.codec import TOURNAMENT_EVENTS
from tdconsole.journal.engines import SCHEMA
from tdconsole.journal.kept_store import READ, KeptStore


class BareTrail:
    """A new file with the trail's tables, filled by plain statements and commits."""

    def __init__(self, house: Path, scratch: Path) -> None:
        tables = Database(scratch, execute_plugins=False)
        SCHEMA.apply(tables)
        tables.close()
        self._source = sqlite3.connect(house)
        self._db = sqlite3.connect(scratch, isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._source.close()
        self._db.close()

    def copy(self, first: int, last: int) -> Iterator[float]:
        """The seconds of each step copied, with one durable commit per step."""
        steps = self._source.execute(
            "SELECT id, stream, version, at, actor, command, request, undoes, hash FROM step "
            "WHERE version BETWEEN ? AND ? ORDER BY id",
            (first, last),
        ).fetchall()
        events = {
            number: self._source.execute(
                "SELECT kind, version, body FROM event WHERE step = ?", (number,)
            ).fetchall()
            for number, *_ in steps
        }
        for number, *fields in steps:
            began = perf_counter()
            self._db.execute("BEGIN IMMEDIATE")
            row = self._db.execute(
                "INSERT INTO step (stream, version, at, actor, command, request, undoes, hash) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                fields,
            ).lastrowid
            for event in events[number]:
                self._db.execute(
                    "INSERT INTO event (step, kind, version, body) VALUES (?, ?, ?, ?)",
                    (row, *event),
                )
            self._db.execute("COMMIT")
            yield perf_counter() - began


class BareFacts:
    """Facts found beforehand: all of these kinds, or those of this entry or ruling number."""

    def __init__(self, house: Path, kinds: Collection[str], number: int | None = None) -> None:
        self._path = str(house)
        self._db = sqlite3.connect(house)
        found = self._db.execute(
            "SELECT seq FROM event WHERE kind IN (SELECT value FROM json_each(?1)) AND (?2 IS NULL"
            " OR coalesce(json_extract(body, '$.entry'), json_extract(body, '$.ruling'), ?2) = ?2)",
            (json.dumps(list(kinds)), number),
        )
        self._found = json.dumps([seq for (seq,) in found])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._db.close()

    def read(self) -> int:
        """The number of facts, after reading and decoding each."""
        rows = self._db.execute(
            "SELECT kind, version, body FROM event WHERE seq IN (SELECT value FROM json_each(?))",
            (self._found,),
        )
        return len([TOURNAMENT_EVENTS.decoded(self._path, *row) for row in rows])


def read_alone(house: House, stream: str) -> int:
    """The number of steps, after reading and decoding each and checking no seal."""
    return len(list(KeptStore(house).decoded(house.rows(READ, (stream, 0)))))
