"""Fields to choose from and for numbers, on a page that scrolls."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.gui.console.widgets.choice import Choice, Number
from tdconsole.wall.theme import theme


def turned(choice: QWidget) -> bool:
    """Turn the wheel over it, and say whether it took that."""
    place, down = QPointF(5, 5), QPoint(0, -120)
    event = QWheelEvent(
        place,
        choice.mapToGlobal(place),
        QPoint(),
        down,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    event.ignore()
    QApplication.sendEvent(choice, event)
    return event.isAccepted()


def test_the_wheel_changes_it_only_where_the_keyboard_is(qt: object) -> None:  # noqa: ARG001
    choice = Choice(theme("dark"))
    choice.addItems(["Full", "Initial", "Nicknames"])
    choice.show()
    choice.activateWindow()
    assert QTest.qWaitForWindowActive(choice)
    choice.clearFocus()
    assert not turned(choice)
    assert choice.currentText() == "Full"
    choice.setFocus()
    assert turned(choice)
    assert choice.currentText() == "Initial"
    choice.close()


def test_a_name_longer_than_its_field_ends_in_an_ellipsis(qt: object) -> None:  # noqa: ARG001
    choice = Choice(theme("dark"))
    choice.addItem("Tuesday League of the whole winter")
    choice.resize(120, 32)
    assert choice.shown().startswith("Tues")
    assert choice.shown().endswith("…")
    choice.resize(choice.sizeHint())
    assert choice.shown() == choice.currentText()


def test_the_wheel_changes_a_number_only_where_the_keyboard_is(qt: object) -> None:  # noqa: ARG001
    number = Number()
    number.setValue(20)
    number.show()
    number.activateWindow()
    assert QTest.qWaitForWindowActive(number)
    number.clearFocus()
    assert not turned(number)
    assert number.value() == 20
    number.setFocus()
    assert turned(number)
    assert number.value() == 19
    number.close()
