"""The sheet of keys and gestures as it is seen: nothing is cut and nothing covers anything."""

from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from tdconsole.gui.console.frame.keys import KeysDialog
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.wall.theme import theme
from tests.gui.waiting import until


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_it_stays_whole_in_a_small_window(
    qt: Any,  # noqa: ARG001 -- it has to end later
    language: Language,
    size: tuple[int, int],
) -> None:
    window = QWidget()
    window.resize(*size)
    dress(window, theme("dark"))
    window.show()
    sheet = KeysDialog(catalogue(language), theme("dark"), window)
    sheet.show()
    assert until(sheet.isActiveWindow)
    area = sheet.findChild(QScrollArea, "columns")
    assert area is not None
    assert area.horizontalScrollBar().maximum() == 0
    inside = area.widget()
    assert inside is not None
    labels = inside.findChildren(QLabel)
    places = sorted(
        (QRect(one.mapTo(inside, QPoint()), one.size()) for one in labels),
        key=lambda place: (place.x(), place.y()),
    )
    assert len(places) > 300
    assert not any(above.intersects(below) for above, below in pairwise(places))
    sheet.close()
    window.close()


def test_it_is_turned_by_the_keys_while_the_search_has_the_keyboard(qt: Any) -> None:
    del qt
    window = QWidget()
    window.resize(1024, 768)
    dress(window, theme("dark"))
    window.show()
    sheet = KeysDialog(catalogue("it"), theme("dark"), window)
    sheet.show()
    assert until(sheet.search.hasFocus)
    area = sheet.findChild(QScrollArea, "columns")
    assert area is not None
    bar = area.verticalScrollBar()
    QTest.keyClick(sheet.search, Qt.Key.Key_PageDown)
    paged = bar.value()
    QTest.keyClick(sheet.search, Qt.Key.Key_Down)
    assert 0 < paged < bar.value()
    QTest.keyClick(sheet.search, Qt.Key.Key_PageUp)
    QTest.keyClick(sheet.search, Qt.Key.Key_Up)
    assert bar.value() == 0
    sheet.close()
    window.close()


def test_italian_gestures_are_all_in_one_mood() -> None:
    labels = [action.label(catalogue("it")) for action in ACTIONS]
    words = [word for label in labels for word in label.rstrip("…").split(" ")]
    assert [word for word in words if word.lower().endswith(("are", "ere", "ire", "rre"))] == []
