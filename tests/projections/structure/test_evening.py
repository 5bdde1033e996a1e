"""What is charted of an evening: who was in, entries, stacks, leaders, and when it is over.

Levels of 20 minutes, 20 of them, with a break of 30 after the fourth; registration closes after the
second. Each begins with 20,000.
"""

from typing import Final

import pytest

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.values import Break, Chips, EntryId, Level, Mark, Structure, TableNo
from tdconsole.drawing.charts import Chart
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.charts import CHARTS, ChartName, evening_charts
from tdconsole.projections.people.names import Known
from tdconsole.projections.structure.evening import Evening, Walk, evening
from tests.domain.floor import at, busting, create, person, registering, sits
from tests.projections.structure.test_stack_course import Evening as Floor

MINUTE: Final = 60_000
WORDS: Final = catalogue("en")
PEOPLE: Final = {person(number): Known(name=f"Player {number}") for number in range(1, 60)}


def _levels() -> Structure:
    levels = [
        Level(
            small_blind=Chips(100 * number),
            big_blind=Chips(200 * number),
            ante_kind="none",
            minutes=20,
            marks=(Mark(kind="registration_closes"),) if number == 2 else (),
        )
        for number in range(1, 21)
    ]
    return (*levels[:4], Break(minutes=30), *levels[4:])


def founded() -> Floor:
    floor = Floor()
    floor.do(create(structure=_levels(), seats_per_table=9))
    return floor


def registered(number: int, *, minutes: int = 0) -> Floor:
    """Players who entered one after the other, some minutes apart, and sit at tables of nine."""
    floor = founded()
    for entry in range(1, number + 1):
        floor.do(registering(entry))
        floor.wait(minutes=minutes)
    floor.given(*(sits(entry, at(*seat_of(entry))) for entry in range(1, number + 1)))
    return floor


def seat_of(entry: int) -> tuple[int, int]:
    return (entry - 1) // 9 + 1, (entry - 1) % 9 + 1


def seen(floor: Floor) -> Evening:
    return evening(floor.tournament, PEOPLE, floor.trail, floor.now)


def charts(floor: Floor, *, money: bool = True) -> dict[ChartName, Chart]:
    return {one.name: one.chart for one in evening_charts(WORDS, seen(floor), money=money)}


# With little there is little to say


def test_of_an_evening_that_has_not_begun_each_chart_says_what_it_waits_for() -> None:
    shown = charts(founded())
    assert tuple(shown) == CHARTS
    for chart in shown.values():
        assert not chart.series
        assert chart.nothing


def test_the_prizes_are_shown_where_money_is() -> None:
    floor = registered(3)
    assert charts(floor)["prizes"].series
    assert "prizes" not in charts(floor, money=False)


def test_the_start_of_play_is_marked_where_entries_came_in_before_it() -> None:
    floor = registered(9)
    floor.wait(minutes=20)
    began = WORDS.time_at(floor.now.utc)
    floor.do(StartClock())
    floor.wait(minutes=5).do(busting(1))
    chart = charts(floor)["players"]
    assert chart.began is not None
    assert chart.began.label == f"play began {began}"
    assert 0 < chart.began.at < chart.across.high
    assert chart.series[0].value == "8"


def test_once_somebody_has_won_no_chart_has_a_now_any_more() -> None:
    floor = registered(3)
    floor.do(StartClock())
    floor.wait(minutes=5).do(busting(1))
    assert charts(floor)["depth"].now is not None
    floor.wait(minutes=5).do(busting(2))
    shown = charts(floor)
    assert [shown[name].now for name in ("players", "depth")] == [None, None]
    assert shown["depth"].told == ""


def test_the_short_stand_out_in_the_field_and_the_leader_among_the_leaders() -> None:
    floor = registered(9)
    floor.do(StartClock())
    for fresh in (False, True):
        floor.do(counting(1, {1: 1_000, 2: 1_800, 3: 9_000, 4: 20_000, 5: 24_200}, fresh=fresh))
        floor.wait(minutes=30)
    shown = charts(floor)
    short, others = shown["stacks"].series
    assert (short.ink, others.ink) == ("main", "rest")
    assert [value for _at, value in short.points][:2] == [2, 0]
    assert others.points[0][1] == 0
    lines = [one for one in shown["leaders"].series if one.form == "line"]
    assert [one.ink for one in lines] == ["second"] * 4 + ["main"]
    assert (lines[-1].tail, lines[-1].value) == ("Player 5", "24,200")


# Entries


def test_entries_are_told_by_the_minute_and_in_longer_stretches_after_a_while() -> None:
    quick, slow = (seen(registered(20, minutes=minutes)).entering for minutes in (1, 10))
    assert quick.minutes == 1
    assert [one.entries for one in quick.stretches[:3]] == [1, 1, 1]
    assert slow.minutes == 10
    assert sum(one.entries for one in slow.stretches) == 20
    assert quick.lately == 10


def test_the_field_is_foreseen_by_the_rate_of_late_with_its_error() -> None:
    floor = registered(12, minutes=2)
    assert seen(floor).entering.forecast is None  # nobody knows when the clock starts
    floor.do(StartClock())
    floor.wait(minutes=10)
    forecast = seen(floor).entering.forecast
    assert forecast is not None
    assert forecast.at == floor.now.utc + 30 * MINUTE
    assert 12 <= forecast.few < forecast.likely < forecast.many
    floor.wait(minutes=31)
    entering = seen(floor).entering
    assert entering.closed
    assert entering.forecast is None


def test_nothing_is_foreseen_from_three_entries() -> None:
    floor = registered(3, minutes=8)
    floor.do(StartClock())
    assert seen(floor).entering.forecast is None


# The end


def _played_down() -> Floor:
    """Forty begin; from the third level on somebody goes out every five minutes, for an hour."""
    floor = registered(40)
    floor.do(StartClock())
    floor.wait(minutes=45)
    for entry in range(1, 8):
        floor.wait(minutes=5).do(busting(entry))
    return floor


def test_while_players_may_enter_no_end_is_told() -> None:
    floor = registered(9)
    floor.do(StartClock())
    assert seen(floor).ending.why == "open"
    floor.wait(minutes=41)
    assert seen(floor).ending.why == "few"


def test_the_end_follows_from_the_busts_of_the_last_hour() -> None:
    floor = _played_down()
    ending = seen(floor).ending
    assert not ending.why
    assert (ending.left, ending.until, ending.busts) == (33, 1, 7)
    assert ending.minutes == 60
    players = [one.players for one in ending.course]
    assert players[0] == 33
    assert players[-1] == 1
    assert players == sorted(players, reverse=True)
    for one in ending.course:
        assert ending.now <= one.wide[0] <= one.narrow[0] <= one.likely
        assert one.likely <= one.narrow[1] <= one.wide[1]
    likely = [one.likely for one in ending.course]
    assert likely == sorted(likely)


def test_all_that_is_drawn_of_the_end_has_a_name_and_each_level_stands_on_its_tick() -> None:
    """A word before the first number would push it aside."""
    shown = charts(_played_down())
    assert [one.label for one in shown["ending"].series] == [
        "19 of 20",
        "as likely as not",
        "forecast",
    ]
    assert shown["depth"].across.ticks[0].label == "1"


def test_the_breaks_ahead_are_part_of_the_time_until_the_end() -> None:
    floor = _played_down()
    structure = floor.tournament.setup.structure
    without = tuple(one for one in structure if isinstance(one, Level))
    other = registered_with(without)
    later, sooner = (seen(one).ending.course[-1].likely for one in (floor, other))
    assert later - sooner == 30 * MINUTE


def registered_with(structure: Structure) -> Floor:
    floor = Floor()
    floor.do(create(structure=structure, seats_per_table=9), *map(registering, range(1, 41)))
    floor.given(*(sits(entry, at(*seat_of(entry))) for entry in range(1, 41)))
    floor.do(StartClock())
    floor.wait(minutes=45)
    for entry in range(1, 8):
        floor.wait(minutes=5).do(busting(entry))
    return floor


def test_a_paused_clock_makes_nobody_slower() -> None:
    floor = _played_down()
    before = seen(floor).ending
    floor.do(PauseClock(reason=""))
    floor.wait(minutes=40)
    after = seen(floor).ending
    assert after.course[-1].likely - before.course[-1].likely == pytest.approx(
        40 * MINUTE, abs=2_000
    )


# Stacks


def counting(table: int, stacks: dict[int, int], *, fresh: bool = False) -> CountChips:
    told = tuple(
        StackTyped(entry=EntryId(entry), chips=Chips(chips)) for entry, chips in stacks.items()
    )
    return CountChips(table=TableNo(table), stacks=told, fresh=fresh)


def test_stacks_are_told_in_big_blinds_with_everybody_who_is_short() -> None:
    floor = registered(9)
    floor.do(StartClock())
    floor.do(counting(1, {1: 1_000, 2: 1_800, 3: 9_000, 4: 20_000, 5: 24_200}))
    stacks = seen(floor).stacks
    assert (stacks.counted, stacks.left) == (5, 9)
    assert [one.entry for one in stacks.short] == [1, 2]
    assert sum(one.players for one in stacks.depths) == 5
    assert stacks.depths[0].since == 0
    assert stacks.depths[-1].until is not None
    assert stacks.depths[-1].until > 121
    told = charts(floor)["stacks"]
    assert told.told == "2 players have under 10 big blinds"
    assert told.note.startswith("5 of 9 stacks were counted")


def test_one_deep_stack_does_not_flatten_the_others() -> None:
    floor = registered(36)
    floor.do(StartClock())
    for table in range(4):
        stacks = {entry: 4_000 + 200 * entry for entry in range(9 * table + 1, 9 * table + 10)}
        floor.do(counting(table + 1, {**stacks, 36: 500_000} if table == 3 else stacks))
    depths = seen(floor).stacks.depths
    assert len(depths) <= 12
    assert depths[-1].until is None
    assert sum(one.players for one in depths) == 36
    assert max(one.players for one in depths) < 20


def test_leaders_are_followed_once_one_was_counted_twice() -> None:
    floor = registered(9)
    floor.do(StartClock())
    floor.do(counting(1, {1: 20_000, 2: 30_000, 3: 10_000}))
    assert seen(floor).leading == ()
    floor.wait(minutes=30)
    floor.do(counting(1, {1: 60_000, 2: 20_000, 3: 5_000}, fresh=True))
    led = seen(floor).leading
    assert [(one.name, [at.chips for at in one.course]) for one in led] == [
        ("Player 1", [20_000, 60_000]),
        ("Player 2", [30_000, 20_000]),
        ("Player 3", [10_000, 5_000]),
    ]
    assert charts(floor)["leaders"].told == "Player 1 leads with 60,000"
    floor.wait(minutes=20).do(busting(1))
    assert [one.name for one in seen(floor).leading] == ["Player 2", "Player 3"]


# The walk


def test_a_walk_that_goes_on_sees_what_one_from_the_beginning_sees() -> None:
    floor = registered(20, minutes=1)
    walk, taken = Walk(floor.tournament.current), 0
    floor.do(StartClock())
    for entry in range(1, 9):
        floor.wait(minutes=7).do(busting(entry))
        walk.take(floor.trail[taken:])
        taken = len(floor.trail)
        assert walk.seen(floor.tournament, PEOPLE, floor.now) == seen(floor)


def test_when_each_level_began_is_known_afterwards() -> None:
    floor = registered(9)
    floor.do(StartClock())
    started = floor.now.utc
    floor.wait(minutes=47).do(busting(1))
    structure, began = floor.tournament.setup.structure, seen(floor).began
    assert [began[period.id] - started for period in structure[:3]] == [
        0,
        20 * MINUTE,
        40 * MINUTE,
    ]
    assert structure[3].id not in began
