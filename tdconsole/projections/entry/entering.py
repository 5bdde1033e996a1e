"""How entries came in over time, and how many there will be when registration closes."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.clock.registration import is_closed
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis, Record
from tdconsole.projections.clock.board import registration_closes_in

MINUTE: Final = 60_000
HOURS: Final = Millis(6 * 60 * MINUTE)
"""How far back the entries are looked at: those of days before came in no rush."""
MOST: Final = 36
"""The most stretches of time that are told apart."""
STRETCHES: Final = (1, 2, 5, 10, 15, 30, 60)
"""Their minutes."""
LATELY: Final = Millis(30 * MINUTE)
"""The time by which the forecast goes."""
LEAST: Final = 4
"""The entries in it without which there is no forecast."""
_WIDE: Final = 1.96


class Stretch(Record, kw_only=True):
    """The entries within some minutes from this moment on."""

    at: Millis
    entries: int


class Forecast(Record, kw_only=True):
    """The entries at the close, if they keep coming as lately: few, likely and many."""

    at: Millis
    few: int
    likely: int
    many: int


class Entering(Record, kw_only=True):
    minutes: int = 1
    stretches: tuple[Stretch, ...] = ()
    entries: int = 0
    lately: int = 0
    """The entries of the last ten minutes."""
    closed: bool = False
    closes: Millis | None = None
    """When registration closes, if the clock runs on."""
    forecast: Forecast | None = None


def entering(tournament: Tournament, came: Iterable[Millis], now: Instant) -> Entering:
    """The entries by the moments at which they were paid."""
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    closed = tournament.finished or is_closed(tournament, reading, now)
    left = None if closed else registration_closes_in(tournament, reading, now)
    closes = None if left is None else Millis(now.utc + left)
    moments = sorted(came)
    entries = len(tournament.entries.by_id)
    if not moments:
        return Entering(entries=entries, closed=closed, closes=closes)
    end = moments[-1] if closed else now.utc
    seen = [at for at in moments if at >= end - HOURS]
    minutes, stretches = _stretches(seen, end)
    return Entering(
        minutes=minutes,
        stretches=stretches,
        entries=entries,
        lately=sum(1 for at in seen if at >= now.utc - 10 * MINUTE),
        closed=closed,
        closes=closes,
        forecast=None if closes is None else _forecast(seen, entries, now.utc, closes),
    )


def _stretches(seen: Sequence[Millis], end: Millis) -> tuple[int, tuple[Stretch, ...]]:
    """The entries in stretches of equal length, with those in which nobody came."""
    if not seen:
        return 1, ()
    first = seen[0] // MINUTE
    whole = end // MINUTE - first + 1
    minutes = next((one for one in STRETCHES if whole <= one * MOST), STRETCHES[-1])
    begins = first // minutes * minutes
    counted = Counter((at // MINUTE - begins) // minutes for at in seen)
    return minutes, tuple(
        Stretch(at=Millis((begins + number * minutes) * MINUTE), entries=counted[number])
        for number in range((end // MINUTE - begins) // minutes + 1)
    )


def _forecast(seen: Sequence[Millis], entries: int, now: Millis, closes: Millis) -> Forecast | None:
    """The forecast by the rate of late; none if hardly anybody came, or nobody before."""
    since = max(now - LATELY, seen[0] if seen else now)
    lately = sum(1 for at in seen if at >= since)
    if lately < LEAST or now - since < 10 * MINUTE:
        return None
    times = (closes - now) / (now - since)
    return Forecast(
        at=closes,
        few=entries + max(0, round((lately - _WIDE * sqrt(lately)) * times)),
        likely=entries + round(lately * times),
        many=entries + round((lately + _WIDE * sqrt(lately)) * times),
    )
