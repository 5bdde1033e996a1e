"""A file changed behind the program's back, as somebody would who knows how it is sealed."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tdconsole.journal.codec import NO_HASH, sealed
from tdconsole.journal.kept_store import by_step
from tdconsole.journal.verification import ROWS


def forge(path: Path, *statements: str, seal: bool = False) -> None:
    """Run the statements without the triggers in their way, and put those back; maybe seal again."""
    with closing(sqlite3.connect(path)) as db, db:
        found = db.execute(
            "SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'"
        ).fetchall()
        for name, _table, _sql in found:
            db.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            db.execute(statement)
        if seal:
            _seal_again(db)
        left = {name for (name,) in db.execute("SELECT name FROM sqlite_schema")}
        for _name, table, sql in found:
            if table in left:
                db.execute(sql)


def _seal_again(db: sqlite3.Connection) -> None:
    stream, previous = "", NO_HASH
    for row, events in by_step(db.execute(ROWS).fetchall()):
        if row[1] != stream:
            stream, previous = row[1], NO_HASH
        previous = sealed(previous, row[1:8], events)
        db.execute("UPDATE step SET hash = ? WHERE id = ?", (previous, row[0]))
