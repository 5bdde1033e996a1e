"""A gesture while another program writes to the house: it waits for its turn, and the window doesn't."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.gui.app import Console
from tdconsole.gui.running import PATIENCE, while_held
from tdconsole.session import Opened, open_house
from tests.gui.frame.test_app import window_of
from tests.gui.frame.test_houses import at_home, said
from tests.gui.houses import evening, file_of
from tests.gui.waiting import BEAT, Stalls, until

NINA: Final = RegisterEntry(person=Newcomer(name="Nina Neu"))
HELD: Final = 600
"""The milliseconds for which the other program holds the house."""


@pytest.fixture
def home(qt: object, tmp_path: Path) -> Iterator[Opened]:
    del qt
    with open_house(evening(tmp_path / "club.house")) as house:
        yield house


@pytest.fixture
def shown(home: Opened) -> Iterator[Console]:
    with at_home(home) as console:
        home.wait_at_most(PATIENCE, while_held(console))
        yield console


@pytest.fixture
def other(home: Opened) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file_of(home), isolation_level=None)) as connection:
        yield connection


class Beats:
    """What the line said at each beat of the window, and the longest time between two."""

    def __init__(self, shown: Console) -> None:
        self._shown, self._last = shown, perf_counter()
        self.longest, self.said = 0.0, list[str]()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)

    def _beat(self) -> None:
        now = perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now
        if said(self._shown) not in self.said:
            self.said.append(said(self._shown))

    def stop(self) -> None:
        self._timer.stop()


def enter(shown: Console, line: str) -> None:
    window_of(shown).quick.take(line)
    QTest.keyClick(window_of(shown).quick.field, Qt.Key.Key_Return)


def names(home: Opened) -> list[str]:
    return [known.name for known in home.session.club.people.named().values()]


def test_a_gesture_waits_and_the_window_goes_on(
    home: Opened, shown: Console, other: sqlite3.Connection
) -> None:
    released: list[float] = []

    def let_go() -> None:
        other.execute("ROLLBACK")
        released.append(perf_counter())

    other.execute("BEGIN IMMEDIATE")
    QTimer.singleShot(HELD, window_of(shown), let_go)
    with Stalls() as stalls:
        beats, begun = Beats(shown), perf_counter()
        enter(shown, "r + Nina Neu")
        beats.stop()
        stalled = stalls.since(begun)
    assert released, "it was answered before its turn came"
    assert names(home)[-1] == "Nina Neu"
    assert said(shown).startswith("Nina Neu registered")
    assert "Waiting for another program…" in beats.said
    assert beats.longest * 1000 < 100 + stalled
    assert not window_of(shown).quick.field.text()


def test_what_was_waited_for_too_long_is_told_and_can_be_sent_again(
    home: Opened, shown: Console, other: sqlite3.Connection
) -> None:
    home.wait_at_most(HELD, while_held(shown))
    other.execute("BEGIN IMMEDIATE")
    enter(shown, "r + Nina Neu")
    assert "is held by another program" in said(shown)
    assert names(home) == ["Maria Rossi"]
    field = window_of(shown).quick.field
    assert field.selectedText() == "r + Nina Neu"
    other.execute("ROLLBACK")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert names(home) == ["Maria Rossi", "Nina Neu"]


def test_the_steps_of_the_program_that_is_waited_for_are_taken_in(
    home: Opened, shown: Console, other: sqlite3.Connection
) -> None:
    """Others write while a gesture waits: it is decided on what is there then."""
    other.execute("BEGIN IMMEDIATE")
    with open_house(file_of(home)) as second:
        (tournament,) = second.session.tournaments()
        line = window_of(shown).quick

        def write() -> None:
            other.execute("ROLLBACK")
            second.session.submit(tournament, NINA)

        QTimer.singleShot(HELD, line, write)
        enter(shown, "r + Otto Alt")
    state = home.session.state(tournament)
    assert state is not None
    assert sorted(state.entries.by_id) == [1, 2, 3]
    assert names(home) == ["Maria Rossi", "Nina Neu", "Otto Alt"]


def test_people_wait_for_their_turn_too(
    home: Opened, shown: Console, other: sqlite3.Connection
) -> None:
    other.execute("BEGIN IMMEDIATE")
    QTimer.singleShot(HELD, window_of(shown), lambda: other.execute("ROLLBACK"))
    home.session.club.people.add("Nina Neu")
    assert names(home) == ["Maria Rossi", "Nina Neu"]
    assert said(shown) == "Waiting for another program…"
    assert until(lambda: "Waiting" not in said(shown))


def test_a_house_is_opened_while_it_is_written_to(home: Opened, other: sqlite3.Connection) -> None:
    other.execute("BEGIN IMMEDIATE")
    begun = perf_counter()
    with open_house(file_of(home)) as second:
        assert second.session.tournaments()
    assert perf_counter() - begun < 1
    other.execute("ROLLBACK")
