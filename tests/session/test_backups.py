"""A rolling copy is checked before an older one goes, and nothing else in the place is touched."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tdconsole.known_errors import CopyFailsCheck, DiskFull, FileMissing, KnownError
from tdconsole.session import Backed, back_up, copies, create, open_house
from tests.gui.houses import CHECKOUT, begin
from tests.journal.forging import forge
from tests.session.floor import WallClock

HOUR = 3_600_000


def quiet(_done: int, _of: int) -> None:
    pass


@pytest.fixture
def house(tmp_path: Path) -> Path:
    with create(tmp_path / "club.house") as opened:
        begin(opened.session)
    return tmp_path / "club.house"


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    place = tmp_path / "stick"
    place.mkdir()
    return place


@pytest.fixture
def backing_up(house: Path, stick: Path, time: WallClock) -> Callable[[], Backed]:
    def make() -> Backed:
        made = back_up(house, stick, 3, quiet, time)
        time.run(HOUR // 60)
        return made

    return make


def names(place: Path) -> list[str]:
    """The copies there, without the records beside those that were looked at."""
    return sorted(one.name for one in place.iterdir() if not one.name.endswith("-heads"))


def test_only_the_last_ones_stay_and_each_passes_the_check(
    backing_up: Callable[[], Backed], house: Path, stick: Path
) -> None:
    made = [backing_up() for _ in range(5)]
    assert [len(one.removed) for one in made] == [0, 0, 0, 1, 1]
    assert names(stick) == [one.copied.path.name for one in made[2:]]
    found = copies(stick, house)
    assert [one.path for one in found] == [one.copied.path for one in reversed(made[2:])]
    assert 0 <= made[-1].at - found[0].at < 60_000
    with open_house(found[0].path) as copy:
        assert len(copy.session.tournaments()) == 1


def test_two_copies_in_one_minute_are_one(house: Path, stick: Path, time: WallClock) -> None:
    back_up(house, stick, 3, quiet, time)
    with open_house(house) as opened:
        begin(opened.session, "Side Event")
        made = back_up(house, stick, 3, quiet, time)
    assert names(stick) == [made.copied.path.name]
    assert made.copied.tournaments == 2


def test_a_house_of_the_same_name_loses_nothing(
    tmp_path: Path, stick: Path, time: WallClock, backing_up: Callable[[], Backed]
) -> None:
    other = tmp_path / "elsewhere" / "club.house"
    other.parent.mkdir()
    with create(other) as opened:
        begin(opened.session, "Other")
    theirs = back_up(other, stick, 3, quiet, time).copied.path
    ours = [backing_up() for _ in range(5)]
    assert ours[0].copied.path.name.endswith(" (2).house")
    assert names(stick) == sorted([theirs.name, *(one.copied.path.name for one in ours[2:])])


def test_a_copy_that_was_worked_on_or_is_open_stays(
    backing_up: Callable[[], Backed], stick: Path
) -> None:
    worked_on, looked_at = backing_up().copied.path, backing_up().copied.path
    with open_house(worked_on) as opened:
        begin(opened.session, "Played on the copy")
    with open_house(looked_at) as opened:
        assert opened.session.tournaments()
        for _ in range(4):
            backing_up()
        assert looked_at.exists()
    assert worked_on.exists()
    assert len(names(stick)) == 5


def test_a_hurt_house_takes_no_copy_away(
    backing_up: Callable[[], Backed], house: Path, stick: Path
) -> None:
    for _ in range(3):
        backing_up()
    before = names(stick)
    forge(house, "UPDATE step SET command = 'Else'")
    with pytest.raises(CopyFailsCheck):
        backing_up()
    assert names(stick) == before


def test_a_place_that_is_gone_is_told_and_tried_again(
    backing_up: Callable[[], Backed], house: Path, stick: Path
) -> None:
    stick.rmdir()
    with pytest.raises(FileMissing) as told:
        backing_up()
    assert told.value.path == str(stick)
    with pytest.raises(FileMissing) as told:
        copies(stick, house)
    assert (told.value.path, told.value.detail) == (str(stick), "")
    stick.mkdir()
    assert backing_up().copied.path.exists()


def test_a_stick_pulled_in_the_middle_leaves_no_half_copy(
    house: Path, stick: Path, time: WallClock
) -> None:
    def pulled(_done: int, _of: int) -> None:
        shutil.rmtree(stick, ignore_errors=True)

    with pytest.raises(KnownError) as told:
        back_up(house, stick, 3, pulled, time)
    assert Path(told.value.path).parent == stick
    assert not stick.exists()


def test_a_stick_without_links_permissions_or_synchronised_folders_will_do(
    house: Path, stick: Path, time: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impossible(*_: Any, **__: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    for name in ("link", "chmod", "symlink"):
        monkeypatch.setattr(os, name, impossible)
    made = back_up(house, stick, 3, quiet, time)
    assert names(stick) == [made.copied.path.name]


_KILLED = """
import os, signal, sys
from pathlib import Path
from tdconsole.session import back_up
def die(done, of):
    os.kill(os.getpid(), signal.SIGKILL)
back_up(Path(sys.argv[1]), Path(sys.argv[2]), 3, die)
"""


def test_a_kill_in_the_middle_leaves_nothing_under_the_name_of_a_copy(
    house: Path, stick: Path, time: WallClock
) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", _KILLED, house, stick], cwd=CHECKOUT, check=False, timeout=60
    )
    assert ended.returncode == -signal.SIGKILL
    assert copies(stick, house) == []
    assert back_up(house, stick, 3, quiet, time).copied.path.exists()


def test_what_is_written_meanwhile_waits_for_nothing(
    house: Path, stick: Path, time: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy belongs to one moment; the next step does not even notice it."""
    monkeypatch.setattr("tdconsole.house.copying.PAGES", 8)
    with open_house(house) as opened:
        opened.wait_at_most(0)

        def meanwhile(done: int, of: int) -> None:
            if done < of:
                begin(opened.session, f"Side Event {done}")

        made = back_up(house, stick, 3, meanwhile, time)
        assert made.copied.tournaments == 1
        assert len(opened.session.tournaments()) > 1


def test_a_clock_set_back_does_not_take_away_what_was_just_made(
    backing_up: Callable[[], Backed], time: WallClock
) -> None:
    for _ in range(3):
        backing_up()
    time.set(-5 * HOUR // 60)
    made = backing_up()
    assert made.copied.path.exists()
    assert made.removed == ()


def test_what_cant_be_removed_is_no_fault_of_the_copy(
    backing_up: Callable[[], Backed], stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        backing_up()

    def refused(*_: object, **__: object) -> None:
        raise PermissionError

    unlink = Path.unlink
    monkeypatch.setattr(
        Path,
        "unlink",
        lambda path, **how: refused() if path.suffix == ".house" else unlink(path, **how),
    )
    assert backing_up().removed == ()
    assert len(names(stick)) == 4


def test_a_stick_that_is_full_keeps_the_copies_that_are_there(
    backing_up: Callable[[], Backed], stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backing_up()
    before = names(stick)
    connect = sqlite3.connect

    def with_little_room(path: Any, **how: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = connect(path, **how)
        if Path(path).suffix == ".copy":
            made.execute("PRAGMA max_page_count=8")
        return made

    monkeypatch.setattr(sqlite3, "connect", with_little_room)
    with pytest.raises(DiskFull) as told:
        backing_up()
    assert Path(told.value.path).parent == stick
    assert names(stick) == before


_WRITING = """
import sys
from pathlib import Path
from tdconsole.session import open_house
from tests.gui.houses import begin
with open_house(Path(sys.argv[1])) as opened:
    print("writing", flush=True)
    for number in range(40):
        begin(opened.session, f"{sys.argv[2]} {number}")
"""


def test_two_programs_that_write_meanwhile_lose_nothing_and_hold_up_no_copy(
    house: Path, stick: Path, time: WallClock
) -> None:
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", _WRITING, house, name], cwd=CHECKOUT, stdout=subprocess.PIPE
        )
        for name in ("One", "Other")
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"writing\n"
    made = [back_up(house, stick, 12, quiet, time).copied.tournaments for _ in range(3)]
    for writer in writers:
        writer.communicate(timeout=60)
        assert writer.returncode == 0
    assert made == sorted(made)
    assert made[0] >= 1
    with open_house(house) as opened:
        assert len(opened.session.tournaments()) == 81


@pytest.mark.skipif(sys.platform == "win32", reason="no signals that end a program")
def test_one_that_is_told_to_end_puts_away_what_it_began(house: Path, stick: Path) -> None:
    program = (
        "import os, signal, sys, tdconsole.house.copying as copying\n"
        "from tdconsole.cli.main import run\n"
        "copying.mark_copy = lambda _db: os.kill(os.getpid(), signal.SIGTERM)\n"
        "sys.exit(run(sys.argv[1:]))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, "backup", house, stick],
        cwd=CHECKOUT,
        check=False,
        timeout=60,
    )
    assert ended.returncode == 130
    assert list(stick.iterdir()) == []
