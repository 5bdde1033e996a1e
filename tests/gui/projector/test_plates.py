"""Names on the plates of the final table, and lists on the cards of a break."""

import pytest

pytest.importorskip("PySide6")

from tdconsole.gui.shared.lettering import ems
from tdconsole.wall.composing.fitting import Room
from tdconsole.wall.composing.layout import inside
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.final_table import FinalTableShown, Seat
from tdconsole.wall.screens.moments.cards import Card, card_boxes
from tdconsole.wall.theme import theme

pytestmark = pytest.mark.usefixtures("application")
WIDE = (1280, 720)
LONG = ("Maximiliana Konstantinopoulou", "M. Konstantinopoulou")


def sheet() -> Sheet:
    return Sheet(*WIDE, theme("dark"), ems)


def seats(*names: tuple[str, ...]) -> tuple[Seat, ...]:
    every = enumerate(names, start=1)
    return tuple(Seat(seat=str(at), names=one, chips="100,000", share=1) for at, one in every)


def written(*names: tuple[str, ...]) -> list[str]:
    shown = FinalTableShown(
        heading="Final table", time="14:32", time_room="00:00", seats=seats(*names)
    )
    found = {box.name: " ".join(box.lines) for box in inside(shown, sheet())}
    return [found[f"name_{at}"] for at in range(1, len(names) + 1)]


def test_one_long_name_leaves_the_others_in_full() -> None:
    usual = [(f"Anna Rossi{at}", f"A. Rossi{at}") for at in range(7)]
    assert written(*usual, LONG) == [*(full for full, _ in usual), LONG[1]]


def test_where_many_are_too_long_all_are_written_short() -> None:
    usual = [(f"Anna Rossi{at}", f"A. Rossi{at}") for at in range(5)]
    assert written(*usual, LONG, LONG, LONG) == [*(short for _, short in usual), *3 * [LONG[1]]]


def test_a_list_that_goes_on_has_about_as_many_rows_each_time() -> None:
    card = Card(
        title="Chip counts", rows=tuple((str(at), f"Player {at}", "1") for at in range(1, 11))
    )
    room = Room(0, 0, 500, 330)
    counts = [
        sum(box.name.startswith("cell_") for box in card_boxes(card, turn, 1, room, sheet())) // 3
        for turn in range(2)
    ]
    assert counts == [5, 5]
