"""Enter presses the button that has the keyboard, once, and no other."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
)

from tdconsole.gui.console.frame.table import NAMES
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.shared.pressing import EnterPresses
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Asked(QDialog):
    """A field, a default button, a button that is none, a tool button and a box."""

    def __init__(self) -> None:
        super().__init__()
        self.done_by: list[str] = []
        self.field, self.box = QLineEdit(), QCheckBox("box")
        self.default, self.other, self.tool = QPushButton("a"), QPushButton("b"), QToolButton()
        self.default.setDefault(True)
        self.other.setAutoDefault(False)
        down = QVBoxLayout(self)
        for part in (self.field, self.box, self.default, self.other, self.tool):
            down.addWidget(part)
        for name in ("default", "other", "tool"):
            button = getattr(self, name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _checked=False, name=name: self.done_by.append(name))


@pytest.fixture
def asked(qt: object) -> Iterator[Asked]:  # noqa: ARG001 -- it has to end later
    dialog = Asked()
    dialog.show()
    assert QTest.qWaitForWindowActive(dialog)
    yield dialog
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("key", [*ENTERS, Qt.Key.Key_Space])
@pytest.mark.parametrize("name", ["default", "other", "tool"])
def test_in_a_dialog_the_button_with_the_keyboard_is_pressed_and_no_other(
    asked: Asked, name: str, key: Qt.Key
) -> None:
    button = getattr(asked, name)
    button.setFocus()
    QTest.keyClick(button, key)
    assert asked.done_by == [name]


def test_in_a_field_and_at_a_box_enter_asks_for_the_dialog(asked: Asked) -> None:
    for part in (asked.field, asked.box):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
    assert asked.done_by == ["default", "default"]
    assert not asked.box.isChecked()


def test_held_down_it_presses_once(asked: Asked) -> None:
    asked.other.setFocus()
    QTest.keyPress(asked.other, Qt.Key.Key_Return)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(asked.other, held)
    QTest.keyRelease(asked.other, Qt.Key.Key_Return)
    assert asked.done_by == ["other"]


@pytest.fixture
def window(qt: object, session: Session) -> Iterator[ConsoleWindow]:  # noqa: ARG001 -- it has to end later
    seated(session)
    with console(session) as shown:
        yield window_of(shown)


def test_on_each_page_enter_presses_each_button_that_tab_comes_to(
    window: ConsoleWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[QAbstractButton] = []
    monkeypatch.setattr(EnterPresses, "press", staticmethod(pressed.append))
    seen = 0
    for name in NAMES:
        window.show_page(name)
        for button in window.page.findChildren(QPushButton):
            walked = bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if button.isVisible() and button.isEnabled() and walked:
                button.setFocus()
                pressed.clear()
                QTest.keyClick(button, Qt.Key.Key_Return)
                assert pressed == [button], (name, button.text())
                seen += 1
    assert seen > 20
