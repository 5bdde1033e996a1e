"""A house is made whole or not at all, and never over something else."""

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from sqlite_utils import Database

from tdconsole.house import HouseFile, Schema
from tdconsole.known_errors import FileExists, FileMissing
from tests.house.drawers import DRAWERS, count, counted


def test_a_house_is_for_its_owner_alone(house: HouseFile, path: Path) -> None:
    count(house, "evening")
    if sys.platform != "win32":
        assert path.stat().st_mode & 0o077 == 0


def test_creating_leaves_nothing_beside_the_house(path: Path) -> None:
    HouseFile.create(path, [DRAWERS]).close()

    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("there", [b"", b"a shopping list"])
def test_an_existing_file_is_not_written_over(path: Path, there: bytes) -> None:
    path.write_bytes(there)

    with pytest.raises(FileExists) as told:
        HouseFile.create(path, [DRAWERS])

    assert told.value.path == str(path)
    assert path.read_bytes() == there
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        HouseFile.create(tmp_path / "gone" / "casino.house", [DRAWERS])


def test_a_change_that_fails_leaves_nothing(path: Path) -> None:
    failing = Schema("failing")

    @failing()
    def half(db: Database) -> None:
        db.execute("CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT")
        db.execute("CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT")

    with pytest.raises(sqlite3.OperationalError):
        HouseFile.create(path, [DRAWERS, failing])

    assert list(path.parent.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no signals that kill")
def test_killed_while_creating_there_is_no_house(path: Path) -> None:
    program = """
        import os, signal, sys
        from pathlib import Path
        from tdconsole.house import HouseFile, Schema

        schema = Schema("drawers")

        @schema()
        def drawers(db):
            db.execute("CREATE TABLE drawer (id INTEGER PRIMARY KEY, counted TEXT) STRICT")
            os.kill(os.getpid(), signal.SIGKILL)

        HouseFile.create(Path(sys.argv[1]), [schema])
    """
    ended = subprocess.run([sys.executable, "-c", dedent(program), str(path)], check=False)

    assert ended.returncode == -signal.SIGKILL
    assert not path.exists()
    HouseFile.create(path, [DRAWERS]).close()
    HouseFile.open(path, [DRAWERS]).close()


@pytest.mark.skipif(sys.platform == "win32", reason="no signals that kill")
def test_killed_in_a_transaction_what_was_acknowledged_stays(path: Path) -> None:
    HouseFile.create(path, [DRAWERS]).close()
    program = """
        import os, signal, sys
        from pathlib import Path
        from tdconsole.house import HouseFile
        from tests.house.drawers import DRAWERS, count

        house = HouseFile.open(Path(sys.argv[1]), [DRAWERS])
        count(house, "acknowledged")
        with house.transaction():
            count(house, "not yet")
            os.kill(os.getpid(), signal.SIGKILL)
    """
    ended = subprocess.run(
        [sys.executable, "-c", dedent(program), str(path)],
        check=False,
        cwd=Path(__file__).parents[2],
    )

    assert ended.returncode == -signal.SIGKILL
    opened = HouseFile.open(path, [DRAWERS])
    assert counted(opened) == ["acknowledged"]
    opened.close()


def test_a_house_of_an_earlier_version_gets_the_new_tables(path: Path) -> None:
    earlier = Schema("earlier")
    earlier(name="nothing")(lambda _: None)
    HouseFile.create(path, [earlier]).close()

    opened = HouseFile.open(path, [earlier, DRAWERS])
    count(opened, "evening")
    assert counted(opened) == ["evening"]
    opened.close()


def test_a_house_in_memory_needs_no_file() -> None:
    house = HouseFile.in_memory([DRAWERS])
    count(house, "evening")
    assert counted(house) == ["evening"]
    house.close()
