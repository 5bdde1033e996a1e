"""Out in one hand of the board, at whichever table: who ranks higher, and what each is paid."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.eliminations.provisional import is_provisional, sure_at
from tdconsole.domain.eliminations.ranking import open_ties
from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand, StartHandForHand
from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    ReinstatePlayer,
    ReorderElimination,
)
from tdconsole.domain.language.commands.money import PayOut, SettleTie
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.language.rejections.payouts import PlaceNotSure
from tdconsole.domain.language.rejections.room import NobodyWouldBeLeft, NotAtThatTable, WonByOneOut
from tdconsole.domain.rules.book import STANDARD, RuleChanges, rules
from tdconsole.domain.rules.values import Ties
from tdconsole.domain.values import Chips, EntryId, TableNo
from tdconsole.library.rulebooks import rulebooks_named
from tests.domain.at_the_bubble import (
    all_done,
    board,
    book_of,
    bubble,
    on,
    out,
    places,
    reporting,
    won,
)
from tests.domain.floor import Floor, busting

SHARE_ALL: Final = ("tda-2024", "tda-2022", "pl-club", "pokerclub-it")
"""When it is announced in that hand (RP-8-A); the Polish and the Italian club go by it."""
BY_TABLE: Final = ("wsop-2026", "figp-2014")
BY_STACK: Final = ("goldbet-it",)


def test_the_books_here_are_all_that_are_shipped() -> None:
    assert {*SHARE_ALL, *BY_TABLE, *BY_STACK} == set(rulebooks_named())


def told(entry: int, stack: int | None = None, by: tuple[int, ...] = ()) -> Bust:
    chips = None if stack is None else Chips(stack)
    return Bust(entry=EntryId(entry), stack=chips, by=tuple(map(EntryId, by)))


def second_hand(floor: Floor) -> Floor:
    floor.do(all_done(floor), DealNextHand())
    return floor


# The examples


@pytest.mark.parametrize("book", [*SHARE_ALL, *BY_TABLE])
def test_h4h_1_three_out_in_the_current_hand_share_the_last_prize(book: str) -> None:
    """H4H-1."""
    floor = on(52, 50, rulebook=book_of(book))
    floor.do(out(1), out(10), out(19))
    assert won(floor, 1, 10, 19) == [300, 300, 300]
    assert places(floor, 1, 10, 19) == [(50, 3)] * 3


def test_h4h_1_by_stacks_the_largest_has_it_all() -> None:
    """H4H-1."""
    floor = on(52, 50, rulebook=book_of("goldbet-it"))
    floor.do(out(1, 9_000), out(10, 11_000), out(19, 10_000))
    assert won(floor, 1, 10, 19) == [0, 900, 0]
    assert places(floor, 1, 10, 19) == [(52, 1), (50, 1), (51, 1)]


@pytest.mark.parametrize("book", [*SHARE_ALL, *BY_TABLE])
@pytest.mark.parametrize("later", [False, True])
def test_h4h_2_two_out_at_different_tables_share(book: str, later: bool) -> None:
    """H4H-2."""
    floor = on(51, 50, rulebook=book_of(book))
    if later:
        second_hand(floor)
    floor.do(out(1), out(10))
    assert won(floor, 1, 10) == [450, 450]


@pytest.mark.parametrize("book", rulebooks_named())
@pytest.mark.parametrize("later", [False, True])
def test_h4h_3_two_out_at_one_table_rank_by_their_stacks(book: str, later: bool) -> None:
    """H4H-3: But for TDA's current hand, where all share."""
    floor = on(51, 50, rulebook=book_of(book))
    if later:
        second_hand(floor)
    floor.do(busting(1, 2, stacks=(18_000, 42_000)))
    expected = [450, 450] if book in SHARE_ALL and not later else [0, 900]
    assert won(floor, 1, 2) == expected


def test_h4h_7_the_larger_stack_ranks_higher_across_tables() -> None:
    """H4H-7."""
    floor = on(121, 120, rulebook=book_of("goldbet-it"))
    floor.do(out(1, 90_000), out(10, 60_000))
    assert won(floor, 1, 10) == [900, 0]
    assert places(floor, 1, 10) == [(120, 1), (121, 1)]


def test_h4h_10_the_larger_stack_is_ninety_ninth() -> None:
    """H4H-10."""
    floor = on(100, 99, rulebook=book_of("goldbet-it"))
    floor.do(busting(1, 2, stacks=(11_234, 9_543)))
    assert places(floor, 1, 2) == [(99, 1), (100, 1)]


def test_h4h_12_of_equal_stacks_the_better_hand_ranks_higher() -> None:
    """H4H-12: GB Parita; WSOP and the others have them share."""
    floor = on(51, 50, rulebook=book_of("goldbet-it"))
    floor.do(busting(1, 2, stacks=(10_000, 10_000)))
    (tie,) = open_ties(floor.tournament)
    assert tie.order.doubt == "equal_stacks"
    floor.do(SettleTie(ranks=((EntryId(1),), (EntryId(2),))))
    assert won(floor, 1, 2) == [900, 0]
    shared = on(51, 50, rulebook=book_of("wsop-2026"))
    shared.do(busting(1, 2, stacks=(10_000, 10_000)))
    assert won(shared, 1, 2) == [450, 450]


# One hand, told in pieces


def test_whoever_goes_out_meanwhile_went_out_in_that_hand() -> None:
    floor = on()
    first, second = floor.do(out(1)), floor.do(out(10))
    (one,), (other,) = first, second
    assert isinstance(one, PlayersEliminated)
    assert isinstance(other, PlayersEliminated)
    assert (one.joined, other.joined) == (None, 1)
    assert board(floor).out == (1, 10)


def test_the_next_hand_is_another() -> None:
    floor = on()
    floor.do(out(1))
    second_hand(floor).do(out(10))
    assert board(floor).out == (10,)
    assert places(floor, 1, 10) == [(20, 1), (19, 1)]


def test_after_its_end_everybody_goes_out_alone_again() -> None:
    floor = on()
    floor.do(out(1), all_done(floor), EndHandForHand(), out(10))
    assert places(floor, 1, 10) == [(20, 1), (19, 1)]


def test_a_hand_in_the_middle_of_which_it_ends_is_one_still_where_it_is_dealt() -> None:
    floor = on()
    floor.do(out(1), reporting(1), EndHandForHand())
    floor.do(out(10), out(2), out(11), out(19))
    assert places(floor, 1, 10, 19) == [(18, 3)] * 3
    assert places(floor, 2, 11) == [(17, 1), (16, 1)]


def test_the_first_told_after_it_ends_in_mid_hand_begins_the_hand() -> None:
    floor = on(rulebook=book_of("tda-2024"))
    floor.do(reporting(1), EndHandForHand(), out(10), out(1), out(19))
    assert places(floor, 10, 19, 1) == [(19, 2), (19, 2), (18, 1)]
    assert floor.tournament.exits.by_entry[EntryId(10)].announced
    assert not floor.tournament.exits.by_entry[EntryId(1)].announced


def test_a_hand_that_was_cut_short_lasts_as_long_as_a_hand() -> None:
    floor = on()
    floor.do(out(1), EndHandForHand())
    assert provisional(floor) == [1]
    end = sure_at(floor.tournament, 1, floor.now)
    assert end is not None
    floor.wait(minutes=4)
    assert end.utc <= floor.now.utc
    assert provisional(floor) == []
    floor.do(out(10))
    assert places(floor, 1, 10) == [(20, 1), (19, 1)]


def test_at_the_only_table_a_hand_that_was_cut_short_is_over() -> None:
    floor = on(9, 8)
    floor.do(out(1), EndHandForHand())
    assert provisional(floor) == []


def test_whoever_comes_back_leaves_the_hand_that_was_cut_short_to_another() -> None:
    floor = on()
    floor.do(out(1), EndHandForHand(), out(10), ReinstatePlayer(entry=EntryId(10)), out(11))
    assert places(floor, 1, 11) == [(19, 2)] * 2


def test_another_announcement_begins_anew() -> None:
    floor = on()
    floor.do(out(1), EndHandForHand(), StartHandForHand(), out(10))
    assert places(floor, 1, 10) == [(20, 1), (19, 1)]


def test_a_hand_that_was_played_before_stays_so() -> None:
    floor = bubble(20, 18)
    floor.do(out(1), StartHandForHand(), out(10))
    floor.do(EliminatePlayers(hand=(told(2),), joined=EntryId(1)))
    assert places(floor, 1, 2, 10) == [(19, 2), (19, 2), (18, 1)]
    floor.do(EliminatePlayers(hand=(told(3),), before=EntryId(10)))
    assert board(floor).out == (10,)


def test_a_table_that_is_done_may_still_tell_of_somebody() -> None:
    floor = on()
    floor.do(reporting(1), out(1))
    assert board(floor).out == (1,)


def test_whoever_won_sits_at_that_table() -> None:
    floor = on()
    floor.do(out(1))
    wrong = EliminatePlayers(hand=(told(10, by=(2,)),))
    assert floor.when(wrong) == NotAtThatTable(entry=EntryId(2), table=TableNo(2))
    named = EliminatePlayers(hand=(told(10, by=(2,)),), joined=EntryId(1))
    assert floor.when(named) == NotAtThatTable(entry=EntryId(2), table=TableNo(2))


def test_whoever_won_this_hand_is_not_out_in_it() -> None:
    floor = on()
    floor.do(EliminatePlayers(hand=(told(1, by=(2,)),)))
    assert floor.when(out(2)) == WonByOneOut(entry=EntryId(2))


def test_somebody_is_left_at_every_table() -> None:
    floor = on(20, 18)
    refused = floor.when(busting(1, 19, 20))
    assert refused == NobodyWouldBeLeft(table=TableNo(3))


# Stacks that decide


def test_the_places_are_open_where_the_stacks_decide() -> None:
    floor = second_hand(on(19, 18, rulebook=book_of("tda-2024")))
    floor.do(busting(1, 2))
    (tie,) = open_ties(floor.tournament)
    assert (tie.place, tie.order.doubt) == (18, "stacks")


def test_they_are_not_open_where_two_tables_share() -> None:
    floor = second_hand(on(19, 18, rulebook=book_of("tda-2024")))
    floor.do(busting(1, 10))
    assert open_ties(floor.tournament) == ()
    assert won(floor, 1, 10) == [450, 450]


def test_none_are_asked_for_where_all_share() -> None:
    floor = on(19, 18, rulebook=book_of("tda-2024"))
    floor.do(busting(1, 2))
    assert won(floor, 1, 2) == [450, 450]


def test_none_are_asked_for_before_the_money() -> None:
    floor = second_hand(on(30, 18, rulebook=book_of("goldbet-it")))
    floor.do(busting(1, 2), out(10))
    assert places(floor, 1, 2, 10) == [(28, 3)] * 3


def test_they_are_open_until_the_missing_stack_is_said() -> None:
    floor = on(19, 18, rulebook=book_of("goldbet-it"))
    floor.do(out(1), out(10, 5_000))
    (tie,) = open_ties(floor.tournament)
    assert tie.order.doubt == "stacks"
    floor.do(CorrectElimination(entry=EntryId(1), stack=Chips(6_000)))
    assert open_ties(floor.tournament) == ()
    assert won(floor, 1, 10) == [900, 0]


def test_a_mixed_case_is_proposed_to_be_shared() -> None:
    floor = second_hand(on(20, 18, rulebook=book_of("wsop-2026")))
    floor.do(busting(1, 2, stacks=(4_000, 5_000)), out(10))
    (tie,) = open_ties(floor.tournament)
    assert (tie.order.doubt, tie.order.ranks) == ("tables", ((1, 2, 10),))
    assert won(floor, 1, 2, 10) == [300, 300, 300]
    floor.do(SettleTie(ranks=((EntryId(2), EntryId(10)), (EntryId(1),))))
    assert won(floor, 1, 2, 10) == [0, 450, 450]


# Put right meanwhile


def test_whoever_comes_back_was_not_out_in_it() -> None:
    floor = on()
    floor.do(out(1), out(10), ReinstatePlayer(entry=EntryId(1)))
    assert board(floor).out == (10,)
    floor.do(out(2))
    assert places(floor, 2, 10) == [(19, 2), (19, 2)]


def test_whoever_is_put_into_it_was_out_in_it() -> None:
    floor = bubble(20, 18)
    floor.do(out(1), StartHandForHand(), out(10))
    floor.do(ReorderElimination(entry=EntryId(1), joined=EntryId(10)))
    assert board(floor).out == (10, 1)
    assert floor.tournament.exits.by_entry[EntryId(1)].announced
    floor.do(ReorderElimination(entry=EntryId(1), before=EntryId(10)))
    assert board(floor).out == (10,)
    assert not floor.tournament.exits.by_entry[EntryId(1)].announced


def test_a_hand_put_in_later_is_of_its_rule() -> None:
    """TDA: who went out in the current hand shares, wherever he is told."""
    floor = on(19, 18, rulebook=book_of("tda-2024"))
    floor.do(out(1))
    second_hand(floor)
    floor.do(EliminatePlayers(hand=(told(2),), joined=EntryId(1)))
    assert won(floor, 1, 2) == [450, 450]


def provisional(floor: Floor) -> list[EntryId]:
    return [one.entry for one in finishes(floor.tournament, floor.now) if one.provisional]


def test_places_are_provisional_until_the_hand_is_over() -> None:
    floor = on()
    floor.do(out(1))
    floor.wait(minutes=30)
    assert provisional(floor) == [1]
    floor.do(all_done(floor))
    assert provisional(floor) == [1]
    floor.do(DealNextHand(), out(10))
    assert provisional(floor) == [10]
    floor.do(all_done(floor), EndHandForHand())
    assert provisional(floor) == []


def test_nobody_is_paid_before_the_hand_is_over() -> None:
    floor = on(19, 18)
    floor.do(out(1), out(10))
    assert isinstance(floor.when(PayOut(entry=EntryId(1))), PlaceNotSure)
    floor.do(all_done(floor), DealNextHand(), PayOut(entry=EntryId(1)))


def test_an_earlier_hand_put_in_is_as_certain_as_those_around_it() -> None:
    floor = on()
    floor.do(out(1))
    second_hand(floor).do(EliminatePlayers(hand=(told(2),), before=EntryId(1)))
    exits = floor.tournament.exits
    assert not is_provisional(floor.tournament, [exits.by_entry[EntryId(2)]], floor.now)
    assert exits.told == exits.hands == 2


def test_a_penalty_of_somebody_out_is_let_be() -> None:
    floor = on()
    floor.do(GivePenalty(entry=EntryId(1), hands=3), out(1))
    second_hand(floor)
    (penalty,) = floor.tournament.penalties.values()
    assert penalty.served == 0


# Any order


@st.composite
def _reports(draw: st.DrawFn) -> tuple[list[tuple[int, int]], list[int]]:
    entries = draw(
        st.lists(
            st.sampled_from((1, 2, 3, 10, 11, 12, 19, 20, 21)), min_size=2, max_size=6, unique=True
        )
    )
    busts = [(entry, draw(st.sampled_from((4_000, 5_000, 6_000)))) for entry in entries]
    return busts, draw(st.permutations(range(len(busts))))


RULES: Final[tuple[Ties, ...]] = ("share_all", "share_across_tables", "stack_decides")


@given(_reports(), st.sampled_from(RULES), st.booleans())
def test_in_whatever_order_it_is_told(
    reports: tuple[list[tuple[int, int]], list[int]], rule: Ties, later: bool
) -> None:
    """Places and money are the same, and what a slow reckoning gives."""
    busts, turns = reports
    changes = RuleChanges(ties_announced=rule, ties_later=rule)
    floors = []
    for told_ in (busts, [busts[turn] for turn in turns]):
        floor = on(27, 25, rulebook=rules(STANDARD, changes).book)
        if later:
            second_hand(floor)
        floor.do(*(out(entry, stack) for entry, stack in told_))
        floors.append(floor)
    one, other = floors
    entries = [entry for entry, _ in busts]
    assert places(one, *entries) == places(other, *entries)
    assert won(one, *entries) == won(other, *entries)
    assert dict(zip(entries, won(one, *entries), strict=True)) == _slowly(busts, rule)


def _slowly(busts: list[tuple[int, int]], rule: Ties) -> dict[int, int]:
    """Place by place, 900 for each that is paid; a cent that is over goes to the larger stack."""
    tables = {entry: (entry - 1) // 9 for entry, _ in busts}
    by_stack = rule == "stack_decides" or (
        rule == "share_across_tables" and len(set(tables.values())) == 1
    )
    groups: dict[int, list[tuple[int, int]]] = {}
    for entry, stack in busts:
        groups.setdefault(stack if by_stack else 0, []).append((entry, stack))
    amounts: dict[int, int] = {}
    place = 27 - len(busts) + 1
    for _stack, tied in sorted(groups.items(), reverse=True):
        total = 900 * max(0, min(place + len(tied), 26) - place)
        first = sorted(tied, key=lambda one: (-one[1], (one[0] - 1) % 9, tables[one[0]]))
        for number, (entry, _) in enumerate(first):
            amounts[entry] = total // len(tied) + (number < total % len(tied))
        place += len(tied)
    return amounts
