"""The club's tables: ordinary ones, in which a deletion really deletes."""

from typing import Final

from sqlite_utils import Database

from tdconsole.house import Schema

SCHEMA: Final = Schema("club")

_TABLES: Final = (
    # AUTOINCREMENT: the number of somebody who was erased is never given to somebody else.
    """
    CREATE TABLE person (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        country TEXT,
        member_no TEXT,
        nickname TEXT,
        folded TEXT NOT NULL,
        letters INTEGER NOT NULL GENERATED ALWAYS AS (length(name)) VIRTUAL
    ) STRICT
    """,
    # The key begins with the family name, so one range of this index is a family name typed.
    "CREATE INDEX person_family ON person (folded, letters)",
    # `ascii` parts words at spaces and leaves the rest alone: the keys are folded already.
    """
    CREATE VIRTUAL TABLE person_word USING fts5 (
        folded, content='person', content_rowid='id',
        prefix='1 2 3', tokenize='ascii', detail='none', columnsize=0
    )
    """,
    """
    CREATE TRIGGER person_added AFTER INSERT ON person BEGIN
        INSERT INTO person_word (rowid, folded) VALUES (new.id, new.folded);
    END
    """,
    """
    CREATE TRIGGER person_erased AFTER DELETE ON person BEGIN
        INSERT INTO person_word (person_word, rowid, folded)
        VALUES ('delete', old.id, old.folded);
    END
    """,
    """
    CREATE TRIGGER person_changed AFTER UPDATE OF folded ON person BEGIN
        INSERT INTO person_word (person_word, rowid, folded)
        VALUES ('delete', old.id, old.folded);
        INSERT INTO person_word (rowid, folded) VALUES (new.id, new.folded);
    END
    """,
    """
    CREATE TABLE staff (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE
    ) STRICT
    """,
    "CREATE TABLE note (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT",
)


@SCHEMA()
def people_staff_and_notes(db: Database) -> None:
    for table in _TABLES:
        db.execute(table)
