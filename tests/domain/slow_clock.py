"""The blind clock as a child would build it: it ticks, and at each tick looks what has to happen.

It knows the hall's time, and the seconds one after the other, and nothing else.
"""

from collections.abc import Callable
from copy import copy
from typing import Final

from tdconsole.domain.values import Break, Level, Period, Structure

MINUTE: Final = 60_000
TWELVE_HOURS: Final = 12 * 60

Ahead = Callable[[int], int]
"""How many minutes the hall's clock is ahead of the world's at a moment."""


class SlowClock:
    def __init__(self, structure: Structure, ahead: Ahead, tick: int = 1000) -> None:
        self.structure, self.ahead, self.step = structure, ahead, tick
        self.hall = 0
        self.row: int | None = None
        self.left = 0
        self.hands: int | None = None
        self.on = False
        self.opens_in = 0
        self.ran = 0

    # What it shows

    @property
    def period(self) -> Period:
        assert self.row is not None
        return self.structure[self.row]

    @property
    def ended(self) -> bool:
        return self.left <= 0 if self.hands is None else self.hands == 0

    @property
    def last(self) -> bool:
        return self.row == len(self.structure) - 1

    @property
    def held(self) -> bool:
        stops = any(mark.stop for mark in self.period.marks)
        return not self.opens_in and self.ended and stops

    @property
    def running(self) -> bool:
        return self.on and not self.opens_in and not self.held

    # Time

    def tick(self) -> None:
        self.hall += self.step
        if self.row is None or not self.on:
            return
        if self.opens_in:
            self.opens_in -= self.step
            return
        if self.held:
            return
        self.ran += self.step
        self.left = max(0, self.left - self.step)
        self.go_on()

    def live(self, millis: int) -> None:
        ticks = millis // self.step
        while ticks > 0:
            while ticks > 1 and self.plain():  # nothing but time happens in most of them
                self.hall += self.step
                self.ran += self.step
                self.left -= self.step
                ticks -= 1
            self.tick()
            ticks -= 1

    def plain(self) -> bool:
        return self.left > self.step and self.on and not self.opens_in and self.hands is None

    def go_on(self) -> None:
        """Into the next period, as often as there is no time in it."""
        while self.on and not self.opens_in and self.ended and not self.held and not self.last:
            assert self.row is not None
            self.begin(self.row + 1)
        if self.on and not self.opens_in and self.hands == 0:
            self.left = 0

    def begin(self, row: int) -> None:
        self.row = row
        period = self.structure[row]
        self.left = self.lasts(period, self.hall + self.opens_in)
        self.hands = period.hands if isinstance(period, Level) else None

    def lasts(self, period: Period, begins: int) -> int:
        if isinstance(period, Break) and period.until is not None:
            minute = self.shows_next(begins, period.until, within=TWELVE_HOURS)
            if minute is not None:
                return minute - begins
        return period.minutes * MINUTE

    def shows_next(self, after: int, time: str, within: int) -> int | None:
        """Minute by minute until the hall's clock shows it; it may be turned meanwhile."""
        latest = after + within * MINUTE
        minute = after - after % MINUTE
        while minute + MINUTE <= latest:
            was = self.ahead(minute)
            minute += MINUTE
            left_out = [self.shown(minute, was + n) for n in range(self.ahead(minute) - was)]
            if time in left_out and minute + left_out.index(time) * MINUTE <= latest:
                return minute + left_out.index(time) * MINUTE
            if self.shown(minute, self.ahead(minute)) == time:
                return minute
        return None

    def shown(self, moment: int, ahead: int) -> str:
        minutes = moment // MINUTE + ahead
        return f"{minutes // 60 % 24:02}:{minutes % 60:02}"

    # Gestures: whether they can be made, and if so they are

    def hear(self, hall: int) -> None:
        """With each gesture somebody looks at the time."""
        if not self.opens_in:
            self.hall = hall

    def start(self, at: str | None, hall: int) -> bool:
        if self.row is not None and not self.opens_in:
            return False
        again = self.row is not None
        self.hall, self.on, self.opens_in = hall, True, 0
        if at is not None:
            opens = self.shows_next(hall, at, within=3 * 24 * 60)
            assert opens is not None
            self.opens_in = opens - hall
        if not again:
            self.begin(0)
        elif isinstance(self.period, Break) and self.period.until is not None:
            assert self.row is not None
            self.begin(self.row)
        self.go_on()
        return True

    def pause(self, hall: int) -> bool:
        if self.row is None or not self.running:
            return False
        self.on = False
        self.hear(hall)
        return True

    def resume(self, hall: int) -> bool:
        if self.row is None or self.opens_in or self.running or (self.held and self.last):
            return False
        self.hear(hall)
        if self.held:
            self.begin(self.row + 1)
        self.on = True
        self.go_on()
        return True

    def set_left(self, left: int, hall: int) -> bool:
        if self.row is None or self.hands is not None or not 0 < left <= 24 * 60 * MINUTE:
            return False
        self.hear(hall)
        self.left = left
        return True

    def give(self, millis: int, hall: int) -> bool:
        return millis != 0 and self.set_left(self.left + millis, hall)

    def go_to(self, number: int, hall: int) -> bool:
        rows = [row for row, period in enumerate(self.structure) if period.id == number]
        if self.row is None or not rows:
            return False
        self.hear(hall)
        self.begin(rows[0])
        return True

    def play(self, hands: int, hall: int) -> bool:
        if self.row is None or self.opens_in or self.hands is None or hands == 0:
            return False
        period = self.period
        assert isinstance(period, Level)
        assert period.hands is not None
        if not 0 <= self.hands - hands <= period.hands:
            return False
        self.hear(hall)
        self.hands -= hands
        if not self.hands and not self.last and not any(mark.stop for mark in period.marks):
            self.begin(self.row + 1)
        self.go_on()
        return True

    def edit(self, structure: Structure, hall: int) -> bool:
        if self.row is None:
            self.structure = structure
            return True
        was = self.period
        if self.opens_in and self.row == 0 and structure[0].id != was.id:
            self.structure = structure
            self.begin(0)
            return True
        rows = [row for row, period in enumerate(structure) if period.id == was.id]
        if not rows:
            return False
        period, left, hands = structure[rows[0]], self.left, self.hands
        begins = self.hall + self.opens_in if self.opens_in else hall
        until = None
        if isinstance(period, Break) and period.until is not None and period != was:
            until = self.shows_next(begins, period.until, within=TWELVE_HOURS)
        left += (period.minutes - was.minutes) * MINUTE
        if until is not None:
            left = until - begins
        now_by = period.hands if isinstance(period, Level) else None
        was_by = was.hands if isinstance(was, Level) else None
        if now_by is None or was_by is None or hands is None:
            hands = now_by
        else:
            hands += now_by - was_by
        over = left <= 0 if hands is None else hands <= 0
        if over and not self.ended:
            return False
        self.hear(hall)
        hands = None if hands is None else max(0, hands)
        self.structure, self.row, self.left, self.hands = structure, rows[0], max(0, left), hands
        self.go_on()
        return True

    def twin(self) -> "SlowClock":
        """Another one that shows the same now, and goes its own way from here."""
        return copy(self)
