"""The family of icons: one hand, one stroke, any ink."""

import re
from itertools import product
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QColor, QIcon

from tdconsole.files import resource
from tdconsole.gui.shared.icons import SHARPEST, icon

NAMES: Final = sorted(path.stem for path in resource("icons").glob("*.svg"))
WANTED: Final = {
    "check", "chevron-down", "desk", "floor", "log", "more", "muted", "paper", "pause", "play", "plus",
    "projector", "redo", "structure", "undo", "warning",
}  # fmt: skip
INK: Final = "#6cb8ff"


def test_every_icon_of_the_window_is_there() -> None:
    assert set(NAMES) >= WANTED


@pytest.mark.parametrize("name", NAMES)
def test_each_is_drawn_by_the_same_hand(name: str) -> None:
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    drawing = ET.fromstring(text)  # noqa: S314 -- our own file
    assert drawing.get("viewBox") == "0 0 24 24"
    assert drawing.get("fill") == "none"
    assert drawing.get("stroke") == "currentColor"
    assert drawing.get("stroke-width") == "1.75"
    assert drawing.get("stroke-linecap") == drawing.get("stroke-linejoin") == "round"
    assert not re.search(r"#[0-9a-f]{3}|style=", text)
    assert not any("stroke-width" in one.attrib for one in drawing)


@pytest.mark.parametrize("name", NAMES)
def test_each_is_whole_within_its_box(qt: Any, name: str) -> None:
    del qt
    image = icon(name, INK, 48).pixmap(48, 48).toImage()
    border = [image.pixelColor(x, y) for x, y in product(range(48), (0, 47))]
    border += [image.pixelColor(x, y) for x, y in product((0, 47), range(48))]
    assert {colour.alpha() for colour in border} == {0}
    inside = [image.pixelColor(x, y) for x, y in product(range(48), repeat=2)]
    drawn = [colour for colour in inside if colour.alpha() == 255]
    assert len(drawn) > 20
    assert {colour.name() for colour in drawn} == {QColor(INK).name()}


def test_a_sharp_screen_gets_a_sharp_icon(qt: Any) -> None:
    del qt
    sizes = icon("play", INK, 20).availableSizes()
    assert max(size.width() for size in sizes) == 20 * SHARPEST


def test_an_icon_that_cant_be_pressed_has_an_ink_of_its_own() -> None:
    both = icon("play", INK, 24, "#16110a")
    for mode, ink in ((QIcon.Mode.Normal, INK), (QIcon.Mode.Disabled, "#16110a")):
        image = both.pixmap(24, 24, mode).toImage()
        inks = {
            image.pixelColor(x, y).name()
            for x, y in product(range(image.width()), range(image.height()))
            if image.pixelColor(x, y).alpha() == 255
        }
        assert inks == {ink}
