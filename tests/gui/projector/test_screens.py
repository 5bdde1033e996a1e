"""Every screen of the wall, measured: with the least and the most on it, at every size."""

from itertools import combinations, product
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QFontMetricsF

from tdconsole.domain.values import Millis
from tdconsole.drawing.marks import Word
from tdconsole.gui.projector.drift import every_shift, shifted
from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.spelling import BETWEEN, collated
from tdconsole.wall.composing.fitting import LEADING, Box, Room
from tdconsole.wall.composing.layout import layout
from tdconsole.wall.composing.sheet import baseline
from tdconsole.wall.naming import ways
from tdconsole.wall.theme import Logo, theme
from tests.gui.boards import ROME
from tests.gui.projector.test_layout import Lengthened
from tests.gui.screens import AROUND, BODIES, shown

SIZES: Final = ((1024, 768), (1920, 1080), (3840, 2160))
ODD: Final = ((1280, 1024), (2560, 1080), (1280, 800))


def measured(name: str, size: tuple[int, int], words: Catalogue, around: str) -> list[Box]:
    return layout(shown(name, words, around), *size, theme("dark"), ems)


def sits(box: Box, whole: Room) -> None:
    """What is painted, letter by letter, stays in its room, and the room on the screen."""
    room = box.room
    assert room.x >= whole.x, box
    assert room.y >= whole.y, box
    assert room.right <= whole.right, box
    assert room.bottom <= whole.bottom, box
    metrics = QFontMetricsF(lettering(box.face, box.size)) if box.lines else None
    for row, line in enumerate(box.lines):
        assert metrics is not None
        assert ems(line, box.face) * box.size <= room.width + 1, box
        painted, base = metrics.tightBoundingRect(line), baseline(box, row, LEADING)
        assert base + painted.top() >= room.y - 1, box
        assert base + painted.bottom() <= room.bottom + 1, box


def check(found: list[Box], size: tuple[int, int]) -> None:
    whole = Room(0, 0, *size)
    assert len({box.name for box in found}) == len(found)
    written = [box for box in found if box.lines or box.picture]
    for box in written:
        sits(box, whole)
        assert box.picture or box.size >= size[1] / 40, box
    for one, other in combinations(written, 2):
        assert not one.room.meets(other.room), (one, other)


def text_of(found: list[Box]) -> str:
    return "".join("".join(box.lines) for box in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", BODIES)
def test_nothing_is_cut_and_nothing_overlaps(
    application: Any, name: str, size: tuple[int, int], language: Language
) -> None:
    del application
    found = measured(name, size, Catalogue(language, ROME), "running")
    check(found, size)
    assert "…" not in text_of(found)


@pytest.mark.parametrize("around", AROUND)
@pytest.mark.parametrize("size", [*SIZES, *ODD])
def test_whatever_the_clock_says_around_it(
    application: Any, size: tuple[int, int], around: str
) -> None:
    del application
    for language, name in product(LANGUAGES, ("seating, 87", "prizes, 27", "winner", "draw, done")):
        check(measured(name, size, Catalogue(language, ROME), around), size)


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("size", [*SIZES[:2], *ODD])
def test_longer_words_fit_on_odd_screens_too(
    application: Any, name: str, size: tuple[int, int]
) -> None:
    del application
    check(measured(name, size, Lengthened("en", ROME), "longest"), size)


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_what_moves_against_burning_in_stays_on_the_screen(
    application: Any, name: str, size: tuple[int, int]
) -> None:
    del application
    found = measured(name, size, Catalogue("pl", ROME), "longest")
    for shift in every_shift(size[1]):
        for box in found:
            room = shifted(box, shift, *size).room
            assert min(room.x, room.y) >= 0, box
            assert room.right <= size[0], box
            assert room.bottom <= size[1], box


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("size", SIZES[:2])
def test_words_keep_off_the_edges_that_televisions_cut_away(
    application: Any, name: str, size: tuple[int, int]
) -> None:
    """A fiftieth of the height on every side; bands and the evening's line may be closer."""
    del application
    words, (width, height) = Catalogue("pl", ROME), size
    least = height / 50
    for language, around in product((words, Lengthened("en", ROME)), ("running", "paused")):
        for box in layout(shown(name, language, around), *size, theme("dark"), ems):
            metrics = QFontMetricsF(lettering(box.face, box.size)) if box.lines else None
            for row, line in enumerate(box.lines):
                assert metrics is not None
                painted, base = metrics.tightBoundingRect(line), baseline(box, row, LEADING)
                assert base + painted.top() >= least, box
                assert base + painted.bottom() <= height - least + 1, box
                assert least <= box.room.x <= box.room.right <= width - least, box
            for mark in box.marks:
                if isinstance(mark, Word):
                    assert box.room.y + mark.y <= height - least, box


@pytest.mark.parametrize("shape", [0.3, 1.0, 9.0])
@pytest.mark.parametrize("name", ["clock, a long notice", "seating, 87", "notice, long"])
def test_a_logo_has_its_place(application: Any, name: str, shape: float) -> None:
    from msgspec.structs import replace  # noqa: PLC0415

    del application
    look = replace(theme("dark"), logo=Logo(path="logo.png", shape=shape))
    for size in SIZES:
        found = layout(shown(name, Catalogue("en", ROME), "longest"), *size, look, ems)
        check(found, size)
        (logo,) = (box for box in found if box.picture)
        assert abs(logo.room.width / logo.room.height - shape) < 0.1 * shape


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_festivals_day_of_fourteen_rows_is_seen_at_once(
    application: Any, size: tuple[int, int], language: Language
) -> None:
    del application
    found = {
        one.name: one
        for one in measured("today, fourteen", size, Catalogue(language, ROME), "running")
    }
    assert "row_13_title" in found
    assert "heading_note" not in found
    over, now, coming = (found[f"row_{at}_title"] for at in (0, 5, 13))
    assert now.size > coming.size > over.size
    assert (over.ink, now.ink, coming.ink) == ("quiet", "ink", "ink")
    pages = measured("today, most", size, Catalogue(language, ROME), "running")
    assert any(one.name == "heading_note" for one in pages)


@pytest.mark.parametrize("size", [*SIZES, *ODD])
def test_the_one_thing_of_each_screen_is_large(application: Any, size: tuple[int, int]) -> None:
    del application
    words = Catalogue("pl", ROME)

    def size_of(name: str, box: str) -> float:
        found = {one.name: one for one in measured(name, size, words, "running")}
        return found[box].size / size[1]

    assert size_of("break", "huge") >= 0.2
    assert size_of("prizes, 27", "first") >= 0.1
    assert size_of("winner", "name") >= 0.15
    assert size_of("notice, short", "notice") >= 0.2
    assert size_of("notice, long", "notice") >= 0.04
    assert size_of("moves, one", "cell_0_0_1") >= 0.06
    assert size_of("moves, a table", "cell_0_0_1") >= 0.044
    table = measured("moves, a table", size, words, "running")
    assert sum(box.name.startswith("cell_") for box in table) == 10 * 5  # on one page
    for name in ("moves, one", "moves, a table", "moves, 40"):
        who, to, seat = (size_of(name, f"cell_0_0_{at}") for at in (0, 1, 2))
        assert to == seat >= 1.25 * who
    assert size_of("seating, 9", "cell_0_0_0") >= 0.04
    assert size_of("draw, committed", "group_0") >= 0.06
    assert size_of("hand for hand", "hero") >= 0.14
    assert size_of("hand for hand, held", "more") >= 0.04
    assert size_of("hand for hand, in the money", "hero") >= 0.15
    assert size_of("final table", "time") >= 0.09
    for card in ("notice", "leaders", "levels", "prizes"):
        times = [size_of(f"break, {card}", name) for name in ("huge", "large")]
        if card == "prizes":  # in the last minutes the ring may be the larger one
            times.sort(reverse=True)
        assert times[0] >= 0.14
        assert times[1] >= 0.05
    assert size_of("break, notice", "said") >= 0.06
    assert size_of("break, levels", "cell_0_0_0") >= 0.034
    assert size_of("level ends", "seconds") >= 0.5
    assert size_of("level ends, break", "instead") >= 0.07
    assert size_of("level begins", "blinds") >= 0.2
    assert size_of("level begins, chips left", "disc_1") >= 0.05


@pytest.mark.parametrize("size", [*SIZES, *ODD])
@pytest.mark.parametrize("name", ["clock, registration", "clock, a notice", "clock, no money"])
def test_time_and_blinds_stay_large_whatever_else_is_said(
    application: Any, name: str, size: tuple[int, int]
) -> None:
    del application
    for language in LANGUAGES:
        found = {
            box.name: box for box in measured(name, size, Catalogue(language, ROME), "running")
        }
        assert found["time"].size >= size[1] / 4
        assert found["blinds"].size >= size[1] / 8


@pytest.mark.parametrize("size", [*SIZES, *ODD])
def test_the_ends_of_entry_and_of_rebuys_are_on_the_wall_beside_every_other_figure(
    application: Any, size: tuple[int, int]
) -> None:
    del application
    for language in LANGUAGES:
        words = Catalogue(language, ROME)
        both, one = (
            text_of(measured(f"clock, {ends}", size, words, "running"))
            for ends in ("two ends", "one end")
        )
        entry, rebuys = words.duration(Millis(8_072_400)), words.duration(Millis(3_661_000))
        assert (both.count(entry), both.count(rebuys)) == (1, 1)
        assert one.count(entry) == 1
        assert "rebuy" in one.lower()


def test_everybody_finds_their_seat_on_one_of_the_pages(application: Any) -> None:
    from tdconsole.wall.composing.sheet import Sheet  # noqa: PLC0415
    from tdconsole.wall.screens.seating import seating  # noqa: PLC0415
    from tests.gui.screens import LONGEST_PERSON, people  # noqa: PLC0415

    del application
    from tdconsole.wall.screens.seating import boxes  # noqa: PLC0415

    everybody = people(214, LONGEST_PERSON)
    sheet = Sheet(1920, 1080, theme("dark"), ems)
    gone = str.maketrans("", "", " -")  # a hyphen is added where a word breaks
    said = "".join(
        text_of(list(boxes(seating(Catalogue("en"), everybody, turn), sheet))).translate(gone)
        for turn in range(40)
    )
    missing = [
        one.row[0]
        for one in everybody
        if not any(way.translate(gone) in said for way in ways(one.row[0]))
    ]
    assert missing == []


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_two_walls_show_a_crowd_in_less_than_ninety_seconds(
    application: Any, size: tuple[int, int]
) -> None:
    from tdconsole.wall.composing.sheet import Sheet  # noqa: PLC0415
    from tdconsole.wall.screens.seating import CROWDED, boxes, seating  # noqa: PLC0415
    from tests.gui.screens import usual_people  # noqa: PLC0415

    del application
    half, sheet = usual_people(1_100), Sheet(*size, theme("dark"), ems)
    found = list(boxes(seating(Catalogue("en"), half, 0), sheet))
    check(found, size)
    assert {box.name for box in found} >= {"cell_3_0_0", "cell_3_0_1"}
    (note,) = (box.lines[0] for box in found if box.name == "heading_note")
    pages = int(note.split(" / ")[1])
    assert pages * CROWDED < 90_000
    said = {
        " ".join(box.lines)
        for turn in range(pages)
        for box in boxes(seating(Catalogue("en"), half, turn), sheet)
    }
    assert {one.row[0] for one in half} <= said
    assert {f"{one.row[1]}-{one.row[2]}" for one in half} <= said


@pytest.mark.parametrize(("size", "language"), list(product(SIZES[:2], LANGUAGES)))
def test_what_is_table_and_what_is_seat_stands_over_each_column_of_a_crowd(
    application: Any, size: tuple[int, int], language: Language
) -> None:
    del application
    found = measured("seating, 1100", size, Catalogue(language), "running")
    check(found, size)
    rooms = {box.name: box.room for box in found}
    closely = [name for name in rooms if name.startswith("cell_") and name.endswith("_0_1")]
    assert closely
    for name in closely:
        head = rooms[f"head_{name.split('_')[1]}_1"]
        assert head.right == rooms[name].right
        assert head.bottom <= rooms[name].y


def test_the_letters_of_the_page_stand_over_it(application: Any) -> None:
    del application
    found = measured("seating, 87", (1920, 1080), Catalogue("en"), "running")
    (aside,) = (box.lines[0] for box in found if box.name == "aside")
    first, last = aside.split(" – ")
    assert first <= last
    assert len(first) == len(last) == 3


def test_the_letters_over_a_page_are_those_of_the_family_name(application: Any) -> None:
    from tdconsole.wall.composing.sheet import Sheet  # noqa: PLC0415
    from tdconsole.wall.screens.seating import Seated, boxes, seating  # noqa: PLC0415

    del application
    names = [f"De Luca, {number:03}" for number in range(60)]
    names += [f"Żółw, {number:03}" for number in range(60)]
    everybody = tuple(
        Seated(key=collated(name, "pl") + BETWEEN, row=(name, "1", "1")) for name in names
    )
    sheet = Sheet(1920, 1080, theme("dark"), ems)
    shown = [list(boxes(seating(Catalogue("pl"), everybody, turn), sheet)) for turn in range(4)]
    over = [box.lines[0] for found in shown for box in found if box.name == "aside"]
    assert over[0].split(" – ")[0] == "DEL"
    assert over[-1].split(" – ")[-1] == "ŻÓŁ"


def test_a_name_takes_the_room_of_a_prize_that_its_row_has_not(application: Any) -> None:
    from tdconsole.wall.composing.sheet import Sheet  # noqa: PLC0415
    from tdconsole.wall.screens.standings import Standings, boxes  # noqa: PLC0415

    del application
    short, long = "Maria Rossi", "Anna Kowalski-Nowak"
    rows = [(f"{place}", short, "117 €" if place < 11 else "") for place in range(1, 20)]
    shown_rows = (*rows, ("20", long, ""))
    places = Standings(heading="Final places", aside="", rows=shown_rows, nothing="", turn=0)
    found = list(boxes(places, Sheet(1024, 768, theme("dark"), ems)))
    sizes = {box.lines[0]: box.size for box in found if box.lines}
    assert sizes[long] == sizes[short]


def test_last_hands_say_that_their_number_was_drawn(application: Any) -> None:
    del application
    found = {
        box.name: box for box in measured("last hands", (1920, 1080), Catalogue("en"), "running")
    }
    assert (found["called_label"].lines, found["called"].lines) == (("CARD DRAWN",), ("5",))
