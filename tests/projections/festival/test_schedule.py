"""The days of a festival as they are shown, of rows that no tournament tells more of."""

from datetime import date, datetime
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.values import Instant, Millis, NoteId, ScheduleNo
from tdconsole.projections.festival.lasting import Lasting
from tdconsole.projections.festival.schedule import (
    RowState,
    ScheduleRow,
    World,
    of_the_day,
    schedule,
    today,
)

FRIDAY, SATURDAY, SUNDAY = "2026-11-20", "2026-11-21", "2026-11-22"
Rows = dict[ScheduleNo, Planned]


def world(here: str) -> World:
    return World(
        now=Instant(utc=Millis(1), boot="", uptime=Millis(1)),
        here=datetime.fromisoformat(here),
        notes={NoteId("n"): "bring a document"},
        tournaments={},
    )


def planned(*rows: tuple[str, str, str], **told: Any) -> Rows:
    return {
        ScheduleNo(at): Planned(day=day, time=time, title=title, **told)
        for at, (day, time, title) in enumerate(rows, 1)
    }


def only(rows: Rows, here: str) -> ScheduleRow:
    (day,) = schedule(rows, world(here)).days
    (row,) = day.rows
    return row


def test_days_and_rows_stand_in_the_order_of_time() -> None:
    rows = planned(
        (SUNDAY, "14:00", "Final"), (SATURDAY, "21:00", "Turbo"), (SATURDAY, "14:00", "Main")
    )
    found = schedule(rows, world(f"{SATURDAY}T12:00"))
    assert [(day.day, [row.title for row in day.rows]) for day in found.days] == [
        (SATURDAY, ["Main", "Turbo"]),
        (SUNDAY, ["Final"]),
    ]


MOMENTS: Final[tuple[tuple[str, str, RowState, int | None], ...]] = (
    ("2026-11-10T12:00", "", "ahead", None),
    (f"{FRIDAY}T21:00", "", "ahead", 17 * 60),
    (f"{SATURDAY}T13:35", "", "ahead", 25),
    (f"{SATURDAY}T13:59:59", "", "ahead", 1),
    (f"{SATURDAY}T14:00", "", "begun", 0),
    (f"{SATURDAY}T14:00", "21:30", "open", 0),
    (f"{SATURDAY}T21:29", "21:30", "open", -449),
    (f"{SATURDAY}T21:30", "21:30", "begun", -450),
    (f"{SATURDAY}T15:00", "8", "begun", -60),
    (f"{SUNDAY}T02:00", "", "begun", -720),
    (f"{SUNDAY}T06:00", "", "over", -960),
    ("2026-12-24T12:00", "21:30", "over", None),
)


@pytest.mark.parametrize(("here", "late", "state", "starts_in"), MOMENTS)
def test_the_clock_on_the_wall_tells_what_it_can(
    here: str, late: str, state: RowState, starts_in: int | None
) -> None:
    row = only(planned((SATURDAY, "14:00", "Main"), late=late), here)
    assert (row.state, row.starts_in) == (state, starts_in)


@pytest.mark.parametrize(
    ("late", "minutes", "closes"),
    [("", 30, None), ("8", 30, 240), ("8", 0, None), ("21:30", 0, 450), ("00:30", 30, 630)],
)
def test_registration_is_open_as_long_as_the_schedule_says(
    late: str, minutes: int, closes: int | None
) -> None:
    rows = planned((SATURDAY, "14:00", "Main"), late=late, minutes=minutes)
    assert only(rows, f"{FRIDAY}T12:00").lasts == Lasting(closes=closes)


def test_until_dawn_it_is_still_the_day_before() -> None:
    rows = planned(
        (SATURDAY, "00:30", "Friday’s cash game"),
        (SATURDAY, "14:00", "Main"),
        (SUNDAY, "00:30", "Cash game"),
        (SUNDAY, "14:00", "Final"),
    )
    for here in (f"{SATURDAY}T06:00", f"{SATURDAY}T23:59", f"{SUNDAY}T05:59"):
        shown = today(rows, world(here))
        assert (shown.day, [row.title for row in shown.rows]) == (SATURDAY, ["Main", "Cash game"])
    assert [row.title for row in today(rows, world(f"{SUNDAY}T06:00")).rows] == ["Final"]


def test_the_next_one_is_the_one_that_begins_first() -> None:
    rows = planned((SATURDAY, "21:00", "Turbo"), (SATURDAY, "14:00", "Main"))
    assert today(rows, world(f"{SATURDAY}T13:00")).next == 0
    assert today(rows, world(f"{SATURDAY}T14:01")).next == 1
    assert today(rows, world(f"{SATURDAY}T21:01")).next is None
    assert today({}, world(f"{SATURDAY}T21:01")).next is None


def test_a_note_is_told_and_one_that_was_erased_is_not() -> None:
    here = f"{SATURDAY}T12:00"
    assert only(planned((SATURDAY, "14:00", "Main"), note=NoteId("n")), here).note == (
        "bring a document"
    )
    assert only(planned((SATURDAY, "14:00", "Main"), note=NoteId("gone")), here).note == ""


ANY_TIME: Final = st.times().map(lambda at: f"{at:%H:%M}")
ANY_ROW: Final = st.tuples(st.dates(min_value=date(1, 1, 3)).map(str), ANY_TIME, st.just("Main"))
NEAR: Final = st.tuples(st.sampled_from([FRIDAY, SATURDAY, SUNDAY]), ANY_TIME, st.just("Main"))


@given(st.lists(NEAR | ANY_ROW, max_size=12), st.dates(date(2000, 1, 1)), ANY_TIME)
def test_any_row_at_any_moment_is_on_the_schedule_once(
    rows: list[tuple[str, str, str]], here: date, time: str
) -> None:
    found = schedule(planned(*rows), world(f"{here}T{time}"))
    shown = [row for day in found.days for row in day.rows]
    assert sorted(row.row or 0 for row in shown) == list(range(1, len(rows) + 1))
    assert [(row.day, row.time) for row in shown] == sorted((day, at) for day, at, _ in rows)


@given(st.lists(NEAR, max_size=12), st.sampled_from([f"{SATURDAY}T06:00", f"{SUNDAY}T05:59"]))
def test_from_dawn_to_dawn_everything_is_on_one_day(
    rows: list[tuple[str, str, str]], here: str
) -> None:
    found = today(planned(*rows), world(here))
    between = [
        (day, time)
        for day, time, _ in rows
        if f"{SATURDAY} 06:00" <= f"{day} {time}" < f"{SUNDAY} 06:00"
    ]
    assert of_the_day(datetime.fromisoformat(here)) == SATURDAY
    assert [(row.day, row.time) for row in found.rows] == sorted(between)
