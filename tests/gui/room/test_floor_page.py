"""The floor under a director's hands, and while others change it."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.session import open_house
from tests.gui.floor_page import CTRL, PLAIN, Shown, escape_of, floor

KEY = Qt.Key


def bust(shown: Shown, *entries: EntryId) -> None:
    hand = tuple(Bust(entry=entry) for entry in entries)
    assert shown.view.do(EliminatePlayers(hand=hand, stacks_unknown=len(hand) > 1))


def chosen(shown: Shown) -> tuple[EntryId, ...]:
    return shown.gestures.selection.entries


def named(seat: Seat, who: str) -> str:
    return f"Table {seat.table}, seat {seat.seat}, {who}"


def test_a_click_selects_who_sits_there_and_says_so(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat, free = shown.taken()[2], shown.free()[0]
        shown.click(seat)
        assert shown.page.selection.entries == (shown.at(seat),)
        assert shown.gestures.selection == shown.page.selection
        who = shown.view.who(shown.at(seat))
        assert shown.canvas.accessibleDescription() == named(seat, who)
        assert who in shown.page.head.chosen.text()
        shown.click(free)
        assert chosen(shown) == ()
        assert shown.gestures.selection.seat == free
        assert shown.canvas.accessibleDescription() == named(free, "free")


def test_several_are_selected_with_ctrl_and_go_out_in_one_hand(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        first, second, third = shown.taken()[:3]
        entries = [shown.at(seat) for seat in (first, second, third)]
        shared = shown.page.head.buttons["bust-shared"]
        shown.click(first)
        assert not shared.isVisible()
        shown.click(second, CTRL)
        shown.click(third, CTRL)
        shown.click(second, CTRL)
        assert chosen(shown) == (entries[0], entries[2])
        assert shared.isVisible()
        QTest.mouseClick(shared, Qt.MouseButton.LeftButton)
        out = shown.view.state.exits.by_entry
        assert set(out) == {entries[0], entries[2]}
        assert chosen(shown) == ()
        assert shown.cursor == second
        assert not shared.isVisible()


def test_a_click_beside_the_tables_lets_go(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.click(shown.taken()[0])
        corner = shown.canvas.viewport().rect().bottomRight() - QPoint(4, 4)
        QTest.mouseClick(shown.canvas.viewport(), Qt.MouseButton.LeftButton, pos=corner)
        assert shown.page.selection.entries == ()
        assert shown.cursor is None


def test_a_player_is_dragged_to_a_free_seat(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        start, to = shown.taken()[0], shown.free(2)[0]
        entry = shown.at(start)
        shown.drag(start, shown.middle(start) + QPoint(20, 0), shown.middle(to), drop=False)
        assert shown.canvas.target == to
        assert shown.canvas.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
        QTest.mouseRelease(shown.canvas.viewport(), Qt.MouseButton.LeftButton, pos=shown.middle(to))
        assert shown.seat_of(entry) == to
        assert chosen(shown) == (entry,)
        assert shown.cursor == to


def test_his_own_seat_and_the_ground_accept_nobody(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        start = shown.taken()[0]
        entry = shown.at(start)
        for end in (shown.middle(start) + QPoint(12, 2), QPoint(-40, 60)):
            shown.drag(start, shown.middle(start) + QPoint(20, 0), end, drop=False)
            assert shown.canvas.target is None
            assert shown.canvas.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor
            QTest.mouseRelease(shown.canvas.viewport(), Qt.MouseButton.LeftButton, pos=end)
            assert shown.seat_of(entry) == start


def test_escape_puts_a_player_who_is_held_back(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        heard = escape_of(shown.window)
        start, to = shown.taken()[0], shown.free(2)[0]
        entry = shown.at(start)
        shown.canvas.setFocus()
        shown.drag(start, shown.middle(start) + QPoint(20, 0), shown.middle(to), drop=False)
        shown.press(KEY.Key_Escape)
        QTest.mouseRelease(shown.canvas.viewport(), Qt.MouseButton.LeftButton, pos=shown.middle(to))
        assert shown.seat_of(entry) == start
        assert heard == []


def test_whoever_is_held_may_go_out_meanwhile(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        start, to = shown.taken()[0], shown.free(2)[0]
        entry = shown.at(start)
        shown.drag(start, shown.middle(start) + QPoint(20, 0), shown.middle(to), drop=False)
        bust(shown, entry)
        QTest.mouseRelease(shown.canvas.viewport(), Qt.MouseButton.LeftButton, pos=shown.middle(to))
        assert entry in shown.view.state.exits.by_entry


def test_arrows_go_from_seat_to_seat_and_from_table_to_table(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        one, two = TableNo(1), TableNo(2)
        shown.press(KEY.Key_Down)
        assert shown.cursor == Seat(table=one, seat=SeatNo(1))
        shown.press(KEY.Key_Down, KEY.Key_Down, KEY.Key_Right)
        assert shown.cursor == Seat(table=two, seat=SeatNo(3))
        shown.press(KEY.Key_Right, KEY.Key_Left)
        assert shown.cursor == Seat(table=one, seat=SeatNo(3))
        shown.press(KEY.Key_End)
        assert shown.cursor == Seat(table=two, seat=SeatNo(1))
        shown.press(KEY.Key_Up)
        assert shown.cursor == Seat(table=two, seat=SeatNo(1))
        shown.press(KEY.Key_Home, KEY.Key_PageDown)
        assert shown.cursor == Seat(table=two, seat=SeatNo(1))
        shown.press(KEY.Key_PageUp)
        assert shown.cursor == Seat(table=one, seat=SeatNo(1))


def test_one_below_the_other_the_arrows_run_on(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.canvas.setFixedWidth(300)
        shown.window.resize(600, 400)
        QApplication.processEvents()
        assert shown.canvas.rows.grid.columns == 1
        shown.press(KEY.Key_Home, KEY.Key_PageDown, KEY.Key_Up)
        assert shown.cursor == Seat(table=TableNo(1), seat=SeatNo(9))
        shown.press(KEY.Key_Down)
        assert shown.cursor == Seat(table=TableNo(2), seat=SeatNo(1))
        assert shown.canvas.viewport().rect().contains(shown.middle(shown.taken(2)[-1]))


def test_space_gathers_players(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.press(KEY.Key_Home)
        while len(shown.page.selection.entries) == 0:
            shown.press(KEY.Key_Down)
        first = shown.page.selection.entries[0]
        shown.press(KEY.Key_Space)
        shown.press(KEY.Key_Down)
        while shown.cursor not in shown.taken():
            shown.press(KEY.Key_Down)
        assert shown.page.selection.entries == (first,)
        shown.press(KEY.Key_Space)
        assert shown.cursor is not None
        second = shown.at(shown.cursor)
        assert chosen(shown) == (first, second)
        assert "2 players" in shown.page.head.chosen.text()
        shown.press(KEY.Key_Space)
        assert chosen(shown) == (first,)
        shown.press(KEY.Key_Return)
        assert chosen(shown) == (second,)


def test_letters_and_figures_are_left_to_the_quick_entry(qt: Any, tmp_path: Path) -> None:
    del qt
    heard: list[str] = []

    class Window(QWidget):
        def keyPressEvent(self, event: Any) -> None:  # noqa: N802 -- Qt's name
            heard.append(event.text())

    with floor(tmp_path) as shown:
        window = Window()
        shown.page.setParent(window)
        shown.page.show()
        window.show()
        shown.press(KEY.Key_Down, KEY.Key_B, KEY.Key_7, KEY.Key_Minus, KEY.Key_Escape)
        assert heard == ["b", "7", "-", "\x1b"]
        window.close()
        window.deleteLater()


def test_a_key_without_a_name_is_left_alone(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        strange = QKeyEvent(QEvent.Type.KeyPress, 0x1234567, PLAIN)
        QApplication.sendEvent(shown.canvas, strange)
        assert not strange.isAccepted()
        assert shown.cursor is None


def test_tab_leaves_the_tables(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.press(KEY.Key_Down, KEY.Key_Tab)
        assert not shown.canvas.hasFocus()


def test_a_new_seat_is_chosen_with_the_keys(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        heard = escape_of(shown.window)
        start, to = shown.taken()[0], shown.free(2)[0]
        entry = shown.at(start)
        shown.click(start)
        shown.gestures.perform("move")
        assert shown.page.banner.isVisible()
        assert shown.view.who(entry) in shown.page.banner.text.text()
        shown.press(KEY.Key_End, *[KEY.Key_Down] * (to.seat - 1))
        assert chosen(shown) == (entry,)
        shown.press(KEY.Key_Enter)
        assert shown.seat_of(entry) == to
        assert not shown.page.banner.isVisible()
        assert (shown.cursor, chosen(shown)) == (to, (entry,))
        assert heard == []


def test_no_table_moves_under_the_mouse_while_a_seat_is_chosen(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        start, taken = shown.taken()[0], shown.taken(2)[0]
        canvas, page = shown.page.canvas, shown.page
        before = (canvas.geometry(), page.head.geometry())
        shown.click(start)
        page.begin_move()
        QApplication.processEvents()
        assert (canvas.geometry(), page.head.geometry()) == before
        shown.click(taken)
        QApplication.processEvents()
        assert page.banner.swap.isVisible()
        assert (canvas.geometry(), page.head.geometry()) == before
        assert page.banner.geometry() == page.head.geometry()
        room = page.banner.text.size()
        assert page.banner.text.heightForWidth(room.width()) <= room.height()


def test_escape_leaves_the_player_where_he_sits_and_after_that_is_the_windows(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with floor(tmp_path) as shown:
        heard = escape_of(shown.window)
        start = shown.taken()[0]
        shown.click(start)
        shown.page.begin_move()
        shown.press(KEY.Key_Escape)
        assert not shown.page.banner.isVisible()
        assert heard == []
        shown.press(KEY.Key_Escape)
        assert heard == [True]
        shown.click(shown.free(2)[0])
        assert start in shown.taken()


def test_while_a_seat_is_looked_for_a_click_takes_a_free_one_at_once(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with floor(tmp_path) as shown:
        start, to = shown.taken()[0], shown.free(2)[-1]
        entry = shown.at(start)
        shown.click(start)
        shown.page.begin_move()
        shown.click(shown.taken(2)[0])
        assert shown.seat_of(entry) == start
        assert shown.page.banner.swap.isVisible()
        shown.click(to)
        assert shown.seat_of(entry) == to
        assert not shown.page.banner.isVisible()


def test_nobody_is_placed_any_more_once_out_or_out_of_sight(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        start = shown.taken()[0]
        shown.click(start)
        shown.page.begin_move()
        shown.page.hide()
        assert not shown.page.banner.isVisible()
        shown.page.show()
        shown.page.begin_move()
        assert shown.page.banner.isVisible()
        bust(shown, shown.at(start))
        assert not shown.page.banner.isVisible()
        shown.page.begin_move()
        assert not shown.page.banner.isVisible()


def test_a_bust_by_another_process_drops_the_player_and_keeps_the_seat(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with floor(tmp_path) as shown, open_house(tmp_path / "club.house") as other:
        first, second = shown.taken()[:2]
        entries = (shown.at(first), shown.at(second))
        shown.click(first)
        shown.click(second, CTRL)
        out = EliminatePlayers(hand=(Bust(entry=entries[1]),))
        other.session.submit(shown.view.tournament, out)
        shown.view.follow()
        assert chosen(shown) == (entries[0],)
        assert shown.cursor == second
        assert shown.canvas.accessibleDescription() == named(second, "free")


def test_nobody_is_selected_by_sitting_down_under_the_cursor(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        free, entry = shown.free()[0], shown.at(shown.taken(2)[0])
        shown.click(free)
        assert shown.view.do(MovePlayer(entry=entry, seat=free))
        assert chosen(shown) == ()
        assert shown.view.who(entry) in shown.canvas.accessibleDescription()


def test_the_cursor_goes_with_the_one_who_is_selected(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        start, to = shown.taken()[0], shown.free(2)[0]
        shown.click(start)
        assert shown.view.do(MovePlayer(entry=shown.at(start), seat=to))
        assert shown.cursor == to


def test_a_table_that_nobody_sits_at_any_more_is_put_away(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        shown.click(shown.taken()[0])
        *out, last = (shown.at(seat) for seat in shown.taken())
        bust(shown, *out)
        assert shown.view.do(MovePlayer(entry=last, seat=shown.free(2)[0]))
        assert [table.no for table in shown.canvas.hall.tables] == [2]
        assert shown.cursor is None
        assert shown.page.head.summary.text() == "7 players, 1 table"
        assert shown.gestures.selection == shown.page.selection


def test_while_hidden_it_points_at_nothing_and_takes_in_everything_when_shown(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat, other = shown.taken()[:2]
        entry = shown.at(seat)
        shown.click(seat)
        shown.page.hide()
        bust(shown, entry)
        shown.page.show_seat(other)
        assert chosen(shown) == (entry,)
        shown.page.show()
        assert chosen(shown) == (shown.at(other),)


def test_the_context_menu_is_about_the_seat_under_the_pointer(
    qt: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: menus.append(menu))
    with floor(tmp_path) as shown:
        seat, other = shown.taken()[:2]
        at = shown.middle(seat)
        there = shown.canvas.viewport().mapToGlobal(at)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, there)
        QApplication.sendEvent(shown.canvas.viewport(), asked)
        action = shown.gestures.action
        offered = menus[-1].actions()
        wanted = ("bust", "move", "swap", "button", "big-blind", "seen", "seen-table", "lock-table")
        assert all(action(name) in offered for name in wanted)
        assert all(one.isEnabled() for one in offered if not one.isSeparator())
        assert chosen(shown) == (shown.at(seat),)
        shown.click(other, CTRL)
        QApplication.sendEvent(shown.canvas.viewport(), asked)
        assert len(shown.gestures.selection.entries) == 2
        assert action("bust-shared") in menus[-1].actions()


def test_a_drag_ends_when_the_release_is_heard_elsewhere(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat, to = shown.taken()[0], shown.free()[0]
        entry, port = shown.at(seat), shown.canvas.viewport()
        shown.drag(seat, shown.middle(seat) + QPoint(20, 0), shown.middle(to), drop=False)
        shown.page.hide()
        shown.page.show()
        assert shown.canvas.target is None
        shown.click(to)
        assert shown.seat_of(entry) == seat
        shown.drag(seat, shown.middle(seat) + QPoint(20, 0), shown.middle(to), drop=False)
        there = QPointF(shown.middle(to))
        none = Qt.MouseButton.NoButton
        moved = QMouseEvent(
            QEvent.Type.MouseMove, there, port.mapToGlobal(there), none, none, PLAIN
        )
        QApplication.sendEvent(port, moved)
        assert shown.canvas.target is None
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=shown.middle(to))
        assert shown.seat_of(entry) == seat


def test_no_menu_opens_while_a_player_is_held(
    qt: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: menus.append(menu))
    with floor(tmp_path) as shown:
        seat = shown.taken()[0]
        aside = shown.middle(seat) + QPoint(20, 0)
        shown.drag(seat, aside, drop=False)
        reason = QContextMenuEvent.Reason.Mouse
        port = shown.canvas.viewport()
        QApplication.sendEvent(port, QContextMenuEvent(reason, aside, port.mapToGlobal(aside)))
        assert menus == []
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=aside)


def test_the_banner_follows_a_player_whom_another_window_moves(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat, to = shown.taken()[0], shown.free(2)[0]
        entry = shown.at(seat)
        shown.click(seat)
        shown.gestures.perform("move")
        before = shown.page.banner.text.text()
        with open_house(tmp_path / "club.house") as other:
            other.session.submit(shown.view.tournament, MovePlayer(entry=entry, seat=to))
        shown.view.follow()
        after = shown.page.banner.text.text()
        assert shown.page.banner.isVisible()
        assert after != before
        assert f"table {to.table} seat {to.seat}" in after


def test_no_seats_drawn_yet(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path, draw=False, clock=False) as shown:
        assert shown.page.empty.isVisible()
        assert shown.page.empty.draw.isVisible()
        assert not shown.page.empty.register.isVisible()
        assert not shown.page.head.row.isVisible()
        shown.page.seek()
        assert shown.page.head.summary.text() == "12 players, 12 without a seat"
        QTest.mouseClick(shown.page.empty.draw, Qt.MouseButton.LeftButton)
        assert shown.canvas.isVisible()
        assert shown.page.head.row.isVisible()
        assert len(shown.canvas.hall.tables) == 2
        step = shown.view.last_gesture()
        assert step is not None
        assert shown.view.do(Undo(step=step.no))
        assert shown.page.empty.isVisible()


def test_who_waits_for_a_seat_has_a_card_in_front(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        draw = shown.page.head.buttons["draw"]
        seat = shown.taken()[0]
        shown.click(seat)
        before = shown.canvas.rect_of(seat)
        assert not draw.isVisible()
        for number in range(12):
            late = Newcomer(name=f"Late {number}")
            assert shown.view.do(RegisterEntry(person=late, draw=False))
        assert draw.isVisible()
        assert shown.canvas.rect_of(seat).left() > before.left()
        assert shown.canvas.seat_at(before.center()) is None
        assert shown.page.head.summary.text() == "24 players, 2 tables, 12 without a seat"
        shown.window.grab()
        shown.press(KEY.Key_Home, KEY.Key_Left)
        assert shown.cursor == Seat(table=TableNo(1), seat=SeatNo(1))
        assert shown.view.do(DrawSeats())
        assert not draw.isVisible()
        assert shown.canvas.hall.waiting == ()


def test_the_last_one_can_be_declared_the_winner(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        finish = shown.page.head.buttons["finish"]
        assert not finish.isVisible()
        for table in (1, 2):
            bust(shown, *(shown.at(seat) for seat in shown.taken(table)[1:]))
        loser = shown.at(shown.taken(1)[0])
        assert shown.view.do(MovePlayer(entry=loser, seat=shown.free(2)[0]))
        bust(shown, loser)
        assert finish.isVisible()
        assert shown.view.do(FinishTournament())
        assert not finish.isVisible()


def test_showing_a_player_a_seat_a_table(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat = shown.taken(2)[0]
        shown.page.show_entry(shown.at(seat))
        assert chosen(shown) == (shown.at(seat),)
        shown.page.show_table(TableNo(1))
        assert chosen(shown) == ()
        assert shown.cursor == Seat(table=TableNo(1), seat=SeatNo(1))
        shown.page.show_seat(Seat(table=TableNo(77), seat=SeatNo(1)))
        shown.page.show_entry(EntryId(999))
        assert shown.cursor == Seat(table=TableNo(1), seat=SeatNo(1))
