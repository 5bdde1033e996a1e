"""The schedule: what is put on it, changed and taken off, and what is refused."""

from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.engine.rows import HOUSE_REQUEST
from tdconsole.domain.language.commands.house import (
    AddToSchedule,
    EditSchedule,
    HouseCommand,
    TakeOffSchedule,
)
from tdconsole.domain.language.events.house import ScheduleAdded, ScheduleEdited
from tdconsole.domain.language.rejections.entry import NoSuchDay
from tdconsole.domain.language.rejections.setup import (
    NoSuchTournament,
    NotOnSchedule,
    OnScheduleAlready,
    ScheduleStays,
)
from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.values import Chips, Money, Price, ScheduleNo, TournamentId
from tests.domain.counter import NO_TOURNAMENT, NOTE, TODAY, TUESDAY, Counter

FIRST, SECOND, THIRD = ScheduleNo(1), ScheduleNo(2), ScheduleNo(3)
MAIN: Final = AddToSchedule(day=TODAY, time="14:00", title="Main Event")
COST: Final = Price(pool=Money(50_000), fee=Money(5_000))


def on(counter: Counter, row: ScheduleNo = FIRST) -> Planned:
    return counter.state.schedule[row]


def test_what_is_not_told_is_empty() -> None:
    counter = Counter()
    assert counter.do(MAIN) == (
        ScheduleAdded(row=FIRST, planned=Planned(day=TODAY, time="14:00", title="Main Event")),
    )
    assert on(counter).price is None


def test_a_change_leaves_the_rest() -> None:
    counter = Counter()
    counter.do(
        msgspec.structs.replace(MAIN, price=COST, stack=Chips(30_000), note="bring a document")
    )
    (event,) = counter.do(EditSchedule(row=FIRST, time="15:00", late="21:30"))
    assert isinstance(event, ScheduleEdited)
    assert event.planned == Planned(
        day=TODAY,
        time="15:00",
        title="Main Event",
        price=COST,
        stack=Chips(30_000),
        late="21:30",
        note=NOTE,
    )


def test_nothing_takes_away_what_was_told() -> None:
    counter = Counter()
    counter.do(
        msgspec.structs.replace(
            MAIN, price=COST, stack=Chips(1), late="8", note="x", tournament=TUESDAY, flight="1A"
        )
    )
    counter.do(
        EditSchedule(
            row=FIRST,
            price=Price(pool=Money(0)),
            stack=Chips(0),
            late="",
            note="",
            tournament=NO_TOURNAMENT,
        )
    )
    assert on(counter) == Planned(day=TODAY, time="14:00", title="Main Event")


def test_a_row_is_linked_to_its_tournament_once_there_is_one() -> None:
    counter = Counter()
    counter.do(MAIN)
    link = EditSchedule(row=FIRST, tournament=TUESDAY, flight=" 1A ")
    assert counter.when(link, is_there=False) == NoSuchTournament()
    counter.do(link)
    assert (on(counter).tournament, on(counter).flight) == (TUESDAY, "1A")
    # A change of something else asks nothing of the tournament it is linked to.
    counter.do(EditSchedule(row=FIRST, time="15:00"), is_there=False)
    assert on(counter).tournament == TUESDAY


def test_a_flight_is_one_of_a_tournament() -> None:
    counter = Counter()
    counter.do(msgspec.structs.replace(MAIN, flight="1A"))
    assert on(counter).flight == ""


def test_the_same_title_at_the_same_minute_is_refused() -> None:
    counter = Counter()
    counter.do(MAIN)
    again = msgspec.structs.replace(MAIN, title="  MAIN   event ")
    twice = OnScheduleAlready(row=FIRST, day=TODAY, time="14:00", title="Main Event")
    assert counter.when(again) == twice
    counter.do(msgspec.structs.replace(again, time="14:01"))
    counter.do(msgspec.structs.replace(MAIN, title="Turbo"))
    assert counter.when(EditSchedule(row=SECOND, time="14:00")) == twice
    assert counter.when(EditSchedule(row=THIRD, title="main event")) == twice


def test_a_change_that_changes_nothing_is_refused() -> None:
    counter = Counter()
    counter.do(MAIN)
    assert counter.when(EditSchedule(row=FIRST)) == ScheduleStays(row=FIRST)
    assert counter.when(EditSchedule(row=FIRST, title="Main  Event")) == ScheduleStays(row=FIRST)


def test_what_is_not_on_the_schedule_is_neither_changed_nor_taken_off() -> None:
    counter = Counter()
    counter.do(MAIN)
    counter.do(TakeOffSchedule(row=FIRST))
    refused = NotOnSchedule(row=FIRST)
    assert counter.when(TakeOffSchedule(row=FIRST)) == refused
    assert counter.when(EditSchedule(row=FIRST, time="15:00")) == refused


def test_the_number_of_a_row_is_never_anothers() -> None:
    counter = Counter()
    counter.do(MAIN)
    counter.do(TakeOffSchedule(row=FIRST))
    counter.do(MAIN)
    assert set(counter.state.schedule) == {SECOND}


def test_a_day_that_is_in_no_calendar_is_refused() -> None:
    day = "2026-02-30"
    assert Counter().when(msgspec.structs.replace(MAIN, day=day)) == NoSuchDay(day=day)
    counter = Counter()
    counter.do(MAIN)
    assert counter.when(EditSchedule(row=FIRST, day=day)) == NoSuchDay(day=day)


@pytest.mark.parametrize(
    "wrong",
    [
        {"day": "21.11.2026"},
        {"time": "2 pm"},
        {"time": "24:00"},
        {"title": ""},
        {"title": "\n"},
        {"kind": "party"},
        {"late": "level 8"},
        {"late": "0"},
        {"stack": -1},
        {"minutes": 1441},
        {"price": {"pool": -1}},
        {"note": "x" * 401},
    ],
    ids=str,
)
def test_what_is_not_written_so_never_gets_to_the_house(wrong: dict[str, Any]) -> None:
    asked = {"command": "AddToSchedule", "day": TODAY, "time": "14:00", "title": "Main Event"}
    assert msgspec.convert(asked, HOUSE_REQUEST)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(asked | wrong, HOUSE_REQUEST)


TITLE: Final = st.sampled_from(["Main", "main ", "Turbo"])
TIME: Final = st.sampled_from(["14:00", "15:00"])
DAY: Final = st.sampled_from([TODAY, "2026-11-22", "2026-11-31"])
ROWS: Final = st.integers(1, 6).map(ScheduleNo)
LINK: Final = st.sampled_from([NO_TOURNAMENT, TUESDAY, TournamentId("gone")])
ASKED: Final[st.SearchStrategy[HouseCommand]] = st.one_of(
    st.builds(AddToSchedule, day=DAY, time=TIME, title=TITLE),
    st.builds(
        EditSchedule,
        row=ROWS,
        day=st.none() | DAY,
        time=st.none() | TIME,
        title=st.none() | TITLE,
        tournament=st.none() | LINK,
    ),
    st.builds(TakeOffSchedule, row=ROWS),
)


@given(st.lists(ASKED, max_size=25))
def test_whatever_is_asked_no_two_rows_are_the_same(asked: list[HouseCommand]) -> None:
    counter, issued = Counter(), set[ScheduleNo]()
    for command in asked:
        linked = getattr(command, "tournament", None) == TUESDAY
        decided = counter.when(command, is_there=linked)
        if not isinstance(decided, tuple):
            continue
        for event in decided:
            if isinstance(event, ScheduleAdded):
                assert event.row not in issued
                issued.add(event.row)
        counter.given(*decided)
        rows = counter.state.schedule.values()
        assert len({(row.day, row.time, row.title.casefold()) for row in rows}) == len(rows)
        assert all(row.tournament in {None, TUESDAY} for row in rows)
