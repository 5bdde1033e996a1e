"""Hand for hand in whatever order it is told, beside a slow reckoning of the whole bubble."""

from typing import Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand, StartHandForHand
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.rules.book import STANDARD, RuleChanges, rules
from tdconsole.domain.rules.values import Ties
from tdconsole.domain.values import TableTask
from tdconsole.projections.bubble.hand_board import hand_board
from tests.domain.at_the_bubble import bubble, left_on_clock, minutes, out, reporting

LEFT: Final = 36
PAID: Final = 33
MINUTES: Final = 2
Out = tuple[int, int, int]
"""Entry, table and stack."""

tables = st.integers(1, 4)
TIES: Final[tuple[Ties, ...]] = ("share_all", "share_across_tables", "stack_decides")


class Bubble(RuleBasedStateMachine):
    """Four tables of nine; the prizes of all places but the first are alike."""

    @initialize(announced=st.sampled_from(TIES), later=st.sampled_from(TIES))
    def begin(self, announced: Ties, later: Ties) -> None:
        changes = RuleChanges(ties_announced=announced, ties_later=later)
        self.ties = announced, later
        self.floor = bubble(LEFT, PAID, rulebook=rules(STANDARD, changes).book)
        self.hands: list[list[Out]] = []
        self.announced: set[int] = set()
        self.tasks: dict[int, TableTask] | None = None
        self.hand: list[Out] = []
        self.cut: set[int] = set()
        self.number = 0
        self.off = 0
        self.there = {n: (n - 1) // 9 + 1 for n in range(1, LEFT + 1)}

    def at(self, table: int) -> list[int]:
        return sorted(entry for entry, where in self.there.items() if where == table)

    @property
    def waits(self) -> dict[int, TableTask]:
        return {table: task for table, task in (self.tasks or {}).items() if task != "done"}

    # What is asked

    @precondition(lambda self: self.tasks is None)
    @rule()
    def announce(self) -> None:
        self.floor.do(StartHandForHand(until=1))
        self.cut = set()
        self.next_hand()
        self.number = 1

    def next_hand(self) -> None:
        self.tasks = {table: "dealing" for table in range(1, 5) if len(self.at(table)) > 1}
        self.hand = []
        self.number += 1

    @precondition(lambda self: self.tasks is not None)
    @rule(table=tables, task=st.sampled_from(("dealing", "done", "held", "released")))
    def report(self, table: int, task: TableTask) -> None:
        taken = not isinstance(self.floor.when(reporting(table, task=task)), Refusal)
        assert taken == self.may_report(table, task)
        if taken and self.tasks is not None:
            self.floor.do(reporting(table, task=task))
            self.tasks[table] = task

    def may_report(self, table: int, task: TableTask) -> bool:
        if self.tasks is None or self.tasks.get(table, task) == task:
            return False
        was = self.tasks[table]
        if task == "done":
            return was != "held"
        if task == "released":
            others = {other: theirs for other, theirs in self.waits.items() if other != table}
            return was == "held" and all(theirs == "held" for theirs in others.values())
        return True

    @precondition(lambda self: len(self.there) > 4)
    @rule(table=tables, pick=st.integers(0, 8), stack=st.sampled_from((3_000, 4_000, 5_000)))
    def bust(self, table: int, pick: int, stack: int) -> None:
        there = self.at(table)
        if len(there) < 2:
            return
        entry = there[pick % len(there)]
        self.floor.do(out(entry, stack))
        told = entry, self.there.pop(entry), stack
        if self.tasks is None and table not in self.cut:
            self.hands.append([told])
            return
        self.cut.discard(table)
        if not self.hand:
            self.hands.append(self.hand)
        if self.number == 1:
            self.announced.add(entry)
        self.hand.append(told)

    @precondition(lambda self: self.tasks is not None)
    @rule()
    def finish_the_hand(self) -> None:
        """The all-ins that are held are played last, one by one."""
        for table, task in sorted(self.waits.items(), key=lambda one: one[1] == "held"):
            if task == "held":
                self.report(table, "released")
            self.report(table, "done")

    @precondition(lambda self: self.tasks is not None)
    @rule()
    def deal_the_next(self) -> None:
        deals = any(len(self.at(table)) > 1 for table in range(1, 5))
        taken = not isinstance(self.floor.when(DealNextHand()), Refusal)
        assert taken == (not self.waits and deals)
        if taken:
            self.floor.do(DealNextHand())
            self.off += MINUTES
            self.next_hand()

    @precondition(lambda self: self.tasks is not None)
    @rule()
    def end(self) -> None:
        taken = not isinstance(self.floor.when(EndHandForHand()), Refusal)
        assert taken == all(task == "dealing" for task in self.waits.values())
        if taken:
            self.floor.do(EndHandForHand())
            self.off += 0 if self.waits else MINUTES
            self.cut = set(self.waits)
            self.tasks = None

    # What comes of it

    @invariant()
    def the_board_is_as_it_was_told(self) -> None:
        view = hand_board(self.floor.tournament, self.floor.now)
        assert (view is None) == (self.tasks is None)
        if view is not None and self.tasks is not None:
            assert {row.table: row.task for row in view.tables} == self.tasks
            assert [one.entry for one in view.out] == [entry for entry, *_ in self.hand]
            assert view.hand == self.number
            held = {row.table for row in view.tables if row.may_release}
            ready = all(task == "held" for task in self.waits.values())
            assert held == (set(self.waits) if ready else set())
            if view.step == "next":
                assert not isinstance(self.floor.when(DealNextHand()), Refusal)

    @invariant()
    def the_clock_lost_two_minutes_a_hand(self) -> None:
        assert left_on_clock(self.floor) == minutes(20 - self.off) or self.off > 19

    @invariant()
    def places_and_money_are_those_of_a_slow_reckoning(self) -> None:
        places, money = self.slowly()
        state = self.floor.tournament
        assert {one.entry: one.place for one in finishes(state) if one.entry in places} == places
        assert {one.entry: one.amount for one in awards(state) if one.amount} == money

    def slowly(self) -> tuple[dict[int, int], dict[int, int]]:
        prizes = [int(prize) for prize in prize_list(self.floor.tournament)]
        places: dict[int, int] = {}
        money: dict[int, int] = {}
        place = len(self.there) + 1
        for hand in reversed(self.hands):
            for tied in self.groups(hand):
                total = sum(prizes[place - 1 : place - 1 + len(tied)])
                turns = sorted(tied, key=lambda one: (-one[2], (one[0] - 1) % 9, one[1]))
                for number, (entry, _, _) in enumerate(turns):
                    places[entry] = place
                    share = total // len(tied) + (number < total % len(tied))
                    if share:
                        money[entry] = share
                place += len(tied)
        return places, money

    def groups(self, hand: list[Out]) -> list[list[Out]]:
        """The best first."""
        announced = all(entry in self.announced for entry, *_ in hand)
        rule_ = self.ties[0] if announced else self.ties[1]
        one_table = len({table for _, table, _ in hand}) == 1
        if rule_ == "share_all" or (rule_ == "share_across_tables" and not one_table):
            return [hand]
        stacks = sorted({stack for *_, stack in hand}, reverse=True)
        return [[one for one in hand if one[2] == stack] for stack in stacks]


TestAnyBubble = Bubble.TestCase
TestAnyBubble.settings = settings(
    derandomize=True, deadline=None, max_examples=60, stateful_step_count=40
)
