"""A house is made anew from a copy; what is in its place is kept, and what is missing is said."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.events.draw import DrawCommitted
from tdconsole.domain.language.rejections.staff import WhoActs
from tdconsole.house import Record
from tdconsole.known_errors import (
    CopyFailsCheck,
    CopyOntoItself,
    DiskFull,
    FileMissing,
    HouseInUse,
    KnownError,
    LinkNamed,
    NotAHouse,
    StillWhole,
)
from tdconsole.projections.engine.mended import Restored, TrailBack
from tdconsole.session import copy_house, create, open_house
from tdconsole.session.checking import check
from tdconsole.session.mending import restore
from tests.gui.houses import CHECKOUT
from tests.journal.forging import forge
from tests.session.floor import Desk, WallClock
from tests.session.staffed import staffed


def quiet(_done: int, _of: int) -> None:
    pass


@pytest.fixture
def played(file: Path, time: WallClock) -> Path:
    """Two tournaments; in the first three sit at a table."""
    with create(file, time) as opened:
        Desk(opened.session).seat_and_start(3)
        Desk(opened.session)
    return file


@pytest.fixture
def copy(played: Path, tmp_path: Path, time: WallClock) -> Path:
    """A copy of it, after which two more enter the first and draw seats."""
    stick = tmp_path / "stick"
    stick.mkdir()
    made = copy_house(played, stick / "club 21.15.house", quiet, time).path
    with open_house(played, time) as opened:
        desk = Desk(opened.session, opened.session.tournaments()[0])
        desk.register(2)
        desk.do(DrawSeats())
    return made


Restoring = Callable[[], Restored]


@pytest.fixture
def restoring(played: Path, copy: Path, time: WallClock) -> Restoring:
    def run() -> Restored:
        before = copy.read_bytes()
        made = restore(copy, played, "Restored", time=time)
        assert copy.read_bytes() == before
        return made

    return run


def hurt(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 4096)


def sound(path: Path) -> bool:
    with open_house(path) as opened:
        return not opened.lost and list(check(opened)) == []


def test_the_hurt_house_is_kept_and_what_was_lost_is_said_once(
    restoring: Restoring, played: Path, copy: Path
) -> None:
    hurt(played)
    before, record = played.read_bytes(), Record(str(played)).text()
    made = restoring()
    assert made.path == str(played)
    assert made.aside is not None
    aside = Path(made.aside)
    assert aside.name.startswith("club (hurt 2026-")
    assert aside.read_bytes() == before
    assert Record(made.aside).text() == record
    assert [(one.steps, one.lost) for one in made.trails] == [(6, 3), (1, 0)]
    assert made.written is not None
    assert sound(played)
    assert sound(played)
    assert sound(copy)


def test_every_tournament_that_goes_on_has_a_new_commitment(
    restoring: Restoring, played: Path, time: WallClock
) -> None:
    """The lost house opened the next link already: seats drawn with it could be known before."""
    with open_house(played, time) as opened:
        (first, second) = opened.session.tournaments()
        used = opened.session.timeline(first).issued.published
    hurt(played)
    made = restoring()
    assert [one.renewed for one in made.trails] == [True, True]
    with open_house(played, time) as opened:
        for number in (first, second):
            timeline = opened.session.timeline(number)
            assert timeline.issued.chain == 2
            assert timeline.steps[-1].command == "RenewCommitment"
            (event,) = timeline.steps[-1].events
            assert isinstance(event, DrawCommitted)
            assert event.reason is not None
            assert opened.session.club.notes.read(event.reason) == "Restored"
        desk = Desk(opened.session, first)
        desk.register(2)
        desk.do(DrawSeats())
        assert opened.session.timeline(first).issued.published != used
        assert list(check(opened)) == []


def test_a_tournament_that_the_copy_knows_nothing_of_is_named(
    restoring: Restoring, played: Path, time: WallClock
) -> None:
    with open_house(played, time) as opened:
        Desk(opened.session).register(3)
    hurt(played)
    gone = restoring().trails[-1]
    assert (gone.name, gone.steps, gone.lost, gone.renewed) == (None, 0, 4, False)


def test_beside_the_hurt_house_it_takes_another_name(
    played: Path, copy: Path, tmp_path: Path
) -> None:
    with open_house(played):
        made = restore(copy, tmp_path / "new.house", "Restored", lost=played)
    assert made.aside is None
    assert [one.lost for one in made.trails] == [3, 0]
    assert sound(tmp_path / "new.house")


def test_a_whole_house_stays_unless_it_is_to_go(
    restoring: Restoring, played: Path, copy: Path
) -> None:
    before = played.read_bytes()
    with pytest.raises(StillWhole):
        restoring()
    assert played.read_bytes() == before
    made = restore(copy, played, "Restored", instead=True)
    assert made.aside is not None
    assert sound(Path(made.aside))
    assert sound(played)


def test_a_house_whose_end_is_lost_gives_way(restoring: Restoring, played: Path) -> None:
    forge(played, "DELETE FROM event WHERE step > 5", "DELETE FROM step WHERE id > 5")
    assert restoring().aside is not None


def test_a_house_of_which_nothing_is_left_gives_way(restoring: Restoring, played: Path) -> None:
    played.write_bytes(b"")
    made = restoring()
    assert [one.lost for one in made.trails] == [3, 0]
    assert sound(played)


def test_a_house_that_is_gone_comes_back(restoring: Restoring, played: Path) -> None:
    played.unlink()
    made = restoring()
    assert made.aside is None
    assert [one.lost for one in made.trails] == [3, 0]
    assert sound(played)


def test_the_log_of_the_hurt_house_goes_with_it(restoring: Restoring, played: Path) -> None:
    hurt(played)
    log = played.with_name("club.house-wal")
    log.write_bytes(b"the log of the hurt house")
    made = restoring()
    assert not log.exists()
    assert Path(f"{made.aside}-wal").read_bytes() == b"the log of the hurt house"


def test_twice_in_one_minute_both_are_kept(restoring: Restoring, played: Path) -> None:
    hurt(played)
    first = restoring()
    hurt(played)
    second = restoring()
    assert first.aside != second.aside
    assert Path(str(first.aside)).exists()
    assert Path(str(second.aside)).exists()


def test_an_open_house_is_left_alone(played: Path, copy: Path) -> None:
    with open_house(played), pytest.raises(HouseInUse):
        restore(copy, played, "Restored", instead=True)
    assert sound(played)


_HOLDING = """
import sys
from pathlib import Path
from tdconsole.session import open_house
with open_house(Path(sys.argv[1])):
    print("open", flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a file in use keeps its name")
def test_a_house_that_another_program_has_open_is_left_alone(played: Path, copy: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _HOLDING, played],
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(HouseInUse):
            restore(copy, played, "Restored", instead=True)
        other.stdin.close()
        assert other.wait(30) == 0
    assert sound(played)


def test_nothing_but_a_house_gives_way(played: Path, copy: Path, tmp_path: Path) -> None:
    text, link = tmp_path / "notes.txt", tmp_path / "link.house"
    text.write_text("a shopping list")
    link.symlink_to(played)
    refused: list[tuple[Path, Path, type[KnownError]]] = [
        (copy, text, NotAHouse),
        (text, tmp_path / "new.house", NotAHouse),
        (copy, link, LinkNamed),
        (copy, copy, CopyOntoItself),
        (copy, tmp_path / "nowhere" / "new.house", FileMissing),
    ]
    before = sorted(one.name for one in tmp_path.iterdir())
    for source, place, fault in refused:
        with pytest.raises(fault):
            restore(source, place, "Restored")
    assert sorted(one.name for one in tmp_path.iterdir()) == before
    assert text.read_text() == "a shopping list"


def test_a_copy_that_is_hurt_itself_takes_nothing_away(
    restoring: Restoring, played: Path, copy: Path, tmp_path: Path
) -> None:
    hurt(played)
    forge(copy, "UPDATE step SET command = 'Else' WHERE version = 2")
    before = sorted(one.name for one in tmp_path.iterdir()), played.read_bytes()
    with pytest.raises(CopyFailsCheck):
        restoring()
    assert (sorted(one.name for one in tmp_path.iterdir()), played.read_bytes()) == before


def test_a_full_disk_takes_nothing_away(
    restoring: Restoring, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurt(played)
    before = sorted(one.name for one in tmp_path.iterdir()), played.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tdconsole.session.mending.restoring.copy_pages", full)
    with pytest.raises(DiskFull) as told:
        restoring()
    assert told.value.path == str(played)
    assert (sorted(one.name for one in tmp_path.iterdir()), played.read_bytes()) == before


def test_a_copy_on_a_stick_that_is_read_only_will_do(
    played: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is put there, not even for a moment."""
    hurt(played)
    allowed, seen = os.access, set[str]()
    monkeypatch.setattr(
        os, "access", lambda path, how: Path(path).name != "stick" and allowed(path, how)
    )

    def look(_done: int, _of: int) -> None:
        seen.update(one.name for one in copy.parent.iterdir())

    restore(copy, played, "Restored", look)
    assert seen == {copy.name}
    assert sound(played)


def test_what_is_played_on_belongs_to_the_restored_house(
    restoring: Restoring, played: Path, time: WallClock
) -> None:
    hurt(played)
    restoring()
    with open_house(played, time) as opened:
        Desk(opened.session, opened.session.tournaments()[0]).register(2)
    assert sound(played)


def test_a_trail_is_lost_by_what_came_after_it() -> None:
    trail = TrailBack(stream="house", name=None, steps=5, last=None, went_to=3)
    assert trail.lost == 0


def test_where_staff_have_roles_draws_go_on_from_a_new_commitment_as_well(
    restoring: Restoring, copy: Path, played: Path, time: WallClock
) -> None:
    """The program renews it: nobody has said yet who acts."""
    with open_house(copy, time) as opened:
        staffed(opened.session)
    played.unlink()
    made = restoring()
    assert [trail.renewed for trail in made.trails] == [True, True, False]
    with open_house(played, time) as opened:
        desk = Desk(opened.session, opened.session.tournaments()[0])
        assert desk.refused(DrawSeats()) == WhoActs()
