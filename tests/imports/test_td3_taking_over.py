"""Evenings of The Tournament Director 3 in the journal: whole, at their own times, each once."""

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tdconsole.domain.clock.reading import read as read_clock
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, Seat, SeatNo, TableNo
from tdconsole.imports.td3.pricing import Currency
from tdconsole.imports.td3.taking_over import TakingOver
from tdconsole.known_errors import KnownError
from tdconsole.projections.setup.taken_over import TakenOver
from tdconsole.session import Done, Opened, Place, create, open_house
from tests.engines import ENGINES, place_by
from tests.imports.td3_sample import (
    MINUTE,
    START,
    TABLES,
    Evening,
    financials,
    new,
    number,
    rake,
    seat,
)
from tests.session.floor import Desk


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Opened]:
    with create(tmp_path / "club.house") as opened:
        yield opened


@pytest.fixture(params=ENGINES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_by(request, tmp_path / "club.house")


def taking(house: Opened, *, trying: bool = False) -> TakingOver:
    return TakingOver(house, {"polska": "PL"}, Currency("SEK", 2), trying=trying)


def kept(taking: TakingOver, path: Path) -> list[TakenOver]:
    return [one for one in taking.all_of([path]) if isinstance(one, TakenOver)]


def taken(house: Opened, evening: Evening, *, trying: bool = False) -> TakenOver:
    path = Path(str(house.place)).with_name(f"{evening.number}.tdt")
    path.write_bytes(evening.data())
    (one,) = taking(house, trying=trying).all_of([path])
    assert isinstance(one, TakenOver)
    return one


def state(house: Opened, one: TakenOver) -> Tournament:
    assert one.tournament is not None
    with house.session.writing(anew=True):
        found = house.session.state(one.tournament)
    assert found is not None
    return found


def entries(tournament: Tournament, house: Opened) -> dict[int, EntryId]:
    """The entries by the players of the sample."""
    known = house.session.club.people.elsewhere.known("td3")
    by_person = {entry.person: entry.id for entry in tournament.entries.by_id.values()}
    return {
        one: by_person[known[number(one)]]
        for one in range(1, 40)
        if known.get(number(one)) in by_person
    }


def details(one: TakenOver, kind: str) -> list[str]:
    return [left.detail for left in one.left_out if left.kind == kind]


def test_an_evening_is_there_as_it_was_played(house: Opened) -> None:
    evening = Evening(18)
    evening.rebuy(3, 4, 2)
    one = taken(house, evening)
    assert (one.fate, one.players, one.rebuys, one.new_people) == ("over", 18, 1, 18)
    there = state(house, one)
    assert there.finished
    assert there.setup.origin is not None
    assert (there.setup.origin.program, there.setup.origin.version) == ("td3", "3.7.2")
    assert there.setup.terms.series == "Club 2025"
    ids = entries(there, house)
    assert [finish.entry for finish in finishes(there)] == [ids[one] for one in evening.places]
    assert there.pool == round(evening.pot * 100)
    assert there.prizes.posted is not None
    assert there.prizes.posted.amounts == tuple(
        Money(round(evening.pot * 100 * share)) for _, share in evening.prizes
    )
    for player, bought in evening.buyins.items():
        entry = there.entries.by_id[ids[player]]
        assert entry.rebuys == len(bought) - 1
        out = bought[-1].get("BustOut")
        if out is None:
            assert ids[player] not in there.exits.by_entry
            continue
        told, exit_ = out.given[0], there.exits.by_entry[ids[player]]
        assert exit_.at is not None
        assert exit_.at.utc == told["Time"]
        assert [number(k) for k, v in ids.items() if v in exit_.by] == told["HitmanUUID"]
        table, index = evening.seats[player]
        assert exit_.seat == Seat(table=TableNo(table), seat=SeatNo(index + 1))
    assert there.entries.by_id[ids[3]].lost_to == (ids[4],)
    assert not problems(there)
    assert not list(house.faults())


def test_each_step_has_the_moment_that_the_file_tells(house: Opened) -> None:
    evening = Evening(4)
    one = taken(house, evening)
    assert one.tournament is not None
    state(house, one)
    steps = house.session.timeline(one.tournament).steps
    assert all(a.at.utc <= b.at.utc for a, b in pairwise(steps))
    outs = [step.at.utc for step in steps if isinstance(step.events[0], PlayersEliminated)]
    told = [bought[-1].get("BustOut") for bought in evening.buyins.values()]
    assert outs == sorted(out.given[0]["Time"] for out in told if out is not None)
    assert steps[-1].at.utc == evening.end


def test_it_comes_into_a_house_on_a_server_as_into_a_file(place: Place, tmp_path: Path) -> None:
    evening = Evening(9)
    evening.rebuy(3, 4, 2)
    path = tmp_path / "1.tdt"
    path.write_bytes(evening.data())
    with create(place) as house:
        assert [one.fate for one in kept(taking(house, trying=True), path)] == ["over"]
        assert not house.session.tournaments()
        (one,) = kept(taking(house), path)
        assert one.tournament is not None
        steps = house.in_time(house.session.time).timeline(one.tournament).steps
        assert steps[-1].at.utc == evening.end
        assert [one.fate for one in kept(taking(house), path)] == ["here"]
        assert not list(house.faults())


def test_a_second_import_makes_nothing_twice(house: Opened) -> None:
    first = taken(house, Evening(5))
    again = taken(house, Evening(5))
    assert (again.fate, again.tournament) == ("here", first.tournament)
    assert taken(house, Evening(5, seed=2)).new_people == 0
    assert len(house.session.tournaments()) == 2
    assert len([*house.session.club.people.everybody()]) == 5


def test_trying_changes_nothing(house: Opened) -> None:
    tried = taken(house, Evening(5), trying=True)
    assert (tried.fate, tried.tournament, tried.new_people) == ("over", None, 5)
    assert not house.session.tournaments()
    assert not [*house.session.club.people.everybody()]
    assert taken(house, Evening(5)).left_out == tried.left_out


def test_a_person_of_the_house_is_known_by_name_or_nickname(house: Opened) -> None:
    people = house.session.club.people
    aino = people.add("aino 1")
    bartek = people.add("Bartłomiej Nowak", nickname="Bartek 2")
    people.add("Chiara 3")
    people.add("Chiara 3")
    one = taken(house, Evening(4))
    known = people.elsewhere.known("td3")
    assert (known[number(1)], known[number(2)]) == (aino, bartek)
    assert one.new_people == 2  # nobody knows which of the two Chiaras it is


def test_two_keys_are_two_people_however_alike(house: Opened) -> None:
    evening = Evening(4)
    evening.names[2] = evening.names[1]
    assert taken(house, evening).new_people == 4


def test_prices_that_differ_are_kept_apart(house: Opened) -> None:
    evening = Evening(6)
    evening.buyins[2][0] |= {"Amount": 50, "Chips": 8000, "Rake": rake(5), "ProfileName": "Dear"}
    evening.buyins[3][0] |= {"Amount": 60, "Chips": 8000, "ProfileName": "Dear"}
    evening.buyins[4][0] |= {"Amount": 12.5}
    there = state(house, taken(house, evening))
    ids = entries(there, house)
    paid = {player: there.entries.by_id[ids[player]] for player in evening.names}
    assert paid[1].paid.pool == 2000
    assert (paid[2].paid.pool, paid[2].paid.fee, paid[2].chips) == (4500, 500, 8000)
    assert (paid[3].paid.pool, paid[4].paid.pool, paid[4].chips) == (6000, 1250, 5000)
    assert [profile.name for profile in there.terms.profiles] == ["Dear", "Dear 2", "Standard"]


def test_rebuys_and_add_ons_at_other_prices(house: Opened) -> None:
    evening = Evening(6)
    evening.rebuy(1, 2, 1)
    evening.rebuy(2, 3, 2)
    evening.buyins[2][1] |= {"Amount": 30, "Chips": 9000}
    extra = [dict(evening.buyins[1][0])]
    extra[0] |= {"Time": START + 3 * MINUTE, "Amount": 10, "ProfileName": "Master"}
    extra[0].pop("BustOut", None)
    evening.more[4] = {"AddOns": [new("GameBuyin", **extra[0])]}
    one = taken(house, evening)
    there = state(house, one)
    ids = entries(there, house)
    assert not details(one, "purchase")
    assert there.entries.by_id[ids[1]].bought.pool == 2000
    assert there.entries.by_id[ids[2]].bought.pool == 3000
    assert there.entries.by_id[ids[4]].added_on


def test_prizes_stay_what_they_were_though_they_are_not_the_pool(house: Opened) -> None:
    evening = Evening(9)
    evening.prizes = [(1, 0.5), (2, 0.3)]
    there = state(house, taken(house, evening))
    assert there.finished
    assert sum(there.prizes.posted.amounts if there.prizes.posted else ()) == there.pool * 8 // 10
    assert not problems(there)


def test_a_winner_at_another_table_won_all_the_same(house: Opened) -> None:
    evening = Evening(4)
    out = next(one for one in evening.places[1:] if evening.seats[one][0] == 1)
    by = next(one for one in evening.names if evening.seats[one][0] == 2)
    evening.out(out, by, 1)
    there = state(house, taken(house, evening))
    ids = entries(there, house)
    assert there.exits.by_entry[ids[out]].by == (ids[by],)


def test_a_winner_who_did_not_play_is_listed(house: Opened) -> None:
    evening = Evening(4)
    out = evening.places[2]
    evening.out(out, 999, 8)
    assert details(taken(house, evening), "unknown-winner") == [evening.names[out]]


def test_two_out_at_one_moment_share_unless_their_prizes_tell(house: Opened) -> None:
    evening = Evening(9)
    fifth, fourth = evening.places[4], evening.places[3]
    time = evening.buyins[fourth][-1]["BustOut"].given[0]["Time"]
    evening.buyins[fifth][-1]["BustOut"].given[0]["Time"] = time
    one = taken(house, evening)
    assert len(details(one, "tie")) == 1
    there = state(house, one)
    ids = entries(there, house)
    places = {finish.entry: (finish.place, finish.shared_by) for finish in finishes(there)}
    assert places[ids[fourth]] == places[ids[fifth]] == (4, 2)


def test_somebody_who_moved_sits_where_the_bust_shows_it(house: Opened) -> None:
    evening = Evening(9)
    mover = evening.places[3]
    there = evening.places[1]
    evening.buyins[mover][-1]["BustOut"].given[0]["Seat"] = seat(
        evening.seats[there][0], evening.seats[there][1]
    )
    one = taken(house, evening)
    after = state(house, one)
    ids = entries(after, house)
    table, index = evening.seats[there]
    shared = Seat(table=TableNo(table), seat=SeatNo(index + 1))
    assert after.exits.by_entry[ids[mover]].seat == shared
    assert after.exits.by_entry[ids[there]].seat == shared
    assert details(one, "moves")
    assert not problems(after)


def test_without_seats_everybody_has_a_place_to_sit(house: Opened) -> None:
    evening = Evening(12)
    evening.items = evening.items[:1]
    for bought in evening.buyins.values():
        out = bought[-1].get("BustOut")
        if out is not None:
            del out.given[0]["Seat"]
    evening.fields["Tables"] = new("GameTables", Tables=[])
    one = taken(house, evening)
    assert one.fate == "over"
    assert len(details(one, "no-seats")) == 12
    assert not problems(state(house, one))


def running(entrants: int = 5) -> Evening:
    """An evening saved with two left, 400 seconds into the second level."""
    evening = Evening(entrants)
    second = evening.places[1]
    del evening.buyins[second][-1]["BustOut"]
    evening.fields |= {
        "EndTime": None,
        "CurrentLevel": 1,
        "CurrentPeriodDuration": 1200,
        "AccumulatedSeconds": 400,
    }
    return evening


def test_a_running_one_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "club.house"
    with create(path) as house:
        one = taken(house, running())
        assert one.fate == "goes-on"
        assert not details(one, "paid")
    with open_house(path) as house:
        session = house.session
        there = state(house, one)
        assert (there.left, there.finished) == (2, False)
        reading = read_clock(there.setup.structure, there.play.clock, session.now())
        assert reading is not None
        assert (reading.index, reading.left, reading.running) == (1, 800_000, False)
        assert isinstance(session.submit(one.tournament, ResumeClock()), Done)
        assert not list(house.faults())


def test_everybody_in_a_running_one_sits_as_it_was_saved(house: Opened) -> None:
    evening = running()
    seats = [None, number(evening.places[1]), number(evening.places[0])]
    table = new("GameTable", Name="Table 2", NumberOfSeats=9, Seats=seats, UUID=TABLES[2])
    evening.fields["Tables"] = new("GameTables", Tables=[table])
    there = state(house, taken(house, evening))
    ids = entries(there, house)
    of = {number(one): there.play.seating.of[ids[one]] for one in evening.places[:2]}
    assert of == {
        seats[1]: Seat(table=TableNo(2), seat=SeatNo(2)),
        seats[2]: Seat(table=TableNo(2), seat=SeatNo(3)),
    }


def test_what_is_on_offer_can_be_bought_though_nobody_had(house: Opened) -> None:
    there = state(house, taken(house, running()))
    assert there.terms.rebuys != "off"
    assert (there.terms.rebuys.price.pool, there.terms.rebuys.chips) == (2000, 5000)


def test_the_finished_file_of_one_taken_over_while_it_ran_is_told_apart(house: Opened) -> None:
    taken(house, running())
    again = taken(house, Evening(5))
    assert again.fate == "here"
    assert [left.kind for left in again.left_out] == ["over-there"]


def test_a_level_that_took_longer_was_paused(house: Opened) -> None:
    evening = Evening(9)
    evening.items += [
        (START + 20 * MINUTE + 4_000, "Start of round 2"),
        (START + 70 * MINUTE, "Start of round 3"),
    ]
    evening.out(evening.places[1], evening.winner, 100)
    evening.end = START + 101 * MINUTE
    one = taken(house, evening)
    assert details(one, "pauses") == ["2"]  # the second level, and the last
    there = state(house, one)
    exits = there.exits.by_entry.values()
    for exit_ in exits:
        assert exit_.at is not None
        minute = (exit_.at.utc - START) / MINUTE
        level = 0 if minute < 20 else 1 if minute < 70 else 2
        reached = exit_.reached
        assert reached is not None
        reading = read_clock(reached.structure, reached.clock, reached.at)
        assert reading is not None
        assert reading.index == level


def test_prizes_of_a_final_that_was_paid_for_before_are_paid(house: Opened) -> None:
    evening = Evening(5)
    for bought in evening.buyins.values():
        bought[0]["Amount"] = 0
    tree = evening.tree()["T"].given[0]["Prizes"].given[0]
    for prize, sum_ in zip(tree["Prizes"], (300, 200, 100), strict=True):
        prize.given[0]["CalculatedAmount"] = sum_
    evening.fields["Prizes"] = new("GamePrizes", **tree)
    there = state(house, taken(house, evening))
    assert there.prizes.posted is not None
    assert there.prizes.posted.amounts == (30_000, 20_000, 10_000)
    assert len(there.prizes.paid) == 3


def test_who_shares_a_place_shares_its_prizes(house: Opened) -> None:
    evening = Evening(9)
    second, third = evening.places[1], evening.places[2]
    time = evening.buyins[second][-1]["BustOut"].given[0]["Time"]
    evening.buyins[third][-1]["BustOut"].given[0]["Time"] = time
    tree = evening.tree()["T"].given[0]["Prizes"].given[0]
    for prize in tree["Prizes"][1:]:
        prize.given[0]["AwardedToPlayers"] = [number(second), number(third)]
    evening.fields["Prizes"] = new("GamePrizes", **tree)
    one = taken(house, evening)
    assert not details(one, "place")
    assert details(one, "tie")


def test_one_that_is_over_with_two_left_says_who(house: Opened) -> None:
    evening = Evening(5)
    last = evening.places[1]
    evening.buyins[last][-1].pop("BustOut")
    one = taken(house, evening)
    assert one.fate == "goes-on"
    assert sorted(details(one, "unended")) == sorted(
        (evening.names[last], evening.names[evening.winner])
    )


def test_an_evening_without_players_has_the_price_on_offer(house: Opened) -> None:
    evening = Evening(3)
    evening.fields |= {
        "Players": new("GamePlayers", Players={}),
        "Financials": financials(),
        "StartTime": None,
        "EndTime": None,
    }
    there = state(house, taken(house, evening))
    assert (there.setup.price.pool, there.setup.stack) == (2000, 5000)


def test_one_that_has_not_begun_takes_entries(house: Opened) -> None:
    evening = Evening(5)
    for bought in evening.buyins.values():
        bought[-1].pop("BustOut", None)
    evening.fields |= {"StartTime": None, "EndTime": None}
    one = taken(house, evening)
    assert (one.fate, one.players) == ("not-begun", 5)
    assert len(state(house, one).entries.by_id) == 5


def test_the_evening_of_today_stays_the_latest(house: Opened) -> None:
    today = Desk(house.session)
    taken(house, Evening(4))
    assert house.session.find(None) == today.id


def test_what_can_not_be_read_holds_up_no_other(house: Opened, tmp_path: Path) -> None:
    folder = tmp_path / "files"
    (folder / "below").mkdir(parents=True)
    (folder / "a.tdt").write_text("{ V: ")
    (folder / "below" / "b.tdt").write_bytes(Evening(4).data())
    (folder / "c.txt").write_text("not of theirs")
    unread, one = taking(house).all_of([folder])
    assert isinstance(unread, KnownError)
    assert isinstance(one, TakenOver)
    assert one.fate == "over"


def test_an_evening_that_the_rules_refuse_leaves_nothing(house: Opened) -> None:
    evening = Evening(4)
    evening.fields["Levels"] = new("GameLevels", Levels=[])
    one = taken(house, evening)
    assert one.fate == "refused"
    assert one.refused is not None
    assert not house.session.tournaments()
    assert not [*house.session.club.people.everybody()]


@pytest.mark.parametrize("seed", range(40))
def test_any_evening_ends_in_a_house_that_is_whole(house: Opened, seed: int) -> None:
    """Busts, rebuys and seats at random, with parts of the file changed at random."""
    chance = random.Random(seed)  # noqa: S311 -- nothing is drawn by it
    evening = Evening(chance.randint(3, 30), seed + 1)
    for _ in range(chance.randint(0, 6)):
        one, by = chance.sample(sorted(evening.names), 2)
        evening.rebuy(one, by, chance.randint(0, 60))
    for bought in evening.buyins.values():
        out = bought[-1].get("BustOut")
        if out is not None and chance.random() < 0.4:
            out.given[0]["Seat"] = seat(chance.randint(1, 3), chance.randint(0, 8))
        if out is not None and chance.random() < 0.1:
            out.given[0]["Time"] = START + chance.randint(0, 9) * MINUTE
        if chance.random() < 0.1:
            bought[0]["Time"] = START + chance.randint(-50, 90) * MINUTE
        if chance.random() < 0.1:
            bought[0]["Chips"] = chance.choice([0, -5, 10**9, 10**14])
        if chance.random() < 0.05:
            bought[-1].pop("BustOut", None)
    evening.prizes = [(place, chance.random()) for place in range(1, chance.randint(2, 4))]
    if chance.random() < 0.2:
        evening.fields["EndTime"] = None
    taken_over = taken(house, evening)
    assert taken_over.fate in {"over", "goes-on"}
    assert not problems(state(house, taken_over))
    assert not list(house.faults())
