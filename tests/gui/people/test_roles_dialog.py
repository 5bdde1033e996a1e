"""Roles and PINs in the window: proved by keys, given by buttons, refused in words."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from tdconsole.club import pins
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.house import TakeRole
from tdconsole.domain.values import Role, StaffId
from tdconsole.gui.app import Console
from tdconsole.gui.console.engine.tournament_view import Told
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.people.staff.choosing import StaffDialog
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import HouseDone, Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.desk_page import Key, enter
from tests.gui.frame.test_app import console, window_of
from tests.gui.hands import click
from tests.session.staffed import FEW_ROUNDS, PINS, ROLES, staffed

Members = dict[Role, StaffId]


@pytest.fixture(autouse=True)
def _quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "_ROUNDS", FEW_ROUNDS)


@pytest.fixture
def members(session: Session) -> Members:
    seated(session)
    return staffed(session)


@pytest.fixture
def opened(session: Session, members: Members) -> Iterator[Console]:
    assert members
    with console(session) as shown:
        yield shown


def asked(opened: Console) -> StaffDialog:
    """The dialog as it stands there, or opened by its keys."""
    assert opened.window is not None
    if isinstance(opened.window, ConsoleWindow):
        opened.window.gestures.perform("staff")
    dialogs = opened.window.findChildren(StaffDialog)
    (dialog,) = (one for one in dialogs if one.isVisible())
    return dialog


def sign_in(opened: Console, role: Role, pin: str | None = None) -> StaffDialog:
    dialog = asked(opened)
    QTest.keyClick(dialog.list, Key(Key.Key_1 + ROLES.index(role)))
    if role in PINS:
        QTest.keyClicks(dialog.pin, PINS[role] if pin is None else pin)
        enter(dialog.pin)
    return dialog


def test_a_pin_is_typed_unseen_and_proves_who_acts(
    opened: Console, session: Session, members: Members
) -> None:
    window = window_of(opened)
    dialog = sign_in(opened, "floor", "0000")
    assert dialog.pin.echoMode() == QLineEdit.EchoMode.Password
    assert dialog.said.text() == "That is not the PIN."
    assert (dialog.pin.text(), dialog.isVisible()) == ("", True)
    assert session.gate.role is None
    QTest.keyClicks(dialog.pin, "22x2 2")
    assert dialog.pin.text() == "2222"
    enter(dialog.pin)
    assert not dialog.isVisible()
    assert session.actor == members["floor"]
    spoken = window.navigation.actor.accessibleName()
    assert spoken == "Acting at this window: Somebody for the floor"


def test_before_anybody_proves_who_it_is_a_gesture_is_refused_in_words(opened: Console) -> None:
    window = window_of(opened)
    said: list[Told] = []
    window.view.told.connect(said.append)
    assert not window.view.do(PauseClock())
    assert (
        said[-1].sentence == "Staff have roles in this house: say who you are, and type your PIN."
    )
    assert window.navigation.actor.text() == "No one is\nsigned in"
    more = window.gestures.action("minute-more")
    assert not more.isEnabled()
    assert more.whatsThis() == said[-1].sentence
    sign_in(opened, "clock")
    assert more.isEnabled()
    assert window.view.do(PauseClock())


def test_what_a_role_may_not_do_is_not_offered_and_says_why(opened: Console) -> None:
    window = window_of(opened)
    sign_in(opened, "desk")
    more = window.gestures.action("minute-more")
    assert not more.isEnabled()
    told = "Not for the role “desk”: clock adjusted. It is for: director, floor and clock."
    assert more.whatsThis() == told
    assert window.gestures.why_not("minute-more") == told


def test_a_role_taken_away_elsewhere_is_gone_here_at_once(
    opened: Console, session: Session, members: Members
) -> None:
    window = window_of(opened)
    sign_in(opened, "clock")
    assert window.gestures.action("minute-more").isEnabled()
    actor, proved = session.actor, session.gate._proved
    session.gate.identify(members["director"], PINS["director"])
    session.submit_house(TakeRole(staff=members["clock"]))
    session.actor, session.gate._proved = actor, proved
    window._look_who_acts()
    assert not window.gestures.action("minute-more").isEnabled()
    assert window.navigation.actor.text() == "No one is\nsigned in"


def test_a_house_that_gives_no_roles_shows_no_field_for_a_pin(session: Session) -> None:
    seated(session)
    session.club.staff.add("Giulia Bianchi")
    with console(session) as shown:
        assert not window_of(shown).findChildren(StaffDialog)
        dialog = asked(shown)
        assert not dialog.pin.isVisible()
        QTest.keyClick(dialog.list, Key.Key_1)
        assert not dialog.isVisible()
        assert window_of(shown).view.do(PauseClock())


def set_pin(dialog: StaffDialog, typed: str, again: str | None = None) -> None:
    for one in (typed, typed if again is None else again):
        QTest.keyClicks(dialog.roles.pin, one)
        enter(dialog.roles.pin)


def give(dialog: StaffDialog, role: str) -> None:
    dialog.roles.role.setCurrentText(role)
    dialog.roles.give.click()


def test_the_first_director_of_a_house(session: Session) -> None:
    seated(session)
    giulia = session.club.staff.add("Giulia Bianchi")
    jan = session.club.staff.add("Jan Kowalski")
    with console(session) as shown:
        window = window_of(shown)
        dialog = asked(shown)
        give(dialog, "director")
        assert dialog.said.text() == (
            "The role “director” needs a PIN: set one first, then give the role."
        )
        set_pin(dialog, "4711", "4712")
        assert dialog.said.text() == "These were two PINs: begin again."
        set_pin(dialog, "12")
        assert dialog.said.text() == "A PIN is 4 to 12 digits."
        set_pin(dialog, "4711")
        assert dialog.said.text() == "PIN set."
        give(dialog, "director")
        assert dialog.said.text() == "Role changed."
        assert dict(session.house.roles) == {giulia: "director"}
        assert dialog.list.item(0).text() == "1   Giulia Bianchi  ·  director"
        assert not window.view.do(PauseClock())

        dialog.list.setCurrentRow(1)
        give(dialog, "display")
        assert dialog.said.text().startswith("Staff have roles in this house")
        dialog.list.setCurrentRow(0)
        QTest.keyClicks(dialog.pin, "4711")
        enter(dialog.pin)
        assert window.view.do(PauseClock())
        dialog = asked(shown)
        dialog.list.setCurrentRow(1)
        give(dialog, "display")
        assert session.house.roles[jan] == "display"
        give(dialog, "no role")
        assert jan not in session.house.roles


def test_names_are_kept_by_a_director_alone(opened: Console, session: Session) -> None:
    dialog = sign_in(opened, "floor")
    dialog = asked(opened)
    dialog.name.setText("Ola Nowak")
    dialog.add.click()
    assert dialog.said.text() == (
        "Not for the role “floor”: the list of the staff. It is for: director."
    )
    dialog.list.setCurrentRow(2)
    dialog.retire.click()
    assert session.club.staff.by_name("Ola Nowak") is None
    assert len(session.club.staff.active()) == len(ROLES)
    dialog.close()
    sign_in(opened, "director")
    dialog = asked(opened)
    dialog.name.setText("Ola Nowak")
    dialog.add.click()
    assert session.club.staff.by_name("Ola Nowak") == dialog.member
    dialog.choose.click()
    assert dialog.said.text() == "You have no role in this house: a director gives you one."
    assert dialog.isVisible()


def test_a_window_on_a_house_with_roles_asks_who_acts(session: Session, members: Members) -> None:
    with console(session) as shown:
        (dialog,) = window_of(shown).findChildren(StaffDialog)
        assert dialog.isVisible()
        dialog.reject()
        assert session.actor is None
        assert window_of(shown).view.board().running
    assert members


def test_before_the_first_tournament_it_is_asked_as_well(session: Session) -> None:
    staffed(session)
    with console(session) as shown:
        assert isinstance(shown.window, BeginningWindow)
        dialog = asked(shown)
        QTest.keyClick(dialog.list, Key.Key_1)
        QTest.keyClicks(dialog.pin, PINS["director"])
        enter(dialog.pin)
        assert session.gate.role == "director"


def test_the_dialog_stops_listening_when_it_is_left(session: Session, members: Members) -> None:
    dialog = StaffDialog(session, catalogue("en"), theme("dark"))
    dialog.reject()
    session.gate.identify(members["director"], PINS["director"])
    assert isinstance(session.set_pin(members["desk"], "5555"), HouseDone)


def test_what_is_typed_goes_on_when_another_program_changes_the_roles(
    opened: Console, session: Session, members: Members
) -> None:
    window_of(opened)
    dialog = asked(opened)
    QTest.keyClick(dialog.list, Key.Key_1)
    assert dialog.focusWidget() is dialog.pin
    with session.gate.of_itself():
        session.submit_house(TakeRole(staff=members["display"]))
    assert dialog.focusWidget() is dialog.pin
    assert dialog.member == members["director"]


def test_a_role_chosen_stays_chosen_while_the_pin_is_set(
    opened: Console, session: Session, members: Members
) -> None:
    dialog = sign_in(opened, "director")
    dialog = asked(opened)
    added = session.club.staff.add("Gina")
    session.gate.identify(members["director"], PINS["director"])
    dialog._fill(added)
    dialog.roles.role.setCurrentIndex(1 + ROLES.index("floor"))
    for _twice in range(2):
        QTest.keyClicks(dialog.roles.pin, "5555")
        dialog.roles.set_pin()
    assert dialog.roles.role.currentData() == "floor"
    click(dialog.roles.give)
    assert session.house.roles[added] == "floor"
