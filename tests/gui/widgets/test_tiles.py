"""The tiles of tables: they fill their page, and have one anatomy on every page."""

from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.gui.console.widgets.tiled.face import (
    Face,
    Faces,
    Seated,
    Sign,
    done_look,
    plain_look,
)
from tdconsole.gui.console.widgets.tiled.tiling import tiling
from tdconsole.wall.theme import theme

DARK = theme("dark")
NAMES = ("Beatriz Araújo", "Bartholomew Featherstonehaugh-Cholmondeley")


def painted(face: Face, width: int, height: int) -> QImage:
    image = QImage(width + 40, height + 40, QImage.Format.Format_RGB32)
    image.fill(QColor(DARK.colours.ground))
    painter = QPainter(image)
    Faces(DARK).paint(painter, QRect(20, 20, width, height), face, ring=0)
    painter.end()
    return image


def face(sign: Sign = "ring", **how: Any) -> Face:
    usual = {"look": plain_look(DARK.colours), "figure": "0/9", "word": "to bag"}
    return Face(12, sign, **{**usual, **how})


@pytest.mark.parametrize("tiles", [1, 3, 4, 10])
@pytest.mark.parametrize("room", [(640, 560), (1000, 820), (1500, 820)])
def test_few_tiles_take_most_of_the_page(tiles: int, room: tuple[int, int]) -> None:
    laid = tiling(*room, tiles, DARK.console.space)
    share = tiles * laid.width * laid.height / (room[0] * room[1])
    assert share > (0.6 if tiles > 1 else 0.2)


@pytest.mark.parametrize("size", [(48, 36), (60, 60), (130, 90), (370, 280)])
def test_nothing_is_painted_outside_its_tile(qt: Any, size: tuple[int, int]) -> None:
    del qt
    seats = tuple(Seated(str(at), name, "1,250,000") for at, name in enumerate(NAMES, 1))
    image = painted(face(out=2, away=3, seats=seats if size[0] > 300 else ()), *size)
    ground = QColor(DARK.colours.ground)
    for x in range(image.width()):
        for y in range(image.height()):
            if not QRect(19, 19, size[0] + 2, size[1] + 2).contains(x, y):
                assert image.pixelColor(x, y) == ground


def test_each_state_has_a_sign_of_its_own(qt: Any) -> None:
    del qt
    signs: tuple[Sign, ...] = ("ring", "tick", "bars", "wedge", "box")
    images = [painted(face(sign), 130, 90) for sign in signs]
    assert len({bytes(image.constBits()) for image in images}) == len(signs)


def test_who_sits_there_is_named_only_where_the_fullest_table_has_room(qt: Any) -> None:
    del qt
    faces = Faces(DARK)
    assert faces.have_room(300, 280, 9)
    assert not faces.have_room(300, 200, 9)
    assert not faces.have_room(100, 400, 9)
    assert faces.columns(317, 240, 9) == 1
    assert faces.columns(395, 147, 7) == 2
    assert not faces.have_room(300, 147, 7)


def test_rows_lie_at_the_same_heights_on_every_tile(qt: Any) -> None:
    del qt

    def lines(most: int, seats: tuple[Seated, ...], size: tuple[int, int]) -> list[int]:
        """Return the heights at which the numbers of the seats are."""
        faces, (width, height) = Faces(DARK), size
        faces.fit([], most)
        image = QImage(width, height, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        faces.paint(painter, QRect(0, 0, width, height), face(seats=seats), ring=0)
        painter.end()
        fill = image.pixelColor(width // 2, height - 4)
        ink = [
            any(image.pixelColor(x, y) != fill for x in range(9, 20)) for y in range(height - 26)
        ]
        return [y for y in range(44, height - 26) if ink[y] and not ink[y - 1]]

    few, many = (tuple(Seated("1", "Bo Li") for _ in range(number)) for number in (5, 9))
    assert len(lines(9, many, (300, 256))) == 9
    assert lines(9, few, (300, 256)) == lines(9, many, (300, 256))[:5]
    assert len(lines(7, many[:7], (395, 147))) == 4


def test_a_name_without_room_has_initials_before_it_is_cut(qt: Any) -> None:
    del qt
    images = {
        name: painted(face(seats=(Seated("1", name, "33 BB"),) * 7), 395, 147)
        for name in ("Marguerite Fotheringham", "M. Fotheringham", "Marguerite")
    }
    full, short, other = (bytes(image.constBits()) for image in images.values())
    assert full == short
    assert other != short


def test_a_figure_alone_says_what_it_counts(qt: Any) -> None:
    del qt
    bare, said = (painted(face(unit=unit), 370, 150) for unit in ("", "players"))
    ink = QColor(DARK.colours.quiet)
    below = QRect(160, 108, 100, 20)
    assert not _has(bare.copy(below), ink)
    assert _has(said.copy(below), ink)


def test_bars_begin_behind_the_longest_name_and_keep_their_least_room(qt: Any) -> None:
    del qt
    faces = Faces(DARK)
    unit = DARK.console.space.unit
    usual = faces.bars_begin(290, 52)
    faces.fit(["Bo Li"])
    assert faces.bars_begin(290, 52) < usual
    faces.fit(["Anastasia Triantafyllou"])
    assert faces.bars_begin(290, 52) > usual
    assert faces.bars_begin(290, 52) - 8 * unit >= faces.longest
    faces.fit(NAMES)
    assert faces.bars_begin(290, 52) == 290 - 52 - 10 * unit


def test_the_number_of_a_table_gives_way_to_its_figure_where_it_is_named(qt: Any) -> None:
    del qt
    corner = QRect(26, 26, 60, 30)
    ink = QColor(DARK.colours.ink)
    bold, named = (painted(face(name=name), 130, 90).copy(corner) for name in ("", "Table 12"))
    assert _has(bold, ink)
    assert not _has(named, ink)
    seats = (Seated("1", "Bo Li"),)
    head = QRect(200, 22, 140, 40)
    quiet, large = (
        painted(face(name=name, seats=seats), 370, 280).copy(head) for name in ("", "Table 12")
    )
    assert _has(large, ink)
    assert not _has(quiet, ink)


def _has(image: QImage, ink: QColor) -> bool:
    return any(
        image.pixelColor(x, y) == ink for x in range(image.width()) for y in range(image.height())
    )


def test_a_done_table_gives_way_to_those_that_are_not(qt: Any) -> None:
    del qt
    done = painted(face("tick", look=done_look(DARK.colours)), 130, 90)
    open_ = painted(face(), 130, 90)
    inside = 24, 60
    assert open_.pixelColor(*inside).lightnessF() > done.pixelColor(*inside).lightnessF()
