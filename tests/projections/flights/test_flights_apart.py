"""What each flight shows of its own floor, and what all of them share: the money."""

from collections.abc import Iterator
from typing import Any

import pytest

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.bubble import EndHandForHand, ReportTables, StartHandForHand
from tdconsole.domain.language.commands.chips import CorrectChips
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import TakeRebuy
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.rejections.bubble import UntilNeeded
from tdconsole.domain.language.terms import Flights, Rebuys, Reentries, Terms
from tdconsole.domain.state.flight_in_hand import each, seen
from tdconsole.domain.state.house import HouseState
from tdconsole.domain.values import Chips, EntryId, Money, PlayId, Price, TournamentId
from tdconsole.projections.advice import HeadUnclaimed, advice
from tdconsole.projections.bubble.hand_board import hand_board
from tdconsole.projections.bubble.hand_history import hand_history
from tdconsole.projections.chips.ledger import chip_ledger
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.day.overnight import overnight
from tdconsole.projections.discipline.away import away
from tdconsole.projections.eliminations.results import results
from tdconsole.projections.eliminations.standings import standings
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.cash import Booked, cash_report
from tdconsole.projections.entry.listed import entry_list
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.entry.payment_book import PaymentBook
from tdconsole.projections.entry.receipt import receipts
from tdconsole.projections.payouts.sheet import payout_sheet
from tdconsole.projections.people.names import Known
from tdconsole.projections.prizes.board import prize_board
from tdconsole.projections.prizes.heads import heads_board
from tdconsole.projections.prizes.listed import prize_list
from tdconsole.projections.prizes.pool import pool_statement
from tdconsole.projections.room.moves_sheet import last_moves
from tdconsole.projections.setup.changes import setup_changes
from tests.domain.first_days import bags, enters, goes_out, in_flights, of, plays, two_days
from tests.domain.floor import Floor, as_steps, at, busting, person

FIRST, SECOND = PlayId(1), PlayId(2)
PEOPLE = {person(number): Known(name=f"Player {number}") for number in range(1, 40)}


class Trailed(Floor):
    """Keeps what happened."""

    def __init__(self) -> None:
        super().__init__()
        self.happened: list[Any] = []

    def given(self, *events: Any) -> Any:
        self.happened += events
        return super().given(*events)

    @property
    def trail(self) -> Iterator[TrailStep]:
        return as_steps(self.happened)


@pytest.fixture(autouse=True)
def _trailed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.domain.floor.Floor", Trailed)


def trailed(floor: Floor) -> Trailed:
    assert isinstance(floor, Trailed)
    return floor


def side_by_side(**changes: Any) -> Trailed:
    """1A: entries 1 to 4, of which 1 is out; 1B: 5 to 7, of which 5 is."""
    floor = in_flights(**changes)
    first = plays(floor, 1, 2, 3, 4)
    floor.do(OpenFlight())
    second = plays(floor, 5, 6, 7)
    floor.do(of(busting(first[0]), FIRST), busting(second[0]))
    return trailed(floor)


# The money is of all


def test_pool_prizes_and_their_papers_are_of_all_flights() -> None:
    state = side_by_side().tournament
    for one in each(state):
        assert pool_statement(one).lines[0].number == 7
        assert sum(line.amount for line in pool_statement(one).lines) == one.pool == 35_000
        assert prize_list(one).entries == prize_board(one, PEOPLE).entries == 7
        assert payout_sheet(one, PEOPLE).entries == 7
        assert prize_list(one).amounts == (17_500, 10_500, 7_000)
        assert [row.entry for row in prize_board(one, PEOPLE).rows] == [None] * 3


def test_an_entry_in_one_flight_moves_the_prizes_that_the_other_shows() -> None:
    floor = side_by_side()
    before = prize_board(seen(floor.tournament, FIRST), PEOPLE)
    enters(floor, 8)
    after = prize_board(seen(floor.tournament, FIRST), PEOPLE)
    assert after.entries == before.entries + 1
    assert sum(after.amounts) == sum(before.amounts) + 5_000


def test_the_board_is_of_the_flight_and_names_it() -> None:
    floor = side_by_side()
    first, second = (
        clock_board(seen(floor.tournament, play), floor.now) for play in (FIRST, SECOND)
    )
    assert (first.flight, first.players, first.entries, first.entries_in_all) == ("1A", 3, 4, 7)
    assert (second.flight, second.players, second.entries, second.entries_in_all) == ("1B", 2, 3, 7)
    assert (first.average, second.average) == (80_000 // 3, 30_000)
    assert first.pool == second.pool == 35_000
    assert first.next_prize is second.next_prize is None


def test_a_new_price_for_all_counts_the_entries_of_every_flight() -> None:
    floor = side_by_side()
    before = floor.tournament
    dearer = Price(pool=Money(9_000), fee=Money(500))
    floor.do(EditSetup(price=dearer, entries_too=True))
    changes = setup_changes(before, floor.tournament, floor.now)
    assert (changes.changed, changes.kept, changes.owed) == (7, 0, 7 * 4_000)


def test_heads_are_won_in_every_flight() -> None:
    price = Price(pool=Money(5_000), fee=Money(500), bounty=Money(1_000))
    floor = side_by_side(price=price)
    assert sorted(heads_board(floor.tournament, PEOPLE, floor.now).unclaimed, key=str)
    assert heads_board(floor.tournament, PEOPLE, floor.now).sold == 7_000
    for one in each(floor.tournament):
        told = [card for card in advice(one, floor.now) if isinstance(card, HeadUnclaimed)]
        assert len(told) == 1
        assert told[0].entry in one.exits.by_entry


def test_heads_won_in_another_flight_are_no_result_of_this_one() -> None:
    floor = in_flights(price=Price(pool=Money(5_000), fee=Money(500), bounty=Money(1_000)))
    first = plays(floor, 1, 2, 3)
    floor.do(EliminatePlayers(hand=(Bust(entry=first[0], by=(first[1],)),)), OpenFlight())
    plays(floor, 4, 5)
    assert results(floor.tournament, PEOPLE).rows == ()
    (row,) = results(seen(floor.tournament, FIRST), PEOPLE).rows
    assert (row.entry, row.place, row.prize) == (first[0], 3, 0)
    assert results(floor.tournament, PEOPLE).event == "1B · Friday Night"
    assert max(one.won for one in heads_board(floor.tournament, PEOPLE, floor.now).rows) == 1_000


def test_a_receipt_has_the_entries_of_every_flight() -> None:
    floor = side_by_side()
    enters(floor, 1)
    for one in each(floor.tournament):
        source = PaperSource(state=one, people=PEOPLE, trail=tuple(floor.trail))
        every = receipts(source)
        assert len(every) == 7
        assert [line.bought.entry for line in every[0].lines] == [1, 8]
        assert every[0].paid == 2 * 5_500


def test_what_is_owed_at_the_desk_is_of_every_flight() -> None:
    floor = side_by_side()
    enters(floor, 9)
    number, unpaid = TournamentId("1a2b3c4d"), PaymentBook()
    (told,) = cash_report(HouseState(), [Booked(number, floor.tournament, unpaid)]).currencies
    assert told.owed == 8 * 5_500


# The floor is of one


def test_the_ledger_of_each_flight_adds_up_to_its_chips() -> None:
    terms = Terms(
        flights=Flights(),
        reentries=Reentries(),
        rebuys=Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000)),
    )
    floor = side_by_side(terms=terms)
    floor.do(TakeRebuy(entry=EntryId(2), override="for the test"))
    floor.do(of(CorrectChips(chips=-500, why="miscounted"), FIRST))
    floor.do(CorrectChips(chips=300, why="miscounted"))
    assert problems(floor.tournament) == frozenset()
    for one in each(floor.tournament):
        ledger = chip_ledger(one, floor.trail)
        assert sum(line.chips for line in ledger.lines) == ledger.in_play == one.chips
    first = seen(floor.tournament, FIRST)
    assert first.chips == 5 * 20_000 - 500


@pytest.mark.parametrize("forward", ["first", "best", "accumulate"])
def test_after_the_merge_it_is_of_all_with_what_was_forfeited(forward: Any) -> None:
    floor = trailed(two_days(forward))
    floor.do(MergeFlights())
    ledger = chip_ledger(floor.tournament, floor.trail)
    assert sum(line.chips for line in ledger.lines) == floor.tournament.chips
    lost = [line for line in ledger.lines if line.source == "forfeited"]
    assert bool(lost) == (forward != "accumulate")


def test_each_flight_lists_its_own_entries() -> None:
    floor = side_by_side()
    lists = [entry_list(one, PEOPLE, floor.trail).rows for one in each(floor.tournament)]
    assert [[row.entry for row in rows] for rows in lists] == [[5, 6, 7], [1, 2, 3, 4]]
    assert [len(standings(one, PEOPLE).rows) for one in each(floor.tournament)] == [3, 4]


def test_hand_for_hand_side_by_side_is_told_apart() -> None:
    floor = side_by_side()
    tables = {one.current: tuple(one.play.seating.tables) for one in each(floor.tournament)}
    for play in (FIRST, SECOND):
        floor.do(of(StartHandForHand(until=1), play))
    floor.do(of(busting(EntryId(2)), FIRST), of(busting(EntryId(6)), SECOND))
    reported = ReportTables(tables=tables[FIRST], task="done")
    floor.do(of(reported, FIRST), of(EndHandForHand(), FIRST))
    for play, out in ((FIRST, 2), (SECOND, 6)):
        (series,) = hand_history(seen(floor.tournament, play), floor.trail).series
        assert series.hands[0].tables == tables[play]
        assert [one.entry for one in series.hands[0].out] == [out]
        assert (series.ended is not None) == (play == FIRST)


def test_the_board_of_a_flight_is_played_for_who_goes_on() -> None:
    floor = in_flights(Flights(ends="share", share=5_000))
    plays(floor, 1, 2, 3, 4)
    floor.do(StartHandForHand())
    board = hand_board(floor.tournament, floor.now)
    assert board is not None
    assert (board.of_flight, board.left, board.paid, board.until) == (True, 4, 2, 2)
    assert (board.at_stake, board.next_out, board.jump) == (0, 0, None)


def test_where_a_level_ends_it_nobody_knows_until_when() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3, 4)
    assert isinstance(floor.when(StartHandForHand()), UntilNeeded)


def test_the_last_moves_are_those_of_the_flight() -> None:
    floor = side_by_side()
    floor.do(of(MovePlayer(entry=EntryId(2), seat=at(1, 9)), FIRST))
    floor.do(of(MovePlayer(entry=EntryId(6), seat=at(2, 9)), SECOND))
    for play, moved in ((FIRST, 2), (SECOND, 6)):
        state = seen(floor.tournament, play)
        source = PaperSource(state=state, people=PEOPLE, trail=tuple(floor.trail))
        (last,) = last_moves(source.on_floor)
        assert [one.entry for one in last.moves] == [moved]


def test_names_are_known_of_whichever_flight() -> None:
    floor = side_by_side()
    floor.do(GivePenalty(entry=EntryId(2), hands=2), GivePenalty(entry=EntryId(6), hands=1))
    told = [away(one, PEOPLE, floor.now).absent for one in each(floor.tournament)]
    assert [[one.entry for one in absent] for absent in told] == [[6], [2]]


def test_no_prize_of_a_flight_was_won_overnight() -> None:
    floor = in_flights()
    entries = plays(floor, 1, 2, 3, 4, 5, 6)
    goes_out(floor, *entries[1:])
    bags(floor, {})
    report = overnight(floor.tournament, PEOPLE, floor.now)
    assert report is not None
    assert (report.left, report.prizes, report.prize_money) == (1, 3, 30_000)


def test_the_report_of_a_flight_is_none_of_day_two() -> None:
    floor = two_days()
    assert overnight(floor.tournament, PEOPLE, floor.now) is not None
    floor.do(MergeFlights())
    assert overnight(floor.tournament, PEOPLE, floor.now) is None


# The merge


def test_a_penalty_follows_the_stack_that_goes_on() -> None:
    floor = in_flights(Flights(forward="first"))
    first = plays(floor, 1, 2, 3)
    bags(floor, {first[0]: 5_000})
    floor.do(OpenFlight())
    (again,) = enters(floor, 1)
    plays(floor, 8, 9)
    floor.do(GivePenalty(entry=again, hands=3))
    bags(floor, {})
    floor.do(MergeFlights(), DrawSeats(), ResumeClock())
    (absent,) = away(floor.tournament, PEOPLE, floor.now).absent
    assert (absent.entry, absent.left) == (first[0], 3)
