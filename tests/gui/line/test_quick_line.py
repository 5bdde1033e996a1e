"""The line at the bottom, as hands use it: keys in, sentences out, and nothing typed is lost."""

from collections.abc import Iterator
from typing import Any

import pytest

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.line.typing.reading import ToEntry, ToSeat, ToTable
from tests.gui.waiting import until

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.line.history import History
from tdconsole.gui.console.line.line import Jump, QuickLine
from tdconsole.gui.console.widgets.style import dress
from tdconsole.wall.theme import theme
from tests.gui.console_evening import viewing

ROSSI = EntryId(1)


class Room:
    """A window with the line at its foot and another field above it."""

    def __init__(self, view: TournamentView) -> None:
        self.view, self.window = view, QWidget()
        dress(self.window, theme("dark"))
        self.above = QLineEdit()
        self.line = QuickLine(view, Gestures(view, self.window, ACTIONS), theme("dark"))
        down = QVBoxLayout(self.window)
        down.addWidget(self.above)
        down.addStretch(1)
        down.addWidget(self.line)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        self.line.focus()
        self.jumps: list[Jump] = []
        self.line.jumped.connect(self.jumps.append)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.line.field, text)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.line.field, key)

    def enter(self, text: str) -> None:
        self.type(text)
        self.press(Qt.Key.Key_Return)

    @property
    def typed(self) -> str:
        return self.line.field.text()

    @property
    def said(self) -> tuple[str, str]:
        return self.line.sentence.tone, self.line.sentence.text

    @property
    def highlighted(self) -> int | None:
        return self.line.offers.current

    def at(self, entry: EntryId) -> str:
        seat = self.view.state.play.seating.of[entry]
        return f"{seat.table}-{seat.seat}"


@pytest.fixture
def room(qt: Any, tmp_path: Any) -> Iterator[Room]:
    with viewing(tmp_path) as view:
        room = Room(view)
        assert until(room.line.field.hasFocus)
        yield room
        room.window.close()
        room.window.deleteLater()
        qt.processEvents()


def test_an_answer_stays_until_something_else_is_typed(room: Room) -> None:
    before = room.view.state
    room.enter("raise 400 1200")
    assert room.said[0] == "told"
    assert "2,000" in room.said[1]
    assert room.view.state is before
    room.type("pot 150 50")
    assert room.typed == "pot 150 50"
    assert room.said[0] == "told"
    room.press(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert room.typed == "raise 400 1200"


def test_a_bust_is_previewed_done_and_told(room: Room) -> None:
    at = room.at(ROSSI)
    room.type(f"b {at}")
    assert room.said[0] == "ready"
    assert room.said[1].endswith(": 12th of 12, provisional")
    room.press(Qt.Key.Key_Return)
    assert ROSSI in room.view.state.exits.by_entry
    assert room.typed == ""
    assert room.said[0] == "done"
    assert room.said[1].startswith("Maria Rossi out, from table ")


def test_what_was_done_fades_into_the_last_action(room: Room) -> None:
    room.line.set_fade(20)
    room.enter("pause")
    assert room.said == ("done", room.said[1])
    assert until(lambda: room.said[0] == "last")
    assert room.said[1].startswith("Last: Clock paused")


def test_a_mistake_stays_in_the_line_with_its_reason(room: Room) -> None:
    room.enter("b 99-1")
    assert room.typed == "b 99-1"
    assert room.said == ("refused", "Table 99 is not open in this tournament.")
    room.press(Qt.Key.Key_End)
    for _ in "99-1":
        room.press(Qt.Key.Key_Backspace)
    room.enter(room.at(ROSSI))
    assert ROSSI in room.view.state.exits.by_entry


def test_what_another_button_was_refused_is_told_until_something_is_typed(room: Room) -> None:
    room.view.do(EliminatePlayers(hand=(Bust(entry=EntryId(99)),)))
    assert room.said == ("refused", "There is no entry 99 in this tournament.")
    room.type("p")
    assert room.said[0] != "refused"


def test_the_preview_follows_what_others_do(room: Room) -> None:
    room.type("b rossi")
    free = next(
        Seat(table=table.no, seat=SeatNo(seat))
        for table in room.view.state.play.seating.tables.values()
        for seat in range(1, 10)
        if SeatNo(seat) not in table.players
    )
    room.view.do(MovePlayer(entry=ROSSI, seat=free))
    room.press(Qt.Key.Key_Space)
    assert f"table {free.table} seat {free.seat}" in room.said[1]
    room.view.do(EliminatePlayers(hand=(Bust(entry=ROSSI),)))
    room.press(Qt.Key.Key_Backspace)
    assert room.said == (
        "refused",
        "Maria Rossi is out; reinstate the player first. Instead: back maria rossi",
    )


def test_undo_names_what_it_undoes_also_after_a_clock_gesture(room: Room) -> None:
    assert room.line.last.undo.isVisible()  # the draw
    room.enter("b rossi")
    assert room.line.last.undo.text() == "Undo"
    assert "Undo: Maria Rossi out, from table " in room.line.last.undo.toolTip()
    room.enter("pause")
    assert room.line.last.undo.text() == "Clock as it was"
    assert "Clock as it was before: Clock paused" in room.line.last.undo.toolTip()
    QTest.mouseClick(room.line.last.undo, Qt.MouseButton.LeftButton)
    assert room.view.board().running is True
    assert room.line.last.undo.text().startswith("Undo: Maria Rossi out")
    QTest.mouseClick(room.line.last.undo, Qt.MouseButton.LeftButton)
    assert ROSSI not in room.view.state.exits.by_entry
    assert room.said[1].startswith("Undone: Maria Rossi out")
    assert room.line.last.redo.isVisible()
    QTest.mouseClick(room.line.last.redo, Qt.MouseButton.LeftButton)
    assert ROSSI in room.view.state.exits.by_entry
    assert not room.line.last.redo.isVisible()


def test_undo_and_redo_by_typing(room: Room) -> None:
    room.enter("b rossi")
    room.enter("undo")
    assert ROSSI not in room.view.state.exits.by_entry
    room.enter("redo")
    assert ROSSI in room.view.state.exits.by_entry


# Completions


def test_completions_stand_above_the_line_inside_the_window(room: Room) -> None:
    room.type("b smith")
    offers = room.line.offers
    assert offers.isVisible()
    assert not offers.isWindow()
    assert offers.geometry().bottom() < room.line.field.mapTo(room.window, QPoint(0, 0)).y()
    assert room.line.field.hasFocus()
    assert room.highlighted is None


def test_tab_puts_a_completion_in_the_line(room: Room) -> None:
    room.type("b smith")
    room.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert room.highlighted == 1
    assert room.said[1].startswith("Bust Joan Smithers")
    room.press(Qt.Key.Key_Tab)
    assert room.typed == "b #5"
    assert room.line.field.hasFocus()


def test_enter_on_a_completion_that_is_ready_does_it(room: Room) -> None:
    room.type("b smith")
    room.press(Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert EntryId(5) in room.view.state.exits.by_entry
    assert room.typed == ""
    assert not room.line.offers.isVisible()


def test_enter_without_a_choice_busts_nobody(room: Room) -> None:
    room.enter("b smith")
    assert not room.view.state.exits.by_entry
    assert room.typed == "b smith"


def test_stacks_that_are_asked_for_are_filled_in_one_by_one(room: Room) -> None:
    of = room.view.state.play.seating.of
    here = [e for e in of if of[e].table == of[ROSSI].table and e != ROSSI]
    there = [e for e in of if of[e].table != of[ROSSI].table]
    stay = here[:2]
    for entry in (*here[2:], *there[1:]):
        room.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    room.type(f"b {room.at(ROSSI)} {room.at(stay[0])}")
    assert room.said[0] == "ready"
    room.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert room.typed == f"b {room.at(ROSSI)}= {room.at(stay[0])}="
    room.type("900")
    room.press(Qt.Key.Key_End)
    room.enter("7k")
    exits = room.view.state.exits.by_entry
    assert (exits[ROSSI].stack, exits[stay[0]].stack) == (900, 7000)


def test_a_paid_hand_is_open_until_its_stacks_are_given(room: Room) -> None:
    """One of a table and then another in the same hand, the stacks afterwards."""
    of = room.view.state.play.seating.of
    here = [e for e in of if of[e].table == of[ROSSI].table and e != ROSSI]
    there = [e for e in of if of[e].table != of[ROSSI].table]
    other, *others = here
    for entry in (*others[1:], *there[1:]):
        room.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    first, second = room.at(ROSSI), room.at(other)
    room.enter(f"b {first}")
    room.type(f"b {second} with {first}")
    assert room.said[0] == "ready"
    assert "3rd and 4th, by stack (of 12)" in room.said[1]
    assert room.highlighted == 0
    room.press(Qt.Key.Key_Return)
    assert room.said[0] == "done"
    assert room.said[1].endswith(": 3rd and 4th, by stack")
    room.type("pay rossi")
    assert room.said[0] == "refused"
    assert "Places 3–4 are open" in room.said[1]
    one, two = sorted((ROSSI, other))
    room.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert room.typed == f"stack #{one}= #{two}="
    room.type("900")
    room.press(Qt.Key.Key_End)
    room.type("7k")
    assert room.said[1].endswith(", with 7,000: 3rd")
    room.press(Qt.Key.Key_Return)
    assert [it.entry for it in finishes(room.view.state)][:2] == [two, one]
    room.type(f"pay #{two}")
    assert "are open" not in room.said[1]


def test_of_several_people_one_is_chosen_and_registered_by_enter(room: Room) -> None:
    people = room.view.session.club.people
    person = people.add("Wanda Zielińska", "PL")
    people.add("Wanda Zielińska-Nowak", "PL")
    room.enter("r ziel")
    assert room.highlighted is None
    assert room.said == ("asking", "“ziel” matches 2 people: who is it?")
    assert person not in room.view.state.entries.by_person
    room.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert person in room.view.state.entries.by_person


def test_a_new_person_is_the_last_completion(room: Room) -> None:
    room.view.session.club.people.add("Wanda Zielińska", "PL")
    room.type("r Ziel")
    room.press(Qt.Key.Key_Up)
    assert "NEW person, Ziel" in room.said[1]
    room.press(Qt.Key.Key_Return)
    assert room.said[1].startswith("Ziel registered, entry 13")


def test_a_click_on_a_completion_is_enter_on_it(room: Room) -> None:
    room.type("smith")
    item = room.line.offers.visualItemRect(room.line.offers.item(1))
    QTest.mouseClick(room.line.offers.viewport(), Qt.MouseButton.LeftButton, pos=item.center())
    assert room.jumps == [ToEntry(entry=EntryId(5))]


def test_a_choice_stays_where_it_is_when_the_state_changes(room: Room) -> None:
    room.type("b smith")
    room.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    room.view.do(RegisterEntry(person=Newcomer(name="Ann Smithson"), draw=False))
    assert room.highlighted == 1
    assert room.line.reading.sentence.startswith("Bust Joan Smithers")


def test_escape_closes_the_completions_then_clears_then_is_the_windows(room: Room) -> None:
    heard: list[bool] = []
    shortcut = QShortcut(QKeySequence("Esc"), room.window)
    shortcut.activated.connect(lambda: heard.append(True))
    room.type("b smith")
    room.press(Qt.Key.Key_Escape)
    assert (room.line.offers.isVisible(), room.typed) == (False, "b smith")
    room.press(Qt.Key.Key_Escape)
    assert room.typed == ""
    assert heard == []
    room.press(Qt.Key.Key_Escape)
    assert heard == [True]


def test_tab_leaves_the_line_where_nothing_is_highlighted(room: Room) -> None:
    room.type("b smith")
    room.press(Qt.Key.Key_Tab)
    assert not room.line.field.hasFocus()
    assert not room.line.offers.isVisible()
    room.line.focus()
    assert room.line.offers.isVisible()


# Finding, history, and the ways in


def test_finds_jump_and_leave_the_line_empty(room: Room) -> None:
    for text in ("rossi", "2", room.at(ROSSI)):
        room.enter(text)
    seat = room.view.state.play.seating.of[ROSSI]
    assert room.jumps == [ToEntry(entry=ROSSI), ToTable(table=TableNo(2)), ToSeat(seat=seat)]
    assert room.typed == ""


def test_up_in_an_empty_line_brings_back_what_was_typed(room: Room) -> None:
    for text in ("smith", "pause", "go"):
        room.enter(text)
    up, down = Qt.Key.Key_Up, Qt.Key.Key_Down
    seen = []
    for key in (up, up, up, up, down, down, down):
        room.press(key)
        seen.append(room.typed)
    assert seen == ["go", "pause", "smith", "smith", "pause", "go", ""]


def test_history_keeps_a_line_once_and_not_for_ever() -> None:
    history = History()
    assert history.older() is None
    for number in range(200):
        history.keep(str(number))
        history.keep(str(number))
    lines = list(iter(history.older, None))
    assert (lines[0], lines[-1], len(lines)) == ("199", "100", 100)
    assert history.newer() == "101"


def test_a_line_is_taken_from_elsewhere_and_typed_on(room: Room) -> None:
    room.above.setFocus()
    room.line.take("m rossi ")
    assert room.line.field.hasFocus()
    assert room.said[1].startswith("Where does Maria Rossi move to?")
    room.above.setFocus()
    room.line.type_on("9")
    room.type("9")
    assert room.typed == "m rossi 99"


def test_undo_by_key_is_the_typing_in_a_line_and_the_tournament_in_an_empty_one(
    room: Room,
) -> None:
    heard: list[bool] = []
    shortcut = QShortcut(QKeySequence("Ctrl+Z"), room.window)
    shortcut.activated.connect(lambda: heard.append(True))
    room.type("b ro")
    QTest.keyClick(room.line.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (room.typed, heard) == ("", [])
    QTest.keyClick(room.line.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert heard == [True]


def test_a_sentence_has_two_lines_and_the_rest_by_pointing(room: Room) -> None:
    sentence = room.line.sentence
    sentence.say("refused", "Word " * 9)
    assert sentence.lines() == ["Word Word Word Word Word Word Word Word Word"]
    sentence.say("refused", "Longer " * 100)
    assert len(sentence.lines()) == 2
    assert sentence.lines()[1].endswith("…")
    assert sentence.toolTip().startswith("Longer")
    sentence.say("last", "Longer " * 30)
    while len(sentence.lines()) > 1:
        sentence.say("last", sentence.text.removesuffix("Longer "))
    sentence.say("last", f"{sentence.text}Longer 2")
    first, second = (len(line) for line in sentence.lines())
    assert first - second <= len("Longer "), "one word alone stands on the second line"
    sentence.say("idle", "Short")
    assert (sentence.lines(), sentence.toolTip()) == (["Short"], "")


def test_the_line_speaks_to_those_who_do_not_see_it(room: Room) -> None:
    room.type("b rossi")
    assert room.line.field.accessibleName() == "Quick entry"
    assert room.line.field.accessibleDescription().startswith("Bust Maria Rossi")
    assert room.line.last.undo.accessibleName().startswith("Clock as it was before: Clock started")


def test_nothing_is_left_running_behind_a_closed_window(room: Room) -> None:
    room.view.do(PauseClock())
    assert room.said[0] == "done"
    room.window.hide()
    assert room.said[0] == "last"


def test_a_fault_of_others_undo_is_told(room: Room) -> None:
    """Somebody who sits where the player came from stands in the way of the undo."""
    room.enter("b rossi")
    gesture = room.view.last_gesture()
    assert gesture is not None
    seat = room.view.state.exits.by_entry[ROSSI].seat
    other = next(e for e in room.view.state.play.seating.of)
    room.view.do(MovePlayer(entry=other, seat=seat))
    room.view.do(Undo(step=gesture.no))
    assert room.said[0] == "refused"
