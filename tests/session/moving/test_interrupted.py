"""A move is killed at each stage: one house at most is in force, and the same move finishes it."""

import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tdconsole.house import House, Place, place_of
from tdconsole.known_errors import (
    DiskFull,
    HouseArriving,
    HouseMissing,
    HouseMoved,
    KnownError,
    ReadOnlyPlace,
)
from tdconsole.session import create, open_house
from tdconsole.session.moving import move, moving
from tests.cli.terminal import CHECKOUT
from tests.postgres.cluster import ALWAYS_THERE, Cluster
from tests.session.floor import Desk
from tests.session.moving.houses import contents, faults, goes_on

KILLED: Final = 9
MOVING: Final = """
import os, sys
from tdconsole.house import House, place_of
from tdconsole.house import bringing_back
from tdconsole.session.moving import move
stage, source, target = sys.argv[1:]
mark, publish = House.set_mark, bringing_back.publish
def at(name):
    if stage == name:
        os._exit(9)
def marked(self, to):
    kind = "none" if to is None else to.kind
    at("before " + kind)
    mark(self, to)
    at("in " + kind)
def published(making, path):
    at("before publishing")
    publish(making, path)
    at("published")
def progress(done, of):
    if done:
        at("copying")
House.set_mark, bringing_back.publish = marked, published
move(place_of(source), place_of(target), progress)
"""
SOURCE_IN_FORCE: Final = ("before arriving", "in arriving", "copying", "before moved", "in moved")
OF_A_FILE: Final = ("before publishing", "published")
NEITHER: Final = ("before none", "in none")
"""The stages at which the source is marked already, and the target still is."""

NUMBERS: Final = count(1)
pytestmark = pytest.mark.skipif(os.name != "posix", reason="killed as POSIX does")


def made(place: Place) -> None:
    with create(place) as opened:
        Desk(opened.session).seat_and_start(4)


def killed(stage: str, source: Place, target: Place) -> None:
    run = [sys.executable, "-c", MOVING, stage, str(source), str(target)]
    assert subprocess.run(run, cwd=CHECKOUT, check=False).returncode == KILLED


def in_force(*places: Place) -> list[Place]:
    """Those in which something can be done, and is."""
    found = []
    for place in places:
        try:
            if goes_on(place, f"Till {next(NUMBERS)}"):
                found.append(place)
        except HouseMissing:
            continue
    return found


def finished(stage: str, source: Place, target: Place) -> None:
    made(source)
    killed(stage, source, target)
    there = in_force(source, target)
    assert there == ([] if stage in NEITHER else [source])
    steps = contents(source)["step"]
    report = move(source, target)
    assert report.finished == (stage in NEITHER)
    assert contents(target)["step"] == steps
    assert not faults(target)
    assert in_force(source, target) == [target]
    with pytest.raises(HouseMoved):
        move(source, target)


@pytest.mark.parametrize("stage", [*SOURCE_IN_FORCE, *OF_A_FILE, *NEITHER])
def test_from_file_to_file(stage: str, tmp_path: Path) -> None:
    finished(stage, tmp_path / "club.house", tmp_path / "target.house")


@pytest.mark.parametrize(
    "stage",
    [
        one
        for one in (*SOURCE_IN_FORCE, *NEITHER)
        if "before arr" not in one and "in arr" not in one
    ],
)
def test_from_file_to_server(stage: str, tmp_path: Path, place_on_server: str) -> None:
    finished(stage, tmp_path / "club.house", place_of(place_on_server))


@pytest.mark.parametrize("stage", [*SOURCE_IN_FORCE, *OF_A_FILE, *NEITHER])
def test_from_server_to_file(stage: str, tmp_path: Path, place_on_server: str) -> None:
    finished(stage, place_of(place_on_server), tmp_path / "target.house")


@pytest.mark.parametrize("stage", ["in arriving", "copying", "before moved", *NEITHER])
def test_back_onto_the_house_that_it_came_from(
    stage: str, tmp_path: Path, place_on_server: str
) -> None:
    path, place = tmp_path / "club.house", place_of(place_on_server)
    made(path)
    move(path, place)
    assert goes_on(place, "Bar")
    killed(stage, place, path)
    there = in_force(place, path)
    assert there == ([] if stage in NEITHER else [place])
    steps = contents(place)["step"]
    move(place, path)
    assert contents(path)["step"] == steps
    assert in_force(place, path) == [path]
    assert not faults(path)


def test_a_house_on_its_way_is_refused_to_everybody(tmp_path: Path) -> None:
    path, target = tmp_path / "club.house", tmp_path / "target.house"
    made(path)
    killed("published", path, target)
    for looking in (False, True):
        with pytest.raises(HouseArriving) as told:
            open_house(target, looking=looking)
        assert (told.value.path, told.value.detail) == (str(target), str(path))
    other = tmp_path / "other.house"
    made(other)
    with pytest.raises(HouseArriving):
        move(other, target)


def test_a_server_that_is_lost_on_the_way_changes_nothing(tmp_path: Path, cluster: Cluster) -> None:
    path, place = tmp_path / "club.house", place_of(cluster.address(ALWAYS_THERE, "club"))
    made(path)

    def lost(done: int, of: int) -> None:
        if done > of // 3 and (cluster.data / "postmaster.pid").exists():
            cluster.kill()

    with pytest.raises(KnownError):
        move(path, place, lost)
    assert goes_on(path, "Bar")
    cluster.start()
    move(path, place)
    assert goes_on(place, "Kiosk")
    with pytest.raises(KnownError):
        move(place, tmp_path / "back.house", lost)
    assert not (tmp_path / "back.house").exists()
    cluster.start()
    assert goes_on(place, "Hall")
    move(place, path)
    assert goes_on(path, "Lobby")
    assert not faults(path)


@pytest.mark.parametrize("fault", [DiskFull, ReadOnlyPlace])
def test_no_room_and_no_rights_change_nothing(
    fault: type[KnownError], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = tmp_path / "club.house", tmp_path / "target.house"
    made(path)

    def carried(_source: object, there: House, _carried: object) -> None:
        raise fault(there.path)

    with monkeypatch.context() as patched:
        patched.setattr(moving, "carry_club", carried)
        with pytest.raises(fault) as told:
            move(path, target)
    assert told.value.path == str(target)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["club.house", "club.house-heads"]
    assert goes_on(path, "Bar")
    move(path, target)
