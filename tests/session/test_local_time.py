"""What the hall's clock shows, in halls all over the world."""

import time
from collections.abc import Callable, Iterator

import pytest

from tdconsole.domain.clock.reading import next_time
from tdconsole.domain.values import Millis, Zone
from tdconsole.session import local_time
from tdconsole.session.local_time import zone_at

HOUR = 3_600_000
SPRING = 1_774_746_000_000  # 2026-03-29, 02:00 in Rome becomes 03:00
AUTUMN = 1_792_890_000_000  # 2026-10-25, 03:00 in Rome becomes 02:00

pytestmark = pytest.mark.skipif(
    not hasattr(time, "tzset"), reason="this system's place can't be changed for a test"
)


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def move(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        local_time._zone.cache_clear()

    yield move
    monkeypatch.undo()
    time.tzset()
    local_time._zone.cache_clear()


@pytest.mark.parametrize(
    ("utc", "zone"),
    [
        (SPRING - 200 * HOUR, Zone(offset=60)),
        (SPRING - 90 * HOUR, Zone(offset=60, turns=Millis(SPRING), then=120)),
        (SPRING - 1, Zone(offset=60, turns=Millis(SPRING), then=120)),
        (SPRING, Zone(offset=120)),
        (AUTUMN - HOUR, Zone(offset=120, turns=Millis(AUTUMN), then=60)),
        (AUTUMN, Zone(offset=60)),
    ],
)
def test_in_rome_it_is_turned_twice_a_year(
    hall: Callable[[str], None], utc: int, zone: Zone
) -> None:
    hall("Europe/Rome")
    assert zone_at(Millis(utc)) == zone


@pytest.mark.parametrize(
    ("place", "offset"),
    [
        ("Asia/Kathmandu", 345),
        ("America/St_Johns", -150),
        ("Pacific/Kiritimati", 840),
        ("Etc/GMT+12", -720),
        ("UTC", 0),
    ],
)
def test_it_may_be_ahead_by_any_number_of_minutes(
    hall: Callable[[str], None], place: str, offset: int
) -> None:
    hall(place)
    assert zone_at(Millis(AUTUMN - 1_000 * HOUR)) == Zone(offset=offset)


def test_where_it_is_turned_by_half_an_hour_it_is_turned_to_the_minute(
    hall: Callable[[str], None],
) -> None:
    """On Lord Howe Island, at two in the morning of the first Sunday in April."""
    hall("Australia/Lord_Howe")
    turn = 1_775_314_800_000
    zone = zone_at(Millis(turn - 10 * HOUR))
    assert zone == Zone(offset=660, turns=Millis(turn), then=630)


def test_a_break_ends_when_romes_clock_shows_it(hall: Callable[[str], None]) -> None:
    hall("Europe/Rome")
    for turn, minutes in ((SPRING, 90), (AUTUMN - HOUR, 90)):
        began = Millis(turn - HOUR)
        assert next_time(began, "02:30", zone_at(began)) == began + minutes * 60_000
    night = Millis(AUTUMN + HOUR // 4)
    assert next_time(night, "02:30", zone_at(night)) == night + HOUR // 4
