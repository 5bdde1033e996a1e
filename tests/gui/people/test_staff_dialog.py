"""The member of staff acting at this window, by one key."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.values import EntryId, StaffId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.people.staff.choosing import StaffDialog
from tdconsole.session import Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.desk_page import Key, enter
from tests.gui.frame.test_app import console, window_of


class Asked:
    def __init__(self, dialog: StaffDialog) -> None:
        self.dialog = dialog
        self.chosen: list[StaffId | None] = []
        dialog.chosen.connect(self.chosen.append)


@pytest.fixture
def asked(view: TournamentView, window: QWidget) -> Iterator[Asked]:
    for name in ("Giulia Bianchi", "Jan Kowalski", "Ann Lee"):
        view.session.club.staff.add(name)
    window.show()
    dialog = StaffDialog(view.session, view.words, theme("dark"), window)
    dialog.open()
    yield Asked(dialog)
    dialog.close()


def test_a_figure_chooses(asked: Asked, view: TournamentView) -> None:
    QTest.keyClick(asked.dialog.list, Key.Key_2)
    assert asked.chosen == [view.session.club.staff.by_name("jan kowalski")]
    assert not asked.dialog.isVisible()


def test_a_figure_beyond_the_list_chooses_nobody(asked: Asked) -> None:
    QTest.keyClick(asked.dialog.list, Key.Key_7)
    assert asked.chosen == []
    assert asked.dialog.isVisible()


def test_a_new_name_and_enter_is_somebody_new_who_begins_at_once(
    asked: Asked, view: TournamentView
) -> None:
    QTest.keyClicks(asked.dialog.name, "Ola Nowak")
    enter(asked.dialog.name)
    assert asked.chosen == [view.session.club.staff.by_name("Ola Nowak")]


def test_somebody_is_called_otherwise_but_not_like_another(
    asked: Asked, view: TournamentView
) -> None:
    asked.dialog.list.setCurrentRow(2)
    asked.dialog.name.setText("JAN kowalski")
    asked.dialog.rename.click()
    assert asked.dialog.said.property("role") == "stopped"
    asked.dialog.name.setText("Ann Li")
    asked.dialog.rename.click()
    assert list(view.session.club.staff.active().values())[2] == "Ann Li"


def test_who_retires_is_offered_no_more_and_acts_no_more(
    asked: Asked, view: TournamentView
) -> None:
    giulia = view.session.club.staff.by_name("Giulia Bianchi")
    view.session.actor = giulia
    asked.dialog.list.setCurrentRow(0)
    asked.dialog.retire.click()
    assert asked.chosen == [None]
    assert asked.dialog.list.count() == 2
    assert giulia in view.session.club.staff.named()


def test_who_was_chosen_stands_in_the_window_and_on_the_steps(session: Session) -> None:
    seated(session)
    member = session.club.staff.add("Giulia Bianchi")
    with console(session) as opened:
        window = window_of(opened)
        assert window.navigation.actor.text() == "No one is\nsigned in"
        window.gestures.perform("staff")
        (dialog,) = window.findChildren(StaffDialog)
        QTest.keyClick(dialog.list, Key.Key_1)
        assert window.navigation.actor.accessibleName() == "Acting at this window: Giulia Bianchi"
        assert window.view.do(PauseClock())
        trail = session.timeline(window.view.tournament).steps
        assert trail[-1].actor == member


def test_a_gesture_of_the_desk_leads_to_the_desk_from_anywhere(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        window.show_page("people")
        window.gestures.point(Selection(entries=(EntryId(1),)))
        window.gestures.perform("correct-payment")
        assert window.page.name == "desk"
        assert window.pages.of(DeskPage).asking.title.text() == "How Maria Rossi paid the entry"
        window.gestures.perform("quick")
        assert not window.pages.of(DeskPage).asking.isVisible()
