"""Five play for 250.00 at one table, three are paid: 125.00, 75.00 and 50.00."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.money import (
    DealAgreed,
    PlayerReclassified,
    PrizePaid,
    PrizesPosted,
    SpecialGiven,
)
from tdconsole.domain.language.terms import Terms, Withholding
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.dues import owed, owed_to, to_give_back, to_withhold, withheld
from tdconsole.domain.values import Chips, DealShare, Due, EntryId, Money, NoteId, Payment, PayoutNo
from tests.domain.floor import Floor, busting, opened, out_in_turn, playing

ONE, TWO, THREE, FOUR, FIVE = map(EntryId, range(1, 6))


def told(floor: Floor) -> list[tuple[int, str, int, int]]:
    return [(one.entry, one.due, one.gross, one.paid) for one in owed(floor.tournament)]


def paid(entry: EntryId, gross: int, number: int = 1, due: Due = "prize") -> PrizePaid:
    amount = Money(gross)
    return PrizePaid(
        payout=PayoutNo(number),
        entry=entry,
        due=due,
        gross=amount,
        withheld=Money(0),
        payments=(Payment(amount=amount),),
    )


def share(entry: EntryId, amount: int, chips: int = 20_000) -> DealShare:
    return DealShare(entry=entry, chips=Chips(chips), amount=Money(amount))


def dealt(*shares: DealShare, held: int = 0) -> DealAgreed:
    return DealAgreed(method="typed", shares=shares, held=Money(held))


def test_nobody_is_owed_anything_before_the_money() -> None:
    floor = playing(5)
    floor.do(busting(1))
    assert owed(floor.tournament) == ()


def test_prizes_by_place_and_what_was_paid_of_them() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    floor.given(paid(THREE, 5_000))
    assert told(floor) == [
        (5, "prize", 12_500, 0),
        (4, "prize", 7_500, 0),
        (3, "prize", 5_000, 5_000),
    ]
    assert [one.open for one in owed_to(floor.tournament, THREE)] == [0]
    assert sum(one.gross for one in owed(floor.tournament)) == floor.tournament.pool


def test_targets_come_after_the_prizes_each_time_they_are_reached() -> None:
    floor = playing(5)
    flush = SpecialGiven(entry=FIVE, prize="royal flush", amount=Money(2_000))
    floor.given(flush, flush)
    out_in_turn(floor, 1, 2, 3)
    assert told(floor) == [(3, "prize", 5_000, 0), (5, "special", 4_000, 0)]


def test_those_in_a_deal_are_owed_their_shares_while_they_play() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3)
    floor.given(dealt(share(FOUR, 8_000), share(FIVE, 11_000), held=1_000))
    first, second, third = awards(floor.tournament)
    assert (first.entry, first.amount, first.place, first.shared_by) == (5, 11_000, 1, 2)
    assert (second.entry, second.amount, second.deal) == (4, 8_000, True)
    assert (third.entry, third.amount, third.deal) == (3, 5_000, False)


def test_the_winner_has_what_was_held_back_too() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3)
    floor.given(dealt(share(FOUR, 8_000), share(FIVE, 11_000), held=1_000))
    out_in_turn(floor, 5)
    assert told(floor) == [(4, "prize", 9_000, 0), (5, "prize", 11_000, 0), (3, "prize", 5_000, 0)]
    assert [award.place for award in awards(floor.tournament)] == [1, 2, 3]
    floor.do(FinishTournament())
    assert sum(award.amount for award in awards(floor.tournament)) == 25_000


def test_whoever_was_struck_gives_back_and_those_behind_are_owed_the_difference() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    floor.given(paid(FOUR, 7_500), paid(THREE, 5_000, 2))
    floor.given(PlayerReclassified(entry=FOUR, reason=NoteId("a note")))
    assert told(floor) == [
        (5, "prize", 12_500, 0),
        (3, "prize", 7_500, 5_000),
        (2, "prize", 5_000, 0),
        (4, "prize", 0, 7_500),
    ]
    (back,) = to_give_back(floor.tournament)
    assert (back.entry, back.open) == (FOUR, -7_500)


def test_a_posting_put_right_leaves_something_to_give_back() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3)
    floor.given(paid(THREE, 5_000))
    amounts = tuple(map(Money, (13_000, 8_000, 4_000)))
    floor.given(PrizesPosted(entries=5, pool=Money(25_000), amounts=amounts))
    assert [(one.entry, one.open) for one in to_give_back(floor.tournament)] == [(3, -1_000)]


@pytest.mark.parametrize(
    ("kept", "gross", "taxed"),
    [
        (Withholding(above=Money(5_000), share=2_000), 5_000, 0),
        (Withholding(above=Money(5_000), share=2_000), 7_504, 500),
        (Withholding(above=Money(5_000), share=2_000, of="whole"), 5_001, 1_000),
        (Withholding(share=10_000), 333, 333),
        ("off", 1_000_000, 0),
    ],
)
def test_what_is_withheld_is_rounded_down(kept: Withholding, gross: int, taxed: int) -> None:
    floor = opened(terms=Terms(withholding=kept))
    assert withheld(floor.tournament, Money(gross)) == taxed


def test_a_difference_is_taxed_as_if_all_had_been_paid_at_once() -> None:
    floor = playing(5, terms=Terms(withholding=Withholding(above=Money(6_000), share=2_000)))
    out_in_turn(floor, 1, 2, 3, 4)
    floor.given(paid(THREE, 5_000))
    floor.given(PlayerReclassified(entry=FOUR, reason=NoteId("a note")))
    (one,) = owed_to(floor.tournament, THREE)
    assert (one.gross, one.open, to_withhold(floor.tournament, one)) == (7_500, 2_500, 300)


def test_never_more_is_withheld_than_is_open() -> None:
    floor = playing(
        5, terms=Terms(withholding=Withholding(above=Money(6_000), share=9_000, of="whole"))
    )
    out_in_turn(floor, 1, 2, 3, 4)
    floor.given(replace(paid(FOUR, 7_000), withheld=Money(0)))
    (one,) = owed_to(floor.tournament, FOUR)
    assert to_withhold(floor.tournament, one) == one.open == 500


def test_nothing_is_withheld_from_a_refund_or_from_heads() -> None:
    floor = playing(5, terms=Terms(withholding=Withholding(share=2_000)))
    flush = SpecialGiven(entry=FIVE, prize="royal flush", amount=Money(2_000))
    (one,) = owed(floor.given(flush).tournament)
    assert to_withhold(floor.tournament, one) == 400
    for due in ("bounty", "refund"):
        assert to_withhold(floor.tournament, replace(one, due=due)) == 0
