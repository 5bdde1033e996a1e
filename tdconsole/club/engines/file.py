"""The club's tables in a file, and what SQLite is told in its own words."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from sqlite_utils import Database

from tdconsole.club.engines.guessing import guess_all
from tdconsole.club.engines.told import Question, Told
from tdconsole.house import House, Schema

SCHEMA: Final = Schema("club")

# The key begins with the family name, so one range of this index is a family name typed.
BY_FAMILY: Final = "CREATE INDEX person_family ON person (folded, letters)"
CHANGED: Final = """
    CREATE TRIGGER person_changed AFTER UPDATE OF folded ON person BEGIN
        INSERT INTO person_word (person_word, rowid, folded)
        VALUES ('delete', old.id, old.folded);
        INSERT INTO person_word (rowid, folded) VALUES (new.id, new.folded);
    END
    """
_TABLES: Final = (
    # AUTOINCREMENT: the number of an erased person is never given to somebody else.
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
    BY_FAMILY,
    # `ascii` splits words at spaces and leaves the rest alone: the keys are folded already.
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
    CHANGED,
    """
    CREATE TABLE staff (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE
    ) STRICT
    """,
    "CREATE TABLE note (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT",
)


_RECORDS: Final = (
    "ALTER TABLE person ADD COLUMN born TEXT",
    "ALTER TABLE person ADD COLUMN email TEXT",
    "ALTER TABLE person ADD COLUMN phone TEXT",
    "ALTER TABLE person ADD COLUMN notes TEXT",
    "ALTER TABLE person ADD COLUMN document_checked_on INTEGER",
    "ALTER TABLE person ADD COLUMN document_checked_by INTEGER",
    "ALTER TABLE person ADD COLUMN consent INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX person_born ON person (born) WHERE born IS NOT NULL",
    # Not UNIQUE: a file in which two have one number already has to open all the same.
    """
    CREATE INDEX person_member ON person (member_no COLLATE NOCASE) WHERE member_no IS NOT NULL
    """,
    # The number of somebody who turned out to be somebody else, and the name that went with it.
    "CREATE TABLE alias (gone INTEGER PRIMARY KEY, person INTEGER NOT NULL, name TEXT) STRICT",
    "CREATE INDEX alias_person ON alias (person)",
    """
    CREATE TABLE merge (
        id INTEGER PRIMARY KEY,
        gone INTEGER NOT NULL,
        person INTEGER NOT NULL,
        at INTEGER NOT NULL,
        by INTEGER
    ) STRICT
    """,
    """
    CREATE TABLE apart (
        one INTEGER NOT NULL,
        other INTEGER NOT NULL,
        reason TEXT NOT NULL,
        PRIMARY KEY (one, other),
        CHECK (one < other)
    ) STRICT, WITHOUT ROWID
    """,
    "ALTER TABLE staff ADD COLUMN place INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE staff ADD COLUMN retired INTEGER NOT NULL DEFAULT 0",
    """
    CREATE TABLE chip_set (
        folded TEXT PRIMARY KEY, name TEXT NOT NULL, body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE room (
        folded TEXT PRIMARY KEY, name TEXT NOT NULL, body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE template (
        folded TEXT PRIMARY KEY, name TEXT NOT NULL, body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)


_FAMILY_NAMES: Final = (
    "ALTER TABLE person ADD COLUMN family TEXT NOT NULL DEFAULT ''",
    # Nobody has said yet which part of the name it is.
    "ALTER TABLE person ADD COLUMN family_guessed INTEGER NOT NULL DEFAULT 1",
)


@SCHEMA()
def people_staff_and_notes(db: Database) -> None:
    for table in _TABLES:
        db.execute(table)


@SCHEMA()
def records_pairs_and_what_the_house_owns(db: Database) -> None:
    for table in _RECORDS:
        db.execute(table)


@SCHEMA()
def family_names(db: Database) -> None:
    """Add the family names, guessing that of each person there is, once."""
    for table in _FAMILY_NAMES:
        db.execute(table)
    guess_all(db, BY_FAMILY, CHANGED)


@SCHEMA()
def sealed_notes(db: Database) -> None:
    db.execute("ALTER TABLE note ADD COLUMN salt BLOB")


@SCHEMA()
def unfinished_erasing(db: Database) -> None:
    """Add the mark that something was erased of which the file may still hold traces."""
    db.execute("CREATE TABLE erasing (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT")


@SCHEMA()
def sealed_names_of_the_staff(db: Database) -> None:
    db.execute("ALTER TABLE staff ADD COLUMN salt BLOB")


@SCHEMA()
def pins_of_the_staff(db: Database) -> None:
    db.execute(
        """
        CREATE TABLE pin (
            staff INTEGER PRIMARY KEY,
            salt BLOB NOT NULL,
            key BLOB NOT NULL,
            wrong INTEGER NOT NULL DEFAULT 0,
            tried TEXT
        ) STRICT
        """
    )


_NOTED: Final = (
    "staff",
    "note",
    "alias",
    "merge",
    "apart",
    "chip_set",
    "room",
    "template",
    "pin",
)
_COUNTED: Final = """
    CREATE TRIGGER {table}_{deed}_counted AFTER {deed} ON {table} BEGIN
        UPDATE changed SET no = no + 1 WHERE name = '{counts}';
    END
"""


@SCHEMA()
def changes_by_table(db: Database) -> None:
    """Add a count of each table's changes, so that a copy that follows compares no more than it must.

    New people are not counted: their numbers only ever rise. What was erased is no change of the
    tables any more when the file is rewritten, but may then lie in another order.
    """
    # The number first: a repair knows SQLite's own list of numbers by the name before it.
    db.execute("CREATE TABLE changed (no INTEGER NOT NULL, name TEXT NOT NULL) STRICT")
    for table in ("person", *_NOTED):
        db.execute("INSERT INTO changed (name, no) VALUES (?, 0)", (table,))
    for table in _NOTED:
        db.execute(_COUNTED.format(table=table, deed="INSERT", counts=table))
    for table in ("person", *_NOTED):
        db.execute(_COUNTED.format(table=table, deed="UPDATE", counts=table))
        db.execute(_COUNTED.format(table=table, deed="DELETE", counts=table))
    db.execute(_COUNTED.format(table="erasing", deed="DELETE", counts="note"))


@SCHEMA()
def paired_devices(db: Database) -> None:
    db.execute(
        """
        CREATE TABLE device (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            code_hash BLOB,
            code_until INTEGER,
            token_hash BLOB
        ) STRICT
        """
    )
    db.execute("INSERT INTO changed (name, no) VALUES ('device', 0)")
    for deed in ("INSERT", "UPDATE", "DELETE"):
        db.execute(_COUNTED.format(table="device", deed=deed, counts="device"))


@SCHEMA()
def people_known_elsewhere(db: Database) -> None:
    """Add the names that other programs have for people, by which they are known again."""
    db.execute(
        """
        CREATE TABLE elsewhere (
            id INTEGER PRIMARY KEY,
            person INTEGER NOT NULL,
            program TEXT NOT NULL,
            key TEXT NOT NULL,
            UNIQUE (program, key)
        ) STRICT
        """
    )
    db.execute("INSERT INTO changed (name, no) VALUES ('elsewhere', 0)")
    for deed in ("INSERT", "UPDATE", "DELETE"):
        db.execute(_COUNTED.format(table="elsewhere", deed=deed, counts="elsewhere"))


@SCHEMA()
def brand_of_the_house(db: Database) -> None:
    db.execute(
        """
        CREATE TABLE brand (
            folded TEXT PRIMARY KEY, name TEXT NOT NULL, body BLOB NOT NULL
        ) STRICT, WITHOUT ROWID
        """
    )
    db.execute("INSERT INTO changed (name, no) VALUES ('brand', 0)")
    for deed in ("INSERT", "UPDATE", "DELETE"):
        db.execute(_COUNTED.format(table="brand", deed=deed, counts="brand"))


_ANY_WORD: Final = "SELECT rowid FROM person_word WHERE person_word MATCH ? LIMIT ?"
_EVERYBODY: Final = "SELECT id, folded FROM person"
_FOUND_BY: Final = "SELECT rowid FROM person_word WHERE person_word MATCH ?"
_INDEXED: Final = (1, 2, 3)
"""The lengths of the beginnings that the index keeps, beside whole words."""
_UNASKABLE: Final = frozenset('"\0')
"""Signs in no word that is looked for, nor in any search: the file was damaged there."""


def _any_word(words: Sequence[str], most: int) -> Question:
    return _ANY_WORD, (" AND ".join(f'"{word}"*' for word in words), most)


def _not_found(house: House) -> list[int]:
    found_by, astray = defaultdict[str, set[int]](set), set[int]()
    for number, words in house.rows(_EVERYBODY):
        if not _UNASKABLE.isdisjoint(words):
            astray.add(number)
            continue
        for word in words.split():
            found_by[f'"{word}"'].add(number)
            for letters in _INDEXED:
                found_by[f'"{word[:letters]}"*'].add(number)
    for asked, wanted in found_by.items():
        astray |= wanted ^ {number for (number,) in house.rows(_FOUND_BY, (asked,))}
    return sorted(astray)


TOLD: Final = Told(
    any_word=_any_word,
    not_found=_not_found,
    # The index only notes that words are gone until it is rewritten. FTS5's own
    # 'secure-delete' would bar every SQLite before 3.42 from the file.
    words_erased="INSERT INTO person_word (person_word) VALUES ('optimize')",
)
