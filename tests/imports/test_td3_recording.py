"""Trees turned into records; what has no place in one is listed."""

from decimal import Decimal

import pytest

from tdconsole.domain.values import Break, Level, Millis
from tdconsole.imports.td3.evening import ClockRead, Ends, EveningRead, PeriodBegun
from tdconsole.imports.td3.reading import Made, read
from tdconsole.imports.td3.recording import recorded
from tdconsole.known_errors import ForeignText
from tests.imports.td3_sample import (
    MINUTE,
    START,
    Evening,
    Mapped,
    config,
    financials,
    new,
    number,
    profile,
)


def record(evening: Evening) -> EveningRead:
    return recorded(read(evening.data()))


def kinds(evening: Evening) -> set[str]:
    return {left.kind for left in record(evening).left_out}


def test_an_evening_is_read_in_full() -> None:
    evening = Evening(9)
    found = record(evening)
    assert (found.version, found.title, found.league) == ("3.7.2", 'Thursday "1"', "Club")
    assert (found.season, found.began, found.ended) == ("2025", START, evening.end)
    assert found.ends == Ends(entries=0, rebuys=6, add_ons=6)
    assert [type(period) for period in found.structure].count(Break) == 1
    first = found.structure[0]
    assert isinstance(first, Level)
    assert (first.small_blind, first.big_blind, first.minutes) == (25, 50, 20)
    assert [table.name for table in found.tables] == ["Table 1", "Table 2"]
    assert [player.name for player in found.players] == list(evening.names.values())
    assert found.chips == ((25, "#0000ff"), (100, "#ff0000"))
    assert found.formula.startswith("round(10")
    assert len(found.seated) == 9


def test_a_bust_says_when_where_and_by_whom() -> None:
    evening = Evening(3)
    out = next(one for one in evening.names if one != evening.winner)
    evening.out(out, evening.winner, 7)
    player = next(one for one in record(evening).players if one.key == number(out))
    told = player.buyins[0].out
    assert told is not None
    assert (told.at, told.by) == (START + 7 * MINUTE, (number(evening.winner),))
    assert told.chair is not None
    assert told.chair.seat == evening.seats[out][1] + 1


def test_prizes_are_what_was_worked_out_with_those_who_got_them() -> None:
    evening = Evening(4)
    prizes = record(evening).prizes
    assert [prize.amount for prize in prizes] == [Decimal(40), Decimal(24), Decimal(16)]
    assert prizes[0].to == (number(evening.winner),)


def test_periods_begin_as_the_history_tells() -> None:
    evening = Evening(3)
    evening.items += [
        (START + 5, "Start of round 2"),
        (START + 6, "Start of break 1"),
        (START + 7, "Start of round 4"),
        (START + 8, "Start of round 99"),
        (START + 9, "End of round 4"),
    ]
    assert record(evening).periods == (
        PeriodBegun(at=Millis(START + 5), index=1),
        PeriodBegun(at=Millis(START + 6), index=3),
        PeriodBegun(at=Millis(START + 7), index=4),
    )


def test_the_clock_is_where_it_was_saved() -> None:
    evening = Evening(3)
    evening.fields |= {"CurrentLevel": 2, "CurrentPeriodDuration": 1200, "AccumulatedSeconds": 680}
    assert record(evening).clock == ClockRead(index=2, left=520)
    evening.fields["CurrentLevel"] = 99
    assert record(evening).clock is None


def test_of_two_with_one_name_the_history_seats_nobody() -> None:
    evening = Evening(3)
    evening.names[2] = evening.names[1]
    assert [sat.player for sat in record(evening).seated] == [number(3)]


def test_a_full_name_is_the_name_and_the_other_the_nickname() -> None:
    evening = Evening(3)
    evening.more[1] = {
        "Name": new("PlayerName", Nickname="Ace", Firstname="Łucja", Lastname="Żółć\n"),
        "Info": new("PlayerInfo", Country="Polska", Email2="l@example.org", Phone1="1"),
    }
    player = record(evening).players[0]
    assert (player.name, player.nickname, player.country) == ("Łucja Żółć", "Ace", "Polska")
    assert (player.email, player.phone) == ("l@example.org", "1")


def test_what_has_no_place_is_listed() -> None:
    plain = {"screens", "colour-ups"}
    evening = Evening(3)
    assert kinds(evening) == plain
    evening.more[1] = {
        "CashAdjustment": -1,
        "HitsAdjustment": 1,
        "PaidInFull": False,
    }
    evening.fields["Notes"] = "Bring chairs"
    evening.buyins[2][0] |= {"Rake": Made("PerPlayerRake", [[2, 1]]), "Points": 3}
    evening.buyins[2][0]["PersonalBounty"] = 5
    assert kinds(evening) == plain | {
        "cash-adjustment",
        "hits-adjustment",
        "unpaid",
        "notes",
        "rake",
        "points-sold",
        "bounties",
    }
    assert record(evening).players[1].buyins[0].rake == 3


def test_whatever_is_of_another_kind_counts_as_not_there() -> None:
    evening = Evening(3)
    odd = [None, 7, "x", [], [1, [2]], Mapped(), Made("What", []), True, 1e300, -(10**30)]
    for name in list(evening.tree()["T"].given[0]):
        for value in odd:
            evening.fields = {name: value}
            assert record(evening).version == "3.7.2"


@pytest.mark.parametrize("text", ["{}", '{T: "x"}', "new Game({})", "[1]", "null"])
def test_without_a_tournament_there_is_none(text: str) -> None:
    with pytest.raises(ForeignText) as told:
        recorded(read(text.encode()), "/a.tdt")
    assert told.value.awaited == "tournament"


def test_a_table_that_only_the_history_names_is_a_table_too() -> None:
    evening = Evening(3)
    for bought in evening.buyins.values():
        if (out := bought[-1].get("BustOut")) is not None:
            del out.given[0]["Seat"]
    evening.fields["Tables"] = new("GameTables", Tables=[])
    found = record(evening)
    assert {sat.chair.table for sat in found.seated} == {table.key for table in found.tables}


def test_what_is_not_allowed_is_neither_on_offer_nor_ends() -> None:
    evening = Evening(3)
    offers = record(evening).offers
    assert offers.rebuy is not None
    assert (offers.rebuy.amount, offers.rebuy.chips) == (Decimal(20), 5000)
    shut = config(profile("Double", 20, 5000), allow=False, last=6)
    evening.fields["Financials"] = financials(Rebuys=shut, AddOns=shut)
    found = record(evening)
    assert (found.offers.rebuy, found.offers.add_on, found.ends) == (None, None, Ends())


def test_only_a_deal_that_was_made_is_listed() -> None:
    evening = Evening(3)
    people = evening.tree()["T"].given[0]["Players"].given[0]
    chops = new("GameChops", Chops=[new("GameChop", Awarded=False)])
    evening.fields["Players"] = new("GamePlayers", **{**people, "Chops": chops})
    assert "deal" not in kinds(evening)
    chops.given[0]["Chops"].append(new("GameChop", Awarded=True))
    assert "deal" in kinds(evening)


def test_a_fixed_rake_that_is_off_is_none() -> None:
    evening = Evening(3)
    evening.fields["Financials"] = financials(FixedRake=new("FixedRakeConfig", Type=0, Real=[20]))
    assert "fixed-rake" not in kinds(evening)
    evening.fields["Financials"] = financials(FixedRake=new("FixedRakeConfig", Type=1))
    assert "fixed-rake" in kinds(evening)


def test_the_winner_of_a_bust_sits_where_the_history_says() -> None:
    evening = Evening(3)
    out, *by = evening.names.values()
    winners = f"{by[0]} (Table 1, Seat 7), {by[1]} (Table 9, Seat 2)"
    said = f"{out} busted out of the tournament (Table 1, Seat 1) by {winners}"
    evening.items.append((START + 61_234, said))
    found = record(evening)
    told = [(sat.at, sat.player, sat.chair.seat) for sat in found.seated[-2:]]
    assert told == [(START + 61_000, number(2), 7), (START + 61_000, number(3), 2)]
    assert [table.name for table in found.tables] == ["Table 1", "Table 2", "Table 9"]


def test_a_last_move_says_where_from_and_where_to() -> None:
    evening = Evening(3)
    tables = evening.tree()["T"].given[0]["Tables"].given[0]
    move = new(
        "Move",
        PlayerUUID=number(1),
        OldTableUUID="95ba556e",
        OldSeatIndex=4,
        NewTableUUID="c4b9b6f4",
        NewSeatIndex=0,
    )
    last = new("PlayerMovement", Time=START + 90_000, Moves=[move])
    evening.fields["Tables"] = new("GameTables", **{**tables, "LastPlayerMove": last})
    told = [(sat.at, sat.chair.table, sat.chair.seat) for sat in record(evening).seated[-2:]]
    assert told == [(START + 89_999, "95ba556e", 5), (START + 90_000, "c4b9b6f4", 1)]
