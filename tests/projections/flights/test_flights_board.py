"""The flights side by side: how each stands, who is through with what, who qualified twice."""

import pytest

from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.terms import Flights, Forward, Terms
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.values import PeriodId, PlayId
from tdconsole.projections.flights.board import FlightsBoard, flights_board
from tests.domain.first_days import bags, enters, goes_out, in_flights, plays, two_days
from tests.domain.floor import Floor, person, playing
from tests.projections.persons import PEOPLE


def board_of(floor: Floor, play: int | None = None) -> FlightsBoard:
    shown = seen(floor.tournament, None if play is None else PlayId(play))
    board = flights_board(shown, PEOPLE, floor.now)
    assert board is not None
    return board


def stands(board: FlightsBoard) -> list[tuple[str, str, int, int, int]]:
    return [(one.name, one.state, one.entries, one.left, one.through) for one in board.flights]


def test_without_flights_there_is_no_board() -> None:
    floor = playing(3)
    assert flights_board(floor.tournament, PEOPLE, floor.now) is None


def test_a_flight_takes_entries_plays_and_is_over() -> None:
    floor = in_flights(Flights(names=("Fri", "Sat", "Sun")))
    enters(floor, 1)
    assert stands(board_of(floor)) == [
        ("Fri", "entries", 1, 1, 0),
        ("Sat", "planned", 0, 0, 0),
        ("Sun", "planned", 0, 0, 0),
    ]
    entries = plays(floor, 2, 3)
    assert stands(board_of(floor))[0] == ("Fri", "plays", 3, 3, 0)
    goes_out(floor, entries[0])
    bags(floor, {})
    assert stands(board_of(floor))[:2] == [("Fri", "over", 3, 2, 2), ("Sat", "planned", 0, 0, 0)]
    floor.do(OpenFlight())
    assert [one.state for one in board_of(floor).flights] == ["over", "entries", "planned"]


def test_which_one_is_in_hand_is_said() -> None:
    floor = two_days()
    assert [one.in_hand for one in board_of(floor).flights] == [False, True]
    assert [one.in_hand for one in board_of(floor, play=1).flights] == [True, False]


def test_another_flight_in_hand_changes_nothing_else() -> None:
    floor = two_days()
    first, second = board_of(floor, play=1), board_of(floor, play=2)
    assert first.through == second.through
    assert first.several == second.several
    assert (first.entries, first.left, first.chips) == (12, 6, second.chips)


@pytest.mark.parametrize(
    ("forward", "chips", "forfeited"),
    [("best", 5_000, 1_000), ("first", 1_000, 5_000), ("accumulate", 6_000, 0)],
)
def test_who_qualified_twice_goes_on_as_the_set_up_says(
    forward: Forward, chips: int, forfeited: int
) -> None:
    floor = two_days(forward)
    board = board_of(floor)
    mine = next(one for one in board.several if one.person == person(1))
    assert (mine.name, mine.chips, mine.forfeited) == ("Ada Łęcka", chips, forfeited)
    assert [(one.flight, one.chips) for one in mine.stacks] == [("1A", 1_000), ("1B", 5_000)]
    assert sum(one.forward for one in mine.stacks) == 1
    row = next(row for row in board.through if row.name == "Ada Łęcka")
    assert (row.chips, row.several) == (chips, True)
    assert [row.name for row in board.through].count("Ada Łęcka") == 1


@pytest.mark.parametrize("forward", ["first", "best", "accumulate"])
def test_the_merge_changes_nobodys_stack(forward: Forward) -> None:
    floor = two_days(forward)
    before = board_of(floor)
    floor.do(MergeFlights())
    after = board_of(floor)
    assert after.merged
    assert (after.through, after.several) == (before.through, before.several)
    assert (after.chips, after.forfeited) == (before.chips, before.forfeited)
    assert after.chips == floor.tournament.chips
    assert stands(after) == stands(before)
    assert after.period == before.period


def test_who_goes_out_on_day_two_was_through_all_the_same() -> None:
    floor = two_days()
    before = board_of(floor)
    floor.do(MergeFlights(), DrawSeats(), ResumeClock())
    goes_out(floor, min(floor.tournament.play.seating.of))
    after = board_of(floor)
    assert after.through == before.through
    assert stands(after) == stands(before)
    assert (before.left, after.left) == (6, 2)


def test_leaders_stand_first_and_equal_stacks_share_a_place() -> None:
    floor = in_flights()
    entries = plays(floor, 1, 2, 3)
    bags(floor, {entries[0]: 10_000, entries[1]: 25_000, entries[2]: 25_000})
    rows = board_of(floor).through
    assert [(row.place, row.chips) for row in rows] == [(1, 25_000), (1, 25_000), (3, 10_000)]
    assert rows[0].big_blinds == 125


def test_whoever_still_plays_keeps_the_merge_waiting() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    board = board_of(floor)
    assert (board.still, board.opens_next, board.through) == (("1A",), "1B", ())
    floor.do(OpenFlight())
    assert board_of(floor).opens_next is None


def test_what_day_two_begins_with_is_known_before() -> None:
    floor = two_days()
    board = board_of(floor)
    assert (board.period and board.period.id, board.level) == (PeriodId(1), 1)
    assert board.average == board.chips // len(board.through)


def test_how_a_flight_ends_is_told() -> None:
    by_share = in_flights(Flights(ends="share", share=5_000))
    plays(by_share, 1, 2, 3)
    assert board_of(by_share).flights[0].down_to == 2
    by_level = in_flights(terms=Terms(flights=Flights()))
    plays(by_level, 1, 2, 3)
    line = board_of(by_level).flights[0]
    assert (line.ends, line.down_to, line.ends_in, line.level) == ("level", None, None, 1)


def test_the_first_flight_keeps_its_name_though_nobody_sat_yet() -> None:
    floor = in_flights()
    enters(floor, 1)
    floor.do(OpenFlight())
    assert [one.name for one in board_of(floor).flights] == ["1A", "1B"]


def test_day_two_is_foretold_by_the_flights_that_are_over() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    playing_still = board_of(floor)
    assert (playing_still.period, playing_still.level) == (None, None)
    floor.wait(minutes=20)
    bags(floor, {})
    told = board_of(floor).period
    assert told is not None
    floor.do(OpenFlight())
    plays(floor, 4, 5, 6)
    assert board_of(floor).period == told
