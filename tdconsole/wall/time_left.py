"""The time left of a level in large figures, in a width it never outgrows."""

from typing import Final

from tdconsole.domain.values import Millis, Period
from tdconsole.i18n.catalogue import Catalogue

MINUTES_ALONE: Final = 100
"""The longest level shown in minutes and seconds, whatever the minutes."""

_ROOM: Final = "00:00"
_ROOM_WITH_HOURS: Final = "00:00:00"


def time_left(words: Catalogue, period: Period, left: Millis) -> str:
    minutes, seconds = divmod(-(-left // 1000), 60)
    if has_hours(period, left):
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    return words.duration(left) if minutes < 60 else f"{minutes}:{seconds:02}"


def time_room(period: Period, left: Millis) -> str:
    """The time at its widest, so that its figures keep their places while it runs."""
    if not has_hours(period, left):
        return _ROOM
    return _ROOM_WITH_HOURS[0 if left >= 36_000_000 else 1 :]


def has_hours(period: Period, left: Millis) -> bool:
    """Whether to show hours, for the whole level so that the form never changes midway."""
    return max(period.minutes, left // 60_000) >= MINUTES_ALONE
