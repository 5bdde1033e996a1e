"""How long what is on the schedule lasts: until registration closes, and until it is over.

Everything is in minutes from its time on the schedule.
"""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import bears, length, read
from tdconsole.domain.clock.registration import REGISTRATION, closing, has_ended
from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis, Record
from tdconsole.projections.clock.ahead import moment_of, moments_ahead, until_night
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.projections.eliminations.ending import ending

_MINUTE: Final = 60_000
_HOUR: Final = 60
_DAY: Final = 24 * _HOUR


class Lasting(Record, kw_only=True):
    closes: int | None = None
    """Until registration closes; None if it is closed, or nothing says when."""
    closed: int | None = None
    """Until it closed, as far as clock and structure tell; None as long as it is open."""
    ends: int | None = None
    """Until it is over, or its day is; None if nothing says when."""


def planned_lasting(one: Planned) -> Lasting:
    """By the schedule alone, which knows the levels, but not the breaks."""
    if ":" in one.late:
        return Lasting(closes=(_minute(one.late) - _minute(one.time)) % _DAY)
    if one.late and one.minutes:
        return Lasting(closes=int(one.late) * one.minutes)
    return Lasting()


def lasting(tournament: Tournament, board: ClockBoard, since: int, now: Instant) -> Lasting:
    """By the tournament: its structure until it begins, then its clock and the rate of busts.

    It began, by the schedule, this many minutes since.
    """
    if not board.started:
        found, at = _by_structure(tournament), tournament.terms.closes_at
        if not at:
            return found
        timed = since - (now.utc - at) // _MINUTE
        return replace(found, closes=timed if found.closes is None else min(found.closes, timed))
    left, over = board.registration_closes_in, _over(tournament, now)
    return Lasting(
        closes=None if left is None else since - -left // _MINUTE,
        closed=_closed(tournament, since, now),
        ends=None if over is None else since + (over - now.utc) // _MINUTE,
    )


def _by_structure(tournament: Tournament) -> Lasting:
    structure, closes = tournament.setup.structure, closing(tournament)
    night = next((at for at, one in enumerate(structure) if bears(one, "end_of_day")), None)

    def until(last: int | None) -> int | None:
        return None if last is None else sum(map(length, structure[: last + 1])) // _MINUTE

    return Lasting(closes=until(closes), ends=until(night))


def _closed(tournament: Tournament, since: int, now: Instant) -> int | None:
    """The minutes until registration closed, by level or time, whichever came first."""
    structure, closes_at = tournament.setup.structure, tournament.terms.closes_at
    reading, last = read(structure, tournament.play.clock, now), closing(tournament)
    ago = [now.utc - closes_at] if closes_at and now.utc >= closes_at else []
    if reading is not None and last is not None and has_ended(tournament, reading, REGISTRATION):
        past = sum(map(length, structure[last + 1 : reading.index + 1])) - reading.left
        ago.append(Millis(max(0, past)))
    return since - max(ago) // _MINUTE if ago else None


def _over(tournament: Tournament, now: Instant) -> Millis | None:
    """The end of the day by the structure, or what the rate of busts makes likely before it."""
    found = ending(tournament, now)
    if found.course:
        return found.course[-1].likely if found.night is None else found.night
    structure = tournament.setup.structure
    reading = read(structure, tournament.play.clock, now)
    night = None if reading is None else until_night(structure, reading)
    if reading is None or night is None:
        return None
    return moment_of(moments_ahead(structure, reading, now), night)


def _minute(time: str) -> int:
    hours, minutes = time.split(":")
    return _HOUR * int(hours) + int(minutes)
