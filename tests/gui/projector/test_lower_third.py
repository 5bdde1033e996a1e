"""The band at the foot: whole on every screen, with everything else above it."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.gui.shared.lettering import ems
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Room
from tdconsole.wall.composing.layout import layout
from tdconsole.wall.theme import THEMES, theme
from tests.gui.boards import ROME
from tests.gui.projector.test_layout import sits
from tests.gui.screens import BODIES, shown

SIZES = ((640, 480), (1024, 768), (1280, 1024), (1920, 1080), (2560, 1080))
USUAL = "The restaurant closes at 22:30. Late orders at the bar, please."
WIDE = "W" * 120


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_any_screen_is_under_the_band(
    application: Any, name: str, size: tuple[int, int]
) -> None:
    del application
    screen = replace(shown(name, Catalogue("pl", ROME), "paused"), band=USUAL)
    found = layout(screen, *size, theme("dark"), ems)
    assert len({box.name for box in found}) == len(found)
    band = next(box for box in found if box.name == "lower_third")
    assert band.room.bottom == size[1]
    for box in found:
        if not box.name.startswith("lower_third"):
            assert box.room.bottom <= band.room.y, box
    for one, other in combinations([box for box in found if box.lines], 2):
        assert not one.room.meets(other.room), (one, other)


@pytest.mark.parametrize("words", ["Dinner", USUAL, "Ważne ogłoszenie dla graczy " * 4, WIDE])
@pytest.mark.parametrize("size", SIZES)
def test_a_band_is_whole(application: Any, words: str, size: tuple[int, int]) -> None:
    del application
    screen = replace(shown("prizes, 27", Catalogue("en", ROME), "running"), band=words.strip())
    found = layout(screen, *size, theme("dark"), ems)
    box = next(box for box in found if box.name == "lower_third_words")
    gone = str.maketrans("", "", " -")  # a hyphen is added where a word breaks
    assert "".join(box.lines).translate(gone) == words.translate(gone)
    assert box.size >= size[1] / 40
    sits(box, Room(0, 0, *size))


@pytest.mark.parametrize("look", THEMES)
def test_a_band_comes_and_goes_as_if_painted_afresh(application: Any, look: Any) -> None:
    del application
    words, size = Catalogue("en", ROME), (960, 540)
    plain = shown("prizes, 27", words, "running")
    banded = replace(plain, band=USUAL)
    running = Picture(*size, theme(look))
    for screen in (plain, banded, replace(banded, band="Dinner"), plain):
        running.show(screen)
        fresh = Picture(*size, theme(look))
        fresh.show(screen)
        assert running.image == fresh.image
