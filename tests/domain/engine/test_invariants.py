"""What no command can bring about, but a damaged file or a careless undo could."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tdconsole.domain.engine.invariants import (
    AllInsTogether,
    ChipsAstray,
    ClockOffStructure,
    FinishedWithPlayersLeft,
    HandAstray,
    NobodyLeft,
    OutWithoutEntry,
    PersonTwice,
    PrizesAstray,
    Problem,
    SeatBeyondTable,
    SeatHeldByAnother,
    SeatHoldsStranger,
    TakingsAstray,
    problems,
    problems_near,
)
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.bubble import TablesReported
from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.events.entry import EntryUnregistered
from tdconsole.domain.language.events.floor import Elimination, PlayerReinstated, PlayersEliminated
from tdconsole.domain.state.money import Takings
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.tournament import Exit, Exits, Seating, Tournament, with_play
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    ClockAnchor,
    EntryId,
    Map,
    Millis,
    Money,
    PeriodId,
    TableNo,
)
from tests.domain.at_the_bubble import on
from tests.domain.floor import (
    Floor,
    at,
    busting,
    ended,
    entered,
    opened,
    out_in_turn,
    person,
    playing,
    registered,
    sits,
)

ONE, TWO, NINE = EntryId(1), EntryId(2), EntryId(9)
OFF = ClockAnchor(period=PeriodId(77), left=Millis(1))


def out(entry: int) -> PlayersEliminated:
    exit_ = Elimination(entry=EntryId(entry), seat=at(1, entry))
    return PlayersEliminated(play=FIRST_PLAY, hand=(exit_,))


def freed(*tables: int) -> TablesReported:
    return TablesReported(play=FIRST_PLAY, tables=tuple(map(TableNo, tables)), task="released")


def test_a_sound_evening_has_no_problems() -> None:
    floor = registered(20)
    assert problems(floor.tournament) == frozenset()
    floor.do(DrawSeats(), StartClock())
    assert problems(floor.tournament) == frozenset()
    out_in_turn(floor, *range(2, 21))
    assert problems(floor.tournament) == frozenset()
    floor.do(FinishTournament())
    assert problems(floor.tournament) == frozenset()


def test_an_empty_tournament_has_no_problems() -> None:
    assert problems(opened().tournament) == frozenset()


SEATING: dict[str, tuple[Callable[[], Floor], set[Problem]]] = {
    "a stranger sits": (
        lambda: playing(2).given(sits(9, at(1, 9))),
        {SeatHoldsStranger(seat=at(1, 9), entry=NINE)},
    ),
    "who is out sits": (
        lambda: playing(2).given(out(2), sits(2, at(1, 2))),
        {SeatHoldsStranger(seat=at(1, 2), entry=TWO)},
    ),
    "two on a seat": (
        lambda: playing(2).given(sits(1, at(1, 2))),
        {SeatHeldByAnother(seat=at(1, 2), entry=TWO)},
    ),
    "a seat the table has not": (
        lambda: playing(2).given(sits(1, at(1, 10))),
        {SeatBeyondTable(seat=at(1, 10))},
    ),
    "a person twice": (
        lambda: playing(2).given(entered(9, person=person(1))),
        {PersonTwice(person=person(1))},
    ),
    "nobody is left": (lambda: playing(2).given(out(1), out(2)), {NobodyLeft()}),
    "over too early": (
        lambda: playing(2).given(ended()),
        {FinishedWithPlayersLeft(left=2)},
    ),
    "one of a hand who is not out": (
        lambda: on().given(out(1), EntryUnregistered(entry=ONE)),
        {HandAstray(entries=(ONE,))},
    ),
    "two all-ins at a time": (
        lambda: on().given(freed(1, 2)),
        {AllInsTogether(tables=(TableNo(1), TableNo(2)))},
    ),
    "a clock off the structure": (
        lambda: playing(2).given(ClockStarted(play=FIRST_PLAY, anchor=OFF)),
        {ClockOffStructure()},
    ),
}
TOUCHED = [Touch(thing="entry", number=entry) for entry in (1, 2, 9)]


# What only the long sums tell beside it.
SUMS: dict[str, set[Problem]] = {
    "over too early": {PrizesAstray(prizes=Money(0), pool=Money(10_000))},
}


@pytest.mark.parametrize("story", SEATING)
def test_a_problem_is_found_in_the_whole(story: str) -> None:
    floor, expected = SEATING[story]
    assert problems(floor().tournament) == expected | SUMS.get(story, set())


@pytest.mark.parametrize("story", SEATING)
def test_a_problem_is_found_near_what_was_touched(story: str) -> None:
    floor, expected = SEATING[story]
    assert problems_near(floor().tournament, TOUCHED) == expected


def test_a_touched_seat_is_looked_at_without_its_player() -> None:
    floor = playing(2).given(sits(1, at(1, 10)))
    touched = [Touch(thing="seat", number=1, seat=3)]
    assert problems_near(floor.tournament, touched) == {SeatBeyondTable(seat=at(1, 10))}


def test_what_was_not_touched_is_not_looked_at() -> None:
    floor = playing(2, 2).given(sits(9, at(1, 9)))
    touched = [Touch(thing="entry", number=3), Touch(thing="seat", number=7, seat=1)]
    assert problems_near(floor.tournament, touched) == frozenset()


def test_a_strangers_return_is_found() -> None:
    floor = playing(2)
    floor.given(PlayerReinstated(play=FIRST_PLAY, entry=NINE, seat=at(1, 9)))
    assert problems(floor.tournament) == {SeatHoldsStranger(seat=at(1, 9), entry=NINE)}


def test_an_entry_struck_takes_its_seat_along() -> None:
    floor = playing(2).given(EntryUnregistered(entry=TWO))
    assert problems(floor.tournament) == frozenset()


# Sums that no events can spoil, only a bug


def won() -> Floor:
    """Three came, and it is finished."""
    floor = playing(3)
    floor.do(busting(3), busting(2), FinishTournament())
    return floor


def spoilt(**changes: object) -> Tournament:
    return replace(playing(3).tournament, **changes)


def test_chips_astray_are_told() -> None:
    assert problems(spoilt(chips=Chips(59_999))) == {
        ChipsAstray(in_play=Chips(59_999), handed_out=Chips(60_000))
    }


def test_takings_astray_are_told() -> None:
    fees_short = Takings(pool=Money(15_000), fees=Money(1_499))
    assert problems(spoilt(takings=fees_short)) == {
        TakingsAstray(counted=Money(16_499), paid=Money(16_500))
    }


@pytest.mark.parametrize("pool", [0, 1, 15_001, 16_500])
def test_whatever_the_pool_the_prizes_are_the_pool(pool: int) -> None:
    takings = Takings(pool=Money(pool), fees=Money(16_500 - pool))
    for floor in (playing(3), won()):
        assert problems(replace(floor.tournament, takings=takings)) == frozenset()


def test_less_than_nothing_in_the_pool_is_less_than_the_prizes() -> None:
    owing = Takings(pool=Money(-5), fees=Money(16_505))
    assert problems(spoilt(takings=owing)) == {PrizesAstray(prizes=Money(0), pool=Money(-5))}


def test_a_finished_tournament_has_paid_out_its_pool() -> None:
    """The winner of a tournament in which nobody went out is nobody."""
    alone = playing(1).given(ended())
    assert problems(alone.tournament) == {PrizesAstray(prizes=Money(0), pool=Money(5_000))}
    assert problems(won().tournament) == frozenset()


def test_until_it_is_finished_the_prizes_may_be_open() -> None:
    floor = playing(6)
    for entry in (6, 5, 4, 3, 2):
        floor.do(busting(entry))
        assert problems(floor.tournament) == frozenset()


def test_prizes_above_the_pool_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """No events bring it about: the list itself would have to be wrong."""
    monkeypatch.setattr("tdconsole.domain.prizes.awards.prize_list", lambda _: (Money(15_001),))
    floor = playing(3)
    floor.do(busting(3), busting(2))
    assert problems(floor.tournament) == {PrizesAstray(prizes=Money(15_001), pool=Money(15_000))}


def test_an_exit_without_an_entry_is_told() -> None:
    lost = Exits(by_entry=Map({NINE: Exit(hand=1, seat=at(1, 9), stack=None)}), hands=1)
    assert problems(spoilt(exits=lost)) == {OutWithoutEntry(entry=NINE)}


def test_the_two_sides_of_the_seating_are_held_against_each_other() -> None:
    tournament = playing(2).tournament
    half = Seating(tables=tournament.play.seating.tables)
    torn = with_play(tournament, replace(tournament.play, seating=half))
    assert problems(torn) == {
        SeatHoldsStranger(seat=at(1, 1), entry=ONE),
        SeatHoldsStranger(seat=at(1, 2), entry=TWO),
    }
    other = with_play(
        tournament, replace(tournament.play, seating=Seating(of=tournament.play.seating.of))
    )
    assert problems(other) == {
        SeatHeldByAnother(seat=at(1, 1), entry=ONE),
        SeatHeldByAnother(seat=at(1, 2), entry=TWO),
    }
