"""Boards as an evening makes them, and as no evening should."""

from datetime import UTC, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from tdconsole.domain.values import (
    Break,
    Chips,
    Instant,
    Level,
    Mark,
    Millis,
    Money,
    NoteId,
    PeriodId,
)
from tdconsole.projections.clock.board import ClockBoard

ROME: Final = ZoneInfo("Europe/Rome")
NOW: Final = Instant(
    utc=Millis(int(datetime(2026, 3, 14, 20, 7, tzinfo=UTC).timestamp() * 1000)),
    boot="saturday",
    uptime=Millis(9_000_000),
)
LONGEST_NAME: Final = (
    "Międzynarodowe Mistrzostwa Wielkopolski w Texas Hold'em No Limit 2026 - Turniej Główny "
    "o Puchar Prezydenta Miasta Pozna"
)


def level(small: int, big: int, ante: int = 0, minutes: int = 20) -> Level:
    return Level(
        small_blind=Chips(small),
        big_blind=Chips(big),
        ante=Chips(ante),
        ante_kind="big_blind" if ante else "none",
        minutes=minutes,
        id=PeriodId(9),
    )


def minutes(whole: int, seconds: int = 0) -> Millis:
    return Millis((whole * 60 + seconds) * 1000 + 400)


RUNNING: Final = ClockBoard(
    name="Spring Main Event",
    currency="EUR",
    started=True,
    running=True,
    over=False,
    finished=False,
    level=9,
    period=level(600, 1200, 1200),
    left=minutes(14, 32),
    pause_reason=None,
    next=level(800, 1600, 1600),
    until_break=minutes(34, 32),
    players=87,
    entries=214,
    waiting=0,
    tables=10,
    chips=Chips(4_290_000),
    average=Chips(49_310),
    average_in_big_blinds=41,
    pool=Money(2_140_000),
    paid=27,
    first=Money(535_000),
    next_prize=Money(18_000),
)


def like(**changes: Any) -> ClockBoard:
    return replace(RUNNING, **changes)


PAUSED: Final = like(running=False, pause_reason=NoteId("a"))
LAST_MINUTE: Final = like(left=minutes(0, 41), until_break=minutes(0, 41))
BREAK: Final = like(
    period=Break(minutes=15, id=PeriodId(10)), left=minutes(12, 8), until_break=None
)
PAUSED_BREAK: Final = replace(BREAK, running=False)
WAITING: Final = like(
    started=False,
    running=False,
    level=None,
    period=None,
    left=None,
    next=level(50, 100),
    until_break=None,
    players=0,
    entries=0,
    chips=Chips(0),
    average=None,
    average_in_big_blinds=None,
    pool=Money(0),
    paid=0,
    first=None,
    next_prize=None,
)
WAITING_WITH_STACKS: Final = replace(
    WAITING,
    stack=Chips(25_000),
    open_through=8,
    players=31,
    entries=31,
    chips=Chips(775_000),
    average=Chips(25_000),
    average_in_big_blinds=250,
    pool=Money(155_000),
    first=Money(62_100),
)
IN_FLIGHTS: Final = like(flight="1B", entries_in_all=412, next_prize=None)
OVER: Final = like(over=True, left=Millis(0), next=None, until_break=None)
FINISHED: Final = like(finished=True, players=1, next_prize=None)
LONGEST: Final = like(
    name=LONGEST_NAME,
    level=100,
    period=level(500_000_000_000, 1_000_000_000_000, 1_000_000_000_000, minutes=1440),
    left=minutes(1439, 59),
    next=level(500_000_000_000, 1_000_000_000_000, 1_000_000_000_000),
    until_break=minutes(2879, 59),
    players=30_000,
    entries=30_000,
    chips=Chips(999_999_999_999),
    average=Chips(999_999_999_999),
    average_in_big_blinds=999_999,
    pool=Money(999_999_999_999),
    paid=10_000,
    first=Money(999_999_999_999),
    next_prize=Money(999_999_999_999),
)
CROOKED: Final = replace(
    LONGEST, period=level(123_456_789_012, 246_913_578_024, 246_913_578_024), left=minutes(9, 59)
)
HELD: Final = like(
    running=False,
    left=Millis(0),
    until_break=None,
    held=Mark(kind="end_of_day", stop=True),
)
PUT_OFF: Final = like(
    started=False, running=False, level=1, period=level(50, 100), left=minutes(20),
    starts_in=minutes(82, 37), next=level(100, 200), until_break=minutes(80),
)  # fmt: skip
NIGHT: Final = like(before_night=True)
BY_HANDS: Final = like(hands=7, until_break=None)
STUD: Final = like(
    period=Level(
        ante=Chips(50), ante_kind="each", bring_in=Chips(50), small_bet=Chips(200),
        big_bet=Chips(400), minutes=20, id=PeriodId(9),
    ),
    average_in_big_blinds=None,
)  # fmt: skip
HOURLY: Final = like(period=level(25_000, 50_000, 50_000, minutes=120), left=minutes(119, 59))
MILLIONS: Final = like(period=level(1_250_000, 2_500_000, 2_500_000))

BOARDS: Final = {
    "waiting": WAITING,
    "waiting_with_stacks": WAITING_WITH_STACKS,
    "running": RUNNING,
    "last": LAST_MINUTE,
    "night": NIGHT,
    "paused": PAUSED,
    "break": BREAK,
    "paused_break": PAUSED_BREAK,
    "over": OVER,
    "held": HELD,
    "put_off": PUT_OFF,
    "by_hands": BY_HANDS,
    "stud": STUD,
    "finished": FINISHED,
    "flight": IN_FLIGHTS,
    "longest": LONGEST,
    "longest_flight": replace(LONGEST, flight="1A", entries_in_all=30_000),
    "longest_paused": replace(LONGEST, running=False),
    "crooked": CROOKED,
    "hourly": HOURLY,
    "millions": MILLIONS,
}
REASON: Final = "balancing table 4"
