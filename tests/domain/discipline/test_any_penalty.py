"""Hands to be missed over any moves, re-entries, boards, nights, misdeals, returns and undone steps, beside a slow queue."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdconsole.domain.day.bagging import unbagged
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import BreakTable, MovePlayer
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.commands.seating import OpenTables
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.values import Chips, EntryId, PenaltyNo, PenaltyStep, SeatNo, TableNo
from tests.domain.at_the_bubble import all_done
from tests.domain.floor import at, busting, person, playing, registering

PLAYERS: Final = 12
OF_PENALTIES: Final = (PenaltyGiven, HandsServed, PenaltyLifted, PlayerReturned)

entries = st.integers(1, PLAYERS).map(EntryId)
offenders = st.sampled_from((1, 2, 6)).map(EntryId)
tables = st.integers(1, 4).map(TableNo)


class Told(NamedTuple):
    """What, of which penalty, of whom, how many, whether in a hand that is counted, and where."""

    what: str
    penalty: int
    entry: int
    number: int = 0
    meanwhile: bool = False
    table: int | None = None


class Slow:
    """A queue of single hands for each player, each under the number of its penalty."""

    def __init__(self, told: Iterable[Told]) -> None:
        self.queues: dict[int, list[int]] = {}
        self.owner: dict[int, int] = {}
        self.served: dict[int, int] = {}
        self.lifted: set[int] = set()
        self.back: set[int] = set()
        self.last: dict[int, tuple[int | None, int]] = {}
        """The table where a player's hand was last counted, and for which penalty."""
        fresh: set[int] = set()
        for one in told:
            queue = self.queues.setdefault(self.owner.get(one.penalty, one.entry), [])
            if one.what == "give":
                self.owner[one.penalty] = one.entry
                queue += [one.penalty] * one.number
                queue.sort()
                fresh |= {one.penalty} if one.meanwhile else set()
            elif one.what == "hand":
                due = next((number for number in queue if number not in fresh), None)
                fresh -= set(queue)
                if due is not None:
                    self._count(due, 1, one.table)
            elif one.what == "served":
                fresh -= {one.penalty}
                self._count(one.penalty, one.number, one.table)
            elif one.what == "lifted":
                self.lifted.add(one.penalty)
                self.queues[self.owner[one.penalty]] = [n for n in queue if n != one.penalty]
            elif one.what == "enters again":
                self._pass_on(one.entry, one.number)
                fresh -= set(queue)
            elif one.what == "uncounted":
                fresh.clear()
            else:
                self.back.add(one.penalty)
                self.last.pop(self.owner[one.penalty], None)

    def _count(self, penalty: int, hands: int, table: int | None) -> None:
        owner = self.owner[penalty]
        queue = self.queues[owner]
        self.served[penalty] = self.served.get(penalty, 0) + hands
        for _ in range(hands):
            queue.remove(penalty)
        queue += [penalty] * -hands
        queue.sort()
        self.last[owner] = (None if hands < 0 else table, penalty)

    def _pass_on(self, before: int, entry: int) -> None:
        """What was missed to the end stays with the entry that is out."""
        self.queues[entry] = self.queues.pop(before)
        self.queues[before] = []
        self.owner |= dict.fromkeys(self.queues[entry], entry)

    def left(self, penalty: int) -> int:
        return self.queues.get(self.owner.get(penalty, 0), []).count(penalty)

    def open(self, penalty: int) -> bool:
        known = penalty in self.owner
        return known and penalty not in self.lifted and penalty not in self.back


class Away(RuleBasedStateMachine):
    """Three tables, and one more to break into."""

    @initialize()
    def begin(self) -> None:
        self.floor = playing(5, 4, 3, terms=Terms(reentries=Reentries()))
        self.floor.do(OpenTables(number=1))
        self.begun = self.floor.state
        self.events: list[Event] = []
        self.told: list[Told] = []
        self.missing: set[int] = set()
        """Penalties of hands to be missed, not of words or chips."""

    @property
    def where(self) -> dict[int, int]:
        return {int(one): int(seat.table) for one, seat in self.tournament.play.seating.of.items()}

    def goes_on(self, entry: int) -> EntryId:
        """With which entry the one who began with this one plays now, or was out last."""
        by_person = self.tournament.entries.by_person
        return EntryId(by_person[person(entry)])

    def is_out(self, entry: int) -> bool:
        return entry in self.tournament.exits.by_entry

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
                self.told.append(Told("hand", 0, entry, 1, table=table))

    # What is asked

    @rule(entry=offenders, hands=st.integers(0, 5), rounds=st.integers(0, 2))
    def give(self, entry: EntryId, hands: int, rounds: int) -> None:
        entry = self.goes_on(entry)
        table = self.where.get(entry)
        together = sum(other == table for other in self.where.values())
        penalty = self.floor.issued.penalty + 1
        if self.ask(GivePenalty(entry=entry, hands=hands, rounds=rounds)):
            assert table is not None
            assert bool(hands) != bool(rounds)
            meanwhile = self.in_a_counted_hand(table)
            self.told.append(Told("give", penalty, entry, hands + rounds * together, meanwhile))
            self.missing.add(penalty)
        else:
            assert table is None or bool(hands) == bool(rounds)

    @rule(entry=offenders, hands=st.integers(1, 2), more=st.integers(1, 2))
    def give_twice(self, entry: EntryId, hands: int, more: int) -> None:
        self.give(entry, hands, 0)
        self.give(entry, more, 0)

    @rule(
        entry=offenders,
        step=st.sampled_from(("warning", "hand_annulled", "chips")),
        chips=st.integers(1, 50),
    )
    def warn(self, entry: EntryId, step: PenaltyStep, chips: int) -> None:
        """With which nothing is missed."""
        entry = self.goes_on(entry)
        penalty = self.floor.issued.penalty + 1
        taken = Chips(chips if step == "chips" else 0)
        if self.ask(GivePenalty(entry=entry, step=step, chips=taken)):
            self.told.append(Told("give", penalty, entry))

    @rule(penalty=st.integers(1, 4).map(PenaltyNo), hands=st.integers(-3, 4))
    def count(self, penalty: PenaltyNo, hands: int) -> None:
        slow = self.slowly()
        least = -slow.served.get(penalty, 0)
        open_ = slow.open(penalty) and penalty in self.missing
        owner = slow.owner.get(penalty, 0)
        may = open_ and hands != 0 and least <= hands <= slow.left(penalty)
        may = may and not self.is_out(owner)
        assert self.ask(CountServed(penalty=penalty, hands=hands)) == may
        if may:
            self.told.append(Told("served", penalty, owner, hands, table=self.where.get(owner)))

    @rule(table=tables, beside=st.none() | offenders)
    def count_at_a_table(self, table: TableNo, beside: EntryId | None) -> None:
        self.count_hands_at(self.beside(beside, table))

    def beside(self, entry: EntryId | None, table: TableNo) -> TableNo:
        return table if entry is None else TableNo(self.where.get(self.goes_on(entry), table))

    def count_hands_at(self, table: TableNo) -> None:
        slow, there = self.slowly(), self.counted_by_hand(table)
        due = {entry: slow.queues.get(entry) for entry in there}
        may = any(due.values())
        assert self.ask(CountHandAt(table=table)) == may
        for entry, queue in due.items():
            if queue:
                self.told.append(Told("served", queue[0], entry, 1, table=table))

    @rule(table=tables, beside=st.none() | offenders, hands=st.integers(0, 3), lifted=st.booleans())
    def a_misdeal(
        self, table: TableNo, beside: EntryId | None, hands: int, *, lifted: bool
    ) -> None:
        """Said twice, after hands that were counted, one is taken back once."""
        table = self.beside(beside, table)
        for _ in range(hands):
            self.count_hands_at(table)
        if lifted:
            for _there, number in tuple(self.slowly().last.values()):
                self.lift(PenaltyNo(number))
        self.take_back(table)
        if hands:
            self.take_back(table)

    @rule(entry=offenders, table=tables, seat=st.integers(1, 9).map(SeatNo))
    def moved_between_a_hand_and_its_misdeal(
        self, entry: EntryId, table: TableNo, seat: SeatNo
    ) -> None:
        """Only where the hand was missed it may turn out to be none."""
        there = self.beside(entry, table)
        self.count_hands_at(there)
        self.move(entry, table, seat)
        self.take_back(table)
        self.take_back(there)

    def take_back(self, table: TableNo) -> None:
        slow, there = self.slowly(), self.counted_by_hand(table)
        last = [slow.last[entry] for entry in there if entry in slow.last]
        taken = [number for at_, number in last if at_ == table and slow.open(number)]
        assert self.ask(CountMisdealAt(table=table)) == bool(taken)
        for number in taken:
            self.told.append(Told("served", number, slow.owner[number], -1))

    def counted_by_hand(self, table: TableNo) -> list[int]:
        if self.in_a_counted_hand(table):
            return []
        return [entry for entry, there in self.where.items() if there == table]

    @rule(penalty=st.integers(1, 4).map(PenaltyNo))
    def come_back(self, penalty: PenaltyNo) -> None:
        slow = self.slowly()
        owner = slow.owner.get(penalty, 0)
        may = penalty in self.missing and penalty in slow.owner and penalty not in slow.back
        may = may and not slow.queues[owner] and owner in self.where
        assert self.ask(ReportReturn(penalty=penalty)) == may
        if may:
            closed = [one for one, whose in slow.owner.items() if whose == owner]
            closed = [one for one in closed if one in self.missing and one not in slow.back]
            self.told += [Told("back", one, owner) for one in closed]

    @rule(penalty=st.integers(1, 4).map(PenaltyNo))
    def lift(self, penalty: PenaltyNo) -> None:
        """What was served to the end stands; words and chips may be taken back at any time."""
        slow = self.slowly()
        may = penalty in slow.owner and penalty not in slow.lifted
        may = may and (penalty not in self.missing or slow.left(penalty) > 0)
        assert self.ask(LiftPenalty(penalty=penalty, reason="no")) == may
        if may:
            self.told.append(Told("lifted", penalty, slow.owner[penalty]))

    @rule(entry=offenders | entries, table=tables, seat=st.integers(1, 9).map(SeatNo))
    def move(self, entry: EntryId, table: TableNo, seat: SeatNo) -> None:
        entry = self.goes_on(entry)
        self.ask(MovePlayer(entry=entry, seat=at(table, seat)))

    @rule(entry=offenders)
    def go_out(self, entry: EntryId) -> None:
        self.ask(busting(self.goes_on(entry)))

    @rule(entry=offenders)
    def enter_again(self, entry: EntryId) -> None:
        before, again = self.goes_on(entry), self.floor.issued.entry + 1
        if self.is_out(before) and self.ask(registering(entry)):
            self.told.append(Told("enters again", 0, before, again))

    @rule(entry=offenders, hands=st.integers(0, 2))
    def out_and_in_again(self, entry: EntryId, hands: int) -> None:
        self.give(entry, hands, 0)
        self.go_out(entry)
        self.enter_again(entry)

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
        """Count a missed hand for everybody at a table that is done."""
        board, sitting = self.tournament.play.board, set(self.where.values())
        dealing = [table for table in board.tables if board.task(table) != "done"]
        over = [table for table in board.tables if board.task(table) == "done"]
        if not any(table in sitting for table in dealing):
            over = list(board.tables)
        if self.ask(EndHandForHand()):
            self.hand_over(*over)
            self.told.append(Told("uncounted", 0, 0))

    @rule(entry=offenders, table=tables)
    def back_before_the_misdeal(self, entry: EntryId, table: TableNo) -> None:
        """Keep the hand of a player who was reported back: it was missed for good."""
        there = self.beside(entry, table)
        self.give(entry, 1, 0)
        number = PenaltyNo(self.floor.issued.penalty)
        for _ in range(3):
            self.count_hands_at(there)
        self.come_back(number)
        self.take_back(there)

    @rule(entry=offenders)
    def counted_by_hand_while_the_board_counts(self, entry: EntryId) -> None:
        """The hand in which it was given is then waited for no more."""
        if self.tournament.play.board is None:
            self.announce()
        self.give(entry, 3, 0)
        self.count(PenaltyNo(self.floor.issued.penalty), 1)
        if self.tournament.play.board is not None:
            self.deal_the_next()

    @precondition(lambda self: self.tournament.play.board is None)
    @rule(entry=offenders, table=tables)
    def missed_in_the_last_hand_of_the_board(self, entry: EntryId, table: TableNo) -> None:
        self.give(entry, 2, 0)
        self.announce()
        if self.tournament.play.board is not None:
            self.report(self.beside(entry, table))
            self.end()

    @precondition(lambda self: self.tournament.play.board is None)
    @rule(entry=offenders)
    def given_in_a_hand_that_nobody_counts(self, entry: EntryId) -> None:
        """It was never over on the board; the next one is missed."""
        self.announce()
        if self.tournament.play.board is None:
            return
        self.give(entry, 2, 0)
        self.end()
        self.announce()
        if self.tournament.play.board is not None:
            self.deal_the_next()

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
        most = self.tournament.chips - 10_000 * (len(home) - 1)
        stacks = [most, *[10_000] * (len(home) - 1)]
        bags = zip(home, stacks, strict=True)
        self.ask(BagStacks(bags=tuple(Bagging(entry=one, chips=chips) for one, chips in bags)))
        if self.ask(EndDay()):
            self.told.append(Told("uncounted", 0, 0))
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
        events = [one for one in self.events if one is not last]
        state = fold(self.begun, tuple(events))
        assert state is not None
        if problems(state):
            return  # such an undo is refused
        self.events, self.floor.state = events, state
        what = {
            PenaltyGiven: "give",
            HandsServed: "served",
            PenaltyLifted: "lifted",
            PlayerReturned: "back",
        }[type(last)]
        at_ = max(n for n, told in enumerate(self.told) if told[:2] == (what, number))
        del self.told[at_]

    # What comes of it

    @invariant()
    def everybody_has_to_miss_what_a_slow_queue_says(self) -> None:
        slow, penalties = self.slowly(), self.tournament.penalties
        for entry in self.tournament.entries.by_id:
            assert to_miss(self.tournament, entry) == len(slow.queues.get(entry, []))
        for number in slow.owner:
            assert penalties[number].served == slow.served.get(number, 0)
            assert (penalties[number].back is not None) == (number in slow.back)

    @invariant()
    def nothing_is_as_it_may_never_be(self) -> None:
        assert problems(self.tournament) == frozenset()

    def slowly(self) -> Slow:
        return Slow(self.told)


TestAnyPenalty = Away.TestCase
TestAnyPenalty.settings = settings(
    derandomize=True, deadline=None, max_examples=250, stateful_step_count=40
)
