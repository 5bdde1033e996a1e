"""Drawing marks on a sheet; their inks are greys, from 0 for black to 1 for white."""

from collections.abc import Iterable
from typing import Final, assert_never

from tdconsole.drawing.marks import Arc, Area, Mark, Plate, Point, Stroke, Word
from tdconsole.printing.paper.lettering import Type, printable, width
from tdconsole.printing.paper.sheet import Sheet

_DASHES: Final = (2.4, 1.4)
"""In the thickness of the line; short enough that no step of a staircase falls into a gap."""


def draw_marks(sheet: Sheet, marks: Iterable[Mark], left: float, top: float) -> None:
    """Draw them one over the other, from this corner to the right and down."""
    sheet.canvas.saveState()
    sheet.canvas.translate(left, top)
    for mark in marks:
        _draw(sheet, mark)
    sheet.canvas.restoreState()


def _draw(sheet: Sheet, mark: Mark) -> None:
    canvas = sheet.canvas
    match mark:
        case Plate():
            _draw_plate(sheet, mark)
        case Stroke():
            _pen(sheet, mark.edge, mark.thick, dashed=mark.dashed)
            _path(sheet, mark.points, closed=False)
        case Area():
            canvas.saveState()
            canvas.setFillGray(float(mark.fill))
            canvas.setFillAlpha(mark.solid)
            _path(sheet, mark.points, closed=True)
            canvas.restoreState()
        case Arc():
            _pen(sheet, mark.edge, mark.thick)
            radius, x, y = mark.radius, mark.x, -mark.y
            around = (x - radius, y - radius, x + radius, y + radius)
            canvas.arc(*around, 90, -360 * mark.share)
        case Word():
            type_ = Type(mark.face, mark.size)
            text = printable(mark.text)
            wide = width(text, type_)
            canvas.setFillGray(float(mark.fill))
            before = {"left": 0.0, "centre": wide / 2, "right": wide}[mark.align]
            sheet.pen.write(mark.x - before, -mark.y, text, type_)
            canvas.setFillGray(0)
        case _:
            assert_never(mark)


def _draw_plate(sheet: Sheet, plate: Plate) -> None:
    """Draw it with its whole edge inside of it."""
    inset = plate.thick / 2 if plate.edge else 0.0
    wide, high = plate.width - 2 * inset, plate.height - 2 * inset
    if plate.fill:
        sheet.canvas.setFillGray(float(plate.fill))
    if plate.edge:
        _pen(sheet, plate.edge, plate.thick)
    sheet.canvas.roundRect(
        plate.x + inset,
        -plate.y - plate.height + inset,
        wide,
        high,
        min(plate.round, wide / 2, high / 2),
        stroke=int(bool(plate.edge)),
        fill=int(bool(plate.fill)),
    )
    sheet.canvas.setFillGray(0)


def _pen(sheet: Sheet, ink: str, thick: float, *, dashed: bool = False) -> None:
    sheet.canvas.setStrokeGray(float(ink))
    sheet.canvas.setLineWidth(thick)
    sheet.canvas.setDash([thick * one for one in _DASHES] if dashed else [])


def _path(sheet: Sheet, points: tuple[Point, ...], *, closed: bool) -> None:
    path = sheet.canvas.beginPath()
    for number, (x, y) in enumerate(points):
        if number:
            path.lineTo(x, -y)
        else:
            path.moveTo(x, -y)
    if closed:
        path.close()
    sheet.canvas.drawPath(path, stroke=int(not closed), fill=int(closed))
