"""Seasons of The Tournament Director 3: opened once, with the points that its formula gives."""

from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from math import floor, sqrt
from pathlib import Path

import pytest

from tdconsole.imports.td3.pricing import Currency
from tdconsole.imports.td3.taking_over import TakingOver
from tdconsole.projections.season.table import SeasonTable
from tdconsole.projections.setup.taken_over import SeasonTaken, TakenOver
from tdconsole.session import Opened, create
from tdconsole.session.past.seasons import Seasons, season_in_hand
from tests.imports.td3_sample import Evening, financials, new, number


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Opened]:
    with create(tmp_path / "club.house") as opened:
        yield opened


def take(
    house: Opened, *evenings: Evening, trying: bool = False
) -> tuple[list[TakenOver], list[SeasonTaken]]:
    folder = Path(str(house.place)).with_name("td3")
    folder.mkdir(exist_ok=True)
    paths = [folder / f"{evening.number}.tdt" for evening in evenings]
    for path, evening in zip(paths, evenings, strict=True):
        path.write_bytes(evening.data())
    taking = TakingOver(house, {}, Currency("EUR", 2), trying=trying)
    files = [one for one in taking.all_of(paths) if isinstance(one, TakenOver)]
    return files, list(taking.seasons())


def table(house: Opened) -> SeasonTable:
    with house.session.writing(anew=True):
        season = season_in_hand(house.session.house)
    assert season is not None
    return Seasons(house.session, lambda _currency: 2).table(season)


def hits(evening: Evening) -> Counter[str]:
    return Counter(
        key
        for bought in evening.buyins.values()
        for one in bought
        if (out := one.get("BustOut")) is not None
        for key in out.given[0]["HitmanUUID"]
    )


def worked_out(evening: Evening) -> dict[str, int]:
    """The points of the sample's formula, by arithmetic of Python's own."""
    players, heads = len(evening.names), hits(evening)
    return {
        number(one): floor(10 * sqrt(players) / sqrt(place) + 0.5) + heads[number(one)]
        for place, one in enumerate(evening.places, start=1)
    }


def test_every_player_has_the_points_that_the_formula_gives(house: Opened) -> None:
    evenings = [Evening(12, 1), Evening(15, 2), Evening(9, 3)]
    evenings[0].rebuy(3, 4, 2)
    evenings[0].rebuy(3, 5, 3)
    evenings[1].rebuy(7, 8, 4)
    _, (season,) = take(house, *evenings)
    assert (season.series, season.fate) == ("Club 2025", "opened")
    expected: Counter[str] = Counter()
    for evening in evenings:
        expected.update(worked_out(evening))
    known = house.session.club.people.elsewhere.known("td3")
    there = {row.person: row.points for row in table(house).rows}
    assert {key: there[known[key]] for key in expected} == expected


def test_points_beside_the_evening_are_adjustments_of_the_season(house: Opened) -> None:
    evening = Evening(5)
    evening.more[2] = {"PointsAdjustment": -2.5}
    (taken,), (season,) = take(house, evening)
    assert season.adjusted == 1
    assert "points-adjustment" not in {left.kind for left in taken.left_out}
    known = house.session.club.people.elsewhere.known("td3")
    row = next(row for row in table(house).rows if row.person == known[number(2)])
    assert row.points == worked_out(evening)[number(2)] - Decimal("2.5")
    take(house, evening)
    again = next(row for row in table(house).rows if row.person == known[number(2)])
    assert again.points == row.points


def test_a_season_is_opened_once_and_then_left_alone(house: Opened) -> None:
    take(house, Evening(5, 1))
    other = Evening(5, 2)
    other.fields["SeasonName"] = "2026"
    _, seasons = take(house, Evening(5, 1), other)
    assert [(one.series, one.fate) for one in seasons] == [
        ("Club 2025", "here"),
        ("Club 2026", "opened"),
    ]
    assert len(house.session.house.seasons) == 2


def test_of_several_formulas_the_latest_evening_s_is_used(house: Opened) -> None:
    first, later = Evening(4, 1), Evening(4, 2)
    other = financials(PointsForPlaying=new("UserFormula", Text="n - r"))
    later.fields |= {"Financials": other, "StartTime": later.end - 1000}
    _, (season,) = take(house, first, later)
    assert (season.formula, season.formulas) == ("players - place", 2)


def test_a_formula_without_a_counterpart_opens_no_season(house: Opened) -> None:
    evening = Evening(4)
    formula = new("UserFormula", Text="players * 2")
    evening.fields["Financials"] = financials(PointsForPlaying=formula)
    evening.more[1] = {"PointsAdjustment": 3}
    (taken,), (season,) = take(house, evening)
    assert season.fate == "untranslated"
    assert season.untranslated[0].found == "players"
    assert "points-adjustment" in {left.kind for left in taken.left_out}
    assert not house.session.house.seasons


def test_trying_opens_no_season(house: Opened) -> None:
    _, (season,) = take(house, Evening(4), trying=True)
    assert season.fate == "opened"
    assert not house.session.house.seasons


def test_without_a_league_there_is_no_season(house: Opened) -> None:
    evening = Evening(4)
    evening.fields |= {"LeagueName": "", "SeasonName": ""}
    assert take(house, evening)[1] == []
