"""Everybody pays 50.00 to the pool and 20.00 for the head; amounts are in cents."""

from collections.abc import Mapping
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.engine.decider import fold
from tdconsole.domain.engine.invariants import BountiesAstray, problems
from tdconsole.domain.language.commands.entry import RegisterEntry, TakeRebuy
from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    ReorderElimination,
)
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.events.money import (
    DealAgreed,
    PlayerDisqualified,
    TournamentCancelled,
)
from tdconsole.domain.language.rejections.prizes import HeadsDivided
from tdconsole.domain.language.terms import Progressive, Rebuys, Reentries, Terms, TermsChanges
from tdconsole.domain.prizes.bounties import heads, onto_head, shared
from tdconsole.domain.state.money import Takings
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import FIRST_PLAY, Chips, DealShare, EntryId, Money, NoteId, Price
from tests.domain.busts import out
from tests.domain.floor import Floor, at, opened, person, playing, seated

BOUNTY: Final = Price(pool=Money(5_000), fee=Money(500), bounty=Money(2_000))
HALF: Final = Terms(heads=Progressive())


def with_heads(*players: int, **changes: Any) -> Floor:
    return playing(*players, **{"price": BOUNTY, **changes})


def progressive(*players: int, bounty: int = 2_000, to_head: int = 5_000) -> Floor:
    price = replace(BOUNTY, bounty=Money(bounty))
    return playing(*players, price=price, terms=Terms(heads=Progressive(to_head=to_head)))


def told(sums: Mapping[EntryId, Money]) -> dict[int, int]:
    return {int(entry): int(amount) for entry, amount in sums.items() if amount}


def add_up(tournament: Tournament) -> bool:
    found = heads(tournament)
    named = [*found.on.values(), *found.won.values(), *found.unclaimed.values()]
    return sum(named) + found.dealt + found.left + found.beside == found.sold


# Fixed


def test_before_anybody_is_out_all_of_it_is_on_the_heads() -> None:
    found = heads(with_heads(3).tournament)
    assert told(found.on) == {1: 2_000, 2: 2_000, 3: 2_000}
    assert (found.sold, found.won, found.unclaimed) == (6_000, {}, {})


def test_without_bounties_there_are_no_heads() -> None:
    found = heads(playing(3).tournament)
    assert (found.on, found.sold) == ({}, 0)


def test_the_taker_gets_all_of_a_fixed_head() -> None:
    found = heads(out(with_heads(3), 3, 1).tournament)
    assert told(found.won) == {1: 2_000}
    assert told(found.on) == {1: 2_000, 2: 2_000}


def test_the_odd_unit_goes_to_whoever_is_named_first() -> None:
    floor = with_heads(4, price=replace(BOUNTY, bounty=Money(2_001)))
    assert told(heads(out(floor, 4, 3, 1).tournament).won) == {3: 1_001, 1: 1_000}
    assert shared(Money(2_000), 3) == (667, 667, 666)


def test_the_winner_takes_the_own_head() -> None:
    floor = out(out(with_heads(3), 3, 1), 2, 1)
    assert told(heads(floor.tournament).won) == {1: 6_000}
    floor.do(FinishTournament())
    assert told(heads(floor.tournament).won) == {1: 6_000}
    assert problems(floor.tournament) == frozenset()


def test_what_was_bought_later_is_on_the_head_too() -> None:
    rebuy = Rebuys(price=BOUNTY, chips=Chips(5_000))
    floor = with_heads(3, terms=Terms(rebuys=rebuy))
    floor.do(TakeRebuy(entry=EntryId(3), stack=Chips(100)))
    assert told(heads(out(floor, 3, 1).tournament).won) == {1: 4_000}


def test_a_second_entry_has_a_head_of_its_own() -> None:
    floor = out(with_heads(3, 3, terms=Terms(reentries=Reentries())), 3, 1)
    floor.do(RegisterEntry(person=person(3)))
    found = heads(floor.tournament)
    assert (told(found.won), found.on[EntryId(7)], found.sold) == ({1: 2_000}, 2_000, 14_000)


# Nobody is named


def test_a_head_is_unclaimed_until_somebody_is_named() -> None:
    floor = out(with_heads(3), 3)
    assert told(heads(floor.tournament).unclaimed) == {3: 2_000}
    floor.do(CorrectElimination(entry=EntryId(3), stack=None, by=(EntryId(2),)))
    found = heads(floor.tournament)
    assert (told(found.unclaimed), told(found.won)) == ({}, {2: 2_000})


def test_whom_the_director_put_out_the_winner_takes_in_the_end() -> None:
    floor = with_heads(4)
    removed = PlayerDisqualified(
        play=FIRST_PLAY,
        entry=EntryId(4),
        seat=at(1, 4),
        stack=Chips(20_000),
        struck=True,
        reason=NoteId("n"),
    )
    floor.given(removed)
    assert told(heads(floor.tournament).unclaimed) == {4: 2_000}
    out(out(floor, 3, 2), 2, 1)
    found = heads(floor.tournament)
    assert (told(found.won), told(found.unclaimed)) == ({2: 2_000, 1: 6_000}, {})


def test_who_lost_a_hand_stays_unclaimed_after_the_end() -> None:
    floor = out(out(with_heads(3), 3), 2, 1)
    floor.do(FinishTournament())
    found = heads(floor.tournament)
    assert (told(found.won), told(found.unclaimed)) == ({1: 4_000}, {3: 2_000})
    assert problems(floor.tournament) == frozenset()


# Progressive


@pytest.mark.parametrize(
    ("head", "cash", "onto"),
    [
        pytest.param(1_000, 500, 500, id="PKO-1"),
        pytest.param(500, 250, 250, id="PKO-4"),
        pytest.param(1_001, 501, 500, id="the odd unit is paid"),
    ],
)
def test_half_of_a_head_goes_onto_another(head: int, cash: int, onto: int) -> None:
    found = heads(out(progressive(3, bounty=head), 2, 1).tournament)
    assert told(found.won) == {1: cash}
    assert found.on[EntryId(1)] == head + onto


def test_pko_2() -> None:
    floor = out(progressive(4, bounty=1_000), 2, 1)
    found = heads(floor.tournament)
    assert (found.won[EntryId(1)], found.on[EntryId(1)]) == (500, 1_500)
    found = heads(out(floor, 1, 3).tournament)
    assert (found.won[EntryId(3)], found.on[EntryId(3)]) == (750, 1_750)


def test_pko_3() -> None:
    found = heads(out(progressive(3, bounty=15_000), 2, 1).tournament)
    assert (found.won[EntryId(1)], found.on[EntryId(1)]) == (7_500, 22_500)


def test_several_share_before_any_of_it_goes_onto_a_head() -> None:
    found = heads(out(progressive(4, bounty=2_500), 4, 3, 1).tournament)
    assert told(found.won) == {3: 625, 1: 625}
    assert found.on[EntryId(3)] == found.on[EntryId(1)] == 3_125


def test_two_out_in_one_hand_count_from_what_was_on_them_before() -> None:
    floor = progressive(4)
    by = (EntryId(1),)
    floor.do(
        EliminatePlayers(
            hand=(Bust(entry=EntryId(3), by=by), Bust(entry=EntryId(4), by=by)),
            stacks_unknown=True,
        )
    )
    found = heads(floor.tournament)
    assert (told(found.won), found.on[EntryId(1)]) == ({1: 2_000}, 4_000)


def test_another_share_may_go_onto_the_head() -> None:
    assert onto_head(Money(1_000), 2_500) == 250


def test_a_taker_named_late_changes_what_followed() -> None:
    floor = out(out(progressive(4, bounty=1_000), 4), 3, 2)
    floor.do(CorrectElimination(entry=EntryId(4), stack=None, by=(EntryId(3),)))
    found = heads(floor.tournament)
    assert told(found.won) == {3: 500, 2: 750}
    assert found.on[EntryId(2)] == 1_750


def test_the_winner_of_a_progressive_one_takes_all_that_is_left() -> None:
    floor = out(out(progressive(3), 3, 2), 2, 1)
    found = heads(floor.tournament)
    assert (told(found.won), told(found.on)) == ({2: 1_000, 1: 5_000}, {})


# Deals, the end, and what does not add up


def deal(floor: Floor, divided: int) -> DealAgreed:
    left = sorted(floor.tournament.play.seating.of)
    shares = tuple(DealShare(entry=entry, chips=Chips(1), amount=Money(1)) for entry in left)
    return DealAgreed(method="even", shares=shares, held=Money(0), heads=Money(divided))


def test_what_a_deal_divides_is_on_nobodys_head() -> None:
    floor = out(with_heads(4), 4, 1)
    floor.given(deal(floor, 6_000))
    found = heads(floor.tournament)
    assert (found.on, told(found.won), found.dealt) == ({}, {1: 2_000}, 6_000)
    found = heads(out(floor, 3, 1).tournament)
    assert (told(found.won), found.astray) == ({1: 2_000}, 0)


def test_once_they_are_divided_who_took_them_stays() -> None:
    floor = out(out(with_heads(5, terms=HALF), 5), 4, 1)
    floor.given(deal(floor, 7_000))
    assert heads(floor.tournament).astray == 0
    for command in (
        CorrectElimination(entry=EntryId(5), stack=None, by=(EntryId(1),)),
        ReorderElimination(entry=EntryId(5)),
        EditSetup(terms=TermsChanges(heads="off")),
    ):
        assert floor.when(command) == HeadsDivided()
    floor.do(CorrectElimination(entry=EntryId(5), stack=Chips(700)))


def test_a_deal_without_the_heads_leaves_them() -> None:
    floor = with_heads(3)
    floor.given(deal(floor, 0))
    assert told(heads(out(floor, 3, 1).tournament).won) == {1: 2_000}


def test_a_deal_that_divided_another_sum_is_a_problem() -> None:
    floor = out(with_heads(4), 4, 1)
    floor.given(deal(floor, 5_000))
    told_ = BountiesAstray(told=Money(7_000), sold=Money(8_000))
    assert told_ in problems(floor.tournament)


def test_after_a_cancellation_what_is_on_a_head_is_nobodys_win() -> None:
    floor = out(with_heads(4), 4, 1)
    floor.given(TournamentCancelled(play=FIRST_PLAY, anchor=None, refunds=(), reason=NoteId("n")))
    found = heads(floor.tournament)
    assert (told(found.won), told(found.on)) == ({1: 2_000}, {1: 2_000, 2: 2_000, 3: 2_000})


def test_heads_that_were_sold_and_are_nowhere_are_a_problem() -> None:
    tournament = with_heads(3).tournament
    takings = Takings(pool=Money(15_000), fees=Money(1_500), bounties=Money(6_001))
    found = problems(replace(tournament, takings=takings))
    assert BountiesAstray(told=Money(6_000), sold=Money(6_001)) in found


def test_nobody_came() -> None:
    assert heads(opened(price=BOUNTY).tournament).sold == 0
    assert told(heads(seated(1, price=BOUNTY).tournament).on) == {1: 2_000}


hands = st.lists(
    st.tuples(
        st.integers(1, 12), st.lists(st.integers(1, 12), max_size=3, unique=True), st.booleans()
    ),
    max_size=25,
)


@given(
    hands=hands,
    bounty=st.integers(0, 5_003),
    to_head=st.none() | st.integers(1, 10_000),
    undone=st.integers(0, 24),
)
def test_any_evenings_heads_add_up(
    hands: list[tuple[int, list[int], bool]], bounty: int, to_head: int | None, undone: int
) -> None:
    """Also with a hand in it undone and done again."""
    terms = Terms(heads="off" if to_head is None else Progressive(to_head=to_head))
    floor = playing(6, 6, price=replace(BOUNTY, bounty=Money(bounty)), terms=terms)
    start, events = floor.tournament, list[tuple[Any, ...]]()
    for entry, by, _known in hands:
        bust = Bust(entry=EntryId(entry), by=tuple(map(EntryId, by)))
        decided = floor.when(EliminatePlayers(hand=(bust,)))
        if isinstance(decided, tuple):
            before = heads(floor.tournament)
            floor.given(*decided)
            events.append(decided)
            assert add_up(floor.tournament)
            after = heads(floor.tournament)
            assert sum(before.won.values()) <= sum(after.won.values())
    assert problems(floor.tournament) == frozenset()
    without = [one for number, one in enumerate(events) if number != undone]
    undone_ = fold(start, (event for one in without for event in one))
    again = fold(start, (event for one in events for event in one))
    assert undone_ is not None
    assert again is not None
    assert add_up(undone_)
    assert heads(floor.tournament) == heads(again)
