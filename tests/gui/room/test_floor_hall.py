"""How tables compare, where cards lie, and what stays drawn."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMainWindow

from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.seating import CloseTables, LockTable, OpenTables
from tdconsole.domain.values import EntryId, TableNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.room.map.grid import grid
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.room.hall import LEVEL, Standing, hall
from tdconsole.session import SystemTime, create
from tdconsole.wall.theme import theme
from tests.domain.floor import at, busting, playing, queueing, seated
from tests.gui.floor_page import floor
from tests.gui.houses import begin

SPACE = theme("dark").console.space


def standings(*players: int) -> list[Standing]:
    here = hall(seated(*players).tournament)
    return [here.standing(table) for table in here.tables]


def test_two_fewer_than_the_fullest_is_short() -> None:
    assert standings(9, 8, 7, 5) == [
        Standing("fullest"),
        LEVEL,
        Standing("short", 2),
        Standing("short", 4),
    ]
    assert standings(9, 8, 9) == [LEVEL] * 3
    assert standings(3, 1) == [Standing("fullest"), Standing("alone")]
    assert standings(1) == [LEVEL]


def test_nothing_new_is_the_same_hall_and_a_bust_keeps_the_other_tables() -> None:
    evening = playing(9, 9, 9)
    before = hall(evening.tournament)
    assert hall(evening.tournament, before) is before
    evening.do(busting(12))
    after = hall(evening.tournament, before)
    assert [now is then for now, then in zip(after.tables, before.tables, strict=True)] == [
        True,
        False,
        True,
    ]


def test_open_tables_are_there_and_closed_ones_stay_in_the_room() -> None:
    evening = playing(3, 3)
    evening.do(OpenTables(tables=(TableNo(5),)))
    here = hall(evening.tournament)
    assert list(here.index) == [1, 2, 5]
    assert (here.spread.playing, here.spread.smallest, here.standing(here.table(TableNo(5)))) == (
        2,
        3,
        LEVEL,
    )
    evening.do(CloseTables(tables=(TableNo(5),)))
    after = hall(evening.tournament, here)
    assert list(after.index) == [1, 2]
    assert after.every == (1, 2, 5)
    assert after.every is here.every


def test_followed_step_by_step_it_is_as_seen_for_the_first_time() -> None:
    """A bust, a move, a lock, a table opened, left and closed, and all of it undone."""
    evening = playing(3, 3, 2)
    here = hall(evening.tournament)
    states = [evening.tournament]
    for request in (
        busting(1),
        MovePlayer(entry=EntryId(4), seat=at(1, 1)),
        LockTable(table=TableNo(2), locked=True),
        OpenTables(tables=(TableNo(5),)),
        MovePlayer(entry=EntryId(7), seat=at(5, 1)),
        MovePlayer(entry=EntryId(8), seat=at(5, 2)),
        OpenTables(tables=(TableNo(6),)),
        CloseTables(tables=(TableNo(6),)),
    ):
        evening.do(request)
        states.append(evening.tournament)
    for state in (*states, *reversed(states), states[0], states[-1], states[2]):
        here, anew = hall(state, here), hall(state)
        assert here.full == +anew.full
        assert replace(here, full=anew.full) == anew


def test_who_waits_is_known_however_it_changed() -> None:
    evening = playing(3, 3)
    here = hall(evening.tournament)
    for number in (7, 8):
        evening.do(queueing(number))
        here = hall(evening.tournament, here)
    assert here.waiting == (EntryId(7), EntryId(8))
    waiting = here.waiting
    evening.do(busting(1))
    here = hall(evening.tournament, here)
    assert here.waiting is waiting
    assert here.index == {TableNo(1): 0, TableNo(2): 1}


def test_arrows_stay_where_there_is_nothing_beyond() -> None:
    here = hall(seated(2, 2, 2).tournament)
    assert here.neighbour(at(1, 1), 2, 0, -1) == at(1, 1)
    assert here.neighbour(at(1, 9), 2, 0, 1) == at(3, 1)
    assert here.neighbour(at(2, 9), 2, 0, 1) == at(2, 9)
    assert here.neighbour(at(3, 1), 2, 0, -1) == at(1, 9)
    assert here.neighbour(at(3, 4), 2, 1, 0) == at(3, 4)


@pytest.mark.parametrize("width", [180, 216, 900, 1528, 3800])
def test_cards_fill_the_width_and_every_line_is_found_again(width: int) -> None:
    there = grid(width, 30, 9, SPACE)
    assert there.card(there.columns - 1).right() < max(width, there.shape.width)
    assert width - there.card(there.columns - 1).right() <= there.columns
    for index in (0, 7, 29):
        for line in (1, 9):
            spot = there.card(index).topLeft() + there.shape.rect(line).center()
            assert there.line_at(spot) == (index, line)
    assert there.line_at(there.card(30).center()) is None
    assert there.line_at(QPoint(-1, 5)) is None
    assert there.card(29).bottom() + 1 == there.whole


def test_only_what_is_seen_is_asked_for() -> None:
    there = grid(900, 1112, 9, SPACE)
    each = there.shape.height + there.gap
    assert there.between(0, 1) == range(there.columns)
    assert there.between(each, 2 * each) == range(there.columns, 2 * there.columns)
    assert there.between(0, 10**9) == range(1112)


def test_a_bust_draws_one_card_anew(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.window.grab()
        before = {key: drawn.pixmap.cacheKey() for key, drawn in shown.canvas.rows.drawn.items()}
        shown.click(shown.taken(2)[0])
        shown.gestures.perform("bust")
        shown.window.grab()
        after = {key: drawn.pixmap.cacheKey() for key, drawn in shown.canvas.rows.drawn.items()}
        assert before[1] == after[1]
        assert before[2] != after[2]


def test_free_seats_stand_out_while_one_is_looked_for(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        free = shown.free(2)[0]
        shown.click(shown.taken()[0])
        before = shown.canvas.viewport().grab(shown.canvas.rect_of(free)).toImage()
        shown.page.begin_move()
        shown.window.grab()
        assert shown.canvas.viewport().grab(shown.canvas.rect_of(free)).toImage() != before


def test_a_long_name_is_cut_and_told_in_full(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shape = shown.canvas.rows.grid.shape
        by_name = {shown.view.who(one): one for one in shown.canvas.hall.seating.of}
        assert shown.canvas.rows.cards.cut(
            by_name["Maximiliana Konstantinopoulou-Oikonomou"], shape
        )
        assert not shown.canvas.rows.cards.cut(by_name["Maria Rossi"], shape)


def test_the_only_player_is_asked_to_wait_for_another(qt: Any, tmp_path: Path) -> None:
    with create(tmp_path / "club.house") as house:
        view = TournamentView(house.session, begin(house.session), catalogue("en"), SystemTime())
        window = QMainWindow()
        dress(window, theme("light"))
        page = FloorPage(view, Gestures(view, window, ACTIONS), theme("light"))
        window.setCentralWidget(page)
        window.resize(932, 684)
        window.show()
        qt.processEvents()
        assert page.empty.register.isVisible()
        assert not page.empty.draw.isVisible()
        text = page.empty.text
        assert text.height() >= text.heightForWidth(text.width())
        view.close()
        window.close()
        window.deleteLater()
