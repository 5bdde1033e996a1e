"""Paired devices: each acts for its member of staff in a role of its own, and the trail names it."""

from pathlib import Path

import pytest

from tdconsole.club import pins
from tdconsole.club.devices import Claimed
from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.house import OpenTill, PairDevice
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.rejections.devices import (
    DeviceNameTaken,
    DeviceNotOffered,
    HolderLeft,
    NoDirectorsDevice,
    NotPaired,
)
from tdconsole.domain.language.rejections.staff import LimitNotForRole, NotForRole, NotOnStaff
from tdconsole.domain.values import DeviceId, Role, StaffId
from tdconsole.house import Place, place_of
from tdconsole.projections.people.not_allowed import NotAllowed
from tdconsole.session import Done, HouseDone, Opened, Refused, Session, create, open_house
from tdconsole.session.moving import move
from tdconsole.session.people.devices import pair, unpair
from tests.session.floor import Desk, WallClock
from tests.session.staffed import FEW_ROUNDS, acts_as, changed, refusal, staffed


@pytest.fixture(autouse=True)
def _quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "_ROUNDS", FEW_ROUNDS)


@pytest.fixture
def desk(here: Opened) -> Desk:
    return Desk(here.session)


@pytest.fixture
def anna(desk: Desk) -> StaffId:
    return desk.session.club.staff.add("Anna")


def paired(session: Session, name: str, staff: StaffId, role: Role = "floor") -> DeviceId:
    answer, code = pair(session, name, staff, role)
    assert isinstance(answer, HouseDone), answer
    assert code is not None
    claimed = session.club.devices.claim(code, session.now())
    assert claimed is not None
    return claimed.device


def registered(session: Session, name: str, number: str | None = None) -> Done:
    request = RegisterEntry(person=Newcomer(name=name))
    done = session.submit(session.find(None), request, number)
    assert isinstance(done, Done), done
    return done


def test_the_fact_and_the_code_are_there_together(desk: Desk, anna: StaffId) -> None:
    session = desk.session
    device = paired(session, "Tablet 1", anna)
    assert session.house.devices[device].staff == anna
    assert session.club.devices.named() == {device: "Tablet 1"}


def test_what_is_refused_leaves_nothing(desk: Desk, anna: StaffId) -> None:
    session = desk.session
    length = session.house_desk.length
    assert pair(session, "X", anna, "director") == (Refused(rejection=NoDirectorsDevice()), None)
    stranger = StaffId(99)
    refused = Refused(rejection=NotOnStaff(staff=stranger))
    assert pair(session, "X", stranger, "floor") == (refused, None)
    assert refusal(session, PairDevice(staff=anna, role="floor")) == DeviceNotOffered()
    assert session.house_desk.length == length
    assert session.club.devices.named() == {}


def test_two_devices_in_use_have_two_names(desk: Desk, anna: StaffId) -> None:
    session = desk.session
    first = paired(session, "Tablet 1", anna)
    taken = Refused(rejection=DeviceNameTaken(device=first))
    assert pair(session, " TABLET  1", anna, "desk") == (taken, None)
    assert isinstance(pair(session, "Tablet 1", anna, "desk", first)[0], HouseDone)
    unpair(session, first)
    assert paired(session, "Tablet 1", anna) != first


def test_a_device_acts_for_its_member_of_staff_and_the_trail_names_it(
    desk: Desk, anna: StaffId
) -> None:
    session = desk.session
    device = paired(session, "Tablet 1", anna)
    with session.gate.as_device(device):
        step = registered(session, "Maria", "7").step
    assert step.actor == anna
    assert step.request == "@device.1.7"
    assert [one.device for one in session.timeline(desk.id).trail()][-1] == device
    assert session.actor is None
    assert device_of(registered(session, "Marco").step.request) is None


def test_the_same_number_from_two_devices_is_two_requests(desk: Desk, anna: StaffId) -> None:
    session = desk.session
    for name in ("Tablet 1", "Tablet 2"):
        with session.gate.as_device(paired(session, name, anna)):
            assert not registered(session, name, "7").again
            assert registered(session, name, "7").again


@pytest.mark.parametrize("with_roles", [False, True])
def test_the_role_of_a_device_limits_it(desk: Desk, *, with_roles: bool) -> None:
    """Whatever its member of staff may do, with roles in the house or without."""
    session = desk.session
    director = session.club.staff.add("Dora")
    if with_roles:
        members = staffed(session)
        acts_as(session, "director", members)
        director = members["director"]
    clock = paired(session, "Phone", director, "clock")
    display = paired(session, "Television", director, "display")
    floor = paired(session, "Tablet", director, "floor")
    session.gate.identify(None, None)
    register = RegisterEntry(person=Newcomer(name="Maria"))
    with session.gate.as_device(clock):
        assert isinstance(refusal(session, register), NotForRole)
        assert isinstance(session.foresee(desk.id, register), NotForRole)
        assert not isinstance(refusal(session, StartClock()), NotForRole)
        with pytest.raises(NotAllowed):
            session.club.people.add("Maria")
    with session.gate.as_device(display):
        assert isinstance(refusal(session, PauseClock()), NotForRole)
    with session.gate.as_device(floor):
        over = RegisterEntry(person=Newcomer(name="Maria"), override="the director said so")
        assert isinstance(refusal(session, over), LimitNotForRole)
        assert isinstance(refusal(session, PairDevice(staff=director, role="floor")), NotForRole)
        assert isinstance(refusal(session, OpenTill(name="Main")), NotForRole)
        assert refusal(session, register) is None


def test_nothing_is_taken_from_a_removed_device(desk: Desk, anna: StaffId) -> None:
    session = desk.session
    device = paired(session, "Tablet 1", anna)
    with session.gate.as_device(device):
        registered(session, "Maria", "7")
    assert isinstance(unpair(session, device), HouseDone)
    with session.gate.as_device(device):
        assert refusal(session, StartClock()) == NotPaired(device=device)
        again = session.submit(desk.id, RegisterEntry(person=Newcomer(name="Maria")), "7")
        assert again == Refused(rejection=NotPaired(device=device))
    assert session.club.devices.named() == {device: "Tablet 1"}


def test_nothing_is_taken_from_the_device_of_somebody_who_left(desk: Desk, anna: StaffId) -> None:
    session = desk.session
    device = paired(session, "Tablet 1", anna)
    session.club.staff.retire(anna)
    with session.gate.as_device(device):
        assert refusal(session, StartClock()) == HolderLeft(device=device, staff=anna)


def test_a_device_removed_at_another_window_is_refused(
    there: Opened, desk: Desk, anna: StaffId
) -> None:
    session = desk.session
    device = paired(session, "Tablet 1", anna)
    with session.gate.as_device(device):
        registered(session, "Maria")
        unpair(there.session, device)
        register = RegisterEntry(person=Newcomer(name="Marco"))
        assert refusal(session, register) == NotPaired(device=device)


def test_a_device_paired_for_somebody_else_meanwhile_acts_for_nobody(
    there: Opened, desk: Desk, anna: StaffId
) -> None:
    session = desk.session
    bruno = session.club.staff.add("Bruno")
    device = paired(session, "Tablet 1", anna)
    with session.gate.as_device(device):
        pair(there.session, "Tablet 1", bruno, "floor", device)
        assert refusal(session, StartClock()) == NotPaired(device=device)


def test_a_code_is_claimed_by_one_of_two_windows(
    there: Opened, desk: Desk, anna: StaffId, time: WallClock
) -> None:
    _answer, code = pair(desk.session, "Tablet 1", anna, "floor")
    assert code is not None
    claims = [one.club.devices.claim(code, time.now()) for one in (there.session, desk.session)]
    assert [claim is not None for claim in claims] == [True, False]


def test_a_code_claimed_between_the_look_and_the_turn_is_claimed_once(
    there: Opened, desk: Desk, anna: StaffId, time: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    _answer, code = pair(desk.session, "Tablet 1", anna, "floor")
    assert code is not None
    here, others = desk.session.club.devices, list[Claimed | None]()
    look = here._awaiting

    def late(wanted: bytes) -> DeviceId | None:
        found = look(wanted)
        if not others:
            others.append(there.session.club.devices.claim(code, time.now()))
        return found

    monkeypatch.setattr(here, "_awaiting", late)
    assert here.claim(code, time.now()) is None
    (other,) = others
    assert other is not None
    assert here.by_token(other.token) == other.device


@pytest.fixture
def two(desk: Desk, anna: StaffId) -> tuple[DeviceId, DeviceId]:
    """Two tablets of one member of staff, each with an entry; the second one's came last."""
    session = desk.session
    devices = paired(session, "Tablet 1", anna), paired(session, "Tablet 2", anna)
    for device, name in zip(devices, ("Maria", "Marco"), strict=True):
        with session.gate.as_device(device):
            registered(session, name)
    return devices


def test_each_device_takes_back_its_own(desk: Desk, two: tuple[DeviceId, DeviceId]) -> None:
    session = desk.session
    entries = len(session.timeline(desk.id).steps)
    for device, no in zip(two, (entries - 1, entries), strict=True):
        with session.gate.as_device(device):
            last, back = session.last_gesture(desk.id), session.way_back(desk.id)
            assert last is not None
            assert back is not None
            assert (last.no, last.device) == (no, device)
            assert back.by == Undo(step=last.no)
    with session.gate.as_device(two[0]):
        undone = session.submit(desk.id, Undo())
        assert isinstance(undone, Done)
        assert undone.step.undoes == entries - 1


def test_own_steps_survive_the_end_of_the_program(
    desk: Desk, two: tuple[DeviceId, DeviceId], place: Place, time: WallClock
) -> None:
    steps = len(desk.session.timeline(desk.id).steps)
    with open_house(place, time) as opened, opened.session.gate.as_device(two[1]):
        last = opened.session.last_gesture(desk.id)
        assert last is not None
        assert last.no == steps


def test_the_window_of_the_same_member_takes_back_none_of_them(
    desk: Desk, two: tuple[DeviceId, DeviceId], anna: StaffId
) -> None:
    session = desk.session
    session.actor = anna
    assert two
    assert session.last_gesture(desk.id) is None
    mine = registered(session, "Bruno").step.no
    session.own.carry_on()
    last = session.last_gesture(desk.id)
    assert last is not None
    assert last.no == mine


def test_a_house_from_before_there_were_devices_opens(
    here: Opened, file: Path, time: WallClock
) -> None:
    Desk(here.session).register()
    for deed in ("INSERT", "UPDATE", "DELETE"):
        changed(file, f"DROP TRIGGER device_{deed}_counted")
    changed(file, "DROP TABLE device")
    changed(file, "DELETE FROM changed WHERE name = 'device'")
    changed(file, "DELETE FROM _sqlite_migrations WHERE name = 'paired_devices'")
    with open_house(file, time) as again:
        anna = again.session.club.staff.add("Anna")
        device = paired(again.session, "Tablet 1", anna)
        with again.session.gate.as_device(device):
            assert registered(again.session, "Maria").step.actor == anna


def test_a_house_on_a_server_from_before_there_were_devices_opens(
    place_on_server: str, time: WallClock
) -> None:
    address = place_of(place_on_server)
    with create(address, time):
        pass
    changed(address, "DROP TABLE device")
    changed(address, "DELETE FROM change WHERE name = 'paired_devices'")
    with open_house(address, time) as again:
        paired(again.session, "Tablet 1", again.session.club.staff.add("Anna"))


def test_a_house_that_went_to_a_server_and_back_knows_its_devices(
    file: Path, tmp_path: Path, place_on_server: str, time: WallClock
) -> None:
    there, home = place_of(place_on_server), tmp_path / "home.house"
    with create(file, time) as opened:
        session = opened.session
        _answer, code = pair(session, "Tablet 1", session.club.staff.add("Anna"), "floor")
        claimed = session.club.devices.claim(code or "", session.now())
        assert claimed is not None
    move(file, there)
    move(there, home)
    with open_house(home, time) as again:
        assert again.session.club.devices.by_token(claimed.token) == claimed.device
        assert again.session.club.devices.named() == {claimed.device: "Tablet 1"}
        assert claimed.device in again.session.house.devices
