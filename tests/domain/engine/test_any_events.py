"""The fold survives whatever stands in a file: it judges nothing and never raises."""

from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.engine.invariants import ChipsAstray, TakingsAstray, problems, problems_near
from tdconsole.domain.engine.issued import Issued, issued
from tdconsole.domain.engine.rows import FACT
from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Money
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.draw.seat_cards import seat_cards
from tdconsole.projections.eliminations.standings import standings
from tdconsole.projections.payouts.sheet import payout_sheet
from tdconsole.projections.prizes.deal import agreed_deal, deal_board
from tdconsole.projections.room.seating_chart import seating_chart
from tests.domain.anything import STRATEGIES, creations, events, instants
from tests.domain.floor import founded

sequences = st.lists(events, max_size=25)
some = settings(derandomize=True, deadline=None, max_examples=120)


def folded(creation: TournamentCreated, happened: Iterable[Event]) -> Tournament:
    state = fold(None, [creation, *happened])
    assert state is not None
    return state


@settings(derandomize=True, max_examples=1)
@given(st.tuples(*STRATEGIES))
def test_each_fact_is_among_them(one_of_each: tuple[Event, ...]) -> None:
    without = ", ".join(sorted(fact.__name__ for fact in FACT.keys() - set(map(type, one_of_each))))
    assert not without, f"{without}: add it to STRATEGIES in tests/domain/anything.py"


@some
@given(sequences)
def test_anything_folds_from_nothing(happened: list[Event]) -> None:
    created = any(isinstance(event, TournamentCreated) for event in happened)
    assert (fold(None, happened) is not None) is created


@some
@given(creations, sequences)
def test_anything_can_be_checked(creation: TournamentCreated, happened: list[Event]) -> None:
    tournament = folded(creation, happened)
    found = problems(tournament)
    assert not any(isinstance(problem, ChipsAstray | TakingsAstray) for problem in found)
    for event in happened:
        assert problems_near(tournament, touches(event)) <= found


@some
@given(creations, sequences)
def test_nobody_is_counted_who_is_not_there(
    creation: TournamentCreated, happened: list[Event]
) -> None:
    tournament = folded(creation, happened)
    assert set(tournament.exits.by_entry) <= set(tournament.entries.by_id)
    placed = [finish.entry for finish in finishes(tournament)]
    assert len(set(placed)) == len(placed)
    deal = tournament.prizes.deal
    agreed = set() if deal is None else set(deal.shares)
    assert {award.entry for award in awards(tournament)} <= set(placed) | agreed


@some
@given(creations, sequences, instants)
def test_anything_can_be_looked_at(
    creation: TournamentCreated, happened: list[Event], now: Instant
) -> None:
    tournament = folded(creation, happened)
    assert clock_board(tournament, now).players == tournament.left
    assert payout_sheet(tournament, {}).total == sum(
        row.amount for row in payout_sheet(tournament, {}).rows
    )
    last = set(tournament.entries.by_person.values())
    told = [row.entry for row in standings(tournament, {}).rows]
    assert sorted(told) == sorted(last - set(tournament.prizes.struck))
    assert seating_chart(tournament, {}).waiting is not None
    board = deal_board(tournament, {}, {}, Money(0), heads=True)
    assert len(board.rows) == tournament.left
    agreed = agreed_deal(tournament, {})
    assert agreed is None or len(agreed.rows) <= len(tournament.entries.by_id)
    assert len(list(seat_cards(tournament, {}))) <= len(tournament.entries.by_id)


@some
@given(sequences)
def test_numbers_only_rise(happened: list[Event]) -> None:
    numbers = Issued()
    for event in happened:
        later = issued(numbers, event)
        assert later.entry >= numbers.entry
        assert later.draw >= numbers.draw
        assert later.chain >= numbers.chain
        numbers = later


@some
@given(sequences)
def test_the_same_events_give_the_same_tournament(happened: list[Event]) -> None:
    assert folded(founded(), happened) == folded(founded(), happened)
