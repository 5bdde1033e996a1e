"""What only the trail on the disk can promise."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.house import HouseFile
from tdconsole.journal import SCHEMA, Conflict, KeptStore
from tdconsole.journal.engines import TOLD
from tdconsole.journal.kept_store import _UNDOING
from tests.journal.trails import moved, step, write, write_short_trail


@pytest.fixture
def other(house: HouseFile) -> Iterator[HouseFile]:
    """A second window on the same file."""
    opened = HouseFile.open(Path(house.path), [SCHEMA])
    yield opened
    opened.close()


@pytest.mark.parametrize("table", ["step", "event"])
@pytest.mark.parametrize("deed", ["UPDATE {} SET version = 9", "DELETE FROM {}"])
def test_what_was_written_can_be_neither_changed_nor_removed(
    house: HouseFile, table: str, deed: str
) -> None:
    store = KeptStore(house)
    written = write_short_trail(store)
    with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
        house.db.execute(deed.format(table))
    house.db.rollback()
    assert store.read("a") == written


def test_the_tables_are_strict(house: HouseFile) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER column"):
        house.db.execute("INSERT INTO event (step, kind, version, body) VALUES ('x', 'a', 1, '')")
    house.db.rollback()


def test_an_answer_outlives_the_program(house: HouseFile) -> None:
    written = write_short_trail(KeptStore(house))
    reopened = HouseFile.open(Path(house.path), [SCHEMA])
    store = KeptStore(reopened)
    assert store.read("a") == written
    assert write(store, "a", 0, step("r1", moved(1))) == written[0]
    assert len(store.read("a")) == 3
    reopened.close()


def test_one_window_sees_what_the_other_wrote(house: HouseFile, other: HouseFile) -> None:
    here, there = KeptStore(house), KeptStore(other)
    seen_here, seen_there = here.version(), there.version()
    written = write(here, "a", 0, step("r1", moved(1)))
    assert here.version() == seen_here  # it did that itself
    assert there.version() != seen_there
    assert there.read("a") == [written]
    seen_there = there.version()
    assert there.version() == seen_there


def test_two_windows_cannot_write_the_same_step(house: HouseFile, other: HouseFile) -> None:
    first = write(KeptStore(house), "a", 0, step("r1", moved(1)))
    with pytest.raises(Conflict):
        write(KeptStore(other), "a", 0, step("r2", moved(2)))
    assert write(KeptStore(other), "a", 0, step("r1", moved(1))) == first
    assert write(KeptStore(other), "a", 1, step("r2", moved(2))).no == 2


def test_what_was_not_committed_is_seen_by_nobody_else(house: HouseFile, other: HouseFile) -> None:
    here, there = KeptStore(house), KeptStore(other)
    with here.transaction():
        write(here, "a", 0, step("r1", moved(1)))
        assert there.read("a") == []
    assert len(there.read("a")) == 1


def test_a_record_is_read_from_indexes(house: HouseFile) -> None:
    """Through neither the steps nor the other facts of a tournament."""
    for question in (TOLD["sqlite"].entered, TOLD["sqlite"].recorded, _UNDOING):
        asked = ("[]",) * question.count("?")
        plan = " ".join(row[3] for row in house.rows(f"EXPLAIN QUERY PLAN {question}", asked))
        assert any(name in plan for name in ("entry_of_person", "event_recorded", "step_undoing"))
        assert "SCAN step " not in f"{plan} "
