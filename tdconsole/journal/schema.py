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


# What is read across tournaments is found without reading any of them in full. SQLite keeps
# these indexes itself, with each step that is written.

RECORDED_KINDS: Final = (
    "tournament-created",
    "setup-edited",
    "penalty-given",
    "penalty-lifted",
    "player-disqualified",
    "player-reclassified",
    "ruling-made",
    "ruling-decided",
    "ruling-corrected",
)
RECORDED: Final = f"kind IN ({', '.join(map(repr, RECORDED_KINDS))})"
ABOUT_ENTRIES: Final = "('penalty-given', 'player-disqualified', 'player-reclassified')"
RULINGS: Final = "('ruling-made', 'ruling-decided', 'ruling-corrected')"
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
