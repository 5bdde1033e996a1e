"""The evening's line at the foot of the wall, under the clock's."""

from itertools import product

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.gui.shared.lettering import ems
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import LEADING, TALL, Box
from tdconsole.wall.composing.layout import layout
from tdconsole.wall.composing.sheet import baseline
from tdconsole.wall.theme import LAYOUTS, Layout, theme
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "name", ["clock, the evening on one line", "clock, a notice over the line"]
)
@pytest.mark.parametrize("one", LAYOUTS)
def test_on_the_clock_it_keeps_off_the_edge(one: Layout, name: str, size: tuple[int, int]) -> None:
    look = replace(theme("dark"), layout=one)
    found = layout(shown(name, Catalogue("en", ROME)), *size, look, ems)
    (ribbon,) = (box.room for box in found if box.name == "ribbon")
    assert size[1] - ribbon.bottom >= 0.02 * size[1]


def test_a_notice_is_clear_of_it_and_no_comma_meets_the_rule() -> None:
    boxes = found("clock, a notice over the line", (1920, 1080))
    notice, blinds = boxes["notice"], boxes["blinds"]
    below = notice.room.y + (notice.room.height + notice.size * TALL) / 2
    assert boxes["ribbon"].room.y - below >= 2
    comma = baseline(blinds, 0, LEADING) + 0.15 * blinds.size
    assert boxes["line"].room.y - comma >= 8


@pytest.mark.parametrize("name", ["final table", "winner", "break", "level begins"])
def test_a_screen_without_the_clocks_line_has_none(name: str) -> None:
    assert "ribbon" not in found(name, (1920, 1080))
