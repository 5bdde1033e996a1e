"""The plan of the moves: ticked, asked about, made, and never made when it is another by then."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tdconsole.domain.language.commands.floor import BalanceTables
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.floor import AdviceTaken, TablesBalanced
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.room.plan.choosing import asked_by, is_filled_in, moves_of, request_of
from tdconsole.gui.console.room.plan.window import PlanWindow
from tdconsole.gui.console.widgets.style import dress
from tdconsole.wall.theme import theme
from tests.gui.uneven import uneven
from tests.gui.waiting import until
from tests.line.uneven import bust, know, planned

CHANGED: Final = "The floor has changed: this is the plan now."


def a_move(source: int, target: int, entry: int | None = None, seat: int | None = None) -> Planned:
    known = (entry is not None, seat is not None)
    tables = (TableNo(source), TableNo(target))
    return Planned(
        source=TableNo(source),
        target=TableNo(target),
        entry=None if entry is None else EntryId(entry),
        seat=None if seat is None else SeatNo(seat),
        ranked=(SeatNo(3),),
        asks=tuple(table for table, is_known in zip(tables, known, strict=True) if not is_known),
    )


# Which moves are made


def test_a_move_that_is_not_made_holds_up_those_at_its_tables() -> None:
    moves = moves_of((a_move(4, 7, 1, 3), a_move(4, 8), a_move(4, 9, 2, 1), a_move(5, 9, 3, 2)), ())
    assert [one.standing for one in moves] == ["ready", "asks", "behind", "behind"]
    assert asked_by(moves) == (4, 8)
    made = request_of(moves)
    assert isinstance(made, BalanceTables)
    assert [(one.entry, one.seat) for one in made.moves] == [
        (1, Seat(table=TableNo(7), seat=SeatNo(3)))
    ]


def test_the_same_move_is_left_out_whether_it_is_known_or_not() -> None:
    unknown, known = (a_move(4, 7), a_move(4, 7)), (a_move(4, 7, 1, 3), a_move(4, 7, 2, 4))
    left = {moves_of(unknown, ())[1].mark}
    assert [one.standing for one in moves_of(known, left)] == ["ready", "left"]
    assert request_of(moves_of(known, {one.mark for one in moves_of(known, ())})) is None


def test_a_move_that_is_filled_in_is_still_the_same() -> None:
    unknown, known = moves_of((a_move(4, 7),), ()), moves_of((a_move(4, 7, 1, 3),), ())
    assert is_filled_in(unknown, known)
    assert not is_filled_in(known, unknown)
    assert not is_filled_in(known, moves_of((a_move(4, 7, 2, 3),), ()))
    assert not is_filled_in(known, moves_of((a_move(4, 8, 1, 3),), ()))


# The window


class Shown:
    def __init__(self, view: TournamentView, window: QWidget) -> None:
        self.view = view
        self.gestures = Gestures(view, window, ACTIONS)
        for name in ("move-slips", "moves-sheet"):
            self.gestures.teach(name, lambda: None)
        self.plan = PlanWindow(view, self.gestures, theme("dark"), window)
        self.plan.show()
        self.plan.activateWindow()

    @property
    def ready(self) -> str:
        return self.plan.make.text()

    @property
    def ticks(self) -> list[bool]:
        rows = self.plan.rows
        checked = Qt.CheckState.Checked
        return [
            rows.index(row, 0).data(Qt.ItemDataRole.CheckStateRole) == checked
            for row in range(rows.rowCount())
        ]

    def said(self, column: int) -> list[str]:
        rows = self.plan.rows
        return [rows.index(row, column).data() for row in range(rows.rowCount())]

    @property
    def asked(self) -> list[TableNo | None]:
        return [one.table for one in self.plan.asked if one.isVisible()]


@pytest.fixture
def shown(qt: Any, tmp_path: Path) -> Iterator[Shown]:
    del qt
    with uneven(tmp_path) as view:
        window = QWidget()
        dress(window, theme("dark"))
        window.show()
        made = Shown(view, window)
        yield made
        if isValid(made.plan):
            made.plan.close()
        window.close()
        window.deleteLater()


def test_all_moves_stand_in_their_order_with_what_they_wait_for(shown: Shown) -> None:
    moves = planned(shown.view)
    assert len(moves) == 4
    assert shown.plan.head.text() == "4 moves level all tables"
    assert shown.ticks == [True] * 4
    assert shown.said(2) == [f"next big blind of table {one.source}" for one in moves]
    assert shown.said(3) == [str(one.source) for one in moves]
    assert shown.said(4)[0] == f"worst of 1, 2, 3, 4 at table {moves[0].target}"
    assert shown.said(5)[0] == f"big blind of {moves[0].source} and {moves[0].target}?"
    assert not shown.plan.make.isEnabled()
    assert shown.asked == list(moves[0].asks)
    assert not shown.plan.notice.isVisible()
    QAbstractItemModelTester(
        shown.plan.rows, QAbstractItemModelTester.FailureReportingMode.Fatal, shown.plan
    )


def test_an_answer_fills_the_moves_in(shown: Shown) -> None:
    first = planned(shown.view)[0]
    one = shown.plan.asked[0]
    there = shown.view.state.play.seating.tables[first.source].players
    one.field.setFocus()
    QTest.keyClicks(one.field, str(min(there)))
    QTest.keyClick(one.field, Qt.Key.Key_Return)
    assert shown.said(2)[0] == shown.view.who(there[min(there)])
    assert shown.said(3)[0] == f"{first.source}-{min(there)}"
    assert shown.asked == [first.target]
    assert not shown.plan.notice.isVisible()
    assert until(lambda: any(one.field.hasFocus() for one in shown.plan.asked))
    know(shown.view, first.target)
    assert shown.ready == "Make 1 move"


def test_the_ticked_moves_are_made_and_the_others_stay(shown: Shown) -> None:
    know(shown.view, 1, 2, 3, 4, 5)
    assert shown.ready == "Make 4 moves"
    before = planned(shown.view)
    shown.plan.list.select(4)
    QTest.keyClick(shown.plan.list, Qt.Key.Key_Space)
    assert shown.ticks == [True, True, True, False]
    assert shown.said(5) == ["", "", "", "left out"]
    assert shown.ready == "Make 3 moves"
    shown.plan.make.setFocus()
    assert until(shown.plan.make.hasFocus)
    QTest.keyClick(shown.plan.make, Qt.Key.Key_Return)
    steps = shown.view.session.timeline(shown.view.tournament).steps
    (balanced,) = (one for one in steps[-1].events if isinstance(one, TablesBalanced))
    assert [one.entry for one in balanced.moves] == [one.entry for one in before[:3]]
    assert any(isinstance(one, AdviceTaken) for one in steps[-1].events)
    assert len(planned(shown.view)) == shown.plan.rows.rowCount() == 1
    assert not shown.plan.notice.isVisible()
    last = shown.view.last_gesture()
    assert last is not None
    shown.view.do(Undo(step=last.no))
    assert shown.plan.rows.rowCount() == 4


def test_a_click_on_a_box_leaves_out_what_waits_behind_it_too(shown: Shown) -> None:
    know(shown.view, 1, 2, 3, 4, 5)
    rows, listing = shown.plan.rows, shown.plan.list
    box = listing.visualRect(rows.index(0, 0)).center()
    QTest.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert shown.ticks == [False, True, True, True]
    assert shown.said(5)[1] == "after those above"
    QTest.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert shown.ready == "Make 4 moves"
    name = listing.visualRect(rows.index(0, 2)).center()
    QTest.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=name)
    assert shown.ticks == [True] * 4


def test_another_plan_is_told_at_once(shown: Shown) -> None:
    know(shown.view, 1, 2, 3, 4, 5)
    assert not shown.plan.notice.isVisible()
    bust(shown.view, 5)
    assert shown.plan.notice.isVisible()
    assert shown.plan.notice.text() == CHANGED
    assert shown.plan.rows.rowCount() == len(planned(shown.view)) == 3


def test_a_plan_that_is_stale_is_not_made(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time alone can make it another: a button is known for so long only."""
    know(shown.view, 1, 2, 3, 4, 5)
    now, minute = shown.view.now(), 60_000
    later = now.__class__(
        utc=type(now.utc)(now.utc + 60 * minute),
        boot=now.boot,
        uptime=type(now.utc)(now.uptime + 60 * minute),
    )
    monkeypatch.setattr(shown.view, "now", lambda: later)
    steps = len(shown.view.session.timeline(shown.view.tournament).steps)
    shown.plan.make.click()
    assert len(shown.view.session.timeline(shown.view.tournament).steps) == steps
    assert shown.plan.notice.text() == CHANGED
    assert not shown.plan.make.isEnabled()


def test_level_tables_leave_nothing_to_make(shown: Shown) -> None:
    know(shown.view, 1, 2, 3, 4, 5)
    shown.plan.make.click()
    assert shown.plan.head.text() == "The tables are level"
    assert not shown.plan.make.isEnabled()
    assert shown.asked == []
    assert shown.plan.rows.rowCount() == 0


def test_a_plan_that_is_opened_on_level_tables_says_so(shown: Shown) -> None:
    know(shown.view, 1, 2, 3, 4, 5)
    shown.plan.make.click()
    shown.plan.close()
    parent = shown.plan.parentWidget()
    assert parent is not None
    again = PlanWindow(shown.view, shown.gestures, theme("dark"), parent)
    again.show()
    assert again.head.text() == "The tables are level"
    assert again.list.empty == "The tables are level: nobody has to move."
    assert not any(one.isVisible() for one in again.asked)
    assert not again.make.isEnabled()
    again.close()


def test_a_move_by_high_card_begins_the_line_that_names_the_player(shown: Shown) -> None:
    shown.view.do(EditSetup(terms=TermsChanges(game="stud")))
    begun: list[str] = []
    shown.gestures.begun.connect(begun.append)
    first = planned(shown.view)[0]
    assert shown.said(2)[0] == f"high card at table {first.source}"
    assert shown.said(5)[0] == "by the high card"
    shown.plan.list.select(1)
    QTest.keyClick(shown.plan.list, Qt.Key.Key_Return)
    assert begun == [f"bal {first.source}-"]


def test_the_keyboard_reaches_the_answers_and_all_buttons(shown: Shown) -> None:
    plan = shown.plan
    plan.list.setFocus()
    assert until(plan.list.hasFocus)
    reached: list[QWidget] = []
    for _ in range(12):
        at = plan.focusWidget()
        if at is not None:
            reached.append(at)
            QTest.keyClick(at, Qt.Key.Key_Tab)
    fields = [one.field for one in plan.asked]
    assert {plan.list, *fields, plan.shut, *plan.papers} <= set(reached)
    assert all(part.accessibleName() for part in reached)
    assert not plan.findChildren(QAction)
    QTest.keyClick(plan.list, Qt.Key.Key_Escape)
    assert not plan.isVisible()


def test_nothing_is_looked_at_once_it_is_closed(shown: Shown) -> None:
    rows = shown.plan.rows
    shown.plan.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    shown.plan.close()
    before = rows.rowCount(QModelIndex())
    bust(shown.view, 5)
    assert rows.rowCount() == before
