"""Marks as they are painted: where their ink is, and where the ground stays."""

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from tdconsole.drawing.marks import Arc, Area, Mark, Plate, Stroke, Word, inked
from tdconsole.gui.shared.marks import paint_marks
from tdconsole.wall.theme import theme

DARK = theme("dark")
INK, GROUND = DARK.palette.ink, DARK.palette.ground
CORNER = QPointF(20, 10)


def painted(*marks: Mark) -> QImage:
    image = QImage(140, 120, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    paint_marks(painter, marks, CORNER, DARK.palette.colour)
    painter.end()
    return image


def colour_at(image: QImage, x: int, y: int) -> str:
    """The colour at a place counted from the drawing's own corner."""
    return image.pixelColor(round(CORNER.x()) + x, round(CORNER.y()) + y).name()


def test_a_plate_has_its_edge_inside_and_its_corners_rounded() -> None:
    image = painted(
        Plate(x=0, y=0, width=80, height=60, fill="ink", edge="gold", thick=4, round=20)
    )
    assert colour_at(image, 40, 30) == INK
    assert colour_at(image, 40, 1) == DARK.palette.gold
    assert colour_at(image, 0, 0) == colour_at(image, 81, 30) == GROUND


def test_an_arc_begins_at_the_top_and_runs_clockwise() -> None:
    image = painted(Arc(x=50, y=50, radius=40, share=0.25, edge="ink", thick=8))
    assert colour_at(image, 78, 22) == INK
    assert (
        colour_at(image, 22, 78) == colour_at(image, 22, 22) == colour_at(image, 50, 50) == GROUND
    )


def test_an_area_lets_what_is_under_it_be_seen() -> None:
    corners = ((0.0, 0.0), (80.0, 0.0), (80.0, 60.0), (0.0, 60.0))
    seen = colour_at(painted(Area(points=corners, fill="ink", solid=0.5)), 40, 30)
    assert GROUND < seen < INK


def test_a_dashed_stroke_has_gaps() -> None:
    line = Stroke(points=((0, 20), (100, 20)), edge="ink", thick=4, dashed=True)
    along = [colour_at(painted(line), x, 20) for x in range(100)]
    assert {INK, GROUND} <= set(along)


@pytest.mark.usefixtures("application")
def test_a_word_ends_where_it_is_told_to() -> None:
    word = Word(text="12", x=80, y=40, size=30, fill="ink", face="Roboto-Bold", align="right")
    image = painted(word)
    inky = [x for x in range(120) for y in range(15, 45) if colour_at(image, x, y) == INK]
    assert inky
    assert 40 < min(inky) < max(inky) <= 80


def test_a_mark_takes_the_colours_of_its_inks() -> None:
    plate = Plate(x=0, y=0, width=1, height=1, fill="plate", edge="gold")
    assert inked(plate, DARK.palette.colour) == Plate(
        x=0, y=0, width=1, height=1, fill=DARK.palette.plate, edge=DARK.palette.gold
    )
    bare = Plate(x=0, y=0, width=1, height=1)
    assert inked(bare, DARK.palette.colour) == bare
