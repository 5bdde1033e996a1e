"""The mark in the file of whether everybody has closed it."""

import errno
import os
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from tdconsole.house import HouseFile, copied
from tdconsole.house.ending import is_log_missing as is_log_missing_at
from tdconsole.known_errors import FileUnreadable
from tests.house.drawers import DRAWERS, count

KILLED = """
import os, signal, sys
from pathlib import Path
from tdconsole.house import HouseFile
from tests.house.drawers import DRAWERS, count
house = HouseFile.open(Path(sys.argv[1]), [DRAWERS])
count(house, "evening")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "club.house"
    HouseFile.create(path, [DRAWERS]).close()
    return path


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def is_log_missing(path: Path) -> bool:
    house = HouseFile.open(path, [DRAWERS])
    missing = house.log_missing
    house.close()
    return missing


def copy_alone(path: Path) -> Path:
    return Path(shutil.copyfile(path, path.with_name("copy.house")))


def test_a_copy_of_an_open_house_without_its_log_is_known_for_one(path: Path) -> None:
    house = HouseFile.open(path, [DRAWERS])
    assert not is_log_missing(copy_alone(path))  # nothing was written yet
    count(house, "evening")
    assert is_log_missing(copy_alone(path))
    house.close()
    assert not is_log_missing(copy_alone(path))


def test_the_mark_stays_until_the_last_has_closed_the_file(path: Path) -> None:
    house, other = HouseFile.open(path, [DRAWERS]), HouseFile.open(path, [DRAWERS])
    count(house, "evening")
    house.close()
    assert is_log_missing(copy_alone(path))
    count(other, "night")
    other.close()
    assert not is_log_missing(copy_alone(path))


def test_the_last_to_close_takes_away_the_mark_of_another(path: Path) -> None:
    house, other = HouseFile.open(path, [DRAWERS]), HouseFile.open(path, [DRAWERS])
    count(house, "evening")
    house.close()
    other.close()
    assert not is_log_missing(copy_alone(path))


@pytest.mark.skipif(sys.platform == "win32", reason="no signals that kill")
def test_after_a_kill_the_log_is_missed_only_if_it_is_gone(path: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, path], check=False)
    assert log_of(path).exists()
    kept = copy_alone(path)
    shutil.copyfile(log_of(path), log_of(kept))
    assert not is_log_missing(kept)
    log_of(path).unlink()
    assert is_log_missing(path)


def test_a_disk_that_fails_as_the_mark_is_read_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing(BytesIO):
        def read(self, _size: int | None = -1, /) -> bytes:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Path, "open", lambda *_: Failing())
    with pytest.raises(FileUnreadable) as told:
        is_log_missing_at(path)
    assert told.value.path == str(path)


def test_reading_alone_leaves_no_mark(path: Path) -> None:
    before = path.read_bytes()
    house = HouseFile.open(path, [DRAWERS])
    house.rows("SELECT * FROM drawer")
    assert copy_alone(path).read_bytes() == before
    house.close()
    assert path.read_bytes() == before


def test_a_copy_made_by_the_program_is_whole(path: Path) -> None:
    house = HouseFile.open(path, [DRAWERS])
    count(house, "evening")
    place = path.with_name("stick.house")
    with copied(path, place, lambda _done, _of: None):
        pass
    house.close()
    assert not is_log_missing(place)
