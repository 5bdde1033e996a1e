"""What the director put off or dismissed is back when its time is over, or its facts change."""

from typing import get_args

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.floor import (
    BreakTable,
    DismissAdvice,
    NameBigBlind,
    PostponeAdvice,
)
from tdconsole.domain.language.commands.seating import SeatEntry
from tdconsole.domain.values import EntryId, Mark, SeatNo, TableNo
from tdconsole.i18n.advice import advice_name
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.advice import (
    Advice,
    BreakWaits,
    ClockPaused,
    TablesNotLevel,
    facts_of,
    name_of,
)
from tests.domain.floor import FIRST_LEVEL, LAST_LEVEL, Floor, at, busting, playing, queueing
from tests.projections.advising import due, kinds


def put_off(floor: Floor, minutes: int = 5) -> Advice:
    first = due(floor)[0]
    floor.do(
        PostponeAdvice(
            advice=name_of(first), facts=facts_of(floor.tournament, first), minutes=minutes
        )
    )
    return first


def dismiss(floor: Floor) -> Advice:
    first = due(floor)[0]
    floor.do(
        DismissAdvice(
            advice=name_of(first), facts=facts_of(floor.tournament, first), reason="not tonight"
        )
    )
    return first


def test_what_was_put_off_is_back_when_its_time_is_over() -> None:
    floor = playing(9, 7)
    first = put_off(floor)
    assert due(floor) == ()
    floor.wait(minutes=5, seconds=-0.001)
    assert due(floor) == ()
    assert due(floor.wait(seconds=0.001)) == (first,)


def test_or_when_what_it_stands_on_changes() -> None:
    floor = playing(9, 7)
    put_off(floor)
    floor.do(busting(16))
    assert kinds(floor) == [TablesNotLevel]


def test_what_was_dismissed_stays_away_for_as_long_as_its_facts_hold() -> None:
    floor = playing(9, 7)
    dismiss(floor)
    assert due(floor.wait(minutes=60)) == ()
    floor.do(busting(16))
    assert kinds(floor) == [TablesNotLevel]


def test_who_would_move_is_no_fact_of_it() -> None:
    floor = playing(9, 7)
    dismiss(floor)
    floor.do(NameBigBlind(table=TableNo(1), seat=SeatNo(4)))
    assert due(floor) == ()


def test_each_table_that_could_break_is_an_advice_of_its_own() -> None:
    floor = playing(4, 4, 4, 4)
    first = dismiss(floor)
    assert name_of(first) == "TableCanBreak 4"
    assert due(floor) == ()
    floor.do(BreakTable(table=TableNo(4)))
    assert [name_of(one) for one in due(floor)] == ["TableCanBreak 3"]


def test_the_minutes_that_pass_are_no_fact_of_it() -> None:
    closing = replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),))
    floor = playing(4, 4, structure=(closing, LAST_LEVEL))
    assert isinstance(dismiss(floor), BreakWaits)
    assert due(floor.wait(minutes=3)) == ()


def test_another_kind_is_due_all_the_same() -> None:
    floor = playing(9, 7)
    dismiss(floor)
    floor.do(PauseClock())
    assert kinds(floor) == [ClockPaused]
    floor.do(ResumeClock())
    assert due(floor) == ()


def test_every_kind_has_a_name() -> None:
    english = catalogue("en")
    codes = [kind.__name__ for kind in get_args(Advice)]
    names = {advice_name(english, code) for code in codes}
    assert len(names) == len(codes)
    assert names.isdisjoint(codes)
    assert advice_name(english, "BreakWaits 4").endswith(" (table 4)")
    assert advice_name(english, "OfALaterVersion") == "OfALaterVersion"


def test_what_is_set_aside_makes_room_for_what_it_stood_before() -> None:
    """A table put off to be broken later is still far too short."""
    floor = playing(9, 9, 9, 3, 5)
    first = put_off(floor)
    assert name_of(first) == "TableCanBreak 5"
    assert kinds(floor) == [TablesNotLevel]


def test_the_same_figures_with_other_players_are_other_facts() -> None:
    floor = playing(9, 7)
    dismiss(floor)
    floor.do(queueing(17), SeatEntry(entry=EntryId(17), seat=at(2, 8), reason="late"))
    assert due(floor) == ()
    floor.do(busting(10))
    assert kinds(floor) == [TablesNotLevel]


def test_another_pause_is_another_advice() -> None:
    floor = playing(9, 9)
    floor.do(PauseClock())
    dismiss(floor)
    assert due(floor) == ()
    floor.do(ResumeClock())
    floor.wait(minutes=3)
    floor.do(PauseClock())
    assert kinds(floor) == [ClockPaused]
