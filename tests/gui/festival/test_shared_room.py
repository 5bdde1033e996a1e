"""A Saturday: three tournaments in one window, on the twelve tables of one room, by keys and mouse."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.club import Room, RoomTable
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.house.shared_tables import tables_in_use
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.room.floor.menu import ABOUT_A_TABLE
from tdconsole.gui.console.room.wording import shared_words
from tdconsole.session import Session
from tests.gui.festival.test_festival import CONTROL, NAMES, Saturday
from tests.gui.frame.test_app import console
from tests.gui.houses import begin

pytestmark = pytest.mark.usefixtures("qt")

TWELVE: Final = tuple(map(TableNo, range(1, 13)))
PLAYERS: Final = 30


@contextmanager
def in_one_room(session: Session) -> Iterator[Saturday]:
    session.club.rooms.put(
        Room(name="Poker Hall", tables=tuple(RoomTable(no=no, seats=9) for no in TWELVE))
    )
    numbers = []
    for name in NAMES:
        numbers.append(begin(session, name))
        session.submit(numbers[-1], EditSetup(terms=TermsChanges(tables=TWELVE)))
    with console(session) as shown:
        made = Saturday(session, shown, numbers)
        assert made.all_found()
        yield made


@pytest.fixture
def day(session: Session) -> Iterator[Saturday]:
    with in_one_room(session) as made:
        yield made


def typed(day: Saturday, line: str) -> str:
    """Type a line into the window, and return what it answers."""
    quick = day.window.quick
    quick.focus()
    quick.field.clear()
    quick.take(line)
    QTest.keyClick(quick.field, Qt.Key.Key_Return)
    return quick.sentence.text


def turn(day: Saturday) -> None:
    assert day.all_found()
    day.press(Qt.Key.Key_Tab)


def in_use(day: Saturday) -> list[list[int]]:
    states = [day.session.state(one) for one in day.numbers]
    return [sorted(tables_in_use(state)) for state in states if state is not None]


def seat_everybody(day: Saturday) -> None:
    """Share the room, and fill four tables of it with each of the three tournaments."""
    for _ in NAMES:
        assert "shares the room Poker Hall" in typed(day, "share poker hall")
        turn(day)
    assert day.in_hand == "Bounty"
    for at in (2, 0, 1):
        assert day.in_hand == NAMES[at]
        for number in range(PLAYERS - 1):
            name = f"{NAMES[at]} Number {chr(97 + number % 26)}{chr(97 + number // 26)}"
            typed(day, f"r {name}")
        day.window.gestures.perform("draw")
        turn(day)


def test_a_saturday_on_twelve_tables(day: Saturday) -> None:
    seat_everybody(day)
    assert in_use(day) == [[5, 6, 7, 8], [9, 10, 11, 12], [1, 2, 3, 4]]
    assert sorted(no for _, no in day.session.house.tables) == list(TWELVE)

    # The room is full, and says whose each table is.
    assert typed(day, "open 9").startswith("Table 9 is with Turbo")
    assert shared_words(day.window.view, TableNo(9))[0].startswith("With Turbo, ")
    assert not shared_words(day.window.view, TableNo(1))

    # Turbo loses players, breaks a table, and lends it on.
    day.shown.choose(day.numbers[1])
    day.window.gestures.perform("clock")
    state = day.window.view.state
    table = max(state.play.seating.tables)
    for seat in sorted(state.play.seating.tables[table].players)[:-1]:
        typed(day, f"b {table}-{seat}")
    typed(day, f"break {table}")
    assert len(in_use(day)[1]) == 3
    assert typed(day, f"lend {table} spring").startswith(f"Table {table} lent by Turbo to Spring")
    assert shared_words(day.window.view, table)[0].startswith("Lent to Spring Main, ")
    assert typed(day, f"open {table}").startswith(f"Table {table} is with Spring Main")

    # An undo here would take it back, and doesn't.
    QTest.keyClick(day.window, Qt.Key.Key_Z, CONTROL)
    assert day.window.quick.sentence.text.startswith(f"Table {table} is with Spring Main")

    # Spring Main has it, by the tile of the overview.
    QTest.mouseClick(day.page().tiles[0], Qt.MouseButton.LeftButton)
    assert day.in_hand == "Spring Main"
    assert shared_words(day.window.view, table)[0].startswith("Lent by Turbo, ")
    assert "opened" in typed(day, f"open {table}")
    assert table in in_use(day)[0]
    assert typed(day, f"giveback {table}").startswith(f"Table {table} is open in this tournament")
    typed(day, f"close {table}")
    assert table not in in_use(day)[0]
    assert all(no != table for _, no in day.session.house.tables)
    for one in day.numbers:
        found = day.session.state(one)
        assert found is not None
        assert not problems(found)
    assert QApplication.activeWindow() is day.window


def test_the_line_says_what_is_missing(day: Saturday) -> None:
    line = day.window.quick
    line.take("lend 9 turbo")
    assert line.reading.sentence.startswith("The tournament shares no room")
    line.take("share bar")
    assert line.reading.sentence == "Which room? As in share Poker Hall"
    typed(day, "share poker hall")
    line.take("lend 9 turbo")
    assert line.reading.sentence == "No other tournament shares this room."
    turn(day)
    typed(day, "share poker hall")
    line = day.window.quick
    line.take("lend")
    assert line.reading.mood == "asking"
    line.take("lend 9-10 nobody")
    assert line.reading.sentence == "To which tournament? lend 9-10 …"
    line.take("lend 9-10 bounty")
    assert line.reading.sentence == "Lend tables 9 and 10 to Bounty"
    line.take("giveback 9")
    assert line.reading.sentence.startswith("Table 9 is lent neither")
    line.take("share off")
    assert line.reading.sentence == "Share no room any more"
    assert "lend-tables" in {name for part in ABOUT_A_TABLE for name in part}
