"""What can be typed of the floor can be pointed at too, and the other way round."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.floor import (
    Bust,
    EliminatePlayers,
    NameBigBlind,
    PlaceButton,
    SeePlayers,
    SwapPlayers,
)
from tdconsole.domain.values import EntryId, Seat
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS, BY_ID
from tdconsole.gui.console.room.floor.menu import ABOUT_A_TABLE, ABOUT_ONE, ABOUT_SEVERAL, Parts
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tests.gui.console_evening import viewing
from tests.gui.hands import WindowTable
from tests.line.table import ROSSI
from tests.line.uneven import bust

pytestmark = pytest.mark.usefixtures("qt")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[WindowTable]:
    with viewing(tmp_path) as view:
        yield WindowTable(view)


def line(view: TournamentView, name: str, selection: Selection) -> str:
    return BY_ID[name].line(view.state, selection)


@pytest.mark.parametrize("menu", [ABOUT_ONE, ABOUT_SEVERAL, ABOUT_A_TABLE])
def test_a_menu_of_the_floor_names_actions_that_there_are(menu: Parts) -> None:
    without = {name for part in menu for name in part} - set(BY_ID)
    assert not without, f"{without} of room/floor/menu.py: no row in any actions.py of the window"


def test_the_first_pointed_at_is_out_and_the_others_won(table: WindowTable) -> None:
    other, bust_by = table.beside(ROSSI), BY_ID["bust-by"]
    both = Selection(entries=(ROSSI, other))
    request = EliminatePlayers(hand=(Bust(entry=ROSSI, by=(other,)),))
    assert bust_by.request(table.view.state, both) == request
    assert line(table.view, "bust-by", Selection(entries=(ROSSI,))) == f"b {table.at(ROSSI)} by "
    assert not bust_by.enabled(table.view.state, NOTHING)


def test_two_pointed_at_change_places_and_of_one_the_line_asks(table: WindowTable) -> None:
    other = table.beside(ROSSI)
    swap = BY_ID["swap"]
    assert swap.request(table.view.state, Selection(entries=(ROSSI, other))) == SwapPlayers(
        entry=ROSSI, other=other
    )
    assert line(table.view, "swap", Selection(entries=(ROSSI,))) == f"swap {table.at(ROSSI)} "
    three = Selection(entries=(ROSSI, other, EntryId(99)))
    assert not swap.enabled(table.view.state, three)


def test_button_and_big_blind_are_where_somebody_pointed(table: WindowTable) -> None:
    state, free, taken = table.view.state, table.free(1)[0], table.seat(ROSSI)
    button, big = BY_ID["button"], BY_ID["big-blind"]
    for selection in (Selection(seat=taken), Selection(entries=(ROSSI,))):
        assert button.request(state, selection) == PlaceButton(table=taken.table, button=taken.seat)
        assert big.request(state, selection) == NameBigBlind(table=taken.table, seat=taken.seat)
    assert button.enabled(state, Selection(seat=free))
    assert not big.enabled(state, Selection(seat=free))
    assert not button.enabled(state, NOTHING)


def test_who_was_seen_is_not_offered_again(table: WindowTable) -> None:
    one, all_of_it = BY_ID["seen"], BY_ID["seen-table"]
    pointed = Selection(entries=(ROSSI,), seat=table.seat(ROSSI))
    request = one.request(table.view.state, pointed)
    assert request == SeePlayers(entries=(ROSSI,))
    assert table.view.do(request)
    assert not one.enabled(table.view.state, pointed)
    request = all_of_it.request(table.view.state, pointed)
    assert request == SeePlayers(tables=(table.seat(ROSSI).table,))
    assert table.view.do(request)
    assert not all_of_it.enabled(table.view.state, pointed)


def test_what_draws_is_read_before_it_is_done(table: WindowTable) -> None:
    seat = Selection(seat=table.seat(ROSSI))
    assert line(table.view, "break-table", seat) == f"break {table.seat(ROSSI).table}"
    assert line(table.view, "break-table", NOTHING) == "break"
    assert line(table.view, "breaking-order", NOTHING) == "order"
    assert line(table.view, "final-table", NOTHING) == ""
    bust(table.view, 1, 3)
    assert line(table.view, "final-table", NOTHING) == "final"


def test_only_of_those_who_are_out_something_is_corrected(table: WindowTable) -> None:
    names = ("correct-winners", "correct-stack", "reorder-elimination")
    pointed = Selection(entries=(ROSSI,))
    assert not any(BY_ID[name].enabled(table.view.state, pointed) for name in names)
    table.out(table.beside(ROSSI), ROSSI)
    lines = [line(table.view, name, pointed) for name in names]
    assert lines == ["by #1 ", "stack #1 ", "out #1 "]


LINES: Final = [action for action in ACTIONS if action.menu == "players"]


@pytest.mark.parametrize("action", LINES, ids=lambda action: action.id)
def test_a_line_that_is_begun_is_understood(table: WindowTable, action: Action) -> None:
    bust(table.view, 1, 3)
    state, desk = table.view.state, Desk(table.view)
    seated, out = next(iter(state.play.seating.of)), next(iter(state.exits.by_entry))
    for pointed in (Selection(entries=(seated,)), Selection(entries=(out,)), NOTHING):
        begun = action.line(state, pointed)
        assert not begun or read(begun, desk).mood in {"asking", "ready"}


def test_a_gesture_is_done_or_its_line_is_begun(table: WindowTable) -> None:
    window = QWidget()
    gestures = Gestures(table.view, window, ACTIONS)
    begun = QSignalSpy(gestures.begun)
    one, other = table.seat(ROSSI), table.seat(table.beside(ROSSI))
    gestures.point(Selection(entries=(ROSSI,)))
    assert gestures.action("swap").isEnabled()
    gestures.perform("swap")
    assert begun.at(0)[0] == f"swap {one.table}-{one.seat} "
    gestures.point(Selection(entries=(ROSSI, table.beside(ROSSI))))
    gestures.perform("swap")
    assert table.seat(ROSSI) == other
    assert begun.count() == 1
    gestures.point(Selection(seat=Seat(table=one.table, seat=one.seat)))
    gestures.perform("here")
    assert begun.at(1)[0] == f"here {one.table}-{one.seat} "
    window.deleteLater()
