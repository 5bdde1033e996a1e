"""Care for screens that burn in: everything moves a few pixels, too slowly to be seen."""

from typing import Final, NamedTuple

from tdconsole.domain.values import Instant, Millis
from tdconsole.wall.composing.fitting import Box

EVERY: Final = Millis(90_000)
_FAR: Final = 0.006
"""The distance by the height, less than any margin."""
_RING: Final = (
    (0, 0), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1),
    (0.5, 0), (0.5, 0.5), (0, 0.5), (-0.5, 0.5), (-0.5, 0), (-0.5, -0.5), (0, -0.5), (0.5, -0.5),
)  # fmt: skip


class Shift(NamedTuple):
    x: int = 0
    y: int = 0


def drift(now: Instant, height: int) -> Shift:
    shifts = every_shift(height)
    return shifts[now.uptime // EVERY % len(shifts)]


def every_shift(height: int) -> list[Shift]:
    return [
        Shift(round(across * _FAR * height), round(down * _FAR * height)) for across, down in _RING
    ]


def shifted(box: Box, shift: Shift, width: int, height: int) -> Box:
    """The box moved; a band stays as wide as the screen, and what touches its foot still does."""
    room = box.room
    if not any(shift):
        return box
    x, wide = (0, width) if room.width >= width else (room.x + shift.x, room.width)
    y, high = room.y + shift.y, room.height
    if room.bottom >= height and not box.lines:
        high = height - y
    return box._replace(room=room._replace(x=x, y=y, width=wide, height=high))
