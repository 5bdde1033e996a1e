"""The signs and seats of the map: each has a shape of its own."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import get_args

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tdconsole.gui.console.room.map.glyphs import (
    Sign,
    Sitting,
    body_of,
    draw_seat,
    draw_sign,
    sign_ink,
    signs,
)
from tdconsole.gui.console.room.map.look import State
from tdconsole.projections.room.hall import Standing
from tdconsole.wall.theme import THEMES, ThemeName, theme
from tests.gui.widgets.test_theme import contrast

BOX = QRectF(4, 4, 22, 22)
Painting = Callable[[QPainter], None]


def drawn(painting: Painting) -> QImage:
    image = QImage(30, 30, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painting(painter)
    painter.end()
    return image


def alike(paintings: Iterable[tuple[str, Painting]]) -> list[tuple[str, str]]:
    pictures = [("nothing", drawn(lambda _: None))]
    found = []
    for name, painting in paintings:
        picture = drawn(painting)
        found += [(name, other) for other, earlier in pictures if picture == earlier]
        pictures.append((name, picture))
    return found


def test_no_two_signs_of_a_table_look_alike() -> None:
    paintings = (
        (sign, partial(draw_sign, box=BOX, sign=sign, ink="#000000")) for sign in get_args(Sign)
    )
    assert not alike(paintings)


def test_no_two_seats_look_alike() -> None:
    colour = theme("light").colours
    paintings = (
        (sitting, partial(draw_seat, box=BOX, sitting=sitting, colour=colour))
        for sittings in get_args(Sitting)
        for sitting in get_args(sittings)
    )
    assert not alike(paintings)


@pytest.mark.parametrize("name", THEMES)
def test_what_is_written_on_a_table_can_be_read_in_every_state(name: ThemeName) -> None:
    colour = theme(name).colours
    states = [
        State(open=True, halt="halts"),
        State(open=True, halt="plays_until_open_seat"),
        State(open=True, held=True),
        State(open=True, standing=Standing("short", 2)),
        State(open=True, breaks=True),
        State(open=True, counted=True),
    ]
    for state in states:
        ground = body_of(colour, state, colour.surface)
        assert ground != colour.surface
        inks = {colour.ink, colour.quiet, *(sign_ink(colour, sign) for sign in signs(state))}
        assert {ink: contrast(ink, ground) for ink in inks if contrast(ink, ground) < 4.5} == {}
    assert body_of(colour, State(open=True, locked=True), colour.surface) == colour.surface
