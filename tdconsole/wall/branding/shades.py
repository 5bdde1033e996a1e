"""Shades of a colour as eyes order them: lightness, strength and hue, by the formulas of OKLab."""

from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple

from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import Colour

GREY: Final = 0.03
"""The strength below which nobody would say which colour it is."""
_STEPS: Final = 60
_TURN: Final = 2 * pi


class Shade(NamedTuple):
    light: float
    """From 0, black, to 1, white."""
    strong: float
    """From 0, grey, to about 0.3."""
    hue: float
    """Once around in radians."""

    @property
    def is_grey(self) -> bool:
        return self.strong < GREY


def shade(colour: Colour) -> Shade:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    light = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    return Shade(light, hypot(a, b), atan2(b, a) % _TURN)


def colour(wanted: Shade) -> Colour:
    """The colour of a shade; one that no screen has is taken paler until a screen has it."""
    parts = _parts(wanted)
    for step in range(1, _STEPS + 1):
        if all(-0.001 <= part <= 1.001 for part in parts):
            break
        parts = _parts(wanted._replace(strong=wanted.strong * (1 - step / _STEPS)))
    red, green, blue = (round(255 * _gamma(min(1.0, max(0.0, part)))) for part in parts)
    return f"#{red:02x}{green:02x}{blue:02x}"


def reach(wanted: Colour, grounds: tuple[Colour, ...], least: float) -> Colour:
    """The nearest shade of it that can be read on each of these; where none can, black or white."""
    if _least(wanted, grounds) >= least:
        return wanted
    start = shade(wanted)
    for step in range(1, _STEPS + 1):
        away = step / _STEPS
        lighter = colour(start._replace(light=start.light + (1 - start.light) * away))
        darker = colour(start._replace(light=start.light * (1 - away)))
        able = [one for one in (lighter, darker) if _least(one, grounds) >= least]
        if able:
            return max(able, key=lambda one: _least(one, grounds))
    return max("#000000", "#ffffff", key=lambda one: _least(one, grounds))


def apart(one: Shade, other: Shade) -> float:
    """How far apart two hues are, from 0 to half a turn."""
    between = abs(one.hue - other.hue) % _TURN
    return min(between, _TURN - between)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """The one with this share of the other in it."""
    ones, others = ([int(x[at : at + 2], 16) for at in (1, 3, 5)] for x in (one, other))
    parts = (round(a + (b - a) * share) for a, b in zip(ones, others, strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def _least(ink: Colour, grounds: tuple[Colour, ...]) -> float:
    return min(contrast(ink, ground) for ground in grounds)


def _parts(of: Shade) -> tuple[float, float, float]:
    a, b = of.strong * cos(of.hue), of.strong * sin(of.hue)
    long = (of.light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (of.light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (of.light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _gamma(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)
