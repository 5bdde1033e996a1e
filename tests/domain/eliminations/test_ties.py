"""How those of one hand rank: by the book, by the director's word, and what that is worth."""

from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.eliminations.ranking import open_ties
from tdconsole.domain.language.commands.floor import (
    BeganWith,
    CorrectElimination,
    NameStacks,
    ReinstatePlayer,
    ReorderElimination,
)
from tdconsole.domain.language.commands.money import PayOut, ReclassifyPlayer, SettleTie, TakeBack
from tdconsole.domain.language.commands.tournament import FinishTournament, OverrideRules
from tdconsole.domain.language.events.floor import EliminationCorrected
from tdconsole.domain.language.events.money import DealAgreed, PrizePaid, TieSettled
from tdconsole.domain.language.rejections.discipline import (
    NotOneHand,
    OutAlone,
    RankedSo,
    StruckAlready,
    TieNotWhole,
)
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.payouts import PlaceOpen
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NamedTwice,
    NothingCorrected,
    PlayerIsIn,
)
from tdconsole.domain.language.tie_order import Order, Went, order
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.dues import to_give_back
from tdconsole.domain.rules.book import STANDARD, Rulebook, RuleChanges, Ruled
from tdconsole.domain.rules.values import EqualStacks, Ties
from tdconsole.domain.values import (
    Chips,
    DealShare,
    EntryId,
    Money,
    Payment,
    PayoutBand,
    PayoutNo,
    Place,
    TableNo,
)
from tests.domain.busts import EVERY_PLACE, mixed, places, won
from tests.domain.floor import Floor, busting, ended, out_in_turn, playing, queueing


def went(*told: tuple[int, int, int | None]) -> tuple[Went, ...]:
    """Each with the table and the stack."""
    return tuple(
        Went(
            entry=EntryId(entry),
            table=TableNo(table),
            stack=None if stack is None else Chips(stack),
        )
        for entry, table, stack in told
    )


def ranks(*tied: tuple[int, ...]) -> tuple[tuple[EntryId, ...], ...]:
    return tuple(tuple(map(EntryId, one)) for one in tied)


def settle(*tied: tuple[int, ...]) -> SettleTie:
    return SettleTie(ranks=ranks(*tied))


def ruled(later: Ties, equal: EqualStacks = "share") -> Rulebook:
    later_, equal_ = Ruled(value=later, cite="House 1"), Ruled(value=equal, cite="House 2")
    return replace(STANDARD, ties_later=later_, ties_equal=equal_)


# By the book

ONE_TABLE: Final = went((1, 1, 3_000), (2, 1, 9_000))
TWO_TABLES: Final = went((1, 1, 3_000), (2, 2, 9_000))
MIXED: Final = went((1, 1, 3_000), (2, 1, 9_000), (3, 2, 5_000))


@pytest.mark.parametrize(
    ("hand", "rule", "expected"),
    [
        (ONE_TABLE, "share_all", ((1, 2),)),
        (ONE_TABLE, "share_across_tables", ((2,), (1,))),
        (ONE_TABLE, "stack_decides", ((2,), (1,))),
        (TWO_TABLES, "share_all", ((1, 2),)),
        (TWO_TABLES, "share_across_tables", ((1, 2),)),
        (TWO_TABLES, "stack_decides", ((2,), (1,))),
        (MIXED, "share_all", ((1, 2, 3),)),
        (MIXED, "stack_decides", ((2,), (3,), (1,))),
    ],
)
def test_the_rule_ranks_a_hand(
    hand: tuple[Went, ...], rule: Ties, expected: tuple[tuple[int, ...], ...]
) -> None:
    assert order(hand, rule, "share") == Order(ranks=ranks(*expected))


@pytest.mark.parametrize(
    "hand", [went((1, 1, None), (2, 1, 9_000)), went((1, 1, 3_000), (2, 2, None))]
)
def test_to_share_for_want_of_a_stack_is_only_proposed(hand: tuple[Went, ...]) -> None:
    assert order(hand, "stack_decides", "share") == Order(ranks=ranks((1, 2)), doubt="stacks")


def test_a_pair_of_one_table_and_another_table_is_left_to_the_director() -> None:
    assert order(MIXED, "share_across_tables", "share") == Order(
        ranks=ranks((1, 2, 3)), doubt="tables"
    )


def test_equal_stacks_share_unless_the_better_hand_decides() -> None:
    hand = went((1, 1, 500), (2, 2, 9_000), (3, 1, 500))
    expected = Order(ranks=ranks((2,), (1, 3)))
    assert order(hand, "stack_decides", "share") == expected
    told = order(hand, "stack_decides", "better_hand_then_lot")
    assert told == replace(expected, doubt="equal_stacks")


def test_different_stacks_leave_nothing_to_the_hands() -> None:
    assert order(ONE_TABLE, "stack_decides", "better_hand_then_lot").doubt is None


hands = st.lists(
    st.tuples(st.integers(1, 3), st.none() | st.integers(1, 4)), min_size=1, max_size=6
).map(lambda told: went(*((number, *one) for number, one in enumerate(told, start=1))))
rules = st.sampled_from(("share_all", "share_across_tables", "stack_decides"))


@given(hands, rules, st.sampled_from(("share", "better_hand_then_lot")), st.randoms())
def test_in_whatever_order_they_are_told_they_rank_alike(
    hand: tuple[Went, ...], rule: Ties, equal: EqualStacks, dice: Any
) -> None:
    told = list(hand)
    dice.shuffle(told)
    one, other = order(hand, rule, equal), order(told, rule, equal)
    assert [set(tied) for tied in one.ranks] == [set(tied) for tied in other.ranks]
    assert one.doubt == other.doubt
    assert sorted(entry for tied in one.ranks for entry in tied) == [it.entry for it in hand]


# In a tournament


def test_the_larger_stack_of_another_table_ranks_higher_where_the_book_says_so() -> None:
    floor = playing(3, 3, rulebook=ruled("stack_decides"))
    floor.do(busting(1, 4, stacks=(3_000, 9_000)))
    assert places(floor) == {4: (5, 1), 1: (6, 1)}


def test_all_share_where_the_book_says_so() -> None:
    floor = playing(6, rulebook=ruled("share_all"))
    floor.do(busting(1, 2, stacks=(3_000, 9_000)))
    assert places(floor) == {1: (5, 2), 2: (5, 2)}


@pytest.mark.parametrize(
    ("later", "needed"),
    [("share_all", False), ("share_across_tables", False), ("stack_decides", True)],
)
def test_over_several_tables_places_are_open_only_where_stacks_decide(
    later: Ties, *, needed: bool
) -> None:
    floor = playing(3, 3, payouts=EVERY_PLACE, rulebook=ruled(later))
    floor.do(busting(1, 4))
    assert bool(open_ties(floor.tournament)) is needed


def test_where_all_share_nothing_is_open_at_one_table_either() -> None:
    floor = playing(6, payouts=EVERY_PLACE, rulebook=ruled("share_all"))
    floor.do(busting(1, 2))
    assert open_ties(floor.tournament) == ()


def test_a_rule_changed_in_the_evening_ranks_what_happened_before_it() -> None:
    floor = playing(3, 3)
    floor.do(busting(1, 4, stacks=(3_000, 9_000)))
    floor.do(OverrideRules(changes=RuleChanges(ties_later="stack_decides")))
    assert places(floor) == {4: (5, 1), 1: (6, 1)}


# The director's word


def test_a_mixed_hand_shares_until_the_director_says_otherwise() -> None:
    floor = mixed()
    assert places(floor) == {1: (4, 3), 2: (4, 3), 4: (4, 3)}
    assert floor.do(settle((4,), (2,), (1,))) == (TieSettled(ranks=ranks((4,), (2,), (1,))),)
    assert places(floor) == {4: (4, 1), 2: (5, 1), 1: (6, 1)}
    floor.do(settle((1, 2), (4,)))
    assert places(floor) == {1: (4, 2), 2: (4, 2), 4: (6, 1)}


def test_whatever_is_said_the_sum_stays() -> None:
    floor = mixed()
    before = sum(won(floor).values())
    for told in (((4,), (2,), (1,)), ((1, 4), (2,)), ((2,), (1, 4)), ((1, 2, 4),)):
        floor.do(settle(*told))
        assert sum(won(floor).values()) == before


@pytest.mark.parametrize(
    ("told", "refusal"),
    [
        (((1,), (2,)), TieNotWhole(missing=EntryId(4))),
        (((1,), (2,), (4, 1)), NamedTwice(entry=EntryId(1))),
        (((1,), (3,)), PlayerIsIn(entry=EntryId(3))),
        (((1,), (99,)), UnknownEntry(entry=EntryId(99))),
    ],
)
def test_all_of_the_hand_are_named_each_once(told: Any, refusal: object) -> None:
    assert mixed().when(settle(*told)) == refusal


def test_two_hands_are_not_ranked_together() -> None:
    floor = mixed()
    floor.do(busting(5))
    assert floor.when(settle((5,), (1,), (2,), (4,))) == NotOneHand(
        entry=EntryId(5), other=EntryId(1)
    )
    assert floor.when(settle((5,))) == OutAlone(entry=EntryId(5))


def test_what_was_only_proposed_can_be_confirmed_once() -> None:
    floor = mixed()
    floor.do(settle((1, 2, 4)))
    assert floor.when(settle((4, 2, 1))) == RankedSo()


def pay(floor: Floor, entry: int, gross: int, payout: int = 1) -> None:
    floor.given(
        PrizePaid(
            payout=PayoutNo(payout),
            entry=EntryId(entry),
            due="prize",
            gross=Money(gross),
            withheld=Money(0),
            payments=(Payment(amount=Money(gross)),),
        )
    )


def test_what_was_paid_beyond_the_settled_place_is_owed_back() -> None:
    floor = mixed()
    was, sum_ = won(floor)[1], sum(won(floor).values())
    pay(floor, 1, was)
    floor.do(settle((4,), (2,), (1,)))
    (over,) = to_give_back(floor.tournament)
    assert (over.entry, over.open) == (1, won(floor)[1] - was)
    assert over.open < 0
    assert sum(won(floor).values()) == sum_
    floor.do(TakeBack(entry=EntryId(1)))
    assert to_give_back(floor.tournament) == ()


def test_somebody_reordered_after_payment_owes_back_alike() -> None:
    floor = mixed()
    was = won(floor)[1]
    pay(floor, 1, was)
    floor.do(ReorderElimination(entry=EntryId(1), before=EntryId(4)))
    (over,) = to_give_back(floor.tournament)
    assert (over.entry, over.open) == (1, won(floor)[1] - was)


def test_somebody_put_into_the_hand_afterwards_makes_it_open_again() -> None:
    floor = mixed()
    floor.do(settle((4,), (2,), (1,)), busting(5))
    floor.do(ReorderElimination(entry=EntryId(5), joined=EntryId(1)))
    assert set(places(floor).values()) == {(3, 4)}
    floor.do(ReorderElimination(entry=EntryId(5)))
    assert places(floor) == {5: (3, 1), 4: (4, 1), 2: (5, 1), 1: (6, 1)}


def test_what_was_said_of_one_hand_is_not_said_of_another() -> None:
    floor = mixed()
    floor.do(settle((4,), (2,), (1,)), ReinstatePlayer(entry=EntryId(4)), busting(4))
    assert places(floor) == {4: (4, 1), 2: (5, 1), 1: (6, 1)}
    assert EntryId(4) not in floor.tournament.prizes.ranks


def test_a_stack_put_right_leaves_the_directors_word() -> None:
    floor = mixed()
    floor.do(
        settle((1,), (2,), (4,)),
        CorrectElimination(entry=EntryId(1), stack=Chips(1), by=()),
    )
    assert places(floor) == {1: (4, 1), 2: (5, 1), 4: (6, 1)}


def test_who_was_struck_is_not_named() -> None:
    floor = mixed()
    floor.do(ReclassifyPlayer(entry=EntryId(2), reason="marked cards"))
    assert places(floor) == {1: (4, 2), 4: (4, 2)}
    assert floor.when(settle((2,), (1,), (4,))) == StruckAlready(entry=EntryId(2))
    floor.do(settle((4,), (1,)))
    assert places(floor) == {4: (4, 1), 1: (5, 1)}


def test_it_can_be_settled_when_the_tournament_is_over() -> None:
    floor = mixed()
    out_in_turn(floor, 5, 6)
    floor.do(FinishTournament(), settle((4,), (2,), (1,)))
    assert places(floor) == {3: (1, 1), 6: (2, 1), 5: (3, 1), 4: (4, 1), 2: (5, 1), 1: (6, 1)}


# What is open


def test_only_a_hand_that_the_book_leaves_open_is() -> None:
    floor = mixed()
    (tie,) = open_ties(floor.tournament)
    assert (tie.place, tie.order.doubt) == (4, "tables")
    assert tie.prizes == prize_list(floor.tournament)[3:6]
    floor.do(settle((1, 2, 4)))
    assert open_ties(floor.tournament) == ()


def test_without_money_nothing_is_open() -> None:
    floor = playing(3, 3)
    floor.do(busting(1, 2, 4, stacks=(3_000, 9_000, 500)))
    assert open_ties(floor.tournament) == ()


def test_where_all_their_places_are_paid_alike_nothing_is_open() -> None:
    alike = (PayoutBand(entries=1, shares=(4_000, 2_000, 1_000, 1_000, 1_000, 1_000)),)
    floor = playing(3, 3, payouts=alike)
    floor.do(busting(1, 2, 4))
    assert open_ties(floor.tournament) == ()


def test_on_the_bubble_it_is_open_who_of_them_is_paid() -> None:
    four = (PayoutBand(entries=1, shares=(4_000, 3_000, 2_000, 1_000)),)
    floor = playing(3, 3, payouts=four)
    floor.do(busting(1, 2, 4))
    (tie,) = open_ties(floor.tournament)
    assert tie.prizes == (3_000,)


def test_equal_stacks_are_open_where_the_better_hand_decides() -> None:
    better = ruled("stack_decides", "better_hand_then_lot")
    floor = playing(6, payouts=EVERY_PLACE, rulebook=better)
    floor.do(busting(1, 2, 3, stacks=(500, 9_000, 500)))
    (tie,) = open_ties(floor.tournament)
    assert tie.order == Order(ranks=ranks((2,), (1, 3)), doubt="equal_stacks")
    floor.do(settle((2,), (3,), (1,)))
    assert places(floor) == {2: (4, 1), 3: (5, 1), 1: (6, 1)}


# Several left at the end


def test_after_a_deal_those_who_are_left_rank_by_its_stacks() -> None:
    floor = mixed()
    shares = tuple(
        DealShare(entry=EntryId(entry), chips=Chips(chips), amount=Money(1))
        for entry, chips in ((3, 40_000), (5, 60_000), (6, 40_000))
    )
    floor.given(DealAgreed(method="typed", shares=shares, held=Money(0)), ended())
    assert list(places(floor).items())[:3] == [(5, (1, 1)), (3, (2, 2)), (6, (2, 2))]
    assert places(floor)[1] == (4, 3)


def test_one_that_ended_otherwise_leaves_those_who_are_left_without_a_place() -> None:
    floor = mixed()
    floor.given(ended())
    assert list(places(floor)) == [1, 2, 4]


# Whatever is told


busts = st.lists(
    st.tuples(
        st.sets(st.integers(1, 9), min_size=1, max_size=3),
        st.lists(st.integers(1, 3), min_size=3, max_size=3),
    ),
    max_size=4,
)


@given(busts, rules, st.integers(1, 700))
def test_two_ways_of_telling_the_same_hands_give_the_same_money(
    told: list[tuple[set[int], list[int]]], rule: Ties, unit: int
) -> None:
    """All at once, or one alone and then the others with him."""
    together, apart = (
        playing(3, 3, 3, payouts=EVERY_PLACE, cash_unit=Money(unit), rulebook=ruled(rule))
        for _ in range(2)
    )
    for entries, stacks in told:
        hand, sizes = sorted(entries), tuple(stacks[: len(entries)])
        if not isinstance(together.when(busting(*hand, stacks=sizes)), tuple):
            continue
        together.do(busting(*hand, stacks=sizes))
        (last, *others), (least, *rest) = hand[::-1], sizes[::-1]
        apart.do(busting(last, stacks=(least,)))
        for entry, stack in zip(others, rest, strict=True):
            apart.do(replace(busting(entry, stacks=(stack,)), joined=EntryId(last)))
    assert won(together) == won(apart)
    placed = len(places(together))
    left = together.tournament.left if placed else 0
    prizes = prize_list(together.tournament)
    expected = prizes[:placed] if left == 1 else prizes[left : left + placed]
    assert sum(won(together).values()) == sum(expected)


# Places open until the stacks are said


def by_stack() -> Floor:
    """Two of one table out in one hand, and every place is paid."""
    floor = playing(6, payouts=EVERY_PLACE)
    floor.do(busting(1, 2))
    return floor


def named(*stacks: tuple[int, int]) -> NameStacks:
    return NameStacks(
        stacks=tuple(BeganWith(entry=EntryId(one), stack=Chips(stack)) for one, stack in stacks)
    )


def test_nothing_is_paid_while_a_place_is_open() -> None:
    floor = by_stack()
    refused = PlaceOpen(
        entry=EntryId(2), place=Place(5), players=(EntryId(1), EntryId(2)), doubt="stacks"
    )
    assert floor.when(PayOut(entry=EntryId(2))) == refused
    floor.do(named((1, 3_000), (2, 9_000)))
    assert places(floor) == {2: (5, 1), 1: (6, 1)}
    assert isinstance(floor.when(PayOut(entry=EntryId(2))), tuple)


def test_one_stack_alone_leaves_the_places_open() -> None:
    floor = by_stack()
    floor.do(named((1, 3_000)))
    assert len(open_ties(floor.tournament)) == 1


def test_the_director_may_say_that_they_share() -> None:
    floor = by_stack()
    floor.do(settle((1, 2)))
    assert open_ties(floor.tournament) == ()
    assert places(floor) == {1: (5, 2), 2: (5, 2)}


def test_stacks_that_turn_up_rank_a_hand_that_was_to_share() -> None:
    floor = playing(6, payouts=EVERY_PLACE)
    floor.do(busting(1, 2, unknown=True))
    floor.do(named((1, 3_000)))
    corrected, settled = floor.do(named((2, 9_000)))
    assert isinstance(corrected, EliminationCorrected)
    assert (corrected.entry, settled) == (2, TieSettled(ranks=ranks((2,), (1,))))
    assert places(floor) == {2: (5, 1), 1: (6, 1)}


def test_equal_stacks_that_turn_up_leave_the_share() -> None:
    floor = playing(6, payouts=EVERY_PLACE)
    floor.do(busting(1, 2, unknown=True))
    assert len(floor.do(named((1, 3_000), (2, 3_000)))) == 2
    assert places(floor) == {1: (5, 2), 2: (5, 2)}


def test_a_hand_is_opened_by_somebody_put_into_it() -> None:
    floor = playing(6, payouts=EVERY_PLACE)
    floor.do(busting(1), busting(2))
    assert open_ties(floor.tournament) == ()
    floor.do(ReorderElimination(entry=EntryId(2), joined=EntryId(1)))
    assert [tie.entries for tie in open_ties(floor.tournament)] == [(1, 2)]


def test_a_money_line_that_moves_opens_a_hand_and_closes_it() -> None:
    """Places five and six are paid from seven entries on."""
    bands = (
        PayoutBand(entries=1, shares=(10_000,)),
        PayoutBand(entries=7, shares=(4_000, 2_500, 1_500, 1_000, 600, 400)),
    )
    floor = playing(6, payouts=bands)
    floor.do(busting(1, 2))
    assert open_ties(floor.tournament) == ()
    floor.do(queueing(7))
    assert [tie.place for tie in open_ties(floor.tournament)] == [6]


def test_a_tournament_is_not_finished_while_stacks_are_missing() -> None:
    floor = by_stack()
    out_in_turn(floor, 3, 4, 5)
    assert isinstance(floor.when(FinishTournament()), PlaceOpen)
    floor.do(settle((1, 2)), FinishTournament())


def test_a_share_that_was_paid_is_not_asked_about_afterwards() -> None:
    floor = by_stack()
    pay(floor, 1, won(floor)[1])
    assert open_ties(floor.tournament) == ()
    assert isinstance(floor.when(PayOut(entry=EntryId(2))), tuple)
    assert not any(one.provisional for one in finishes(floor.tournament, floor.now))
    out_in_turn(floor, 3, 4, 5)
    floor.given(ended())
    assert open_ties(floor.tournament) == ()


def test_what_was_paid_by_stacks_leaves_the_places_open_when_a_stack_goes() -> None:
    floor = by_stack()
    floor.do(named((1, 3_000), (2, 9_000)))
    pay(floor, 2, won(floor)[2])
    floor.do(CorrectElimination(entry=EntryId(2), by=()))
    assert len(open_ties(floor.tournament)) == 1


@pytest.mark.parametrize(
    ("request_", "refusal"),
    [
        (named((1, 5), (1, 6)), NamedTwice(entry=EntryId(1))),
        (named((3, 5)), PlayerIsIn(entry=EntryId(3))),
        (named((99, 5)), UnknownEntry(entry=EntryId(99))),
    ],
)
def test_stacks_are_those_of_players_who_are_out(request_: NameStacks, refusal: object) -> None:
    assert by_stack().when(request_) == refusal


def test_stacks_are_named_once_and_no_larger_than_all_chips() -> None:
    floor = by_stack()
    chips = floor.tournament.chips
    assert isinstance(floor.when(named((1, chips - 4), (2, 1))), MoreThanInPlay)
    floor.do(named((1, 3_000), (2, 9_000)))
    assert floor.when(named((1, 3_000), (2, 9_000))) == NothingCorrected(entry=EntryId(1))
