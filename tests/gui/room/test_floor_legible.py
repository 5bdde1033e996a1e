"""What is written on the map can be read: names at ten tables, stacks at the last one."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QMainWindow

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.values import Chips, EntryId, Seat
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.room.floor.view import FloorView
from tdconsole.gui.console.room.map.drawing import STACKS_FROM, detail
from tdconsole.gui.console.room.map.ring import USUAL, ring
from tdconsole.gui.console.room.map.stage import Stacked, StackedPlates
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session, SystemTime
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.houses import begin
from tests.gui.room.test_floor_room import ONE, picture, room


def test_the_last_table_fills_the_page_with_the_counted_stacks(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        canvas, of = shown.canvas, shown.view.state.play.seating.of
        assert canvas.room.scale < STACKS_FROM
        out = [entry for entry, seat in of.items() if seat.table == 2]
        for entry in out[1:]:
            assert shown.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
        assert shown.view.do(MovePlayer(entry=out[0], seat=shown.free()[0]))
        assert [table.no for table in canvas.hall.tables] == [ONE]
        assert canvas.room.scale > STACKS_FROM
        whole = canvas.room.table_rect(ONE)
        port = canvas.viewport().rect()
        assert whole.width() > port.width() * 0.85 or whole.height() > port.height() * 0.85
        canvas.tracing.clear()
        before = picture(shown)
        seat = shown.taken()[0]
        typed = (StackTyped(entry=shown.at(seat), chips=Chips(21_000)),)
        assert shown.view.do(CountChips(table=ONE, stacks=typed))
        after = picture(shown)
        box = canvas.rect_of(seat)
        assert after.copy(box) != before.copy(box)
        other = canvas.rect_of(shown.taken()[1])
        assert after.copy(other) == before.copy(other)


def test_at_the_final_table_the_leader_is_in_gold_and_the_blinds_of_now_are_in_the_middle(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with room(tmp_path) as shown:
        canvas, of = shown.canvas, shown.view.state.play.seating.of
        out = [entry for entry, seat in of.items() if seat.table == 2]
        looks = canvas.room.layer.looks
        assert looks.look(ONE).stage is None
        for entry in out[1:]:
            assert shown.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
        assert shown.view.do(MovePlayer(entry=out[0], seat=shown.free()[0]))
        first, second, third = shown.taken()[:3]
        typed = tuple(
            StackTyped(entry=shown.at(seat), chips=Chips(chips))
            for seat, chips in ((first, 10_000), (second, 40_000))
        )
        assert shown.view.do(CountChips(table=ONE, stacks=typed))
        canvas.tracing.clear()
        staged = looks.look(ONE).stage
        assert staged is not None
        led, behind = staged.of(shown.at(second)), staged.of(shown.at(first))
        assert led is not None
        assert behind is not None
        assert (led.chips, led.share, led.leads) == ("40,000", 1, True)
        assert (behind.chips, behind.share, behind.leads) == ("10,000", 0.25, False)
        assert staged.of(shown.at(third)) is None
        gold = QColor(theme("dark").palette.gold).rgb()

        def is_gold(seat: Seat) -> bool:
            image = picture(shown).copy(canvas.rect_of(seat))
            return any(
                image.pixel(x, y) == gold
                for x in range(image.width())
                for y in range(image.height())
            )

        assert [is_gold(seat) for seat in (first, second, third)] == [False, True, False]
        shown.click(second)
        assert is_gold(second)
        before = picture(shown)
        period = shown.view.state.setup.structure[1]
        assert shown.view.do(SetLevel(period=period.id))
        turned = looks.look(ONE).stage
        assert turned is not None
        assert turned.blinds != staged.blinds
        assert picture(shown) != before


def test_the_type_of_the_last_table_grows_with_the_page(qt: Any, tmp_path: Path) -> None:
    del qt
    with room(tmp_path) as shown:
        canvas, of = shown.canvas, shown.view.state.play.seating.of
        out = [entry for entry, seat in of.items() if seat.table == 2]
        for entry in out[1:]:
            assert shown.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
        assert shown.view.do(MovePlayer(entry=out[0], seat=shown.free()[0]))
        seat = shown.taken()[0]
        plates = StackedPlates(theme("dark"))
        sizes = []
        for size in ((1200, 700), (2400, 1300)):
            shown.window.resize(*size)
            QApplication.processEvents()
            box = canvas.room.seat_rect(seat)
            whole, port = canvas.room.table_rect(ONE), canvas.viewport().rect()
            assert whole.width() > port.width() * 0.85 or whole.height() > port.height() * 0.85
            sizes.append(plates.name(box).metrics.height() / box.height())
        small, large = sizes
        assert large == pytest.approx(small, rel=0.35)


def test_the_last_table_is_stretched_into_a_page_that_is_high_and_shows_each_stack_in_full(
    qt: Any, tmp_path: Path
) -> None:
    del qt
    with room(tmp_path) as shown:
        canvas, of = shown.canvas, shown.view.state.play.seating.of
        out = [entry for entry, seat in of.items() if seat.table == 2]
        for entry in out[1:]:
            assert shown.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
        assert shown.view.do(MovePlayer(entry=out[0], seat=shown.free()[0]))
        shown.window.resize(1100, 1000)
        QApplication.processEvents()
        whole, port = canvas.room.table_rect(ONE), canvas.viewport().rect()
        assert canvas.room.stretch.down > 1.2
        assert whole.width() > port.width() * 0.85
        wide, high = ring(canvas.hall.seats).plate
        box = canvas.room.seat_rect(shown.taken()[0])
        assert box.height() / box.width() > 1.2 * high / wide
        plates = StackedPlates(theme("dark"))
        many = [
            Stacked(shown.at(seat), "21,236,000", "1,030 BB", 1, leads=False)
            for seat in shown.taken()
        ]
        few = [one._replace(chips="21,000") for one in many]
        large, small = plates.chips(box, 300, few), plates.chips(box, 300, many)
        assert small.metrics.height() < large.metrics.height()


NAMES: Final = (
    "Rossi",
    "Kowalski",
    "Ferreira",
    "Wiśniewski",
    "Lindström",
    "Kaczmarek",
    "Hernández",
)


@contextmanager
def ten_tables(
    session: Session, size: tuple[int, int], given: Sequence[str]
) -> Iterator[FloorView]:
    tournament = begin(session)
    for number in range(1, 90):
        name = f"{given[number % len(given)]} {NAMES[number % len(NAMES)]}"
        session.submit(tournament, RegisterEntry(person=Newcomer(name=name)))
    session.submit(tournament, DrawSeats())
    view = TournamentView(session, tournament, catalogue("en", ROME), SystemTime())
    window = QMainWindow()
    window.resize(*size)
    canvas = FloorView(view, Gestures(view, window, ACTIONS), theme("dark"))
    window.setCentralWidget(canvas)
    window.show()
    QApplication.processEvents()
    assert len(canvas.hall.tables) == 10
    yield canvas
    window.close()
    window.deleteLater()
    view.close()
    view.deleteLater()


def written(canvas: FloorView, width: int | None = None) -> dict[EntryId, str]:
    room, seats = canvas.room, canvas.hall.seating.of.items()
    return {
        entry: room.layer.drawing.written_name(room.seat_rect(seat), entry, room.scale, width)
        for entry, seat in seats
    }


def test_names_are_read_at_ten_tables_on_the_smallest_window(session: Session) -> None:
    left = (916, 528)  # by a window of 1280 by 800
    with ten_tables(session, left, ("Ada", "Joan", "Max")) as canvas:
        assert detail(canvas.room.scale) == "names"
        for entry, name in written(canvas).items():
            family = canvas.view.who(entry).split()[-1]
            assert len(name.rstrip("…")) >= min(8, len(family)), name
        for entry, name in written(canvas, 50).items():  # where a mark takes room beside it
            family = canvas.view.who(entry).split()[-1]
            assert name == family or not name.endswith("…") or family.startswith(name[:-1])


def test_tables_are_stretched_across_a_wide_page_so_that_names_are_there_in_full(
    session: Session,
) -> None:
    left = (1540, 800)  # by a window of 1920 by 1080
    with ten_tables(session, left, ("Adelaide", "Joan", "Bernard")) as canvas:
        for entry, name in written(canvas).items():
            assert name == canvas.view.who(entry)
        rects = [canvas.room.table_rect(table.no) for table in canvas.hall.tables]
        port = canvas.viewport().rect()
        assert max(one.right() for one in rects) - min(one.left() for one in rects) > 0.9 * (
            port.width()
        )
        seats = canvas.hall.seating.of.values()
        assert all(port.contains(canvas.rect_of(seat)) for seat in seats)
        canvas.arrange()
        assert canvas.room.stretch == USUAL
        canvas.stop_arranging()
        assert canvas.room.stretch.across > 1
