"""What is no house, or not for this program, is told and stays as it was."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from tdconsole.house import HouseFile
from tdconsole.known_errors import (
    DamagedFile,
    FileUnreadable,
    HouseMissing,
    NewerFile,
    NotAHouse,
    ReadOnlyPlace,
)
from tests.house.drawers import DRAWERS, count

AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
NOBODY = 65534


def test_a_missing_file(path: Path) -> None:
    with pytest.raises(HouseMissing) as told:
        HouseFile.open(path, [DRAWERS])

    assert told.value.path == str(path)
    assert list(path.parent.iterdir()) == []


def test_a_link_to_itself_is_unreadable(tmp_path: Path) -> None:
    loop = tmp_path / "loop.house"
    loop.symlink_to("loop.house")
    with pytest.raises(FileUnreadable, match=r"loop\.house"):
        HouseFile.open(loop, [DRAWERS])


def test_a_folder_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable):
        HouseFile.open(tmp_path, [DRAWERS])


@pytest.mark.parametrize(
    "content", [b"", b"a shopping list", b"x" * 5000, b"SQLite format 3\x00", b"SQLite format 3"]
)
def test_a_file_that_is_no_house(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    with pytest.raises(NotAHouse):
        HouseFile.open(path, [DRAWERS])

    assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


def test_a_database_of_another_program(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmark (url TEXT)")
    other.commit()
    other.close()
    before = path.read_bytes()

    with pytest.raises(NotAHouse):
        HouseFile.open(path, [DRAWERS])

    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("change", [("drawers", "drawers_in_two"), ("robots", "robots")])
def test_a_newer_file_is_left_alone(path: Path, change: tuple[str, str]) -> None:
    HouseFile.create(path, [DRAWERS]).close()
    newer = sqlite3.connect(path)
    newer.execute(
        "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES (?, ?, '')",
        change,
    )
    newer.commit()
    newer.close()
    before = path.read_bytes()

    with pytest.raises(NewerFile) as told:
        HouseFile.open(path, [DRAWERS])

    assert told.value.detail == "/".join(change)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def _read_through(path: Path) -> None:
    opened = HouseFile.open(path, [DRAWERS])
    try:
        with opened.transaction():
            opened.db.execute("SELECT sum(length(counted)) FROM drawer").fetchall()
    finally:
        opened.close()


def test_a_damaged_file(path: Path) -> None:
    house = HouseFile.create(path, [DRAWERS])
    with house.transaction():
        for _ in range(2000):
            count(house, "x" * 100)
    house.close()
    whole = path.read_bytes()
    middle = len(whole) // 2
    path.write_bytes(whole[:middle] + b"\xa5" * 16_384 + whole[middle + 16_384 :])

    with pytest.raises(DamagedFile):
        _read_through(path)


def test_a_file_cut_short_is_damaged(path: Path) -> None:
    house = HouseFile.create(path, [DRAWERS])
    with house.transaction():
        for _ in range(2000):
            count(house, "x" * 100)
    house.close()
    path.write_bytes(path.read_bytes()[:8192])

    with pytest.raises(DamagedFile):
        _read_through(path)


@pytest.fixture
def read_only_folder(tmp_path: Path) -> Iterator[Path]:
    """Permissions do not bind root, but nobody makes files in /sys."""
    if not AS_ROOT and sys.platform != "win32":
        tmp_path.chmod(0o500)
        yield tmp_path
        tmp_path.chmod(0o700)
    elif Path("/sys/kernel").is_dir():
        yield Path("/sys")
    else:
        pytest.skip("no place here that is read-only for this user")


def test_no_house_is_made_in_a_read_only_place(read_only_folder: Path) -> None:
    with pytest.raises(ReadOnlyPlace) as told:
        HouseFile.create(read_only_folder / "x.house", [DRAWERS])

    assert told.value.path == str(read_only_folder / "x.house")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another thing there")
@pytest.mark.parametrize(("folder", "file"), [(0o555, 0o666), (0o777, 0o444)])
def test_a_house_in_a_read_only_place_is_left_alone(folder: int, file: int) -> None:
    place = Path(tempfile.mkdtemp())
    path = place / "casino.house"
    HouseFile.create(path, [DRAWERS]).close()
    before = path.read_bytes()
    path.chmod(file)
    place.chmod(folder)
    program = """
        import os, sys
        from pathlib import Path
        from tdconsole.house import HouseFile, Schema
        from tdconsole.known_errors import ReadOnlyPlace

        if os.geteuid() == 0:
            os.setgroups([])
            os.setresgid(int(sys.argv[2]), int(sys.argv[2]), int(sys.argv[2]))
            os.setresuid(int(sys.argv[2]), int(sys.argv[2]), int(sys.argv[2]))
        try:
            HouseFile.open(Path(sys.argv[1]), [Schema("drawers")])
        except ReadOnlyPlace:
            sys.exit(7)
    """
    try:
        ended = subprocess.run(
            [sys.executable, "-c", dedent(program), str(path), str(NOBODY)], check=False
        )
        assert ended.returncode == 7
        assert path.read_bytes() == before
        assert list(place.iterdir()) == [path]
    finally:
        place.chmod(0o700)
        shutil.rmtree(place)
