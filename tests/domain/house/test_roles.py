"""Roles of the staff: a director comes first, and one is left while others have roles."""

import pytest

from tdconsole.domain.engine.rows import GESTURE, HOUSE_GESTURE, WHO
from tdconsole.domain.house.rows import ACTS, KEEP_PERSON
from tdconsole.domain.language.commands.house import GiveRole, NameStaff, SetPin, TakeRole
from tdconsole.domain.language.events.house import PinSet, RoleGiven, RoleTaken, StaffNamed
from tdconsole.domain.language.rejections.staff import (
    FirstIsDirector,
    HasRoleAlready,
    LastDirector,
    NameSealed,
    NoRoleToTake,
    NotOnStaff,
    PinFirst,
    PinMissing,
)
from tdconsole.domain.state.who import CLOCK, DESK, DIRECTOR, FLOOR, TILL
from tdconsole.domain.values import NameId, Role
from tests.domain.counter import ANNA, BRUNO, NAME, PIN, Counter

PINS = (PinSet(staff=ANNA, pin=PIN), PinSet(staff=BRUNO, pin=PIN))
ANNA_DIRECTS = RoleGiven(staff=ANNA, role="director")
BRUNO_ON_THE_FLOOR = RoleGiven(staff=BRUNO, role="floor")


def test_a_name_is_sealed_once_and_anew_when_it_is_another() -> None:
    counter = Counter()
    assert counter.when(NameStaff(staff=ANNA), on_staff=False) == NotOnStaff(staff=ANNA)
    assert counter.do(NameStaff(staff=ANNA)) == (StaffNamed(staff=ANNA, name=NAME),)
    assert counter.when(NameStaff(staff=ANNA)) == NameSealed(staff=ANNA)
    other = NameId("0" * 32)
    assert counter.do(NameStaff(staff=ANNA), name=other) == (StaffNamed(staff=ANNA, name=other),)
    assert dict(counter.state.names) == {ANNA: other}


def test_a_house_has_no_roles_of_itself() -> None:
    assert not Counter().state.roles


def test_a_pin_is_set_under_the_number_of_what_is_kept_of_it() -> None:
    counter = Counter()
    assert counter.do(SetPin(staff=ANNA)) == (PinSet(staff=ANNA, pin=PIN),)
    assert counter.state.pins[ANNA] == PIN


def test_a_request_that_brings_no_pin_sets_none() -> None:
    assert Counter().when(SetPin(staff=ANNA), pin=None) == PinMissing(staff=ANNA)


def test_a_stranger_gets_neither_a_pin_nor_a_role() -> None:
    counter = Counter().given(*PINS)
    assert counter.when(SetPin(staff=ANNA), on_staff=False) == NotOnStaff(staff=ANNA)
    asked = GiveRole(staff=ANNA, role="director")
    assert counter.when(asked, on_staff=False) == NotOnStaff(staff=ANNA)


@pytest.mark.parametrize("role", ["floor", "desk", "clock", "display"])
def test_the_first_role_is_a_directors(role: Role) -> None:
    counter = Counter().given(*PINS)
    assert counter.when(GiveRole(staff=ANNA, role=role)) == FirstIsDirector(role=role)
    assert counter.do(GiveRole(staff=ANNA, role="director")) == (ANNA_DIRECTS,)
    assert isinstance(counter.when(GiveRole(staff=BRUNO, role=role)), tuple)


@pytest.mark.parametrize("role", ["director", "floor", "desk", "clock"])
def test_a_role_that_may_do_something_needs_a_pin(role: Role) -> None:
    counter = Counter().given(PINS[0], ANNA_DIRECTS)
    refused = counter.when(GiveRole(staff=BRUNO, role=role))
    assert refused == PinFirst(staff=BRUNO, role=role)


def test_the_first_director_needs_a_pin() -> None:
    refused = Counter().when(GiveRole(staff=ANNA, role="director"))
    assert refused == PinFirst(staff=ANNA, role="director")


def test_a_display_needs_no_pin() -> None:
    counter = Counter().given(PINS[0], ANNA_DIRECTS)
    asked = GiveRole(staff=BRUNO, role="display")
    assert counter.do(asked) == (RoleGiven(staff=BRUNO, role="display"),)


def test_a_role_takes_the_place_of_an_earlier_one() -> None:
    counter = Counter().given(*PINS, ANNA_DIRECTS, BRUNO_ON_THE_FLOOR)
    counter.do(GiveRole(staff=BRUNO, role="desk"))
    assert counter.state.roles[BRUNO] == "desk"


def test_a_role_is_not_given_twice() -> None:
    counter = Counter().given(*PINS, ANNA_DIRECTS)
    refused = counter.when(GiveRole(staff=ANNA, role="director"))
    assert refused == HasRoleAlready(staff=ANNA, role="director")


def test_the_last_director_stays_while_others_have_roles() -> None:
    counter = Counter().given(*PINS, ANNA_DIRECTS, BRUNO_ON_THE_FLOOR)
    assert counter.when(TakeRole(staff=ANNA)) == LastDirector(staff=ANNA)
    assert counter.when(GiveRole(staff=ANNA, role="floor")) == LastDirector(staff=ANNA)
    counter.do(GiveRole(staff=BRUNO, role="director"))
    assert counter.do(TakeRole(staff=ANNA)) == (RoleTaken(staff=ANNA),)


def test_a_lone_director_becomes_nothing_less() -> None:
    counter = Counter().given(*PINS, ANNA_DIRECTS)
    assert counter.when(GiveRole(staff=ANNA, role="display")) == LastDirector(staff=ANNA)


def test_with_the_last_role_the_house_has_none_again() -> None:
    counter = Counter().given(*PINS, ANNA_DIRECTS, BRUNO_ON_THE_FLOOR)
    counter.do(TakeRole(staff=BRUNO))
    counter.do(TakeRole(staff=ANNA))
    assert not counter.state.roles
    assert counter.when(TakeRole(staff=ANNA)) == NoRoleToTake(staff=ANNA)


def test_the_role_of_somebody_erased_is_taken_away() -> None:
    counter = Counter().given(*PINS, ANNA_DIRECTS, BRUNO_ON_THE_FLOOR)
    assert counter.do(TakeRole(staff=BRUNO), on_staff=False) == (RoleTaken(staff=BRUNO),)


def test_everything_is_for_one_of_the_sets_of_roles_and_always_for_a_director() -> None:
    assert set(WHO.values()) == {DIRECTOR, FLOOR, CLOCK, DESK, TILL}
    assert len(WHO) == len(GESTURE) + len(HOUSE_GESTURE) + len(ACTS)
    for who in WHO.values():
        assert "director" in who
        assert "display" not in who


def test_a_newcomer_may_be_registered_wherever_an_entry_may() -> None:
    assert WHO["RegisterEntry"] <= KEEP_PERSON.who


@pytest.mark.parametrize(
    ("command", "who"),
    [
        ("StartClock", CLOCK),
        ("CallTheClock", CLOCK),
        ("RegisterEntry", DESK),
        ("SeatEntry", DESK),
        ("IssuePaper", DESK),
        ("PayOut", TILL),
        ("CloseTill", TILL),
        ("EliminatePlayers", FLOOR),
        ("BreakTable", FLOOR),
        ("GivePenalty", FLOOR),
        ("MakeRuling", FLOOR),
        ("BagStacks", FLOOR),
        ("EditStructure", DIRECTOR),
        ("OverrideRules", DIRECTOR),
        ("PostPrizes", DIRECTOR),
        ("AgreeDeal", DIRECTOR),
        ("TakeBack", DIRECTOR),
        ("CancelTournament", DIRECTOR),
        ("DisqualifyPlayer", DIRECTOR),
        ("ReclassifyPlayer", DIRECTOR),
        ("BarPerson", DIRECTOR),
        ("GiveRole", DIRECTOR),
        ("SetPin", DIRECTOR),
        ("PairDevice", DIRECTOR),
        ("RemoveDevice", DIRECTOR),
    ],
)
def test_what_may_never_slip_into_another_set(command: str, who: frozenset[Role]) -> None:
    assert WHO[command] == who
