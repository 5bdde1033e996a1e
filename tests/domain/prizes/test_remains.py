"""What of the prizes nobody can win any more, and what remains when a tournament is called off."""

from tdconsole.domain.language.commands.money import (
    CancelTournament,
    Counted,
    DisqualifyPlayer,
    ReclassifyPlayer,
)
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.cancelling import Called, called_off
from tdconsole.domain.prizes.unclaimed import UnclaimedPrizes, remains, unwon
from tdconsole.domain.values import Chips, EntryId, Money
from tdconsole.projections.payouts.owed import owed_list
from tdconsole.projections.prizes.board import prize_board
from tests.domain.floor import Floor, out_in_turn, playing
from tests.domain.prizes.test_deals_and_strikes import FIVE, deal_of, six, won


def struck(floor: Floor, entry: int) -> None:
    floor.do(DisqualifyPlayer(entry=EntryId(entry), stack=Chips(1), reason="collusion"))


def test_all_can_be_won_while_nobody_is_struck() -> None:
    floor = six()
    assert unwon(floor.tournament) == UnclaimedPrizes()
    floor.do(deal_of(floor, 1, 2, 3, held=900))
    assert unwon(floor.tournament) == UnclaimedPrizes()


def test_a_share_of_a_deal_is_nobodys_when_its_player_is_struck() -> None:
    floor = six()
    floor.do(deal_of(floor, 1, 2, 3))
    share = won(floor, 1)[0]
    struck(floor, 1)
    assert unwon(floor.tournament) == UnclaimedPrizes(amount=Money(share), shares=1)
    told = prize_board(floor.tournament, {}, floor.now)
    assert told.unwon == owed_list(floor.tournament, {}, floor.now).unwon != UnclaimedPrizes()
    assert sum(row.amount for row in told.rows) + share == sum(prize_list(floor.tournament))


def test_a_place_that_nobody_is_left_for_is_nobodys() -> None:
    floor = playing(5, payouts=(FIVE,))
    amounts = prize_list(floor.tournament)
    struck(floor, 1)
    assert unwon(floor.tournament) == UnclaimedPrizes(amount=amounts[4])
    out_in_turn(floor, 2, 3, 4)
    floor.do(FinishTournament())
    floor.do(ReclassifyPlayer(entry=EntryId(5), reason="two accounts"))
    assert unwon(floor.tournament) == UnclaimedPrizes(amount=Money(amounts[3] + amounts[4]))


def test_what_remains_is_told_before_as_it_is_afterwards() -> None:
    """With a prize won before it was called off."""
    floor = six()
    stacks = tuple(Counted(entry=EntryId(one), chips=Chips(5_001)) for one in (1, 2, 3))
    off = called_off(floor.tournament, stacks)
    assert isinstance(off, Called)
    refunded = Money(sum(one.amount for one in off.refunds))
    before = remains(floor.tournament, refunded)
    floor.do(CancelTournament(stacks=stacks, reason="no light"))
    assert owed_list(floor.tournament, {}, floor.now).remains == before
    assert before == floor.tournament.takings.total - refunded - sum(won(floor, 4, 5, 6))
    assert unwon(floor.tournament) == UnclaimedPrizes()
