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
    """The box moved; a band or a panel that touches an edge of the screen still does."""
    room = box.room
    if not any(shift):
        return box
    left, top, right, bottom = (
        room.x + shift.x, room.y + shift.y, room.right + shift.x, room.bottom + shift.y,
    )  # fmt: skip
    if not box.lines:
        left, right = 0 if room.x <= 0 else left, width if room.right >= width else right
        top, bottom = 0 if room.y <= 0 else top, height if room.bottom >= height else bottom
    return box._replace(room=room._replace(x=left, y=top, width=right - left, height=bottom - top))
