"""A clock in a test: running or paused some minutes after its start, and its reading."""

from typing import Any

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.values import (
    Break,
    Chips,
    ClockAnchor,
    Instant,
    Level,
    Mark,
    Millis,
    PeriodId,
    Structure,
    Zone,
)
from tests.domain.floor import BREAK, FIRST_LEVEL, LAST_LEVEL, MINUTE, SECOND_LEVEL, Floor, opened

HOUR = 60 * MINUTE
EIGHT_IN_ROME = 1_770_058_800_000  # 2026-02-02, 20:00 there
ROME_IN_WINTER = Zone(offset=60)
CLOSES = Mark(kind="registration_closes", stop=True)
COUNTED = replace(SECOND_LEVEL, hands=10)


def running(structure: Structure = (FIRST_LEVEL, SECOND_LEVEL, BREAK, LAST_LEVEL)) -> Floor:
    floor = opened(structure=structure)
    floor.do(StartClock())
    return floor


def paused(minutes: float, reason: str | None = None) -> Floor:
    floor = running().wait(minutes=minutes)
    floor.do(PauseClock(reason=reason))
    return floor


def in_rome(time: str, zone: Zone = ROME_IN_WINTER, **changes: Any) -> Floor:
    """On an evening in February, at this time."""
    hours, minutes = map(int, time.split(":"))
    floor = Floor()
    utc = EIGHT_IN_ROME + (hours - 20) * HOUR + minutes * MINUTE
    return at_moment(floor, utc, zone, **changes)


def at_moment(floor: Floor, utc: int, zone: Zone, **changes: Any) -> Floor:
    made = opened(**changes)
    floor.state, floor.issued, floor.zone = made.state, made.issued, zone
    floor.now = Instant(utc=Millis(utc), boot="monday", uptime=Millis(70_000), awake=Millis(60_000))
    return floor


def reading(floor: Floor) -> Reading:
    found = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert found is not None
    return found


def stand(floor: Floor) -> tuple[int, float]:
    """The number of the period and its minutes left."""
    now = reading(floor)
    return now.period.id, now.left / MINUTE


def anchor(
    period: int, minutes: float, since: Instant | None = None, ran: float = 0
) -> ClockAnchor:
    return ClockAnchor(
        period=PeriodId(period),
        left=Millis(int(minutes * MINUTE)),
        since=since,
        ran=Millis(int(ran * MINUTE)),
    )


def until(time: str, minutes: int = 10) -> Break:
    return Break(minutes=minutes, until=time)


def level(minutes: int = 20, **changes: Any) -> Level:
    return Level(small_blind=Chips(300), big_blind=Chips(600), minutes=minutes, **changes)
