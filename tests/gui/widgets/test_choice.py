"""A field to choose from, on a page that scrolls."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.wall.theme import theme


def turned(choice: Choice) -> bool:
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
