"""Names on the plates of the final table, and lists on the cards of a break."""

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from tdconsole.domain.values import Money
from tdconsole.gui.shared.lettering import ems
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Room
from tdconsole.wall.composing.ladder import Cell, ladder_boxes
from tdconsole.wall.composing.layout import inside
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.break_screen import BreakScreen
from tdconsole.wall.screens.final_table import FinalTableShown, Seat
from tdconsole.wall.screens.moments.cards import Card, card_boxes, prizes_card
from tdconsole.wall.screens.prizes import prizes
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.screens import BODIES, listing, shown

pytestmark = pytest.mark.usefixtures("application")
WIDE = (1280, 720)
LONG = ("Maximiliana Konstantinopoulou", "M. Konstantinopoulou")


def sheet(size: tuple[int, int] = WIDE) -> Sheet:
    return Sheet(*size, theme("dark"), ems)


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


def test_all_names_step_down_a_little_before_one_is_written_short() -> None:
    usual = [(f"Anna Rossi{at}", f"A. Rossi{at}") for at in range(7)]
    longer = ("Giuseppe D’Amico", "G. D’Amico")
    assert written(*usual, longer) == [*(full for full, _ in usual), longer[0]]
    assert written(*usual[:6], longer, LONG) == [
        *(full for full, _ in usual[:6]), longer[0], LONG[1]
    ]  # fmt: skip


def test_where_many_are_too_long_all_are_written_short() -> None:
    usual = [(f"Anna Rossi{at}", f"A. Rossi{at}") for at in range(5)]
    assert written(*usual, LONG, LONG, LONG) == [*(short for _, short in usual), *3 * [LONG[1]]]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (3840, 2160)])
def test_names_are_of_one_size_and_so_are_stacks(size: tuple[int, int]) -> None:
    names = (("Bo Li",), ("Jérôme Béranger", "J. Béranger"), ("Håkan Svensson", "H. Svensson"))
    counts = ("7,000", "12,236,000", "480,000")
    counted = tuple(
        replace(seat, chips=chips, big_blinds="1,030 BB")
        for seat, chips in zip(seats(*names, *names, *names), 3 * counts, strict=True)
    )
    for sitting in (counted, tuple(replace(seat, chips="") for seat in counted)):
        found = list(inside(FinalTableShown(heading="Final table", seats=sitting), sheet(size)))
        for kind in ("name_", "chips_", "bbs_"):
            assert len({box.size for box in found if box.name.startswith(kind)}) <= 1, kind


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_one_very_long_name_without_a_stack_is_of_the_size_of_the_others(
    size: tuple[int, int],
) -> None:
    longest = ("Maximiliana-Theodora Konstantinopoulou-Oikonomou", "M. Konstantinopoulou-Oikonomou")
    names = (*7 * [("Niccolò D'Angelo", "N. D'Angelo")], longest)
    alone = tuple(replace(seat, chips="") for seat in seats(*names))
    found = [
        box
        for box in inside(FinalTableShown(heading="F", seats=alone), sheet(size))
        if box.name.startswith("name_")
    ]
    assert len({box.size for box in found}) == 1
    said = " ".join(found[-1].lines).replace("- ", "-")
    assert said in longest


def test_names_without_stacks_are_larger() -> None:
    nine = seats(*9 * [("Anna Rossi", "A. Rossi")])
    alone = tuple(replace(seat, chips="") for seat in nine)
    small, large = (
        {box.name: box.size for box in inside(FinalTableShown(heading="F", seats=one), sheet())}
        for one in (nine, alone)
    )
    assert large["name_1"] > small["name_1"]


def rungs(count: int) -> tuple[Cell, ...]:
    every = (
        Cell(place=str(at), prize=f"€{(count + 1 - at) * 1_010:,}") for at in range(1, count + 1)
    )
    return (*every, Cell(place=str(count + 1), prize="€460", names=("Jiří Kučera",), key="won_0"))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (3840, 2160)])
def test_no_prize_is_left_out_of_the_ladder(size: tuple[int, int]) -> None:
    at = sheet(size)
    found = list(ladder_boxes(rungs(10), at.room(at.places.below), at))
    said = {line for box in found for line in box.lines}
    assert {cell.prize for cell in rungs(10)} <= said
    assert all(box.size >= at.least for box in found if box.lines)


def test_the_places_left_out_of_the_ladder_are_told() -> None:
    found = list(ladder_boxes(rungs(9), Room(0, 0, 420, 70), sheet()))
    said = [line for box in found if box.name.startswith("rung_") for line in box.lines]
    assert said[:3] == ["1", "2–6", "7"]
    assert said[-2:] == ["9", "10"]


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


@pytest.mark.parametrize(
    ("size", "most"), [((1024, 768), 0.25), ((1280, 720), 0.4), ((3840, 2160), 0.4)]
)
@pytest.mark.parametrize("name", ["break, ends", "break, prizes"])
def test_the_last_minutes_of_a_break_run_down_in_a_large_ring(
    name: str, size: tuple[int, int], most: float
) -> None:
    body = BODIES[name](Catalogue("en", ROME))
    found = {box.name: box for box in inside(body, sheet(size))}
    assert isinstance(body, BreakScreen)
    ring, left = found["ring"].room, found["large"].room
    assert ring.height >= size[1] * most
    assert ring.x < left.x
    assert left.right < ring.right
    assert found["huge"].lines == (body.huge,)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 1024)])
def test_side_by_side_the_times_of_a_break_are_of_one_size_on_one_line(
    size: tuple[int, int],
) -> None:
    body = shown("break, levels", Catalogue("en", ROME)).body
    found = {box.name: box for box in inside(body, sheet(size))}
    huge, large = found["huge"], found["large"]
    assert huge.room.right < large.room.x
    assert (huge.size, huge.room.y, huge.room.height) == (
        large.size,
        large.room.y,
        large.room.height,
    )
    assert huge.size >= 0.15 * size[1]


def test_a_card_of_many_prizes_leaves_none_of_them_out() -> None:
    words = Catalogue("en", ROME)
    falling = tuple(Money(1_000_00 - 40_00 * at) for at in range(20))
    (card,) = prizes_card(words, prizes(words, listing(falling), 0, "posted"))
    places = [place for place, _prize in card.rows]
    assert places[:3] == ["1", "2", "3"]
    assert places[-2:] == ["8–19", "20"]
    assert card.rows[-2][1] == "€720–€280"
