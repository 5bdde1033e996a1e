"""The evening on one line: levels to scale, now, who was in, registration, and the likely end."""

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.structure.ribbon import line_told, ribbon_of, told_at
from tdconsole.projections.structure.ribbon import EveningLine, evening_line
from tests.domain.floor import busting
from tests.projections.structure.charted import full_evening
from tests.projections.structure.test_evening import founded, registered, seen
from tests.projections.structure.test_stack_course import Evening as Floor

WORDS = catalogue("en")


def line(floor: Floor) -> EveningLine:
    return evening_line(floor.tournament, seen(floor))


def test_before_the_start_it_is_the_structure_to_scale() -> None:
    told = line(founded())
    assert [(one.level, one.since, one.until) for one in told.stretches[:6]] == [
        (1, 0, 20),
        (2, 20, 40),
        (3, 40, 60),
        (4, 60, 80),
        (None, 80, 110),
        (5, 110, 130),
    ]
    assert told.closes == 40
    assert told.now is None
    assert told.end is None
    assert told_at(WORDS, told, 25) == "Level 2 · 200/400\nRegistration closes at its end."
    assert told_at(WORDS, told, 90) == "Break"
    assert line_told(WORDS, told) == ""


def test_now_goes_along_with_play_and_with_breaks() -> None:
    floor = registered(36)
    floor.do(StartClock())
    floor.wait(minutes=50)
    assert line(floor).now == 50
    floor.wait(minutes=45)
    assert line(floor).now == 95  # a quarter of an hour into the break


def test_who_was_in_stands_where_it_was_in_the_structure() -> None:
    floor = registered(36)
    floor.do(StartClock())
    floor.wait(minutes=10).do(busting(1))
    floor.wait(minutes=20).do(busting(2))
    told = line(floor)
    assert list(told.course) == [(0, 36), (10, 35), (30, 34)]
    assert [told.players_at(at) for at in (0, 9, 10, 29, 30)] == [36, 36, 35, 35, 34]
    assert told.players_at(31) is None
    assert "35 players in" in told_at(WORDS, told, 15)


def test_the_times_of_what_comes_follow_from_the_clock() -> None:
    floor = registered(9)
    floor.do(StartClock())
    started = floor.now.utc
    floor.wait(minutes=15)
    told = line(floor)
    assert told.moment_at(0) == started
    assert told.moment_at(60) == started + 60 * 60_000


def test_it_goes_on_to_the_latest_end_that_is_likely_and_no_further() -> None:
    tournament, evening = full_evening()
    told = evening_line(tournament, evening)
    assert told.end is not None
    early, likely, late = told.end
    assert told.now is not None
    assert told.now < early < likely < late
    whole = sum(period.minutes for period in tournament.setup.structure)
    assert told.until <= whole
    assert all(one.since < told.until for one in told.stretches)


def test_a_finished_evening_ends_where_play_did() -> None:
    floor = registered(3)
    floor.do(StartClock())
    floor.wait(minutes=50).do(busting(1), busting(2), FinishTournament())
    told = line(floor)
    assert (told.now, told.until, told.end) == (50, 50, None)
    assert [one.level for one in told.stretches] == [1, 2, 3]


def test_the_ribbon_says_each_level_once() -> None:
    tournament, evening = full_evening()
    ribbon = ribbon_of(WORDS, evening_line(tournament, evening))
    labels = [span.label for span in ribbon.spans if not span.rests]
    assert labels == [str(number) for number in range(1, len(labels) + 1)]
    assert all(0 <= share <= 1 for _at, share in ribbon.course)
