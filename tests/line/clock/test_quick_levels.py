"""The clock's larger gestures, typed; levels of 20 minutes, a break of 10 after the second."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.clock.reading import Reading as Stand
from tdconsole.domain.clock.reading import read as read_clock
from tdconsole.domain.language.commands.clock import (
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import Break, Chips, Level, PeriodId
from tests.line.evening import AtDesk, viewing
from tests.line.table import typed

BY_HANDS = Level(small_blind=Chips(100), big_blind=Chips(200), minutes=20, hands=10)
EVENING = (
    Level(small_blind=Chips(25), big_blind=Chips(50), minutes=20),
    Level(small_blind=Chips(50), big_blind=Chips(100), minutes=20),
    Break(minutes=10),
    BY_HANDS,
)


@pytest.fixture(params=[True])
def view(tmp_path: Path, request: Any) -> Iterator[AtDesk]:
    with viewing(tmp_path, clock=request.param) as view:
        assert view.do(EditStructure(structure=(*view.state.setup.structure[:1], *EVENING[1:])))
        yield view


not_started = pytest.mark.parametrize("view", [False], indirect=True)


def done(view: AtDesk, line: str) -> Request:
    reading = typed(view, line)
    assert reading.mood == "ready", reading.sentence
    assert reading.request is not None
    assert view.do(reading.request)
    return reading.request


def stand(view: AtDesk) -> Stand:
    found = read_clock(view.state.setup.structure, view.state.play.clock, view.now())
    assert found is not None
    return found


def test_next_and_prev_turn_the_level(view: AtDesk) -> None:
    structure = view.state.setup.structure
    assert typed(view, "next").sentence == ("Set the clock to the beginning of Level 2: 50/100")
    assert done(view, "next") == SetLevel(period=structure[1].id)
    assert done(view, "NEXT") == SetLevel(period=structure[2].id)
    assert typed(view, "prev").request == SetLevel(period=structure[1].id)


def test_there_is_nothing_before_the_first_and_after_the_last(view: AtDesk) -> None:
    assert typed(view, "prev").sentence == "This is the first level."
    done(view, "level 3")
    assert typed(view, "next").sentence == "This is the last level of the structure."


def test_a_level_is_set_by_its_number_and_the_break_after_it(view: AtDesk) -> None:
    structure = view.state.setup.structure
    assert typed(view, "level 3").request == SetLevel(period=structure[3].id)
    assert typed(view, "level 2 b").request == SetLevel(period=structure[2].id)
    assert typed(view, "level 1 break").sentence == "There is no break after this level."


def test_without_a_number_the_levels_about_here_are_offered(view: AtDesk) -> None:
    for line in ("level", "level 9", "level 0"):
        reading = typed(view, line)
        assert reading.mood == "asking"
        assert [offer.line for offer in reading.offers] == ["level 1", "level 2", "level 3"]


@pytest.mark.parametrize(
    ("line", "seconds", "says"),
    [("set 12:30", 750, "12:30"), ("set 12", 720, "12:00"), ("set 90 min", 5400, "1:30:00")],
)
def test_the_time_left_is_set(view: AtDesk, line: str, seconds: int, says: str) -> None:
    reading = typed(view, line)
    assert reading.sentence == f"Leave {says} of this level"
    assert done(view, line) == SetClock(seconds=seconds)
    assert 0 <= seconds * 1000 - stand(view).left < 2000


@pytest.mark.parametrize("line", ["set", "set 0", "set 12:60", "set 1441", "set 5 6"])
def test_a_time_that_makes_no_sense_is_asked_for_again(view: AtDesk, line: str) -> None:
    assert typed(view, line).mood == "asking"


@not_started
def test_a_start_is_put_off_and_put_off_again_and_taken_back(view: AtDesk) -> None:
    assert typed(view, "go 20:00").sentence.startswith("Start the clock at 20:00, in ")
    assert done(view, "go 9.30") == StartClock(at="09:30")
    assert stand(view).starts_in is not None
    assert done(view, "go 23:59") == StartClock(at="23:59")
    assert typed(view, "was").sentence.startswith("The clock as it was: ")
    done(view, "was")
    assert typed(view, "was").sentence == "The clock as it was: not started"
    done(view, "was")
    assert view.state.play.clock.anchor is None


@not_started
def test_go_starts_what_was_put_off(view: AtDesk) -> None:
    done(view, "go 23:59")
    assert done(view, "go") == StartClock()
    assert stand(view).running


@pytest.mark.parametrize("line", ["go 25:00", "go 2"])
def test_a_time_of_day_that_is_none_is_asked_for_again(view: AtDesk, line: str) -> None:
    assert typed(view, line).sentence == "Start when? go 20:00, or go alone for now"


def test_the_clock_as_it_was_says_what_comes_of_it(view: AtDesk) -> None:
    done(view, "next")
    reading = typed(view, "was")
    assert reading.request == RestoreClock()
    assert reading.sentence.startswith("The clock as it was: Level 1, ")
    assert reading.sentence.endswith(" left, running")
    done(view, "was")
    assert stand(view).index == 0


def test_hands_are_counted_and_counted_back(view: AtDesk) -> None:
    assert typed(view, "hand").sentence == (
        "This level ends with its time: no hands are counted in it."
    )
    done(view, "level 3")
    assert done(view, "hand") == CountHands(hands=1)
    assert done(view, "hand 3") == CountHands(hands=3)
    assert typed(view, "hand -2").sentence == "Take 2 counted hands back"
    done(view, "hand -2")
    assert stand(view).hands == 8
    assert typed(view, "hand 9").mood == "refused"
    assert typed(view, "hand two").mood != "ready"


def test_paused_and_resumed_as_before(view: AtDesk) -> None:
    assert done(view, "pause smoke") == PauseClock(reason="smoke")
    assert done(view, "go") == ResumeClock()


def test_who_is_called_like_a_verb_is_found(view: AtDesk) -> None:
    for name in ("Jan Levels", "Hand Solo", "Next Door", "Ola Setna", "Was Prevost"):
        assert view.do(RegisterEntry(person=Newcomer(name=name)))
    for line in ("hand solo", "next door", "set", "setna", "jan level", "was prev", "prevost"):
        assert typed(view, line).mood in {"found", "asking"}, line


def test_other_levels_than_there_are_leave_the_clock(view: AtDesk) -> None:
    before = view.state.play.clock
    assert not view.do(SetLevel(period=PeriodId(99)))
    assert view.state.play.clock is before
