"""A house is looked at without a trace: whatever state it is in, and whatever others do meanwhile."""

import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest
from sqlite_utils import Database

from tdconsole.house import HouseFile, LookedAt, Schema
from tdconsole.house.reading import read_only
from tdconsole.known_errors import (
    DamagedFile,
    FileBusy,
    HouseMissing,
    KnownError,
    NewerFile,
    OnlyLookedAt,
)
from tests.house.drawers import DRAWERS, count, counted, drawers

Trace = dict[str, tuple[bytes, int]]

WRITER = """
    import sys
    from pathlib import Path
    from tdconsole.house import HouseFile
    from tests.house.drawers import DRAWERS, count

    house = HouseFile.open(Path(sys.argv[1]), [DRAWERS])
    print("open", flush=True)
    for line in sys.stdin:
        if line == "close\\n":
            house.close()
        else:
            count(house, line.strip())
        print("done", flush=True)
"""


def trace(folder: Path) -> Trace:
    """The names, bytes and times of everything in a folder."""
    return {one.name: (one.read_bytes(), one.stat().st_mtime_ns) for one in folder.iterdir()}


class Writer:
    """Another program that has the house open."""

    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", dedent(WRITER), str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._heard()

    def says(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        self._heard()

    def _heard(self) -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline()

    def is_killed(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def ends(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self._end()

    def _end(self) -> None:
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    writer = Writer(path)
    try:
        yield writer
    finally:
        writer.ends()


@contextmanager
def looked_at(path: Path, *schemas: Schema) -> Iterator[LookedAt]:
    house = LookedAt.look(path, schemas or [DRAWERS])
    try:
        yield house
    finally:
        house.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "club"
    folder.mkdir()
    return folder / "casino.house"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which this user's temporary files are made."""
    folder = tmp_path / "own"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def holding(path: Path) -> Path:
    house = HouseFile.create(path, [DRAWERS])
    count(house, "first")
    house.close()
    return path


@pytest.fixture
def left(path: Path) -> Path:
    """A house whose last steps are in its log: the program was killed."""
    HouseFile.create(path, [DRAWERS]).close()
    writer = Writer(path)
    writer.says("first")
    writer.is_killed()
    return path


def test_a_closed_house_is_looked_at_without_a_trace(holding: Path) -> None:
    before = trace(holding.parent)
    with looked_at(holding) as house:
        assert counted(house) == ["first"]
        assert trace(holding.parent) == before
    assert trace(holding.parent) == before


@pytest.mark.skipif(sys.platform == "win32", reason="no signals that kill")
def test_the_steps_in_a_log_are_seen_and_stay_there(left: Path, own: Path) -> None:
    before = trace(left.parent)
    assert before["casino.house-wal"][0]
    with looked_at(left) as house:
        assert counted(house) == ["first"]
        assert list(own.iterdir()) == []
    assert trace(left.parent) == before


def test_without_room_for_its_log_it_is_told(left: Path, own: Path) -> None:
    own.rmdir()
    with pytest.raises(KnownError):
        LookedAt.look(left, [DRAWERS])


def test_a_house_of_an_earlier_version_is_looked_at_as_it_would_be_now(holding: Path) -> None:
    later = Schema("drawers")
    later(name="drawers")(drawers)

    @later()
    def with_a_till(db: Database) -> None:
        db.execute("ALTER TABLE drawer ADD COLUMN till TEXT NOT NULL DEFAULT 'bar'")

    before = trace(holding.parent)
    with looked_at(holding, later) as house:
        assert house.rows("SELECT counted, till FROM drawer") == [("first", "bar")]
    assert trace(holding.parent) == before
    with writing(holding) as writer, looked_at(holding, later) as house:
        writer.says("second")
        house.version()
        assert house.rows("SELECT counted, till FROM drawer")[1:] == [("second", "bar")]


def test_a_house_of_a_later_version_is_not_looked_at(holding: Path) -> None:
    before = trace(holding.parent)
    with pytest.raises(NewerFile):
        LookedAt.look(holding, [Schema("others")])
    assert trace(holding.parent) == before


def test_what_is_no_house_is_not_looked_at(path: Path) -> None:
    with pytest.raises(HouseMissing):
        LookedAt.look(path, [DRAWERS])
    assert trace(path.parent) == {}


def test_nothing_can_be_written(holding: Path) -> None:
    before = trace(holding.parent)
    with looked_at(holding) as house:
        with pytest.raises(OnlyLookedAt):
            count(house, "second")
        with pytest.raises(OnlyLookedAt):
            house.rewrite()
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            house.db.execute("DELETE FROM drawer")
    with writing(holding), looked_at(holding) as house:
        with pytest.raises(OnlyLookedAt):
            house.rewrite()
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            house.db.execute("DELETE FROM drawer")
    assert {name: one[0] for name, one in trace(holding.parent).items()} == {
        name: one[0] for name, one in before.items()
    }


def test_the_steps_of_a_program_that_has_it_open_are_followed(holding: Path) -> None:
    with writing(holding) as writer:
        before = trace(holding.parent)
        with looked_at(holding) as house:
            version = house.version()
            assert trace(holding.parent) == before
            writer.says("second")
            assert house.version() != version
            before = trace(holding.parent)
            assert counted(house) == ["first", "second"]
            assert trace(holding.parent) == before
            writer.says("close")
            assert counted(house) == ["first", "second"]
            before = trace(holding.parent)
        assert trace(holding.parent) == before
    with looked_at(holding) as house:
        assert counted(house) == ["first", "second"]


READER = """
    import fcntl, os, sys
    from pathlib import Path
    from tdconsole.house import LookedAt
    from tests.house.drawers import DRAWERS, counted

    if os.geteuid() == 0:
        os.setgroups([])
        os.setresgid(65534, 65534, 65534)
        os.setresuid(65534, 65534, 65534)
    house = LookedAt.look(Path(sys.argv[1]), [DRAWERS])
    print(*counted(house), flush=True)
    sys.stdin.readline()
    house.version()
    print(*counted(house), flush=True)
    house.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another thing there")
def test_the_open_house_of_another_owner_is_followed(holding: Path) -> None:
    """A test gives up its rights: it may read the folder, and write nothing in it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = Path(shutil.copy(holding, folder))
        with writing(path) as writer:
            for one in folder.iterdir():
                one.chmod(0o444)
            folder.chmod(0o555)
            before = trace(folder)
            reader = subprocess.Popen(
                [sys.executable, "-c", dedent(READER), str(path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            with reader:
                assert reader.stdin is not None
                assert reader.stdout is not None
                assert reader.stdout.readline() == "first\n"
                assert trace(folder) == before
                writer.says("second")
                before = trace(folder)
                reader.stdin.write("\n")
                reader.stdin.flush()
                assert reader.stdout.readline() == "first second\n"
            assert trace(folder) == before
            folder.chmod(0o755)


def test_a_program_that_opens_it_later_is_followed(holding: Path) -> None:
    with looked_at(holding) as house:
        version = house.version()
        assert house.version() == version
        with writing(holding) as writer:
            writer.says("second")
            assert house.version() != version
            assert counted(house) == ["first", "second"]
            version = house.version()
            writer.says("third")
            assert house.version() != version
            assert counted(house) == ["first", "second", "third"]
            writer.says("close")
        house.version()
        assert counted(house) == ["first", "second", "third"]


@pytest.mark.skipif(sys.platform == "win32", reason="no signals that kill")
def test_after_the_program_was_killed_it_is_looked_at_on(holding: Path) -> None:
    writer = Writer(holding)
    with looked_at(holding) as house:
        writer.says("second")
        writer.is_killed()
        house.version()
        assert counted(house) == ["first", "second"]
        before = trace(holding.parent)
        with looked_at(holding) as another:
            assert counted(another) == ["first", "second"]
        assert trace(holding.parent) == before


def test_another_file_under_its_name_is_seen(holding: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.house"
    made = HouseFile.create(other, [DRAWERS])
    count(made, "another house")
    made.close()
    with looked_at(holding) as house:
        version = house.version()
        other.replace(holding)
        assert house.version() != version
        assert counted(house) == ["another house"]
        holding.unlink()
        with pytest.raises(HouseMissing):
            house.version()
        assert counted(house) == ["another house"]


def test_what_is_read_while_somebody_writes_is_of_one_moment(holding: Path) -> None:
    """A closed house that is opened and written to while it is copied is copied again."""

    def written_to() -> None:
        with read_only(holding) as reading:
            assert reading.execute("SELECT counted FROM drawer").fetchall() == [("first",)]
            with writing(holding) as writer:
                writer.says("second")

    with pytest.raises(FileBusy):
        written_to()


def test_a_damaged_house_is_told(holding: Path) -> None:
    holding.write_bytes(holding.read_bytes()[:8192])
    before = trace(holding.parent)
    with pytest.raises(DamagedFile), looked_at(holding) as house:
        house.rows("SELECT * FROM drawer")
    assert trace(holding.parent) == before
