"""Whatever is asked, in whatever order: sound after every step, on the disk, and undone without trace."""

import secrets
from contextlib import ExitStack
from typing import get_args
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tdconsole.domain.clock.reading import DAY, has_begun, read
from tdconsole.domain.day.bagging import in_bags, to_bag, unbagged
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.eliminations.ranking import best_out
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.engine.undo_touches import undoable
from tdconsole.domain.hand.hands_left import in_bag, to_play
from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    RaceChips,
    RacingSeat,
    RacingTable,
    StackTyped,
)
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
    SeatAsBefore,
)
from tdconsole.domain.language.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    CorrectPayments,
    EnterQualifiers,
    Newcomer,
    PassAlternate,
    Qualified,
    QualifierPays,
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.floor import (
    BeganWith,
    BreakTable,
    Bust,
    CorrectElimination,
    DismissAdvice,
    EliminatePlayers,
    HandBackAdvice,
    MovePlayer,
    NameBigBlind,
    NameStacks,
    PlaceButton,
    PostponeAdvice,
    ReinstatePlayer,
    ReorderElimination,
    SeePlayers,
    SetBreakingOrder,
    SwapPlayers,
    TakeOnAdvice,
)
from tdconsole.domain.language.commands.house import OpenSeason
from tdconsole.domain.language.commands.money import (
    CancelTournament,
    Counted,
    DisqualifyPlayer,
    PayOut,
    PostPrizes,
    ReclassifyPlayer,
    SettleTie,
    TakeBack,
)
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    NoteTable,
    OpenTables,
    PinSeat,
    RemoveUnsold,
    SeatEntry,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import (
    CreateTournament,
    EditSetup,
    FinishTournament,
    OverrideRules,
)
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.terms import Reentries, Satellite, TermsChanges
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.dues import owed
from tdconsole.domain.room.balancing import plan
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock, ShotClock
from tdconsole.domain.values import (
    CallNo,
    CallOutcome,
    Chips,
    Document,
    EntryId,
    Money,
    Payment,
    PenaltyNo,
    PeriodId,
    PersonId,
    Price,
    RulingNo,
    SeasonNo,
    Seat,
    SeatNo,
    StepNo,
    TableNo,
    Withheld,
)
from tdconsole.journal import StoredStep, verify
from tdconsole.projections.advice.tables import proposal
from tdconsole.session import Done, Refused, chance, timeline
from tdconsole.session.checking import check_draws, check_payments
from tests.domain.dealing import ADD_ON, BONUS, REBUYS, terms_changes
from tests.domain.edits import WAYS, Way, edited
from tests.domain.floor import at
from tests.engines import examples
from tests.session.floor import CREATION, FEW_LINKS, Desk, Rooms, fixed_secrets

TRUE_OR_FALSE = TRYING = st.booleans()
BY_CARD = Payment(method="card", amount=Money(5_500))
FREE = Price(pool=Money(0))
# Few, so that they meet: in a small room everybody wants the same chair.
ENTRIES = st.integers(1, 9).map(EntryId)
SEATS = st.builds(at, st.integers(1, 4), st.integers(1, 4))
STEPS = st.integers(1, 45).map(StepNo)
STACKS = st.none() | st.integers(1, 1_500).map(Chips)
BUSTS = st.lists(st.builds(Bust, entry=ENTRIES, stack=STACKS), min_size=1, max_size=3)
HANDS = st.builds(EliminatePlayers, hand=BUSTS.map(tuple), stacks_unknown=st.booleans())
DOCUMENTS = st.sampled_from(["seat-cards", "payout-sheet"])
CHANGES = st.builds(
    RuleChanges,
    by_hands=st.none() | st.booleans(),
    ante_heads_up=st.none() | st.sampled_from(["unchanged", "none"]),
    call=st.none() | st.builds(CallClock, seconds=st.sampled_from([25, 40])),
    shot_clock=st.none() | st.just(ShotClock(seconds=30, cards=2, reset_at_final_table=True)),
)
CALLS = st.builds(
    CallTheClock,
    table=st.integers(1, 3).map(TableNo),
    seat=st.none() | st.integers(1, 3).map(SeatNo),
)
WHY = st.none() | st.just("the director said so")
TABLES = st.lists(st.integers(1, 4).map(TableNo), min_size=1, max_size=2).map(tuple)
QUALIFIED = st.builds(
    Qualified,
    person=st.integers(1, 12).map(PersonId),
    stack=st.none() | st.integers(1, 40_000).map(Chips),
)
SALES = st.one_of(
    st.builds(TakeRebuy, entry=ENTRIES, override=WHY),
    st.builds(TakeRebuy, entry=ENTRIES, by=st.tuples(ENTRIES), override=WHY),
    st.builds(TakeAddOn, entry=ENTRIES, override=WHY),
    st.builds(TakeBonus, entry=ENTRIES),
    st.builds(TakeSecondHalf, entry=ENTRIES, override=WHY),
    st.builds(CorrectPayments, entry=ENTRIES, payments=st.just((BY_CARD,))),
    st.builds(RemoveNoShow, entry=ENTRIES, override=WHY),
    st.builds(
        EnterQualifiers,
        season=st.just(SeasonNo(1)),
        players=st.lists(QUALIFIED, min_size=1, max_size=3).map(tuple),
        pays=st.sampled_from(get_args(QualifierPays)),
        while_open=st.just(True),
        override=WHY,
    ),
)
ARRANGEMENTS = st.one_of(
    st.builds(OpenTables, number=st.integers(1, 2)),
    st.builds(CloseTables, tables=TABLES),
    st.builds(LockTable, table=st.integers(1, 3).map(TableNo), locked=TRUE_OR_FALSE),
    st.builds(NoteTable, table=st.integers(1, 3).map(TableNo), note=st.none() | st.just("loud")),
    st.builds(
        MarkSeats,
        seats=st.lists(SEATS, min_size=1, max_size=2).map(tuple),
        use=st.sampled_from(["open", "dead", "reserved", "unsold"]),
    ),
    st.builds(RemoveUnsold, blinded=st.integers(0, 50).map(Chips)),
    st.builds(SeatEntry, entry=ENTRIES, seat=SEATS, reason=st.just("knee")),
    st.builds(PinSeat, entry=ENTRIES, seats=st.sampled_from([(), (SeatNo(1),), (SeatNo(3),)])),
    st.builds(CallAlternate, entry=st.none() | ENTRIES),
    st.builds(PassAlternate, entry=ENTRIES),
)
SOMEBODY = st.none() | ENTRIES
DAYS = st.one_of(
    st.builds(CallLastHands, hands=st.none() | st.integers(1, 2)),
    st.builds(PlayLastHands, tables=TABLES),
    st.builds(
        BagStacks,
        bags=st.builds(
            Bagging,
            entry=ENTRIES,
            chips=st.integers(0, 2_000),
            seal=st.sampled_from(["", "A 1", "A 2"]),
        ).map(lambda one: (one,)),
    ),
    st.just(EndDay()),
    st.just(SeatAsBefore()),
)
PENALTY_NUMBERS = st.integers(1, 3).map(PenaltyNo)
PENALTIES = st.one_of(
    st.builds(GivePenalty, entry=ENTRIES, hands=st.integers(0, 2), rounds=st.integers(0, 1)),
    st.builds(
        GivePenalty,
        entry=ENTRIES,
        step=st.sampled_from(("warning", "chips")),
        chips=st.integers(0, 300).map(Chips),
        words=st.none() | st.just("rang twice"),
    ),
    st.builds(CountServed, penalty=PENALTY_NUMBERS, hands=st.integers(-1, 2)),
    st.builds(CountHandAt, table=st.integers(1, 3).map(TableNo)),
    st.builds(CountMisdealAt, table=st.integers(1, 3).map(TableNo)),
    st.builds(
        LiftPenalty,
        penalty=PENALTY_NUMBERS,
        reason=st.just("the floor was wrong"),
        chips_back=st.booleans(),
    ),
    st.builds(ReportReturn, penalty=PENALTY_NUMBERS),
)
RULING_NUMBERS = st.integers(1, 3).map(RulingNo)
TEXTS = st.none() | st.just("the hand is dead")
HELD = st.none() | st.builds(Withheld, chips=st.integers(0, 9).map(Chips), prize=SOMEBODY)
RULINGS = st.one_of(
    st.builds(MakeRuling, happened=st.just("a card was exposed"), decided=TEXTS, withheld=HELD),
    st.builds(DecideRuling, ruling=RULING_NUMBERS, decided=st.just("it plays")),
    st.builds(CorrectRuling, ruling=RULING_NUMBERS, happened=TEXTS, decided=TEXTS, withheld=HELD),
)
HAND_FOR_HAND = st.one_of(
    st.builds(StartHandForHand, until=st.none() | st.integers(1, 5)),
    st.builds(
        ReportTables,
        tables=TABLES,
        task=st.sampled_from(["dealing", "done", "held", "released"]),
    ),
    st.just(ReportTables(tables=(TableNo(1), TableNo(2), TableNo(3)), task="done")),
    st.just(DealNextHand()),
    st.builds(ExtendHandForHand, until=st.integers(1, 4)),
    st.just(EndHandForHand()),
)
FLOOR = st.one_of(
    st.builds(
        PlaceButton,
        table=st.integers(1, 3).map(TableNo),
        button=st.integers(1, 4).map(SeatNo),
        big_blind=st.none() | st.integers(1, 4).map(SeatNo),
    ),
    st.builds(
        NameBigBlind,
        table=st.integers(1, 3).map(TableNo),
        seat=st.integers(1, 4).map(SeatNo),
    ),
    st.builds(SwapPlayers, entry=ENTRIES, other=ENTRIES),
    st.builds(SeePlayers, tables=st.none() | TABLES),
    st.builds(SetBreakingOrder, tables=TABLES),
    st.builds(CorrectElimination, entry=ENTRIES, stack=STACKS),
    st.builds(
        NameStacks,
        stacks=st.lists(
            st.builds(BeganWith, entry=ENTRIES, stack=st.integers(1, 1_200).map(Chips)),
            min_size=1,
            max_size=2,
        ).map(tuple),
    ),
    st.builds(ReorderElimination, entry=ENTRIES, joined=SOMEBODY, before=SOMEBODY),
    st.builds(EliminatePlayers, hand=BUSTS.map(tuple), joined=SOMEBODY, before=SOMEBODY),
    st.builds(
        DisqualifyPlayer,
        entry=ENTRIES,
        stack=st.integers(0, 1_200).map(Chips),
        sanction=TRUE_OR_FALSE,
        reason=st.just("hid chips"),
    ),
    st.builds(ReclassifyPlayer, entry=ENTRIES, reason=st.just("chip dumping")),
    st.builds(
        SettleTie,
        ranks=st.lists(
            st.lists(ENTRIES, min_size=1, max_size=2).map(tuple), min_size=1, max_size=2
        ).map(tuple),
    ),
    st.builds(PostponeAdvice, advice=st.just("TablesNotLevel"), facts=st.just("a")),
    st.builds(TakeOnAdvice, advice=st.just("TablesNotLevel"), facts=st.just("a")),
    st.builds(HandBackAdvice, advice=st.just("TablesNotLevel")),
    st.builds(
        DismissAdvice,
        advice=st.just("TablesNotLevel"),
        facts=st.just("b"),
        reason=st.just("they go home"),
    ),
)
DRAWS = st.one_of(
    st.builds(BreakTable, table=st.integers(1, 4).map(TableNo)),
    st.builds(RedrawSeats, reason=st.just("new seats"), tables=st.none() | TABLES),
    st.builds(DrawButtons, tables=st.none() | TABLES),
    st.builds(DrawSeats, entries=st.lists(ENTRIES, min_size=1, max_size=2).map(tuple)),
)
EDITS = st.builds(
    EditSetup,
    stack=st.none() | st.sampled_from([Chips(1_000), Chips(1_500)]),
    price=st.none() | st.sampled_from([Price(pool=Money(5_000), fee=Money(500)), FREE]),
    seats_per_table=st.none() | st.integers(2, 4),
    terms=terms_changes,
    entries_too=TRUE_OR_FALSE,
)
CHANGES_OF_PRIZES = st.one_of(
    EDITS,
    st.builds(RegisterEntry, person=st.integers(1, 12).map(PersonId)),
    st.builds(ReinstatePlayer, entry=ENTRIES),
    st.just(PostPrizes()),
)
OUTCOMES: st.SearchStrategy[CallOutcome] = st.sampled_from(["acted", "folded"])
REASONS = st.sampled_from(["Rossi fainted", "alarm"])
GESTURES = [
    StartClock(),
    StartClock(at="20:30"),
    PauseClock(),
    ResumeClock(),
    SetClock(seconds=90),
    CountHands(),
    CountHands(hands=-1),
    RestoreClock(),
    SettleClock(by="boot"),
    SettleClock(by="awake"),
    SettleClock(by="world"),
]


SOLD = TermsChanges(
    reentries=Reentries(most=2),
    rebuys=REBUYS,
    add_on=ADD_ON,
    staff_bonus=BONUS,
    second_half=Chips(500),
)


LEFT_BEHIND = """
    SELECT (SELECT count(*) FROM step), (SELECT count(*) FROM event), (SELECT count(*) FROM vault),
    (SELECT count(*) FROM person), (SELECT count(*) FROM note)
"""


class Evening(RuleBasedStateMachine):
    rooms: Rooms

    def __init__(self) -> None:
        super().__init__()
        self._closing = ExitStack()
        for module, name, value in (
            (secrets, "token_bytes", fixed_secrets()),
            (chance, "LINKS", FEW_LINKS),
            (timeline, "KEPT", 8),
            (timeline, "EVERY", 12),
        ):
            self._closing.enter_context(patch.object(module, name, value))
        self.room = self._closing.enter_context(type(self).rooms())
        self.desk = Desk(self.room.session())
        self.desk.do(EditSetup(terms=SOLD))
        self.people = [self.room.club.people.add(name) for name in ("Maria", "Piotr")]

    def teardown(self) -> None:
        try:
            assert list(verify(self.room.house)) == []
            assert list(check_draws(self.desk.session.timeline(self.desk.id))) == []
            assert list(check_payments(self.desk.session.timeline(self.desk.id), "here")) == []
        finally:
            self._closing.close()

    # What is asked for

    def ask(self, request: Request, *, and_back: bool = False) -> Done | None:
        before, length = self.desk.state, self.desk.length
        left_behind = self.left_behind()
        answer = self.desk.session.submit(self.desk.id, request)
        if isinstance(answer, Refused):
            assert self.desk.state is before
            assert self.desk.length == length
            assert self.left_behind() == left_behind
            return None
        assert self.desk.length == length + 1
        if and_back and answer.step.events and undoable(answer.step.events):
            self.there_and_back(answer.step, before)
        return answer

    def hands_are_dealt(self) -> bool:
        """A start that was put off is no start yet."""
        state, now = self.desk.state, self.desk.session.now()
        begun = has_begun(state.setup.structure, state.play.clock, now)
        return begun and not state.finished

    def there_and_back(self, step: StoredStep, before: object) -> None:
        after = self.desk.state
        self.desk.do(Undo())
        assert self.desk.state == before
        self.desk.do(Redo(step=step.no))
        assert self.desk.state == after

    def left_behind(self) -> list[tuple[int, ...]]:
        return self.room.house.rows(LEFT_BEHIND)

    @initialize(players=st.integers(0, 7), seated=TRYING, started=TRYING)
    def begin(self, players: int, *, seated: bool, started: bool) -> None:
        self.desk.session.submit_house(OpenSeason(name="Winter", formula="players"))
        self.desk.register(players)
        if seated and players > 1:
            self.desk.do(DrawSeats())
        if started:
            self.desk.do(StartClock())

    @rule(back=TRYING)
    def a_newcomer_registers(self, *, back: bool) -> None:
        self.ask(RegisterEntry(person=Newcomer(name="Somebody")), and_back=back)

    @rule(
        table=st.integers(1, 3).map(TableNo),
        odd=st.lists(st.integers(0, 3), min_size=1, max_size=3),
        deal=TRUE_OR_FALSE,
        back=TRYING,
    )
    def chips_are_raced(self, table: TableNo, odd: list[int], *, deal: bool, back: bool) -> None:
        there = self.desk.state.play.seating.tables.get(table)
        players = [] if there is None else sorted(there.players.values())
        seats = tuple(
            RacingSeat(entry=entry, odd=number, got=None if deal else int(number == 3))
            for entry, number in zip(players, odd, strict=False)
        )
        told = RacingTable(table=table, seats=seats)
        race = RaceChips(old=Chips(1), new=Chips(4), tables=(told,), deal=deal)
        self.ask(race, and_back=back)

    @rule(
        table=st.integers(1, 3).map(TableNo),
        stack=st.integers(0, 3_000),
        at_once=TRUE_OR_FALSE,
        fresh=TRUE_OR_FALSE,
        back=TRYING,
    )
    def a_table_is_counted(
        self, table: TableNo, stack: int, *, at_once: bool, fresh: bool, back: bool
    ) -> None:
        there = self.desk.state.play.seating.tables.get(table)
        players = [] if there is None or at_once else sorted(there.players.values())
        stacks = tuple(StackTyped(entry=entry, chips=stack) for entry in players)
        chips = stack if at_once else None
        counted = CountChips(table=table, stacks=stacks, chips=chips, fresh=fresh)
        self.ask(counted, and_back=back)

    @rule(chips=st.integers(-900, 900), back=TRYING)
    def chips_are_put_right(self, chips: int, *, back: bool) -> None:
        self.ask(CorrectChips(chips=chips, why="miscounted"), and_back=back)

    @rule(entry=ENTRIES, pieces=st.integers(1, 9), back=TRYING)
    def chips_are_found_late(self, entry: EntryId, pieces: int, *, back: bool) -> None:
        found = ExchangeFound(entry=entry, old=Chips(1), pieces=pieces, new=Chips(4))
        self.ask(found, and_back=back)

    @rule(entry=ENTRIES, stack=st.integers(0, 2_500), sanction=TRUE_OR_FALSE, back=TRYING)
    def somebody_is_put_out(
        self, entry: EntryId, stack: int, *, sanction: bool, back: bool
    ) -> None:
        """Put a player out, with the chips in the bag if there is one."""
        bag = in_bag(self.desk.state, entry)
        chips = Chips(stack) if bag is None else bag.chips
        out = DisqualifyPlayer(entry=entry, stack=chips, sanction=sanction, reason="hid chips")
        self.ask(out, and_back=back)

    @rule(number=st.integers(1, 12), back=TRYING)
    def a_known_person_registers(self, number: int, *, back: bool) -> None:
        self.ask(RegisterEntry(person=PersonId(number)), and_back=back)

    @rule(entry=ENTRIES, back=TRYING)
    def somebody_takes_the_entry_back(self, entry: EntryId, *, back: bool) -> None:
        self.ask(UnregisterEntry(entry=entry), and_back=back)

    @rule(word=st.sampled_from(["", "rosso"]), back=TRYING)
    def seats_are_drawn(self, word: str, *, back: bool) -> None:
        self.ask(DrawSeats(word=word), and_back=back)

    @rule(
        number=st.integers(1, 12),
        draw=st.none() | TRUE_OR_FALSE,
        forfeit=st.none() | st.integers(0, 1_200).map(Chips),
        why=WHY,
        back=TRYING,
    )
    def somebody_comes_again(
        self, number: int, draw: bool | None, forfeit: Chips | None, why: str | None, *, back: bool
    ) -> None:
        wanted = RegisterEntry(person=PersonId(number), draw=draw, forfeit=forfeit, override=why)
        self.ask(wanted, and_back=back)

    @rule(sale=SALES, back=TRYING)
    def something_is_sold(self, sale: Request, *, back: bool) -> None:
        self.ask(sale, and_back=back)

    @rule(arrangement=ARRANGEMENTS, back=TRYING)
    def the_room_is_arranged(self, arrangement: Request, *, back: bool) -> None:
        self.ask(arrangement, and_back=back)

    @rule(draw=DRAWS, back=TRYING)
    def something_else_is_drawn(self, draw: Request, *, back: bool) -> None:
        self.ask(draw, and_back=back)

    @rule(wanted=FLOOR, back=TRYING)
    def something_happens_on_the_floor(self, wanted: Request, *, back: bool) -> None:
        self.ask(wanted, and_back=back)

    @rule(wanted=HAND_FOR_HAND, back=TRYING)
    def it_is_played_hand_for_hand(self, wanted: Request, *, back: bool) -> None:
        self.ask(wanted, and_back=back)

    @rule(wanted=RULINGS, back=TRYING)
    def rule_on_it(self, wanted: Request, *, back: bool) -> None:
        self.ask(wanted, and_back=back)

    @rule(wanted=PENALTIES, back=TRYING)
    def hands_are_missed(self, wanted: Request, *, back: bool) -> None:
        self.ask(wanted, and_back=back)

    @rule(back=TRYING)
    def the_tables_are_made_level(self, *, back: bool) -> None:
        moves = proposal(plan(self.desk.state, self.desk.session.now()))
        if moves is not None:
            self.ask(moves, and_back=back)

    @rule(edit=EDITS, back=TRYING)
    def the_setup_is_edited(self, edit: EditSetup, *, back: bool) -> None:
        self.ask(edit, and_back=back)

    @rule(hand=HANDS, back=TRYING)
    def a_hand_is_lost(self, hand: EliminatePlayers, *, back: bool) -> None:
        self.ask(hand, and_back=back)

    @precondition(lambda self: self.hands_are_dealt())
    @rule()
    def each_table_plays_down_to_one(self) -> None:
        for table in self.desk.state.play.seating.tables.values():
            for entry in sorted(table.players.values())[1:]:
                told = EliminatePlayers(hand=(Bust(entry=entry),), stacks_unknown=True)
                self.desk.do(told)

    @rule()
    def who_waits_longest_takes_the_entry_back(self) -> None:
        for entry in waiting(self.desk.state)[:1]:
            self.ask(UnregisterEntry(entry=entry))

    @rule(entry=ENTRIES, to=st.none() | SEATS, back=TRYING)
    def somebody_was_not_out(self, entry: EntryId, to: Seat | None, *, back: bool) -> None:
        self.ask(ReinstatePlayer(entry=entry, seat=to), and_back=back)

    @rule(entry=ENTRIES, to=SEATS, back=TRYING)
    def somebody_is_moved(self, entry: EntryId, to: Seat, *, back: bool) -> None:
        self.ask(MovePlayer(entry=entry, seat=to), and_back=back)

    @rule(clock=st.sampled_from(GESTURES))
    def the_clock_is_touched(self, clock: Request) -> None:
        self.ask(clock)

    @rule(period=st.integers(1, 5).map(PeriodId))
    def another_level_is_set(self, period: PeriodId) -> None:
        self.ask(SetLevel(period=period))

    @rule(way=st.sampled_from(WAYS), row=st.integers(0, 4), number=st.integers(1, 4))
    def the_structure_is_edited(self, way: Way, row: int, number: int) -> None:
        structure = self.desk.state.setup.structure
        self.ask(EditStructure(structure=edited(structure, way, row, number)))

    @rule(reason=REASONS)
    def the_clock_is_paused_for_a_reason(self, reason: str) -> None:
        self.ask(PauseClock(reason=reason))

    @rule(seconds=st.sampled_from([0, 1, -1, 59, -59, 86_400, -86_400]))
    def the_clock_is_adjusted(self, seconds: int) -> None:
        self.ask(AdjustClock(seconds=seconds))

    @rule(changes=CHANGES, reason=st.none() | REASONS, back=TRYING)
    def the_rules_are_overridden(
        self, changes: RuleChanges, reason: str | None, *, back: bool
    ) -> None:
        self.ask(OverrideRules(changes=changes, reason=reason), and_back=back)

    @rule(
        document=DOCUMENTS, entries=st.none() | st.lists(ENTRIES, min_size=1, max_size=2).map(tuple)
    )
    def something_is_printed(self, document: Document, entries: tuple[EntryId, ...] | None) -> None:
        self.ask(IssuePaper(document=document, entries=entries))

    @rule(command=DAYS, back=TRYING)
    def the_day_ends_somehow(self, command: Request, *, back: bool) -> None:
        self.ask(command, and_back=back)

    @precondition(lambda self: len(self.desk.state.play.seating.of) > 1)
    @rule(back=TRYING)
    def the_day_ends(self, *, back: bool) -> None:
        """All that is missing in the bags lies in the last one."""
        self.ask(CallLastHands(hands=1))
        if still := tuple(to_play(self.desk.state)):
            self.ask(PlayLastHands(tables=still))
        if without := unbagged(self.desk.state):
            rest = to_bag(self.desk.state) - in_bags(self.desk.state) - len(without) + 1
            chips = (*[1] * (len(without) - 1), rest)
            bags = (Bagging(entry=one, chips=n) for one, n in zip(without, chips, strict=True))
            self.ask(BagStacks(bags=tuple(bags)))
        self.ask(EndDay(), and_back=back)

    @rule(call=CALLS, back=TRYING)
    def a_clock_is_called(self, call: CallTheClock, *, back: bool) -> None:
        self.ask(call, and_back=back)

    @rule(call=st.integers(1, 4).map(CallNo), outcome=OUTCOMES, back=TRYING)
    def a_call_ends(self, call: CallNo, outcome: CallOutcome, *, back: bool) -> None:
        self.ask(EndCall(call=call, outcome=outcome), and_back=back)

    @rule(entry=ENTRIES, back=TRYING)
    def a_card_is_played(self, entry: EntryId, *, back: bool) -> None:
        self.ask(PlayTimeCard(entry=entry), and_back=back)

    @rule(reason=REASONS)
    def a_new_chain_is_begun(self, reason: str) -> None:
        self.ask(RenewCommitment(reason=reason))

    @rule()
    def it_is_created_again(self) -> None:
        assert isinstance(CREATION, CreateTournament)
        assert self.ask(CREATION) is None

    @precondition(lambda self: self.desk.state.left < 3)
    @rule(taken=TRYING, back=TRYING)
    def what_is_owed_is_paid(self, *, taken: bool, back: bool) -> None:
        for one in owed(self.desk.state):
            request = TakeBack if taken else PayOut
            self.ask(request(entry=one.entry, due=one.due), and_back=back)

    @precondition(lambda self: self.hands_are_dealt())
    @rule(change=CHANGES_OF_PRIZES)
    def what_was_paid_turns_out_too_much(self, change: Request) -> None:
        for entry in sorted(self.desk.state.play.seating.of)[1:]:
            self.ask(EliminatePlayers(hand=(Bust(entry=entry),), stacks_unknown=True))
        for one in owed(self.desk.state):
            self.ask(PayOut(entry=one.entry, due=one.due))
        self.ask(change, and_back=True)

    @precondition(lambda self: self.hands_are_dealt())
    @rule(back=TRYING)
    def all_who_are_left_win_a_seat(self, *, back: bool) -> None:
        seat = Money(self.desk.state.pool // max(1, self.desk.state.left))
        if seat > 0:
            self.ask(EditSetup(terms=TermsChanges(satellite=Satellite(seat=seat))), and_back=back)
        self.ask(FinishTournament(), and_back=back)

    @precondition(lambda self: len(self.desk.state.exits.by_entry) > 2)
    @rule(back=TRYING)
    def it_is_called_off(self, *, back: bool) -> None:
        state = self.desk.state
        each = Chips(state.chips // max(1, state.left))
        stacks = tuple(Counted(entry=entry, chips=each) for entry in state.play.seating.of)
        self.ask(CancelTournament(stacks=stacks, reason="no light"), and_back=back)

    @precondition(lambda self: self.desk.state.left < 3)
    @rule(back=TRYING)
    def it_is_over(self, *, back: bool) -> None:
        self.ask(FinishTournament(), and_back=back)

    # The trail

    @rule()
    def the_last_is_undone(self) -> None:
        before = self.desk.state
        if self.ask(Undo()) is not None:
            self.desk.do(Redo())
            assert self.desk.state == before
            self.desk.do(Undo())

    @rule()
    def the_last_is_redone(self) -> None:
        self.ask(Redo())

    @rule(step=STEPS)
    def one_is_undone(self, step: StepNo) -> None:
        self.ask(Undo(step=step))

    @rule(step=STEPS)
    def one_is_redone(self, step: StepNo) -> None:
        self.ask(Redo(step=step))

    @rule()
    def the_window_is_closed_and_opened(self) -> None:
        self.desk = Desk(self.room.session(), self.desk.id)

    @precondition(lambda self: not self.desk.state.finished)
    @rule(steps=st.integers(1, 10))
    def another_window_writes(self, steps: int) -> None:
        other = Desk(self.room.session(), self.desk.id)
        for _ in range(steps):
            other.do(RenewCommitment(reason="elsewhere"))
        length = self.desk.length
        self.desk.do(RenewCommitment(reason="here, and too late at first"))
        assert self.desk.length == length + steps + 1

    # The world

    @rule(millis=st.sampled_from([1, 999, 30_000, 60_000, 400_000]))
    def time_passes(self, millis: int) -> None:
        self.room.time.run(millis)

    @rule(millis=st.sampled_from([-7_200_000, -1, 3_600_000]))
    def the_systems_time_is_set(self, millis: int) -> None:
        self.room.time.set(millis)

    @rule(millis=st.sampled_from([1_500, 90_000]))
    def the_machine_sleeps(self, millis: int) -> None:
        self.room.time.sleep(millis)

    @rule()
    def the_machine_boots(self) -> None:
        self.room.time.boot()

    # What always holds

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert problems(self.desk.state) == frozenset()

    @invariant()
    def reopening_finds_the_same(self) -> None:
        assert Desk(self.room.session(), self.desk.id).state == self.desk.state

    @invariant()
    def no_chip_and_no_cent_is_lost(self) -> None:
        state = self.desk.state
        entries = state.entries.by_id.values()
        handed_out = sum(entry.chips for entry in entries)
        taken = state.forfeited + state.removed
        by_hand = state.counts.raced + state.counts.corrected
        assert state.chips == handed_out - taken + state.blinded + by_hand
        assert state.takings.pool == sum(entry.spent.pool for entry in entries)
        assert state.takings.fees == sum(entry.spent.fee for entry in entries)
        assert state.takings.staff == sum(entry.spent.staff for entry in entries)
        if state.prizes.posted is None or state.finished:
            assert sum(prize_list(state)) == state.takings.pool
        won = state.left == 1 and state.exits.by_entry and not state.prizes.struck
        if won and state.prizes.posted is None:
            assert sum(award.amount for award in awards(state)) == state.takings.pool

    @invariant()
    def one_clock_is_called_at_a_table(self) -> None:
        play = self.desk.state.play
        assert len({call.table for call in play.calls.values()}) == len(play.calls)
        for call in play.calls.values():
            if call.entry is not None and call.seat is not None:
                assert play.seating.of[call.entry] == Seat(table=call.table, seat=call.seat)

    @invariant()
    def places_are_the_last_ones_without_a_gap(self) -> None:
        """All who are left when it is over have won: one, or in a satellite each a seat."""
        state = self.desk.state
        entries, out = len(state.entries.by_id), len(state.exits.by_entry)
        over = state.finished and state.prizes.refunds is None
        won = state.left if over or (state.left == 1 and out > 0) else 0
        first = 1 if won else state.left + 1
        first = min(first, best_out(state))
        taken = [finish.place for finish in finishes(state)]
        assert len(taken) == out + won - len(state.prizes.struck)
        assert all(first <= place <= entries for place in taken)
        assert taken == sorted(taken)

    @invariant()
    def the_clock_can_be_read(self) -> None:
        state = self.desk.state
        reading = read(state.setup.structure, state.play.clock, self.room.time.now())
        assert (reading is None) == (state.play.clock.anchor is None)
        if reading is not None:
            assert 0 <= reading.left <= DAY
            ended = reading.left == 0 if reading.hands is None else reading.hands == 0
            assert reading.held is None or ended
            assert not reading.over or ended


def test_any_evening(request: pytest.FixtureRequest, rooms: Rooms) -> None:
    run_state_machine_as_test(
        type("Evening", (Evening,), {"rooms": staticmethod(rooms)}),
        settings=settings(
            max_examples=examples(request, 70),
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
