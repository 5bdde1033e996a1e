"""The find field goes to the player meant, and hides nobody."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tests.gui.floor_page import Shown, floor


def typed(shown: Shown, text: str) -> str:
    """The player it goes to."""
    shown.page.seek()
    QTest.keyClicks(shown.page.head.field, text)
    return selected(shown)


def selected(shown: Shown) -> str:
    return ", ".join(shown.view.who(one) for one in shown.gestures.selection.entries)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("wojc", "Łukasz Wójcik"),
        ("o'b", "Siobhán O'Brien"),
        ("grosz", ""),
        ("gro", "Jürgen Groß"),
        ("małg nowak", "Małgorzata Kowalska-Nowak"),
        ("ROSSI m", "Maria Rossi"),
    ],
)
def test_by_the_beginnings_of_the_names(qt: Any, tmp_path: Path, text: str, found: str) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.page.seek()
        shown.page.head.field.setText(text)
        assert selected(shown) == found
        assert shown.page.head.found.text() == ("" if found else "not found")


def test_enter_steps_to_the_next_one_and_round(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        first = typed(shown, "smith")
        assert shown.page.head.found.text() == "1 of 2"
        QTest.keyClick(shown.page.head.field, Qt.Key.Key_Return)
        second = selected(shown)
        assert {first, second} == {"John Smith", "Joan Smithers"}
        assert shown.page.head.found.text() == "2 of 2"
        QTest.keyClick(shown.page.head.field, Qt.Key.Key_Return)
        assert selected(shown) == first


def test_a_seat_and_a_table(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat = shown.taken(2)[1]
        who = shown.view.who(shown.at(seat))
        assert typed(shown, f"2-{seat.seat}") == who
        assert shown.cursor == seat
        assert typed(shown, "1") == ""
        assert shown.cursor is not None
        assert shown.cursor.table == 1
        assert typed(shown, "2-23") == ""
        assert shown.page.head.found.text() == "not found"


def test_who_has_no_seat_is_said_to_have_none(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.page.seek()
        assert shown.view.do(RegisterEntry(person=Newcomer(name="Zoë Late"), draw=False))
        typed(shown, "zoe")
        assert shown.page.head.found.text() == "has no seat"
        shown.page.head.field.clear()
        assert shown.page.head.found.text() == ""
