"""Five colours out of a logo, and all colours of the walls out of five."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.library.brand import Brand, BrandColours
from tdconsole.wall.branding.colours import Drawn, Patch, checked, from_logo, plain, readable
from tdconsole.wall.branding.figure import drawn
from tdconsole.wall.branding.palette import palette_of
from tdconsole.wall.branding.shades import apart, colour, shade
from tdconsole.wall.contrast import contrast
from tdconsole.wall.house_theme import LEAST, READ
from tests.brands import RED_CLUB, logo

COLOUR = st.integers(0, 0xFFFFFF).map("#{:06x}".format)
FIVE = st.builds(
    BrandColours, ground=COLOUR, panel=COLOUR, ink=COLOUR, accent=COLOUR, highlight=COLOUR
)
PATCHES = st.lists(st.builds(Patch, share=st.floats(0, 1), colour=COLOUR), max_size=24)


@given(COLOUR)
def test_a_shade_is_its_colour_again(one: str) -> None:
    again = colour(shade(one))

    assert all(
        abs(int(one[at : at + 2], 16) - int(again[at : at + 2], 16)) <= 1 for at in (1, 3, 5)
    )


@given(five=FIVE, light=st.booleans())
def test_whatever_five_are_chosen_all_can_be_read(five: BrandColours, *, light: bool) -> None:
    palette = palette_of(Brand(colours=five, light=light))

    for ink, ground in READ:
        assert contrast(palette.colour(ink), palette.colour(ground)) >= LEAST, (ink, ground)
    assert not any(one.is_faint for one in checked(readable(five)))


@given(patches=PATCHES, light=st.booleans())
def test_whatever_a_logo_has_its_five_colours_can_be_read(
    patches: list[Patch], *, light: bool
) -> None:
    five = from_logo(Drawn(tuple(patches)), light=light)

    assert readable(five) == five
    assert (contrast(five.ground, "#ffffff") > contrast(five.ground, "#000000")) != light


def test_the_first_colour_of_a_logo_is_the_accent_and_another_hue_the_highlight() -> None:
    five = from_logo(drawn(RED_CLUB))

    assert apart(shade(five.accent), shade("#c8102e")) < 0.1
    assert apart(shade(five.highlight), shade("#f2c14e")) < 0.1
    assert apart(shade(five.ground), shade("#c8102e")) < 0.2


@pytest.mark.parametrize("light", [False, True])
def test_a_logo_without_any_colour_keeps_the_programs_accents(*, light: bool) -> None:
    five, own = from_logo(drawn(logo("#111111", "#777777")), light=light), plain(light=light)

    assert (five.accent, five.highlight) == (own.accent, own.highlight)
    assert shade(five.ground).is_grey


def test_what_can_be_read_is_left_as_it_was_chosen() -> None:
    five = BrandColours(
        ground="#101018", panel="#1c1c2a", ink="#f5f5ff", accent="#e8304e", highlight="#f2c14e"
    )

    assert readable(five) == five


def test_what_is_too_faint_is_said_with_its_contrast() -> None:
    five = BrandColours(
        ground="#101018", panel="#1c1c2a", ink="#333340", accent="#e8304e", highlight="#f2c14e"
    )

    faint = [one for one in checked(five) if one.is_faint]

    assert [one.name for one in faint] == ["ink"]
    assert 1 < faint[0].found < LEAST
