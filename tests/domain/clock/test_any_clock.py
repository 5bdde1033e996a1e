"""Whatever is done to the clock, and whatever the laptop does: it shows what a slow one shows."""

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, doubt, read
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import (
    Break,
    Chips,
    Counted,
    Instant,
    Level,
    Mark,
    Millis,
    Period,
    PeriodId,
    Record,
    Structure,
    Zone,
)
from tests.domain.floor import Floor, create
from tests.domain.slow_clock import SlowClock

EVENING: Final = 1_769_992_500_000  # 01:35 in Rome, and nothing happens to its clock
SPRING: Final = 1_774_746_000_000  # 2026-03-29, 02:00 in Rome becomes 03:00
AUTUMN: Final = 1_792_890_000_000  # 2026-10-25, 03:00 in Rome becomes 02:00
DAY: Final = 86_400_000
BEGINNINGS: Final = (EVENING, SPRING - 1_800_000, SPRING - 90_000, AUTUMN - 3_900_000)

STOP: Final = (Mark(kind="registration_closes", stop=True),)
levels = st.builds(
    Level,
    small_blind=st.just(Chips(1)),
    big_blind=st.just(Chips(2)),
    minutes=st.integers(1, 3),
    hands=st.sampled_from((None, None, None, None, None, 1, 3)),
    marks=st.sampled_from(((), (), (), STOP)),
)
times = st.sampled_from(("01:40", "02:00", "02:30", "02:31", "03:00", "03:05", "14:00"))
breaks = st.builds(
    Break,
    minutes=st.integers(1, 3),
    until=st.sampled_from((None, "01:40", "01:40", "02:00", "02:30", "03:05", "14:00")),
    marks=st.sampled_from(((), (), (), STOP)),
)
periods = levels | breaks
structures = st.builds(
    lambda first, others: (*others[:1], first, *others[1:]),
    levels,
    st.lists(periods, min_size=1, max_size=4),
)
beginnings = st.sampled_from(BEGINNINGS)


def ahead(utc: int) -> int:
    return 120 if SPRING <= utc < AUTUMN else 60


def zone_of(utc: int) -> Zone:
    offset = ahead(utc)
    turn = next((turn for turn in (SPRING, AUTUMN) if utc < turn < utc + 4 * DAY), None)
    return Zone(offset=offset, turns=None if turn is None else Millis(turn), then=180 - offset)


class Life:
    """A slow clock that nobody has touched since a second of the evening."""

    def __init__(self, slow: SlowClock, *, world: "World", knows_awake: bool = True) -> None:
        self.slow, self.first = slow, slow.twin()
        self.since = replace(world)
        self.knows_awake = knows_awake

    def millis(self, world: "World", by: Counted) -> int:
        real = world.seconds - self.since.seconds
        if self.since.boot != world.boot or by == "world":
            real += world.shift - self.since.shift
        elif by == "awake" and self.knows_awake:
            real -= world.slept - self.since.slept
        return real * 1000

    def believing(self, world: "World", by: Counted) -> SlowClock:
        twin, millis = self.first.twin(), self.millis(world, by)
        if millis < 0 and twin.opens_in:
            twin.opens_in -= millis
        twin.live(millis)
        return twin


class World(Record, kw_only=True):
    """What has gone by, in seconds, and what the system's time has been set on."""

    begins: int
    seconds: int = 0
    slept: int = 0
    shift: int = 0
    boot: int = 1
    booted: int = 0
    slept_before: int = 0

    @property
    def utc(self) -> Millis:
        return Millis(self.begins + (self.seconds + self.shift) * 1000)

    @property
    def now(self) -> Instant:
        uptime = self.seconds - self.booted
        return Instant(
            utc=self.utc,
            boot=f"boot {self.boot}",
            uptime=Millis(uptime * 1000 + 77),
            awake=Millis((uptime - self.slept + self.slept_before) * 1000 + 33),
        )


class AnyClock(RuleBasedStateMachine):
    @initialize(
        structure=structures, begins=beginnings, started=st.sampled_from((True, True, False))
    )
    def begin(self, structure: Structure, begins: int, *, started: bool) -> None:
        self.floor = Floor()
        self.floor.do(create(structure=structure))
        self.world = World(begins=begins)
        slow = SlowClock(self.structure, ahead)
        self.life = Life(slow, world=self.world)
        self.before: list[Life] = []
        if started:
            self.starts(None)

    @property
    def structure(self) -> Structure:
        return self.floor.tournament.setup.structure

    @property
    def slow(self) -> SlowClock:
        return self.life.slow

    def touch(self, command: Command, done: bool) -> bool:
        """Whether the one takes it is whether the other does."""
        self.floor.now, self.floor.zone = self.world.now, zone_of(self.world.utc)
        decided = self.floor.when(command)
        assert isinstance(decided, tuple) is done, decided
        if isinstance(decided, tuple):
            self.floor.given(*decided)
        return done

    def ask(self, command: Command, slow: SlowClock, *, done: bool) -> None:
        if not self.touch(command, done):
            return
        waited = slow.opens_in and self.slow.opens_in and not isinstance(command, StartClock)
        was = self.life
        self.before = [*self.before[-15:], was]
        self.life = Life(slow, world=self.world, knows_awake=not slow.opens_in)
        if waited:
            self.life.since = replace(self.world, shift=was.since.shift, boot=was.since.boot)
            self.life.knows_awake = was.knows_awake

    # Gestures

    @rule(at=st.none() | st.none() | times)
    def starts(self, at: str | None) -> None:
        slow = self.slow.twin()
        self.ask(StartClock(at=at), slow, done=slow.start(at, self.world.utc))

    @rule()
    def pauses(self) -> None:
        slow = self.slow.twin()
        self.ask(PauseClock(), slow, done=slow.pause(self.world.utc))

    @rule()
    def resumes(self) -> None:
        slow = self.slow.twin()
        self.ask(ResumeClock(), slow, done=slow.resume(self.world.utc))

    @rule(seconds=st.sampled_from((0, 1, -1, 30, -59, 61, -120, 86_400)))
    def gives(self, seconds: int) -> None:
        slow = self.slow.twin()
        self.ask(AdjustClock(seconds=seconds), slow, done=slow.give(seconds * 1000, self.world.utc))

    @rule(seconds=st.sampled_from((1, 59, 180)))
    def sets_the_time(self, seconds: int) -> None:
        slow = self.slow.twin()
        self.ask(
            SetClock(seconds=seconds), slow, done=slow.set_left(seconds * 1000, self.world.utc)
        )

    @rule(number=st.integers(1, 8).map(PeriodId))
    def sets_the_level(self, number: PeriodId) -> None:
        slow = self.slow.twin()
        self.ask(SetLevel(period=number), slow, done=slow.go_to(number, self.world.utc))

    @rule(hands=st.sampled_from((0, 1, 1, 1, 2, 3, -1, -2)))
    def plays(self, hands: int) -> None:
        slow = self.slow.twin()
        self.ask(CountHands(hands=hands), slow, done=slow.play(hands, self.world.utc))

    @rule()
    def goes_back(self) -> None:
        if not self.touch(RestoreClock(), done=bool(self.before)):
            return
        was = self.before.pop()
        was.slow = was.believing(self.world, "boot")
        self.life = was

    @rule(by=st.sampled_from(("boot", "world", "awake")))
    def settles(self, by: Counted) -> None:
        asked = self.asked()
        if not self.touch(SettleClock(by=by), done=by in asked):
            return
        slow = asked[by]
        slow.hall = self.world.utc
        self.before = [*self.before[-15:], self.life]
        self.life = Life(slow, world=self.world, knows_awake=not slow.opens_in)

    # The structure

    def edit(self, structure: Structure) -> None:
        """The new rows get their numbers from the tournament."""
        highest = self.floor.issued.period
        new: list[Period] = []
        for period in structure:
            highest = PeriodId(highest + (period.id == 0))
            new.append(period if period.id else replace(period, id=highest))
        wanted = EditStructure(structure=structure)
        levels_left = any(isinstance(period, Level) for period in structure)
        numbered, changed = tuple(new), tuple(new) != self.structure
        slow = self.slow.twin()
        done = changed and levels_left and slow.edit(numbered, self.world.utc)
        self.ask(wanted, slow, done=done)
        if done:
            self.before = []

    @rule(at=st.integers(0, 5), period=periods)
    def puts_in(self, at: int, period: Period) -> None:
        if len(self.structure) < 7:
            self.edit((*self.structure[:at], period, *self.structure[at:]))

    @rule(at=st.integers(0, 5))
    def takes_out(self, at: int) -> None:
        self.edit((*self.structure[:at], *self.structure[at + 1 :]))

    @rule(at=st.integers(0, 5))
    def copies(self, at: int) -> None:
        if at < len(self.structure) < 7:
            copy = replace(self.structure[at], id=PeriodId(0))
            self.edit((*self.structure[: at + 1], copy, *self.structure[at + 1 :]))

    @rule(at=st.none() | st.integers(0, 5), minutes=st.integers(1, 6))
    def makes_longer_or_shorter(self, at: int | None, minutes: int) -> None:
        self.change(at, minutes=minutes)

    @rule(at=st.none() | st.integers(0, 5), stop=st.booleans())
    def marks(self, at: int | None, *, stop: bool) -> None:
        self.change(at, marks=STOP if stop else (Mark(kind="rebuys_end"),))

    @rule(at=st.none() | st.integers(0, 5), hands=st.sampled_from((None, 1, 2, 5)))
    def counts_by_hands(self, at: int | None, hands: int | None) -> None:
        self.change(at, of=Level, hands=hands)

    @rule(at=st.none() | st.integers(0, 5), until=st.none() | times)
    def breaks_until(self, at: int | None, until: str | None) -> None:
        self.change(at, of=Break, until=until)

    def change(self, at: int | None, of: type = object, **changes: object) -> None:
        """The row, or the one in which the clock stands."""
        rows = self.structure
        at = self.slow.row if at is None else at
        if at is not None and at < len(rows) and isinstance(rows[at], of):
            self.edit((*rows[:at], replace(rows[at], **changes), *rows[at + 1 :]))

    # The machine

    @rule(seconds=st.sampled_from((1, 7, 59, 60, 61, 120, 180)))
    def time_passes(self, seconds: int) -> None:
        self.world = replace(self.world, seconds=self.world.seconds + seconds)
        self.slow.live(seconds * 1000)

    @rule(seconds=st.sampled_from((200, 300, 600)))
    def much_time_passes(self, seconds: int) -> None:
        self.time_passes(seconds)

    @precondition(lambda self: self.slow.row is not None and not self.slow.opens_in)
    @rule(seconds=st.sampled_from((-1, 0, 1)))
    def the_level_is_about_to_change(self, seconds: int) -> None:
        if 0 < self.slow.left <= 400_000:
            self.time_passes(max(0, self.slow.left // 1000 + seconds))

    @precondition(lambda self: self.slow.opens_in)
    @rule()
    def it_is_about_to_start(self) -> None:
        if self.slow.opens_in <= 1_500_000:
            self.time_passes(self.slow.opens_in // 1000)

    @rule(seconds=st.sampled_from((2, 3, 200)))
    def the_machine_sleeps(self, seconds: int) -> None:
        self.world = replace(self.world, slept=self.world.slept + seconds)
        self.time_passes(seconds)

    @precondition(lambda self: self.world.begins == EVENING and self.one_boot())
    @rule(seconds=st.sampled_from((1, -2, 3, 150, -400)))
    def the_time_is_set(self, seconds: int) -> None:
        self.world = replace(self.world, shift=self.world.shift + seconds)

    @precondition(lambda self: self.one_time())
    @rule(seconds=st.sampled_from((0, 90)))
    def the_machine_boots(self, seconds: int) -> None:
        """Across boots the world's time counts, so nobody may have set it meanwhile."""
        self.time_passes(seconds)
        world = self.world
        self.world = replace(
            world, boot=world.boot + 1, booted=world.seconds, slept_before=world.slept
        )

    def one_boot(self) -> bool:
        return {life.since.boot for life in (*self.before, self.life)} == {self.world.boot}

    def one_time(self) -> bool:
        return {life.since.shift for life in (*self.before, self.life)} == {self.world.shift}

    # What always holds

    def shows(self, slow: SlowClock, reading: Reading | None) -> None:
        if slow.row is None:
            assert reading is None
            return
        assert reading is not None
        assert (reading.index, reading.period) == (slow.row, slow.period)
        assert (reading.left, reading.hands, reading.ran) == (slow.left, slow.hands, slow.ran)
        assert (reading.starts_in or 0) == slow.opens_in, (reading.starts_in, slow.opens_in)
        assert (reading.held is not None, reading.running) == (slow.held, slow.running)
        assert reading.over == (slow.ended and slow.last and not slow.opens_in)

    def read(self, now: Instant, by: Counted = "boot") -> Reading | None:
        return read(self.structure, self.floor.tournament.play.clock, now, by)

    @invariant()
    def both_show_the_same(self) -> None:
        self.shows(self.slow, self.read(self.world.now))
        assert problems(self.floor.tournament) == frozenset()

    @rule(seconds=st.integers(1, 500))
    def and_later(self, seconds: int) -> None:
        twin = self.slow.twin()
        twin.live(seconds * 1000)
        later = replace(self.world, seconds=self.world.seconds + seconds)
        self.shows(twin, self.read(later.now))

    def asked(self) -> dict[Counted, SlowClock]:
        """What could be so, where the machine's times disagree by more than two seconds."""
        life, world = self.life, self.world
        if life.slow.row is None or not life.slow.on or life.since.boot != world.boot:
            return {}
        slept = life.millis(world, "boot") - life.millis(world, "awake") > 2_000
        time_set = abs(world.shift - life.since.shift) > 2
        by: list[Counted] = ["boot"] * (slept or time_set)
        by += ["awake"] * slept
        by += ["world"] * time_set
        could = {one: life.believing(world, one) for one in by}
        different = {(slow.row, slow.left, slow.opens_in) for slow in could.values()}
        return could if len(different) > 1 else {}

    @invariant()
    def it_asks_where_nobody_can_know(self) -> None:
        could = self.asked()
        found = doubt(self.structure, self.floor.tournament.play.clock, self.world.now)
        assert (found is not None) == bool(could)
        if found is not None:
            assert [one.by for one in found.readings] == list(could)
            for one in found.readings:
                self.shows(could[one.by], one.reading)


TestAnyClock = AnyClock.TestCase
TestAnyClock.settings = settings(
    derandomize=True, deadline=None, max_examples=150, stateful_step_count=40
)


@settings(derandomize=True, deadline=None, max_examples=12)
@given(structures, st.integers(0, 59_999), st.lists(st.integers(1, 90_000), min_size=1, max_size=4))
def test_to_the_millisecond(structure: Structure, begins: int, waits: list[int]) -> None:
    floor = Floor()
    floor.do(create(structure=structure))
    rows = floor.tournament.setup.structure
    slow = SlowClock(rows, ahead, tick=1)
    now = Instant(utc=Millis(SPRING - 120_000 + begins), boot="one", uptime=Millis(1))
    floor.now, floor.zone = now, zone_of(now.utc)
    floor.do(StartClock())
    slow.start(None, now.utc)
    for wait in waits:
        now = replace(now, utc=Millis(now.utc + wait), uptime=Millis(now.uptime + wait))
        slow.live(wait)
        reading = read(rows, floor.tournament.play.clock, now)
        assert reading is not None
        assert (reading.index, reading.left, reading.ran) == (slow.row, slow.left, slow.ran)
        assert (reading.running, reading.over) == (slow.running, slow.ended and slow.last)


plain = st.builds(
    Level, small_blind=st.just(Chips(1)), big_blind=st.just(Chips(2)), minutes=st.integers(1, 9)
)
pauses = st.builds(Break, minutes=st.integers(1, 9), until=times)
nights = st.tuples(plain, pauses, plain, st.just(Break(minutes=5, until="03:05")), plain)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(nights, beginnings, st.none() | times, st.lists(st.integers(1, 3_000), max_size=6))
def test_in_any_night(
    structure: Structure, begins: int, start: str | None, waits: list[int]
) -> None:
    """Paused and resumed in turn, while the hall's clock is turned."""
    floor = Floor()
    floor.do(create(structure=structure))
    rows = floor.tournament.setup.structure
    slow = SlowClock(rows, ahead)
    world = World(begins=begins)
    gestures: list[Command] = [StartClock(at=start)]
    for _ in range(3):
        gestures += PauseClock(), ResumeClock()
    for gesture, wait in zip(gestures, [*waits, 5_000], strict=False):
        floor.now, floor.zone = world.now, zone_of(world.utc)
        match gesture:
            case StartClock():
                done = slow.start(start, world.utc)
            case PauseClock():
                done = slow.pause(world.utc)
            case _:
                done = slow.resume(world.utc)
        decided = floor.when(gesture)
        assert isinstance(decided, tuple) is done
        if isinstance(decided, tuple):
            floor.given(*decided)
        slow.live(wait * 1000)
        world = replace(world, seconds=world.seconds + wait)
        reading = read(rows, floor.tournament.play.clock, world.now)
        assert reading is not None
        assert (reading.index, reading.left, reading.ran) == (slow.row, slow.left, slow.ran)
