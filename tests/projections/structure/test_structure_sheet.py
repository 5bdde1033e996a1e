"""Levels here: 100/200 and 200/400 of 20 minutes, a break of 10, 300/600 of 15."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import PauseClock, SetClock, StartClock
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.values import FIRST_PLAY, Break, Instant, Mark, Millis, Period, Structure
from tdconsole.projections.structure.changes import structure_changes
from tdconsole.projections.structure.sheet import StructureSheet, structure_sheet
from tests.domain.floor import (
    BREAK,
    EVENING,
    FIRST_LEVEL,
    LAST_LEVEL,
    MINUTE,
    SECOND_LEVEL,
    Floor,
    busting,
    opened,
    playing,
)

DINNER = Break(minutes=10, until="01:00")  # the hall's clock shows 0:16:40
BAGS = replace(SECOND_LEVEL, marks=(Mark(kind="end_of_day", stop=True),))


def sheet(floor: Floor) -> StructureSheet:
    return structure_sheet(floor.tournament, floor.now)


def expected(floor: Floor) -> list[float | None]:
    """Minutes from now."""
    times = [row.expected for row in sheet(floor).rows] + [sheet(floor).ends]
    return [None if one is None else round((one - floor.now.utc) / MINUTE, 2) for one in times]


def states(floor: Floor) -> list[str]:
    return [row.state for row in sheet(floor).rows]


def test_before_the_start_it_is_the_plan() -> None:
    shown = sheet(opened())
    assert [row.begins / MINUTE for row in shown.rows] == [0, 20, 40, 50]
    assert [row.level for row in shown.rows] == [1, 2, None, 3]
    assert [row.row for row in shown.rows] == [1, 2, 3, 4]
    assert {row.state for row in shown.rows} == {"to_come"}
    assert {row.expected for row in shown.rows} == {None}
    assert (shown.started, shown.ends, shown.total / MINUTE) == (False, None, 65)


def test_while_the_clock_runs_it_tells_when_the_others_begin() -> None:
    floor = playing(2).wait(minutes=25)
    assert states(floor) == ["played", "present", "to_come", "to_come"]
    assert expected(floor) == [None, None, 15, 25, 40]


def test_a_clock_that_is_paused_is_taken_to_run_on_now() -> None:
    floor = playing(2).wait(minutes=5)
    floor.do(PauseClock())
    floor.wait(minutes=60)
    assert expected(floor) == [None, 15, 35, 45, 60]
    assert (sheet(floor).started, sheet(floor).running) == (True, False)


def test_a_start_that_is_put_off_is_the_first_time() -> None:
    floor = opened()
    floor.do(StartClock(at="00:30"))
    assert expected(floor) == [13.33, 33.33, 53.33, 63.33, 78.33]
    assert states(floor) == ["to_come"] * 4


def test_what_was_set_while_the_start_is_to_come_is_counted() -> None:
    floor = opened()
    floor.do(StartClock(at="00:30"), SetClock(seconds=25 * 60))
    assert expected(floor) == [13.33, 38.33, 58.33, 68.33, 83.33]


def test_a_break_until_a_time_of_day_ends_then() -> None:
    floor = playing(2, structure=(FIRST_LEVEL, DINNER, LAST_LEVEL))
    assert expected(floor) == [None, 20, 43.33, 58.33]
    assert [row.begins / MINUTE for row in sheet(floor).rows] == [0, 20, 30]


def test_nobody_knows_when_the_next_day_begins() -> None:
    floor = playing(2, structure=(FIRST_LEVEL, BAGS, LAST_LEVEL))
    assert [row.day for row in sheet(floor).rows] == [1, 1, 2]
    assert expected(floor) == [None, 20, None, None]
    floor.wait(minutes=90)
    assert states(floor) == ["played", "present", "to_come"]
    assert expected(floor) == [None, None, None, None]


def test_of_a_tournament_that_is_over_the_level_it_ended_in_was_played() -> None:
    floor = playing(2).wait(minutes=25)
    floor.do(busting(2), FinishTournament())
    assert states(floor) == ["played", "played", "to_come", "to_come"]
    assert expected(floor) == [None] * 5


_rows = st.lists(
    st.sampled_from((FIRST_LEVEL, BREAK, DINNER, replace(DINNER, until="00:40"))), max_size=6
)


@given(_rows, st.integers(0, 19 * MINUTE))
def test_the_clock_keeps_what_the_sheet_promises(rows: list[Period], waited: int) -> None:
    structure: Structure = (FIRST_LEVEL, *rows, LAST_LEVEL)
    floor = playing(2, structure=structure).wait(seconds=waited / 1000)
    tournament = floor.tournament
    for row in sheet(floor).rows[1:]:
        assert row.expected is not None
        passed = row.expected - floor.now.utc
        assert _index(floor, passed - 1) == row.row - 2
        assert _index(floor, passed) == row.row - 1
    assert structure_sheet(tournament, floor.now, FIRST_PLAY) == sheet(floor)


def _index(floor: Floor, passed: int) -> int:
    now = Instant(
        utc=Millis(floor.now.utc + passed),
        boot=floor.now.boot,
        uptime=Millis(floor.now.uptime + passed),
    )
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, now)
    assert reading is not None
    return reading.index


PRESENT = sheet(opened()).rows
STRUCTURE: Structure = tuple(row.period for row in PRESENT)


def changed(*periods: Period) -> list[tuple[str, int, int | None]]:
    found = structure_changes(STRUCTURE, periods)
    return [(one.change, one.row, one.level) for one in found.changes]


def test_what_another_structure_changes() -> None:
    first, second, pause, last = STRUCTURE
    assert changed(*STRUCTURE) == []
    assert changed(first, pause, last) == [("removed", 2, 2)]
    assert changed(first, EVENING[1], second, pause, last) == [("added", 2, 2)]
    assert changed(first, replace(second, minutes=5), pause, last) == [("changed", 2, 2)]
    assert changed(first, pause, second, last) in (
        [("moved", 2, None)],
        [("moved", 3, 2)],
    )
    assert changed(replace(first, minutes=5), EVENING[2], second, last) == [
        ("changed", 1, 1),
        ("added", 2, None),
        ("removed", 3, None),
    ]


def test_what_stays_is_counted() -> None:
    first, second, _pause, last = STRUCTURE
    found = structure_changes(STRUCTURE, (first, EVENING[1], second, last))
    assert found.kept == 3
    (new, gone) = found.changes
    assert (new.before, new.after) == (None, EVENING[1])
    assert (gone.before, gone.after) == (STRUCTURE[2], None)
