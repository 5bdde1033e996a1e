"""A house changed behind the program's back, as somebody would who knows how it is sealed."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from typing import Any

from tdconsole.house import Address, Place
from tdconsole.journal.codec import NO_HASH, sealed
from tdconsole.journal.kept_store import by_step
from tdconsole.journal.verification import ROWS
from tests.postgres.houses import everything_allowed

Asked = Callable[[str], Iterable[Sequence[Any]]]


def forge(place: Place, *statements: str, seal: bool = False) -> None:
    """Run the statements without the triggers in their way, and put those back; maybe seal again."""
    if isinstance(place, Address):
        _on_server(place, statements, seal=seal)
        return
    with closing(sqlite3.connect(place)) as db, db:
        found = db.execute(
            "SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'"
        ).fetchall()
        for name, _table, _sql in found:
            db.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            db.execute(statement)
        for seal_again in _sealed_again(db.execute(ROWS).fetchall()) if seal else ():
            db.execute("UPDATE step SET hash = ? WHERE id = ?", seal_again)
        left = {name for (name,) in db.execute("SELECT name FROM sqlite_schema")}
        for _name, table, sql in found:
            if table in left:
                db.execute(sql)


def _on_server(place: Address, statements: Iterable[str], *, seal: bool) -> None:
    with everything_allowed(place) as connection:
        for statement in statements:
            connection.execute(statement.encode())
        for seal_again in _sealed_again(connection.execute(ROWS).fetchall()) if seal else ():
            connection.execute("UPDATE step SET hash = %s WHERE id = %s", seal_again)


def _sealed_again(rows: Iterable[Sequence[Any]]) -> list[tuple[bytes, int]]:
    stream, previous, seals = "", NO_HASH, list[tuple[bytes, int]]()
    for row, events in by_step(map(tuple, rows)):
        if row[1] != stream:
            stream, previous = row[1], NO_HASH
        previous = sealed(previous, row[1:8], events)
        seals.append((previous, row[0]))
    return seals
