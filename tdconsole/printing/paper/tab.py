"""The tab in the corner of a paper, by which it is filed: white on black, with the icon of its kind."""

from typing import Final

from tdconsole.printing.paper.icons import Icon, draw_icon
from tdconsole.printing.paper.sheet import Sheet

_WIDE, _HIGH = 44.0, 34.0
_NARROW_WIDE, _NARROW_HIGH = 26.0, 24.0
_NARROW: Final = 400.0
_EDGE: Final = 12.0
"""How close to the edge of a sheet every printer prints."""
_CORNER: Final = 5.0
_ICON: Final = 0.68
"""The side of the icon by the height of the tab."""


def tab_size(sheet: Sheet) -> tuple[float, float]:
    """How far the tab of a page reaches in from its margins on the right and from above."""
    wide, high = _size(sheet.width)
    edge = _edge(sheet)
    return wide + edge, high + edge


def draw_tab(sheet: Sheet, icon: Icon, top: float | None = None) -> None:
    """Draw the tab of a page, or of its part below a cut, in the upper corner on the right."""
    wide, high = _size(sheet.width)
    edge = _edge(sheet)
    under = (sheet.height if top is None else top) - edge
    draw_tab_at(sheet, icon, sheet.width - edge - wide, under, (wide, high))


def draw_tab_at(sheet: Sheet, icon: Icon, x: float, top: float, size: tuple[float, float]) -> None:
    """Draw a tab that hangs from its top, with its lower corners round."""
    canvas, (wide, high) = sheet.canvas, size
    canvas.saveState()
    canvas.setFillGray(0)
    path = canvas.beginPath()
    path.moveTo(x, top)
    path.lineTo(x + wide, top)
    path.lineTo(x + wide, top - high + _CORNER)
    path.curveTo(x + wide, top - high, x + wide, top - high, x + wide - _CORNER, top - high)
    path.lineTo(x + _CORNER, top - high)
    path.curveTo(x, top - high, x, top - high, x, top - high + _CORNER)
    path.close()
    canvas.drawPath(path, stroke=0, fill=1)
    canvas.setStrokeGray(1)
    side = high * _ICON
    draw_icon(canvas, icon, x + (wide - side) / 2, top - (high - side) / 2, side)
    canvas.restoreState()


def _edge(sheet: Sheet) -> float:
    return sheet.paper.margin if sheet.paper.kind == "roll" else _EDGE


def _size(width: float) -> tuple[float, float]:
    return (_NARROW_WIDE, _NARROW_HIGH) if width < _NARROW else (_WIDE, _HIGH)
