"""Every screen in every layout, with all that a brand may put beside it and with nothing of it."""

from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtGui import QColor, QFontMetricsF, QImage

from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.gui.projector.drift import every_shift, shifted
from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue
from tdconsole.wall.composing.fitting import Box, Room
from tdconsole.wall.composing.layout import Shown, layout
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.screens.break_screen import BreakScreen
from tdconsole.wall.screens.clock_words import clock
from tdconsole.wall.theme import LAYOUTS, Layout, Logo, Theme, theme
from tests.gui.boards import BOARDS, NOW, REASON, ROME
from tests.gui.projector.test_layout import Lengthened
from tests.gui.projector.test_screens import ODD, SIZES, check, text_of
from tests.gui.screens import BODIES, shown

SPONSORS: Final = tuple(
    Logo(path=f"sponsor-{at}.png", shape=shape) for at, shape in enumerate((1.0, 7.0, 0.3))
)
PLAIN: Final = theme("dark")
LOGO: Final = replace(PLAIN, logo=Logo(path="logo.png", shape=3.0))
BRANDED: Final = replace(LOGO, sponsors=SPONSORS, picture="hall.jpg")
BRANDS: Final = {"plain": PLAIN, "logo": LOGO, "sponsors": replace(PLAIN, sponsors=SPONSORS)}
LOOKS: Final[dict[str, Theme]] = {
    f"{one}, {name}": replace(brand, layout=one)
    for one, (name, brand) in product(LAYOUTS, (BRANDS | {"all": BRANDED}).items())
    if (one, name) not in {("board", "plain"), ("board", "logo"), ("side", "plain")}
}
CLOSE: Final = {"final table", "final table, paused", "final table, ten", "final table, longest"}
"""On a tall wall with a column or a strip beside it, the longest names of a full table end in dots."""


def boxes(said: Shown, size: tuple[int, int], look: Theme) -> list[Box]:
    return layout(said, *size, look, ems)


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_cut_and_nothing_overlaps(application: Any, look: str, name: str) -> None:
    del application
    for size, language in product(SIZES, LANGUAGES):
        found = boxes(shown(name, Catalogue(language, ROME)), size, LOOKS[look])
        check(found, size)
        if name not in CLOSE or size == (1920, 1080):
            assert "…" not in text_of(found)


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("look", [f"{one}, all" for one in LAYOUTS])
def test_longer_words_fit_on_odd_screens_too(application: Any, look: str, name: str) -> None:
    del application
    for size in (*SIZES[:2], *ODD):
        said = shown(name, Lengthened("en", ROME), "longest")
        check(boxes(said, size, LOOKS[look]), size)


def test_both_figures_of_a_strip_in_one_line_are_of_one_size(application: Any) -> None:
    del application
    said = clock(Catalogue("en", ROME), BOARDS["longest"], NOW, REASON)
    stage = replace(PLAIN, layout="stage")
    found = {box.name: box for box in boxes(Shown(body=said), (1024, 768), stage)}
    assert found["upcoming"].room.y == found["turn"].room.y
    assert found["upcoming"].size == found["turn"].size


def test_a_figure_alone_in_its_strip_is_in_the_middle_with_everything_else(
    application: Any,
) -> None:
    del application
    said = clock(Catalogue("en", ROME), BOARDS["waiting_with_stacks"], NOW, REASON)
    stage = replace(PLAIN, layout="stage")
    found = {box.name: box.room for box in boxes(Shown(body=said), (1920, 1080), stage)}
    assert abs(found["turn_label"].x + found["turn"].right - 1920) <= 2


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("look", LOOKS)
def test_time_and_blinds_are_as_large_as_on_the_board(
    application: Any, look: str, name: str
) -> None:
    del application
    for size, language in product((*SIZES, *ODD), LANGUAGES):
        said = clock(Catalogue(language, ROME), BOARDS[name], NOW, REASON)
        every = boxes(Shown(body=said), size, LOOKS[look])
        check(every, size)
        found = {box.name: box for box in every}
        if len(found["time"].cells) < len("00:00:00"):
            assert found["time"].size >= size[1] / 4
        if name not in {"crooked", "finished"}:
            assert found["blinds"].size >= size[1] / 8
        if name == "running":
            metrics = QFontMetricsF(lettering(found["time"].face, found["time"].size))
            assert metrics.tightBoundingRect("0").height() >= size[1] / 4


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("one", LAYOUTS)
def test_no_figure_is_on_what_the_brand_takes(application: Any, one: Layout, name: str) -> None:
    del application
    look = replace(BRANDED, layout=one)
    for size in (*SIZES, *ODD):
        found = boxes(shown(name, Catalogue("pl", ROME), "paused"), size, look)
        taken = [box.room for box in found if box.name in {"brand", "sponsor_card", "picture"}]
        free = Sheet(*size, look, ems)
        own = {
            "brand",
            "brand_edge",
            "sponsor_card",
            "logo_card",
            "sponsor",
            "logo",
            "picture",
            "wall_clock",
        }
        assert taken
        for box in found:
            if box.name not in own:
                assert not any(box.room.meets(room) for room in taken), box
                assert box.room.bottom <= free.bottom, box


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("one", LAYOUTS)
def test_a_band_is_under_the_brand_too(application: Any, one: Layout, name: str) -> None:
    del application
    look = replace(BRANDED, layout=one)
    for size in (*SIZES, *ODD):
        said = replace(shown(name, Catalogue("pl", ROME), "paused"), band="Kitchen open until 23")
        found = boxes(said, size, look)
        (band,) = (box.room for box in found if box.name == "lower_third")
        assert (band.x, band.width, band.bottom) == (0, *size)
        for box in found:
            if not box.name.startswith("lower_third"):
                assert box.room.bottom <= band.y, box


@pytest.mark.parametrize("one", LAYOUTS)
def test_a_brand_moves_against_burning_in_and_stays_at_the_edge(
    application: Any, one: Layout
) -> None:
    del application
    size = (1920, 1080)
    for name in ("clock, closed", "winner", "break, levels"):
        found = boxes(shown(name, Catalogue("en", ROME)), size, replace(BRANDED, layout=one))
        for shift, box in product(every_shift(size[1]), found):
            room = shifted(box, shift, *size).room
            assert min(room.x, room.y) >= 0, box
            assert (room.right, room.bottom) <= size, box
            assert room.bottom <= size[1], box
            if box.name == "brand":
                assert (room.right, room.bottom) == size


def test_each_sponsor_has_a_turn_in_the_same_place(application: Any) -> None:
    del application
    said = shown("clock, closed", Catalogue("en", ROME))
    for look in (replace(BRANDED, layout=one) for one in LAYOUTS):
        turns = [
            {box.name: box for box in boxes(replace(said, sponsor=at), (1920, 1080), look)}
            for at in range(4)
        ]
        seen = [found["sponsor"].picture for found in turns]
        assert seen == [*(one.path for one in SPONSORS), SPONSORS[0].path]
        for found, sponsor in zip(turns, SPONSORS, strict=False):
            room, card = found["sponsor"].room, found["sponsor_card"].room
            assert abs(room.width / room.height - sponsor.shape) < 0.1 * sponsor.shape
            assert room.x >= card.x
            assert room.right <= card.right
            assert {name for name in found if found[name] != turns[0][name]} <= {"sponsor"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("card", ["leaders", "levels", "prizes", "notice"])
def test_sponsors_have_one_more_card_in_a_break(
    application: Any, card: str, size: tuple[int, int]
) -> None:
    del application
    said = shown(f"break, {card}", Catalogue("en", ROME))
    assert isinstance(said.body, BreakScreen)
    last = len(said.body.cards)
    pictures = []
    for turn in range(2 * (last + 1)):
        found = boxes(replace(said, body=replace(said.body, turn=turn)), size, BRANDED)
        check(found, size)
        named = {box.name: box for box in found}
        whole, small = named.get("card_sponsor_card"), named["sponsor_card"]
        assert (whole is not None) == (turn % (last + 1) == last)
        if whole is not None:
            assert whole.room.width * whole.room.height > 4 * small.room.width * small.room.height
            pictures.append(named["card_sponsor"].picture)
    assert pictures == [SPONSORS[0].path, SPONSORS[1].path]


def test_a_break_with_nothing_else_to_read_has_the_sponsors_alone(application: Any) -> None:
    del application
    said = shown("break, bare", Catalogue("en", ROME))
    found = {box.name for box in boxes(said, (1920, 1080), BRANDED)}
    assert "card_sponsor" in found
    to_come = {
        box.name
        for box in boxes(shown("break, to come", Catalogue("en", ROME)), (1920, 1080), BRANDED)
    }
    assert "card_sponsor" not in to_come


def test_without_a_brand_no_hole_is_left(application: Any) -> None:
    del application
    said = shown("clock, closed", Catalogue("en", ROME))
    for size in SIZES:
        board = boxes(said, size, PLAIN)
        assert boxes(said, size, replace(PLAIN, layout="side")) == board
        stage = boxes(said, size, replace(LOGO, layout="stage"))
        assert "brand" not in {box.name for box in stage}
        assert max(box.room.bottom for box in stage) > 0.95 * size[1]


@pytest.mark.parametrize("without", ["logo", "sponsor", "picture"])
def test_in_the_column_what_is_missing_leaves_its_room_to_the_rest(
    application: Any, without: str
) -> None:
    del application
    look = replace(BRANDED, layout="side")
    less = {
        "logo": replace(look, logo=None),
        "sponsor": replace(look, sponsors=()),
        "picture": replace(look, picture=None),
    }[without]
    said = shown("clock, closed", Catalogue("en", ROME))
    for size in (*SIZES, *ODD):
        stacked = [box for box in boxes(said, size, less) if box.picture]
        assert {box.name for box in stacked} == {"logo", "sponsor", "picture"} - {without}
        first, last = (round(share * size[1]) for share in (0.25, 0.6))
        assert stacked[0].room.y < first
        assert stacked[-1].room.bottom > last


@pytest.mark.parametrize("one", LAYOUTS)
def test_a_logo_too_dark_for_the_ground_lies_on_a_card(application: Any, one: Layout) -> None:
    del application
    dark = replace(BRANDED, layout=one, logo=Logo(path="logo.png", shape=3.0, on_card=True))
    for size, name in product((*SIZES, *ODD), ("clock, two ends", "winner", "seating, 87")):
        found = boxes(shown(name, Catalogue("pl", ROME)), size, dark)
        check(found, size)
        named = {box.name: box for box in found}
        card, logo = named["logo_card"].room, named["logo"].room
        assert named["logo"].ground == "card"
        assert card.x < logo.x
        assert logo.right < card.right
        assert abs(logo.width / logo.height - 3) < 0.3
    lit = boxes(shown("winner", Catalogue("pl", ROME)), (1920, 1080), replace(BRANDED, layout=one))
    assert "logo_card" not in {box.name for box in lit}


def drawn(path: Path, colour: str, size: tuple[int, int]) -> Logo:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(path))
    return Logo(path=str(path), shape=size[0] / size[1])


@pytest.mark.parametrize("one", LAYOUTS)
def test_a_sponsor_comes_as_if_painted_afresh_and_nothing_else_is_painted(
    application: Any, tmp_path: Path, one: Layout
) -> None:
    del application
    sponsors = (
        drawn(tmp_path / "wide.png", "#c02020", (120, 20)),
        drawn(tmp_path / "high.png", "#2020c0", (20, 60)),
    )
    look = replace(PLAIN, layout=one, sponsors=sponsors)
    before = shown("clock, closed", Catalogue("en", ROME))
    after = replace(before, sponsor=1)
    Picture(960, 540, look).show(before)  # Qt draws a large letter a little otherwise at first
    kept, afresh = Picture(960, 540, look), Picture(960, 540, look)
    kept.show(before)
    touched = kept.show(after).boundingRect()
    afresh.show(after)
    assert kept.image == afresh.image
    card = next(box.room for box in boxes(after, (960, 540), look) if box.name == "sponsor_card")
    assert Room(*touched.getRect()).meets(card)  # type: ignore[misc]  # four whole numbers
    assert touched.width() * touched.height() <= card.width * card.height
    assert kept.show(replace(after, sponsor=3)).isEmpty()


def test_a_picture_in_its_own_place_is_not_behind_the_words_as_well(
    application: Any, tmp_path: Path
) -> None:
    del application
    hall = drawn(tmp_path / "hall.png", "#2040c0", (400, 300))
    said = shown("winner", Catalogue("en", ROME))
    for one, behind in (("board", True), ("side", False), ("stage", True)):
        look = replace(PLAIN, layout=one, picture=hall.path)
        made = Picture(960, 540, look)
        made.show(said)
        assert (made.image.pixelColor(1, 1) != QColor(look.palette.ground)) is behind
        named = {box.name: box.room for box in boxes(said, (960, 540), look)}
        assert ("picture" in named) is not behind
        if not behind:
            room = named["picture"]
            seen = made.image.pixelColor(room.x + room.width // 2, room.y + room.height // 2)
            assert seen.name() == "#2040c0"


def test_a_sponsor_whose_file_has_gone_leaves_the_card_empty(
    application: Any, tmp_path: Path
) -> None:
    del application
    look = replace(PLAIN, sponsors=(Logo(path=str(tmp_path / "gone.png"), shape=2),))
    made = Picture(961, 540, look)
    said = shown("clock, closed", Catalogue("en", ROME))
    made.show(said)
    card = next(box.room for box in boxes(said, (961, 540), look) if box.name == "sponsor")
    assert made.image.pixelColor(card.x + 2, card.y + 2).name() == look.palette.card
