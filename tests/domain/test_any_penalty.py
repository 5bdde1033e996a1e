"""Hands to be missed over any moves, boards, nights and undone steps, beside a slow queue of them."""

from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdconsole.domain.bagging import unbagged
from tdconsole.domain.commands import (
    Bagging,
    BagStacks,
    BreakTable,
    CallLastHands,
    Command,
    CountServed,
    DealNextHand,
    DrawSeats,
    EndDay,
    EndHandForHand,
    GivePenalty,
    LiftPenalty,
    MovePlayer,
    OpenTables,
    PlayLastHands,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.day_hands import to_play
from tdconsole.domain.decider import fold
from tdconsole.domain.events import Event, HandsServed, PenaltyGiven, PenaltyLifted
from tdconsole.domain.penalties import to_miss
from tdconsole.domain.rejections import Refusal
from tdconsole.domain.values import EntryId, PenaltyNo, SeatNo, TableNo
from tests.domain.bubble import all_done
from tests.domain.floor import at, playing

PLAYERS: Final = 12
OF_PENALTIES: Final = (PenaltyGiven, HandsServed, PenaltyLifted)

entries = st.integers(1, PLAYERS).map(EntryId)
offenders = st.sampled_from((1, 2, 6)).map(EntryId)
tables = st.integers(1, 4).map(TableNo)

Told = tuple[str, int, int, int, bool]
"""What, of which penalty, of whom, how many, and whether it was in a hand that is counted."""


class Away(RuleBasedStateMachine):
    """Three tables, and one more to break into."""

    @initialize()
    def begin(self) -> None:
        self.floor = playing(5, 4, 3)
        self.floor.do(OpenTables(number=1))
        self.begun = self.floor.state
        self.events: list[Event] = []
        self.told: list[Told] = []

    @property
    def where(self) -> dict[int, int]:
        return {int(one): int(seat.table) for one, seat in self.tournament.play.seating.of.items()}

    @property
    def tournament(self) -> Any:
        return self.floor.tournament

    def ask(self, command: Command) -> bool:
        decided = self.floor.when(command)
        if isinstance(decided, Refusal):
            return False
        self.floor.given(*decided)
        self.events += decided
        return True

    def in_a_counted_hand(self, table: int) -> bool:
        play = self.tournament.play
        if play.board is not None:
            return table in play.board.tables
        return to_play(self.tournament).get(TableNo(table), 0) > 0

    def hand_over(self, *dealt: int) -> None:
        for entry, table in self.where.items():
            if table in dealt:
                self.told.append(("hand", 0, entry, 1, False))

    # What is asked

    @rule(entry=offenders, hands=st.integers(0, 5), rounds=st.integers(0, 2))
    def give(self, entry: EntryId, hands: int, rounds: int) -> None:
        table = self.where.get(entry)
        together = sum(other == table for other in self.where.values())
        penalty = self.floor.issued.penalty + 1
        if self.ask(GivePenalty(entry=entry, hands=hands, rounds=rounds)):
            assert table is not None
            assert bool(hands) != bool(rounds)
            meanwhile = self.in_a_counted_hand(table)
            self.told.append(("give", penalty, entry, hands + rounds * together, meanwhile))
        else:
            assert table is None or bool(hands) == bool(rounds)

    @rule(penalty=st.integers(1, 4).map(PenaltyNo), hands=st.integers(1, 4))
    def count(self, penalty: PenaltyNo, hands: int) -> None:
        owed = self.slowly()[1].get(penalty, 0)
        assert self.ask(CountServed(penalty=penalty, hands=hands)) == (hands <= owed)
        if hands <= owed:
            self.told.append(("served", penalty, 0, hands, False))

    @rule(penalty=st.integers(1, 4).map(PenaltyNo))
    def lift(self, penalty: PenaltyNo) -> None:
        owed = self.slowly()[1].get(penalty, 0)
        assert self.ask(LiftPenalty(penalty=penalty, reason="no")) == (owed > 0)
        if owed:
            self.told.append(("lifted", penalty, 0, 0, False))

    @rule(entry=offenders | entries, table=tables, seat=st.integers(1, 9).map(SeatNo))
    def move(self, entry: EntryId, table: TableNo, seat: SeatNo) -> None:
        self.ask(MovePlayer(entry=entry, seat=at(table, seat)))

    @rule(table=tables)
    def break_a_table(self, table: TableNo) -> None:
        self.ask(BreakTable(table=table))

    @rule()
    def announce(self) -> None:
        self.ask(StartHandForHand(until=1))

    @precondition(lambda self: self.tournament.play.board is not None)
    @rule()
    def deal_the_next(self) -> None:
        dealt = self.tournament.play.board.tables
        if any(self.tournament.play.board.task(table) != "done" for table in dealt):
            self.ask(all_done(self.floor))
        if self.floor_deals():
            self.hand_over(*dealt)
        self.ask(DealNextHand())

    def floor_deals(self) -> bool:
        return not isinstance(self.floor.when(DealNextHand()), Refusal)

    @precondition(lambda self: self.tournament.play.board is not None)
    @rule(table=tables)
    def report(self, table: TableNo) -> None:
        self.ask(ReportTables(tables=(table,), task="done"))

    @precondition(lambda self: self.tournament.play.board is not None)
    @rule()
    def end(self) -> None:
        """Whoever sits at a table that is done has missed that hand."""
        board, sitting = self.tournament.play.board, set(self.where.values())
        dealing = [table for table in board.tables if board.task(table) != "done"]
        over = [table for table in board.tables if board.task(table) == "done"]
        if not any(table in sitting for table in dealing):
            over = list(board.tables)
        if self.ask(EndHandForHand()):
            self.hand_over(*over)

    @precondition(lambda self: self.tournament.play.board is None)
    @rule(hands=st.integers(1, 3))
    def call_the_last_hands(self, hands: int) -> None:
        self.ask(CallLastHands(hands=hands))

    @precondition(lambda self: self.tournament.play.last_hands is not None)
    @rule(table=tables, hands=st.integers(1, 2))
    def play_last_hands(self, table: TableNo, hands: int) -> None:
        if self.ask(PlayLastHands(tables=(table,), hands=hands)):
            for _ in range(hands):
                self.hand_over(table)

    @precondition(lambda self: self.tournament.play.last_hands is not None)
    @rule()
    def a_night(self) -> None:
        for table, hands in tuple(to_play(self.tournament).items()):
            self.play_last_hands(table, hands)
        home = unbagged(self.tournament)
        self.ask(BagStacks(bags=tuple(Bagging(entry=entry, chips=20_000) for entry in home)))
        self.ask(EndDay())
        self.ask(DrawSeats())

    @precondition(lambda self: self.told)
    @rule(dice=st.integers(0, 99))
    def undo_a_step_of_a_penalty(self, dice: int) -> None:
        """The last thing that was done to one of them; the rest stays."""
        steps = [event for event in self.events if isinstance(event, OF_PENALTIES)]
        if not steps:
            return
        number = steps[dice % len(steps)].penalty
        last = next(event for event in reversed(steps) if event.penalty == number)
        self.events.remove(last)
        self.floor.state = fold(self.begun, tuple(self.events))
        what = {PenaltyGiven: "give", HandsServed: "served", PenaltyLifted: "lifted"}[type(last)]
        at_ = max(n for n, told in enumerate(self.told) if told[:2] == (what, number))
        del self.told[at_]

    # What comes of it

    @invariant()
    def everybody_has_to_miss_what_a_slow_queue_says(self) -> None:
        queues, _ = self.slowly()
        for entry in map(EntryId, range(1, PLAYERS + 1)):
            assert to_miss(self.tournament, entry) == len(queues.get(entry, []))

    def slowly(self) -> tuple[dict[int, list[int]], dict[int, int]]:
        """Of each player a queue of single hands, each under the number of its penalty."""
        queues: dict[int, list[int]] = {}
        fresh: set[int] = set()
        for what, penalty, entry, number, meanwhile in self.told:
            if what == "give":
                queues[entry] = sorted([*queues.get(entry, []), *[penalty] * number])
                fresh |= {penalty} if meanwhile else set()
            elif what == "hand":
                queue = queues.get(entry, [])
                due = next((one for one in queue if one not in fresh), None)
                fresh -= set(queue)
                if due is not None:
                    queue.remove(due)
            else:
                fresh -= {penalty} if what == "served" else set()
                for queue in queues.values():
                    gone = number if what == "served" else len(queue)
                    for _ in range(min(gone, queue.count(penalty))):
                        queue.remove(penalty)
        left = {one: queue.count(one) for queue in queues.values() for one in queue}
        return queues, left


TestAnyPenalty = Away.TestCase
TestAnyPenalty.settings = settings(
    derandomize=True, deadline=None, max_examples=60, stateful_step_count=40
)
