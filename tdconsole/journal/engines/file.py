"""The trail's tables in a file, and what SQLite is told in its own words."""

from collections.abc import Sequence
from typing import Any, Final

from sqlite_utils import Database

from tdconsole.house import House, Schema
from tdconsole.journal.engines.told import (
    ABOUT_ENTRIES,
    COLUMNS,
    FACTS,
    FIELDS,
    RECORDED,
    RULINGS,
    Told,
)

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


# What is read across tournaments is found without reading any of them in full. SQLite keeps
# these indexes itself, with each step that is written.

PERSON: Final = "CASE WHEN json_valid(body) THEN json_extract(body, '$.person') END"

_INDEXES: Final = (
    f"CREATE INDEX entry_of_person ON event ({PERSON}) WHERE kind = 'entry-registered'",
    f"CREATE INDEX event_recorded ON event (step) WHERE {RECORDED}",
    "CREATE INDEX step_undoing ON step (stream, undoes) WHERE undoes IS NOT NULL",
)

# What was asked is no part of the trail: it may name somebody, and is forgotten with anybody erased.
_ASKED: Final = (
    "ALTER TABLE step ADD COLUMN asked BLOB",
    "DROP TRIGGER step_no_update",
    (
        "CREATE TRIGGER step_no_update "
        "BEFORE UPDATE OF id, stream, version, at, actor, command, request, undoes, hash ON step "
        "BEGIN SELECT RAISE(ABORT, 'the trail is only ever added to'); END"
    ),
)


@SCHEMA()
def across_tournaments(db: Database) -> None:
    for index in _INDEXES:
        db.execute(index)


@SCHEMA()
def requests_asked(db: Database) -> None:
    for change in _ASKED:
        db.execute(change)


_ADD_STEP: Final = (
    "INSERT INTO step (stream, version, at, actor, command, request, undoes, hash, asked) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
)
_ADD_EVENT: Final = "INSERT INTO event (step, kind, version, body) VALUES (?, ?, ?, ?)"


def _add(house: House, step: Sequence[Any], events: Sequence[tuple[str, int, str]]) -> None:
    ((number,),) = house.execute(_ADD_STEP, step).fetchall()
    for event in events:
        house.execute(_ADD_EVENT, (number, *event))


# From the index: no row of any other fact is read.
_THESE: Final = "IN (SELECT value FROM json_each(?))"
_FACTS: Final = f"{FACTS} ON step.id = event.step WHERE "
TOLD: Final = Told(
    add=_add,
    done_by=f"""
    SELECT {COLUMNS} WHERE (command {_THESE} OR undoes IS NOT NULL) AND stream <> ?
    ORDER BY stream, step.version, seq
    """,
    entered=f"""
    SELECT stream, json_extract(body, '$.entry') {_FACTS} kind = 'entry-registered'
    AND {PERSON} {_THESE}
    """,
    # Once a ruling has named somebody, all of it is read: a later correction may name others.
    recorded=f"""
    WITH asked AS (SELECT value FROM json_each(?)),
    theirs AS (SELECT value FROM json_each(?)),
    naming AS (
        SELECT stream || ' ' || json_extract(body, '$.ruling') {_FACTS} {RECORDED}
        AND kind IN ('ruling-made', 'ruling-corrected') AND (
            stream || ' ' || json_extract(body, '$.withheld.prize') IN theirs
            OR EXISTS (
                SELECT 1 FROM json_each(body, '$.entries') AS named
                WHERE stream || ' ' || named.value IN theirs
            )
        )
    )
    SELECT {FIELDS} {_FACTS} {RECORDED} AND stream IN asked AND CASE
        WHEN kind IN {ABOUT_ENTRIES}
        THEN stream || ' ' || json_extract(body, '$.entry') IN theirs
        WHEN kind IN {RULINGS}
        THEN stream || ' ' || json_extract(body, '$.ruling') IN naming
        ELSE TRUE
    END ORDER BY event.step, seq
    """,  # noqa: S608
    sealed_so="""
    SELECT stream, version, hash FROM step
    WHERE substr(lower(hex(hash)), 1, length(?1)) = ?1 ORDER BY id
    """,
)
