"""Nothing is acknowledged that goes into a log, or under a name, that nobody finds again."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tdconsole.house import HouseFile, copied
from tdconsole.known_errors import FileExists, HouseInUse, LogGone, OpenElsewhere, TwoNames
from tdconsole.plain_files import check_replaceable, contents
from tests.house.drawers import DRAWERS, count, counted

OPENED = """
import sys
from pathlib import Path
from tdconsole.house import HouseFile
from tests.house.drawers import DRAWERS
house = HouseFile.open(Path(sys.argv[1]), [DRAWERS])
print(flush=True)
sys.stdin.read()
house.close()
"""


def alone(path: Path) -> list[str]:
    """What the house file holds without its log, as after a kill of every program."""
    copy = shutil.copyfile(path, path.with_name("copy.db"))
    with closing(sqlite3.connect(copy)) as db:
        return [row[0] for row in db.execute("SELECT counted FROM drawer ORDER BY id")]


@contextmanager
def other_process(path: Path) -> Iterator[None]:
    with subprocess.Popen(
        [sys.executable, "-c", OPENED, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield
        process.communicate()
    assert process.returncode == 0


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def gone(log: Path) -> None:
    log.unlink()


def another(log: Path) -> None:
    log.unlink()
    log.touch()


@pytest.mark.parametrize("tail", ["-wal", "-shm"])
@pytest.mark.parametrize("hurt", [gone, another])
def test_nothing_is_acknowledged_without_the_log(
    house: HouseFile, path: Path, tail: str, hurt: Callable[[Path], None]
) -> None:
    count(house, "morning")
    hurt(path.with_name(path.name + tail))

    for _ in range(2):
        with pytest.raises(LogGone):
            count(house, "evening")

    if (tail, hurt) != ("-wal", another):
        assert alone(path) == ["morning"]


def test_a_log_that_goes_while_a_gesture_is_written(house: HouseFile, path: Path) -> None:
    count(house, "morning")
    house.db.conn.create_function("cleaned", 0, log_of(path).unlink)
    with pytest.raises(LogGone), house.transaction():
        house.db.execute("INSERT INTO drawer (counted) SELECT 'evening' WHERE cleaned() IS NULL")

    assert alone(path) == ["morning", "evening"]


def test_a_log_by_another_program_is_not_written_over(house: HouseFile, path: Path) -> None:
    count(house, "morning")
    another(log_of(path))
    log_of(path).write_bytes(b"another's")
    with pytest.raises(LogGone):
        count(house, "evening")

    assert log_of(path).read_bytes() == b"another's"


def test_a_house_opened_through_a_link_has_its_log_where_the_link_leads(path: Path) -> None:
    HouseFile.create(path, [DRAWERS]).close()
    (path.parent / "desk").mkdir()
    link = path.parent / "desk" / "linked.house"
    link.symlink_to(path)
    with closing(HouseFile.open(link, [DRAWERS])) as house:
        count(house, "morning")
        assert log_of(path).exists()
        log_of(path).unlink()
        with pytest.raises(LogGone):
            count(house, "evening")


def test_a_second_name_is_refused_at_opening(path: Path) -> None:
    HouseFile.create(path, [DRAWERS]).close()
    path.with_name("twin.house").hardlink_to(path)
    for name in (path, path.with_name("twin.house")):
        with pytest.raises(TwoNames):
            HouseFile.open(name, [DRAWERS])


def test_a_second_name_is_refused_at_writing(house: HouseFile, path: Path) -> None:
    twin = path.with_name("twin.house")
    twin.hardlink_to(path)
    with pytest.raises(TwoNames):
        count(house, "morning")

    twin.unlink()
    count(house, "evening")
    assert counted(house) == ["evening"]


@pytest.mark.skipif(sys.platform == "win32", reason="a log in use can't be moved there")
def test_a_house_open_elsewhere_without_its_log_is_refused(path: Path) -> None:
    HouseFile.create(path, [DRAWERS]).close()
    with other_process(path):
        away = log_of(path).rename(path.with_name("away"))
        with pytest.raises(OpenElsewhere):
            HouseFile.open(path, [DRAWERS])
        away.rename(log_of(path))
        HouseFile.open(path, [DRAWERS]).close()


def test_copying_an_open_house_keeps_its_log(house: HouseFile, path: Path) -> None:
    count(house, "morning")
    with copied(path, path.with_name("stick.house"), lambda _done, _of: None):
        pass
    with other_process(path):
        pass

    assert log_of(path).exists()
    count(house, "evening")
    assert counted(house) == ["morning", "evening"]


def test_an_open_house_chosen_as_another_file_is_refused_and_keeps_its_log(
    house: HouseFile, path: Path
) -> None:
    count(house, "morning")
    with pytest.raises(HouseInUse):
        contents(path, most=1000)
    with pytest.raises(FileExists):
        check_replaceable(path)
    with other_process(path):
        pass

    count(house, "evening")
    assert counted(house) == ["morning", "evening"]


def test_the_name_under_which_a_house_was_made_is_taken_away_though_the_making_was_interrupted(
    path: Path,
) -> None:
    """Between giving the house its name and taking away the first one, the power failed."""
    HouseFile.create(path, [DRAWERS]).close()
    first = path.with_name(".0123456789abcdef.new")
    first.hardlink_to(path)
    other = path.with_name(".other.new")
    other.write_bytes(b"something else")
    HouseFile.open(path, [DRAWERS]).close()
    assert not first.exists()
    assert other.exists()
