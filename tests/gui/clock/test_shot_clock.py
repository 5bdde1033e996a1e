"""The shot clock's window: its keys, its cards, its pauses."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tdconsole.domain.language.commands.calling import CallTheClock
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.values import SeatNo, TableNo
from tdconsole.gui.console.clock.shot_clock.window import ShotClockWindow
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.widgets.style import dress
from tdconsole.session import Session
from tdconsole.settings import Signalling
from tdconsole.wall.theme import theme
from tests.gui.clock.test_calls import Chosen, Heard
from tests.gui.console_evening import seated, viewing
from tests.gui.frame.test_app import console, window_of
from tests.gui.houses import begin
from tests.gui.setup.test_reach import check, walked
from tests.gui.waiting import until
from tests.session.floor import WallClock

RULE = RuleChanges(shot_clock=ShotClock(seconds=30, cards=2, card_seconds=20))


class Shot:
    def __init__(self, view: TournamentView, time: WallClock, parent: QWidget) -> None:
        self.view, self.time = view, time
        self.aloud = Heard(Chosen(Signalling()))
        self.window = ShotClockWindow(view, theme("dark"), self.aloud, TableNo(2), parent)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key)

    def later(self, seconds: float) -> None:
        self.time.run(round(seconds * 1000))
        self.window._tick()  # as its timer does

    @property
    def shown(self) -> tuple[str, str]:
        return self.window.face.seconds, self.window.face.word

    def first(self) -> int:
        """The seat of the first player of the table."""
        holder = self.window.holders[0].holder
        assert holder is not None
        return holder.seat

    def choose(self) -> None:
        QTest.keyClick(self.window, Qt.Key(Qt.Key.Key_0.value + self.first()))


@contextmanager
def shot(path: Path) -> Iterator[Shot]:
    time = WallClock()
    with viewing(path) as view:
        view._time = view.session.time = time
        view.do(OverrideRules(changes=RULE))
        parent = QWidget()
        dress(parent, theme("dark"))
        one = Shot(view, time, parent)
        one.window.show()
        one.window.activateWindow()
        assert QTest.qWaitForWindowActive(one.window)
        try:
            yield one
        finally:
            one.window.close()
            parent.deleteLater()
            one.aloud.deleteLater()


def test_space_begins_the_next_decision(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        assert one.shown == ("30", "Space begins")
        one.press(Qt.Key.Key_Space)
        one.later(12.2)
        assert one.shown == ("18", "to decide")
        one.press(Qt.Key.Key_Space)
        assert one.shown == ("30", "to decide")


def test_space_is_the_next_decision_wherever_the_keyboard_is(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        one.press(Qt.Key.Key_Space)
        for widget in (one.window.card, one.window.pause, one.window.tables, one.window.holders[0]):
            one.later(5)
            widget.setFocus()
            QTest.keyClick(widget, Qt.Key.Key_Space)
            assert one.shown == ("30", "to decide")


def test_the_last_seconds_and_the_end_are_heard_once_each(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        one.press(Qt.Key.Key_Space)
        for _tenth in range(320):
            one.later(0.1)
        assert [name for name, _ in one.aloud.played] == ["tick"] * 5 + ["time-up"]
        assert one.shown == ("0", "TIME")
        assert one.window.face.mood == "over"


def test_a_card_gives_time_and_is_gone(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        one.press(Qt.Key.Key_Space)
        one.later(10)
        one.choose()
        one.press(Qt.Key.Key_T)
        assert one.shown == ("40", "to decide")
        name = one.view.who(
            one.view.state.play.seating.tables[TableNo(2)].players[SeatNo(one.first())]
        )
        assert one.window.told.text() == f"{name} played a time-bank card"
        assert one.window.holders[0].accessibleName() == f"Seat {one.first()}, {name}: 1 card left"
        one.press(Qt.Key.Key_T)
        one.press(Qt.Key.Key_T)
        assert one.shown == ("60", "to decide")
        assert "has no time-bank card left" in one.window.told.text()
        assert one.window.told.property("role") == "stopped"


def test_a_card_that_is_undone_is_there_again(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        one.window.holders[0].click()
        one.press(Qt.Key.Key_T)
        one.view.do(Undo())
        assert one.window.holders[0].accessibleName().endswith("2 cards left")


def test_nobody_s_card_is_played_by_chance(qt: Any, tmp_path: Path) -> None:
    """The next decision is somebody else's."""
    del qt
    with shot(tmp_path) as one:
        one.choose()
        assert one.window.holders[0].isChecked()
        one.press(Qt.Key.Key_Space)
        assert not one.window.holders[0].isChecked()
        before = one.view.state
        one.press(Qt.Key.Key_T)
        assert one.view.state is before
        assert one.window.told.text() == "Whose card? Press the number of the seat first."


def test_paused_it_stands(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        one.press(Qt.Key.Key_P)
        assert one.shown == ("30", "Space begins")
        one.press(Qt.Key.Key_Space)
        one.later(10)
        one.press(Qt.Key.Key_P)
        one.later(50)
        assert one.shown == ("20", "PAUSED")
        assert one.window.pause.text() == "Resume (P)"
        one.press(Qt.Key.Key_P)
        one.later(1)
        assert one.shown == ("19", "to decide")


def test_another_table_has_its_own_players(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        shown = [one.window.holders[row].holder for row in range(6)]
        one.window.tables.setCurrentIndex(0)
        others = [one.window.holders[row].holder for row in range(6)]
        seating = one.view.state.play.seating.of
        for table, holders in ((2, shown), (1, others)):
            assert {seating[holder.entry].table for holder in holders if holder} == {table}


def test_it_goes_with_its_rule(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        one.press(Qt.Key.Key_Space)
        one.view.do(OverrideRules(changes=RuleChanges(shot_clock="off")))
        assert not one.window.isVisible()


def test_it_counts_by_itself(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view:
        view.do(OverrideRules(changes=RULE))
        parent, aloud = QWidget(), Heard(Chosen(Signalling()))
        window = ShotClockWindow(view, theme("dark"), aloud, TableNo(1), parent)
        window.show()
        window.begin_next()
        assert until(lambda: window.face.seconds == "29", 2000)
        window.close()
        parent.deleteLater()
        aloud.deleteLater()


def test_the_console_opens_one_and_goes_on(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        window.gestures.perform("shot-clock")
        assert window.findChild(ShotClockWindow) is None
        assert "page Rules" in window.quick.sentence.text
        window.view.do(OverrideRules(changes=RULE))
        QTest.keyClick(
            window.quick.field,
            Qt.Key.Key_K,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )
        window.gestures.perform("shot-clock")
        (shown,) = window.findChildren(ShotClockWindow)
        assert not shown.isModal()
        shown.activateWindow()
        assert until(shown.isActiveWindow)
        QTest.keyClick(shown, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert window.findChildren(ShotClockWindow) == []


def test_the_clock_is_called_on_whom_the_floor_points_at(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        control = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(window.quick.field, Qt.Key.Key_K, control)
        assert window.quick.field.text() == "c "
        window.quick.take("")
        entry, seat = next(iter(window.view.state.play.seating.of.items()))
        window.pages.of(FloorPage).show_entry(entry)
        QTest.keyClick(window.quick.field, Qt.Key.Key_K, control)
        (card,) = window.advice.calls.cards
        assert card.call is not None
        assert (card.call.table, card.call.seat) == (seat.table, seat.seat)
        QTest.keyClick(window.quick.field, Qt.Key.Key_G, control)
        assert not window.view.state.play.calls


def test_tab_reaches_whatever_ends_a_call(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        view = window.view
        for table in view.state.play.seating.tables:
            view.do(CallTheClock(table=table))
        names = [widget.accessibleName() for widget in walked(window)]
        assert {f"{end}: table {table}" for end in ("Acted", "Hand dead") for table in (1, 2)} <= {
            *names
        }


def test_tab_reaches_everything_of_the_shot_clock(qt: Any, tmp_path: Path) -> None:
    del qt
    with shot(tmp_path) as one:
        reached = check(one.window, one.window.next)
        assert {*one.window.holders, one.window.tables, one.window.card} <= {*reached}


def test_it_goes_with_the_console(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        window.view.do(OverrideRules(changes=RULE))
        window.gestures.perform("shot-clock")
        (shown,) = window.findChildren(ShotClockWindow)
        shown.begin_next()
        window.gestures.perform("shot-clock")
        assert window.findChildren(ShotClockWindow) == [shown]
        window.close()
        window.close()  # the first one asks, for the clock runs
        assert until(lambda: not isValid(shown) or not shown.isVisible())


def test_other_colours_and_words_leave_a_decision_going(session: Session) -> None:
    number = seated(session)
    session.submit(number, OverrideRules(changes=RULE))
    with console(session) as shown:
        window_of(shown).gestures.action("shot-clock").trigger()
        before = window_of(shown).findChild(ShotClockWindow)
        assert before is not None
        before.tables.setCurrentIndex(1)
        before.begin_next()
        holder = before.holders[0].holder
        assert holder is not None
        before.choose(holder.entry)
        going = before.going
        assert going.decision is not None
        shown.dress("light")
        shown.speak("it")
        after = window_of(shown).findChild(ShotClockWindow)
        assert after is not None
        assert after.going == going
        assert after.isVisible()


def test_another_tournament_has_a_shot_clock_of_its_own(session: Session) -> None:
    number = seated(session)
    session.submit(number, OverrideRules(changes=RULE))
    with console(session) as shown:
        window_of(shown).gestures.action("shot-clock").trigger()
        shown.choose(begin(session, "Side Event"))
        assert window_of(shown).findChild(ShotClockWindow) is None
