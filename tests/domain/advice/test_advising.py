"""Advice taken, put off and dismissed."""

from typing import Final, cast

from tdconsole.domain.advice.advising import is_aside
from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.language.commands.floor import (
    BreakTable,
    DismissAdvice,
    HandBackAdvice,
    PostponeAdvice,
    TakeOnAdvice,
)
from tdconsole.domain.language.commands.wanted import Advised
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    AdviceDismissed,
    AdvicePostponed,
    AdviceTaken,
    AdviceTakenOn,
)
from tdconsole.domain.language.rejections.advice import (
    NotTakenOn,
    TakenOnAlready,
    TakerUnknown,
    YoursAlready,
)
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.state.tournament import SetAside
from tdconsole.domain.values import NoteId, StaffId, TableNo
from tests.domain.floor import playing

ADVISED = Advised(advice="TableCanBreak", cite="TDA-2024 10")


def test_a_step_taken_from_the_advice_says_so() -> None:
    drawn, taken = playing(5, 3).do(BreakTable(table=TableNo(2), advised=ADVISED))
    assert isinstance(drawn, SeatsDrawn)
    assert taken == AdviceTaken(advice="TableCanBreak", cite="TDA-2024 10")
    assert touches(taken) == frozenset()


def test_a_refusal_takes_no_advice() -> None:
    wanted = BreakTable(table=TableNo(7), advised=ADVISED)
    assert playing(5, 3).when(wanted) == NoSuchTable(table=TableNo(7))


def test_put_off_it_is_back_when_its_time_is_over() -> None:
    floor = playing(5, 3)
    (event,) = floor.do(PostponeAdvice(advice="TableCanBreak 2", facts="a", minutes=5))
    assert event == AdvicePostponed(advice="TableCanBreak 2", facts="a", since=floor.now, minutes=5)
    aside = floor.tournament.aside["TableCanBreak 2"]
    assert aside == SetAside(facts="a", since=floor.now, minutes=5)
    floor.wait(minutes=4, seconds=59)
    assert is_aside(aside, "a", floor.now)
    floor.wait(seconds=1)
    assert not is_aside(aside, "a", floor.now)


def test_dismissed_it_stays_away_until_something_else_is_true() -> None:
    floor = playing(5, 3)
    dismissal = DismissAdvice(advice="TableCanBreak 2", facts="a", reason="they go home")
    (event,) = floor.do(dismissal)
    assert event == AdviceDismissed(advice="TableCanBreak 2", facts="a", reason=NoteId("a note"))
    aside = floor.tournament.aside["TableCanBreak 2"]
    floor.wait(minutes=600)
    assert is_aside(aside, "a", floor.now)
    assert not is_aside(aside, "b", floor.now)


def test_two_advices_of_a_kind_are_set_aside_each_by_itself() -> None:
    floor = playing(5, 3)
    floor.do(
        PostponeAdvice(advice="TableCanBreak 2", facts="a"),
        PostponeAdvice(advice="TablesNotLevel", facts="b"),
    )
    assert set(floor.tournament.aside) == {"TableCanBreak 2", "TablesNotLevel"}


TAKES: Final = TakeOnAdvice(advice="TablesNotLevel", facts="a")
ANNA, BRUNO = StaffId(1), StaffId(2)


def test_who_takes_it_on_is_known_until_it_is_something_else() -> None:
    floor = playing(5, 3)
    decided = floor.when(TAKES, actor=ANNA)
    assert decided == (AdviceTakenOn(advice="TablesNotLevel", facts="a", by=ANNA, since=floor.now),)
    floor.given(*decided)
    assert floor.when(TAKES, actor=ANNA) == YoursAlready()
    assert floor.when(TAKES, actor=BRUNO) == TakenOnAlready(by=ANNA, since=floor.now)
    changed = TakeOnAdvice(advice="TablesNotLevel", facts="b")
    (taken,) = cast("tuple[Event, ...]", floor.when(changed, actor=BRUNO))
    assert isinstance(taken, AdviceTakenOn)
    assert taken.by == BRUNO


def test_nobody_takes_it_on_where_nobody_is_named() -> None:
    assert playing(5, 3).when(TAKES) == TakerUnknown()


def test_handed_back_it_is_anybodys() -> None:
    floor = playing(5, 3)
    back = HandBackAdvice(advice="TablesNotLevel")
    assert floor.when(back, actor=BRUNO) == NotTakenOn()
    floor.given(AdviceTakenOn(advice="TablesNotLevel", facts="a", by=ANNA, since=floor.now))
    floor.given(*cast("tuple[Event, ...]", floor.when(back, actor=BRUNO)))
    assert not floor.tournament.taken_on
    assert isinstance(floor.when(TAKES, actor=BRUNO), tuple)
