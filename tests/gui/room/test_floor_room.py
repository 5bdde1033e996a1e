"""The room under a director's hands: nearer and farther, and each gesture by mouse and by keys."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu

from tdconsole.club import Room, RoomTable, Spot
from tdconsole.domain.language.commands.bubble import ReportTables, StartHandForHand
from tdconsole.domain.language.commands.chips import CountChips
from tdconsole.domain.language.commands.floor import MovePlayer, PlaceButton, SeePlayers
from tdconsole.domain.language.commands.seating import LockTable, MarkSeats, NoteTable, OpenTables
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import Chips, Seat, SeatNo, SeatUse, TableNo
from tdconsole.gui.console.room.map.drawing import detail
from tdconsole.gui.console.room.map.glyphs import body_of
from tdconsole.gui.console.room.map.plan import overlaps
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.console.setup.forms.room import RoomForm
from tdconsole.session import Session, SystemTime
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.floor_page import CTRL, LEFT, PLAIN, Shown, escape_of, floor
from tests.gui.frame.test_app import Kept, console, window_of
from tests.gui.waiting import until

KEY = Qt.Key
ONE: Final = TableNo(1)


@contextmanager
def room(path: Path) -> Iterator[Shown]:
    with floor(path, look="map") as shown:
        yield shown


def spot(shown: Shown, seat: Seat) -> QPoint:
    return shown.canvas.room.spot_rect(seat).center().toPoint()


def picture(shown: Shown) -> Any:
    assert until(lambda: shown.canvas.room.layer.is_ready)
    return shown.canvas.viewport().grab().toImage()


def hand(shown: Shown) -> Any:
    return shown.view.state.play.hands[ONE].dealt


# Looking


def test_all_open_tables_are_in_sight_at_first(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        port = shown.canvas.viewport().rect()
        for table in (1, 2):
            for seat in (*shown.taken(table), *shown.free(table)):
                assert port.contains(shown.canvas.rect_of(seat))
                assert shown.canvas.seat_at(shown.middle(seat)) == seat


def test_the_wheel_with_ctrl_brings_nearer_what_is_under_the_pointer(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with room(tmp_path) as shown:
        shown.page.see("farther")
        shown.page.see("farther")
        middle = shown.canvas.room.table_rect(TableNo(2)).center()
        at, before = middle.toPoint(), shown.canvas.room.scale
        turned = QWheelEvent(
            QPointF(at), QPointF(shown.canvas.viewport().mapToGlobal(at)), QPoint(), QPoint(0, 600),
            Qt.MouseButton.NoButton, CTRL, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(shown.canvas.viewport(), turned)
        assert shown.canvas.room.scale > before
        assert shown.canvas.table_at(at) == 2


def test_nearer_farther_and_the_whole_room_by_their_keys(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        alt, first = Qt.KeyboardModifier.AltModifier, shown.canvas.room.scale
        shown.canvas.setFocus()
        QTest.keyClick(shown.canvas, KEY.Key_Minus, alt)
        assert shown.canvas.room.scale < first
        QTest.keyClick(shown.canvas, KEY.Key_Plus, alt)
        QTest.keyClick(shown.canvas, KEY.Key_Plus, alt)
        assert shown.canvas.room.scale > first
        QTest.keyClick(shown.canvas, KEY.Key_0, alt)
        assert shown.canvas.room.scale == first


def test_from_afar_a_table_is_pointed_at_and_a_double_click_shows_its_names(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with room(tmp_path) as shown:
        canvas = shown.canvas
        canvas.room.zoom_to(0.1, QPoint(0, 0))
        assert detail(canvas.room.scale) == "far"
        at = canvas.room.table_rect(ONE).center().toPoint()
        assert canvas.seat_at(at) is None
        QTest.mouseClick(canvas.viewport(), LEFT, PLAIN, at)
        assert shown.cursor == Seat(table=ONE, seat=SeatNo(1))
        assert shown.page.selection.entries == ()
        shown.press(KEY.Key_Right, KEY.Key_Space)
        assert shown.cursor == Seat(table=TableNo(2), seat=SeatNo(1))
        assert shown.page.selection.entries == ()
        QTest.mouseDClick(canvas.viewport(), LEFT, PLAIN, at)
        assert detail(canvas.room.scale) == "names"
        assert shown.cursor == Seat(table=ONE, seat=SeatNo(1))


def test_the_ground_is_pulled_along_and_shift_with_an_arrow_does_the_same(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with room(tmp_path) as shown:
        canvas = shown.canvas
        canvas.room.zoom_to(1.6, QPoint(400, 200))
        rects = [canvas.room.table_rect(TableNo(no)).toAlignedRect() for no in (1, 2)]
        port = canvas.viewport().rect()
        ground = next(
            QPoint(x, y)
            for x in range(60, port.width() - 60, 10)
            for y in range(60, port.height() - 60, 10)
            if canvas.table_at(QPoint(x, y)) is None
        )
        assert all(not rect.contains(ground) for rect in rects)
        before = canvas.room.origin()
        QTest.mousePress(canvas.viewport(), LEFT, PLAIN, ground)
        QTest.mouseMove(canvas.viewport(), ground - QPoint(60, 0))
        QTest.mouseRelease(canvas.viewport(), LEFT, PLAIN, ground - QPoint(60, 0))
        pulled = canvas.room.origin()
        assert pulled.x() != before.x()
        QTest.keyClick(canvas, KEY.Key_Left, Qt.KeyboardModifier.ShiftModifier)
        assert canvas.room.origin().x() > pulled.x()
        assert shown.cursor is None


@pytest.mark.parametrize("scale", [0.15, 0.4, 1.4])
def test_what_is_moved_along_looks_as_if_it_was_painted_there(
    qt: Any, tmp_path: Path, scale: float
) -> None:
    del qt
    with room(tmp_path) as shown:
        sight = shown.canvas.room
        shown.canvas.setFixedSize(300, 200)
        QApplication.processEvents()
        sight.zoom_to(scale, QPoint(150, 100))
        picture(shown)
        before = sight.origin()
        for across, down in ((31, 17), (-7, -40), (0, 12)):
            sight.pan(across, down)
            moved = picture(shown)
            sight.layer.drop()
            assert picture(shown) == moved
        assert sight.origin() != before or scale < 0.4


def test_while_it_comes_nearer_something_is_seen_at_once(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        first = picture(shown)
        shown.canvas.room.zoom(0.7)
        assert not shown.canvas.room.layer.is_ready
        at_once = shown.canvas.viewport().grab().toImage()
        sharp = picture(shown)
        assert at_once not in (first, sharp)


def test_a_player_who_is_found_comes_to_the_middle(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        canvas = shown.canvas
        canvas.room.zoom_to(0.1, QPoint(0, 0))
        seat = shown.taken(2)[0]
        shown.page.show_entry(shown.at(seat))
        assert detail(canvas.room.scale) == "names"
        canvas.room.zoom_to(1.6, QPoint(0, 0))
        shown.page.show_entry(shown.at(seat))
        middle = canvas.room.table_rect(seat.table).center().toPoint()
        assert (middle - canvas.viewport().rect().center()).manhattanLength() < 20
        with_ring = picture(shown)
        assert until(lambda: picture(shown) != with_ring)


def test_arrows_go_round_the_table_and_to_the_next_one(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        shown.press(KEY.Key_Home)
        assert shown.cursor == Seat(table=ONE, seat=SeatNo(1))
        shown.press(KEY.Key_Down)
        assert shown.cursor == Seat(table=ONE, seat=SeatNo(2))
        shown.press(KEY.Key_Right)
        assert shown.cursor is not None
        assert shown.cursor.table == 2
        shown.press(KEY.Key_Home, KEY.Key_PageDown, KEY.Key_PageUp, KEY.Key_Up)
        assert shown.cursor == Seat(table=ONE, seat=SeatNo(1))


def test_the_room_and_the_cards_in_turn_and_the_choice_is_told(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        told: list[str] = []
        shown.page.seen_as.connect(told.append)
        seat = shown.taken(2)[0]
        shown.click(seat)
        shown.gestures.perform("floor-look")
        assert not shown.page.head.nearer["nearer"].isVisible()
        assert shown.canvas.viewport().rect().contains(shown.middle(seat))
        QTest.mouseClick(shown.page.head.look, LEFT)
        assert shown.page.head.nearer["nearer"].isVisible()
        assert told == ["cards", "map"]
        assert shown.cursor == seat


def test_what_happened_while_the_cards_were_seen_is_on_the_map(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        before = picture(shown)
        shown.gestures.perform("floor-look")
        bar = shown.canvas.verticalScrollBar()
        assert shown.view.do(OpenTables(tables=(TableNo(3), TableNo(4))))
        shown.window.resize(900, 400)
        QApplication.processEvents()
        bar.setValue(bar.maximum())
        scrolled = bar.value()
        assert scrolled
        assert shown.view.do(OpenTables(tables=(TableNo(5),)))
        assert bar.value() == scrolled
        assert shown.view.do(LockTable(table=ONE))
        shown.window.resize(932, 684)
        shown.gestures.perform("floor-look")
        assert picture(shown) != before
        assert "locked" in shown.canvas.room.tooltip(shown.middle(shown.taken()[0]))


def test_nearer_leads_from_the_cards_to_the_room(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        for name in ("nearer", "arrange"):
            shown.gestures.perform(name)
            assert shown.page.head.nearer["nearer"].isVisible()
            assert shown.page.arrange_bar.isVisible() == (name == "arrange")
            shown.gestures.perform("floor-look")
            assert not shown.page.head.nearer["nearer"].isVisible()
        shown.gestures.perform("arrange")
        assert shown.page.arrange_bar.isVisible()
        shown.gestures.perform("arrange")
        assert not shown.page.arrange_bar.isVisible()


def test_the_set_up_leaves_a_rooms_tables_where_they_stand(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        rooms, words = shown.view.session.club, shown.view.words
        spot = Spot(x=30, y=4)
        rooms.rooms.put(Room(name="Hall", tables=(RoomTable(no=ONE, seats=9, spot=spot),)))
        form = RoomForm(words, theme("dark"), rooms, SystemTime())
        form.tables.setText("1, 2")
        form.keep_as("Hall")
        kept = rooms.rooms.get("Hall")
        assert kept is not None
        assert [table.spot for table in kept.tables] == [spot, None]
        form.deleteLater()


def test_the_choice_is_the_machines(session: Session) -> None:
    seated(session)
    kept = Kept()
    with console(session, keep=kept) as opened:
        window_of(opened).gestures.perform("floor-look")
        assert kept.last.floor == "cards"
    with console(session, kept.last) as opened:
        assert window_of(opened).pages.of(FloorPage).canvas.look == "cards"
        window_of(opened).show_page("desk")
        window_of(opened).gestures.perform("floor-look")
        assert window_of(opened).page.name == "floor"
        assert window_of(opened).pages.of(FloorPage).canvas.look == "map"


# What is seen of a table


def test_each_thing_that_happens_at_a_table_changes_its_picture(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        before = picture(shown)
        uses: tuple[SeatUse, ...] = ("dead", "reserved", "unsold")
        requests: list[Request] = [
            PlaceButton(table=ONE, button=shown.taken()[0].seat),
            SeePlayers(tables=(ONE,)),
            LockTable(table=ONE),
            NoteTable(table=ONE, note="loud"),
            NoteTable(table=ONE),
            *(
                MarkSeats(seats=(seat,), use=use)
                for seat, use in zip(shown.free(), uses, strict=False)
            ),
            OpenTables(tables=(TableNo(7),)),
        ]
        for request in requests:
            assert shown.view.do(request)
            after = picture(shown)
            assert before != after, f"changes nothing on the map: {request}"
            before = after


def test_a_table_that_holds_an_all_in_and_one_that_is_counted_show_it(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with room(tmp_path) as shown:
        body, looks = shown.canvas.room.middle(ONE).toPoint(), shown.canvas.room.layer.looks

        def told() -> str:
            return shown.canvas.room.tooltip(body).splitlines()[0]

        def ground() -> str:
            at = shown.canvas.room.middle(ONE) - QPointF(40, 0) * shown.canvas.room.scale
            return str(picture(shown).pixelColor(at.toPoint()).name())

        colour, plain = theme("dark").colours, ground()
        assert plain == colour.surface
        assert shown.view.do(CountChips(table=ONE, chips=Chips(120_000)))
        assert "counted" in told()
        assert ground() == body_of(colour, looks.state(ONE), colour.surface) != plain
        assert shown.view.do(CountChips(table=TableNo(2), chips=Chips(120_000)))
        assert "counted" not in told()  # it is over
        assert ground() == plain
        assert shown.view.do(StartHandForHand(until=11))
        assert shown.view.do(ReportTables(tables=(ONE,), task="held"))
        assert "all-in held" in told()
        assert ground() == body_of(colour, looks.state(ONE), colour.surface) != plain
        assert shown.view.do(ReportTables(tables=(ONE,), task="dealing"))
        assert "all-in held" not in told()
        assert ground() == plain


def test_what_the_signs_say_is_told_in_words(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        button = shown.taken()[0]
        entry = shown.at(button)
        assert shown.view.do(PlaceButton(table=ONE, button=button.seat))
        assert shown.view.do(SeePlayers(entries=(shown.at(shown.taken(2)[0]),)))
        assert shown.view.do(LockTable(table=ONE))
        told = shown.canvas.room.tooltip(shown.middle(button))
        assert told.startswith(f"{shown.view.who(entry)}, button")
        assert "not seen there yet" in told
        assert "locked" in told
        assert shown.view.do(NoteTable(table=ONE, note="shuffler broken"))
        assert shown.canvas.room.tooltip(shown.middle(button)).endswith("\nNote: shuffler broken")
        shown.click(button)
        assert "button, not seen there yet" in shown.canvas.accessibleDescription()


def test_a_table_that_closes_leaves_the_others_where_they_are(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        assert shown.view.do(OpenTables(tables=(TableNo(3),)))
        stayed, scale = shown.canvas.room.tables, shown.canvas.room.scale
        third = [Seat(table=TableNo(3), seat=SeatNo(no)) for no in range(1, 10)]
        for seat, to in zip(shown.taken(), third, strict=False):
            assert shown.view.do(MovePlayer(entry=shown.at(seat), seat=to))
        assert ONE not in shown.canvas.hall.index
        assert stayed.pop(ONE) is not None
        assert shown.canvas.room.tables == stayed
        assert shown.canvas.room.scale == scale


def test_a_table_that_is_not_open_is_seen_only_while_the_room_is_arranged(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with room(tmp_path) as shown:
        assert shown.view.do(
            EditSetup(terms=TermsChanges(tables=tuple(map(TableNo, range(1, 31)))))
        )
        canvas = shown.canvas
        before, scale = dict(canvas.room.plan.spots), canvas.room.scale
        assert set(before) == {1, 2}
        shown.gestures.perform("arrange")
        arranged = canvas.room.plan.spots
        assert set(arranged) == set(range(1, 31))
        assert {no: arranged[no] for no in before} == before
        assert not overlaps(arranged, frozenset(arranged), canvas.room.steps)
        shown.press(KEY.Key_Escape)
        assert (canvas.room.plan.spots, canvas.room.scale) == (before, scale)


# Gestures


def test_a_player_is_dragged_to_a_free_seat(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        start, to = shown.taken()[0], shown.free(2)[0]
        entry = shown.at(start)
        shown.drag(start, shown.middle(start) + QPoint(20, 0), shown.middle(to))
        assert shown.seat_of(entry) == to
        assert shown.cursor == to


def test_onto_a_taken_seat_it_is_asked_whether_the_two_swap(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        start, to = shown.taken()[0], shown.taken(2)[0]
        entry, other = shown.at(start), shown.at(to)
        shown.drag(start, shown.middle(start) + QPoint(20, 0), shown.middle(to))
        assert shown.seat_of(entry) == start
        swap = shown.page.banner.swap
        assert swap.isVisible()
        assert shown.view.who(other) in shown.page.banner.text.text()
        QTest.mouseClick(swap, LEFT)
        assert (shown.seat_of(entry), shown.seat_of(other)) == (to, start)
        assert not shown.page.banner.isVisible()


def test_a_swap_by_the_keys_and_escape_leaves_both(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        heard = escape_of(shown.window)
        start, to = shown.taken()[0], shown.taken(2)[0]
        entry, other = shown.at(start), shown.at(to)
        for last in (KEY.Key_Escape, KEY.Key_Return):
            shown.click(start)
            shown.gestures.perform("move")
            shown.canvas.point(shown.canvas.pointing.__class__(cursor=to, chosen=(entry,)))
            shown.press(KEY.Key_Return)
            assert shown.page.banner.swap.isVisible()
            shown.press(last)
            assert not shown.page.banner.isVisible()
        assert (shown.seat_of(entry), shown.seat_of(other)) == (to, start)
        assert heard == []


def test_nobody_is_asked_about_who_went_meanwhile(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        start, to = shown.taken()[0], shown.taken(2)[0]
        entry = shown.at(start)
        shown.canvas.put(entry, to)
        assert shown.page.banner.swap.isVisible()
        assert shown.view.do(MovePlayer(entry=shown.at(to), seat=shown.free(2)[0]))
        assert shown.page.banner.isVisible()
        assert not shown.page.banner.swap.isVisible()


def test_a_seat_that_can_not_be_taken_says_why(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        told: list[Any] = []
        start, dead = shown.taken()[0], shown.free(2)[0]
        assert shown.view.do(MarkSeats(seats=(dead,), use="dead"))
        shown.view.told.connect(told.append)
        shown.drag(start, shown.middle(start) + QPoint(20, 0), shown.middle(dead))
        assert shown.at(start)
        assert [one.refused for one in told] == [True]


def test_the_button_is_placed_by_a_click_and_by_its_key(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        first, second = shown.taken()[:2]
        at = spot(shown, first)
        QTest.mouseMove(shown.canvas.viewport(), at)
        assert shown.canvas.spot == first
        QTest.mouseClick(shown.canvas.viewport(), LEFT, PLAIN, at)
        assert hand(shown).button == first.seat
        shown.click(second)
        shown.gestures.perform("button")
        assert hand(shown).button == second.seat


def test_the_next_big_blind_is_named_on_a_seat(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        seat = shown.taken()[2]
        shown.click(seat)
        shown.gestures.perform("big-blind")
        assert "next big blind" in shown.canvas.accessibleDescription()


def test_players_are_seen_one_by_one_and_by_the_table(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        first = shown.taken()[0]
        shown.click(first)
        shown.gestures.perform("seen")
        assert dict(shown.view.state.play.seen) == {shown.at(first): first}
        shown.gestures.perform("seen-table")
        assert len(shown.view.state.play.seen) == len(shown.taken())


def test_the_menu_offers_what_fits_the_seat(
    qt: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: menus.append(menu))
    with room(tmp_path) as shown:
        action, port = shown.gestures.action, shown.canvas.viewport()

        def offered(seat: Seat) -> list[Any]:
            at = shown.middle(seat)
            reason = QContextMenuEvent.Reason.Mouse
            QApplication.sendEvent(port, QContextMenuEvent(reason, at, port.mapToGlobal(at)))
            return menus[-1].actions()

        shown.canvas.room.zoom_to(0.1, QPoint(0, 0))
        about = offered(Seat(table=ONE, seat=SeatNo(1)))
        assert action("lock-table") in about
        assert action("button") not in about
        shown.gestures.perform("whole-room")
        assert action("dead-seat") not in offered(shown.taken()[0])
        free = offered(shown.free()[0])
        assert action("dead-seat") in free
        assert action("bust") not in free
        action("dead-seat").trigger()
        assert shown.view.state.play.seating.tables[ONE].uses
        assert action("free-seat") in offered(shown.free()[0])
        lines = QSignalSpy(shown.gestures.begun)
        assert action("note-table") in offered(shown.free()[0])
        action("note-table").trigger()
        assert lines.at(0)[0] == "note 1 "
        action("lock-table").trigger()
        assert shown.view.state.play.seating.tables[ONE].locked
        assert action("lock-table") not in offered(shown.taken()[0])


# The plan


def pull(shown: Shown, table: TableNo, by: QPoint) -> None:
    port = shown.canvas.viewport()
    at = shown.canvas.room.table_rect(table).center().toPoint()
    QTest.mousePress(port, LEFT, PLAIN, at)
    QTest.mouseMove(port, at + by)
    QTest.mouseRelease(port, LEFT, PLAIN, at + by)


def test_a_table_is_dragged_to_its_place_and_the_room_keeps_it(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        shown.gestures.perform("arrange")
        before = shown.canvas.room.plan.spots
        pull(shown, ONE, QPoint(0, 60))
        after = shown.canvas.room.plan.spots
        assert after[ONE].y > before[ONE].y
        assert after[TableNo(2)] == before[TableNo(2)]
        shown.page.arrange_bar.name.setText("Main hall")
        QTest.mouseClick(shown.page.arrange_bar.done, LEFT)
        assert not shown.page.arrange_bar.isVisible()
        kept = shown.view.session.club.rooms.get("Main hall")
        assert kept is not None
        assert {table.no for table in kept.tables} == {1, 2}
        assert shown.canvas.room.plan.room == "Main hall"
        shown.gestures.perform("arrange")
        assert not shown.page.arrange_bar.name.isVisible()


def test_a_table_that_opens_meanwhile_moves_no_other(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        shown.gestures.perform("arrange")
        pull(shown, ONE, QPoint(0, 60))
        before = shown.canvas.room.plan.spots
        assert shown.view.do(OpenTables(tables=(TableNo(3),)))
        after = shown.canvas.room.plan.spots
        assert set(after) == {1, 2, 3}
        assert all(after[no] == before[no] for no in before)


def test_no_table_is_put_on_another(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        shown.gestures.perform("arrange")
        before = shown.canvas.room.plan.spots
        here, there = (shown.canvas.room.table_rect(TableNo(no)).center() for no in (1, 2))
        pull(shown, ONE, (there - here).toPoint())
        assert shown.canvas.room.plan.spots == before


def test_several_are_gathered_by_a_frame_and_go_by_the_arrows(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        heard = escape_of(shown.window)
        shown.gestures.perform("arrange")
        canvas, port = shown.canvas, shown.canvas.viewport()
        before = canvas.room.plan.spots
        corner = port.rect().bottomRight() - QPoint(3, 3)
        QTest.mousePress(port, LEFT, PLAIN, QPoint(2, 2))
        QTest.mouseMove(port, corner)
        QTest.mouseRelease(port, LEFT, PLAIN, corner)
        assert canvas.arranging is not None
        assert canvas.arranging.chosen == {1, 2}
        shown.press(KEY.Key_Down, KEY.Key_Right)
        after = canvas.room.plan.spots
        assert all(
            (after[no].x, after[no].y) == (before[no].x + 1, before[no].y + 1) for no in after
        )
        shown.press(KEY.Key_Escape)
        assert not shown.page.arrange_bar.isVisible()
        assert heard == []
        shown.press(KEY.Key_Escape)
        assert heard == [True]


def test_one_by_one_with_space_in_rows_and_back(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        shown.gestures.perform("arrange")
        canvas, bar = shown.canvas, shown.page.arrange_bar
        before = canvas.room.plan.spots
        shown.press(KEY.Key_Right, KEY.Key_Space)
        assert canvas.arranging is not None
        assert canvas.arranging.chosen == {2}
        QTest.keyClick(canvas, KEY.Key_A, CTRL)
        assert canvas.arranging.chosen == {1, 2}
        shown.press(KEY.Key_Space)
        assert canvas.arranging.chosen == {1}
        QTest.keyClick(canvas, KEY.Key_Left, CTRL)
        shown.press(KEY.Key_Space)
        assert canvas.arranging.chosen == set()
        QTest.keyClick(canvas, KEY.Key_Right, CTRL)
        shown.press(KEY.Key_Space, KEY.Key_Down, KEY.Key_Down)
        moved = canvas.room.plan.spots
        assert moved[TableNo(2)].y == before[TableNo(2)].y + 2
        QTest.mouseClick(bar.tidy, LEFT)
        assert canvas.room.plan.spots == before
        shown.press(KEY.Key_Down)
        QTest.mouseClick(bar.back, LEFT)
        assert canvas.room.plan.spots == before
        shown.press(KEY.Key_Escape)
        assert shown.view.session.club.rooms.named() == ()


def test_what_is_being_arranged_ends_with_the_page(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        shown.gestures.perform("arrange")
        pull(shown, ONE, QPoint(0, 60))
        shown.page.hide()
        assert shown.canvas.arranging is None
        assert shown.view.session.club.rooms.named() != ()
        shown.page.show()
        assert not shown.page.arrange_bar.isVisible()
