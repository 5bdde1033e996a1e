"""What is written on the map can be read: names at ten tables, stacks at the last one."""

from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QApplication, QMainWindow

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.values import Chips
from tdconsole.gui.console.engine.gestures import Hands
from tdconsole.gui.console.engine.watch import Watch
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.room.hands.view import FloorView
from tdconsole.gui.console.room.map.drawing import STACKS_FROM, detail
from tdconsole.gui.shared.theme import theme
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session, SystemTime
from tests.gui.boards import ROME
from tests.gui.houses import begin
from tests.gui.room.test_floor_room import ONE, picture, room


def test_the_last_table_fills_the_page_with_the_counted_stacks(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        view, of = shown.view, shown.watch.state.play.seating.of
        assert view.room.scale < STACKS_FROM
        out = [entry for entry, seat in of.items() if seat.table == 2]
        for entry in out[1:]:
            assert shown.watch.do(EliminatePlayers(hand=(Bust(entry=entry),)))
        assert shown.watch.do(MovePlayer(entry=out[0], seat=shown.free()[0]))
        assert [table.no for table in view.hall.tables] == [ONE]
        assert view.room.scale > STACKS_FROM
        whole = view.room.table_rect(ONE)
        port = view.viewport().rect()
        assert whole.width() > port.width() * 0.85 or whole.height() > port.height() * 0.85
        before = picture(shown)
        seat = shown.taken()[0]
        typed = (StackTyped(entry=shown.at(seat), chips=Chips(21_000)),)
        assert shown.watch.do(CountChips(table=ONE, stacks=typed))
        after = picture(shown)
        box = view.rect_of(seat)
        assert after.copy(box) != before.copy(box)
        other = view.rect_of(shown.taken()[1])
        assert after.copy(other) == before.copy(other)


NAMES: Final = (
    "Rossi",
    "Kowalski",
    "Ferreira",
    "Wiśniewski",
    "Lindström",
    "Kaczmarek",
    "Hernández",
)


def test_names_are_read_at_ten_tables_on_the_smallest_window(session: Session) -> None:
    tournament = begin(session)
    for number in range(1, 90):
        name = f"{['Ada', 'Joan', 'Max'][number % 3]} {NAMES[number % len(NAMES)]}"
        session.submit(tournament, RegisterEntry(person=Newcomer(name=name)))
    session.submit(tournament, DrawSeats())
    watch = Watch(session, tournament, catalogue("en", ROME), SystemTime())
    window = QMainWindow()
    window.resize(916, 584)  # what a window of 1280 by 800 leaves the map
    view = FloorView(watch, Hands(watch, window, ACTIONS), theme("dark"))
    window.setCentralWidget(view)
    window.show()
    QApplication.processEvents()
    assert len(view.hall.tables) == 10
    assert detail(view.room.scale) == "names"
    drawing = view.room.layer.drawing
    for seat, entry in sorted((seat, entry) for entry, seat in view.hall.seating.of.items()):
        written = drawing.written_name(view.room.seat_rect(seat), entry, view.room.scale)
        assert len(written.rstrip("…")) >= min(8, len(watch.who(entry).split()[-1])), written
    window.close()
    window.deleteLater()
    watch.close()
    watch.deleteLater()
