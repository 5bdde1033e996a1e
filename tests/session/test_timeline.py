"""However the steps arrive, and whatever is undone, the state is the fold of the living ones."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.engine.decider import State, fold
from tdconsole.domain.language.events.entry import EntryRegistered, EntryUnregistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    PersonId,
    Price,
    StepNo,
)
from tdconsole.journal import StoredStep
from tdconsole.session import Timeline, timeline


def test_the_last_moment_before_the_machine_was_switched_on() -> None:
    def step(no: int, boot: str, utc: int, uptime: int) -> StoredStep:
        at = Instant(utc=Millis(utc), boot=boot, uptime=Millis(uptime))
        return StoredStep(
            stream="t", no=StepNo(no), at=at, command="", request=str(no), hash=b"", events=()
        )

    def now(boot: str, utc: int, uptime: int) -> Instant:
        return Instant(utc=Millis(utc), boot=boot, uptime=Millis(uptime))

    read, hour = Timeline(), 3_600_000
    assert read.seen_before(now("a", 0, 0)) is None
    read.extend([step(1, "a", hour, hour), step(2, "a", 2 * hour, 2 * hour)])
    assert read.seen_before(now("a", 3 * hour, 3 * hour)) is None
    assert read.seen_before(now("of the same boot", 3 * hour, 3 * hour)) is None
    read.extend([step(3, "b", 3 * hour, 0)])
    seen = read.seen_before(now("b", 4 * hour, hour))
    assert seen is not None
    assert seen.utc == 2 * hour
    assert read.seen_before(now("of the second boot", 4 * hour, hour)) == seen
    later = read.seen_before(now("c", 5 * hour, 0))
    assert later is not None
    assert later.utc == 3 * hour


CREATED = TournamentCreated(
    name="Tuesday",
    currency="EUR",
    price=Price(pool=Money(1)),
    cash_unit=Money(1),
    seats_per_table=9,
    stack=Chips(1),
    structure=(),
    payouts=(),
    play=FIRST_PLAY,
)
NOW = Instant(utc=Millis(0), boot="b", uptime=Millis(0))


@pytest.fixture
def _short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline, "KEPT", 5)
    monkeypatch.setattr(timeline, "EVERY", 7)


def stored(no: int, *events: Event, undoes: int | None = None) -> StoredStep:
    return StoredStep(
        at=NOW,
        command="x",
        request=str(no),
        undoes=None if undoes is None else StepNo(undoes),
        events=events,
        stream="a",
        no=StepNo(no),
        hash=no.to_bytes(32, "big"),
    )


def registered(number: int) -> EntryRegistered:
    return EntryRegistered(
        entry=EntryId(number), person=PersonId(number), paid=CREATED.price, stack=Chips(number)
    )


def trail(choices: list[int]) -> list[StoredStep]:
    """Registrations, some taken back at the desk, some undone, some of those redone."""
    steps = [stored(1, CREATED)]
    for choice in choices:
        no = len(steps) + 1
        cancellable = [s.no for s in steps[1:] if is_alive(steps, s.no) and _depth(steps, s) < 2]
        if choice % 5 < 2 or not cancellable:
            steps.append(stored(no, registered(no)))
        elif choice % 5 == 2:
            steps.append(stored(no, EntryUnregistered(entry=EntryId(choice % no))))
        else:
            steps.append(stored(no, undoes=cancellable[-1 - choice % len(cancellable)]))
    return steps


def _depth(steps: list[StoredStep], step: StoredStep) -> int:
    return 0 if step.undoes is None else 1 + _depth(steps, steps[step.undoes - 1])


def is_alive(steps: list[StoredStep], no: int) -> bool:
    return not any(step.undoes == no and is_alive(steps, step.no) for step in steps)


def folded(steps: list[StoredStep], *, without: int = 0, with_: int = 0) -> State:
    state: State = None
    for step in steps:
        if step.no != without and (is_alive(steps, step.no) or step.no == with_):
            state = fold(state, step.events)
    return state


def told(steps: list[StoredStep]) -> Timeline:
    made = Timeline()
    made.extend(steps)
    return made


def one_by_one(steps: list[StoredStep]) -> Iterator[Timeline]:
    growing = Timeline()
    for step in steps:
        growing.extend([step])
        yield growing


CHOICES = st.lists(st.integers(0, 1000), min_size=15, max_size=60)


@pytest.mark.usefixtures("_short_memory")
@settings(deadline=None, max_examples=60, derandomize=True)
@given(CHOICES)
def test_step_by_step_or_in_one_go_the_state_is_the_same(choices: list[int]) -> None:
    steps = trail(choices)
    for count, growing in enumerate(one_by_one(steps), start=1):
        assert growing.state == folded(steps[:count])
    at_once = told(steps)
    assert at_once.state == growing.state
    assert at_once.issued == growing.issued
    assert at_once.persons == growing.persons
    assert at_once.penalized == growing.penalized
    assert list(at_once.trail()) == list(growing.trail())


@pytest.mark.usefixtures("_short_memory")
@settings(deadline=None, max_examples=40, derandomize=True)
@given(CHOICES)
def test_what_would_be_is_what_a_fold_says(choices: list[int]) -> None:
    steps = trail(choices)
    (*_, growing) = one_by_one(steps)
    for step in steps:
        if step.undoes is None:
            assert growing.if_changed(step.no, alive=False) == folded(steps, without=step.no)
            assert growing.if_changed(step.no, alive=True) == folded(steps, with_=step.no)
        assert growing.alive(step.no) == is_alive(steps, step.no)


@pytest.mark.usefixtures("_short_memory")
@settings(deadline=None, max_examples=60, derandomize=True)
@given(CHOICES, st.integers(0, 2))
def test_what_was_foreseen_of_an_undo_is_taken_over_when_it_is_done(
    choices: list[int], late: int
) -> None:
    """Whether it was foreseen at once, of another step, or before more was done."""
    steps = trail(choices)
    plain, foreseeing = Timeline(), Timeline()
    for step in steps:
        if step.undoes is not None and late != 1:
            root = foreseeing.root(step)
            foreseeing.if_changed(root.no, alive=not foreseeing.alive(root.no))
        elif late:
            foreseeing.if_changed(StepNo(max(1, step.no - 3)), alive=False)
        plain.extend([step])
        foreseeing.extend([step])
        assert foreseeing._states == plain._states


@pytest.mark.usefixtures("_short_memory")
def test_only_the_latest_states_and_every_so_many_are_kept() -> None:
    (*_, growing) = one_by_one(trail([0] * 40))
    assert sorted(growing._states) == [0, 7, 14, 21, 28, 35, 37, 38, 39, 40, 41]


@pytest.mark.usefixtures("_short_memory")
def test_in_one_go_the_same_states_are_kept() -> None:
    growing = told(trail([0] * 40))
    assert sorted(growing._states) == [0, 7, 14, 21, 28, 35, 37, 38, 39, 40, 41]


def test_a_fresh_timeline_is_empty() -> None:
    fresh = Timeline()
    fresh.extend([])
    assert (fresh.state, fresh.head, fresh.step(StepNo(1))) == (None, None, None)
    assert list(fresh.trail()) == []


def test_steps_are_found_by_their_number() -> None:
    steps = trail([0, 0])
    line = told(steps)
    assert [line.step(StepNo(no)) for no in (0, 1, 2, 3, 4)] == [None, *steps, None]
    assert line.head == steps[-1].hash.hex()


def test_a_gesture_may_be_undone_and_redone_many_times() -> None:
    steps = [stored(1, CREATED), stored(2, registered(1))]
    steps += [stored(no, undoes=2 if no % 2 else no - 1) for no in range(3, 23)]
    for earlier, later in pairwise(range(2, 23)):
        assert told(steps[:later]).alive(StepNo(2)) == (later % 2 == 0)
        assert told(steps[:later]).root(steps[earlier - 1]).no == 2
    line = told(steps[:21])
    assert line.canceller(StepNo(2)) == 21


def test_numbers_count_what_was_cancelled() -> None:
    steps = [stored(1, CREATED), stored(2, registered(8)), stored(3, undoes=2)]
    line = told(steps)
    assert line.issued.entry == 8
    assert line.persons == {8: 8}
    assert line.state == fold(None, [CREATED])


@pytest.mark.usefixtures("_short_memory")
@settings(deadline=None, max_examples=60, derandomize=True)
@given(CHOICES, st.lists(st.integers(1, 12), min_size=60, max_size=60))
def test_steps_that_come_several_at_once_leave_no_stale_state(
    choices: list[int], chunks: list[int]
) -> None:
    steps, growing, first = trail(choices), Timeline(), 0
    for chunk in chunks:
        growing.extend(steps[first : first + chunk])
        first = min(first + chunk, len(steps))
        assert growing.state == folded(steps[:first])
