"""People, staff, notes and furniture of a hurt house, as far as they can be read.

No seal holds them together, so every row that is whole is taken over; a note has to be what was
written with its step.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, cast

from msgspec import MsgspecError, json

from tdconsole.club.engines.file import BY_FAMILY, CHANGED
from tdconsole.club.engines.guessing import OTHER_NAMES, guess_all
from tdconsole.club.furniture import BRAND_BEGINS, Room
from tdconsole.club.notes import is_as_written
from tdconsole.club.person import ROWS, key, person_of
from tdconsole.domain.chip_sets import ChipSet
from tdconsole.house import HouseFile, HurtFile
from tdconsole.house.hurt_file import Row
from tdconsole.house.records import Value
from tdconsole.projections.engine.mended import TableLost

_FURNITURE: Final = ("chip_set", "room", "template", "brand")
_KEYED: Final = "UPDATE person SET name = ?, folded = ? WHERE id = ?"
_FAMILY_AT: Final = 13
"""The columns of a person from before there were family names."""
_NUMBERED: Final = "UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1"
_NUMBERED_FIRST: Final = """
    INSERT INTO sqlite_sequence (name, seq)
    SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
"""

Test = Callable[[Value], bool]


def _row_number(value: Value) -> bool:
    """Whether it is empty: SQLite keeps the number of a row apart from its values."""
    return value is None


def _text(value: Value) -> bool:
    return isinstance(value, str)


def _maybe_text(value: Value) -> bool:
    return isinstance(value, str | None)


def _number(value: Value) -> bool:
    return isinstance(value, int)


def _maybe_number(value: Value) -> bool:
    return isinstance(value, int | None)


def _bytes(value: Value) -> bool:
    return isinstance(value, bytes)


def _maybe_bytes(value: Value) -> bool:
    return isinstance(value, bytes | None)


class _Table(NamedTuple):
    """A table by what its columns hold; an earlier row may end before those added later."""

    columns: Mapping[str, Test]
    least: int
    listed_by: str | None = None
    """An index with an entry for each row."""

    def fits(self, values: tuple[Value, ...]) -> bool:
        if not self.least <= len(values) <= len(self.columns):
            return False
        tests = self.columns.values()
        return all(test(value) for test, value in zip(tests, values, strict=False))


_TABLES: Final = {
    "person": _Table(
        {
            "id": _row_number,
            "name": _text,
            "country": _maybe_text,
            "member_no": _maybe_text,
            "nickname": _maybe_text,
            "folded": _text,
            "born": _maybe_text,
            "email": _maybe_text,
            "phone": _maybe_text,
            "notes": _maybe_text,
            "document_checked_on": _maybe_number,
            "document_checked_by": _maybe_number,
            "consent": _number,
            "family": _text,
            "family_guessed": _number,
        },
        least=6,
        listed_by="person_family",
    ),
    "staff": _Table(
        {
            "id": _row_number,
            "name": _text,
            "folded": _text,
            "place": _number,
            "retired": _number,
            "salt": _maybe_bytes,
        },
        least=3,
        listed_by="sqlite_autoindex_staff_1",
    ),
    "note": _Table(
        {"id": _text, "text": _text, "salt": _maybe_bytes},
        least=2,
        listed_by="sqlite_autoindex_note_1",
    ),
    "alias": _Table(
        {"gone": _row_number, "person": _number, "name": _maybe_text},
        least=3,
        listed_by="alias_person",
    ),
    "merge": _Table(
        {"id": _row_number, "gone": _number, "person": _number, "at": _number, "by": _maybe_number},
        least=5,
    ),
    "pin": _Table(
        {
            "staff": _row_number,
            "salt": _bytes,
            "key": _bytes,
            "wrong": _number,
            "tried": _maybe_text,
        },
        least=5,
    ),
    "device": _Table(
        {
            "id": _row_number,
            "name": _text,
            "code_hash": _maybe_bytes,
            "code_until": _maybe_number,
            "token_hash": _maybe_bytes,
        },
        least=5,
    ),
    "elsewhere": _Table(
        {"id": _row_number, "person": _number, "program": _text, "key": _text},
        least=4,
        listed_by="sqlite_autoindex_elsewhere_1",
    ),
    "apart": _Table({"one": _number, "other": _number, "reason": _text}, least=3),
}


class _Saving:
    def __init__(self, house: HouseFile) -> None:
        self._execute = house.execute
        self.saved: dict[str, set[int | None]] = {name: set() for name in _TABLES}
        self.refused = dict.fromkeys(_TABLES, 0)
        self.highest = dict[str, int]()
        self.is_early = False

    def take(self, row: Row) -> None:
        values = row.values
        if len(values) == 2 and values[0] in {"person", "staff"} and isinstance(values[1], int):
            self._count(values[0], values[1])
        if len(values) == 3 and row.number is None and isinstance(values[2], bytes):
            self._take_furniture(values)
        for name, table in _TABLES.items():
            if (row.number is None) == (name == "apart") and table.fits(values):
                self._take_row(name, table, row)
                return

    def _take_row(self, name: str, table: _Table, row: Row) -> None:
        values = [
            row.number if test is _row_number else value
            for test, value in zip(table.columns.values(), row.values, strict=False)
        ]
        if name == "note" and not is_as_written(*_note(row.values)):
            return
        self.is_early |= name == "person" and len(values) <= _FAMILY_AT
        if name in {"person", "staff"}:
            self._count(name, cast("int", row.number))
        if self._insert(name, dict(zip(table.columns, values, strict=False))):
            self.saved[name].add(row.number)

    def _take_furniture(self, values: tuple[Value, ...]) -> None:
        folded, name, body = values
        if isinstance(folded, str) and isinstance(name, str) and isinstance(body, bytes):
            kept = {"folded": folded, "name": name, "body": body}
            self._insert(_kind_of(body), kept)

    def _insert(self, table: str, values: Mapping[str, Any]) -> bool:
        """Whether it went in: of two rows under one number the first is kept."""
        columns, marks = ", ".join(values), ", ".join("?" * len(values))
        sql = f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({marks})"  # noqa: S608 -- our own names
        return self._execute(sql, tuple(values.values())).rowcount > 0

    def _count(self, table: str, number: int) -> None:
        self.highest[table] = max(number, self.highest.get(table, 0))


def save_club(file: HurtFile, house: HouseFile, least: Mapping[str, int]) -> tuple[TableLost, ...]:
    """Take it all over into a new house; no number that the trail names is given out again."""
    with house.transaction():
        saving = _Saving(house)
        for row in file.rows():
            saving.take(row)
        for table in ("person", "staff"):
            highest = max(least.get(table, 0), saving.highest.get(table, 0))
            house.execute(_NUMBERED_FIRST, (table, highest))
            house.execute(_NUMBERED, (table, highest))
        if saving.is_early:
            guess_all(house.db, BY_FAMILY, CHANGED)
        _key_again(house)
    return tuple(_lost(file, saving))


def _key_again(house: HouseFile) -> None:
    """Let everybody be found by the name that was saved: in the hurt file the key may be hurt."""
    other_names = defaultdict[int, list[str]](list)
    for number, name in house.rows(OTHER_NAMES):
        other_names[number].append(name)
    keys: dict[int, str] = dict(house.rows("SELECT id, folded FROM person"))
    for person in map(person_of, house.rows(ROWS)):
        words = key(person, other_names.get(person.id, ()))
        if words != keys[person.id]:
            house.execute(_KEYED, (person.name, words, person.id))


def _lost(file: HurtFile, saving: _Saving) -> Iterator[TableLost]:
    for name, table in _TABLES.items():
        entries = None if table.listed_by is None else file.entries(table.listed_by)
        rows = () if entries is None else entries.values
        there = {number for *_key, number in rows if isinstance(number, int)}
        lost = len(there - saving.saved[name])
        is_known = entries is not None and entries.whole
        if lost or not (is_known or file.is_whole(name)):
            yield TableLost(table=name, rows=lost if is_known else None)
    for name in _FURNITURE:
        if not file.is_whole(name):
            yield TableLost(table=name, rows=None)


def _note(values: tuple[Value, ...]) -> tuple[str, str, bytes | None]:
    note, text, *salt = values
    return cast("str", note), cast("str", text), cast("bytes | None", salt[0] if salt else None)


def _kind_of(body: bytes) -> str:
    """The table that a body belongs to: all but a template can be told."""
    if body.startswith(BRAND_BEGINS):
        return "brand"
    for table, kind in (("room", Room), ("chip_set", ChipSet)):
        try:
            json.decode(body, type=kind)
        except MsgspecError:
            continue
        return table
    return "template"
