"""A copy follows its house step by step, and goes on in its place when that is lost."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tdconsole.club import carrying
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import PersonId
from tdconsole.house import House, Place, make_alike, place_of
from tdconsole.known_errors import (
    CopyTakenOver,
    DamagedFile,
    DiskFull,
    FileExists,
    HouseFollows,
    HouseMissing,
    HouseMoved,
    KnownError,
    NotFollowing,
    NothingToFollow,
)
from tdconsole.projections.engine.faults import OnlyFollows
from tdconsole.session import Opened, Refused, create, open_house
from tdconsole.session.moving import Follower, following, move, take_over
from tdconsole.session.moving.moving import named
from tdconsole.session.opening import house_at
from tests.cli.terminal import CHECKOUT
from tests.engines import ENGINES, place_by
from tests.postgres.cluster import ALWAYS_THERE, Cluster
from tests.session.floor import Desk
from tests.session.moving.houses import alter_a_fact, contents, faults, goes_on, sealed

ROWS: Final[dict[str, tuple[object, ...]]] = {
    "person": (90, "New", None, "7", None, "new", None, None, None, None, None, None, 0, "New", 1),
    "staff": (90, "New", "new", 1, 0, None),
    "note": (90, "n-90", "late", b"salt"),
    "alias": (91, 90, "Old"),
    "merge": (90, 91, 90, 5, None),
    "apart": (90, 92, "brothers"),
    "chip_set": ("new", "New", b"{}"),
    "room": ("new", "New", b"{}"),
    "template": ("new", "New", b"{}"),
    "brand": ("new", "New", b"{}"),
    "pin": (90, b"salt", b"key", 0, None),
    "device": (90, "Tablet 1", b"code", 5, None),
    "elsewhere": (90, 90, "td3", "b9"),
}
CHANGED: Final = {
    "person": "name = 'Newer'",
    "staff": "retired = 1",
    "note": "text = 'later'",
    "alias": "name = NULL",
    "merge": "by = 3",
    "apart": "reason = 'sisters'",
    "chip_set": "name = 'Newer'",
    "room": "name = 'Newer'",
    "template": "name = 'Newer'",
    "brand": "name = 'Newer'",
    "pin": "wrong = 2",
    "device": "code_hash = NULL",
    "elsewhere": "person = 91",
}


@pytest.fixture(params=ENGINES)
def copy(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_by(request, tmp_path / "copy.house")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "club.house"
    with create(path) as opened:
        Desk(opened.session).seat_and_start(4)
    return path


@contextmanager
def followed(house: Path, copy: Place) -> Iterator[Follower]:
    with closing(Follower(house, copy)) as follower:
        follower.catch_up()
        yield follower


def desk_of(opened: Opened) -> Desk:
    return Desk(opened.session, opened.session.find(None))


@contextmanager
def beside(program: str, *words: object) -> "Iterator[subprocess.Popen[bytes]]":
    """Another program, once it has said that it is so far."""
    run = [sys.executable, "-c", program, *map(str, words)]
    with subprocess.Popen(
        run, cwd=CHECKOUT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        yield process


def reason(house: str) -> str:
    return f"from {house}"


def test_each_gesture_is_there_with_its_seal(house: Path, copy: Place) -> None:
    with open_house(house) as opened, followed(house, copy) as follower:
        desk = desk_of(opened)
        for deed in (desk.register, lambda: desk.do(DrawSeats()), lambda: desk.do(PauseClock())):
            deed()
            standing = follower.catch_up()
            assert standing is not None
            assert standing.steps == desk.length
            assert standing.last == desk.session.timeline(desk.id).steps[-1].at
            assert follower.catch_up() is None
        opened.session.club.staff.add("Anna")
        follower.catch_up()
    assert contents(copy) == contents(house)
    assert sealed(copy) == sealed(house)
    assert not faults(copy)


@pytest.mark.parametrize("table", [table.name for table in carrying.CARRIED])
def test_every_change_of_the_club_is_there(house: Path, tmp_path: Path, table: str) -> None:
    copy = tmp_path / "copy.house"
    (columns, key) = next(
        (one.columns, one.key[0]) for one in carrying.CARRIED if one.name == table
    )
    value = dict(zip(columns, ROWS[table], strict=True))[key]
    with closing(house_at(house)) as kept, followed(house, copy) as follower:
        with kept.transaction():
            kept.in_bulk.add(table, columns, [ROWS[table]])
        for deed in (
            f"UPDATE {table} SET {CHANGED[table]} WHERE {key} = ?",  # noqa: S608 -- the tests' own
            f"DELETE FROM {table} WHERE {key} = ?",  # noqa: S608 -- as above
        ):
            follower.catch_up()
            assert contents(copy)[table] == contents(house)[table]
            assert any(value in row for row in contents(copy)[table])
            with kept.transaction():
                kept.execute(deed, (value,))
        follower.catch_up()
        assert contents(copy)[table] == contents(house)[table]
        assert not any(value in row for row in contents(copy)[table])


def test_a_whole_table_is_looked_at_only_after_a_change(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[str]()

    def alike(*given: object) -> int:
        looked.append(given[2].name)  # type: ignore[attr-defined]
        return make_alike(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(carrying, "make_alike", alike)
    with open_house(house) as opened, followed(house, tmp_path / "copy.house") as follower:
        looked.clear()
        desk_of(opened).register()
        follower.catch_up()
        assert not looked
        opened.session.club.staff.add("Anna")
        follower.catch_up()
        assert looked == ["staff"]


def test_what_is_erased_is_erased_in_the_copy(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.house"
    with open_house(house) as opened, followed(house, copy) as follower:
        (first, *_) = opened.session.club.people.everybody()
        assert (
            first.name.encode() in copy.read_bytes() + copy.with_name("copy.house-wal").read_bytes()
        )
        desk_of(opened).register()
        follower.catch_up()
        assert contents(copy)["step"][-1][-1] is not None
        opened.session.eraser.erase(PersonId(first.id))
        follower.catch_up()
        assert all(step[-1] is None for step in contents(copy)["step"])
    assert first.name.encode() not in copy.read_bytes()
    assert contents(copy) == contents(house)
    assert not faults(copy)


def test_the_house_is_written_to_while_it_is_read(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.house"
    with open_house(house) as opened, followed(house, copy) as follower:
        desk = desk_of(opened)
        opened.wait_at_most(0)

        def carried(*given: object) -> carrying.Changes:
            desk.register()
            return carrying.carry_changes(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(following, "carry_changes", carried)
        desk.register()
        standing = follower.catch_up()
        assert standing is not None
        assert standing.steps == desk.length - 1
        monkeypatch.undo()
        follower.catch_up()
    assert contents(copy) == contents(house)


def test_it_can_only_be_looked_at_and_says_how_far_it_is(house: Path, copy: Place) -> None:
    with followed(house, copy):
        pass
    with open_house(copy) as opened:
        desk = desk_of(opened)
        last = opened.session.timeline(desk.id).steps[-1].at
        assert opened.amiss == (OnlyFollows(place=str(house), last=last),)
        refusal = OnlyLooking(read_only=False, follows=str(house))
        assert opened.session.submit(desk.id, PauseClock()) == Refused(rejection=refusal)
    with pytest.raises(HouseFollows):
        house_at(copy)


def test_it_goes_on_where_it_was(house: Path, copy: Place) -> None:
    for _ in range(3):
        with followed(house, copy), open_house(house) as opened:
            desk_of(opened).register()
    with followed(house, copy):
        pass
    assert contents(copy) == contents(house)


FOLLOWS: Final = """
import os, sys
from pathlib import Path
from tdconsole.house import place_of
from tdconsole.session.moving import Follower, following
follower = Follower(Path(sys.argv[1]), place_of(sys.argv[2]))
follower.catch_up()
print(flush=True)
sys.stdin.readline()
carry = following.carry_changes
def carried(*given):
    carry(*given)
    os._exit(9)
following.carry_changes = carried
follower.catch_up()
"""


@pytest.mark.skipif(os.name != "posix", reason="killed as POSIX does")
def test_it_is_killed_amid_a_copy(house: Path, copy: Place) -> None:
    with open_house(house) as opened, beside(FOLLOWS, house, copy) as killed:
        desk_of(opened).register()
        killed.communicate(b"\n")
        assert killed.returncode == 9
    assert len(contents(copy)["step"]) == len(contents(house)["step"]) - 1
    with followed(house, copy):
        pass
    assert contents(copy) == contents(house)
    assert not faults(copy)


WRITES: Final = """
import os, sys
from tdconsole.house import place_of
from tdconsole.session import open_house
from tests.postgres.cluster import ALWAYS_THERE, Cluster
from tests.session.floor import Desk
opened = open_house(place_of(sys.argv[1]))
Desk(opened.session, opened.session.find(None)).register()
print(flush=True)
if sys.stdin.readline() == "be killed\\n":
    os._exit(9)
opened.__exit__(None)
"""


@pytest.mark.skipif(os.name != "posix", reason="killed as POSIX does")
def test_the_house_is_killed_and_opened_again(house: Path, copy: Place) -> None:
    with followed(house, copy) as follower:
        for end, code in ((b"be killed\n", 9), (b"close\n", 0), (b"be killed\n", 9)):
            with beside(WRITES, house) as writing:
                assert follower.catch_up() is not None
                writing.communicate(end)
                assert writing.returncode == code
            follower.catch_up()
    assert contents(copy) == contents(house)


def test_a_server_that_is_lost_is_tried_again(house: Path, cluster: Cluster) -> None:
    copy = place_of(cluster.address(ALWAYS_THERE, "copy"))
    with open_house(house) as opened, followed(house, copy) as follower:
        desk_of(opened).register()
        cluster.kill()
        with pytest.raises(KnownError):
            follower.catch_up()
        desk_of(opened).register()
        cluster.start()
        follower.catch_up()
    assert contents(copy) == contents(house)


def test_a_place_that_is_full_or_gone_is_tried_again(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, gone = tmp_path / "copy.house", tmp_path / "gone"
    with open_house(house) as opened, followed(house, copy) as follower:
        desk = desk_of(opened)

        def full(_source: House, there: House, *_: object) -> None:
            raise DiskFull(there.path)

        desk.register()
        with monkeypatch.context() as patched:
            patched.setattr(following, "carry_changes", full)
            with pytest.raises(DiskFull):
                follower.catch_up()
        desk.register()
        follower.catch_up()
        assert contents(copy)["step"] == contents(house)["step"]
        gone.mkdir()
        for one in tmp_path.glob("copy.house*"):
            one.rename(gone / one.name)
        desk.register()
        with pytest.raises(KnownError):
            follower.catch_up()
        for one in gone.iterdir():
            one.rename(tmp_path / one.name)
        follower.catch_up()
        follower.catch_up()
    assert contents(copy) == contents(house)


def test_a_house_that_lost_its_tail_or_is_another_is_not_followed(
    house: Path, tmp_path: Path
) -> None:
    copy, earlier = tmp_path / "copy.house", house.read_bytes()
    assert goes_on(house, "Bar")
    with followed(house, copy) as follower:
        before = contents(copy)
        house.write_bytes(earlier)
        with pytest.raises(NothingToFollow) as told:
            follower.catch_up()
        assert (told.value.path, told.value.detail) == (str(house), str(copy))
        house.unlink()
        with pytest.raises(HouseMissing):
            follower.catch_up()
        with create(house) as opened:
            Desk(opened.session).seat_and_start(3)
        with pytest.raises(NothingToFollow):
            follower.catch_up()
    assert contents(copy) == before


def test_a_damaged_house_is_told_of_and_not_copied(house: Path, tmp_path: Path) -> None:
    alter_a_fact(house)
    copy = tmp_path / "copy.house"
    with closing(Follower(house, copy)) as follower, pytest.raises(DamagedFile) as told:
        follower.catch_up()
    assert told.value.path == str(house)
    assert not contents(copy)["step"]


def test_a_house_that_moves_away_is_followed_to_its_last_step(house: Path, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.house", tmp_path / "target.house"
    with followed(house, copy) as follower:
        assert goes_on(house, "Bar")
        move(house, target)
        with pytest.raises(HouseMoved) as told:
            follower.catch_up()
        assert told.value.detail == str(target)
    assert contents(copy)["step"] == contents(target)["step"]


def test_places_of_others_are_left_as_they_are(house: Path, tmp_path: Path) -> None:
    other, copy = tmp_path / "other.house", tmp_path / "copy.house"
    with create(other):
        pass
    with closing(Follower(house, other)) as follower, pytest.raises(FileExists):
        follower.catch_up()
    with followed(house, copy):
        pass
    with closing(Follower(other, copy)) as follower, pytest.raises(HouseFollows):
        follower.catch_up()
    with closing(Follower(copy, tmp_path / "third.house")) as second, pytest.raises(HouseFollows):
        second.catch_up()
    with pytest.raises(FileExists):
        Follower(house, tmp_path / "." / "club.house")
    with pytest.raises(NotFollowing):
        take_over(house, reason)


def test_it_goes_on_when_the_house_is_lost(house: Path, copy: Place) -> None:
    with followed(house, copy):
        pass
    house.rename(house.with_name("lost"))
    standing = take_over(copy, reason)
    assert standing.steps == len(contents(copy)["step"]) - 1
    with open_house(copy) as opened:
        assert opened.amiss == ()
        desk = desk_of(opened)
        *_, last = opened.session.timeline(desk.id).steps
        assert last.command == "RenewCommitment"
        desk.register(2)
        desk.do(DrawSeats())
    assert not faults(copy)


def test_a_house_that_is_there_gives_up_what_the_copy_lacks(house: Path, copy: Place) -> None:
    with followed(house, copy) as follower, open_house(house) as opened:
        desk = desk_of(opened)
        desk.register()
        take_over(copy, reason)
        with pytest.raises(HouseMoved) as told:
            desk.register()
        assert told.value.detail == named(copy)
        with pytest.raises(CopyTakenOver):
            follower.catch_up()
        with closing(Follower(house, copy)) as again, pytest.raises(CopyTakenOver):
            again.catch_up()
    assert contents(copy) == contents(house)
    assert goes_on(copy, "Bar")
    assert not goes_on(house, "Kiosk")
    assert not faults(copy)


def test_a_stranger_under_the_name_of_the_house_is_left_alone(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.house"
    with followed(house, copy):
        pass
    house.unlink()
    with create(house) as opened:
        Desk(opened.session).seat_and_start(3)
    take_over(copy, reason)
    assert goes_on(house, "Bar")
    assert goes_on(copy, "Bar")


TAKES: Final = """
import os, sys
from tdconsole.house import House, place_of
from tdconsole.session.moving import take_over
stage, copy = sys.argv[1:]
mark = House.set_mark
def marked(self, to):
    kind = "none" if to is None else to.kind
    if stage == "before " + kind:
        os._exit(9)
    mark(self, to)
    if stage == "in " + kind:
        os._exit(9)
House.set_mark = marked
take_over(place_of(copy), str)
"""


@pytest.mark.skipif(os.name != "posix", reason="killed as POSIX does")
@pytest.mark.parametrize("stage", ["before moved", "in moved", "before none", "in none"])
def test_taking_over_is_killed(house: Path, tmp_path: Path, stage: str) -> None:
    copy = tmp_path / "copy.house"
    with followed(house, copy):
        pass
    assert goes_on(house, "Bar")
    run = [sys.executable, "-c", TAKES, stage, str(copy)]
    assert subprocess.run(run, cwd=CHECKOUT, check=False).returncode == 9
    assert goes_on(house, "Kiosk") == stage.endswith("moved")
    assert not goes_on(copy, "Lobby")
    take_over(place_of(str(copy)), reason)
    assert goes_on(copy, "Lobby")
    assert not goes_on(house, "Stairs")
    assert not faults(copy)
    with open_house(copy) as opened:
        tills = {till.name for till in opened.session.house.tills.values()}
    assert tills == {"Bar", "Lobby"} | ({"Kiosk"} if stage.endswith("moved") else set())
