"""Every penalty as the board of who is away shows it: how it stands, and in what order."""

from tdconsole.domain.language.commands.bubble import DealNextHand, StartHandForHand
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
)
from tdconsole.domain.language.commands.penalties import GivePenalty, ReportReturn
from tdconsole.domain.values import Chips, EntryId, TableNo
from tdconsole.projections.discipline.penalties import PenaltyRow, penalty_list
from tdconsole.projections.people.names import Known
from tests.domain.at_the_bubble import all_done
from tests.domain.discipline.test_penalties import FIRST, SECOND, hands, lifting, rounds, served
from tests.domain.floor import Floor, at, busting, person, playing

ROSSI = {person(1): Known(name="Maria Rossi")}


def rows(floor: Floor) -> tuple[PenaltyRow, ...]:
    return penalty_list(floor.tournament, ROSSI, floor.now)


def stands(floor: Floor) -> list[str]:
    return [row.stands for row in rows(floor)]


def test_a_row_says_who_where_how_long_and_who_counts() -> None:
    floor = playing(4, 4)
    given = floor.now
    floor.do(rounds(1))
    floor.wait(minutes=5).do(served(1))
    (row,) = rows(floor)
    assert (row.name, row.seat, row.given) == ("Maria Rossi", at(1, 1), given)
    assert (row.rounds, row.hands, row.served, row.left) == (1, 4, 1, 3)
    assert (row.stands, row.counted, row.is_open) == ("away", "floor", True)


def test_from_the_first_hand_to_the_return() -> None:
    floor = playing(4, 4)
    floor.do(hands(2), StartHandForHand(until=3))
    assert [row.counted for row in rows(floor)] == ["hand_for_hand"]
    floor.do(hands(1, entry=2))
    assert stands(floor) == ["away", "begins"]
    floor.do(all_done(floor), DealNextHand())
    assert stands(floor) == ["away", "away"]
    floor.do(all_done(floor), DealNextHand())
    assert stands(floor) == ["served", "served"]
    assert [row.counted for row in rows(floor)] == [None, None]
    floor.do(ReportReturn(penalty=FIRST))
    assert stands(floor) == ["back", "served"]
    assert [row.is_open for row in rows(floor)] == [False, True]


def test_one_after_the_other_lifted_and_out() -> None:
    floor = playing(4, 4)
    floor.do(hands(2), hands(3))
    assert stands(floor) == ["away", "later"]
    floor.do(lifting(SECOND))
    assert stands(floor) == ["away", "lifted"]
    floor.do(busting(1))
    assert stands(floor) == ["out", "lifted"]
    assert not any(row.is_open for row in rows(floor))


def test_one_without_hands_is_given_and_done() -> None:
    floor = playing(4, 4)
    floor.do(GivePenalty(entry=EntryId(1), step="warning"))
    floor.do(GivePenalty(entry=EntryId(1), step="chips", chips=Chips(500)))
    assert [(row.stands, row.chips, row.left) for row in rows(floor)] == [
        ("given", 0, 0),
        ("given", 500, 0),
    ]


def test_table_by_table_and_overnight_last() -> None:
    floor = playing(4, 4)
    floor.do(hands(5, entry=6), hands(5, entry=2), hands(5))
    assert [row.entry for row in rows(floor)] == [1, 2, 6]
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=(TableNo(1), TableNo(2))))
    bags = tuple(Bagging(entry=EntryId(n), chips=20_000) for n in range(1, 9))
    floor.do(BagStacks(bags=bags), EndDay())
    assert stands(floor) == ["overnight"] * 3
    assert [row.seat for row in rows(floor)] == [None] * 3
