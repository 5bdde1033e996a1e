"""Entries paid by a line that Enter does, and several people of one name."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.values import Money, Payment
from tests.gui.waiting import until

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt

from tests.gui.console_evening import viewing
from tests.gui.line.test_quick_line import Room


@pytest.fixture
def room(qt: Any, tmp_path: Path) -> Iterator[Room]:
    with viewing(tmp_path) as view:
        room = Room(view)
        assert until(room.line.field.hasFocus)
        yield room
        room.window.close()
        room.window.deleteLater()
        qt.processEvents()


def test_of_six_garcias_none_is_taken_unasked(room: Room) -> None:
    people = room.view.session.club.people
    six = [
        people.add(f"{name} García", "ES") for name in ("Ana", "Eva", "Ivo", "Leo", "Luz", "Teo")
    ]
    room.enter("r garcia card")
    assert room.said == ("asking", "“garcia” matches 6 people: who is it?")
    assert not set(six) & set(room.view.state.entries.by_person)
    room.press(Qt.Key.Key_Return)
    assert not set(six) & set(room.view.state.entries.by_person)
    room.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    (entered,) = set(six) & set(room.view.state.entries.by_person)
    entry = room.view.state.entries.by_id[room.view.state.entries.by_person[entered]]
    assert entry.payments == (Payment(method="card", amount=Money(5500)),)


def test_a_person_is_entered_by_the_line_and_pays_by_card(room: Room) -> None:
    room.enter("r + Paul Smith card")
    (entry,) = [e for e in room.view.state.entries.by_id.values() if e.id == 13]
    assert entry.payments == (Payment(method="card", amount=Money(5500)),)
