"""Three tables of two play to their winners, and these for the rest: who ranks where, and is paid."""

from typing import Final

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.values import PayoutBand
from tdconsole.projections.advice import RedrawDue, TablesNotLevel
from tests.domain.floor import Floor, busting, playing
from tests.projections.advising import kinds

FOUR_PAID: Final = (PayoutBand(entries=1, shares=(5_000, 2_500, 1_500, 1_000)),)


def first_round() -> Floor:
    """The table of entries 1 and 2 is the slowest."""
    floor = playing(2, 2, 2, terms=Terms(shoot_out=True), payouts=FOUR_PAID)
    floor.do(busting(4), busting(5), busting(1))
    return floor


def test_within_a_round_whoever_goes_out_later_ranks_higher_at_whatever_table() -> None:
    assert [(one.entry, one.place) for one in finishes(first_round().tournament)] == [
        (1, 4),
        (5, 5),
        (4, 6),
    ]


def test_a_table_that_is_over_waits_for_the_others() -> None:
    floor = playing(2, 2, 2, terms=Terms(shoot_out=True))
    floor.do(busting(4))
    assert kinds(floor) == []
    floor.do(busting(5), busting(1))
    assert kinds(floor) == [RedrawDue]
    assert TablesNotLevel not in kinds(floor)


def test_whoever_reaches_the_next_round_ranks_before_all_of_this_one() -> None:
    floor = first_round()
    floor.do(RedrawSeats())
    assert len({seat.table for seat in floor.tournament.play.seating.of.values()}) == 1
    floor.do(busting(2), busting(3), FinishTournament())
    assert [award.entry for award in awards(floor.tournament)] == [6, 3, 2, 1]
    assert [award.amount for award in awards(floor.tournament)] == [15_000, 7_500, 4_500, 3_000]
