from collections.abc import Iterator
from itertools import product
from typing import Final, get_args

import pytest

pytest.importorskip("PySide6")

from tdconsole.files import font
from tdconsole.gui.console.widgets.style import sheet
from tdconsole.gui.console.widgets.tiled.face import done_look, plain_look
from tdconsole.wall.theme import THEMES, ThemeName, Token, theme

FIGURES: Final[tuple[tuple[Token, Token], ...]] = (
    ("ink", "ground"),
    ("paused_ink", "ground"),
    ("last", "ground"),
    ("on_paused", "paused"),
    ("on_rest", "rest"),
    ("on_aside", "aside"),
    ("ink", "plate"),
    ("ink", "felt"),
)
"""What figures and the words of a state are written in, and on."""
TEXT: Final[tuple[tuple[Token, Token], ...]] = (
    *(("quiet", ground) for ground in ("ground", "plate", "felt")),
    *(("gold", ground) for ground in ("ground", "plate", "felt")),
    *(("good", ground) for ground in ("ground", "plate")),
    *(("last", ground) for ground in ("ground", "plate")),
    ("on_gold", "gold"),
    ("bar", "rule"),
)


def luminance(colour: str) -> float:
    def linear(part: str) -> float:
        value = int(part, 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(colour[at : at + 2]) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def pairs(least: float, inks: tuple[tuple[Token, Token], ...]) -> Iterator[tuple[object, ...]]:
    for name, (ink, ground) in product(THEMES, inks):
        yield name, ink, ground, least


@pytest.mark.parametrize(
    ("name", "ink", "ground", "least"), [*pairs(7, FIGURES), *pairs(4.5, TEXT)]
)
def test_everything_can_be_read(name: ThemeName, ink: Token, ground: Token, least: float) -> None:
    palette = theme(name).palette
    assert contrast(palette.colour(ink), palette.colour(ground)) >= least


@pytest.mark.parametrize("name", THEMES)
def test_every_token_is_a_colour(name: ThemeName) -> None:
    palette = theme(name).palette
    assert set(get_args(Token)) == set(palette.__struct_fields__)


@pytest.mark.parametrize("name", THEMES)
def test_every_face_is_shipped(name: ThemeName) -> None:
    faces = theme(name).screen.faces
    for field in faces.__struct_fields__:
        assert font(getattr(faces, field)).is_file()


SAME: Final[tuple[tuple[Token, str], ...]] = (
    ("paused", "waiting"),
    ("on_paused", "on_waiting"),
    ("paused_ink", "waiting_ink"),
    ("last", "waiting_ink"),
    ("rest", "done"),
    ("on_rest", "on_done"),
    ("good", "done"),
    ("others", "edge"),
)


@pytest.mark.parametrize(("on_wall", "in_window"), SAME)
@pytest.mark.parametrize("name", THEMES)
def test_a_state_has_one_colour_on_the_wall_and_in_the_window(
    name: ThemeName, on_wall: Token, in_window: str
) -> None:
    tokens = theme(name)
    assert tokens.palette.colour(on_wall) == getattr(tokens.colours, in_window)


STATES: Final = ("waiting", "stopped", "done")
HOLDING: Final = ("ground", "surface", "raised", "field", "chosen")
CONSOLE: Final[tuple[tuple[str, str, float], ...]] = (
    *((ink, ground, 7) for ink in ("ink", *(f"{one}_ink" for one in STATES)) for ground in HOLDING),
    *((f"on_{one}", one, 7) for one in (*STATES, "accent", "chosen")),
    *(("quiet", ground, 4.5) for ground in (*HOLDING, "off")),
    *(("accent", ground, 4.5) for ground in HOLDING),
    *(
        (line, ground, 3)
        for line in ("edge", *(f"{one}_ink" for one in STATES))
        for ground in HOLDING[:4]
    ),
)
"""Figures and words of a state 7:1, other text and links 4.5:1, outlines and marks 3:1."""


@pytest.mark.parametrize(("ink", "ground", "least"), CONSOLE)
@pytest.mark.parametrize("name", THEMES)
def test_everything_in_the_window_can_be_read(
    name: ThemeName, ink: str, ground: str, least: float
) -> None:
    colours = theme(name).colours
    assert contrast(getattr(colours, ink), getattr(colours, ground)) >= least


@pytest.mark.parametrize("name", THEMES)
def test_every_face_of_the_window_is_shipped(name: ThemeName) -> None:
    faces = theme(name).console.faces
    for field in faces.__struct_fields__:
        assert font(getattr(faces, field)).is_file()


@pytest.mark.parametrize("name", THEMES)
def test_a_card_stands_out_from_what_is_behind_it(name: ThemeName) -> None:
    """By its colour, or where that is the same by an outline."""
    colours = theme(name).colours
    outlined = f"border: 1px solid {colours.rule}" in sheet(theme(name))
    assert outlined is (colours.surface == colours.ground)
    assert contrast(colours.rule, colours.ground) >= (3 if outlined else 1)


@pytest.mark.parametrize("name", THEMES)
def test_a_tile_that_can_be_pressed_stands_out_from_the_page(name: ThemeName) -> None:
    colours = theme(name).colours
    fill = plain_look(colours).fill
    assert contrast(fill, colours.ground) >= 1.15
    assert contrast(done_look(colours).fill, colours.ground) < 1.15
