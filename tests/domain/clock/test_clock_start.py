"""A start that is put off until a time of day, and what the hall's clock shows in any night."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.reading import next_time, span
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.rejections.clock import (
    ClockAlreadyStarted,
    ClockNotStarted,
    StartStands,
)
from tdconsole.domain.language.rejections.entry import AlreadyPlaying
from tdconsole.domain.values import Break, EntryId, Millis, PeriodId, Zone
from tests.domain.clock_floor import HOUR, in_rome, level, reading, stand, until
from tests.domain.floor import FIRST_LEVEL, MINUTE, Floor, busting, registering, seated

TURN = 1_774_746_000_000  # 2026-03-29, 02:00 in Rome becomes 03:00
SPRING = Zone(offset=60, turns=Millis(TURN), then=120)
SUMMER = Zone(offset=120)
BACK = 1_792_890_000_000  # 2026-10-25, 03:00 in Rome becomes 02:00
AUTUMN = Zone(offset=120, turns=Millis(BACK), then=60)


def put_off(at: str = "20:30") -> Floor:
    floor = in_rome("20:00")
    floor.do(StartClock(at=at))
    return floor


def test_a_start_put_off_counts_down_and_then_the_clock_runs() -> None:
    floor = put_off()
    assert (reading(floor).starts_in, reading(floor).running) == (30 * MINUTE, False)
    assert stand(floor.wait(minutes=29)) == (1, 20)
    assert reading(floor).starts_in == MINUTE
    floor.wait(minutes=1)
    assert (reading(floor).starts_in, reading(floor).running) == (None, True)
    assert stand(floor.wait(minutes=5)) == (1, 15)
    assert reading(floor).ran == 5 * MINUTE


def test_a_time_that_has_passed_is_tomorrows() -> None:
    assert reading(put_off("19:00")).starts_in == 23 * HOUR


def test_a_start_put_off_is_put_off_again_or_made_at_once() -> None:
    floor = put_off().wait(minutes=10)
    floor.do(StartClock(at="21:00"))
    assert reading(floor).starts_in == 50 * MINUTE
    floor.do(StartClock())
    assert (reading(floor).starts_in, stand(floor)) == (None, (1, 20))


def test_when_it_has_begun_it_is_not_put_off_any_more() -> None:
    assert put_off().wait(minutes=30).when(StartClock(at="22:00")) == ClockAlreadyStarted()


def test_a_clock_that_waits_is_neither_paused_nor_resumed() -> None:
    for command in (PauseClock(), ResumeClock()):
        assert put_off().when(command) == ClockNotStarted()


def test_its_level_and_time_may_be_set_while_it_waits() -> None:
    """As on a second day, which goes on where the first one ended."""
    floor = put_off().wait(minutes=1)
    floor.do(SetLevel(period=PeriodId(2)), SetClock(seconds=300), AdjustClock(seconds=60))
    assert reading(floor).starts_in == 29 * MINUTE
    assert stand(floor) == (2, 6)
    floor.do(StartClock(at="20:45"))
    assert stand(floor.wait(minutes=45)) == (2, 5)


def test_a_break_that_is_set_while_it_waits_counts_from_the_start() -> None:
    floor = in_rome("20:00", structure=(level(20), until("21:00")))
    floor.do(StartClock(at="20:30"), SetLevel(period=PeriodId(2)))
    assert stand(floor) == (2, 30)
    floor.do(StartClock(at="20:40"))
    assert stand(floor) == (2, 20)


def test_a_putting_off_is_taken_back() -> None:
    floor = put_off()
    floor.do(RestoreClock())
    assert floor.tournament.play.clock.anchor is None


def test_it_begins_on_time_after_another_boot() -> None:
    floor = put_off().boot(minutes=25)
    assert reading(floor).starts_in == 5 * MINUTE
    assert stand(floor.wait(minutes=6)) == (1, 19)


def test_it_is_begun_while_the_machine_was_off() -> None:
    assert stand(put_off().boot(minutes=40)) == (1, 10)


def test_a_new_first_level_is_where_it_will_start() -> None:
    floor = put_off()
    _first, *others = floor.tournament.setup.structure
    floor.do(EditStructure(structure=(replace(FIRST_LEVEL, minutes=30), *others)))
    assert (stand(floor), reading(floor).starts_in) == ((5, 30), 30 * MINUTE)


def test_an_edit_leaves_the_level_that_was_set_while_it_waits() -> None:
    floor = put_off()
    floor.do(SetLevel(period=PeriodId(2)), SetClock(seconds=300))
    *others, last = floor.tournament.setup.structure
    floor.do(EditStructure(structure=(*others, replace(last, minutes=30))))
    assert (stand(floor), reading(floor).starts_in) == ((2, 5), 30 * MINUTE)


def test_who_is_seated_may_leave_until_it_has_begun() -> None:
    floor = in_rome("20:00")
    floor.do(registering(1), registering(2), DrawSeats(), StartClock(at="20:30"))
    leaving = UnregisterEntry(entry=EntryId(1))
    assert isinstance(floor.wait(minutes=29).when(leaving), tuple)
    assert floor.wait(minutes=1).when(leaving) == AlreadyPlaying(entry=EntryId(1))
    assert floor.when(busting(1)) != ClockNotStarted()


@pytest.mark.parametrize("before", [(), (StartClock(at="20:00"),)])
def test_after_a_bust_the_start_stays_and_nobody_leaves(before: tuple[Command, ...]) -> None:
    floor = seated(2)
    floor.do(*before, StartClock(), busting(2))
    assert floor.when(RestoreClock()) == StartStands()
    leaving = UnregisterEntry(entry=EntryId(1))
    assert floor.when(leaving) == AlreadyPlaying(entry=EntryId(1))
    assert problems(floor.tournament) == frozenset()


def test_it_is_in_the_file_with_the_hall_s_time() -> None:
    floor = in_rome("20:00")
    (event,) = floor.do(StartClock(at="20:30"))
    assert isinstance(event, ClockStarted)
    assert event.anchor.since is not None
    assert event.anchor.since.utc == floor.now.utc + 30 * MINUTE
    assert (event.anchor.waits, event.anchor.zone) == (True, Zone(offset=60))


# Summer time


@pytest.mark.parametrize(
    ("after", "zone", "time", "minutes"),
    [
        (TURN - HOUR, SPRING, "01:30", 30),
        (TURN - HOUR, SPRING, "02:00", 60),  # as it becomes 03:00
        (TURN - HOUR, SPRING, "02:30", 90),  # which it never shows: at 03:30
        (TURN - HOUR, SPRING, "03:00", 60),
        (TURN - HOUR, SPRING, "03:15", 75),
        (TURN - HOUR, SPRING, "01:00", 23 * 60),
        (TURN, SUMMER, "03:15", 15),
        (TURN + 10 * MINUTE, SPRING, "02:30", 23 * 60 + 20),  # the anchor is older than the turn
        (TURN + 10 * MINUTE, SUMMER, "02:30", 23 * 60 + 20),
        (BACK - 2 * HOUR, AUTUMN, "02:30", 90),  # it shows that twice
        (BACK - 30 * MINUTE, AUTUMN, "02:30", 60),
        (BACK - HOUR, AUTUMN, "03:00", 120),
        (BACK + HOUR // 2, Zone(offset=60), "02:30", 24 * 60),
        (BACK + HOUR // 4, Zone(offset=60), "02:30", 15),
        (BACK + HOUR // 4, AUTUMN, "02:30", 15),
    ],
)
def test_what_the_halls_clock_shows_next(after: int, zone: Zone, time: str, minutes: int) -> None:
    assert next_time(Millis(after), time, zone) == after + minutes * MINUTE


@pytest.mark.parametrize("offset", [-720, -210, 0, 330, 345, 765, 840])
def test_wherever_the_hall_is(offset: int) -> None:
    zone = Zone(offset=offset)
    midnight = Millis(86_400_000 * 20_000 - offset * MINUTE)
    assert next_time(midnight, "00:01", zone) == midnight + MINUTE
    assert next_time(midnight, "00:00", zone) == midnight + 24 * HOUR
    assert next_time(Millis(midnight - 1), "00:00", zone) == midnight


def test_a_break_in_the_night_in_which_the_clock_is_turned() -> None:
    short = Break(minutes=7, until="02:30")
    assert span(short, Millis(TURN - HOUR), SPRING) == 90 * MINUTE
    assert span(short, Millis(BACK - 2 * HOUR), AUTUMN) == 90 * MINUTE
    assert span(short, Millis(TURN + HOUR), SUMMER) == 7 * MINUTE


def test_a_day_and_more_of_one_night() -> None:
    floor = in_rome("20:00", structure=tuple(level(180) for _ in range(20)))
    floor.do(StartClock())
    assert stand(floor.wait(minutes=50 * 60)) == (17, 60)
    assert reading(floor).ran == 50 * HOUR
