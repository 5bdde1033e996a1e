"""What LOOK asks of the screen, measured on every board at every size in every language."""

from itertools import combinations, pairwise, product
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtGui import QFontMetricsF

from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.wall.composing.fitting import CAPITALS, LEADING, Box, Room
from tdconsole.wall.composing.layout import Shown, layout
from tdconsole.wall.composing.sheet import baseline
from tdconsole.wall.screens.clock_words import clock
from tdconsole.wall.screens.frame import frame
from tdconsole.wall.screens.notice import notice
from tdconsole.wall.theme import ThemeName, theme
from tests.gui.boards import BOARDS, NOW, REASON, like, minutes

SIZES: Final = ((1024, 768), (1280, 800), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160))
LONG_REASON: Final = "Paused: " + "balancing the tables four to seven, please stay seated " * 40
EVERY: Final = list(product(BOARDS, SIZES, LANGUAGES))


class Lengthened(Catalogue):
    """A language whose every sentence is half as long again."""

    def pgettext(self, context: str, message: str, **named: object) -> str:
        text = super().pgettext(context, message, **named)
        return text if "{" in message else text + "ą" * (len(text) // 2)


def boxes(
    name: str, size: tuple[int, int], words: Catalogue, reason: str | None = REASON
) -> dict[str, Box]:
    said = clock(words, BOARDS[name], NOW, reason)
    found = layout(Shown(body=said), *size, theme("dark"), ems)
    assert len({box.name for box in found}) == len(found)
    return {box.name: box for box in found}


def sits(box: Box, whole: Room) -> None:
    """What is painted, letter by letter, stays in its room, and the room on the screen."""
    room = box.room
    assert room.x >= whole.x, box
    assert room.y >= whole.y, box
    assert room.right <= whole.right, box
    assert room.bottom <= whole.bottom, box
    metrics = QFontMetricsF(lettering(box.face, box.size))
    for row, line in enumerate(box.lines):
        wide = metrics.horizontalAdvance(line)
        assert wide <= room.width + 1, box
        painted, base = metrics.tightBoundingRect(line), baseline(box, row, LEADING)
        assert base + painted.top() >= room.y - 1, box
        assert base + painted.bottom() <= room.bottom + 1, box


def check(found: dict[str, Box], size: tuple[int, int]) -> None:
    whole = Room(0, 0, *size)
    written = [box for box in found.values() if box.lines]
    for box in written:
        sits(box, whole)
        assert box.size >= size[1] / 40, box
    for one, other in combinations(written, 2):
        assert not one.room.meets(other.room), (one, other)


@pytest.mark.parametrize(("name", "size", "language"), EVERY)
def test_everything_fits_and_nothing_meets(
    application: Any, name: str, size: tuple[int, int], language: Language
) -> None:
    del application
    check(boxes(name, size, Catalogue(language)), size)


@pytest.mark.parametrize(("name", "size"), list(product(BOARDS, SIZES)))
def test_longer_words_fit_too(application: Any, name: str, size: tuple[int, int]) -> None:
    del application
    check(boxes(name, size, Lengthened("en")), size)


@pytest.mark.parametrize("size", SIZES)
def test_a_reason_without_end_ends_in_dots(application: Any, size: tuple[int, int]) -> None:
    del application
    found = boxes("paused", size, Catalogue("en"), LONG_REASON)
    check(found, size)
    assert found["reason"].lines[-1].endswith("…")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", ["W" * 120, "Gąść " * 24, "i" * 120])
def test_no_name_is_cut(application: Any, title: str, size: tuple[int, int]) -> None:
    del application
    said = clock(Catalogue("en"), like(name=title), NOW)
    found = {box.name: box for box in layout(Shown(body=said), *size, theme("dark"), ems)}
    check(found, size)
    read = "".join(found["title"].lines)
    gone = str.maketrans("", "", " -")  # a hyphen is added where a word breaks
    assert read.translate(gone) == title.translate(gone)


@pytest.mark.parametrize(("name", "size", "language"), EVERY)
def test_time_and_blinds_are_as_large_as_they_must_be(
    application: Any, name: str, size: tuple[int, int], language: Language
) -> None:
    del application
    found = boxes(name, size, Catalogue(language))
    if len(found["time"].cells) < len("00:00:00"):  # a level of ten hours and more
        assert found["time"].size >= size[1] / 4
    if name not in {"crooked", "finished"}:  # blinds that no chips make, and none at all
        assert found["blinds"].size >= size[1] / 8


@pytest.mark.parametrize("size", SIZES)
def test_the_figures_of_the_time_alone_are_a_quarter_of_the_height(
    application: Any, size: tuple[int, int]
) -> None:
    del application
    time = boxes("running", size, Catalogue("en"))["time"]
    painted = QFontMetricsF(lettering(time.face, time.size)).tightBoundingRect("0")
    assert painted.height() >= size[1] / 4


@pytest.mark.parametrize("size", SIZES)
def test_only_what_changes_moves(application: Any, size: tuple[int, int]) -> None:
    """From ten minutes to nine, from a hundred players to ninety-nine."""
    del application
    tens = clock(Catalogue("en"), like(left=minutes(9, 59), until_break=minutes(29, 59)), NOW)
    ones = clock(Catalogue("en"), like(left=minutes(10), until_break=minutes(30)), NOW)
    before = {box.name: box for box in layout(Shown(body=tens), *size, theme("dark"), ems)}
    after = {box.name: box for box in layout(Shown(body=ones), *size, theme("dark"), ems)}
    assert before.keys() == after.keys()
    for name, box in before.items():
        if name != "played":
            assert box.room == after[name].room
            assert box.size == after[name].size


def turned(turn: int, **changes: Any) -> dict[str, Box]:
    said = replace(clock(Catalogue("en"), like(**changes), NOW), turn=turn)
    return {box.name: box for box in layout(Shown(body=said), 1920, 1080, theme("dark"), ems)}


def test_the_other_figures_take_turns_in_one_place(application: Any) -> None:
    del application
    every = [turned(turn) for turn in range(5)]
    said = [found["turn"].lines[0] for found in every]
    assert said[:4] == ["4,290,000", "27", "€5,350", "€180"]
    assert said[4] == said[0]
    for found in every:
        assert found["turn"].room == every[0]["turn"].room
        assert found["pool"] == every[0]["pool"]
    before_the_money = [turned(turn, next_prize=None, paid=0) for turn in range(2)]
    assert [found["turn"].lines[0] for found in before_the_money] == ["4,290,000", "€5,350"]


def test_a_fact_nobody_knows_leaves_its_place_to_the_next_best(application: Any) -> None:
    del application
    usual, no_break = turned(0), turned(0, until_break=None)
    assert "break_in" in usual
    assert "break_in" not in no_break
    night = turned(0, before_night=True)
    assert night["break_in"].room == usual["break_in"].room
    assert night["break_in_label"].lines[0] == "DAY ENDS IN"
    assert no_break["first"].room.bottom == usual["break_in"].room.bottom
    assert "€5,350" not in {turned(at, until_break=None)["turn"].lines[0] for at in range(4)}


@pytest.mark.parametrize("size", SIZES)
def test_before_the_start_the_largest_thing_is_the_stack_and_it_says_so(
    application: Any, size: tuple[int, int]
) -> None:
    del application
    found = boxes("waiting_with_stacks", size, Catalogue("en"))
    said = {name: box.lines for name, box in found.items()}
    assert (said["time_label"], said["time"]) == (("STARTING STACK",), ("25,000",))
    assert said["registration"] == ("ENTRY THROUGH LEVEL 8",)
    assert (said["players"], said["length"]) == (("31",), ("20 min",))
    assert not {"average", "stack", "upcoming"} & said.keys()
    assert "wall_clock" in said
    assert found["turn"].room.x == found["blinds"].room.x or size[0] < 1.59 * size[1]


def test_the_time_of_day_in_the_place_of_the_clock_says_that_it_is_that(application: Any) -> None:
    del application
    for name in ("waiting", "finished"):
        found = boxes(name, (1920, 1080), Catalogue("en"))
        assert found["time_label"].lines == ("TIME OF DAY",)
        assert "wall_clock" not in found
    assert "time_label" not in boxes("put_off", (1920, 1080), Catalogue("en"))


@pytest.mark.parametrize("name", ["running", "longest", "waiting_with_stacks"])
@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_a_label_stands_closer_to_its_own_figure_than_to_the_one_above(
    application: Any, name: str, size: tuple[int, int]
) -> None:
    del application
    found = boxes(name, size, Catalogue("en"))
    column = [box for box in found.values() if f"{box.name}_label" in found]
    column = [box for box in column if box.room.x == found["players"].room.x]
    assert len(column) == 4
    for above, one in pairwise(column):
        label = found[f"{one.name}_label"]
        assert label.room.x == one.room.x
        below = baseline(label, 0, LEADING), baseline(one, 0, LEADING) - one.size * CAPITALS
        over = baseline(above, 0, LEADING), baseline(label, 0, LEADING) - label.size * CAPITALS
        assert 1.8 * (below[1] - below[0]) < over[1] - over[0], one


@pytest.mark.parametrize(("name", "banded"), [("light", True), ("dark", False)])
def test_the_last_minute_has_a_band_where_its_ink_is_hardly_told_from_black(
    application: Any, name: ThemeName, banded: bool
) -> None:
    del application
    words, wall = Catalogue("en"), theme(name)
    said = clock(words, BOARDS["last"], NOW)
    around = Shown(body=notice(words, "Dinner"), frame=frame(words, BOARDS["last"], said, NOW))
    for one, grounds in ((Shown(body=said), ("band", "word")), (around, ("foot", "foot_time"))):
        found = {box.name: box for box in layout(one, 1920, 1080, wall, ems)}
        ground, text = (found.get(name) for name in grounds)
        assert (ground is not None and ground.ink == "paused") == banded
        assert text is not None
        assert text.ink == ("on_paused" if banded else "last")


def test_an_end_to_watch_takes_its_turn_where_the_clock_has_a_word(application: Any) -> None:
    del application
    ends = {"registration_closes_in": minutes(30), "left": minutes(0, 41)}
    said = [turned(turn, **ends) for turn in range(5)]
    assert all("registration" not in found for found in said)
    assert [found["turn"].lines[0] for found in said].count("30:01") == 1


@pytest.mark.parametrize(
    ("size", "language"), list(product(((1920, 1080), (3840, 2160)), LANGUAGES))
)
def test_the_figures_beside_the_clock_are_read_from_afar(
    application: Any, size: tuple[int, int], language: Language
) -> None:
    """Players a seventh of the height, the other facts nearly: a quarter and an eighth stay the clock's."""
    del application
    found = boxes("running", size, Catalogue(language))
    assert found["players"].size >= 0.142 * size[1]
    for name in ("average", "pool", "break_in"):
        assert found[name].size >= 0.134 * size[1], name
    assert found["average_note"].size >= 0.06 * size[1]
    assert found["turn"].size >= 0.048 * size[1]


@pytest.mark.parametrize(
    ("size", "language"), list(product(((1024, 768), (1280, 1024)), LANGUAGES))
)
def test_on_a_wall_of_four_to_three_four_facts_are_twice_as_large_as_the_rest(
    application: Any, size: tuple[int, int], language: Language
) -> None:
    del application
    found = boxes("running", size, Catalogue(language))
    rest = max(found[name].size for name in ("upcoming", "turn"))
    for name in ("players", "average", "pool", "break_in"):
        assert found[name].size >= 2 * rest, name
    assert " ".join(found["upcoming"].lines).endswith(")")


@pytest.mark.parametrize("size", SIZES)
def test_an_ante_without_room_beside_the_blinds_stands_above_them(
    application: Any, size: tuple[int, int]
) -> None:
    del application
    found = boxes("millions", size, Catalogue("en"))
    assert found["ante"].size >= size[1] / 25
    assert found["blinds"].size >= size[1] / 8
