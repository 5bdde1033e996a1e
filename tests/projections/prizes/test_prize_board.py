from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    Counted,
    PayOut,
    PlanPrizes,
    PostPrizes,
    ReclassifyPlayer,
)
from tdconsole.domain.language.commands.rulings import DecideRuling, MakeRuling
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.prize_plan import PrizePlan
from tdconsole.domain.values import Chips, DealShare, EntryId, Money, Place, RulingNo, Withheld
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.prizes.words import state_words
from tdconsole.projections.prizes.board import folded, prize_board, prize_rows
from tests.domain.floor import Floor, busting, out_in_turn, playing
from tests.projections.persons import PEOPLE

TYPED = PrizePlan(typed=(Money(15_000), Money(5_000), Money(5_000)))


def rows(floor: Floor) -> list[tuple[int | None, int | None, int, int | None]]:
    return [
        (row.first, row.last, row.amount, row.entry)
        for row in prize_rows(floor.tournament, floor.now)
    ]


def test_alike_places_are_one_row_until_somebody_stands_on_them() -> None:
    floor = playing(5)
    floor.do(PlanPrizes(plan=TYPED))
    assert rows(floor) == [(1, 1, 15_000, None), (2, 3, 5_000, None)]
    out_in_turn(floor, 1, 2, 3)
    assert rows(floor) == [(1, 1, 15_000, None), (2, 2, 5_000, None), (3, 3, 5_000, 3)]


def test_a_prize_that_is_held_back_is_not_to_be_paid_until_the_ruling_is_decided() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    before = prize_rows(floor.tournament, floor.now)
    floor.do(MakeRuling(happened="chips hidden", withheld=Withheld(prize=EntryId(4))))
    held = prize_rows(floor.tournament, floor.now)
    assert [row.ruling for row in held] == [None, 1, None]
    assert [state_words(catalogue("en"), row, "EUR") for row in held][1] == "held back by ruling 1"
    assert held[0] is before[0]
    floor.do(DecideRuling(ruling=RulingNo(1), decided="they lay in sight"))
    assert [row.ruling for row in prize_rows(floor.tournament, floor.now)] == [None] * 3


def test_two_who_share_stand_one_below_the_other() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2)
    floor.do(busting(3, 4, unknown=True))
    shared = prize_rows(floor.tournament, floor.now)[1:]
    assert [(row.first, row.shared_by) for row in shared] == [(2, 2), (2, 2)]
    assert [row.at for row in shared] == [1, 2]


def test_while_another_table_may_report_the_same_hand_it_is_provisional() -> None:
    floor = playing(5, 5)
    floor.do(PlanPrizes(plan=PrizePlan(typed=(Money(41_000), *[Money(1_000)] * 9))))
    floor.do(busting(1))
    assert prize_rows(floor.tournament, floor.now)[-1].provisional
    assert not prize_rows(floor.tournament)[-1].provisional
    floor.wait(minutes=10)
    assert not prize_rows(floor.tournament, floor.now)[-1].provisional


def test_a_payment_is_there_with_its_slip() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3)
    before = prize_rows(floor.tournament, floor.now)
    assert prize_rows(floor.tournament, floor.now) is before
    floor.do(PayOut(entry=EntryId(3)))
    last = prize_rows(floor.tournament, floor.now)[-1]
    assert (last.paid, last.open, last.slips) == (5_000, 0, (1,))
    assert before[0].open == 0  # nobody has won it


def test_what_was_paid_to_somebody_struck_is_still_in_the_list() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    floor.do(PayOut(entry=EntryId(4)), FinishTournament())
    floor.do(ReclassifyPlayer(entry=EntryId(4), reason="two accounts"))
    last = prize_rows(floor.tournament, floor.now)[-1]
    assert (last.first, last.entry, last.open) == (None, 4, -7_500)


def test_in_a_deal_all_have_their_share_and_the_winner_something_to_play_for() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3)
    chips = floor.tournament.chips
    shares = tuple(
        DealShare(entry=EntryId(entry), chips=Chips(chips // 2), amount=Money(9_000))
        for entry in (4, 5)
    )
    floor.do(AgreeDeal(method="typed", shares=shares, held=Money(2_000)))
    first, *others = prize_rows(floor.tournament, floor.now)
    assert (first.amount, first.held, first.entry) == (2_000, True, None)
    assert [(row.entry, row.amount, row.deal) for row in others] == [
        (4, 9_000, True),
        (5, 9_000, True),
        (3, 5_000, False),
    ]
    floor.do(busting(4))
    assert sum(row.amount for row in prize_rows(floor.tournament, floor.now)) == 25_000


def test_after_a_cancellation_there_are_refunds_and_no_prizes() -> None:
    floor = playing(5)
    out_in_turn(floor, 1)
    stacks = tuple(Counted(entry=EntryId(entry), chips=Chips(25_000)) for entry in range(2, 6))
    floor.do(CancelTournament(stacks=stacks, reason="no light"))
    found = prize_rows(floor.tournament, floor.now)
    assert {row.due for row in found} == {"refund"}
    assert len(found) == 4


def test_the_board_names_who_is_known_and_says_what_is_posted() -> None:
    floor = playing(6)
    floor.do(PostPrizes())
    floor.do(busting(6), busting(5), busting(4), busting(1))
    board = prize_board(floor.tournament, PEOPLE, floor.now)
    assert (board.rows[-1].name, board.rows[-1].country) == ("Ada Łęcka", "PL")
    assert board.posted is not None
    assert board.posted.amounts == board.amounts
    assert sum(row.share for row in board.rows) == 10_000


def test_alike_amounts_are_folded() -> None:
    amounts = tuple(Money(one) for one in (9, 5, 5, 5, 2))
    assert folded(amounts) == (
        (Place(1), Place(1), 9),
        (Place(2), Place(4), 5),
        (Place(5), Place(5), 2),
    )
    assert folded(()) == ()
