"""A decision's time, and the cards at its table."""

from tdconsole.domain.language.commands.calling import PlayTimeCard
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.values import EntryId, Millis, TableNo
from tdconsole.projections.clock.shot_clock import Decision, shot_clock_table, tables_in_play
from tests.domain.floor import Floor, busting, playing
from tests.projections.persons import PEOPLE


def begun() -> tuple[Floor, Decision]:
    floor = Floor()
    return floor, Decision(left=Millis(30_000), since=floor.now)


def test_it_runs_down_and_stays_at_nothing() -> None:
    floor, decision = begun()
    assert decision.left_at(floor.wait(seconds=12.5).now) == 17_500
    assert decision.left_at(floor.wait(seconds=60).now) == 0


def test_paused_it_stands_and_resumed_it_runs_on() -> None:
    floor, decision = begun()
    stands = decision.paused(floor.wait(seconds=10).now)
    assert stands.left_at(floor.wait(seconds=100).now) == 20_000
    runs = stands.resumed(floor.now)
    assert runs.left_at(floor.wait(seconds=5).now) == 15_000
    assert runs.resumed(floor.now) is runs


def test_a_card_gives_more_even_when_the_time_was_up() -> None:
    floor, decision = begun()
    more = decision.extended(30, floor.wait(seconds=20).now)
    assert more.left_at(floor.now) == 40_000
    late = decision.extended(30, floor.wait(seconds=200).now)
    assert late.left_at(floor.wait(seconds=1).now) == 29_000


def test_a_card_leaves_a_pause_a_pause() -> None:
    floor, decision = begun()
    more = decision.paused(floor.now).extended(30, floor.now)
    assert more.left_at(floor.wait(seconds=9).now) == 60_000


def test_the_players_of_the_table_with_what_each_has_left() -> None:
    floor = playing(2, 3)
    shot = ShotClock(seconds=30, cards=2)
    floor.do(OverrideRules(changes=RuleChanges(shot_clock=shot)), PlayTimeCard(entry=EntryId(1)))
    table = shot_clock_table(floor.tournament, PEOPLE, TableNo(1), floor.now)
    assert [(one.seat, one.name, one.cards) for one in table.players] == [
        (1, "Ada Łęcka", 1),
        (2, "Bob", 2),
    ]
    assert not table.final


def test_the_final_table_is_told_and_an_unknown_one_is_empty() -> None:
    floor = playing(3)
    assert shot_clock_table(floor.tournament, PEOPLE, TableNo(1), floor.now).final
    nothing = shot_clock_table(floor.tournament, PEOPLE, TableNo(9), floor.now)
    assert (nothing.players, nothing.final) == ((), False)


def test_tables_that_nobody_sits_at_are_not_offered() -> None:
    floor = playing(2, 2)
    assert tables_in_play(floor.tournament) == (1, 2)
    floor.do(busting(1))
    assert tables_in_play(floor.tournament) == (1, 2)
