"""Together or not at all, and the disk's faults by name."""

import sqlite3
from pathlib import Path

import pytest

from tdconsole.house import Head, HouseFile
from tdconsole.known_errors import DamagedFile, DiskFull, FileBusy, FileMoved
from tests.house.drawers import DRAWERS, count, counted


def _count_a_lot(house: HouseFile) -> None:
    with house.transaction():
        count(house, "evening")
        for _ in range(100):
            count(house, "x" * 4000)


def test_a_full_disk_takes_the_transaction_back_whole(house: HouseFile) -> None:
    count(house, "morning")
    house.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    ((pages,),) = house.db.execute("PRAGMA page_count").fetchall()
    house.db.execute(f"PRAGMA max_page_count={pages + 4}").fetchall()

    with pytest.raises(DiskFull) as told:
        _count_a_lot(house)

    assert told.value.path == house.path
    assert counted(house) == ["morning"]
    count(house, "small enough")
    house.db.execute("PRAGMA max_page_count=1000000").fetchall()
    count(house, "x" * 40_000)
    assert counted(house)[:2] == ["morning", "small enough"]


def test_a_file_that_another_program_holds_is_busy(house: HouseFile, path: Path) -> None:
    house.wait_at_most(20)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(FileBusy), house.transaction():
        count(house, "never")

    other.execute("ROLLBACK")
    count(house, "evening")
    assert counted(house) == ["evening"]
    other.close()


def test_closing_folds_the_log_into_the_file(path: Path) -> None:
    house = HouseFile.create(path, [DRAWERS])
    count(house, "evening")
    house.close()

    assert list(path.parent.iterdir()) == [path]
    assert b"evening" in path.read_bytes()


def test_closing_cuts_the_log_while_another_has_the_file_open(path: Path) -> None:
    house = HouseFile.create(path, [DRAWERS])
    other = HouseFile.open(path, [DRAWERS])
    count(house, "evening")
    house.close()

    assert path.with_name("casino.house-wal").stat().st_size == 0
    assert counted(other) == ["evening"]
    other.close()


def test_what_was_erased_is_overwritten(path: Path) -> None:
    house = HouseFile.create(path, [DRAWERS])
    count(house, "a name")
    house.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    with house.transaction():
        house.db.execute("DELETE FROM drawer")
    house.close()

    assert b"a name" not in path.read_bytes()


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_written_into_a_file_that_has_lost_its_name(
    house: HouseFile, path: Path, *, replaced: bool
) -> None:
    count(house, "morning")
    away = path.with_name("away.house")
    path.rename(away)
    if replaced:
        path.write_bytes(away.read_bytes())

    with pytest.raises(FileMoved):
        count(house, "evening")

    path.unlink(missing_ok=True)
    away.rename(path)
    count(house, "night")
    assert counted(house) == ["morning", "night"]


def test_who_may_not_stand_still_waits_no_longer_than_told(house: HouseFile, path: Path) -> None:
    other = HouseFile.open(path, [DRAWERS])
    other.wait_at_most(1)
    with house.transaction(), pytest.raises(FileBusy):
        count(other, "evening")
    other.close()


def _out_of_bounds(house: HouseFile) -> None:
    with house.transaction():
        house.db.execute("INSERT INTO drawer (counted) VALUES (NULL)")


def test_an_error_of_ours_in_a_sound_file_stays_one(house: HouseFile) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        _out_of_bounds(house)


def test_the_same_error_in_damaged_tables_is_told_as_damage(path: Path) -> None:
    HouseFile.create(path, [DRAWERS]).close()
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"counted TEXT NOT NULL", b"counted TEXT not NULL"))
    house = HouseFile.open(path, [DRAWERS])
    with pytest.raises(DamagedFile):
        _out_of_bounds(house)
    house.close()


def test_a_message_about_broken_text_is_one_line(house: HouseFile, path: Path) -> None:
    with pytest.raises(DamagedFile) as told:
        house.rows('SELECT * FROM "two\nlines\x07"')
    assert told.value.path == str(path)
    assert told.value.detail.isprintable()


def test_something_is_done_between_two_tries_to_write(house: HouseFile, path: Path) -> None:
    other, waited = HouseFile.open(path, [DRAWERS]), list[float]()

    def meanwhile(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            other.db.execute("ROLLBACK")

    house.wait_at_most(10_000, meanwhile)
    other.db.execute("BEGIN IMMEDIATE")
    count(house, "morning")
    assert counted(house) == ["morning"]
    assert len(waited) == 3
    assert waited == sorted(waited)
    other.close()


def test_what_is_done_meanwhile_may_write_too_and_lands_first(house: HouseFile, path: Path) -> None:
    other, heads = HouseFile.open(path, [DRAWERS]), [Head("one", no, f"{no}" * 64) for no in (1, 2)]

    def written(text: str, head: Head) -> None:
        with house.transaction():
            count(house, text)
            house.landing(head)

    def meanwhile(_seconds: float) -> None:
        if other.db.conn.in_transaction:
            other.db.execute("ROLLBACK")
            written("meanwhile", heads[0])

    house.wait_at_most(10_000, meanwhile)
    other.db.execute("BEGIN IMMEDIATE")
    written("asked first", heads[1])
    assert counted(house) == ["meanwhile", "asked first"]
    assert house.record is not None
    assert list(house.record.read()) == heads
    other.close()


def test_a_writer_with_something_to_do_gives_up_as_well(house: HouseFile, path: Path) -> None:
    other, waited = HouseFile.open(path, [DRAWERS]), list[float]()
    house.wait_at_most(30, waited.append)
    other.db.execute("BEGIN IMMEDIATE")
    with pytest.raises(FileBusy):
        count(house, "morning")
    with pytest.raises(FileBusy):
        house.rewrite()
    assert waited
    other.db.execute("ROLLBACK")
    count(house, "evening")
    assert counted(house) == ["evening"]
    other.close()
