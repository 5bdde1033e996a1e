"""Penalties, putting out and ranking by the menus of a seat: the lines that they begin."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import PenaltyNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.discipline.actions import ACTIONS as OF_DISCIPLINE
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.room.floor.menu import ABOUT_ONE, menu_of
from tests.gui.console_evening import viewing
from tests.gui.hands import WindowTable
from tests.line.discipline.test_quick_penalties import night
from tests.line.discipline.test_quick_sanctions import in_one_hand
from tests.line.table import ROSSI, do

pytestmark = pytest.mark.usefixtures("qt")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[WindowTable]:
    with viewing(tmp_path) as view:
        yield WindowTable(view)


def test_the_menu_of_a_seat_begins_the_line(table: WindowTable) -> None:
    window = QWidget()
    gestures, lines = Gestures(table.view, window, ACTIONS), list[str]()
    gestures.begun.connect(lines.append)
    gestures.point(Selection(entries=(ROSSI,)))
    assert not gestures.action("served").isEnabled()
    gestures.perform("penalty")
    do(table, "p #1 4h")
    gestures.point(Selection())
    gestures.point(Selection(entries=(ROSSI,)))
    gestures.perform("served")
    gestures.perform("warn")
    assert not gestures.action("returned").isEnabled()
    do(table, "served #1 4")
    gestures.point(Selection())
    gestures.point(Selection(entries=(ROSSI,)))
    gestures.perform("returned")
    at = table.at(ROSSI)
    assert lines == [f"p {at} ", f"served {at} ", f"w {at} "]
    assert table.view.state.penalties[PenaltyNo(1)].back is not None
    window.deleteLater()


def test_between_two_days_the_menu_knows_whoever_has_a_bag(table: WindowTable) -> None:
    night(table)
    begun = {
        one.id: one.line(table.view.state, Selection(entries=(ROSSI,))) for one in OF_DISCIPLINE
    }
    assert (begun["penalty"], begun["disqualify"]) == ("p #1 ", "dq #1 ")


def test_the_map_offers_them_apart_from_bust(table: WindowTable) -> None:
    window = QWidget()
    gestures, lines = Gestures(table.view, window, ACTIONS), list[str]()
    gestures.begun.connect(lines.append)
    gestures.point(Selection(entries=(ROSSI,)))
    menu = menu_of(gestures, window, ABOUT_ONE)
    names = [action.text() for action in menu.actions()]
    apart = names.index("Eliminate by sanction…")
    assert names[apart - 1 : apart + 2] == ["", "Eliminate by sanction…", "Disqualify…"]
    assert names.index("Bust") < apart - 1
    assert names.index("Bust") < 2
    gestures.perform("disqualify")
    gestures.perform("sanction")
    assert lines == [f"dq {table.at(ROSSI)} ", f"sanction {table.at(ROSSI)} "]
    window.deleteLater()


def test_who_is_out_may_be_struck_and_ranked(table: WindowTable) -> None:
    window = QWidget()
    gestures, lines = Gestures(table.view, window, ACTIONS), list[str]()
    gestures.begun.connect(lines.append)
    gestures.point(Selection(entries=(ROSSI,)))
    assert not gestures.action("strike").isEnabled()
    in_one_hand(table)
    gestures.point(Selection())
    gestures.point(Selection(entries=(ROSSI,)))
    gestures.perform("strike")
    gestures.perform("settle-tie")
    assert lines == ["strike #1 ", "tie #1"]
    assert not gestures.action("disqualify").isEnabled()
    window.deleteLater()
