"""The evening of the README as somebody new types it into the window of an empty house."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.session import Session
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until
from tests.manual.test_readme import blocks


def test_what_is_written_there_comes_to_what_is_written_there(session: Session) -> None:
    with console(session) as shown:
        assert isinstance(shown.window, BeginningWindow)
        listed = QApplication.focusWidget()
        assert listed is not None
        QTest.keyClick(listed, Qt.Key.Key_Down)
        QTest.keyClick(listed, Qt.Key.Key_Up)
        QTest.keyClick(listed, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        window = window_of(shown)
        field = window.quick.field
        assert until(field.hasFocus)
        for line in blocks()[0].splitlines():
            steps = window.view.latest().no
            QTest.keyClicks(field, line)
            QTest.keyClick(field, Qt.Key.Key_Return)
            assert window.view.latest().no > steps, window.quick.sentence.text
        state = window.view.state
        assert len(state.entries.by_id) == 3
        assert len(state.play.seating.of) == 2
        assert window.view.board().running
        (out,) = state.exits.by_entry
        assert window.view.who(out) == "Jan Kowalski"
        QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert len(window.view.state.play.seating.of) == 3
