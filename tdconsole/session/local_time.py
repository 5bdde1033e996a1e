"""The hall's time zone, as this machine is set, and when its clocks next change."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

from tdconsole.domain.values import Millis, Zone

AHEAD: Final = timedelta(days=4)
"""Longer than anybody leaves a clock running untouched."""
_HOUR: Final = 3_600_000


def day_at(utc: Millis) -> str:
    return datetime.fromtimestamp(utc / 1000, UTC).astimezone().date().isoformat()


def on_the_wall(utc: Millis) -> datetime:
    """The date and time of day in the hall, without a zone."""
    return datetime.fromtimestamp(utc / 1000, UTC).astimezone().replace(tzinfo=None)


def zone_at(utc: Millis) -> Zone:
    return _zone(utc // _HOUR)


@lru_cache(maxsize=8)
def _zone(hour: int) -> Zone:
    now = datetime.fromtimestamp(hour * 3600, UTC)
    offset = _offset(now)
    early, late = now, now + AHEAD
    if _offset(late) == offset:
        return Zone(offset=offset)
    while late - early > timedelta(minutes=1):
        middle = early + (late - early) / 2
        if _offset(middle) == offset:
            early = middle
        else:
            late = middle
    turns = round(late.timestamp() / 60) * 60_000
    return Zone(offset=offset, turns=Millis(turns), then=_offset(late + timedelta(minutes=1)))


def _offset(moment: datetime) -> int:
    ahead = moment.astimezone().utcoffset() or timedelta()
    return round(ahead.total_seconds() / 60)
