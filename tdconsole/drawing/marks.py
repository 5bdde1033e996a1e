"""The marks of a drawing, in units from its left upper corner; inks are names of a palette."""

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from tdconsole.domain.values import Record

Point = tuple[float, float]
"""Its distance from the left and from the top."""


class Plate(Record, kw_only=True, tag="plate"):
    """A rectangle, or with rounded corners a plate, an oval or a dot."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    edge: str = ""
    thick: float = 0
    round: float = 0


class Stroke(Record, kw_only=True, tag="stroke"):
    """A line from point to point."""

    points: tuple[Point, ...]
    edge: str
    thick: float
    dashed: bool = False


class Area(Record, kw_only=True, tag="area"):
    """The inside of a polygon; what is under it is seen through it."""

    points: tuple[Point, ...]
    fill: str
    solid: float = 1.0


class Arc(Record, kw_only=True, tag="arc"):
    """A share of a ring, from the top on clockwise."""

    x: float
    y: float
    radius: float
    share: float
    edge: str
    thick: float


class Word(Record, kw_only=True, tag="word"):
    """A text on its baseline."""

    text: str
    x: float
    y: float
    size: float
    fill: str
    face: str
    align: Literal["left", "centre", "right"] = "left"


Mark = Plate | Stroke | Area | Arc | Word


def inked(mark: Mark, colour: Callable[[str], str]) -> Mark:
    """The mark with its colours themselves in the place of their names."""
    found = {name: colour(ink) for name in ("fill", "edge") if (ink := getattr(mark, name, ""))}
    return replace(mark, **found)
