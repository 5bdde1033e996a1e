"""Everything that is in a house, to tell whether it is still what it was; and whether a loss is told."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.torture.children import Ended, asked, program
from tests.torture.defects import put_in
from tests.torture.oracle import check_repaired
from tests.torture.outcome import Fault, Hurt, house_in

NEEDED: Final = {
    "_sqlite_migrations": "SELECT migration_set, name FROM _sqlite_migrations",
    "vault": "SELECT stream, max(chain), secret, length FROM vault GROUP BY stream",
    "step": "SELECT id, stream, version, at, actor, command, request, undoes, hash FROM step",
    "asked": "SELECT id, asked FROM step",
}
"""Where a table has what nobody needs any longer: the day of its making, secrets that were renewed;
and where a column is unsealed."""
UNSEALED: Final = frozenset(
    ["person", "alias", "merge", "apart", "staff", "room", "template", "chip_set", "brand", "asked"]
)
"""What can be changed and erased, so that no seal covers it; and the sum by which a request that is
made twice is known, without which it is refused in a sentence."""

DERIVED: Final = frozenset(["person_word_data", "person_word_idx", "person_word_config"])
"""The index of words, made from the people: it is judged by what it finds, as FTS5's own check does."""

Content = dict[str, list[tuple[Any, ...]]]
"""The rows of each table, and the text of the tables themselves."""


class Unreadable(Exception):
    """The file can't be read even without the program."""


def content(folder: Path) -> Content:
    """What is in the house, read without the program; in a process of its own."""
    found = asked(partial(_read, house_in(folder)), folder / "content")
    if isinstance(found, Ended):
        raise Unreadable(found)
    return found


def _read(house: Path) -> Content:
    with closing(sqlite3.connect(house)) as db:
        db.text_factory = bytes
        schema = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
        found: Content = {"": db.execute(schema).fetchall()}
        for name, sql in found[""]:
            if sql is not None and sql.upper().startswith(
                (b"CREATE TABLE", b"CREATE VIRTUAL TABLE")
            ):
                rows = db.execute(f'SELECT * FROM "{name.decode()}"')  # noqa: S608 -- our own tables
                found[name.decode()] = rows.fetchall()
        for table, needed in NEEDED.items():
            found[table] = db.execute(needed).fetchall()
    return found


def is_told(fault: Fault, defect: str | None) -> bool:
    """Whether somebody who verifies the house, and looks at it, is told that it is hurt."""
    commands = [
        ("verify", fault.house),
        ("show", fault.house, "log"),
        ("show", fault.house, "people"),
    ]
    seen = program(*commands, at=fault.folder / "verify", before=partial(put_in, defect))
    if seen.fault is not None:
        fault.hurts.append(Hurt("broken", f"it {seen.fault}"))
    return seen.code != 0 or seen.err != ""


def _finds_all(folder: Path) -> bool:
    """Whether the index of words is sound by FTS5's own check, whatever its bytes are."""
    return asked(partial(_checked, house_in(folder)), folder / "content") is True


def _checked(house: Path) -> bool:
    with closing(sqlite3.connect(house)) as db:
        try:
            db.execute("INSERT INTO person_word (person_word) VALUES ('integrity-check')")
        except sqlite3.DatabaseError:
            return False
    return True


def judge(fault: Fault, whole: Content, told: bool) -> None:
    """What is not told must be harmless: the house holds what it held."""
    if told:
        fault.note("told")
        check_repaired(fault)
        return
    try:
        now = content(fault.folder)
    except Unreadable as error:
        fault.hurts.append(Hurt("unseen", f"it can't be read: {error}"))
        return
    differing = sorted(name for name in {*whole, *now} if whole.get(name) != now.get(name))
    if not differing or (DERIVED.issuperset(differing) and _finds_all(fault.folder)):
        fault.note("harmless")
        return
    if UNSEALED.issuperset(differing):
        fault.note("in what has no seal")
        return
    name = differing[0]
    gone = set(whole.get(name, ())) - set(now.get(name, ()))
    come = set(now.get(name, ())) - set(whole.get(name, ()))
    fault.hurts.append(Hurt("unseen", f"{differing}: {gone} became {come}"[:600]))
