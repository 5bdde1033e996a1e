"""A stack of things in a given width: measured first, and then drawn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from tdconsole.printing.paper.lettering import (
    BEARING,
    BOLD,
    CAPITALS,
    LABEL,
    LEADING,
    STRONG,
    Block,
    Type,
    fitted,
    label_lines,
    label_type,
    printable,
    shrunk,
    width,
)
from tdconsole.printing.paper.qr.matrix import SIDE
from tdconsole.printing.paper.qr.picture import DOT, draw_code
from tdconsole.printing.paper.sheet import HAIRLINE, Sheet

_LINES: Final = 4
_DESCENT: Final = 0.2
_UNDER_LABEL: Final = 4.5
_FIRST_SHARE: Final = 0.56
_SECOND_FROM: Final = 0.63
_SMALLER: Final = 0.94
_SMALLEST: Final = 0.3
_BOX: Final = 0.7
"""The width of a box by its height."""
_BOX_LINE: Final = 0.9
_BAND: Final = Type(BOLD, 12.0)
_BAND_EDGE: Final = 4.0
_STRIKE: Final = 0.08
"""The weight of a line through a text by the size of its type."""
_WRITTEN: Final = 15.0
_FIELDS_APART: Final = 6.0
_FIELD_EDGE: Final = 5.0

Step = Callable[[float, float], object]
"""Draws from this left edge, down from this top."""


class Figure(NamedTuple):
    """A number that matters under its label; without one there is a box to write it in."""

    label: str
    text: str | None


class Field(NamedTuple):
    """A box with its label in the corner; without a text it is left to be written in."""

    label: str
    text: str = ""
    type: Type = STRONG


class Stack:
    """A stack; `scale` enlarges or reduces all of it."""

    def __init__(self, sheet: Sheet, room: float, scale: float = 1.0) -> None:
        self._sheet, self.room, self._scale = sheet, room, scale
        self._inset = 0.0
        self._steps: list[Step] = []
        self.high = 0.0

    def draw(self, left: float, top: float) -> None:
        for step in self._steps:
            step(left, top)

    def skip(self, gap: float) -> None:
        self.high += gap * self._scale

    def text(self, text: str, type_: Type, gap: float = 0.0, *, struck: bool = False) -> None:
        if not text:
            return
        self.skip(gap)
        larger = self._type(type_)
        block = fitted(text, larger, self.room, _LINES * larger.size * LEADING + 0.1)
        self._put(partial(self._draw_block, block))
        if struck:
            self._put(partial(self._draw_strikes, block))
        size = block.type.size
        self.high += size * CAPITALS + (len(block.lines) - 1) * size * LEADING + _DESCENT * size

    def label(self, text: str, gap: float = 0.0) -> None:
        """Add a label; if it is too wide its two languages go one above the other."""
        self.skip(gap)
        type_ = self._type(LABEL)
        for nth, line in enumerate(label_lines(text, self.room / self._scale)):
            self.high += type_.size * (CAPITALS if nth == 0 else LEADING)
            self._put(
                partial(self._draw_label, line, label_type(line, self.room, type_), self.room)
            )

    def rule(self, gap: float = 0.0) -> None:
        self.skip(gap)
        self._put(partial(self._draw_rule, HAIRLINE, self.room))

    def written(self, label: str, gap: float = 0.0) -> None:
        """Add a line to write on, with a label."""
        self.skip(gap + _WRITTEN)
        self._put(partial(self._draw_rule, 2 * HAIRLINE, self.room))
        self.label(label, gap=3)

    def fields(self, *fields: Field, high: float, gap: float = 0.0) -> None:
        """Add fields side by side, all labels in one size."""
        self.skip(gap)
        apart, edge = _FIELDS_APART * self._scale, _FIELD_EDGE * self._scale
        each = (self.room - apart * (len(fields) - 1)) / len(fields)
        label = min(label_type(one.label, each - 2 * edge, self._type(LABEL)) for one in fields)
        for nth, one in enumerate(fields):
            place = nth * (each + apart), each, high * self._scale
            self._put(partial(self._draw_field, one, label, place))
        self.skip(high)

    def band(self, text: str, struck: str = "") -> None:
        """Add white on black, for what must not be overlooked, over what is struck through."""
        lines = (text, struck) if struck else (text,)
        each = (_BAND.size * CAPITALS + _BAND_EDGE) * self._scale
        high = each * len(lines) + _BAND_EDGE * self._scale
        self._put(partial(self._draw_band, lines, each, high))
        self.high += high

    def figures(self, both: tuple[Figure, Figure], largest: Type, gap: float = 0.0) -> None:
        """Add both figures in one size, or the smaller number would look the more important."""
        self.skip(gap)
        first, second = self.room * _FIRST_SHARE, self.room * (1 - _SECOND_FROM)
        places = (0.0, first), (self.room * _SECOND_FROM, second)
        larger = self._type(largest)
        type_ = min(
            shrunk(one.text or "", larger, wide)
            for one, (_, wide) in zip(both, places, strict=True)
        )
        label = min(
            label_type(one.label, wide, self._type(LABEL))
            for one, (_, wide) in zip(both, places, strict=True)
        )
        self.high += label.size * CAPITALS
        under = self.high
        self.high += _UNDER_LABEL * self._scale + type_.size * CAPITALS
        for one, (x, wide) in zip(both, places, strict=True):
            self._steps.append(
                partial(self._draw_figure, one, (x, wide), under, self.high, (label, type_))
            )

    def code(self, proof: str, module: float, gap: float) -> float:
        """Add a code at the right, and return the width left next to it."""
        side = SIDE * module
        self._put(partial(self._draw_code, proof, module, self.room - side))
        return self.room - side - gap

    @contextmanager
    def beside(self, room: float, at_least: float) -> Iterator[None]:
        """Lay what is within in this width; what follows is at least this far down."""
        whole, top = self.room, self.high
        self.room = room
        yield
        self.room = whole
        self.high = max(self.high, top + at_least)

    # Drawing

    def _type(self, type_: Type) -> Type:
        return Type(type_.face, type_.size * self._scale)

    def _put(self, step: Callable[[float, float], object]) -> None:
        """Add a step where everything before it ends."""
        high = self.high
        self._steps.append(lambda left, top: step(left, top - high))

    def _draw_block(self, block: Block, left: float, top: float) -> None:
        self._sheet.pen.block(left, top, block)

    def _draw_label(self, text: str, type_: Type, room: float, left: float, line: float) -> None:
        self._sheet.pen.label(left, line, text, room, type_=type_)

    def _draw_rule(self, weight: float, room: float, left: float, line: float) -> None:
        self._sheet.rule(left, line, left + room, weight=weight)

    def _draw_field(
        self,
        field: Field,
        label: Type,
        place: tuple[float, float, float],
        left: float,
        top: float,
    ) -> None:
        (x, wide, high), edge = place, _FIELD_EDGE * self._scale
        canvas, pen, room = self._sheet.canvas, self._sheet.pen, wide - 2 * edge
        canvas.setLineWidth(2 * HAIRLINE)
        canvas.setStrokeGray(0)
        inset = HAIRLINE  # the line stays within
        canvas.rect(left + x + inset, top - high + inset, wide - 2 * inset, high - 2 * inset)
        under = top - edge - label.size * CAPITALS
        pen.label(left + x + edge, under, field.label, room, type_=label)
        text = printable(field.text)
        type_ = shrunk(text, self._type(field.type), room)
        foot = top - high + edge + type_.size * _DESCENT / 2
        pen.write(left + x + edge, foot, text, type_)

    def _draw_strikes(self, block: Block, left: float, top: float) -> None:
        size = block.type.size
        for nth, line in enumerate(block.lines):
            middle = top - size * (CAPITALS / 2 + nth * LEADING)
            self._strike(left, middle, width(line, block.type), size)

    def _strike(self, left: float, middle: float, wide: float, size: float) -> None:
        self._sheet.canvas.setLineWidth(size * _STRIKE)
        self._sheet.canvas.line(left, middle, left + wide, middle)

    def _draw_band(
        self, lines: tuple[str, ...], each: float, high: float, left: float, top: float
    ) -> None:
        canvas, edge = self._sheet.canvas, _BAND_EDGE * self._scale
        canvas.saveState()
        canvas.setFillGray(0)
        canvas.rect(left, top - high, self.room, high, stroke=0, fill=1)
        canvas.setFillGray(1)
        canvas.setStrokeGray(1)
        for nth, line in enumerate(lines):
            text = printable(line.upper())
            type_ = shrunk(text, self._type(_BAND), self.room - 4 * edge)
            wide = width(text, type_)
            x, middle = left + (self.room - wide) / 2, top - nth * each - (each + edge) / 2
            self._sheet.pen.write(x, middle - type_.size * CAPITALS / 2, text, type_)
            if nth:
                self._strike(x, middle, wide, type_.size)
        canvas.restoreState()

    def _draw_figure(  # noqa: PLR0913, PLR0917 -- what, and where
        self,
        figure: Figure,
        place: tuple[float, float],
        under: float,
        foot: float,
        types: tuple[Type, Type],
        left: float,
        top: float,
    ) -> None:
        (x, wide), (label, type_) = place, types
        pen, canvas = self._sheet.pen, self._sheet.canvas
        pen.label(left + x, top - under, figure.label, wide, type_=label)
        if figure.text is not None:
            pen.write(left + x - type_.size * BEARING, top - foot, figure.text, type_)
            return
        high = type_.size * CAPITALS
        canvas.setLineWidth(_BOX_LINE)
        canvas.setStrokeGray(0)
        canvas.rect(left + x, top - foot, min(wide, max(high * _BOX, wide * _BOX)), high)

    def _draw_code(self, proof: str, module: float, x: float, left: float, top: float) -> None:
        """Draw the code on whole dots of a thermal printer."""
        sheet, side = self._sheet, SIDE * module
        down = ceil((sheet.height - top) / DOT) * DOT
        y = sheet.height - down - side if sheet.paper.kind == "roll" else top - side
        draw_code(sheet.canvas, proof, left + x, y, module)


def as_large_as_fits(lay: Callable[[float], Stack], height: float, largest: float) -> Stack:
    """The stack at the largest scale down from this one at which it fits the height."""
    scale = largest
    stack = lay(scale)
    while stack.high > height and scale > _SMALLEST:
        scale *= _SMALLER
        stack = lay(scale)
    return stack
