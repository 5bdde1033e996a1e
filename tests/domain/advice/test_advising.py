"""Advice taken, put off and dismissed."""

from tdconsole.domain.advice.advising import is_aside
from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.language.commands.floor import BreakTable, DismissAdvice, PostponeAdvice
from tdconsole.domain.language.commands.wanted import Advised
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.floor import AdviceDismissed, AdvicePostponed, AdviceTaken
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.state.tournament import SetAside
from tdconsole.domain.values import NoteId, TableNo
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
