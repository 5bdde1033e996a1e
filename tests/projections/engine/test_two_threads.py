"""The window and a paper's thread ask the same of different states, each between any two instructions of the other."""

from collections.abc import Callable
from copy import copy
from functools import partial
from types import ModuleType

import pytest

from tdconsole.domain import memo
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid
from tdconsole.domain.prizes import dues as owed
from tdconsole.domain.room import balancing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, Payment, PayoutNo
from tdconsole.projections.chips import counted_tables
from tdconsole.projections.chips.counted_tables import TableCount
from tdconsole.projections.prizes import board as prize_board
from tests.domain.floor import Floor, at, out_in_turn, playing, sits
from tests.interrupting import Spot, interrupted

Question = Callable[[Tournament], object]


def _counted(tournament: Tournament) -> tuple[TableCount, ...]:
    return counted_tables.counted_tables(tournament.play.seating, None, {})


def _sizes(tournament: Tournament) -> object:
    sizes = balancing.sizes_of(tournament)
    return sorted(sizes.every), sizes.tables, sizes.players, sizes.room


def _paid(entry: int, gross: int) -> PrizePaid:
    amount = Money(gross)
    return PrizePaid(
        payout=PayoutNo(entry),
        entry=EntryId(entry),
        due="prize",
        gross=amount,
        withheld=Money(0),
        payments=(Payment(amount=amount),),
    )


def _in_the_money() -> Floor:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    return floor


def _three_tables() -> Floor:
    return playing(5, 4, 3)


_MONEY = (_paid(3, 5_000),), (_paid(4, 7_500),), (_paid(3, 2_000), _paid(5, 12_500))
_SEATS = (sits(1, at(2, 9)),), (sits(6, at(1, 9)),), (sits(2, at(3, 8)), sits(9, at(1, 8)))


@pytest.mark.parametrize(
    ("question", "watched", "floor", "happened"),
    [
        pytest.param(owed.owed, (memo, owed), _in_the_money, _MONEY, id="owed"),
        pytest.param(
            prize_board.prize_rows, (memo, prize_board), _in_the_money, _MONEY, id="prizes"
        ),
        pytest.param(_counted, (memo, counted_tables), _three_tables, _SEATS, id="counted"),
        pytest.param(_sizes, (memo, balancing), _three_tables, _SEATS, id="sizes"),
    ],
)
def test_a_thread_beside_the_window_changes_no_answer(
    question: Question,
    watched: tuple[ModuleType, ...],
    floor: Callable[[], Floor],
    happened: tuple[tuple[Event, ...], ...],
) -> None:
    before = floor()

    def after(*events: Event) -> Tournament:
        """A new object each time: nothing is remembered of it."""
        return copy(before).given(*events).tournament

    in_window, on_paper, later = happened
    true = {events: question(after(*events)) for events in happened}
    met, points = set[Spot](), 0
    while True:
        question(after())
        by_window = partial(question, after(*in_window))
        by_paper = partial(question, after(*on_paper))
        answers = interrupted(by_window, by_paper, watched, met)
        if answers is None:
            break
        points += 1
        afterwards = question(after(*later))
        assert (*answers, afterwards) == (true[in_window], true[on_paper], true[later])
    assert points > 100
