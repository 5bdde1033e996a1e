"""A hand whose order the book leaves to the director, and money hangs on it."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import DismissAdvice
from tdconsole.domain.language.commands.money import SettleTie
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.rules.book import STANDARD, Ruled
from tdconsole.domain.values import EntryId, Money, Place
from tdconsole.projections.advice import TieToSettle, facts_of, name_of
from tests.domain.busts import EVERY_PLACE, mixed
from tests.domain.floor import Floor, busting, out_in_turn, playing
from tests.projections.advising import due, only

BETTER: Final = replace(
    STANDARD,
    ties_later=Ruled(value="stack_decides", standing="article", cite="House 1"),
    ties_equal=Ruled(value="better_hand_then_lot", standing="article", cite="House 2"),
)


def equal(*stacks: int) -> Floor:
    floor = playing(6, payouts=EVERY_PLACE, rulebook=BETTER)
    floor.do(busting(*range(1, len(stacks) + 1), stacks=stacks))
    return floor


def test_a_mixed_hand_is_proposed_to_share_and_confirmed_by_one_key() -> None:
    floor = mixed()
    hand = tuple(map(EntryId, (1, 2, 4)))
    advised = only(floor, TieToSettle)
    assert advised == TieToSettle(
        place=Place(4),
        entries=hand,
        equal=hand,
        money=Money(6_000),
        currency="EUR",
        doubt="tables",
        proposal=SettleTie(ranks=(hand,)),
    )
    assert advised is not None
    assert advised.proposal is not None
    floor.do(advised.proposal)
    assert only(floor, TieToSettle) is None


def test_of_two_equal_stacks_the_better_hand_is_chosen() -> None:
    floor = equal(500, 9_000, 500)
    advised = only(floor, TieToSettle)
    assert advised is not None
    assert (advised.cite, advised.equal, advised.doubt) == ("House 2", (1, 3), "equal_stacks")
    assert advised.proposal is None
    assert [choice.ranks for choice in advised.choices if isinstance(choice, SettleTie)] == [
        ((2,), (1,), (3,)),
        ((2,), (3,), (1,)),
    ]
    floor.do(advised.choices[1])
    assert only(floor, TieToSettle) is None


def test_of_three_equal_stacks_the_line_is_begun() -> None:
    advised = only(equal(500, 500, 500), TieToSettle)
    assert advised is not None
    assert (advised.start, advised.choices) == ("tie #1 = #2 = #3", ())


def test_different_stacks_ask_nothing() -> None:
    assert only(equal(500, 600, 700), TieToSettle) is None


def test_it_can_be_set_aside() -> None:
    floor = mixed()
    advised = only(floor, TieToSettle)
    assert advised is not None
    facts = facts_of(floor.tournament, advised)
    floor.do(DismissAdvice(advice=name_of(advised), facts=facts, reason="later"))
    assert only(floor, TieToSettle) is None


def test_it_is_due_still_when_somebody_has_won_and_when_it_is_over() -> None:
    floor = mixed()
    out_in_turn(floor, 5, 6)
    assert only(floor, TieToSettle) is not None
    floor.do(FinishTournament())
    assert [type(one) for one in due(floor)].count(TieToSettle) == 1


def test_stacks_that_were_not_said_are_asked_for_and_may_be_unknown() -> None:
    floor = playing(6, payouts=EVERY_PLACE)
    floor.do(busting(1, 2, stacks=(None, 500)))
    advised = only(floor, TieToSettle)
    assert advised is not None
    assert (advised.doubt, advised.start, advised.proposal) == ("stacks", "stack #1=", None)
    assert advised.choices == (SettleTie(ranks=((EntryId(1), EntryId(2)),)),)
    floor.do(advised.choices[0])
    assert only(floor, TieToSettle) is None


def test_it_names_everybody_whose_stack_is_missing() -> None:
    floor = playing(6, payouts=EVERY_PLACE)
    floor.do(busting(1, 2))
    advised = only(floor, TieToSettle)
    assert advised is not None
    assert advised.start == "stack #1= #2="
