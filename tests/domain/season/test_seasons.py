"""Seasons at the house's counter: opened, changed, adjusted, closed, and what is refused."""

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.language.commands.house import (
    AdjustPoints,
    CloseSeason,
    CountTournament,
    EditSeason,
    HouseCommand,
    OpenSeason,
    ReopenSeason,
    TakeBackAdjustment,
)
from tdconsole.domain.language.events.house import (
    AdjustmentTakenBack,
    PointsAdjusted,
    SeasonEdited,
    SeasonOpened,
)
from tdconsole.domain.language.rejections.calculators import (
    AdjustmentIsBack,
    FormulaUnread,
    NoPointsAdjusted,
    NoSuchAdjustment,
    NoSuchFigure,
    NoSuchSeason,
    SeasonEndsBefore,
    SeasonIsClosed,
    SeasonIsOpen,
    SeasonNameTaken,
    SeasonStays,
    StackLimitsCross,
)
from tdconsole.domain.language.rejections.entry import NoSuchDay, UnknownPerson
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.language.season_rules import FinalRules, SeasonRules
from tdconsole.domain.season.ranking import Achieved, counting, ordered, ranked
from tdconsole.domain.season.seasons import is_counted
from tdconsole.domain.state.house import Season
from tdconsole.domain.values import AdjustmentNo, Chips, Map, Place, SeasonNo, TournamentId
from tests.domain.counter import MARIA, NOTE, TODAY, TUESDAY, WINTER, Counter

OPEN = OpenSeason(name="Winter", formula="players - place + 1")
FIRST = AdjustmentNo(1)
ADJUST = AdjustPoints(season=WINTER, person=MARIA, points="2.50", reason="best costume")


def opened() -> Counter:
    counter = Counter()
    counter.do(OPEN)
    return counter


def test_a_season_is_opened_with_the_next_number() -> None:
    counter = opened()
    (event,) = counter.do(replace(OPEN, name="  Summer  League ", ties=("wins", "wins", "played")))
    rules = SeasonRules(formula=OPEN.formula, ties=("wins", "played"))
    assert event == SeasonOpened(season=SeasonNo(2), name="Summer League", rules=rules)


@pytest.mark.parametrize(
    ("changed", "refused"),
    [
        ({"formula": "playrs"}, NoSuchFigure(at=0, name="playrs", near="players")),
        ({"formula": "1 +"}, FormulaUnread(at=3, found="", awaited="value")),
        ({"formula": ""}, FormulaUnread(at=0, found="", awaited="value")),
        ({"since": "2026-02-30"}, NoSuchDay(day="2026-02-30")),
        (
            {"since": "2026-09-01", "until": "2026-08-31"},
            SeasonEndsBefore(since="2026-09-01", until="2026-08-31"),
        ),
        (
            {"final": FinalRules(players=9, least=Chips(2), most=Chips(1))},
            StackLimitsCross(least=Chips(2), most=Chips(1)),
        ),
    ],
)
def test_wrong_rules_are_refused_when_it_is_opened_and_when_it_is_changed(
    changed: dict[str, Any], refused: Rejection
) -> None:
    assert Counter().when(replace(OPEN, **changed)) == refused
    assert opened().when(EditSeason(season=WINTER, **changed)) == refused


def test_no_two_seasons_have_one_name() -> None:
    counter = opened()
    assert counter.when(replace(OPEN, name="WINTER")) == SeasonNameTaken(
        season=WINTER, name="Winter"
    )
    counter.do(replace(OPEN, name="Summer"))
    assert isinstance(counter.when(EditSeason(season=SeasonNo(2), name="winter")), SeasonNameTaken)
    assert counter.do(EditSeason(season=WINTER, name="WINTER"))


def test_what_an_edit_leaves_out_stays() -> None:
    counter = opened()
    counter.do(EditSeason(season=WINTER, best=8, series=" Tuesday  Night "))
    (event,) = counter.do(EditSeason(season=WINTER, minimum=3, series=""))
    rules = SeasonRules(formula=OPEN.formula, best=8, minimum=3)
    assert event == SeasonEdited(season=WINTER, name="Winter", rules=rules)
    assert counter.when(EditSeason(season=WINTER, best=8)) == SeasonStays(season=WINTER)


def test_an_adjustment_is_kept_as_it_was_written_and_can_be_taken_back_once() -> None:
    counter = opened()
    (event,) = counter.do(ADJUST)
    assert event == PointsAdjusted(
        season=WINTER, adjustment=FIRST, person=MARIA, points="2.50", day=TODAY, reason=NOTE
    )
    assert counter.do(TakeBackAdjustment(season=WINTER, adjustment=FIRST)) == (
        AdjustmentTakenBack(season=WINTER, adjustment=FIRST),
    )
    assert counter.when(TakeBackAdjustment(season=WINTER, adjustment=FIRST)) == AdjustmentIsBack(
        adjustment=FIRST
    )
    (second,) = counter.do(replace(ADJUST, day="2026-10-01"))
    assert isinstance(second, PointsAdjusted)
    assert (second.adjustment, second.day) == (2, "2026-10-01")


@pytest.mark.parametrize(
    ("changed", "world", "refused"),
    [
        ({"points": "-0.00"}, {}, NoPointsAdjusted()),
        ({"day": "2026-02-30"}, {}, NoSuchDay(day="2026-02-30")),
        ({}, {"same": ()}, UnknownPerson(person=MARIA)),
        ({"season": SeasonNo(2)}, {}, NoSuchSeason(season=SeasonNo(2))),
    ],
)
def test_an_adjustment_that_makes_no_sense_is_refused(
    changed: dict[str, Any], world: dict[str, Any], refused: Rejection
) -> None:
    assert opened().when(replace(ADJUST, **changed), **world) == refused


def test_an_adjustment_that_is_not_there_is_not_taken_back() -> None:
    asked = TakeBackAdjustment(season=WINTER, adjustment=FIRST)
    assert opened().when(asked) == NoSuchAdjustment(season=WINTER, adjustment=FIRST)


def test_a_tournament_is_counted_in_left_out_and_left_to_the_rules_again() -> None:
    counter, asked = opened(), CountTournament(season=WINTER, tournament=TUESDAY)
    assert counter.when(asked) == SeasonStays(season=WINTER)
    counter.do(replace(asked, counts=True))
    assert counter.state.seasons[WINTER].by_hand == Map({TUESDAY: True})
    counter.do(replace(asked, counts=False))
    assert counter.state.seasons[WINTER].by_hand == Map({TUESDAY: False})
    counter.do(asked)
    assert counter.state.seasons[WINTER].by_hand == Map()
    assert counter.when(replace(asked, counts=True), is_there=False) == NoSuchTournament()


@pytest.mark.parametrize(
    "command",
    [
        EditSeason(season=WINTER, best=3),
        ADJUST,
        CountTournament(season=WINTER, tournament=TUESDAY, counts=True),
        TakeBackAdjustment(season=WINTER, adjustment=FIRST),
        CloseSeason(season=WINTER),
    ],
    ids=lambda it: type(it).__name__,
)
def test_nothing_is_changed_in_a_season_that_is_closed(command: HouseCommand) -> None:
    counter = opened()
    counter.do(ADJUST)
    counter.do(CloseSeason(season=WINTER))
    assert counter.when(command) == SeasonIsClosed(season=WINTER, day=TODAY)
    counter.do(ReopenSeason(season=WINTER))
    assert counter.when(ReopenSeason(season=WINTER)) == SeasonIsOpen(season=WINTER)
    assert counter.do(command)


def season(**rules: Any) -> Season:
    return Season(no=WINTER, name="Winter", rules=SeasonRules(formula="1", **rules))


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        ({}, True),
        ({"since": "2026-10-01", "until": "2026-10-01"}, True),
        ({"since": "2026-10-02"}, False),
        ({"until": "2026-09-30"}, False),
        ({"series": "tuesday  NIGHT"}, True),
        ({"series": "Friday"}, False),
        ({"by_hand": True}, False),
    ],
)
def test_the_rules_say_whose_evening_counts(rules: dict[str, Any], *, counts: bool) -> None:
    asked = (TUESDAY, "Tuesday Night", "2026-10-01")
    assert is_counted(season(**rules), *asked) is counts
    turned = replace(season(**rules), by_hand=Map({TUESDAY: not counts}))
    assert is_counted(turned, *asked) is not counts
    assert is_counted(turned, TournamentId("another"), *asked[1:]) is counts


POINTS = st.decimals(-100, 100, places=1).map(lambda one: one + 0)
ACHIEVED = st.builds(
    Achieved,
    points=st.sampled_from([Decimal(1), Decimal("1.0"), Decimal(2)]),
    wins=st.integers(0, 2),
    cashes=st.integers(0, 2),
    played=st.integers(0, 2),
    best_place=st.none() | st.integers(1, 3).map(Place),
    best_points=st.none() | POINTS,
)
TIES = st.lists(
    st.sampled_from(["wins", "best_place", "best_points", "cashes", "played"]), unique=True
)


@given(st.lists(POINTS, max_size=12), st.integers(0, 15))
def test_no_other_choice_of_so_many_evenings_comes_to_more(
    points: list[Decimal], best: int
) -> None:
    counts = counting(points, best)
    assert len(counts) == min(best or len(points), len(points))
    kept = [points[at] for at in counts]
    left = [points[at] for at in range(len(points)) if at not in counts]
    assert not kept or not left or max(left) <= min(kept)


@given(st.lists(st.just(Decimal(1)), max_size=9), st.integers(1, 9))
def test_of_equal_evenings_the_earlier_ones_count(points: list[Decimal], best: int) -> None:
    assert counting(points, best) == frozenset(range(min(best, len(points))))


@given(st.lists(ACHIEVED, max_size=12), TIES)
def test_places_follow_points_and_rules_and_nothing_else(
    players: list[Achieved], ties: list[Any]
) -> None:
    order = ordered(players, ties)
    assert sorted(order) == list(range(len(players)))
    rows = [players[at] for at in order]
    places = ranked(rows, ties)
    for at, (one, row) in enumerate(zip(places, rows, strict=True)):
        assert one.place == 1 + sum(other.place < one.place for other in places)
        assert one.shared_by == sum(other.place == one.place for other in places)
        if not at:
            assert one.by is None
            continue
        above = rows[at - 1]
        assert above.points >= row.points
        assert (one.by is not None) == (
            above.points == row.points and places[at - 1].place != one.place
        )


@given(st.lists(ACHIEVED, max_size=8), TIES, st.randoms())
def test_the_order_in_which_players_are_given_decides_nothing(
    players: list[Achieved], ties: list[Any], random: Any
) -> None:
    def places(given_: list[Achieved]) -> list[tuple[int, Achieved]]:
        rows = [given_[at] for at in ordered(given_, ties)]
        found = ranked(rows, ties)
        pairs = [(int(one.place), row) for one, row in zip(found, rows, strict=True)]
        return sorted(pairs, key=repr)

    mixed = list(players)
    random.shuffle(mixed)
    assert places(mixed) == places(players)


def test_who_has_more_wins_is_before_who_has_as_many_points() -> None:
    two = Decimal(2)
    rows = [Achieved(points=two, wins=1), Achieved(points=two), Achieved(points=two)]
    first, second, third = ranked(rows, ("wins", "played"))
    assert (first.place, first.by, first.shared_by) == (1, None, 1)
    assert (second.place, second.by, second.shared_by) == (2, "wins", 2)
    assert (third.place, third.by) == (2, None)
