"""The world's faults, and the program's own: one sentence each, and nothing lost."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdconsole import VERSION
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import created, register

READING = (
    ["show", "board"],
    ["show", "tournaments"],
    ["do"],
    ["verify"],
    ["verify-draw"],
    ["print", "seat-cards", "-o", "x.pdf"],
)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, with room for a small house and not much more."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("a disk of its own needs Linux and its administrator")
    if _mount("-t", "tmpfs", "-o", "size=600k", "tmpfs", folder) != 0:
        pytest.skip("this system lets nobody mount a disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)  # noqa: S607 -- by the system's path


def _mount(*words: str | Path) -> int:
    spelled = ["mount", *map(str, words)]
    return subprocess.run(spelled, capture_output=True, check=False).returncode


def _on(house: Path, words: list[str]) -> list[str | Path]:
    return [words[0], house, *words[1:]]


@pytest.mark.parametrize("words", READING, ids=" ".join)
@pytest.mark.parametrize(
    "holding", [b"", b"Dear all", b"SQLite format 3\x00", b"SQLite format 3\x00" + bytes(4080)]
)
def test_not_a_house(tmp_path: Path, words: list[str], holding: bytes) -> None:
    path = tmp_path / "letter.house"
    path.write_bytes(holding)
    assert typed(*_on(path, words)).refusal == "NotAHouse"
    assert path.read_bytes() == holding


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_another_programs_database(tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE song (title TEXT)")
    before = path.read_bytes()
    assert typed(*_on(path, words)).refusal == "NotAHouse"
    assert path.read_bytes() == before


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_a_file_of_a_newer_program(house: Path, words: list[str]) -> None:
    with closing(sqlite3.connect(house)) as db, db:
        db.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
            " VALUES ('journal', 'rebuys', '2030-01-01')"
        )
    before = house.read_bytes()
    said = typed(*_on(house, words))
    assert said.refusal == "NewerFile"
    assert "journal/rebuys" in said.err
    assert house.read_bytes() == before


def test_a_file_cut_short(evening: Path) -> None:
    whole = evening.read_bytes()
    evening.write_bytes(whole[: len(whole) // 4096 // 2 * 4096])
    assert typed("show", evening, "board").refusal == "DamagedFile"
    assert typed("do", evening, stdin=asked([register("Jo")])).refusal == "DamagedFile"


def test_a_place_that_is_read_only(small_disk: Path, evening: Path) -> None:
    house = Path(shutil.copy(evening, small_disk))
    before = house.read_bytes()
    assert _mount("-o", "remount,ro", small_disk) == 0
    assert typed("new", small_disk / "other.house", "--name", "X").refusal == "ReadOnlyPlace"
    assert house.read_bytes() == before


def test_paper_for_a_place_that_is_read_only(small_disk: Path, evening: Path) -> None:
    assert _mount("-o", "remount,ro", small_disk) == 0
    said = typed("print", evening, "seat-cards", "-o", small_disk / "x.pdf")
    assert said.refusal == "ReadOnlyPlace"


def test_a_full_disk_loses_nothing(small_disk: Path) -> None:
    assert _mount("-o", "remount,size=800k", small_disk) == 0
    house = created(small_disk / "club.house")
    requests = [{**register(f"Player {n} " + "x" * 80), "request": str(n)} for n in range(3000)]
    said = typed("do", house, stdin=asked(requests))
    assert said.code == 1
    assert said.err.startswith("DiskFull: ")
    acknowledged = said.answers
    assert 10 < len(acknowledged) < len(requests)
    assert all("step" in answer for answer in acknowledged)

    assert _mount("-o", "remount,size=8m", small_disk) == 0
    assert typed("verify", house).code == 0
    rows = typed("show", house, "standings", "--json").json["rows"]
    assert len(rows) == len(acknowledged)
    again = typed("do", house, stdin=asked(requests))
    assert again.code == 0
    assert again.answers[: len(acknowledged)] == acknowledged
    assert len(again.answers) == len(requests)


def test_no_room_for_a_house(small_disk: Path) -> None:
    (small_disk / "film").write_bytes(bytes(560 * 1024))
    assert typed("new", small_disk / "club.house", "--name", "Main").refusal == "DiskFull"
    assert [path.name for path in small_disk.iterdir()] == ["film"]


def test_no_room_for_paper(small_disk: Path, evening: Path) -> None:
    (small_disk / "film").write_bytes(bytes(596 * 1024))
    paper = small_disk / "x.pdf"
    assert typed("print", evening, "seat-cards", "-o", paper).refusal == "DiskFull"
    assert [path.name for path in small_disk.iterdir()] == ["film"]


def test_a_bug_is_one_sentence_and_a_report(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("chips")

    monkeypatch.setattr("tdconsole.cli.engine.show_shelf.shelf", broken)
    said = typed("show", house, "tournaments")
    assert said.code == 70
    assert said.out == ""
    (report,) = tmp_path.glob("home/**/report-*.txt")
    assert said.err == (
        "This should not have happened. What was acknowledged is on the disk. "
        f"A report is at {report}.\n"
    )
    text = report.read_text(encoding="utf-8")
    assert text.startswith(f"tdconsole {VERSION}\nTraceback")
    assert "ZeroDivisionError: chips" in text


def test_a_bug_where_no_report_can_be_written(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("chips")

    (tmp_path / "home").write_text("a file, where a folder is wanted", encoding="utf-8")
    monkeypatch.setattr("tdconsole.cli.engine.show_shelf.shelf", broken)
    said = typed("show", house, "tournaments")
    assert said.code == 70
    assert "no report of it could be written" in said.err
    assert said.err.count("\n") == 1


def test_interrupted(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tdconsole.cli.engine.show_shelf.shelf", interrupted)
    assert typed("show", house, "tournaments").code == 130
