"""Clocks: the machine sleeps, is switched off, starts again, and somebody sets its time."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import TOLERANCE, read
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    ResumeClock,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.clock import ClockSettled
from tdconsole.domain.state.tournament import Clock, Tournament
from tdconsole.domain.values import Chips, Counted, Level
from tdconsole.session import Done
from tests.session.floor import CREATION, Room, WallClock, room
from tests.torture.children import Ended, asked
from tests.torture.defects import put_in
from tests.torture.outcome import Fault, How, Hurt

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
LENGTH: Final = 1000
LEVELS: Final = 25
"""Longer in all than any evening of so many turns."""
EVENING: Final = replace(
    CREATION,
    structure=(Level(small_blind=Chips(1), big_blind=Chips(2), minutes=LENGTH),) * LEVELS,
)
TURNS: Final = 15
BY: Final[tuple[Counted, ...]] = ("boot", "world", "awake")


class Clocks:
    name = "clocks"
    done = (
        "Fifteen turns of an evening in any order: the machine sleeps, is off for a while, has its "
        "time set on or back, another program opens the house, the clock is paused, resumed, "
        "adjusted. It shows what the clock on the wall of the hall would, or asks."
    )
    canary = "clocks_believed"
    shows: How = "unseen"
    short, long = 15, 600
    needs_shim = False
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        del folder
        self._defect = defect

    def try_one(self, fault: Fault) -> None:
        def evening() -> tuple[list[str], str | None]:
            put_in(self._defect)
            with room() as made:
                return Hall(made, fault.dice).evening()

        found = asked(evening, fault.folder / "evening")
        if isinstance(found, Ended):
            fault.hurts.append(Hurt("broken", f"the evening {found.fault or found}"))
            return
        turns, wrong = found
        fault.told = ", ".join(turns)
        if wrong is not None:
            fault.hurts.append(Hurt("unseen", wrong))


class Hall:
    """An evening with a clock on the wall that nothing disturbs, and a laptop that anything does."""

    def __init__(self, made: Room, dice: Random) -> None:
        self._room, self._dice = made, dice
        self._time: WallClock = made.time
        self._session = made.session()
        made_first = self._session.submit(None, EVENING)
        if not isinstance(made_first, Done):
            raise TypeError(made_first)
        self._tournament = made_first.tournament
        self._left, self._running = LEVELS * LENGTH * MINUTE, False
        self._do(StartClock())
        self._running = True

    def evening(self) -> tuple[list[str], str | None]:
        """What was done, and what the clock then showed wrongly without a question."""
        turns: list[str] = []
        for _ in range(TURNS):
            turn = self._dice.choice(TURNS_THERE_ARE)
            turns.append(turn.__name__)
            turn(self)
            if wrong := self._looked_at():
                return turns, wrong
        return turns, None

    def _looked_at(self) -> str | None:
        """The director looks, and answers where there is a question."""
        offered = {by: left for by in BY if (left := self._offered(by)) is not None}
        if not offered:
            if abs(self._shown() - self._left) <= TOLERANCE:
                return None
            return f"the hall's clock has {self._left} ms left, this one {self._shown()}"
        nearest = min(offered, key=lambda by: abs(offered[by] - self._left))
        self._do(SettleClock(by=nearest))
        self._left = self._shown()  # asked, the director sees to the rest
        return None

    def _offered(self, by: Counted) -> int | None:
        """What would be left on the clock, where it is asked whether to believe this time."""
        foreseen = self._session.foresee(self._tournament, SettleClock(by=by))
        if not isinstance(foreseen, tuple):
            return None
        (settled,) = (one for one in foreseen if isinstance(one, ClockSettled))
        return self._left_on(Clock(anchor=settled.anchor))

    def _shown(self) -> int:
        return self._left_on(self._state.play.clock)

    def _left_on(self, clock: Clock) -> int:
        reading = read(self._state.setup.structure, clock, self._time.now())
        if reading is None:
            raise TypeError(clock)
        return reading.left + MINUTE * LENGTH * (LEVELS - 1 - reading.index)

    @property
    def _state(self) -> Tournament:
        state = self._session.state(self._tournament)
        if state is None:
            raise LookupError(self._tournament)
        return state

    def _do(self, request: Command) -> None:
        answer = self._session.submit(self._tournament, request)
        if not isinstance(answer, Done):
            raise TypeError(answer)

    def _passes(self, millis: int) -> None:
        """In the hall; the machine may sleep or be off."""
        if self._running:
            self._left = max(0, self._left - millis)

    # The turns

    def time_passes(self) -> None:
        millis = self._dice.randrange(SECOND, 40 * MINUTE)
        self._time.run(millis)
        self._passes(millis)

    def it_sleeps(self) -> None:
        millis = self._dice.choice((SECOND, 5 * SECOND, 20 * MINUTE, 9 * 60 * MINUTE))
        self._time.sleep(millis)
        self._passes(millis)

    def its_time_is_set(self) -> None:
        """Not between a start and the first gesture after it: nothing in the file could tell."""
        anchor = self._state.play.clock.anchor
        since = None if anchor is None else anchor.since
        if since is not None and since.boot != self._time.now().boot:
            return
        millis = self._dice.choice((1500, 3000, 5 * MINUTE, 26 * 60 * MINUTE))
        self._time.set(self._dice.choice((1, -1)) * millis)
        self._time.run(MINUTE)
        self._passes(MINUTE)

    def it_starts_again(self) -> None:
        off, starting = self._dice.choice((SECOND, MINUTE, 30 * MINUTE)), 20 * SECOND
        self._time.set(off)
        self._time.boot()
        self._time.run(starting)
        self._passes(off + starting)

    def it_starts_again_in_another_year(self) -> None:
        self._time.set(self._dice.choice((1, -1)) * 400 * 24 * 60 * MINUTE)
        self.it_starts_again()

    def another_program_opens_it(self) -> None:
        self._session = self._room.session()

    def it_is_paused(self) -> None:
        if self._running:
            self._do(PauseClock())
            self._running = False

    def it_is_resumed(self) -> None:
        if not self._running:
            self._do(ResumeClock())
            self._running = True

    def it_is_adjusted(self) -> None:
        seconds = self._dice.choice((30, -30, 300))
        self._do(AdjustClock(seconds=seconds))
        self._left += seconds * SECOND


TURNS_THERE_ARE: Final[tuple[Callable[[Hall], None], ...]] = (
    Hall.time_passes,
    Hall.time_passes,
    Hall.it_sleeps,
    Hall.its_time_is_set,
    Hall.it_starts_again,
    Hall.it_starts_again_in_another_year,
    Hall.another_program_opens_it,
    Hall.it_is_paused,
    Hall.it_is_resumed,
    Hall.it_is_adjusted,
)
