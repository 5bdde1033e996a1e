"""Lines that ask what is meant, answered by the keyboard, and the sheet of keys."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.gui.waiting import until

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tdconsole.gui.console.frame.keys import KeysDialog
from tdconsole.line.spoken import long_words
from tdconsole.line.verbs import VERBS
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing
from tests.gui.line.test_quick_line import Room
from tests.line.table import ROSSI


@pytest.fixture
def room(qt: Any, tmp_path: Path) -> Iterator[Room]:
    with viewing(tmp_path) as view:
        room = Room(view)
        assert until(room.line.field.hasFocus)
        yield room
        room.window.close()
        room.window.deleteLater()
        qt.processEvents()


def test_a_name_and_out_is_chosen_and_done_by_the_keyboard(room: Room) -> None:
    room.enter("rossi out")
    assert room.typed == "rossi out"
    assert room.view.state.left == 12
    room.press(Qt.Key.Key_Down)
    assert room.said[0] == "ready"
    room.press(Qt.Key.Key_Return)
    assert room.view.state.left == 11
    assert ROSSI in room.view.state.exits.by_entry


def test_break_is_chosen_by_the_keyboard(room: Room) -> None:
    room.type("break")
    assert room.said == ("asking", "Break a table, or a break of play?")
    room.press(Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert not room.view.board().running


def test_the_sheet_of_keys_lists_the_words(room: Room) -> None:
    dialog = KeysDialog(room.view.words, theme("dark"), room.window)
    told = {label.text() for label in dialog.findChildren(QLabel)}
    for verb in VERBS:
        assert {verb.letters, ", ".join(long_words(room.view.words, verb))} <= told
    dialog.deleteLater()
