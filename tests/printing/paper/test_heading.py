"""The head of every list: what it is before what it belongs to, and a tab to file it by."""

from io import BytesIO
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

from tdconsole.printing.paper.icons import SIDE, Icon, outline
from tdconsole.printing.paper.listing import Listing
from tdconsole.printing.paper.logo import Logo, logo_of
from tdconsole.printing.paper.sheet import Sheet
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.paper.tab import tab_size
from tests.printing.lists import LONGEST, frame
from tests.printing.read_again import ENGLISH, FOOTER, words_of
from tests.printing.seen import ink_outside, pictures

WHITE = 255
SAID = (("Seating by name", "Seating by"), ("Spring Main",))
LISTS: tuple[PaperName, ...] = ("a4", "letter", "a6", "roll-80", "roll-58")


def headed(
    paper: PaperName,
    title: str = "Seating by name",
    event: str = "Spring Main",
    logo: Logo | None = None,
) -> bytes:
    made = frame(paper=paper)._replace(logo=logo)
    listing, to = Listing(made, "floor", title, event), BytesIO()
    listing.flow.go_on()
    listing.deliver(to)
    return to.getvalue()


def ink(picture: Image.Image) -> int:
    return sum(WHITE - grey for grey in picture.convert("L").tobytes())


@pytest.mark.parametrize("paper", LISTS)
def test_what_it_is_is_half_as_large_again_as_its_tournament(paper: PaperName) -> None:
    [page] = words_of(headed(paper))
    kind, event = (next(word for word in page if word.text in said) for said in SAID)
    assert page.index(kind) < page.index(event)
    assert kind.size >= 1.5 * event.size


@pytest.mark.parametrize("paper", LISTS)
def test_the_longest_title_stays_clear_of_the_tab(paper: PaperName) -> None:
    pdf = headed(paper, LONGEST, LONGEST)
    assert not ink_outside(pdf, PAPERS[paper])
    wide, high = tab_size(Sheet("", ENGLISH, FOOTER, 0, PAPERS[paper]))
    [page] = pictures(pdf, 144)
    left = page.width - int(2 * wide)
    beside = page.crop((left - 8, 0, left - 3, int(2 * high)))
    assert min(beside.tobytes()) == WHITE
    assert min(page.crop((left + 3, 0, left + 8, int(2 * high))).tobytes()) < WHITE


@pytest.mark.parametrize("size", [(2_000, 120), (600, 400), (120, 2_000)])
@pytest.mark.parametrize("paper", LISTS)
def test_a_logo_of_any_shape_leaves_the_tab_as_it_is(
    paper: PaperName, size: tuple[int, int], tmp_path: Path
) -> None:
    """It may be white all over, and would hide what lies below."""
    wide, high = tab_size(Sheet("", ENGLISH, FOOTER, 0, PAPERS[paper]))
    Image.new("RGB", size, "white").save(tmp_path / "logo.png")
    plain, with_logo = (
        picture.crop((picture.width - int(2 * wide), 0, picture.width, int(2 * high)))
        for logo in (None, logo_of(tmp_path / "logo.png"))
        for picture in pictures(headed(paper, logo=logo), 144)
    )
    assert ink(with_logo) == pytest.approx(ink(plain), rel=0.02)


@pytest.mark.parametrize("icon", get_args(Icon))
def test_an_icon_lies_in_its_square_and_is_drawn_from_point_to_point(icon: Icon) -> None:
    strokes = outline(icon)
    assert strokes[0].kind == "move"
    ends = [value for stroke in strokes for value in stroke.points[-2:]]
    assert ends
    assert all(0 <= value <= SIDE for value in ends)


def test_an_arc_reaches_where_it_bows_to() -> None:
    """The cup of the prizes is as deep as its radius: its foot meets the stem at 14."""
    depths = [stroke.points[-1] for stroke in outline("prizes") if stroke.kind == "curve"]
    assert max(depths) == pytest.approx(14.0, abs=0.01)
