"""The first level here lasts 20 minutes, the last one begins after 50 and ends after 65."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.money import PostPrizes
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.events.floor import Elimination, PlayerReinstated, PlayersEliminated
from tdconsole.domain.language.events.tournament import TournamentFinished
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.prizes import PrizesDoNotAddUp
from tdconsole.domain.language.rejections.setup import NobodyIsOut, PlayersStillIn
from tdconsole.domain.state.tournament import Clock, with_play
from tdconsole.domain.values import FIRST_PLAY, ClockAnchor, EntryId, Millis, PeriodId, PlayId
from tests.domain.floor import (
    MINUTE,
    Floor,
    at,
    busting,
    ended,
    opened,
    playing,
    registered,
    registering,
    seated,
)


def won() -> Floor:
    """Five minutes into the first level one of two went out."""
    floor = playing(2).wait(minutes=5)
    floor.do(busting(2))
    return floor


def stands(period: int, minutes: float, ran: float) -> ClockAnchor:
    return ClockAnchor(
        period=PeriodId(period), left=Millis(int(minutes * MINUTE)), ran=Millis(int(ran * MINUTE))
    )


def test_it_is_finished_when_one_is_left() -> None:
    assert won().when(FinishTournament()) == (
        TournamentFinished(play=FIRST_PLAY, anchor=stands(1, 15, 5)),
    )


@pytest.mark.parametrize(
    ("minutes", "anchor"),
    [
        (0, stands(1, 15, 5)),
        (16, stands(2, 19, 21)),
        (35, stands(3, 10, 40)),
        (45.5, stands(4, 14.5, 50.5)),
        (200, stands(4, 0, 205)),
    ],
)
def test_the_clock_stops_where_it_stands(minutes: float, anchor: ClockAnchor) -> None:
    floor = won().wait(minutes=minutes)
    floor.do(FinishTournament())
    assert floor.tournament.play.clock == Clock(anchor=anchor)


def test_time_that_passes_after_the_end_changes_nothing() -> None:
    floor = won()
    floor.do(FinishTournament())
    setup, clock = floor.tournament.setup, floor.tournament.play.clock
    before = read(setup.structure, clock, floor.now)
    assert before is not None
    assert not before.running
    assert read(setup.structure, clock, floor.wait(minutes=300).now) == before


def test_a_clock_that_is_paused_stays_where_it_is_and_its_reason_goes() -> None:
    floor = won()
    floor.do(PauseClock(reason="the last hand"))
    floor.wait(minutes=90).do(FinishTournament())
    assert floor.tournament.play.clock == Clock(anchor=stands(1, 15, 5))


def test_finishing_changes_nothing_but_the_clock() -> None:
    floor = won()
    before = floor.tournament
    floor.do(FinishTournament())
    stopped = replace(before.play, clock=Clock(anchor=stands(1, 15, 5)))
    assert floor.tournament == with_play(replace(before, finished=True), stopped)


def test_without_the_end_the_clock_has_run_on() -> None:
    """As an undo takes it: everything that happened, but the end."""
    floor = seated(2)
    before = floor.tournament
    happened = [*floor.do(StartClock()), *floor.do(busting(2))]
    floor.wait(minutes=12).do(FinishTournament())
    undone = fold(before, happened)
    assert undone is not None
    reading = read(undone.setup.structure, undone.play.clock, floor.now)
    assert reading is not None
    assert (reading.running, reading.left) == (True, 8 * MINUTE)
    assert not undone.finished


# Refusals


def test_it_is_not_finished_while_the_clock_waits_for_its_start() -> None:
    floor = seated(2)
    floor.do(StartClock(at="20:00"))
    assert floor.when(FinishTournament()) == ClockNotStarted()


def test_it_is_not_finished_while_two_are_left() -> None:
    floor = playing(3)
    floor.do(busting(2))
    assert floor.when(FinishTournament()) == PlayersStillIn(left=2)


def test_a_late_entry_puts_the_end_off() -> None:
    floor = won()
    floor.do(registering(3))
    assert floor.when(FinishTournament()) == PlayersStillIn(left=2)


@pytest.mark.parametrize("floor", [opened(), registered(1), seated(1), seated(2), seated(2, 2)])
def test_it_is_not_finished_before_it_has_begun(floor: Floor) -> None:
    assert floor.when(FinishTournament()) == ClockNotStarted()


@pytest.mark.parametrize("floor", [playing(), playing(1), playing(2), playing(2, 2)])
def test_it_is_not_finished_before_anybody_is_out(floor: Floor) -> None:
    """A player alone because nobody else came hasn't won."""
    assert floor.when(FinishTournament()) == NobodyIsOut()


def test_when_the_only_one_out_has_come_back_nobody_has_won() -> None:
    floor = won()
    floor.given(PlayerReinstated(play=FIRST_PLAY, entry=EntryId(2), seat=at(1, 2)))
    assert floor.when(FinishTournament()) == NobodyIsOut()


def test_it_is_not_finished_on_prizes_that_were_posted_for_another_pool() -> None:
    floor = playing(3)
    floor.do(PostPrizes())
    before = floor.tournament.pool
    floor.do(registering(4))
    floor.do(busting(2), busting(3), busting(4))
    refused = floor.when(FinishTournament())
    assert isinstance(refused, PrizesDoNotAddUp)
    assert (refused.prizes, refused.pool) == (before, floor.tournament.pool)
    floor.do(PostPrizes(reason="a late entry"))
    floor.do(FinishTournament())
    assert not problems(floor.tournament)


# The file


def test_everybody_out_in_the_file_is_no_end() -> None:
    floor = won()
    out = Elimination(entry=EntryId(1), seat=at(1, 1))
    floor.given(PlayersEliminated(play=FIRST_PLAY, hand=(out,)))
    assert floor.when(FinishTournament()) == PlayersStillIn(left=0)


def test_a_clock_off_the_structure_is_no_clock_to_stop() -> None:
    floor = won()
    off = ClockAnchor(period=PeriodId(77), left=Millis(1))
    floor.given(ClockStarted(play=FIRST_PLAY, anchor=off))
    assert floor.when(FinishTournament()) == ClockNotStarted()


def test_an_end_of_another_play_stops_its_clock_alone() -> None:
    floor = won()
    before = floor.tournament.play
    floor.given(ended(play=PlayId(2)))
    assert floor.tournament.finished
    assert floor.tournament.play is before
    assert floor.tournament.plays[PlayId(2)].clock == Clock(anchor=ended().anchor)
