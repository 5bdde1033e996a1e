"""The evening's line at the foot of the wall, under the clock's."""

from itertools import product

import pytest

pytest.importorskip("PySide6")

from tdconsole.gui.shared.lettering import ems
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.layout import layout
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.screens import shown

pytestmark = pytest.mark.usefixtures("application")

SIZES = ((1024, 768), (1920, 1080), (3840, 2160))


def found(name: str, size: tuple[int, int], around: str = "running") -> dict[str, Box]:
    boxes = layout(shown(name, Catalogue("en", ROME), around), *size, theme("dark"), ems)
    return {box.name: box for box in boxes}


@pytest.mark.parametrize(("size", "around"), list(product(SIZES, ("running", "paused", "last"))))
@pytest.mark.parametrize("name", ["prizes, 27", "seating, 1100", "hand for hand", "notice, usual"])
def test_it_is_under_the_clocks_line_and_clear_of_everything(
    name: str, size: tuple[int, int], around: str
) -> None:
    boxes = found(name, size, around)
    ribbon = boxes.pop("ribbon").room
    assert ribbon.bottom <= size[1]
    assert ribbon.y >= boxes["foot_time"].room.bottom
    others = (one for one in boxes.values() if one.lines or one.name == "foot")
    assert [one.name for one in others if one.room.meets(ribbon)] == []
    assert boxes["foot_time"].size >= 0.07 * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_it_stays_while_the_clock_has_a_notice(size: tuple[int, int]) -> None:
    boxes = found("clock, a notice over the line", size)
    assert boxes["notice"].room.bottom <= boxes["ribbon"].room.y
    assert boxes["notice"].size >= 0.034 * size[1]


@pytest.mark.parametrize("name", ["final table", "winner", "break", "level begins"])
def test_a_screen_without_the_clocks_line_has_none(name: str) -> None:
    assert "ribbon" not in found(name, (1920, 1080))
