"""A list of names pasted into the line: looked at as a whole, settled, then registered."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import Millis, TableNo
from tdconsole.i18n.catalogue import Language
from tdconsole.session import Change
from tests.gui.waiting import until

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tdconsole.gui.console.entry.desk.list_dialog import OUTCOME, TYPED, ListDialog
from tdconsole.line.typing.reading import ToList
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing
from tests.gui.line.test_quick_line import Room

EIGHT = ("Abe", "Bea", "Cal", "Dee", "Eli", "Fay", "Gus", "Hal")


class Listing(Room):
    """The room, with the window's own way from the line to the list."""

    dialog: ListDialog

    def paste(self, *names: str, verb: str = "r ") -> None:
        QGuiApplication.clipboard().setText("\n".join(names))
        self.type(verb)
        QTest.keyClick(self.line.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    def open(self, *names: str) -> ListDialog:
        self.paste(*names)
        self.press(Qt.Key.Key_Return)
        (jump,) = self.jumps
        assert isinstance(jump, ToList)
        self.jumps.clear()
        self.dialog = ListDialog(self.view, theme("dark"), jump.names, self.window)
        self.dialog.show()
        return self.dialog

    def outcomes(self) -> list[str]:
        table = self.dialog.table
        items = [table.item(row, OUTCOME) for row in range(table.rowCount())]
        return [item.text() for item in items if item is not None]


@pytest.fixture
def room(qt: Any, tmp_path: Path) -> Iterator[Listing]:
    with viewing(tmp_path) as view:
        room = Listing(view)
        assert until(room.line.field.hasFocus)
        yield room
        room.window.close()
        room.window.deleteLater()
        qt.processEvents()


def click(dialog: ListDialog) -> None:
    QTest.mouseClick(dialog.button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("verb", ["r ", "register ", ""])
def test_what_is_pasted_is_told_before_anything_is_done(room: Listing, verb: str) -> None:
    people = room.view.session.club.people
    people.add("Eva García", "ES")
    people.add("Eva García", "MX")
    room.paste("Ada Bell", "Eva Garcia", "Maria Rossi", verb=verb)
    assert room.said == (
        "found",
        "3 lines: 1 known, 1 new, 1 to settle. Enter shows the list.",
    )
    assert len(room.view.state.entries.by_id) == 12
    room.press(Qt.Key.Key_Return)
    (jump,) = room.jumps
    assert isinstance(jump, ToList)
    assert jump.names.split("\n") == ["Ada Bell", "Eva Garcia", "Maria Rossi"]
    assert not room.typed


def test_a_list_is_settled_and_registered_and_nobody_twice(room: Listing) -> None:
    people = room.view.session.club.people
    people.add("Eva García", "ES")
    mexican = people.add("Eva García", "MX")
    names = ("Ada Bell", "Eva Garcia", "Maria Rossi", "Ada Bell", "999")
    dialog = room.open(*names)
    assert room.outcomes() == [
        "can be registered",
        "who is it?",
        "registered already, entry 1",
        "is in the list already",
        "nobody has this number",
    ]
    assert dialog.button.text() == "Register 1"
    assert "1 is not clear" in dialog.said.text()
    choice = dialog.choices[1]
    choice.setCurrentIndex(choice.findData(mexican))
    assert dialog.button.text() == "Register 2"
    dialog.method.setCurrentIndex(dialog.method.findData("card"))
    click(dialog)
    entries = [one for one in room.view.state.entries.by_id.values() if one.id > 12]
    assert [one.person for one in entries][1] == mexican
    assert all([part.method for part in one.payments or ()] == ["card"] for one in entries)
    assert room.outcomes()[0].startswith("entry 13, table ")
    assert room.line.sentence.text.startswith("2 people registered.")
    dialog.close()
    again = room.open(*names)
    assert not again.button.text().endswith("2")
    assert room.outcomes()[0] == "registered already, entry 13"
    again.close()


def test_one_of_them_is_left_out(room: Listing) -> None:
    dialog = room.open("Ada Bell", "Bo Diaz")
    first = dialog.table.item(0, TYPED)
    assert first is not None
    first.setCheckState(Qt.CheckState.Unchecked)
    assert room.outcomes()[0] == "left out"
    click(dialog)
    assert len(room.view.state.entries.by_id) == 13
    dialog.close()


@pytest.mark.parametrize("count", [40, 300])
def test_a_whole_club_comes_at_once(room: Listing, count: int) -> None:
    names = [f"Q{chr(97 + at % 26) * 3}w Z{chr(97 + at // 26) * 3}v" for at in range(count)]
    names.insert(count // 2, "4711")
    dialog = room.open(*names)
    assert dialog.button.text() == f"Register {count}"
    click(dialog)
    assert len(room.view.state.entries.by_id) == 12 + count
    assert room.outcomes()[count // 2] == "nobody has this number"
    dialog.close()
    assert room.view.do(Undo())
    assert len(room.view.state.entries.by_id) == 11 + count


def test_the_cap_and_a_bar_are_told_before(room: Listing) -> None:
    assert room.view.do(EditSetup(terms=TermsChanges(cap=13)))
    dialog = room.open("Ada Bell", "Bo Diaz")
    assert dialog.button.text() == "Register 1"
    assert "13" in room.outcomes()[1]
    click(dialog)
    assert len(room.view.state.entries.by_id) == 13
    dialog.close()


def test_after_registration_closed_nobody_of_it_comes_in(room: Listing) -> None:
    assert room.view.do(EditSetup(terms=TermsChanges(closes_at=Millis(1000))))
    dialog = room.open("Ada Bell", "Bo Diaz")
    assert not dialog.button.isEnabled()
    assert "2 people are not registered." in dialog.said.text()
    dialog.close()


def test_without_a_free_seat_they_wait(room: Listing) -> None:
    assert room.view.do(EditSetup(terms=TermsChanges(tables=(TableNo(1), TableNo(2)))))
    dialog = room.open(*(f"{name} Zz{name.lower()}" for name in EIGHT))
    click(dialog)
    assert "2 of them wait for a seat." in dialog.said.text()
    assert [one for one in room.outcomes() if one.endswith("no seat yet")]
    dialog.close()


def test_what_is_no_name_is_told_and_nobody_comes_of_it(room: Listing) -> None:
    dialog = room.open("Ada Bell", "B" * 5000, "Cal\x00Dix", '"Bell, Bea",GB,1977')
    assert room.outcomes() == [
        "can be registered",
        "This is too long, or holds signs that can't be written down.",
        "This is too long, or holds signs that can't be written down.",
        "who is it?",
    ]
    assert dialog.button.text() == "Register 1"
    click(dialog)
    assert len(room.view.state.entries.by_id) == 13
    dialog.close()


def test_a_list_that_is_too_long_is_refused_whole(room: Listing) -> None:
    room.paste(*(f"Ada{at} Bell" for at in range(2001)))
    room.press(Qt.Key.Key_Return)
    assert not room.jumps
    assert room.said[0] == "refused"
    assert room.said[1].startswith("That is 2,001 lines, and a list has 2,000 at the most")


@pytest.mark.parametrize("language", ["it", "pl"])
def test_the_list_speaks_the_windows_language(qt: Any, tmp_path: Path, language: Language) -> None:
    del qt
    with viewing(tmp_path, language) as view:
        room = Listing(view)
        dialog = room.open("Ada Bell", "Bo Diaz")
        assert "2" in dialog.button.text()
        assert "registered" not in dialog.said.text()
        dialog.close()
        room.window.close()
        room.window.deleteLater()


def test_many_are_shown_together_and_are_steps_of_their_own(room: Listing) -> None:
    changes: list[Change] = []
    steps = room.view.latest().no
    dialog = room.open(*(f"{name} Able" for name in EIGHT))
    room.view.changed.connect(changes.append)
    QTest.keyClick(dialog.button, Qt.Key.Key_Return)
    (change,) = changes
    assert [step.no for step in change.steps] == list(range(steps + 1, steps + 9))
    assert change.after is room.view.state
    assert change.before is not None
    assert len(change.after.entries.by_id) == len(change.before.entries.by_id) + 8
    assert not change.foreign
    assert room.view.do(Undo())
    assert len(changes) == 2
    dialog.close()
