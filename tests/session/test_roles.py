"""What each role may do: asked before anything is decided, by whichever way a gesture comes."""

import ast
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tdconsole import club as club_room
from tdconsole.club import ChipSet, Club, Person, Room, pins
from tdconsole.club.person import NOT_YET
from tdconsole.domain.engine.rows import GESTURE, WHO
from tdconsole.domain.house.rows import ACTS
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.house import SetPin
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.engine import NothingToUndo
from tdconsole.domain.language.rejections.staff import (
    LimitNotForRole,
    NotForRole,
    WhoActs,
)
from tdconsole.domain.values import DeviceId, NoteId, PersonId, Role, StaffId, StepNo
from tdconsole.projections.people.not_allowed import NotAllowed
from tdconsole.session import Done, Opened, Refused, open_house
from tests.domain.counter import HOUSE_COMMANDS
from tests.domain.setup.test_setup import EVERY_OTHER_COMMAND
from tests.session.floor import CREATION, Desk, WallClock, busting
from tests.session.staffed import (
    FEW_ROUNDS,
    ROLES,
    acts_as,
    changed,
    refusal,
    staffed,
)

EVERY_COMMAND: Final[tuple[Request, ...]] = (
    CREATION,
    IssuePaper(document="seat-cards"),
    *{type(one): one for one in EVERY_OTHER_COMMAND}.values(),
)
MARIA: Final = PersonId(1)


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


# The whole table


def test_there_is_one_command_of_each() -> None:
    assert {type(one) for one in EVERY_COMMAND} == set(GESTURE)


@pytest.mark.parametrize("role", ROLES)
def test_a_role_may_do_what_its_rows_say_and_nothing_else(
    desk: Desk, here: Opened, members: dict[Role, StaffId], role: Role
) -> None:
    session = here.session
    acts_as(session, role, members)
    for command in EVERY_COMMAND:
        foreseen = session.foresee(desk.id, command)
        name = type(command).__name__
        if role in WHO[name]:
            assert not isinstance(foreseen, NotForRole), name
            continue
        assert isinstance(foreseen, NotForRole), name
        assert (foreseen.role, foreseen.command) == (role, name)
        assert set(foreseen.roles) == WHO[name]
        assert desk.refused(command) == foreseen
    for asked in HOUSE_COMMANDS:
        name = type(asked).__name__
        if isinstance(asked, SetPin) and asked.staff == members[role]:
            continue
        told = session.house_desk.foresee(asked)
        assert isinstance(told, NotForRole) == (role not in WHO[name]), name
        if isinstance(told, NotForRole):
            assert refusal(session, asked) == told


@pytest.mark.usefixtures("members")
def test_nobody_does_anything_before_saying_who_it_is(desk: Desk, here: Opened) -> None:
    for command in EVERY_COMMAND:
        assert desk.refused(command) == here.session.foresee(desk.id, command) == WhoActs()
    for asked in HOUSE_COMMANDS:
        assert refusal(here.session, asked) == here.session.house_desk.foresee(asked) == WhoActs()


ACTING: Final[dict[str, list[Callable[[Club], object]]]] = {
    "KeepPerson": [
        lambda club: club.people.add("Somebody"),
        lambda club: club.people.take_in(Person(id=NOT_YET, name="Somebody else")),
        lambda club: club.people.change(Person(id=MARIA, name="Maria Rossi")),
        lambda club: club.take_in([]),
        lambda club: club.receive([], trying=True),
    ],
    "CheckDocument": [lambda club: club.people.check_document(MARIA, 1, None)],
    "MergePeople": [
        lambda club: club.people.merge(PersonId(2), MARIA, 1),
        lambda club: club.people.apart.follow(PersonId(2), MARIA),
    ],
    "ErasePerson": [
        lambda club: club.people.erase(PersonId(3)),
        lambda club: club.erase(PersonId(3)),
        lambda club: club.people.apart.forget(PersonId(3)),
    ],
    "KeepApart": [
        lambda club: club.people.apart.keep_apart(MARIA, PersonId(2), "a couple"),
        lambda club: club.people.apart.let_together(MARIA, PersonId(2)),
    ],
    "KeepStaff": [
        lambda club: club.staff.add("Zoe"),
        lambda club: club.staff.rename(StaffId(99), "Zoe again"),
        lambda club: club.staff.retire(StaffId(99)),
        lambda club: club.staff.bring_back(StaffId(99)),
        lambda club: club.staff.put_in_order([]),
        lambda club: club.staff.erase(StaffId(99)),
        lambda club: club.devices.erase(DeviceId(99)),
    ],
    "KeepRoom": [
        lambda club: club.rooms.put(Room(name="Cellar", tables=())),
        lambda club: club.rooms.remove("Cellar"),
    ],
    "KeepChipSet": [
        lambda club: club.chip_sets.put(ChipSet(name="Ours", chips=())),
        lambda club: club.chip_sets.remove("Ours"),
    ],
    "KeepTemplate": [
        lambda club: club.templates.put("Ours", b"{}"),
        lambda club: club.templates.remove("Ours"),
    ],
    "KeepBrand": [
        lambda club: club.brand.put(b"{}"),
        lambda club: club.brand.remove(),
    ],
    "EraseNote": [lambda club: club.notes.erase(NoteId("none"))],
}


@pytest.mark.parametrize("role", ROLES)
def test_what_the_house_keeps_is_changed_by_those_who_may(
    here: Opened, members: dict[Role, StaffId], role: Role
) -> None:
    assert set(ACTING) == {act.name for act in ACTS}
    session = here.session
    acts_as(session, role, members)
    for name, ways in ACTING.items():
        for way in ways:
            if role in WHO[name]:
                way(session.club)
                continue
            with pytest.raises(NotAllowed) as refused:
                way(session.club)
            why = refused.value.why
            assert isinstance(why, NotForRole)
            assert (why.role, why.command) == (role, name)


@pytest.mark.usefixtures("members")
def test_a_stranger_changes_nothing_that_the_house_keeps(here: Opened) -> None:
    for ways in ACTING.values():
        for way in ways:
            with pytest.raises(NotAllowed) as refused:
                way(here.session.club)
            assert refused.value.why == WhoActs()
    with pytest.raises(NotAllowed):
        here.session.eraser.erase(MARIA)


def test_the_club_writes_through_its_guard_alone() -> None:
    """Notes are written by gestures that were asked about, PINs by setting or trying them.

    A device is kept and ended by its gesture, and claimed by who has its code.

    The salt of a name comes with the step that seals it, the end of an erasing after it was asked
    about, and the people of a hurt house go into one that nobody works in yet.
    """
    free = {
        ("notes.py", "write"),
        ("guard.py", "doing"),
        ("staff.py", "add_salt"),
        ("erasing.py", "finish"),
        ("saving.py", "save_club"),
        *(("pins.py", one) for one in PIN_WAYS),
        *(("devices.py", one) for one in ("offer", "claim", "remove")),
    }
    found = set()
    for file in Path(club_room.__file__).parent.glob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and any(
                isinstance(one, ast.Attribute) and one.attr == "transaction"
                for one in ast.walk(function)
            ):
                found.add((file.name, function.name))
    assert found == free


PIN_WAYS: Final = ("write", "try_at", "is_right")


# Steps back


def test_a_step_is_undone_by_those_who_may_do_it(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    session = here.session
    acts_as(session, "desk", members)
    (entered,) = desk.register()
    acts_as(session, "clock", members)
    assert session.foresee(desk.id, Undo(step=entered.no)) == desk.refused(Undo(step=entered.no))
    refused = desk.refused(Undo(step=entered.no))
    assert isinstance(refused, NotForRole)
    assert (refused.role, refused.command) == ("clock", "RegisterEntry")
    assert desk.refused(Undo()) == NothingToUndo()
    acts_as(session, "floor", members)
    undo = desk.do(Undo(step=entered.no))
    acts_as(session, "clock", members)
    assert isinstance(desk.refused(Redo(step=undo.no)), NotForRole)
    acts_as(session, "desk", members)
    desk.do(Redo(step=undo.no))


def test_nobody_takes_a_step_back_before_saying_who_it_is(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    acts_as(here.session, "director", members)
    desk.register()
    here.session.gate.identify(None, None)
    assert desk.refused(Undo()) == WhoActs()
    assert here.session.foresee(desk.id, Undo(step=StepNo(2))) == WhoActs()


# Limits


def test_a_limit_is_passed_by_a_director_alone(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    session = here.session
    acts_as(session, "director", members)
    desk.seat_and_start(6)
    closed = RegisterEntry(person=Newcomer(name="Late"), draw=False, override="the boss's friend")
    acts_as(session, "desk", members)
    assert desk.refused(closed) == LimitNotForRole(role="desk", command="RegisterEntry")
    acts_as(session, "floor", members)
    assert desk.refused(closed) == LimitNotForRole(role="floor", command="RegisterEntry")
    acts_as(session, "director", members)
    desk.do(closed)


def test_a_whole_evening_is_played_by_those_who_are_there_for_it(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    session = here.session
    acts_as(session, "desk", members)
    desk.register(4)
    acts_as(session, "floor", members)
    desk.do(DrawSeats())
    acts_as(session, "clock", members)
    desk.do(StartClock())
    desk.do(PauseClock())
    acts_as(session, "floor", members)
    assert desk.do(busting(1)).actor == members["floor"]


def test_a_repeated_request_is_answered_to_those_who_may_ask(
    desk: Desk, here: Opened, members: dict[Role, StaffId]
) -> None:
    acts_as(here.session, "clock", members)
    acts_as(here.session, "director", members)
    desk.register(2)
    desk.do(DrawSeats())
    first = desk.do(StartClock(), "start")
    acts_as(here.session, "desk", members)
    answer = here.session.submit(desk.id, StartClock(), "start")
    assert isinstance(answer, Refused)
    acts_as(here.session, "clock", members)
    again = here.session.submit(desk.id, StartClock(), "start")
    assert isinstance(again, Done)
    assert (again.again, again.step.no) == (True, first.no)


def test_an_earlier_house_has_no_roles_and_works_as_before(
    here: Opened, file: Path, time: WallClock
) -> None:
    Desk(here.session).register(2)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        triggers = db.execute("SELECT name FROM sqlite_schema WHERE name LIKE '%_counted'")
        for (counting,) in triggers.fetchall():
            db.execute(f"DROP TRIGGER {counting}")
    changed(file, "DROP TABLE changed")
    changed(file, "DROP TABLE pin")
    changed(file, "DROP TABLE device")
    changed(file, "DROP TABLE elsewhere")
    changed(file, "DROP TABLE brand")
    changed(file, "DELETE FROM _sqlite_migrations WHERE name = 'pins_of_the_staff'")
    changed(file, "DELETE FROM _sqlite_migrations WHERE name = 'changes_by_table'")
    changed(file, "DELETE FROM _sqlite_migrations WHERE name = 'paired_devices'")
    changed(file, "DELETE FROM _sqlite_migrations WHERE name = 'people_known_elsewhere'")
    changed(file, "DELETE FROM _sqlite_migrations WHERE name = 'brand_of_the_house'")
    with open_house(file, time) as again:
        assert not again.session.house.roles
        desk = Desk(again.session, again.session.find(None))
        desk.register()
        assert staffed(again.session)
        assert desk.refused(StartClock()) == WhoActs()
