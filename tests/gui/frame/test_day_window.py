"""The end of a day in the whole window: its page comes and goes, keys count, the room sees it."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.gui.console.day.page import DayPage
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until


def shown(window: ConsoleWindow) -> list[str]:
    buttons = window.navigation.findChildren(QWidget)
    return [one.accessibleName() for one in buttons if one.isVisibleTo(window.navigation)]


def typed(window: ConsoleWindow, line: str) -> None:
    window.quick.take(line)
    QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
    assert not window.quick.field.text(), window.quick.sentence.text


def test_a_day_is_ended_from_the_line_and_on_its_page(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        assert "Day end" not in shown(window)
        typed(window, "last 1")
        assert "Day end" in shown(window)
        assert window.page.name == "day"
        assert window.quick.field.hasFocus()
        QTest.keyClick(window, Qt.Key.Key_F10, Qt.KeyboardModifier.ControlModifier)
        page = window.pages.of(DayPage)
        assert until(page.tables.hasFocus)
        QTest.keyClicks(page.tables, "1")
        assert page.tables.typed == "1"
        QTest.keyClick(page.tables, Qt.Key.Key_Return)
        typed(window, "hand 2")
        assert page.day_end.stage == "bags"
        while (here := page.bags.draft.here) is not None:
            page.bags.seek()
            stack = window.view.state.entries.by_id[here.entry].chips
            QTest.keyClicks(page.bags.chips, str(stack))
            QTest.keyClick(page.bags.chips, Qt.Key.Key_Return)
        assert window.quick.field.hasFocus()  # nothing is left to be typed there
        page.end.setFocus()
        QTest.keyClick(page.end, Qt.Key.Key_Space)
        assert page.morning.isVisible()
        assert window.quick.field.hasFocus()
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert window.view.state.play.day == 1
        assert page.sum.text().endswith("all that is in play")


def test_a_word_typed_on_the_tables_is_the_lines(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        assert window.view.do(CallLastHands(hands=3))
        window.gestures.perform("day")
        page = window.pages.of(DayPage)
        assert until(page.tables.hasFocus)
        QTest.keyClicks(page.tables, "u")
        assert window.quick.field.text() == "u"


def test_the_room_sees_the_last_hands_by_itself(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        stage = window.preferences.stage
        assert stage.live() == "clock"
        typed(window, "last 3")
        assert stage.live() == "last-hands"
