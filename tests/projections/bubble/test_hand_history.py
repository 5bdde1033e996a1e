"""What was played hand for hand, read from the trail."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    StartHandForHand,
)
from tdconsole.domain.language.commands.floor import (
    EliminatePlayers,
    ReinstatePlayer,
    ReorderElimination,
)
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import EntryId, StepNo
from tdconsole.projections.bubble.hand_history import HandHistory, hand_history
from tdconsole.projections.engine.trail import TrailStep
from tests.domain.at_the_bubble import bubble, minutes, out, reporting
from tests.domain.eliminations.test_hand_for_hand_ties import told
from tests.domain.floor import busting


class Night:
    """A bubble whose steps are written down, a minute apart."""

    def __init__(self, left: int = 20, paid: int = 18) -> None:
        self.floor = bubble(left, paid)
        self.trail: list[TrailStep] = []
        self.began = self.floor.now

    def do(self, *commands: Command) -> None:
        for command in commands:
            self.floor.wait(minutes=1)
            self.trail.append(
                TrailStep(
                    no=StepNo(len(self.trail) + 1),
                    at=self.floor.now,
                    actor=None,
                    command=type(command).__name__,
                    undoes=None,
                    undone_by=None,
                    events=self.floor.do(command),
                )
            )

    def history(self) -> HandHistory:
        return hand_history(self.floor.tournament, self.trail)

    def out(self) -> list[list[int]]:
        (series,) = self.history().series
        return [[one.entry for one in hand.out] for hand in series.hands]


def test_a_hand_that_was_cut_short_has_who_went_out_in_it_after_the_end() -> None:
    night = Night()
    night.do(StartHandForHand(), reporting(1), EndHandForHand(), out(10), out(19), out(1))
    assert night.out() == [[10, 19]]
    assert {one.shared_by for one in night.history().series[0].hands[0].out} == {2}


def test_without_any_there_is_nothing_to_tell() -> None:
    night = Night()
    night.do(out(1))
    assert night.history().series == ()


def test_each_hand_has_its_time_its_tables_and_its_all_ins() -> None:
    night = Night()
    night.do(StartHandForHand(), reporting(3, task="held"), reporting(1, 2))
    night.do(reporting(3, task="released"), reporting(3), DealNextHand())
    (series,) = night.history().series
    first, second = series.hands
    assert (first.hand, first.tables, first.held) == (1, (1, 2, 3), (3,))
    began = night.began.utc
    assert (first.began.utc - began, first.over and first.over.utc - began) == (
        minutes(1),
        minutes(6),
    )
    assert [(one.table, one.task) for one in first.reports] == [
        (3, "held"),
        (1, "done"),
        (2, "done"),
        (3, "released"),
        (3, "done"),
    ]
    assert (second.hand, second.over, series.ended) == (2, None, None)


def test_who_went_out_has_the_place_and_the_money_of_now() -> None:
    night = Night(19)
    night.do(StartHandForHand(), busting(1, stacks=(5_000,)), out(10))
    (series,) = night.history().series
    (hand,) = series.hands
    assert [(one.entry, one.place, one.shared_by, one.amount, one.stack) for one in hand.out] == [
        (1, 18, 2, 450, 5_000),
        (10, 18, 2, 450, None),
    ]


def test_what_was_put_right_is_told_as_it_is() -> None:
    night = Night()
    night.do(StartHandForHand(), out(1), out(10), reporting(1, 2, 3), DealNextHand(), out(2))
    night.do(ReinstatePlayer(entry=EntryId(10)))
    assert night.out() == [[1], [2]]
    night.do(ReorderElimination(entry=EntryId(2), joined=EntryId(1)))
    assert night.out() == [[1, 2], []]
    night.do(EliminatePlayers(hand=(told(3),), joined=EntryId(1)))
    assert night.out() == [[1, 2, 3], []]
    night.do(EliminatePlayers(hand=(told(4),), before=EntryId(1)))
    assert night.out() == [[1, 2, 3], []]


def test_what_was_taken_back_is_not_told() -> None:
    night = Night()
    night.do(StartHandForHand(), out(1), out(10))
    last = night.trail[-1]
    night.trail[-1] = replace(last, undone_by=StepNo(9))
    assert night.out() == [[1]]


def test_from_one_announcement_to_its_end_is_a_series() -> None:
    night = Night()
    night.do(StartHandForHand(), ExtendHandForHand(until=9), EndHandForHand(), out(1))
    night.do(StartHandForHand(until=5))
    first, second = night.history().series
    assert (first.until, second.until) == (9, 5)
    assert first.ended is not None
    assert first.hands[0].over == first.ended
    assert second.ended is None
