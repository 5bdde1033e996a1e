"""Advice, the plan and the floor's gestures in the whole window, by keys alone."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.values import EntryId, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.advice import card as card_module
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.room.plan.window import PlanWindow
from tdconsole.session import Session
from tests.gui.advice.test_advice_column import settle
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until
from tests.line.uneven import bust

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    with console(session) as opened:
        yield window_of(opened)


@pytest.fixture(autouse=True)
def _new_until_it_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is."""
    monkeypatch.setattr(card_module, "SETTLES", 3_600_000)


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focus(), key, held)


def test_an_advice_is_answered_and_taken_without_the_mouse(window: ConsoleWindow) -> None:
    view = window.view
    bust(view, 1, 2)
    (card,) = window.advice.cards
    settle(window.advice)
    press(Qt.Key.Key_F8)
    for table in (2, 1):
        assert until(lambda: focus() is card.asks[0].field)
        seat = min(view.state.play.seating.tables[TableNo(table)].players)
        QTest.keyClicks(focus(), str(seat))
        press(Qt.Key.Key_Return)
    assert not card.asks
    assert until(card.button.isVisible)
    for _ in range(20):
        press(Qt.Key.Key_Tab)
        if card.button.hasFocus():
            break
    settle(window.advice)
    press(Qt.Key.Key_Space)
    assert len(view.state.play.seating.tables[TableNo(1)].players) == 5


def test_the_key_does_nothing_to_an_advice_that_has_only_just_come_up(
    window: ConsoleWindow,
) -> None:
    view = window.view
    view.do(PauseClock())
    (card,) = window.advice.cards
    press(Qt.Key.Key_F8)
    assert not view.board().running
    said = window.quick.sentence
    assert (said.tone, said.text) == (
        "refused",
        "Nothing was done. This advice has only just come up: Resume the clock",
    )
    QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert not view.board().running
    settle(window.advice)
    press(Qt.Key.Key_F8)
    assert view.board().running


def test_escape_leads_from_a_question_back_to_the_line(window: ConsoleWindow) -> None:
    bust(window.view, 1, 2)
    settle(window.advice)
    press(Qt.Key.Key_F8)
    assert until(lambda: focus() is window.advice.cards[0].asks[0].field)
    press(Qt.Key.Key_Escape)
    assert focus() is window.quick.field


def test_a_reason_is_typed_where_the_advice_stands(window: ConsoleWindow) -> None:
    bust(window.view, 1, 2)
    settle(window.advice)
    press(Qt.Key.Key_F8, CONTROL | SHIFT)
    (card,) = window.advice.cards
    assert until(lambda: focus() is card.why)
    QTest.keyClicks(focus(), "more")
    press(Qt.Key.Key_Escape)
    assert focus() is window.quick.field
    assert not card.why.isVisible()
    card.begin_dismissing()
    QTest.keyClicks(card.why, "more will come")
    settle(window.advice)
    press(Qt.Key.Key_Return)
    assert not card.isVisible()
    assert window.advice.nothing.isVisible()


def test_the_plan_opens_by_its_key_and_goes_with_the_window(window: ConsoleWindow) -> None:
    bust(window.view, 1, 2)
    press(Qt.Key.Key_L, CONTROL | SHIFT)
    (plan,) = window.findChildren(PlanWindow)
    assert plan.isVisible()
    assert all(paper.isEnabled() for paper in plan.papers)
    window.closing.waive()
    window.close()
    assert not plan.isVisible()


def test_what_pointing_does_not_say_is_completed_in_the_line(window: ConsoleWindow) -> None:
    one = EntryId(1)
    seat = window.view.state.play.seating.of[one]
    window.gestures.point(Selection(entries=(one,), seat=seat))
    press(Qt.Key.Key_X, CONTROL | SHIFT)
    assert window.quick.field.text() == f"swap {seat.table}-{seat.seat} "
    assert focus() is window.quick.field
