from typing import Final

from sqlite_utils import Database

from tdconsole.house import Schema

SCHEMA: Final = Schema("journal")

_TABLES: Final = (
    """CREATE TABLE step (
        id INTEGER PRIMARY KEY,
        stream TEXT NOT NULL,
        version INTEGER NOT NULL,
        at TEXT NOT NULL,
        actor INTEGER,
        command TEXT NOT NULL,
        request TEXT NOT NULL,
        undoes INTEGER,
        hash BLOB NOT NULL,
        UNIQUE (stream, version),
        UNIQUE (stream, request)
    ) STRICT""",
    """CREATE TABLE event (
        seq INTEGER PRIMARY KEY,
        step INTEGER NOT NULL REFERENCES step (id),
        kind TEXT NOT NULL,
        version INTEGER NOT NULL,
        body TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX event_of_step ON event (step)",
    # Links not opened yet. Kept apart from the trail: no view and no export reads it.
    """CREATE TABLE vault (
        stream TEXT NOT NULL,
        chain INTEGER NOT NULL,
        secret BLOB NOT NULL,
        length INTEGER NOT NULL,
        PRIMARY KEY (stream, chain)
    ) STRICT""",
)


@SCHEMA()
def trail(db: Database) -> None:
    for table in _TABLES:
        db.execute(table)
    for table in ("step", "event"):
        for deed in ("UPDATE", "DELETE"):
            db.execute(
                f"CREATE TRIGGER {table}_no_{deed.lower()} BEFORE {deed} ON {table} "
                "BEGIN SELECT RAISE(ABORT, 'the trail is only ever added to'); END"
            )
