"""Lists on the wall: rows of one size, long names shortened, those still in apart."""

from itertools import combinations
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.domain.values import DealMethod
from tdconsole.gui.shared.lettering import ems
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box, Room
from tdconsole.wall.composing.layout import Shown, layout
from tdconsole.wall.composing.listing import Column, Group, flow
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.naming import Name
from tdconsole.wall.screens.deal import deal
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.screens import BODIES, shown
from tests.printing.money import deal_of

pytestmark = pytest.mark.usefixtures("application")

LISTS: Final = (
    "seating", "moves", "standings", "alternates", "deal", "bounties", "flights", "season",
    "chips", "dealers", "prizes",
)  # fmt: skip
COLUMNS: Final = (Column(align="right", ink="quiet"), Column(grows=True), Column(align="right"))
LONG: Final = "Maximiliana Konstantinopoulou-Oikonomou"


def found(name: str, size: tuple[int, int]) -> list[Box]:
    return layout(shown(name, Catalogue("en", ROME)), *size, theme("dark"), ems)


def listed(*names: str, width: int = 560, groups: tuple[Group, ...] = ()) -> list[Box]:
    rows = [(str(at), name, "1,000") for at, name in enumerate(names, start=1)]
    room = Room(0, 0, width, 700)
    sheet = Sheet(1920, 1080, theme("dark"), ems)
    return list(flow(sheet, COLUMNS, rows, room, (0.05, 0.03), 0, 1, groups).boxes)


def names_of(boxes: list[Box]) -> list[str]:
    return [" ".join(box.lines) for box in boxes if box.name.endswith("_1") and box.lines]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("name", [name for name in BODIES if name.startswith(LISTS)])
def test_all_rows_of_a_list_are_of_one_size(name: str, size: tuple[int, int]) -> None:
    columns: dict[str, set[int]] = {}
    for box in found(name, size):
        listed_in, cell, place = box.name.partition("cell_")
        if cell:
            columns.setdefault(listed_in + place.rpartition("_")[2], set()).add(box.size)
    assert all(len(sizes) == 1 for sizes in columns.values()), columns


def test_a_name_too_long_has_its_initial_and_the_others_stay_in_full() -> None:
    shown_names = names_of(listed(Name(LONG, "M. Oikonomou"), *("Anna Rossi",) * 3))
    assert shown_names == ["M. Oikonomou", *("Anna Rossi",) * 3]


def test_a_name_is_in_full_where_it_finds_room_beside_its_own_figure() -> None:
    names = (Name("Jérôme Béranger-Valleret", "J. Béranger-Valleret"), *("Anna Rossi",) * 3)
    rows = [
        (str(at), name, "12,236,000" if at > 1 else "594") for at, name in enumerate(names, start=1)
    ]
    sheet = Sheet(1920, 1080, theme("dark"), ems)
    boxes = flow(sheet, COLUMNS, rows, Room(0, 0, 760, 400), (0.05, 0.03), 0, 1).boxes
    assert names_of(list(boxes)) == [str(name) for name in names]
    every = [box.room for box in boxes if box.lines]
    assert not any(one.meets(other) for one, other in combinations(every, 2))


def test_the_column_of_places_is_as_wide_as_this_page_needs() -> None:
    rows = [(str(at) if at < 40 else f"{at}–{at + 9}", "Anna Rossi", "") for at in range(1, 50)]
    sheet, room = Sheet(1920, 1080, theme("dark"), ems), Room(0, 0, 560, 700)
    first, last = (
        {box.name: box for box in flow(sheet, COLUMNS, rows, room, (0.05, 0.03), turn, 1).boxes}
        for turn in (0, -1)
    )
    for page, widest in ((first, "00"), (last, "00–00")):
        place = page["cell_0_0_0"]
        assert place.room.width == sheet.wide(widest, place.face, place.size)
    assert first["cell_0_0_1"].room.x < last["cell_0_0_1"].room.x


def test_a_short_way_that_two_would_share_is_not_taken() -> None:
    other = LONG.replace("Maximiliana", "Marguerita")
    names = (Name(LONG, "M. Oikonomou"), Name(other, "M. Oikonomou"), *("Anna Rossi",) * 6)
    boxes = listed(*names)
    assert [name.replace("- ", "-") for name in names_of(boxes)[:2]] == [LONG, other]
    assert len({box.size for box in boxes if box.name.startswith("cell")}) == 1


def test_no_word_is_broken_where_a_little_smaller_type_keeps_it_whole() -> None:
    word = "Brzęczyszczykiewicz,"
    boxes = listed(f"{word} Michał", *("Anna Rossi-Bianchi",) * 30, width=430)
    (said,) = (box for box in boxes if box.lines[:1] == (word,) or word in " ".join(box.lines))
    assert any(line.startswith(word) for line in said.lines)


def test_a_word_wider_than_its_column_is_broken_with_a_hyphen() -> None:
    boxes = listed("Wolfeschlegelsteinhausenbergerdorff, Hubert", *("Anna Rossi",) * 6, width=320)
    (said,) = (box for box in boxes if box.lines[:1] and box.lines[0].startswith("Wolfe"))
    whole = "".join(line.rstrip("-") for line in said.lines).split(",")[0]
    assert said.lines[0].endswith("-")
    assert whole == "Wolfeschlegelsteinhausenbergerdorff"


def test_a_name_longer_than_its_list_ends_after_a_word_with_three_dots() -> None:
    (said,) = names_of(listed("Anna " * 400))
    assert said.endswith("Anna…")


def test_groups_stand_under_their_heads_and_none_is_left_alone_at_the_foot() -> None:
    names = [f"Player {at}" for at in range(9)]
    boxes = listed(*names, groups=(Group(0, "Still in"), Group(4, "Out", over=True)))
    heads = [box for box in boxes if box.name.startswith("group_")]
    assert [box.lines for box in heads] == [("STILL IN",), ("OUT",)]
    rows = [box for box in boxes if box.name.endswith("_1") and box.lines]
    assert [box.ink for box in rows] == ["ink"] * 4 + ["quiet"] * 5
    assert rows[3].room.bottom <= heads[1].room.y
    assert heads[1].room.bottom <= rows[4].room.y


def test_columns_are_in_line_each_with_the_head_of_its_group() -> None:
    rows = [(str(at), f"Player {at}", "1,000") for at in range(9)]
    room, sheet = Room(0, 0, 1800, 480), Sheet(1920, 1080, theme("dark"), ems)
    groups = (Group(0, "Still in"), Group(8, "Out", over=True))
    boxes = flow(sheet, COLUMNS, rows, room, (0.06, 0.05), 0, 2, groups).boxes
    heads = [box for box in boxes if box.name.startswith("group_")]
    assert [box.lines for box in heads] == [("STILL IN",), ("STILL IN",), ("OUT",)]
    assert heads[0].room.y == heads[1].room.y


def test_few_rows_on_one_page_are_shared_among_its_columns() -> None:
    rows = [(str(at), f"Player {at}", "1,000") for at in range(13)]
    room, sheet = Room(0, 0, 740, 620), Sheet(1920, 1080, theme("dark"), ems)
    flowed = flow(sheet, COLUMNS, rows, room, (0.06, 0.036), 0, 3)
    tops = [box.room.x for box in flowed.boxes if box.name.endswith("_1") and box.lines]
    assert flowed.pages == 1
    counts = [tops.count(x) for x in sorted(set(tops))]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("name", ["moves, one", "moves, a table"])
def test_where_to_stands_by_the_name_and_is_the_largest_thing_of_a_move(
    name: str, size: tuple[int, int]
) -> None:
    boxes = found(name, size)
    cells = {box.name: box for box in boxes if box.name.startswith("cell_")}
    for key, table in ((key, box) for key, box in cells.items() if key.endswith("_1")):
        who, seat = cells[f"{key[:-1]}0"], cells[f"{key[:-1]}2"]
        assert 1.3 * who.size <= table.size == seat.size
        assert table.room.x - who.room.right <= who.size
        longest = max(ems(line, one.face) for one in cells.values() for line in one.lines)
        assert who.room.width <= (longest + 1) * who.size


def test_what_no_name_needs_is_behind_what_stands_with_it() -> None:
    columns = (Column(grows=True), Column(align="right", last=True), Column(align="right"))
    sheet, room = Sheet(1920, 1080, theme("dark"), ems), Room(0, 0, 1800, 700)
    flowed = flow(sheet, columns, [("Anna Rossi", "7", "20:58")], room, (0.05, 0.03), 0, 1)
    name, table, since = (box.room for box in flowed.boxes if box.name.startswith("cell_"))
    assert table.x - name.right < sheet.px(0.05)
    assert since.x - table.right > 900
    assert since.right <= room.right


def test_who_comes_next_to_a_table_is_told_as_that() -> None:
    heads = [
        box.lines[0]
        for box in found("dealers, three", (1920, 1080))
        if box.name.startswith("head_")
    ]
    assert heads[:3] == ["TABLE", "DEALER", "NEXT"]


@pytest.mark.parametrize(
    ("method", "said"),
    [("icm", "by ICM"), ("chips", "by chips"), ("even", "in equal parts"), ("typed", "as agreed")],
)
def test_an_agreed_deal_says_how_the_shares_came_about(method: DealMethod, said: str) -> None:
    words, agreed = Catalogue("en", ROME), replace(deal_of(3, held=0), method=method)
    body = deal(words, agreed, lambda _: "Anna Rossi", 0)
    boxes = {box.name: box for box in layout(Shown(body=body), 1024, 768, theme("dark"), ems)}
    assert boxes["aside"].lines == (f"Divided €16,500 {said}",)


def test_until_when_to_answer_stands_by_the_name() -> None:
    boxes = {box.name: box for box in found("alternates", (1920, 1080))}
    name, answer = boxes["cell_0_0_1"], boxes["cell_0_0_2"]
    assert answer.room.x - name.room.right <= name.size


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
@pytest.mark.parametrize("name", ["prizes, one", "prizes, 3", "prizes, 27", "prizes, seats"])
def test_each_large_prize_stands_close_under_its_label(name: str, size: tuple[int, int]) -> None:
    boxes = {box.name: box for box in found(name, size)}
    large = [key.removesuffix("_label") for key in boxes if key.endswith("_label")]
    large = [key for key in large if key.startswith(("first", "prize_"))]
    assert len(large) == {"prizes, 3": 3, "prizes, seats": 2}.get(name, 1)
    for key in large:
        label, prize = boxes[f"{key}_label"].room, boxes[key].room
        assert label.x == prize.x
        assert 0 <= prize.y - label.bottom <= size[1] / 50
    assert len({boxes[key].size for key in large if key != "first"}) <= 1


@pytest.mark.parametrize("name", ["standings, final", "season, most", "prizes, 27"])
def test_a_list_goes_down_to_the_foot_where_there_is_no_clock(name: str) -> None:
    words = Catalogue("en", ROME)
    lowest = {
        around: max(
            box.room.bottom
            for box in layout(shown(name, words, around), 1920, 1080, theme("dark"), ems)
            if box.name.startswith("cell_") or ":cell_" in box.name
        )
        for around in ("running", "waiting")
    }
    assert lowest["running"] < 0.88 * 1080 < 0.93 * 1080 < lowest["waiting"]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_those_still_in_stand_apart_on_the_wall(size: tuple[int, int]) -> None:
    heads = {box.lines[0] for box in found("standings, still in", size) if "group" in box.name}
    assert "STILL IN" in heads
    prizes = found("prizes, in the money", size)
    assert {box.lines[0] for box in prizes if "group" in box.name} == {"STILL TO PLAY FOR", "PAID"}
    inks: dict[str, Any] = {box.lines[0]: box.ink for box in prizes if box.lines}
    assert (inks["€2,150"], inks["€1,750"]) == ("ink", "quiet")


def test_no_amount_is_broken_where_the_longest_are_few() -> None:
    rows = [(str(at), "12 670 €" if at < 4 else "910 €") for at in range(2, 26)]
    columns = (Column(align="right"), Column(align="right", grows=True, whole=True))
    sheet = Sheet(1024, 768, theme("dark"), ems)
    for turn in range(3):
        made = flow(sheet, columns, rows, Room(0, 0, 960, 280), (0.072, 0.036), turn)
        assert all(len(box.lines) <= 1 for box in made.boxes)
