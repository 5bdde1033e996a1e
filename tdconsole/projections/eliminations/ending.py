"""When it is over: what the real rate of busts says, and how sure that is.

A player goes out sooner the fewer are left, so each player is taken to go out at the same rate; and
how sure a rate is follows from how many busts it was seen in. Two players may also take long.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Final, Literal

from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.clock.registration import closing, is_closed
from tdconsole.domain.flights.first_days import plays_down_to
from tdconsole.domain.prize_list.satellite import seats_won
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis, Record
from tdconsole.projections.clock.ahead import (
    Moments,
    moment_of,
    moments_ahead,
    play_so_far,
    until_night,
)

HOUR: Final = Millis(3_600_000)
LEAST: Final = 6
"""The busts without which nothing is said."""
LATELY: Final = 12
"""The busts that are looked at even if that takes more than an hour."""
LONGEST: Final = Millis(24 * HOUR)
"""The play after which an end is no longer told."""
NARROW: Final = 0.674
WIDE: Final = 1.96
"""How far a normal error goes in half of all cases, and in nineteen of twenty."""
_STEPS: Final = 40
_SOONEST: Final = 0.25
"""The share of the likely time that it takes at least."""

Why = Literal["", "open", "few", "over", "long"]
"""Why nothing is told: registration is open, too few went out, it is over, it would take too long."""


class Reach(Record, kw_only=True):
    """The moment at which this many are left: likely, and how early and late it may be."""

    players: int
    likely: Millis
    narrow: tuple[Millis, Millis]
    wide: tuple[Millis, Millis]


class Ending(Record, kw_only=True):
    why: Why = ""
    now: Millis = Millis(0)
    left: int = 0
    until: int = 1
    """The players left when it is over: a winner, seats, or those who go through."""
    busts: int = 0
    minutes: int = 0
    """The busts that the rate is from, and the play in which they were."""
    course: tuple[Reach, ...] = ()
    """From now on until it is over, or the day is."""
    tonight: int | None = None
    """The players left at the end of the day, if it goes on after that."""
    night: Millis | None = None
    """When that is; the course may go on a little longer."""


class _Rate(Record, kw_only=True):
    busts: int
    play: Millis
    exposed: float
    """The play of each player in that time, added up."""


def ending(tournament: Tournament, now: Instant) -> Ending:
    structure, clock = tournament.setup.structure, tournament.play.clock
    reading = read(structure, clock, now)
    until = max(1, seats_won(tournament) or plays_down_to(tournament) or 1)
    left = tournament.left
    told = Ending(now=now.utc, left=left, until=until)
    if tournament.finished or (left <= until and tournament.exits.by_entry):
        return _why(told, "over")
    if reading is None or reading.starts_in is not None:
        return _why(told, "few")
    if _is_open(tournament, reading, now):
        return _why(told, "open")
    rate = _rate(tournament, reading)
    if rate is None or rate.busts < LEAST or not rate.exposed:
        return _why(told, "few")
    return _reached(told, rate, reading, tournament, now)


def _is_open(tournament: Tournament, reading: Reading, now: Instant) -> bool:
    """Whether more may come; where nothing says until when, nobody is expected."""
    ends = closing(tournament) is not None or bool(tournament.terms.closes_at)
    return ends and not is_closed(tournament, reading, now)


def _why(told: Ending, why: Why) -> Ending:
    return Ending(why=why, now=told.now, left=told.left, until=told.until)


# The rate


def _rate(tournament: Tournament, reading: Reading) -> _Rate | None:
    """The rate over the last hour of play, or since some earlier bust if few went out in it."""
    played = play_so_far(tournament.setup.structure, reading)
    since = max(0.0, played - HOUR)
    found = list(_busts(tournament, played, since))
    if not found:
        return None
    if found[-1] < since:
        since = found.pop()
    players, exposed, before = tournament.left, 0.0, float(played)
    for at in found:
        exposed += players * (before - at)
        players, before = players + 1, at
    exposed += players * (before - since)
    return _Rate(busts=len(found), play=Millis(round(played - since)), exposed=exposed)


def _busts(tournament: Tournament, played: Millis, since: float) -> Iterator[float]:
    """The play until each bust, latest first: all since then, and some more if those are few."""
    exits = tournament.exits.by_entry.values()
    for number, one in enumerate(sorted(exits, key=lambda one: one.hand, reverse=True)):
        reached = one.reached
        reading = None if reached is None else read(reached.structure, reached.clock, reached.at)
        if reached is None or reading is None:
            return
        at = play_so_far(reached.structure, reading)
        if number >= LATELY and at < since:
            return
        yield float(min(at, played))  # the clock may have been set back since


# What follows from it


def _reached(
    told: Ending, rate: _Rate, reading: Reading, tournament: Tournament, now: Instant
) -> Ending:
    structure = tournament.setup.structure
    moments, night = moments_ahead(structure, reading, now), until_night(structure, reading)
    each = rate.exposed / rate.busts
    course, tonight = list[Reach](), None
    kept = _kept(told.left, told.until)
    takes = varies = 0.0
    for players in range(told.left, told.until - 1, -1):
        if players < told.left:
            takes += each / (players + 1)
            varies += (each / (players + 1)) ** 2
        error = sqrt(takes**2 / rate.busts + varies)
        if night is not None and takes > night and tonight is None:
            tonight = players + 1
        if players in kept:
            course.append(_reach(players, takes, error, moments))
            if night is not None and _early(takes, WIDE * error) > night:
                break
    if tonight is None and takes > LONGEST:
        return _why(told, "long")
    return Ending(
        now=now.utc,
        left=told.left,
        until=told.until,
        busts=rate.busts,
        minutes=max(1, round(rate.play / 60_000)),
        course=tuple(course),
        tonight=tonight,
        night=None if night is None or tonight is None else moment_of(moments, night),
    )


def _kept(most: int, least: int) -> frozenset[int]:
    """The numbers of players at which the course is told: more of them nobody sees."""
    ratio = (least / most) ** (1 / _STEPS)
    return frozenset({most, least, *(round(most * ratio**step) for step in range(_STEPS))})


def _reach(players: int, takes: float, error: float, moments: Moments) -> Reach:
    def between(times: float) -> tuple[Millis, Millis]:
        early, late = _early(takes, times * error), takes + times * error
        return moment_of(moments, early), moment_of(moments, late)

    return Reach(
        players=players,
        likely=moment_of(moments, takes),
        narrow=between(NARROW),
        wide=between(WIDE),
    )


def _early(takes: float, error: float) -> float:
    """Nothing is over at once, however unsure it is."""
    return max(takes * _SOONEST, takes - error)
