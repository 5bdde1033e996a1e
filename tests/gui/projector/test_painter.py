from itertools import pairwise
from time import process_time
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.gui.projector.drawing.picture import picture
from tdconsole.gui.projector.drift import EVERY, drift, every_shift
from tdconsole.gui.shared.lettering import ems
from tdconsole.i18n.catalogue import catalogue
from tdconsole.wall.composing.layout import Shown, layout
from tdconsole.wall.screens.clock_words import clock
from tdconsole.wall.theme import THEMES, ThemeName, theme
from tests.gui.boards import BOARDS, NOW, REASON, ROME, like, minutes
from tests.gui.screens import BODIES
from tests.gui.screens import shown as screen

A_SHADE: Final = 40
A_FRAME: Final = 0.010
"""Seconds of this machine's time; once a second, that is a hundredth of a core."""


def said(name: str) -> Shown:
    return Shown(body=clock(catalogue("pl", ROME), BOARDS[name], NOW, REASON))


def alike(one: QImage, other: QImage) -> bool:
    """To the eye: a letter may come from Qt's cache a shade off."""
    if one == other:
        return True
    shades = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(a - b) <= A_SHADE for a, b in shades if a != b)


def at(left: int) -> Shown:
    board = like(left=minutes(0, left), until_break=minutes(20, left))
    return Shown(body=clock(catalogue("en"), board, NOW))


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("colours", THEMES)
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (3840, 2160)])
def test_nothing_is_painted_outside_the_boxes(
    qt: Any, name: str, colours: ThemeName, size: tuple[int, int]
) -> None:
    """With every box wiped away again, the ground alone is left."""
    del qt
    tokens = theme(colours)
    image, ground = picture(said(name), *size, tokens), QColor(tokens.palette.ground)
    painter = QPainter(image)
    for box in layout(said(name), *size, tokens, ems):
        painter.fillRect(QRect(*box.room).adjusted(-1, -1, 1, 1), ground)
    painter.end()
    bare = QImage(image.size(), image.format())
    bare.fill(ground)
    assert image == bare


@pytest.mark.parametrize("colours", THEMES)
def test_painting_what_changed_makes_the_picture_that_painting_all_makes(
    qt: Any, colours: ThemeName
) -> None:
    del qt
    live = Picture(800, 600, theme(colours))
    for left in (9, 8, 7, 6):
        live.show(at(left + 100))
    for name in BOARDS:
        live.show(said(name))
        assert alike(live.image, picture(said(name), 800, 600, theme(colours)))
    for left in (64, 63, 62, 61, 60, 59):
        live.show(at(left))
        assert alike(live.image, picture(at(left), 800, 600, theme(colours)))


def test_from_any_screen_to_any_other_the_picture_is_the_one_that_painting_all_makes(
    qt: Any,
) -> None:
    del qt
    words, names = catalogue("it", ROME), [name for name in BODIES if "10000" not in name]
    live = Picture(800, 600, theme("dark"))
    for name in (*names, *reversed(names[::3])):
        live.show(screen(name, words))
        whole = picture(screen(name, words), 800, 600, theme("dark"))
        assert alike(live.image, whole), name


def test_a_page_of_a_list_stays_where_it_is_while_the_seconds_pass(qt: Any) -> None:
    del qt
    words, live = catalogue("en", ROME), Picture(1920, 1080, theme("dark"))
    before = screen("seating, 87", words)
    live.show(before)
    assert before.frame is not None
    later = replace(before, frame=replace(before.frame, time="14:31"))
    assert live.show(later).boundingRect().height() < 200


def test_everything_moves_slowly_and_never_far() -> None:
    moments = [replace(NOW, uptime=EVERY * at // 10) for at in range(400)]
    path = [drift(now, 1080) for now in moments]
    assert sum(one != other for one, other in pairwise(path)) == 39
    assert len(set(path)) == len(every_shift(1080))
    assert max(abs(part) for shift in path for part in shift) <= 0.01 * 1080


def test_what_moves_against_burning_in_moves_everything_and_cuts_nothing(qt: Any) -> None:
    del qt
    words = catalogue("en", ROME)
    for name in ("clock, closed", "seating, 87", "draw, done"):
        still = picture(screen(name, words), 1024, 768, theme("dark"))
        for shift in every_shift(768)[1:4]:
            live = Picture(1024, 768, theme("dark"))
            live.show(screen(name, words), shift)
            moved = live.image.copy(20 + shift.x, 20 + shift.y, 900, 700)
            rest = still.copy(20, 20, 900, 700)
            assert alike(moved, rest)


def test_a_second_touches_a_part_of_the_screen(qt: Any) -> None:
    del qt
    live = Picture(1920, 1080, theme("dark"))
    whole = live.show(at(500))
    assert whole.boundingRect() == QRect(0, 0, 1920, 1080)
    touched = live.show(at(499))
    area = sum(
        rect.width() * rect.height() for rect in (touched.boundingRect(),) if not rect.isEmpty()
    )
    assert area > 0
    assert not touched.contains(QRect(1300, 300, 500, 300))
    assert live.show(at(499)).isEmpty()


def test_a_second_costs_little(qt: Any) -> None:
    del qt
    live = Picture(1920, 1080, theme("dark"))
    live.show(at(500))
    for left in range(499, 399, -1):
        live.show(at(left))
    begun = process_time()
    for left in range(499, 399, -1):
        live.show(at(left))
    assert (process_time() - begun) / 100 < A_FRAME
