"""A replay stands at any step, as it was believed then, and writes nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings

from tdconsole.domain.language.commands.clock import AdjustClock, PauseClock, StartClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import Break, Level, Millis, StepNo
from tdconsole.evening import make
from tdconsole.session import Change, Opened, Refused, open_house
from tdconsole.session.past import kept_states
from tdconsole.session.past.course import LONG, NIGHT, Course
from tdconsole.session.past.kept_states import KeptStates
from tdconsole.session.past.replay import Replay
from tests.gui.houses import evening
from tests.session.test_timeline import CHOICES, folded, told, trail

PAST = OnlyLooking(read_only=False, past=True)


@settings(deadline=None, max_examples=80, derandomize=True)
@given(CHOICES)
def test_the_state_at_any_step_is_the_fold_from_the_start(choices: list[int]) -> None:
    steps = trail(choices)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(kept_states, "EVERY", 4)
        kept = KeptStates(told(steps))
        for no in [*range(1, len(steps) + 1, 3), *range(len(steps), 0, -1)]:
            assert kept.at(StepNo(no)) == folded(steps[:no])


@settings(deadline=None, max_examples=40, derandomize=True)
@given(CHOICES)
def test_what_is_done_meanwhile_only_makes_the_trail_longer(choices: list[int]) -> None:
    steps = trail(choices)
    half = len(steps) // 2
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(kept_states, "EVERY", 4)
        growing = told(steps[:half])
        kept = KeptStates(growing)
        kept.go_on(half)
        growing.extend(steps[half:])
        for no in range(1, len(steps) + 1):
            assert kept.at(StepNo(no)) == folded(steps[:no])


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Opened]:
    make(tmp_path / "club.house", 27)
    with open_house(tmp_path / "club.house") as house:
        yield house


@pytest.fixture
def replay(home: Opened) -> Replay:
    return home.replay(home.session.tournaments()[0])


def test_it_begins_where_the_evening_is(replay: Replay, home: Opened) -> None:
    whole = home.session.timeline(replay.tournament)
    assert replay.step == len(whole.steps)
    assert replay.state(replay.tournament) is whole.state


def test_every_step_is_as_the_command_line_shows_it(replay: Replay, home: Opened) -> None:
    for no in (1, 2, 30, replay.step // 2, replay.step):
        replay.stand_at(StepNo(no))
        then = home.as_of(replay.tournament, StepNo(no), None)
        assert replay.state(replay.tournament) == then.state(replay.tournament)
        assert replay.now() == then.now()
        here, there = replay.timeline(replay.tournament), then.timeline(replay.tournament)
        assert list(here.trail()) == list(there.trail())
        assert here.head == there.head


def test_a_moment_between_two_steps_and_one_before_all(replay: Replay) -> None:
    steps = replay.whole.steps
    replay.stand_when(Millis(steps[-2].at.utc + 1))
    assert (replay.step, replay.moment) == (len(steps) - 1, steps[-2].at.utc + 1)
    replay.stand_when(Millis(0))
    assert (replay.step, replay.moment) == (1, steps[0].at.utc)


def test_who_looks_is_told_what_was_passed_over_forth_and_back(replay: Replay) -> None:
    changes: list[Change] = []
    replay.observe(changes.append)
    last = replay.step
    for no in (last - 3, last - 3, last):
        replay.stand_at(StepNo(no))
    back, forth = changes
    assert [step.no for step in back.steps] == [last - 2, last - 1, last]
    assert back.steps == forth.steps
    assert back.before is forth.after


def test_every_gesture_is_refused_and_nothing_is_written(home: Opened, replay: Replay) -> None:
    path = home.file
    assert path is not None
    replay.stand_at(StepNo(40))
    here = [(one, one.read_bytes()) for one in sorted(path.parent.iterdir()) if one.is_file()]
    for request in (PauseClock(), RegisterEntry(person=Newcomer(name="Nina Neu")), Undo()):
        assert replay.submit(replay.tournament, request) == Refused(rejection=PAST)
        assert replay.foresee(replay.tournament, request) == PAST
    assert replay.last_gesture(replay.tournament) is None
    assert replay.way_back(replay.tournament) is None
    for no in range(1, replay.step):
        replay.stand_at(StepNo(no))
    assert [(one, one.read_bytes()) for one, _ in here] == here


def test_the_live_evening_goes_on_and_the_past_stays(home: Opened, replay: Replay) -> None:
    replay.stand_at(StepNo(40))
    then, before = replay.state(replay.tournament), len(replay.whole.steps)
    home.session.submit(replay.tournament, AdjustClock(seconds=60))
    replay.refresh()
    assert replay.state(replay.tournament) is then
    assert len(replay.whole.steps) == before + 1
    replay.stand_at(StepNo(before + 1))
    assert replay.state(replay.tournament) is home.session.state(replay.tournament)


def test_an_undone_step_is_there_until_it_was_undone(home: Opened, replay: Replay) -> None:
    session, number = home.session, replay.tournament
    session.submit(number, RegisterEntry(person=Newcomer(name="Nina Neu")))
    entered = len(replay.whole.steps)
    for step in (entered, entered):
        session.submit(number, Undo(step=StepNo(step)))
    replay.stand_at(StepNo(entered))
    there = replay.state(number)
    replay.stand_at(StepNo(entered + 1))
    gone = replay.state(number)
    assert there is not None
    assert gone is not None
    assert len(there.entries.by_id) == len(gone.entries.by_id) + 1
    assert replay.timeline(number).canceller(StepNo(entered)) == entered + 1
    replay.stand_at(StepNo(entered))
    assert replay.timeline(number).canceller(StepNo(entered)) is None


def test_all_states_are_kept_bit_by_bit_while_nothing_is_done(replay: Replay) -> None:
    rounds = 0
    while replay.look_ahead(10):
        rounds += 1
    assert rounds == (len(replay.whole.steps) - 1) // 10


# The course


@pytest.fixture
def course(replay: Replay) -> Course:
    return replay.course()


def test_levels_breaks_and_busts_are_marked_where_they_were(
    course: Course, replay: Replay, home: Opened
) -> None:
    state = home.session.state(replay.tournament)
    assert state is not None
    levels = [mark for mark in course.marks if mark.kind == "level"]
    assert [mark.level for mark in levels] == list(range(1, len(levels) + 1))
    assert len(levels) > 1
    first, second = levels[:2]
    begins = state.setup.structure[0]
    assert isinstance(begins, Level)
    assert second.at - first.at >= begins.minutes * 60_000
    breaks = [mark for mark in course.marks if mark.kind == "break"]
    passed = [one for one in state.setup.structure if isinstance(one, Break)][: len(breaks)]
    assert len(passed) == len(breaks)
    busts = [mark for mark in course.marks if mark.kind == "bust"]
    assert len(busts) == len({mark.step for mark in busts})
    for mark in busts:
        assert replay.whole.steps[mark.step - 1].at.utc == mark.at


def test_the_next_mark_and_the_one_before(course: Course) -> None:
    busts = [mark for mark in course.marks if mark.kind == "bust"]
    one, two = busts[:2]
    assert course.beside(course.times[0], StepNo(1), "bust") == one
    assert course.beside(one.at, one.step, "bust") == two
    assert course.beside(two.at, two.step, "bust", back=True) == one
    assert course.beside(one.at, one.step, "bust", back=True) is None
    assert course.beside(course.times[-1], StepNo(len(course.times)), "ruling") is None


def test_a_night_is_short_at_one_glance() -> None:
    hour = int(LONG)
    times = (0, 1_000, 10 * hour, 10 * hour + 500)
    shown = (0, 1_000, 1_000 + NIGHT, 1_500 + NIGHT)
    whole = Course(times=tuple(map(Millis, times)), shown=tuple(map(Millis, shown)), marks=())
    for moment, place in zip(times, shown, strict=True):
        assert whole.place(Millis(moment)) == place
        assert whole.moment(Millis(place)) == moment
    assert whole.place(Millis(5 * hour)) == 1_000 + NIGHT
    assert whole.place(Millis(-5)) == 0
    assert whole.place(Millis(99 * hour)) == whole.length


def test_a_clock_that_was_never_started_has_no_levels(tmp_path: Path) -> None:

    with open_house(evening(tmp_path / "new.house", begun=False)) as house:
        number = house.session.tournaments()[0]
        assert house.replay(number).course().marks == ()
        house.session.submit(number, RegisterEntry(person=Newcomer(name="Nina Neu")))
        house.session.submit(number, StartClock())
        marks = house.replay(number).course().marks
        assert [(mark.kind, mark.level) for mark in marks] == [("level", 1)]
