"""What is typed is drawn on the map before Enter, and what was done is ringed for a moment after."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.seating import OpenTables
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.room.floor import tracing
from tdconsole.gui.console.room.floor.view import FloorView
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.projections.room.traces import NOTHING
from tdconsole.session import Session
from tdconsole.settings import Settings
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until

ONE, TWO = TableNo(1), TableNo(2)
ENTER: Final = Qt.Key.Key_Return


class Typing:
    def __init__(self, window: ConsoleWindow) -> None:
        self.window, self.field = window, window.quick.field
        self.view: FloorView = window.pages.of(FloorPage).canvas
        assert until(lambda: self.view.room.layer.is_ready)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.field, text)

    def clear(self) -> None:
        self.field.setText("")

    def enter(self) -> None:
        QTest.keyClick(self.field, ENTER)

    def taken(self, table: TableNo = ONE) -> Seat:
        players = self.window.view.state.play.seating.tables[table].players
        return Seat(table=table, seat=min(players))

    def free(self, table: TableNo = TWO) -> Seat:
        players = self.window.view.state.play.seating.tables[table].players
        return Seat(table=table, seat=SeatNo(min(set(range(1, 10)) - set(players))))

    def at(self, seat: Seat) -> EntryId:
        entry = self.window.view.state.play.seating.at(seat)
        assert entry is not None
        return entry

    def picture(self) -> QImage:
        return self.view.viewport().grab().toImage()

    def around(self, seat: Seat) -> QRect:
        return self.view.rect_of(seat).adjusted(-8, -8, 8, 8)


@contextmanager
def typing(session: Session, chosen: Settings | None = None) -> Iterator[Typing]:
    seated(session)
    with console(session, chosen) as opened:
        yield Typing(window_of(opened))


def line(seat: Seat) -> str:
    return f"{seat.table}-{seat.seat}"


def test_a_bust_rings_its_seat_before_enter_and_goes_with_the_text(session: Session) -> None:
    with typing(session) as here:
        seat, before = here.taken(), here.picture()
        here.type(f"b {line(seat)}")
        assert here.view.tracing.meant.out == (seat,)
        ringed = here.picture()
        assert ringed.copy(here.around(seat)) != before.copy(here.around(seat))
        other = here.around(here.taken(TWO))
        assert ringed.copy(other) == before.copy(other)
        here.clear()
        assert here.view.tracing.meant == NOTHING
        assert here.picture() == before


def test_a_move_draws_its_way(session: Session) -> None:
    with typing(session) as here:
        start, end, before = here.taken(), here.free(), here.picture()
        here.type(f"m {line(start)} {line(end)}")
        (way,) = here.view.tracing.meant.ways
        assert (way.start, way.end, way.entry) == (start, end, here.at(start))
        drawn = here.picture()
        assert drawn.copy(here.around(end)) != before.copy(here.around(end))


def test_a_break_rings_its_table_and_then_each_new_seat(session: Session) -> None:
    with typing(session) as here:
        assert here.window.view.do(OpenTables(tables=(TableNo(3),)))
        for _ in range(3):
            here.type(f"b {line(here.taken(TWO))}")
            here.enter()
        here.view.tracing.clear()
        before = here.picture()
        here.type("break 2")
        assert here.view.tracing.meant.tables == (TWO,)
        assert here.picture() != before
        moving = set(here.window.view.state.play.seating.tables[TWO].players.values())
        here.enter()
        assert here.view.tracing.meant == NOTHING
        assert {way.entry for way in here.view.tracing.done.ways} == moving
        assert {way.end.table for way in here.view.tracing.done.ways} <= {1, 3}
        assert set(here.view.tracing.sliding) == moving
        ways = here.view.tracing.done.ways
        assert until(lambda: not here.view.tracing.sliding)
        assert TWO not in here.view.room.tables
        ringed = here.picture()
        here.view.tracing.clear()
        bare = here.picture()
        for way in ways:
            seat = here.view.room.seat_rect(way.end).toAlignedRect().adjusted(-4, -4, 4, 4)
            assert ringed.copy(seat) != bare.copy(seat)


def test_a_seat_that_is_looked_for_is_ringed_and_a_refused_line_draws_nothing(
    session: Session,
) -> None:
    with typing(session) as here:
        seat = here.taken()
        here.type(line(seat))
        assert here.view.tracing.meant.seats == (seat,)
        here.clear()
        here.type(f"b {line(here.free())}")
        assert here.view.tracing.meant == NOTHING


@pytest.mark.parametrize("motion", [True, False])
def test_after_enter_the_player_slides_if_motion_is_on_and_is_ringed_for_a_while(
    session: Session, monkeypatch: pytest.MonkeyPatch, motion: bool
) -> None:
    monkeypatch.setattr(tracing, "STAYS", 700)
    with typing(session, Settings(motion=motion)) as here:
        start, end = here.taken(), here.free()
        entry = here.at(start)
        here.type(f"m {line(start)} {line(end)}")
        here.enter()
        assert here.view.tracing.meant == NOTHING
        assert here.view.tracing.sliding == ((entry,) if motion else ())
        ringed = here.view.tracing.done
        assert [way.end for way in ringed.ways] == [end]
        assert until(lambda: not here.view.tracing.sliding)
        assert here.view.tracing.done == ringed
        shown = here.picture()
        assert until(lambda: here.view.tracing.done == NOTHING)
        assert here.picture().copy(here.around(end)) != shown.copy(here.around(end))


def test_what_was_typed_elsewhere_is_drawn_once_the_floor_is_shown(session: Session) -> None:
    with typing(session) as here:
        here.window.show_page("desk")
        here.type(f"b {line(here.taken())}")
        here.window.show_page("floor")
        assert here.view.tracing.meant.out == (here.taken(),)


def test_a_key_repaints_no_more_than_what_is_drawn(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    with typing(session) as here:
        seat = here.taken()
        QApplication.processEvents()
        painted: list[QRect] = []
        paint = here.view.room.paint

        def watch(painter: Any, event: Any) -> None:
            painted.append(event.rect())
            paint(painter, event)

        monkeypatch.setattr(here.view.room, "paint", watch)
        here.type(f"b {line(seat)}")
        QApplication.processEvents()
        assert painted
        port = here.view.viewport().rect()
        assert all(4 * one.height() < port.height() for one in painted), painted
