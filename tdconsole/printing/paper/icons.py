"""The program's icons as outlines on paper."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import acos, copysign, cos, hypot, pi, sin, sqrt, tan
from typing import Final, Literal, NamedTuple

from reportlab.pdfgen.canvas import Canvas

from tdconsole.files import resource

Icon = Literal[
    "bubble",
    "chips",
    "day",
    "desk",
    "draw",
    "festival",
    "flights",
    "floor",
    "people",
    "prizes",
    "rules",
    "seal",
    "season",
    "staff",
    "warning",
]

SIDE: Final = 24.0
"""The side of the square that each is drawn in."""
_LINE: Final = 1.75
_ROUND: Final = 4 / 3 * tan(pi / 8)
"""How far the handles of a quarter of a circle reach, for a radius of 1."""

_SHAPE: Final = re.compile(r"<(path|circle|ellipse|rect)\s([^>]*?)/>")
_SAID: Final = re.compile(r'([\w-]+)="([^"]*)"')
_PART: Final = re.compile(r"([a-zA-Z])|(-?(?:\d*\.\d+|\d+))")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}


class Stroke(NamedTuple):
    """A step of the pen: to a point, or along a curve with two handles."""

    kind: Literal["move", "line", "curve", "close"]
    points: tuple[float, ...]


def draw_icon(canvas: Canvas, icon: Icon, x: float, top: float, side: float) -> None:
    """Draw the icon in the stroke colour of the canvas, down from its top."""
    canvas.saveState()
    canvas.translate(x, top)
    canvas.scale(side / SIDE, -side / SIDE)
    canvas.setLineWidth(_LINE)
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    path = canvas.beginPath()
    draw: dict[str, Callable[..., object]] = {
        "move": path.moveTo,
        "line": path.lineTo,
        "curve": path.curveTo,
        "close": path.close,
    }
    for stroke in outline(icon):
        draw[stroke.kind](*stroke.points)
    canvas.drawPath(path, stroke=1, fill=0)
    canvas.restoreState()


@lru_cache(maxsize=32)
def outline(icon: Icon) -> tuple[Stroke, ...]:
    text = resource("icons", f"{icon}.svg").read_text(encoding="utf-8")
    return tuple(
        stroke
        for shape, said in _SHAPE.findall(text)
        for stroke in _shape(shape, dict(_SAID.findall(said)))
    )


def _shape(shape: str, said: dict[str, str]) -> Iterator[Stroke]:
    if shape == "path":
        yield from _path(said["d"])
        return
    of = {name: float(value) for name, value in said.items()}
    if shape == "rect":
        radius = of.get("rx", 0.0)
        yield from _rounded(of["x"], of["y"], (of["width"], of["height"]), (radius, radius))
        return
    wide, high = (of["rx"], of["ry"]) if shape == "ellipse" else (of["r"], of["r"])
    size = (2 * wide, 2 * high)
    yield from _rounded(of["cx"] - wide, of["cy"] - high, size, (wide, high))


def _rounded(
    x: float, y: float, size: tuple[float, float], radius: tuple[float, float]
) -> Iterator[Stroke]:
    """A rectangle with round corners; with nothing between the corners it is an ellipse."""
    (wide, high), (rx, ry) = size, radius
    right, foot, left, less = x + wide, y + high, rx * (1 - _ROUND), ry * (1 - _ROUND)
    yield Stroke("move", (x + rx, y))
    yield Stroke("line", (right - rx, y))
    yield Stroke("curve", (right - left, y, right, y + less, right, y + ry))
    yield Stroke("line", (right, foot - ry))
    yield Stroke("curve", (right, foot - less, right - left, foot, right - rx, foot))
    yield Stroke("line", (x + rx, foot))
    yield Stroke("curve", (x + left, foot, x, foot - less, x, foot - ry))
    yield Stroke("line", (x, y + ry))
    yield Stroke("curve", (x, y + less, x + left, y, x + rx, y))
    yield Stroke("close", ())


def _path(said: str) -> Iterator[Stroke]:
    x = y = begun_x = begun_y = 0.0
    handle: tuple[float, float] | None = None
    for letter, values in _steps(said):
        kind, near = letter.upper(), letter.islower()
        of_x, of_y = (x, y) if near else (0.0, 0.0)
        after: tuple[float, float] | None = None
        match kind:
            case "M":
                x, y = of_x + values[0], of_y + values[1]
                begun_x, begun_y = x, y
                yield Stroke("move", (x, y))
            case "L" | "H" | "V":
                x = of_x + values[0] if kind != "V" else x
                y = of_y + values[-1] if kind != "H" else y
                yield Stroke("line", (x, y))
            case "C" | "S":
                points = [one + (of_y if nth % 2 else of_x) for nth, one in enumerate(values)]
                if kind == "S":
                    was_x, was_y = handle or (x, y)
                    points = [2 * x - was_x, 2 * y - was_y, *points]
                after, x, y = (points[2], points[3]), points[4], points[5]
                yield Stroke("curve", tuple(points))
            case "A":
                to_x, to_y = of_x + values[5], of_y + values[6]
                yield from _arc((x, y), (to_x, to_y), (values[0], values[1]), values[3:5])
                x, y = to_x, to_y
            case _:
                x, y = begun_x, begun_y
                yield Stroke("close", ())
        handle = after


def _steps(said: str) -> Iterator[tuple[str, list[float]]]:
    """Each letter of a path with its numbers; numbers that follow repeat the letter."""
    letter = ""
    values: list[float] = []
    for name, number in _PART.findall(said):
        if name:
            letter, values = name, []
        else:
            values.append(float(number))
        if len(values) == _TAKES[letter.upper()]:
            yield letter, values
            values = []
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def _arc(
    start: tuple[float, float],
    end: tuple[float, float],
    radii: tuple[float, float],
    flags: list[float],
) -> Iterator[Stroke]:
    """An arc of an upright ellipse as curves of a quarter turn at most."""
    (rx, ry), (large, onward) = radii, flags
    ax, ay, bx, by = start[0] / rx, start[1] / ry, end[0] / rx, end[1] / ry
    half = hypot(bx - ax, by - ay) / 2
    larger = max(1.0, half)
    off = sqrt(max(0.0, larger * larger - half * half)) / (2 * half)
    side = 1.0 if bool(large) != bool(onward) else -1.0
    cx = (ax + bx) / 2 - side * off * (by - ay)
    cy = (ay + by) / 2 + side * off * (bx - ax)
    first, last = (_turned(px - cx, py - cy) for px, py in ((ax, ay), (bx, by)))
    turn = last - first
    if onward and turn < 0:
        turn += 2 * pi
    if not onward and turn > 0:
        turn -= 2 * pi
    parts = max(1, round(abs(turn) / (pi / 2) + 0.499))
    each = turn / parts
    reach = 4 / 3 * tan(each / 4)
    for nth in range(parts):
        a, b = first + nth * each, first + (nth + 1) * each
        points = (
            (cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
            (cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
            (cos(b), sin(b)),
        )
        scaled = (((cx + larger * px) * rx, (cy + larger * py) * ry) for px, py in points)
        yield Stroke("curve", tuple(value for point in scaled for value in point))


def _turned(x: float, y: float) -> float:
    """The angle of a point, from the right on."""
    return copysign(acos(max(-1.0, min(1.0, x / hypot(x, y)))), y)
