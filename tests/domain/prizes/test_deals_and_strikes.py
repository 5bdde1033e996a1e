"""A deal, and what becomes of it when one of its players, or somebody else, is struck or goes."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import RemoveNoShow
from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    ReorderElimination,
)
from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    DisqualifyPlayer,
    PostPrizes,
    ReclassifyPlayer,
)
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.events.money import DealAgreed
from tdconsole.domain.language.rejections.prizes import DealStands, HeldForWinner
from tdconsole.domain.language.terms import Satellite, Terms
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.deals import heads_open
from tdconsole.domain.values import Chips, DealShare, EntryId, Money, PayoutBand, Price
from tests.domain.floor import Floor, busting, playing

FIVE: Final = PayoutBand(entries=1, shares=(4_000, 2_500, 1_500, 1_200, 800))


def six() -> Floor:
    """Three are out, and three are left."""
    floor = playing(6, payouts=(FIVE,))
    for entry in (6, 5, 4):
        floor.do(busting(entry))
    return floor


def deal_of(floor: Floor, *entries: int, held: int = 0) -> AgreeDeal:
    """In equal parts."""
    pot, chips = sum(prize_list(floor.tournament)[: len(entries)]) - held, floor.tournament.chips
    parts = [(pot + one) // len(entries) for one in range(len(entries))]
    stacks = [(chips + one) // len(entries) for one in range(len(entries))]
    return AgreeDeal(
        method="even",
        shares=tuple(
            DealShare(entry=EntryId(entry), chips=Chips(stack), amount=Money(part))
            for entry, stack, part in zip(entries, stacks, parts, strict=True)
        ),
        held=Money(held),
    )


def won(floor: Floor, *entries: int) -> list[int]:
    amounts = {award.entry: award.amount for award in awards(floor.tournament)}
    return [amounts.get(EntryId(entry), Money(0)) for entry in entries]


def test_who_went_out_before_it_keeps_the_prize_when_one_of_it_is_struck() -> None:
    floor = six()
    before = won(floor, 4, 5)
    floor.do(deal_of(floor, 1, 2, 3), FinishTournament())
    floor.do(ReclassifyPlayer(entry=EntryId(1), reason="chip dumping"))
    assert won(floor, 4, 5) == before
    assert all(before)


def test_nor_when_one_of_it_is_disqualified() -> None:
    floor = six()
    before = won(floor, 4, 5)
    floor.do(deal_of(floor, 1, 2, 3))
    floor.do(DisqualifyPlayer(entry=EntryId(1), stack=Chips(1), reason="collusion"))
    assert won(floor, 4, 5) == before


def test_nor_when_one_of_it_is_said_to_have_gone_earlier() -> None:
    floor = six()
    before = won(floor, 4, 5)
    floor.do(deal_of(floor, 1, 2, 3), busting(3))
    floor.do(ReorderElimination(entry=EntryId(4)))
    assert won(floor, 4, 5) == before
    assert sum(won(floor, *range(1, 7))) == sum(prize_list(floor.tournament))


def test_nobody_of_it_is_taken_away_as_one_who_never_came() -> None:
    floor = six()
    floor.do(PostPrizes(), deal_of(floor, 1, 2, 3))
    decided = floor.when(RemoveNoShow(entry=EntryId(3), override="asleep"))
    assert isinstance(decided, DealStands)


def test_a_satellite_does_not_end_over_what_is_held_for_its_winner() -> None:
    """No deal is made there; one that stands in the file is met."""
    floor = playing(4, payouts=(FIVE,), terms=Terms(satellite=Satellite(seat=Money(9_000))))
    floor.do(busting(4))
    deal = deal_of(floor, 1, 2, 3, held=500)
    floor.given(DealAgreed(method=deal.method, shares=deal.shares, held=deal.held))
    floor.do(busting(3))
    assert isinstance(floor.when(FinishTournament()), HeldForWinner)


def test_heads_that_were_divided_stay_as_they_were() -> None:
    """The third bounty was part of the deal, no matter which player took it."""
    floor = playing(4, price=Price(pool=Money(10_000), bounty=Money(1_000)), payouts=(FIVE,))
    floor.do(EliminatePlayers(hand=(Bust(entry=EntryId(4), by=(EntryId(1),)),)))
    on_heads = heads_open(floor.tournament)
    assert on_heads == 3_000
    deal = deal_of(floor, 1, 2, 3)
    first = deal.shares[0]
    shares = (replace(first, amount=Money(first.amount + on_heads)), *deal.shares[1:])
    floor.do(PostPrizes(), replace(deal, shares=shares, heads=True))
    changed = CorrectElimination(entry=EntryId(4), by=())
    assert not isinstance(floor.when(changed), tuple)
    edited = EditSetup(
        price=Price(pool=Money(10_000), bounty=Money(2_000)), entries_too=True, reason="mistyped"
    )
    assert isinstance(floor.when(edited), DealStands)
