from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QToolButton, QWidget

from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.frame.navigation import Navigation
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.frame.table import PAGES as ALL
from tdconsole.gui.console.widgets.style import dress
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing
from tests.gui.waiting import until

BY_PAGE: Final = {row.id: row for row in ALL}
PAGES: Final = [BY_PAGE[name] for name in ("floor", "desk", "chips")]


@contextmanager
def standing(path: Path, pages: Sequence[PageRow] = PAGES) -> Iterator[Navigation]:
    with viewing(path) as view:
        window = QWidget()
        dress(window, theme("dark"))
        navigation = Navigation(pages, Gestures(view, window, ACTIONS), theme("dark"), window)
        navigation.resize(navigation.width(), 400)
        navigation.show_page("floor")
        window.resize(navigation.size())
        window.show()
        window.activateWindow()
        try:
            yield navigation
        finally:
            window.close()
            window.deleteLater()


def buttons(navigation: Navigation) -> list[QToolButton]:
    return [button for button in navigation.findChildren(QToolButton) if button.isCheckable()]


def test_a_page_is_chosen_by_its_button(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as navigation:
        chosen = QSignalSpy(navigation.chosen)
        buttons(navigation)[1].click()
        assert [chosen.at(at)[0] for at in range(chosen.count())] == ["desk"]
        assert navigation.page == "desk"


def test_what_is_only_shown_was_not_chosen(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as navigation:
        chosen = QSignalSpy(navigation.chosen)
        navigation.show_page("chips")
        assert navigation.page == "chips"
        assert chosen.count() == 0


def test_the_open_page_is_marked_by_a_bar(qt: Any, tmp_path: Path) -> None:
    del qt
    accent = theme("dark").colours.accent
    with standing(tmp_path) as navigation:
        picture = navigation.grab().toImage()
        middles = [QPoint(1, one.geometry().center().y()) for one in buttons(navigation)]
        marked = [picture.pixelColor(at).name() == accent for at in middles]
        assert marked == [True, False, False]


def test_arrows_walk_through_the_pages(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as navigation:
        first, second, _ = buttons(navigation)
        first.setFocus()
        assert until(first.hasFocus)
        chosen = QSignalSpy(navigation.chosen)
        QTest.keyClick(first, Qt.Key.Key_Down)
        assert (navigation.page, chosen.count()) == ("desk", 1)
        QTest.keyClick(second, Qt.Key.Key_Up)
        assert (navigation.page, chosen.count()) == ("floor", 2)


def test_each_has_a_name_and_tells_its_key(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as navigation:
        names = [(one.accessibleName(), one.toolTip()) for one in buttons(navigation)]
        assert names == [
            ("Floor", "Floor (F2)"),
            ("Desk", "Desk (F3)"),
            ("Chips", "Chips (Ctrl+F5)"),
        ]


def test_who_acts_stands_below_the_pages(qt: Any, tmp_path: Path) -> None:
    del qt
    with standing(tmp_path) as navigation:
        assert navigation.actor.accessibleName() == "Acting at this window: No one is signed in"
        assert navigation.actor.text() == "No one is\nsigned in"
        navigation.name_actor("Giulia Bianchi-Montefeltro & Co")
        assert navigation.actor.accessibleName().endswith("Giulia Bianchi-Montefeltro & Co")
        assert navigation.actor.toolTip().startswith("Who acts at this window (Ctrl+F2)")
        assert navigation.actor.text().endswith("…")


def test_the_names_are_whole_however_low_the_window_is(qt: Any, tmp_path: Path) -> None:
    """Where there is little room the icons give way."""
    del qt
    with standing(tmp_path, ALL[:16]) as navigation:
        for high, side in ((1000, 20), (720, 16), (604, 16), (1000, 20)):
            navigation.resize(navigation.width(), high)
            navigation.window().resize(navigation.size())
            assert until(lambda: buttons(navigation)[-1].geometry().bottom() < high)  # noqa: B023
            for one in buttons(navigation):
                assert one.iconSize().height() == side
                assert one.height() >= side + one.fontMetrics().height()


@pytest.mark.parametrize("high", [604, 720, 1000])
def test_a_name_is_nearer_to_its_own_icon_than_to_the_next(
    qt: Any, tmp_path: Path, high: int
) -> None:
    del qt
    with standing(tmp_path, ALL[:16]) as navigation:
        navigation.resize(navigation.width(), high)
        navigation.window().resize(navigation.size())
        assert until(lambda: buttons(navigation)[-1].geometry().bottom() < high)
        for button in (one for one in buttons(navigation) if not one.isChecked()):
            image = button.grab().toImage()
            ground = image.pixelColor(image.width() - 1, 0)
            inked = [
                any(image.pixelColor(x, y) != ground for x in range(8, image.width() - 8))
                for y in range(image.height())
            ]
            top, foot = inked.index(True), image.height() - inked[::-1].index(True)
            icon, *names = "".join(" #"[one] for one in inked[top:foot]).split()
            assert names
            between = foot - top - len(icon) - sum(map(len, names))
            assert between < top + image.height() - foot
