"""The ground of a logo and the figure on it."""

import pytest

from tdconsole.wall.branding.cards import card_of, needs_card
from tdconsole.wall.branding.colours import from_logo
from tdconsole.wall.branding.figure import drawn
from tdconsole.wall.branding.shades import apart, shade
from tdconsole.wall.theme import Palette, theme
from tests.brands import RED_CLUB, logo

DARK, LIGHT = theme("dark").palette, theme("light").palette


def test_the_colours_of_a_logo_have_the_shares_that_they_cover() -> None:
    patches = drawn(logo("#ff0000", "#ff0000", "#0000ff")).patches

    assert patches[0].colour == "#ff0000"
    assert patches[0].share == pytest.approx(2 / 3, abs=0.05)
    assert sum(patch.share for patch in patches) == pytest.approx(1)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
@pytest.mark.parametrize("paper", ["#ffffff", "#f3ead2", "#000000"])
def test_the_paper_of_a_logo_is_none_of_its_colours(paper: str, kind: str) -> None:
    found = drawn(logo("#c8102e", size=(600, 300), ground=paper, kind=kind))

    assert found.ground is not None
    assert apart(shade(found.patches[0].colour), shade("#c8102e")) < 0.1
    assert found.patches[0].share > 0.6
    assert apart(shade(from_logo(found).accent), shade("#c8102e")) < 0.1


@pytest.mark.parametrize("paper", ["#ffffff", "#0b0d10"])
def test_nothing_is_lost_of_a_logo_on_its_own_ground(paper: str) -> None:
    found = drawn(logo("#c8102e", ground=paper))

    assert [found.lost_on(wall) for wall in ("#000000", "#ffffff")] == [0, 0]
    assert card_of(found, DARK) == found.ground
    assert needs_card(found, DARK) == (paper == "#ffffff")


def test_a_ground_in_a_colour_of_the_house_tints_the_wall_and_is_no_accent() -> None:
    five = from_logo(drawn(logo("#f2c14e", ground="#0a2a66")))

    assert apart(shade(five.ground), shade("#0a2a66")) < 0.3
    assert apart(shade(five.accent), shade("#f2c14e")) < 0.1


def test_a_ground_in_a_colour_of_the_house_is_the_accent_of_a_white_figure() -> None:
    five = from_logo(drawn(logo("#ffffff", ground="#c8102e")))

    assert apart(shade(five.accent), shade("#c8102e")) < 0.1


def test_a_figure_up_to_the_edge_is_not_its_ground() -> None:
    assert drawn(RED_CLUB).ground is None
    assert drawn(logo("#c8102e", size=(300, 9))).ground is None


def test_a_picture_of_one_colour_is_all_figure() -> None:
    found = drawn(logo(ground="#c8102e"))

    assert found.ground is None
    assert found.patches[0].share == 1


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_a_logo_lies_on_the_shade_on_which_it_is_seen(palette: Palette) -> None:
    for ink, paper in (("#ffffff", False), ("#111111", True), ("#c8102e", True)):
        found = drawn(logo(ink))
        card = card_of(found, palette)
        assert (card == "card") == paper
        assert found.lost_on(palette.colour(card)) == 0
