"""PINs prove who acts: never in the trail, slow to guess, and seen when one is exchanged."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.club import pins
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.house import GiveRole, OpenTill, SetPin, TakeRole
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.staff import (
    HoldsRole,
    LastDirector,
    NoRole,
    NotAPin,
    NotForRole,
    NotOnStaff,
    PinExchanged,
    PinMissing,
    PinNeeded,
    PinTooSoon,
    WrongPin,
)
from tdconsole.domain.values import Role, StaffId
from tdconsole.house import Place
from tdconsole.projections.engine.faults import PinNotAsSet
from tdconsole.projections.people.not_allowed import NotAllowed
from tdconsole.session import HouseDone, Opened, Refused, open_house
from tdconsole.session.checking import check
from tests.session.floor import Desk, WallClock
from tests.session.staffed import (
    DIRECTOR_PIN,
    FEW_ROUNDS,
    PINS,
    ROLES,
    acts_as,
    changed,
    refusal,
    staffed,
)


@pytest.fixture(autouse=True)
def _quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "_ROUNDS", FEW_ROUNDS)


@pytest.fixture
def desk(here: Opened) -> Desk:
    return Desk(here.session)


@pytest.fixture
def members(desk: Desk) -> dict[Role, StaffId]:
    for name in ("Maria", "Marco", "Bruno"):
        desk.session.club.people.add(name)
    return staffed(desk.session)


@pytest.mark.parametrize("role", ["director", "floor", "desk", "clock"])
def test_a_role_is_proved_by_its_pin(
    here: Opened, members: dict[Role, StaffId], role: Role
) -> None:
    session, member = here.session, members[role]
    assert session.gate.identify(member, None) == PinNeeded(staff=member)
    assert session.gate.identify(member, "0000") == WrongPin(staff=member)
    assert session.actor is None
    assert session.gate.identify(member, PINS[role]) is None
    assert session.actor == member


def test_a_name_that_was_only_said_does_nothing(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    here.session.actor = members["director"]
    assert desk.refused(StartClock()) == PinNeeded(staff=members["director"])
    assert here.session.foresee(desk.id, StartClock()) == PinNeeded(staff=members["director"])


def test_somebody_without_a_role_does_nothing(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    acts_as(here.session, "director", members)
    zoe = here.session.club.staff.add("Zoe")
    assert here.session.gate.identify(zoe, None) == NoRole(staff=zoe)
    here.session.actor = zoe
    assert desk.refused(StartClock()) == NoRole(staff=zoe)


def test_a_house_without_roles_asks_nobody(desk: Desk, here: Opened) -> None:
    session = here.session
    zoe = session.club.staff.add("Zoe")
    assert isinstance(session.set_pin(zoe, "1234"), HouseDone)
    for actor in (None, zoe, StaffId(99)):
        session.actor = actor
        assert session.gate.stranger() is None
        desk.register()
    assert session.gate.identify(zoe, None) is None
    desk.register()


def test_the_last_role_taken_away_sets_everybody_free(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    session = here.session
    acts_as(session, "director", members)
    assert refusal(session, TakeRole(staff=members["director"])) == LastDirector(
        staff=members["director"]
    )
    for role in reversed(ROLES):
        assert refusal(session, TakeRole(staff=members[role])) is None
    session.gate.identify(None, None)
    desk.do(RegisterEntry(person=Newcomer(name="Maria"), draw=False))


def test_who_has_a_role_stays_on_the_staff(here: Opened, members: dict[Role, StaffId]) -> None:
    session = here.session
    acts_as(session, "director", members)
    for leave in (session.club.staff.retire, session.club.staff.erase):
        with pytest.raises(NotAllowed) as refused:
            leave(members["desk"])
        assert refused.value.why == HoldsRole(staff=members["desk"], role="desk")
    assert refusal(session, TakeRole(staff=members["desk"])) is None
    assert session.club.staff.erase(members["desk"])
    assert members["desk"] not in session.club.pins.kept()
    assert session.gate.identify(members["desk"], "3333") == NoRole(staff=members["desk"])


def test_a_role_taken_away_in_another_window_is_gone_here(
    here: Opened, there: Opened, members: dict[Role, StaffId]
) -> None:
    """At once, for gestures and for what the club keeps, though this window has not looked yet."""
    acts_as(here.session, "director", members)
    acts_as(there.session, "desk", members)
    there.session.club.people.add("Maria")
    assert refusal(here.session, TakeRole(staff=members["desk"])) is None
    with pytest.raises(NotAllowed) as refused:
        there.session.club.people.add("Marco")
    assert refused.value.why == NoRole(staff=members["desk"])
    assert refusal(there.session, OpenTill(name="Main")) == NoRole(staff=members["desk"])


def test_a_new_pin_has_to_be_typed_in_every_window(
    here: Opened, there: Opened, members: dict[Role, StaffId]
) -> None:
    acts_as(here.session, "director", members)
    acts_as(there.session, "desk", members)
    assert isinstance(here.session.set_pin(members["desk"], "987654321012"), HouseDone)
    asked = OpenTill(name="Main")
    assert refusal(there.session, asked) == PinNeeded(staff=members["desk"])
    assert there.session.gate.identify(members["desk"], "3333") == WrongPin(staff=members["desk"])
    assert there.session.gate.identify(members["desk"], "987654321012") is None
    assert refusal(there.session, asked) is None


def test_everybody_sets_a_pin_of_their_own_and_no_other(
    here: Opened, members: dict[Role, StaffId]
) -> None:
    session = here.session
    acts_as(session, "clock", members)
    answer = session.set_pin(members["desk"], "5555")
    assert isinstance(answer, Refused)
    assert isinstance(answer.rejection, NotForRole)
    assert isinstance(session.set_pin(members["clock"], "5555"), HouseDone)
    assert session.gate.stranger() is None  # it was typed here
    assert session.gate.identify(members["clock"], "4444") == WrongPin(staff=members["clock"])
    assert session.gate.identify(members["clock"], "5555") is None


def test_a_display_that_proves_nothing_sets_no_pin(
    here: Opened, members: dict[Role, StaffId]
) -> None:
    """It could be anybody, who would know the PIN once the display is given another role."""
    display = members["display"]
    assert here.session.gate.identify(display, None) is None
    answer = here.session.set_pin(display, "1234")
    assert isinstance(answer, Refused)
    assert isinstance(answer.rejection, NotForRole)
    assert display not in here.session.club.pins.kept()


@pytest.mark.parametrize("typed", ["", "123", "1234567890123", "12a4", "12 4", "١٢٣٤", "1234\n"])
def test_what_is_no_pin_is_none(here: Opened, typed: str) -> None:
    zoe = here.session.club.staff.add("Zoe")
    answer = here.session.set_pin(zoe, typed)
    assert isinstance(answer, Refused)
    assert answer.rejection == NotAPin()


def test_a_pin_is_set_by_no_request(here: Opened, members: dict[Role, StaffId]) -> None:
    acts_as(here.session, "director", members)
    asked = SetPin(staff=members["desk"])
    assert refusal(here.session, asked) == PinMissing(staff=members["desk"])


def test_a_stranger_gets_no_pin_and_no_entry(here: Opened, members: dict[Role, StaffId]) -> None:
    acts_as(here.session, "director", members)
    answer = here.session.set_pin(StaffId(99), "1234")
    assert isinstance(answer, Refused)
    assert answer.rejection == NotOnStaff(staff=StaffId(99))
    assert StaffId(99) not in here.session.club.pins.kept()


def test_a_pin_is_nowhere_in_the_file(here: Opened, file: Path) -> None:
    """Neither what was typed nor what a request with it could be told by."""
    zoe = here.session.club.staff.add("Zoe")
    done = here.session.set_pin(zoe, "918273645546")
    assert isinstance(done, HouseDone)
    here.session.gate.identify(zoe, "918273645546")
    for one in file.parent.iterdir():
        assert b"918273645546" not in one.read_bytes()
    event = done.step.events[0]
    assert here.session.club.pins.kept() == {zoe: getattr(event, "pin", None)}


# Wrong PINs


def test_wrong_pins_slow_down_and_a_right_one_forgives_them(
    here: Opened, members: dict[Role, StaffId], time: WallClock
) -> None:
    session, floor = here.session, members["floor"]
    for _ in range(3):
        assert session.gate.identify(floor, "0000") == WrongPin(staff=floor)
    for seconds in (5, 10, 20, 40, 80, 160, 300, 300):
        assert session.gate.identify(floor, "2222") == PinTooSoon(staff=floor, seconds=seconds)
        time.run(seconds * 1000 - 1)
        assert session.gate.identify(floor, "2222") == PinTooSoon(staff=floor, seconds=1)
        time.run(1)
        assert session.gate.identify(floor, "0000") == WrongPin(staff=floor)
    time.run(300_000)
    assert session.gate.identify(floor, "2222") is None
    assert session.gate.identify(floor, "0000") == WrongPin(staff=floor)
    assert session.gate.identify(floor, "2222") is None


def test_the_wait_is_one_members_alone(here: Opened, members: dict[Role, StaffId]) -> None:
    for _ in range(4):
        here.session.gate.identify(members["floor"], "0000")
    assert here.session.gate.identify(members["desk"], PINS["desk"]) is None


def test_a_new_process_waits_as_well(
    here: Opened, place: Place, members: dict[Role, StaffId], time: WallClock
) -> None:
    floor = members["floor"]
    for _ in range(3):
        with open_house(place, time) as again:
            assert again.session.gate.identify(floor, "0000") == WrongPin(staff=floor)
    assert here.session.gate.identify(floor, "2222") == PinTooSoon(staff=floor, seconds=5)


def test_many_programs_at_a_time_try_no_oftener_than_one(
    here: Opened, there: Opened, members: dict[Role, StaffId], time: WallClock
) -> None:
    """Each try counts before it is known to be right."""
    windows = (here, there, here, there)
    waits = [one.session.club.pins.try_at(members["floor"], time.now()) for one in windows]
    assert waits == [0, 0, 0, 5_000]


@pytest.mark.parametrize("by", [-(10**10), 10**10])
def test_setting_the_clock_frees_nobody_while_the_machine_is_on(
    here: Opened, members: dict[Role, StaffId], time: WallClock, by: int
) -> None:
    floor = members["floor"]
    for _ in range(3):
        here.session.gate.identify(floor, "0000")
    time.set(by)
    assert here.session.gate.identify(floor, "2222") == PinTooSoon(staff=floor, seconds=5)
    time.run(5_000)
    assert here.session.gate.identify(floor, "2222") is None


def test_a_clock_set_back_before_a_start_locks_nobody_out(
    here: Opened, members: dict[Role, StaffId], time: WallClock
) -> None:
    floor = members["floor"]
    for _ in range(3):
        here.session.gate.identify(floor, "0000")
    time.boot()
    time.set(-(10**10))
    assert here.session.gate.identify(floor, "2222") == PinTooSoon(staff=floor, seconds=5)
    time.run(4_000)
    assert here.session.gate.identify(floor, "2222") == PinTooSoon(staff=floor, seconds=1)
    time.run(1_000)
    assert here.session.gate.identify(floor, "2222") is None


def test_what_was_kept_of_the_tries_may_be_damaged(
    here: Opened, members: dict[Role, StaffId], time: WallClock, place: Place
) -> None:
    floor = members["floor"]
    for _ in range(3):
        here.session.gate.identify(floor, "0000")
    changed(place, "UPDATE pin SET tried = 'yesterday'")
    assert here.session.gate.identify(floor, "2222") == PinTooSoon(staff=floor, seconds=5)
    time.run(5_000)
    assert here.session.gate.identify(floor, "2222") is None


@given(wrong=st.integers(0, 10**6))
def test_no_wait_is_longer_than_five_minutes(wrong: int) -> None:
    assert 0 <= pins.wait_after(wrong) <= pins.LONGEST_WAIT
    assert pins.wait_after(wrong) <= pins.wait_after(wrong + 1)


# What is kept of a PIN


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE pin SET key = (SELECT key FROM pin WHERE staff = 3) WHERE staff = 1",
        "UPDATE pin SET (salt, key) = (SELECT salt, key FROM pin WHERE staff = 3) WHERE staff = 1",
        "UPDATE pin SET salt = x'00' WHERE staff = 1",
        "DELETE FROM pin WHERE staff = 1",
    ],
)
def test_a_pin_exchanged_in_the_file_is_not_taken_and_is_named(
    here: Opened, place: Place, members: dict[Role, StaffId], sql: str
) -> None:
    assert list(check(here)) == []
    changed(place, sql)
    director = members["director"]
    for pin in (DIRECTOR_PIN, PINS["desk"]):
        assert here.session.gate.identify(director, pin) == PinExchanged(staff=director)
    assert list(check(here)) == [PinNotAsSet(name="Somebody for the director")]


def test_a_pin_slipped_into_the_file_is_named(here: Opened, place: Place) -> None:
    here.session.club.staff.add("Zoe")
    changed(place, "INSERT INTO pin (staff, salt, key) VALUES (1, x'00', x'00')")
    assert list(check(here)) == [PinNotAsSet(name="Zoe")]
    assert isinstance(refusal(here.session, GiveRole(staff=StaffId(1), role="director")), Rejection)
