"""The time left of a level, as large figures show it: in a room that it never outgrows."""

from typing import Final

from tdconsole.domain.values import Millis, Period
from tdconsole.i18n.catalogue import Catalogue

MINUTES_ALONE: Final = 100
"""Up to here a level is shown in minutes and seconds, as large as they come."""

_ROOM: Final = "00:00"
_ROOM_WITH_HOURS: Final = "00:00:00"


def time_left(words: Catalogue, period: Period, left: Millis) -> str:
    minutes, seconds = divmod(-(-left // 1000), 60)
    if _hours(period, left):
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    return words.duration(left) if minutes < 60 else f"{minutes}:{seconds:02}"


def time_room(period: Period, left: Millis) -> str:
    """What it is at its widest: its figures keep their places while it runs."""
    if not _hours(period, left):
        return _ROOM
    return _ROOM_WITH_HOURS[0 if left >= 36_000_000 else 1 :]


def _hours(period: Period, left: Millis) -> bool:
    """The whole level long, so that it is not written otherwise in its midst."""
    return max(period.minutes, left // 60_000) >= MINUTES_ALONE
