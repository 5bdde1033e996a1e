"""The evening on one line, to scale by the structure: levels, breaks, now, who is in, and the likely end."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tdconsole.domain.clock.reading import bears
from tdconsole.domain.clock.registration import closing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Level, Millis, Period, Record
from tdconsole.projections.structure.evening import Evening

_MINUTE: Final = 60_000
_BEYOND: Final = 1.05
"""How far the line goes on after the latest end that is likely."""


class Stretch(Record, kw_only=True):
    """A level or a break, in minutes by the structure."""

    row: int
    """Counted from 0."""
    level: int | None
    period: Period
    since: float
    until: float


class EveningLine(Record, kw_only=True):
    stretches: tuple[Stretch, ...] = ()
    until: float = 1.0
    """The minutes at which the line ends."""
    now: float | None = None
    closes: float | None = None
    """When registration closes."""
    colour_ups: tuple[float, ...] = ()
    course: tuple[tuple[float, int], ...] = ()
    """The players in from these minutes on, since the start of play."""
    end: tuple[float, float, float] | None = None
    """When it is over: hardly before, likely, and hardly after."""
    moments: tuple[tuple[float, Millis], ...] = ()
    """Minutes by the structure, with the moment in UTC of each that is known."""

    def stretch_at(self, minutes: float) -> Stretch | None:
        found = (one for one in self.stretches if one.since <= minutes < one.until)
        return next(found, None)

    def players_at(self, minutes: float) -> int | None:
        """The players in then; None for what is still to come."""
        if self.now is None or minutes > self.now:
            return None
        at = bisect_right(self.course, minutes, key=lambda one: one[0])
        return self.course[at - 1][1] if at else None

    def moment_at(self, minutes: float) -> Millis | None:
        """When that was, or will be if nobody touches the clock from now on."""
        if not self.moments:
            return None
        at = max(0, bisect_right(self.moments, minutes, key=lambda one: one[0]) - 1)
        known, moment = self.moments[at]
        return Millis(round(moment + (minutes - known) * _MINUTE))


def evening_line(tournament: Tournament, seen: Evening) -> EveningLine:
    stretches = tuple(_stretches(tournament))
    if not stretches:
        return EveningLine()
    depth, whole = seen.depth, stretches[-1].until
    now = None if depth.now is None else min(depth.now[0], whole)
    moments = tuple(_moments(stretches, seen, now))
    end = _end(seen, now)
    ends = [float(depth.ends or whole), *(() if end is None else (end[2] * _BEYOND,))]
    until = min(whole, max(now or 0.0, *ends))
    if tournament.finished and now:  # what was never played is no part of the evening
        until = now
    closes = closing(tournament)
    return EveningLine(
        stretches=tuple(one for one in stretches if one.since < until),
        until=until,
        now=now,
        closes=None if closes is None else stretches[closes].until,
        colour_ups=tuple(one.until for one in stretches if bears(one.period, "colour_up")),
        course=tuple(_course(seen, moments)),
        end=end,
        moments=moments,
    )


def _stretches(tournament: Tournament) -> Iterator[Stretch]:
    at, level = 0.0, 0
    for row, period in enumerate(tournament.setup.structure):
        level += isinstance(period, Level)
        yield Stretch(
            row=row,
            level=level if isinstance(period, Level) else None,
            period=period,
            since=at,
            until=at + period.minutes,
        )
        at += period.minutes


def _moments(
    stretches: tuple[Stretch, ...], seen: Evening, now: float | None
) -> Iterator[tuple[float, Millis]]:
    for one in stretches:
        began = seen.began.get(one.period.id)
        if began is not None and (now is None or one.since <= now):
            yield one.since, began
    if now is not None:
        yield now, seen.now.utc


def _course(
    seen: Evening, moments: tuple[tuple[float, Millis], ...]
) -> Iterator[tuple[float, int]]:
    """The players in, at the minutes by the structure; what was before the start stands at its beginning."""
    if not moments:
        return
    before = 0
    spans = list(pairwise(moments))
    at = 0
    for one in seen.field.course:
        while at < len(spans) and one.at >= spans[at][1][1]:
            at += 1
        if one.at <= moments[0][1]:
            before = one.players
            continue
        if before:
            yield moments[0][0], before
            before = 0
        (since, began), until = spans[at] if at < len(spans) else (moments[-1], None)
        minutes = since + (one.at - began) / _MINUTE
        yield (minutes if until is None else min(minutes, until[0])), one.players
    if before:
        yield moments[0][0], before


def _end(seen: Evening, now: float | None) -> tuple[float, float, float] | None:
    ending = seen.ending
    if now is None or ending.why or not ending.course or ending.tonight is not None:
        return None
    last = ending.course[-1]

    def minutes(moment: Millis) -> float:
        return now + (moment - ending.now) / _MINUTE

    return minutes(last.narrow[0]), minutes(last.likely), minutes(last.wide[1])
