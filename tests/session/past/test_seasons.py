"""The table of a season, from evenings that were played out."""

from decimal import Decimal
from typing import Any
from unittest.mock import patch

import pytest

from tdconsole.domain.language.commands.house import (
    AdjustPoints,
    CloseSeason,
    CountTournament,
    EditSeason,
    OpenSeason,
    TakeBackAdjustment,
)
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.rejections.calculators import DividedByZero
from tdconsole.domain.language.season_rules import FinalRules
from tdconsole.domain.values import AdjustmentNo, Chips, PersonId, SeasonNo, TournamentId
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.season.words import points_digits, points_words
from tdconsole.projections.season.qualifying import qualifiers
from tdconsole.projections.season.table import SeasonRow, SeasonTable
from tdconsole.session import Done, day_at
from tdconsole.session.past.seasons import Seasons, season_in_hand
from tdconsole.session.people.merging import merge
from tests.session.floor import Room
from tests.session.league import DAY, done, play_out

WINTER = SeasonNo(1)
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")


class Club:
    def __init__(self, room: Room) -> None:
        room.time.run(18 * 3_600_000)  # it is evening
        self.room, self.session = room, room.session()
        self.people = [self.session.club.people.add(name) for name in NAMES]
        self.seasons = Seasons(self.session, lambda _currency: 2)
        self.days: list[str] = []

    def play(self, order: str, **how: Any) -> TournamentId:
        self.days.append(day_at(self.session.now().utc))
        again = [self.person(letter) for letter in how.pop("again", "")]
        ordered = [self.person(letter) for letter in order]
        return play_out(self.session, self.room.time, ordered, again=again, **how)

    def person(self, letter: str) -> PersonId:
        return self.people["ABCDE".index(letter)]

    def open(self, formula: str = "players - place + 1", **rules: Any) -> None:
        done(self.session, OpenSeason(name="Winter", formula=formula, **rules))

    def edit(self, **rules: Any) -> None:
        done(self.session, EditSeason(season=WINTER, **rules))

    def table(self, as_of: str | None = None) -> SeasonTable:
        season = season_in_hand(self.session.house)
        assert season is not None
        return self.seasons.table(season, as_of)

    def points(self, as_of: str | None = None) -> dict[str, Decimal]:
        return {row.name or "": row.points for row in self.table(as_of).rows}


@pytest.fixture
def league(club: Room) -> Club:
    return Club(club)


def row(table: SeasonTable, name: str) -> SeasonRow:
    return next(one for one in (*table.rows, *table.below) if one.name == name)


def test_points_are_of_all_evenings_that_are_over(league: Club) -> None:
    league.open()
    assert league.table().rows == ()
    league.play("ABC")
    league.play("BCAD")
    assert league.points() == {"Bruno": 6, "Anna": 5, "Carla": 4, "Dario": 1}
    table = league.table()
    assert [one.players for one in table.evenings] == [3, 4]
    assert [one.day for one in table.evenings] == league.days
    bruno = row(table, "Bruno")
    assert (bruno.place, bruno.played, bruno.wins, bruno.cashes, bruno.best_place) == (
        *(1, 2, 1, 1),
        1,
    )


def test_the_table_of_an_earlier_day_is_as_it_was_then(league: Club) -> None:
    league.open()
    league.play("ABC")
    league.play("BCA")
    first, second = league.days
    assert league.points(first) == {"Anna": 3, "Bruno": 2, "Carla": 1}
    assert league.points("2000-01-01") == {}
    assert league.table(first).as_of == first
    assert league.points(second) == {"Bruno": 5, "Anna": 4, "Carla": 3}


def test_only_the_best_evenings_count_and_the_others_are_named(league: Club) -> None:
    league.open(best=2)
    for order in ("ABC", "BAC", "ACB"):
        league.play(order)
    anna = row(league.table(), "Anna")
    assert (int(anna.points), anna.dropped, anna.played) == (6, 1, 3)
    assert [one.points for one in anna.results] == [3, 2, 3]
    assert [one.counts for one in anna.results] == [True, False, True]


def test_who_played_too_few_evenings_is_told_apart(league: Club) -> None:
    league.open(minimum=2)
    league.play("ABC")
    league.play("BA")
    table = league.table()
    assert [one.name for one in table.rows] == ["Anna", "Bruno"]
    assert [(one.name, one.place, int(one.points)) for one in table.below] == [("Carla", None, 1)]


def test_equal_points_are_decided_by_the_rules_else_the_place_is_shared(league: Club) -> None:
    league.open("1")
    league.play("ABC")
    shared = [(one.place, one.shared_by, one.decided_by) for one in league.table().rows]
    assert shared == [(1, 3, None)] * 3
    league.edit(ties=("wins",))
    decided = [(one.name, one.place, one.decided_by) for one in league.table().rows]
    assert decided == [("Anna", 1, None), ("Bruno", 2, "wins"), ("Carla", 2, None)]


def test_who_enters_twice_has_one_row_and_takes_up_one_place(league: Club) -> None:
    league.open("100 * place + 10 * bullets + entries")
    league.play("ABC", again="B")
    assert league.points() == {"Carla": 314, "Bruno": 224, "Anna": 114}


def test_the_figures_are_those_of_the_evening(league: Club) -> None:
    """€50 and €5 each; the pool is paid to one of three, and each put out the next one."""
    league.play("ABC", again="C")
    (one,) = league.seasons.evenings()
    anna, _, carla = one.played
    assert anna.figures == {
        "place": 1,
        "players": 3,
        "entries": 4,
        "bullets": 1,
        "rebuys": 0,
        "addons": 0,
        "all_rebuys": 0,
        "all_addons": 0,
        "buyin": 55,
        "spent": 55,
        "pool": 200,
        "prize": 134,
        "paid": 2,
        "heads": 2,
        "bounties": 0,
        "entry_money": 220,
        "rebuy_money": 0,
        "addon_money": 0,
    }
    assert [carla.figures[name] for name in ("spent", "bullets", "place")] == [110, 2, 3]


def test_merged_records_are_one_player(league: Club) -> None:
    league.open()
    league.play("ABC")
    league.play("DBC")
    assert row(league.table(), "Dario").points == 3
    now = league.session.now().utc
    assert league.session.club.people.merge(league.person("D"), league.person("A"), now)
    table = league.table()
    assert [one.name for one in table.rows] == ["Anna", "Bruno", "Carla"]
    assert row(table, "Anna").points == 6


def test_records_of_one_evening_that_were_merged_later_are_one_player(league: Club) -> None:
    """Anna was entered as two people: she has the better place, and what both paid."""
    league.open("100 * place + 10 * bullets + players")
    league.play("ABDC")
    people, now = league.session.club.people, league.session.now().utc
    assert people.merge(league.person("D"), league.person("A"), now)
    assert league.points() == {"Carla": 313, "Bruno": 213, "Anna": 123}


def test_an_evening_that_was_corrected_counts_as_it_is_now(league: Club) -> None:
    league.open()
    league.play("ABC")
    tournament = league.session.tournaments()[0]
    last = league.session.timeline(tournament).steps[-1].no
    assert isinstance(league.session.submit(tournament, Undo(step=last)), Done)
    assert league.table().evenings == ()


def test_a_tournament_is_counted_in_and_left_out_by_hand(league: Club) -> None:
    league.open(series="Winter Series")
    kept, other = league.play("ABC", series="winter series"), league.play("BCA")
    assert league.points() == {"Anna": 3, "Bruno": 2, "Carla": 1}
    for number, counts in ((other, True), (kept, False)):
        done(
            league.session,
            CountTournament(season=WINTER, tournament=number, counts=counts),
        )
    assert league.points() == {"Bruno": 3, "Carla": 2, "Anna": 1}
    assert [one.by_hand for one in league.table().evenings] == [True]


def test_an_adjustment_counts_from_its_day_until_it_is_taken_back(league: Club) -> None:
    league.open(minimum=1)
    league.play("ABC")
    day = league.days[0]
    asked = AdjustPoints(
        season=WINTER, person=league.person("C"), points="2.25", reason="late", day="2030-01-01"
    )
    done(league.session, asked)
    assert league.points(day)["Carla"] == 1
    assert league.points("2030-01-01")["Carla"] == Decimal("3.25")
    carla = row(league.table("2030-01-01"), "Carla")
    assert (carla.place, carla.adjusted) == (1, Decimal("2.25"))
    (line,) = league.table("2030-01-01").adjustments
    assert (line.name, line.reason, line.taken_back) == ("Carla", "late", False)
    done(league.session, TakeBackAdjustment(season=WINTER, adjustment=AdjustmentNo(1)))
    table = league.table("2030-01-01")
    assert row(table, "Carla").points == 1
    assert [one.taken_back for one in table.adjustments] == [True]


def test_who_has_an_adjustment_and_no_evening_has_a_row(league: Club) -> None:
    league.open()
    asked = AdjustPoints(season=WINTER, person=league.person("E"), points="-3", reason="manners")
    done(league.session, asked)
    (only,) = league.table().rows
    assert (only.name, int(only.points), only.played, only.best_place) == ("Elena", -3, 0, None)


def test_an_evening_after_the_season_was_closed_does_not_count(league: Club) -> None:
    league.open()
    league.play("ABC")
    done(league.session, CloseSeason(season=WINTER))
    league.room.time.run(DAY)
    league.play("BCA")
    assert league.points() == {"Anna": 3, "Bruno": 2, "Carla": 1}
    assert league.table("2099-01-01").as_of == league.session.house.seasons[WINTER].closed


def test_a_formula_without_a_result_is_told_by_player_and_evening(league: Club) -> None:
    league.open("100 / (place - 2)")
    league.play("ABC")
    table = league.table()
    (lacking,) = table.missing
    assert (lacking.name, lacking.evening, lacking.why) == ("Bruno", "Tuesday", DividedByZero(at=4))
    bruno = row(table, "Bruno")
    assert (int(bruno.points), bruno.played) == (0, 1)
    assert [one.points for one in bruno.results] == [None]


def test_what_stays_is_worked_out_once(league: Club) -> None:
    league.open()
    league.play("ABC")
    first = league.seasons.evenings()
    league.play("BCA")
    assert league.seasons.evenings()[0] is first[0]


def test_the_best_qualify_with_stacks_by_their_points(league: Club) -> None:
    final = FinalRules(
        players=2, stack=Chips(5_000), per_point="333.3", chip=Chips(500), most=Chips(6_500)
    )
    league.open(final=final)
    league.play("ABC")
    league.play("BACD")
    found = qualifiers(league.table())
    assert [(one.name, one.place, one.stack) for one in found.rows] == [
        ("Anna", 1, 6_500),
        ("Bruno", 1, 6_500),
    ]
    assert (found.chips, found.too_many) == (13_000, 0)
    league.edit(final=FinalRules(points="3", stack=Chips(1_000), per_point="1", least=Chips(1_005)))
    above = qualifiers(league.table())
    assert [(one.name, one.stack) for one in above.rows] == [
        ("Anna", 1_006),
        ("Bruno", 1_006),
        ("Carla", 1_005),
    ]
    league.edit(final=FinalRules(players=1))
    assert (len(qualifiers(league.table()).rows), qualifiers(league.table()).too_many) == (2, 1)
    league.edit(final=FinalRules())
    assert qualifiers(league.table()).rows == ()


def test_two_sessions_see_one_table(league: Club) -> None:
    league.open()
    league.play("ABC")
    other = Seasons(league.room.session(), lambda _currency: 2)
    season = league.session.house.seasons[WINTER]
    assert other.table(season) == league.table()


def test_what_ends_after_midnight_was_played_the_evening_before(league: Club) -> None:
    league.room.time.run(8 * 3_600_000)
    today = day_at(league.session.now().utc)
    league.play("ABC")
    (one,) = league.seasons.evenings()
    assert one.day < today


@pytest.mark.parametrize("formula", ["exp(1000)", "-10 ^ 300", "10 ^ 27 + 0.123", "1 / 3"])
def test_points_beyond_all_reason_are_told_all_the_same(league: Club, formula: str) -> None:
    league.open(formula, final=FinalRules(players=3, per_point="1"))
    league.play("ABC")
    table = league.table()
    words = catalogue("pl")
    assert points_words(
        words, table.rows[0].points, points_digits(one.points for one in table.rows)
    )
    assert points_words(words, table.rows[0].points)
    assert all(0 <= one.stack <= 10**12 for one in qualifiers(table).rows)


def test_a_seat_won_with_others_is_a_first_place_and_no_win(league: Club) -> None:
    league.open("players - place + 1", ties=("wins",))
    league.play("ABCD", seats=2)
    assert league.points() == {"Anna": 4, "Bruno": 4, "Carla": 2, "Dario": 1}
    assert [(one.place, one.wins) for one in league.table().rows[:2]] == [(1, 0), (1, 0)]


def test_what_was_gathered_bit_by_bit_is_worked_out_no_second_time(club: Room) -> None:
    played = Club(club)
    played.play("ABC")
    played.play("BAC")
    played.open()
    assert len(list(played.seasons.gathering())) == 4
    with (
        patch("tdconsole.session.past.seasons.evening") as gathered,
        patch("tdconsole.session.past.seasons.points") as worked_out,
    ):
        assert len(played.table().rows) == 3
    assert not gathered.called
    assert not worked_out.called


def test_a_player_has_a_place_in_every_season_the_latest_first(club: Room) -> None:
    played = Club(club)
    played.play("ABC")
    played.open()
    anna, dario = played.person("A"), played.person("D")
    done(played.session, OpenSeason(name="Summer", formula="10", minimum=2))
    told = [
        (one.name, one.place, one.players, one.points) for one in played.seasons.of_player(anna)
    ]
    assert told == [("Summer", None, 0, Decimal(10)), ("Winter", 1, 3, Decimal(3))]
    assert played.seasons.of_player(dario) == ()
    played.play("DAC")
    assert [one.points for one in played.seasons.of_player(anna)] == [20, 5]
    done(played.session, CloseSeason(season=WINTER))
    assert [one.closed is None for one in played.seasons.of_player(anna)] == [True, False]
    twin = played.session.club.people.add("Anna B.")
    merge(played.session, twin, anna)
    assert played.seasons.of_player(twin) == played.seasons.of_player(anna)
