"""What only the trail on the disk can promise."""

import sqlite3
from collections.abc import Iterator

import pytest

from tdconsole.house import House, HouseFile, Place
from tdconsole.journal import Conflict, KeptStore
from tdconsole.journal.engines import TOLD
from tdconsole.journal.kept_store import _UNDOING
from tdconsole.known_errors import DamagedFile
from tests.engines import soon
from tests.journal.houses import create, open_house
from tests.journal.trails import moved, step, write, write_short_trail


@pytest.fixture
def mine(place: Place) -> Iterator[House]:
    made = create(place)
    yield made
    made.close()


@pytest.fixture
def other(mine: House, place: Place) -> Iterator[House]:
    """A second window on the same house."""
    assert not mine.has_written
    opened = open_house(place)
    yield opened
    opened.close()


def _done_to_it(house: House, deed: str) -> None:
    with house.transaction():
        house.execute(deed)


@pytest.mark.parametrize("table", ["step", "event"])
@pytest.mark.parametrize("deed", ["UPDATE {} SET version = 9", "DELETE FROM {}"])
def test_what_was_written_can_be_neither_changed_nor_removed(
    mine: House, table: str, deed: str
) -> None:
    store = KeptStore(mine)
    written = write_short_trail(store)
    with pytest.raises(Exception, match="only ever added to"):
        _done_to_it(mine, deed.format(table))
    assert store.read("a") == written


def test_the_tables_are_strict(house: HouseFile) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER column"):
        _done_to_it(house, "INSERT INTO event (step, kind, version, body) VALUES ('x', 'a', 1, '')")


def test_an_answer_outlives_the_program(mine: House, place: Place) -> None:
    written = write_short_trail(KeptStore(mine))
    reopened = open_house(place)
    store = KeptStore(reopened)
    assert store.read("a") == written
    assert write(store, "a", 0, step("r1", moved(1))) == written[0]
    assert len(store.read("a")) == 3
    reopened.close()


def test_one_window_sees_what_the_other_wrote(mine: House, other: House) -> None:
    here, there = KeptStore(mine), KeptStore(other)
    seen_here, seen_there = here.version(), there.version()
    written = write(here, "a", 0, step("r1", moved(1)))
    assert here.version() == seen_here  # it did that itself
    assert soon(lambda: there.version() != seen_there)
    assert there.read("a") == [written]
    seen_there = there.version()
    assert there.version() == seen_there


def test_two_windows_cannot_write_the_same_step(mine: House, other: House) -> None:
    first = write(KeptStore(mine), "a", 0, step("r1", moved(1)))
    with pytest.raises(Conflict):
        write(KeptStore(other), "a", 0, step("r2", moved(2)))
    assert write(KeptStore(other), "a", 0, step("r1", moved(1))) == first
    assert write(KeptStore(other), "a", 1, step("r2", moved(2))).no == 2


def test_what_was_not_committed_is_seen_by_nobody_else(mine: House, other: House) -> None:
    here, there = KeptStore(mine), KeptStore(other)
    with here.transaction():
        write(here, "a", 0, step("r1", moved(1)))
        assert there.read("a") == []
    assert len(there.read("a")) == 1


def test_a_row_of_another_kind_is_none_of_a_servers(on_server: House) -> None:
    with pytest.raises(DamagedFile):
        _done_to_it(
            on_server, "INSERT INTO event (step, kind, version, body) VALUES ('x', 'a', 1, '')"
        )


def test_a_record_is_read_from_indexes(house: HouseFile) -> None:
    """Through neither the steps nor the other facts of a tournament."""
    for question in (TOLD["sqlite"].entered, TOLD["sqlite"].recorded, _UNDOING):
        asked = ("[]",) * question.count("?")
        plan = " ".join(row[3] for row in house.rows(f"EXPLAIN QUERY PLAN {question}", asked))
        assert any(name in plan for name in ("entry_of_person", "event_recorded", "step_undoing"))
        assert "SCAN step " not in f"{plan} "


def test_on_a_server_a_record_is_read_from_indexes(on_server: House) -> None:
    """As soon as there is more than a page of it."""
    with on_server.transaction():
        on_server.execute("SET LOCAL enable_seqscan = off")
        for question, asked in (
            (TOLD["postgres"].entered, (on_server.listed([7]),)),
            (TOLD["postgres"].recorded, (on_server.listed(["a"]), on_server.listed(["a 1"]))),
            (_UNDOING, ("a", 1)),
        ):
            plan = " ".join(
                row for (row,) in on_server.execute(f"EXPLAIN {question}", asked).fetchall()
            )
            indexes = ("entry_of_person", "event_recorded", "step_undoing")
            assert any(name in plan for name in indexes), plan
            assert "Seq Scan on step" not in plan
