"""A house goes from a file to a server and back, whole, and only one of the two is in force."""

from contextlib import closing
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import PersonId
from tdconsole.evening import Past, make, play
from tdconsole.house import HouseFile, Place, place_of
from tdconsole.house.heads import Record
from tdconsole.known_errors import (
    DamagedFile,
    FileBusy,
    FileExists,
    FileMissing,
    FileUnreadable,
    HouseMissing,
    HouseMoved,
    NewerFile,
)
from tdconsole.projections.engine.faults import MovedAway
from tdconsole.session import Opened, Refused, chance, create, open_house
from tdconsole.session.moving import move
from tdconsole.session.moving.moving import named
from tdconsole.session.opening import SCHEMAS, house_at
from tdconsole.settings import keep_heads, kept_heads
from tests.engines import FILE, ON_SERVER, place_by
from tests.session.floor import Desk
from tests.session.moving.houses import alter_a_fact, contents, faults, goes_on, sealed

EVERY_WAY = pytest.mark.parametrize("other", [FILE, ON_SERVER], indirect=True)


@pytest.fixture
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_by(request, tmp_path / "other.house")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "club.house"
    with create(path) as opened:
        desk = Desk(opened.session)
        desk.seat_and_start(4)
        opened.session.club.staff.add("Anna")
        opened.session.club.notes.write("late")
    return path


@EVERY_WAY
def test_an_evening_goes_there_and_back_with_the_same_seals(
    tmp_path: Path, other: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.house"
    monkeypatch.setattr(chance, "LINKS", 500)
    time = Past()
    with create(path, time) as opened, opened.in_one_go():
        for _ in range(4):
            play(opened.session, time, 214)
    before, seals = contents(path), sealed(path)
    assert sum(head.no for head in seals) > 1_900

    done = list[tuple[int, int]]()
    there = move(path, other, lambda *told: done.append(told))
    assert contents(other) == before
    assert sealed(other) == seals
    assert not faults(other)
    assert there.steps == sum(head.no for head in seals)
    assert there.people == len(before["person"])
    assert done == sorted(done)
    assert done[-1][0] == done[-1][1]

    assert goes_on(other, "Bar")
    later, seals = contents(other), sealed(other)
    assert len(later["step"]) > len(before["step"])
    move(other, path)
    assert contents(path) == later
    assert sealed(path) == seals
    assert not faults(path)
    assert goes_on(path, "Kiosk")


@EVERY_WAY
def test_the_draws_go_on_from_the_same_secret(house: Path, other: Place) -> None:
    move(house, other)
    with open_house(other) as opened:
        desk = Desk(opened.session, opened.session.find(None))
        desk.register(2)
        desk.do(DrawSeats())
    assert not faults(other)


@EVERY_WAY
def test_no_number_of_somebody_erased_is_given_out_again(house: Path, other: Place) -> None:
    with open_house(house) as opened:
        last = opened.session.club.people.add("Gone, Soon")
        opened.session.eraser.erase(last)
        member = opened.session.club.staff.add("Soon Gone")
    with closing(house_at(house)) as kept, kept.transaction():
        kept.execute("DELETE FROM staff WHERE id = ?", (member,))
    for given, (source, target) in enumerate(((house, other), (other, house)), start=1):
        move(source, target)
        with open_house(target) as opened:
            assert opened.session.club.people.add("New, One") == last + given
            assert opened.session.club.staff.add(f"New in {given}") == member + given


@EVERY_WAY
def test_what_was_erased_meanwhile_is_erased_in_the_house_moved_back_to(
    house: Path, other: Place
) -> None:
    move(house, other)
    with open_house(other) as opened:
        (first, *_) = opened.session.club.people.everybody()
        opened.session.eraser.erase(PersonId(first.id))
    name = first.name.encode()
    assert name in house.read_bytes()
    move(other, house)
    assert name not in house.read_bytes()
    assert contents(house) == contents(other)
    assert not faults(house)


@EVERY_WAY
def test_a_house_that_was_moved_can_be_looked_at_and_says_where_it_went(
    house: Path, other: Place
) -> None:
    record, kept = Record(str(house)).read(), kept_heads(house)
    move(house, other)
    with open_house(house) as opened:
        assert opened.amiss == (MovedAway(place=named(other)),)
        assert opened.moved_to == other
        desk = Desk(opened.session, opened.session.find(None))
        refusal = OnlyLooking(read_only=False, moved_to=named(other))
        assert opened.session.submit(desk.id, PauseClock()) == Refused(rejection=refusal)
        assert len(desk.state.entries.by_id) == 4
    assert not [one for one in faults(house) if one]
    assert Record(str(house)).read() == record
    assert kept_heads(house) == kept


@EVERY_WAY
def test_a_window_that_has_the_source_open_is_refused_from_its_next_gesture(
    house: Path, other: Place
) -> None:
    with open_house(house) as opened:
        desk = Desk(opened.session, opened.session.find(None))
        desk.register()
        before = opened.moved_to
        assert before is None
        opened.wait_at_most(1)

        def writes_meanwhile(_done: int, _of: int) -> None:
            with pytest.raises(FileBusy):
                desk.register()

        move(house, other, writes_meanwhile)
        for _ in range(2):
            with pytest.raises(HouseMoved) as told:
                desk.register()
            assert (told.value.path, told.value.detail) == (str(house), named(other))
        assert opened.moved_to == other
        assert len(desk.state.entries.by_id) == 5
    with open_house(other) as opened:
        desk = Desk(opened.session, opened.session.find(None))
        assert len(desk.state.entries.by_id) == 5


@EVERY_WAY
def test_a_window_on_the_house_moved_back_to_goes_on(house: Path, other: Place) -> None:
    with open_house(house) as opened:
        desk = Desk(opened.session, opened.session.find(None))
        move(house, other)
        with pytest.raises(HouseMoved):
            desk.register()
        assert goes_on(other, "Bar")
        move(other, house)
        desk.register()
        assert len(desk.state.entries.by_id) == 5
        assert [till.name for till in opened.session.house.tills.values()] == ["Bar"]


@EVERY_WAY
def test_a_house_that_is_there_already_is_left_as_it_is(house: Path, other: Place) -> None:
    with create(other) as opened:
        opened.session.club.people.add("Rossi, Maria")
    before = contents(other)
    with pytest.raises(FileExists):
        move(house, other)
    assert contents(other) == before
    assert goes_on(house, "Bar")


@EVERY_WAY
def test_a_moved_house_gives_way_to_its_own_future_alone(
    house: Path, other: Place, tmp_path: Path
) -> None:
    stranger = tmp_path / "stranger.house"
    make(stranger, 20)
    move(house, other)
    for source, target in ((house, tmp_path / "third.house"), (house, other)):
        with pytest.raises(HouseMoved):
            move(source, target)
    with pytest.raises(FileExists):
        move(stranger, house)
    assert goes_on(stranger, "Bar")
    assert not goes_on(house, "Bar")


def test_what_can_not_be_moved_stays_as_it_is(house: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.house"
    with pytest.raises(HouseMissing):
        move(tmp_path / "nowhere.house", target)
    with pytest.raises(FileMissing):
        move(house, tmp_path / "nowhere" / "target.house")
    with pytest.raises(FileExists):
        move(house, tmp_path / "." / "club.house")
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(FileUnreadable):
        move(house, folder)
    assert not target.exists()
    assert goes_on(house, "Bar")


def test_a_house_that_lost_what_nobody_was_told_of_is_not_moved(
    house: Path, tmp_path: Path
) -> None:
    copy = house.read_bytes()
    assert goes_on(house, "Bar")
    house.write_bytes(copy)
    with pytest.raises(DamagedFile, match="step"):
        move(house, tmp_path / "target.house")
    with open_house(house) as opened:
        assert opened.lost
    move(house, tmp_path / "target.house")


def test_a_damaged_trail_is_not_moved(house: Path, tmp_path: Path) -> None:
    alter_a_fact(house)
    keep_heads(house, b"")
    target = tmp_path / "target.house"
    with pytest.raises(DamagedFile) as told:
        move(house, target)
    assert told.value.path == str(house)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["club.house", "club.house-heads"]


def test_a_house_of_a_newer_program_is_not_moved(house: Path, tmp_path: Path) -> None:
    with closing(HouseFile.open(house, SCHEMAS)) as kept, kept.transaction():
        kept.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('club', 'x', '')"
        )
    with pytest.raises(NewerFile):
        move(house, tmp_path / "target.house")


@pytest.mark.postgres
def test_a_house_on_a_server_is_refused_to_windows_there_too(
    house: Path, place_on_server: str, tmp_path: Path
) -> None:
    place = place_of(place_on_server)
    move(house, place)
    with open_house(place) as opened:
        desk = Desk(opened.session, opened.session.find(None))
        desk.register()
        target = tmp_path / "target.house"
        move(place, target)
        with pytest.raises(HouseMoved) as told:
            desk.register()
        assert told.value.detail == str(target)
    assert _looking(place).moved_to == target


def _looking(place: Place) -> Opened:
    opened = open_house(place)
    with opened:
        assert opened.session.only_looking is not None
    return opened
