"""The ribbon of an evening: its levels to scale on one line, and what is on them."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from tdconsole.domain.values import Record
from tdconsole.drawing.courses import sparse
from tdconsole.drawing.lines import Lettering
from tdconsole.drawing.marks import Area, Mark, Plate, Point, Stroke, Word
from tdconsole.drawing.plot import Look

_APART: Final = 1.5
"""The white between two levels, in hairlines."""
_BREAK: Final = 0.34
"""The height of a break, as a share of a level's."""
_FADES: Final = 8
"""The steps in which what comes after the likely end fades."""
_SHADE: Final = 0.32
"""How solid the shade is that says who was in: numbers are read on it."""
_CAPITALS: Final = 0.36
_WHITE: Final = 0.6
"""The white between two numbers, in the size of the type."""
_STEPS: Final = (1, 2, 4, 5, 10, 20)
_WIDE: Final = 4
"""The first step at which a number may be wider than its level."""
_BESIDE: Final = 3.0
"""The white between now and a number beside it, in hairlines."""
_INSET: Final = 2.0
"""The white of a number within its level, both sides together, in hairlines."""


class Span(Record, kw_only=True):
    since: float
    until: float
    label: str = ""
    rests: bool = False
    """Whether it is a break."""


class Ribbon(Record, kw_only=True):
    """What is on the line, in minutes from its beginning."""

    spans: tuple[Span, ...]
    until: float
    now: float | None = None
    closes: float | None = None
    """When registration closes."""
    signs: tuple[float, ...] = ()
    """When chips leave."""
    course: tuple[Point, ...] = ()
    """The players in, as a share of the most there were."""
    end: tuple[float, float, float] | None = None
    """From when on it may be over, when it likely is, and when it surely is."""


class _Placed(NamedTuple):
    """A level's number on the line."""

    start: float
    end: float
    label: str
    inside: bool
    """Whether it has white within its own level."""


def lay_ribbon(ribbon: Ribbon, width: float, height: float, look: Look) -> tuple[Mark, ...]:
    """The ribbon in this room, with the numbers of levels where these have room."""
    return tuple(_Laying(ribbon, width, height, look).marks())


class _Laying:
    def __init__(self, ribbon: Ribbon, width: float, height: float, look: Look) -> None:
        self.ribbon, self.width, self.height, self.look = ribbon, width, height, look
        self.foot = height

    def x(self, minutes: float) -> float:
        share = minutes / self.ribbon.until if self.ribbon.until > 0 else 0.0
        return self.width * min(1.0, max(0.0, share))

    def marks(self) -> Iterator[Mark]:
        for span in self.ribbon.spans:
            yield from self._span(span)
        yield from self._course()
        yield from self._signs()
        yield from self._fading()
        yield from self._numbers()
        yield from self._now()

    def _span(self, span: Span) -> Iterator[Mark]:
        left, right = self.x(span.since), self.x(span.until) - _APART * self.look.thick
        if right <= left:
            return
        high = self.height * (_BREAK if span.rests else 1.0)
        fill = self.look.inks["good" if span.rests else "soft"]
        yield Plate(x=left, y=self.height - high, width=right - left, height=high, fill=fill)

    def _course(self) -> Iterator[Mark]:
        """The players in until now, from the foot up."""
        ribbon = self.ribbon
        if not ribbon.course or ribbon.now is None:
            return
        places, before = list[Point](), None
        for at, share in ribbon.course:
            x, y = self.x(min(at, ribbon.now)), self.height * (1 - min(1.0, max(0.0, share)))
            if before is not None:
                places.append((x, before))
            places.append((x, y))
            before = y
        places.append((self.x(ribbon.now), places[-1][1]))
        drawn = sparse(places)
        ground = ((drawn[-1][0], self.height), (drawn[0][0], self.height))
        yield Area(points=(*drawn, *ground), fill=self.look.inks["main"], solid=_SHADE)

    def _signs(self) -> Iterator[Mark]:
        thick, inks = self.look.thick, self.look.inks
        radius = max(1.5 * thick, self.height * 0.1)
        for at in self.ribbon.signs:
            if at < self.ribbon.until:
                x = min(self.width - radius, max(radius, self.x(at)))
                yield Plate(
                    x=x - radius, y=0, width=2 * radius, height=2 * radius, fill=inks["second"],
                    round=radius,
                )  # fmt: skip
        if self.ribbon.closes is not None and self.ribbon.closes < self.ribbon.until:
            x = self.x(self.ribbon.closes)
            yield Stroke(
                points=((x, 0), (x, self.height)), edge=inks["ink"], thick=1.5 * thick, dashed=True
            )

    def _fading(self) -> Iterator[Mark]:
        """The ground over what may never be played, more and more of it."""
        if self.ribbon.end is None:
            return
        early, _likely, late = self.ribbon.end
        left = self.x(early)
        for step in range(1, _FADES + 1):
            right = self.x(early + (late - early) * step / _FADES)
            yield self._veil(left, right, 0.9 * step / _FADES)
            left = right
        yield self._veil(left, self.width, 0.9)

    def _veil(self, left: float, right: float, solid: float) -> Area:
        corners = ((left, 0.0), (right, 0.0), (right, self.height), (left, self.height))
        return Area(points=corners, fill=self.look.inks["ground"], solid=solid)

    def _numbers(self) -> Iterator[Mark]:
        """The number of each level, or of every second, fourth or fifth where there is less room."""
        look, ribbon = self.look, self.ribbon
        if look.size * 1.2 > self.height:
            return
        type_ = Lettering(look.text, look.size, look.measure)
        places, rests = list[_Placed](), list[tuple[float, float]]()
        for span in ribbon.spans:
            left, right = self.x(span.since), self.x(span.until)
            if span.rests:
                rests.append((left, right))
            elif span.label:
                wide, middle = type_.wide(span.label), (left + right) / 2
                inside = wide <= right - left - _INSET * look.thick
                places.append(_Placed(middle - wide / 2, middle + wide / 2, span.label, inside))
        at_play, apart = self._at_play(rests), _WHITE / 2 * look.size
        cursor = (-1.0, -1.0)
        if ribbon.now is not None:
            now = self.x(ribbon.now)
            cursor = now - _BESIDE * look.thick, now + _BESIDE * look.thick
        for one in self._apart([self._clear(one, rests) for one in places]):
            if at_play is not None and (
                one.label == at_play.label
                or (one.start < at_play.end + apart and at_play.start - apart < one.end)
            ):
                continue
            if (one.end <= cursor[0] or cursor[1] <= one.start) and one.end <= self.width:
                yield self._number(one, look.text)
        if at_play is not None:
            yield self._number(at_play, look.strong)

    def _number(self, one: _Placed, face: str) -> Word:
        look = self.look
        return Word(
            text=one.label,
            x=one.start,
            y=self.height / 2 + look.size * _CAPITALS,
            size=look.size,
            fill=look.inks["ink"],
            face=face,
        )

    def _at_play(self, rests: list[tuple[float, float]]) -> _Placed | None:
        """The number of the level at play: in its middle, else on the clearer side of now.

        Within its level if it fits there, otherwise beside now, off the breaks.
        """
        ribbon, look = self.ribbon, self.look
        if ribbon.now is None:
            return None
        span = next(
            (one for one in reversed(ribbon.spans) if one.since <= ribbon.now < one.until), None
        )
        if span is None or span.rests or not span.label:
            return None
        now, beside = self.x(ribbon.now), _BESIDE * look.thick
        left, right = self.x(span.since), self.x(span.until)
        wide = Lettering(look.strong, look.size, look.measure).wide(span.label)
        if wide <= right - left - _INSET * look.thick:
            middle = (left + right - wide) / 2
            if middle + wide <= now - beside or now + beside <= middle:
                return _Placed(middle, middle + wide, span.label, inside=True)
        edge, apart = _INSET / 2 * look.thick, _APART * look.thick
        before, after = now - beside - left - edge, right - edge - now - beside
        for room, start in sorted(((before, left + edge), (after, now + beside)), reverse=True):
            if wide <= room:
                middle = start + room / 2
                return _Placed(middle - wide / 2, middle + wide / 2, span.label, inside=True)
        free = _Placed(0.0, self.width, "", inside=False)
        for rest, end in rests:
            if end <= now:
                free = free._replace(start=end + apart)
            elif now <= rest:
                free = free._replace(end=min(free.end, rest - apart))
        sides = ((before, now - beside - wide), (after, now + beside))
        for _, start in sorted(sides, reverse=True):
            if free.start <= start and start + wide <= free.end:
                return _Placed(start, start + wide, span.label, inside=False)
        return None

    def _apart(self, places: list[_Placed]) -> list[_Placed]:
        """All of them, or every second, fourth … of them, with white between any two."""
        white = _WHITE * self.look.size
        for step in _STEPS:
            chosen = places[step - 1 :: step]
            if step < _WIDE and not all(one.inside for one in chosen):
                continue
            if all(one.end + white <= other.start for one, other in pairwise(chosen)):
                return chosen
        return []

    def _clear(self, one: _Placed, rests: list[tuple[float, float]]) -> _Placed:
        """The number off the breaks beside its level, over the level on its other side."""
        middle, apart = (one.start + one.end) / 2, _APART * self.look.thick
        for left, right in rests:
            if one.start < right + apart and left - apart < one.end:
                off = left - apart - one.end if middle < left else right + apart - one.start
                return one._replace(start=one.start + off, end=one.end + off)
        return one

    def _now(self) -> Iterator[Mark]:
        if self.ribbon.now is None:
            return
        thick = self.look.thick
        x = min(self.width - 2 * thick, max(2 * thick, self.x(self.ribbon.now)))
        side, ink = self.height * 0.22, self.look.inks["ink"]
        yield Stroke(points=((x, 0), (x, self.height)), edge=ink, thick=2.5 * thick)
        left, right = max(0.0, x - side), min(self.width, x + side)
        yield Area(points=((left, 0.0), (right, 0.0), (x, side * 1.4)), fill=ink)
