"""Whatever is asked of a tournament: what it accepts leaves it sound, and nothing is lost."""

from collections.abc import Callable
from typing import Any, Final, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdconsole.domain.day.bagging import in_bags, stack, to_bag, unbagged
from tdconsole.domain.draw.drawing import drawn_again
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.eliminations.ranking import hand_of
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.engine.invariants import problems, problems_near
from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.hand.hands_left import is_shut, to_play
from tdconsole.domain.hand.table_hands import dealing_fault, yet_to_report
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
    PassAlternate,
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
    BreakTable,
    Bust,
    CorrectElimination,
    EliminatePlayers,
    HandBackAdvice,
    MovePlayer,
    NameBigBlind,
    PlaceButton,
    PostponeAdvice,
    ReinstatePlayer,
    ReorderElimination,
    SeePlayers,
    SetBreakingOrder,
    SwapPlayers,
    TakeOnAdvice,
)
from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    Counted,
    DisqualifyPlayer,
    GiveSpecial,
    OpenEnvelope,
    PayOut,
    PlanPrizes,
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
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament, OverrideRules
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.language.prize_plan import AS_TABLED, Curve, Fixed, PrizePlan
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.player_clock.time_bank import cards_left
from tdconsole.domain.prize_list.satellite import is_won
from tdconsole.domain.prize_list.tables import prize_list, reckoned
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.deals import open_prizes, shares, those_left
from tdconsole.domain.prizes.dues import owed, owed_to
from tdconsole.domain.room.balancing import plan, transfers_due
from tdconsole.domain.room.open_seats import offered
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.state.context import Standing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    CallNo,
    CallOutcome,
    Chips,
    ChipsWhy,
    DealMethod,
    DealShare,
    Due,
    EntryId,
    Money,
    PenaltyNo,
    PenaltyStep,
    PeriodId,
    PersonId,
    RaceMethod,
    Seat,
    SeatNo,
    TableNo,
    TableTask,
)
from tdconsole.projections.advice.tables import proposal
from tdconsole.projections.chips.counted import count_state
from tdconsole.projections.chips.ledger import chip_ledger
from tests.domain.anything import changes
from tests.domain.dealing import EVERY_TERM, bars, payments, terms_changes
from tests.domain.edits import WAYS, Way, edited
from tests.domain.floor import CASH, LINKS, Floor, as_steps, create, qualifying

entries = st.integers(1, 14).map(EntryId)
seats = st.builds(Seat, table=st.integers(1, 5).map(TableNo), seat=st.integers(1, 4).map(SeatNo))
stacks = st.none() | st.integers(1, 30_000).map(Chips)
hands = st.lists(st.builds(Bust, entry=entries, stack=stacks), min_size=1, max_size=3).map(tuple)

_table = st.integers(1, 5).map(TableNo)
_tables = st.lists(_table, min_size=1, max_size=2).map(tuple)

_seat = st.integers(1, 4).map(SeatNo)
_penalties = st.integers(1, 3).map(PenaltyNo)
_winners = st.lists(entries, max_size=2).map(tuple)

MOST_DRAWS: Final = LINKS - 1


PLANS: Final = (
    AS_TABLED,
    PrizePlan(curve=Curve(share=3_000, minimum=100)),
    PrizePlan(
        curve=Curve(places=2, first=6_000, minimum=0), fixed=(Fixed(place=2, amount=Money(3_000)),)
    ),
    PrizePlan(fixed=(Fixed(place=1, amount=Money(9_000)),)),
)


class Evening(RuleBasedStateMachine):
    """Tables of three, so that they fill, empty and open all the time."""

    def __init__(self) -> None:
        super().__init__()
        self.floor = Floor()
        wanted = create(seats_per_table=3, cash_unit=Money(700), terms=EVERY_TERM)
        self.happened: list[Event] = list(self.floor.do(wanted))

    @property
    def tournament(self) -> Tournament:
        return self.floor.tournament

    def ask(self, command: Command, **world: Any) -> None:
        before = self.tournament
        decided = self.floor.when(command, **world)
        if isinstance(decided, Refusal):
            assert self.tournament is before
            return
        self.floor.given(*decided)
        self.happened += decided
        for event in decided:
            assert problems_near(self.tournament, touches(event)) == frozenset()
            if isinstance(event, SeatsDrawn):
                assert drawn_again(event) == event.seated
                self.nobody_on_a_seat_that_is_none(event)
            if isinstance(event, PlayersEliminated):
                self.somebody_won(event)

    def nobody_on_a_seat_that_is_none(self, event: SeatsDrawn) -> None:
        tables = self.tournament.play.seating.tables
        for one in event.seated:
            assert one.seat not in tables[one.table].uses
            assert not tables[one.table].locked

    def somebody_won(self, event: PlayersEliminated) -> None:
        tables = self.tournament.play.seating.tables
        assert all(tables[out.seat.table].players for out in event.hand)

    @initialize(players=st.integers(0, 11), started=st.booleans())
    def begin(self, players: int, *, started: bool) -> None:
        for number in range(1, players + 1):
            self.ask(RegisterEntry(person=PersonId(number)))
        self.ask(DrawSeats())
        if started:
            self.ask(StartClock())

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(person=st.integers(1, 14).map(PersonId))
    def register(self, person: PersonId) -> None:
        self.ask(RegisterEntry(person=person))

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(
        person=st.integers(1, 14).map(PersonId),
        profile=st.sampled_from((None, "Late", "Member", "standard", "Nobody's")),
        bonus=st.booleans(),
        payments=payments,
        draw=st.none() | st.booleans(),
        forfeit=st.none() | st.integers(0, 30_000).map(Chips),
        override=st.none() | st.just("let in"),
        standing=bars,
    )
    def register_as(self, standing: Standing, **wanted: Any) -> None:
        self.ask(RegisterEntry(**wanted), standing=standing)

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(
        first=st.integers(1, 14),
        stacks=st.lists(st.none() | st.integers(0, 40_000), min_size=1, max_size=3),
        pays=st.sampled_from(get_args(QualifierPays)),
        draw=st.none() | st.booleans(),
        override=st.none() | st.just("let in"),
    )
    def enter_qualifiers(self, first: int, stacks: list[int | None], **wanted: Any) -> None:
        asked = qualifying(*stacks, first=first - 100, **wanted)
        before, chips = self.tournament, self.tournament.chips
        self.ask(asked)
        if self.tournament is not before:
            usual = before.setup.stack
            came = sum(usual if stack is None else stack for stack in stacks)
            assert self.tournament.chips == chips + came

    @rule(
        command=st.one_of(
            st.builds(
                TakeRebuy,
                entry=entries,
                stack=st.none() | st.integers(0, 30_000).map(Chips),
                override=st.none() | st.just("why not"),
            ),
            st.builds(TakeAddOn, entry=entries, override=st.none() | st.just("why not")),
            st.builds(TakeBonus, entry=entries),
            st.builds(TakeSecondHalf, entry=entries),
            st.builds(CorrectPayments, entry=entries, payments=st.just((CASH,))),
            st.builds(RemoveNoShow, entry=entries, override=st.none() | st.just("never seen")),
        )
    )
    def sell(self, command: Command) -> None:
        self.ask(command)

    @rule(command=st.builds(CallAlternate, entry=st.none() | entries))
    def call_an_alternate(self, command: Command) -> None:
        self.ask(command)

    @rule(entry=entries)
    def pass_over(self, entry: EntryId) -> None:
        self.ask(PassAlternate(entry=entry))

    @rule(
        command=st.one_of(
            st.builds(OpenTables, number=st.integers(1, 2)),
            st.builds(OpenTables, tables=_tables),
            st.builds(CloseTables, tables=_tables),
            st.builds(LockTable, table=_table, locked=st.booleans()),
            st.builds(NoteTable, table=_table, note=st.none() | st.just("shuffler broken")),
            st.builds(
                MarkSeats,
                seats=st.lists(seats, min_size=1, max_size=2).map(tuple),
                use=st.sampled_from(("open", "dead", "reserved", "unsold")),
            ),
            st.builds(RemoveUnsold, blinded=st.integers(0, 900).map(Chips)),
            st.builds(SeatEntry, entry=entries, seat=seats, reason=st.just("knee")),
            st.builds(
                PinSeat, entry=entries, seats=st.sampled_from(((), (SeatNo(1),), (SeatNo(3),)))
            ),
        )
    )
    def arrange(self, command: Command) -> None:
        self.ask(command)

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(
        command=st.one_of(
            st.builds(RedrawSeats, reason=st.just("new seats"), tables=st.none() | _tables),
            st.builds(DrawButtons, tables=st.none() | _tables),
            st.builds(DrawSeats, entries=st.lists(entries, min_size=1, max_size=2).map(tuple)),
        )
    )
    def draw_again(self, command: Command) -> None:
        self.ask(command)

    @rule(
        terms=terms_changes,
        stack=st.none() | st.integers(1, 30_000).map(Chips),
        seats=st.none() | st.integers(2, 5),
        too=st.booleans(),
    )
    def edit_the_setup(
        self, terms: TermsChanges, stack: Chips | None, seats: int | None, *, too: bool
    ) -> None:
        self.ask(EditSetup(terms=terms, stack=stack, seats_per_table=seats, entries_too=too))

    @rule(entry=entries)
    def unregister(self, entry: EntryId) -> None:
        self.ask(UnregisterEntry(entry=entry))

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(word=st.sampled_from(("", "ace", " king ", "e\u0301")))
    def draw(self, word: str) -> None:
        self.ask(DrawSeats(word=word))
        if waiting(self.tournament) and len(self.tournament.entries.by_id) > 1:
            seated = self.tournament.play.seating.of
            assert offered(self.tournament, 1) == () or not seated or is_shut(self.tournament)

    @rule()
    def renew(self) -> None:
        self.ask(RenewCommitment(reason="lost"))

    @rule(
        command=st.sampled_from(
            (
                StartClock(),
                StartClock(at="01:00"),
                PauseClock(),
                ResumeClock(),
                SetClock(seconds=90),
                CountHands(hands=2),
                CountHands(hands=-1),
                RestoreClock(),
                SettleClock(by="boot"),
                SettleClock(by="awake"),
                SettleClock(by="world"),
            )
        )
    )
    def set_the_clock(self, command: Command) -> None:
        self.ask(command)

    @rule(period=st.integers(1, 6).map(PeriodId))
    def set_the_level(self, period: PeriodId) -> None:
        self.ask(SetLevel(period=period))

    @rule(way=st.sampled_from(WAYS), row=st.integers(0, 6), number=st.integers(1, 30))
    def edit(self, way: Way, row: int, number: int) -> None:
        structure = edited(self.tournament.setup.structure, way, row, number)
        self.ask(EditStructure(structure=structure))

    @rule(
        happens=st.sampled_from(
            (
                lambda floor: floor.sleep(minutes=5),
                lambda floor: floor.time_set(minutes=-10),
                lambda floor: floor.time_set(minutes=3),
                lambda floor: floor.boot(f"after {floor.now.utc}", minutes=1),
            )
        )
    )
    def the_machine(self, happens: Callable[[Floor], Floor]) -> None:
        happens(self.floor)

    @rule(seconds=st.integers(-1_500, 1_500))
    def adjust(self, seconds: int) -> None:
        self.ask(AdjustClock(seconds=seconds))

    @rule(minutes=st.integers(0, 30))
    def wait(self, minutes: int) -> None:
        self.floor.wait(minutes=minutes)

    @rule(changes=changes)
    def override(self, changes: RuleChanges) -> None:
        self.ask(OverrideRules(changes=changes))

    @rule(hand=hands, unknown=st.booleans())
    def bust_anybody(self, hand: tuple[Bust, ...], *, unknown: bool) -> None:
        self.ask(EliminatePlayers(hand=hand, stacks_unknown=unknown))

    @precondition(lambda self: len(self.tournament.play.seating.of) > 1)
    @rule(
        wanted=st.integers(1, 4),
        turn=st.integers(0, 10),
        stack=stacks,
        unknown=st.booleans(),
        takers=st.integers(0, 2),
    )
    def bust(
        self, wanted: int, turn: int, stack: Chips | None, takers: int, *, unknown: bool
    ) -> None:
        """Bust players, with some of those who stay at the table as winners."""
        seated = sorted(self.tournament.play.seating.of)
        around = [*seated[turn % len(seated) :], *seated[: turn % len(seated)]]
        out = around[: min(wanted, len(seated) - 1)]
        seating = self.tournament.play.seating
        players = [sorted(seating.tables[seating.of[one].table].players.values()) for one in out]
        by = [tuple([one for one in there if one not in out][:takers]) for there in players]
        hand = tuple(
            Bust(entry=entry, stack=stack, by=won) for entry, won in zip(out, by, strict=True)
        )
        self.ask(EliminatePlayers(hand=hand, stacks_unknown=unknown))

    @rule(
        table=_table,
        named=st.lists(st.integers(0, 2), max_size=3),
        stack=st.integers(-1, 30_000),
        chips=st.none() | st.integers(-1, 90_000),
        fresh=st.booleans(),
    )
    def count_chips(
        self, table: TableNo, named: list[int], stack: int, chips: int | None, *, fresh: bool
    ) -> None:
        there = self.tournament.play.seating.tables.get(table)
        players = [] if there is None else sorted(there.players.values())
        stacks = tuple(
            StackTyped(entry=players[one % len(players)], chips=stack) for one in named if players
        )
        self.ask(CountChips(table=table, stacks=stacks, chips=chips, fresh=fresh))

    @rule(
        command=st.one_of(
            st.builds(
                CorrectChips,
                chips=st.integers(-500, 500),
                why=st.sampled_from(get_args(ChipsWhy)),
                entry=st.none() | entries,
                reason=st.none() | st.just("swept away"),
            ),
            st.builds(
                ExchangeFound,
                entry=entries,
                old=st.just(Chips(25)),
                pieces=st.integers(1, 9),
                new=st.just(Chips(100)),
            ),
        )
    )
    def put_chips_right(self, command: Command) -> None:
        self.ask(command)

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(victim=entries)
    def open_an_envelope(self, victim: EntryId) -> None:
        before = heads(self.tournament)
        self.ask(OpenEnvelope(victim=victim))
        after = heads(self.tournament)
        if after is not before:
            assert sum(after.won.values()) + after.left == sum(before.won.values()) + before.left

    @precondition(lambda self: len(self.tournament.exits.by_entry) > 0)
    @rule(turn=st.integers(0, 10), seat=st.none() | seats)
    def call_back(self, turn: int, seat: Seat | None) -> None:
        out = sorted(self.tournament.exits.by_entry)
        self.ask(ReinstatePlayer(entry=out[turn % len(out)], seat=seat))

    @precondition(lambda self: len(self.tournament.play.seating.of) > 0)
    @rule(turn=st.integers(0, 10), seat=seats)
    def move_a_player(self, turn: int, seat: Seat) -> None:
        seated = sorted(self.tournament.play.seating.of)
        self.ask(MovePlayer(entry=seated[turn % len(seated)], seat=seat))

    @rule(entry=entries, seat=st.none() | seats)
    def reinstate(self, entry: EntryId, seat: Seat | None) -> None:
        self.ask(ReinstatePlayer(entry=entry, seat=seat))

    @rule(entry=entries, seat=seats)
    def move(self, entry: EntryId, seat: Seat) -> None:
        self.ask(MovePlayer(entry=entry, seat=seat))

    @rule(named=st.none() | st.lists(entries, min_size=1, max_size=2).map(tuple))
    def print_cards(self, named: tuple[EntryId, ...] | None) -> None:
        self.ask(IssuePaper(document="seat-cards", entries=named))

    @rule(seat=seats, anybody=st.booleans(), seconds=st.none() | st.integers(20, 30))
    def call_the_clock(self, seat: Seat, seconds: int | None, *, anybody: bool) -> None:
        number = None if anybody else seat.seat
        self.ask(CallTheClock(table=seat.table, seat=number, seconds=seconds))

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(
        table=_table,
        odd=st.lists(st.integers(0, 4), min_size=1, max_size=4),
        got=st.none() | st.integers(0, 15),
        alone=st.integers(0, 15),
        method=st.none() | st.sampled_from(get_args(RaceMethod)),
        deal=st.booleans(),
        old=st.sampled_from((25, 50, 60)).map(Chips),
    )
    def race(
        self,
        table: TableNo,
        odd: list[int],
        got: int | None,
        *,
        alone: int,
        method: RaceMethod | None,
        old: Chips,
        deal: bool,
    ) -> None:
        """Race chips; the bits of a number say who got one and who has nothing else."""
        there = self.tournament.play.seating.tables.get(table)
        players = [] if there is None else sorted(there.players.values())
        seats = tuple(
            RacingSeat(
                entry=entry,
                odd=number,
                got=None if got is None else got >> at & 1,
                alone=bool(alone >> at & 1),
            )
            for at, (entry, number) in enumerate(zip(players, odd, strict=False))
        )
        told = RacingTable(table=table, seats=seats, odd=None if seats else odd[0])
        before = self.tournament
        self.ask(RaceChips(old=old, new=Chips(200), tables=(told,), method=method, deal=deal))
        if self.tournament is not before:
            raced = self.tournament.counts.raced_tables[old][table]
            assert all(one.got for one in raced.seats if one.alone)
            assert self.tournament.chips - before.chips == raced.got * 200 - raced.odd * old

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(
        command=st.one_of(
            st.builds(CallLastHands, hands=st.none() | st.integers(1, 3)),
            st.builds(PlayLastHands, tables=_tables, hands=st.integers(1, 2)),
            st.builds(
                BagStacks,
                bags=st.lists(
                    st.builds(
                        Bagging,
                        entry=entries,
                        chips=st.integers(-1, 30_000),
                        seal=st.sampled_from(("", "A 1", "A 2")),
                    ),
                    min_size=1,
                    max_size=2,
                ).map(tuple),
            ),
            st.just(EndDay()),
        )
    )
    def end_the_day_somehow(self, command: Command) -> None:
        self.ask(command)

    @precondition(lambda self: self.tournament.play.seating.of)
    @rule()
    def end_the_day(self) -> None:
        """All hands are played, and what is missing in the bags lies in the last one."""
        day = self.tournament.play.day
        self.ask(CallLastHands(hands=1))
        for table in to_play(self.tournament):
            self.ask(PlayLastHands(tables=(table,), hands=1))
        *most, last = unbagged(self.tournament) or [EntryId(0)]
        for entry in most:
            self.ask(BagStacks(bags=(Bagging(entry=entry, chips=1),)))
        rest = to_bag(self.tournament) - in_bags(self.tournament)
        self.ask(BagStacks(bags=(Bagging(entry=last, chips=rest),)))
        self.ask(EndDay())
        if self.tournament.play.day == day:
            return
        assert len(home := waiting(self.tournament)) == self.tournament.left
        assert sum(stack(self.tournament, one) for one in home) == self.tournament.chips

    @rule(call=st.integers(1, 4).map(CallNo), outcome=st.sampled_from(("acted", "folded")))
    def end_a_call(self, call: CallNo, outcome: CallOutcome) -> None:
        self.ask(EndCall(call=call, outcome=outcome))

    @rule(anew=st.booleans())
    def give_cards(self, *, anew: bool) -> None:
        shot = ShotClock(seconds=30, cards=2, reset_at_final_table=anew)
        self.ask(OverrideRules(changes=RuleChanges(shot_clock=shot)))

    @rule(entry=entries)
    def play_a_card(self, entry: EntryId) -> None:
        before = cards_left(self.tournament, entry, self.floor.now)
        played = self.tournament.play.time_cards
        self.ask(PlayTimeCard(entry=entry))
        if self.tournament.play.time_cards is not played:
            assert cards_left(self.tournament, entry, self.floor.now) == before - 1

    @rule(
        command=st.one_of(
            st.builds(PlaceButton, table=_table, button=_seat, big_blind=st.none() | _seat),
            st.builds(NameBigBlind, table=_table, seat=_seat),
            st.builds(SwapPlayers, entry=entries, other=entries),
            st.builds(SeePlayers, tables=st.none() | _tables),
            st.builds(SetBreakingOrder, tables=_tables),
            st.builds(CorrectElimination, entry=entries, stack=stacks, by=_winners),
            st.builds(
                ReorderElimination,
                entry=entries,
                joined=st.none() | entries,
                before=st.none() | entries,
            ),
            st.builds(
                EliminatePlayers,
                hand=hands,
                stacks_unknown=st.booleans(),
                joined=st.none() | entries,
                before=st.none() | entries,
            ),
            st.builds(PostponeAdvice, advice=st.just("TableCanBreak 1"), facts=st.just("a")),
            st.builds(TakeOnAdvice, advice=st.just("TableCanBreak 1"), facts=st.just("a")),
            st.builds(HandBackAdvice, advice=st.just("TableCanBreak 1")),
        )
    )
    def on_the_floor(self, command: Command) -> None:
        self.ask(command)

    @precondition(lambda self: self.floor.issued.draw < MOST_DRAWS)
    @rule(table=_table)
    def break_a_table(self, table: TableNo) -> None:
        before = self.tournament.play.seating
        self.ask(BreakTable(table=table))
        after = self.tournament.play.seating
        if after is not before:
            assert not after.tables[table].players
            assert set(after.of) == set(before.of)

    @rule(take=st.integers(1, 4))
    def balance(self, take: int) -> None:
        """What can be made of the plan as it stands, all of it or the first moves."""
        moves = proposal(plan(self.tournament, self.floor.now)[:take])
        if moves is None:
            return
        before = len(transfers_due(self.tournament, self.floor.now))
        state = self.tournament
        self.ask(moves)
        if not self.tournament.finished and dealing_fault(state) is None:
            assert self.tournament is not state
            after = len(transfers_due(self.tournament, self.floor.now))
            assert after == before - len(moves.moves)

    @rule(
        command=st.one_of(
            st.builds(StartHandForHand, until=st.none() | st.integers(1, 6)),
            st.builds(ReportTables, tables=_tables, task=st.sampled_from(get_args(TableTask))),
            st.builds(ExtendHandForHand, until=st.integers(1, 6)),
            st.just(EndHandForHand()),
        )
    )
    def play_hand_for_hand(self, command: Command) -> None:
        self.ask(command)

    @rule(
        command=st.one_of(
            st.builds(
                GivePenalty, entry=entries, hands=st.integers(0, 2), rounds=st.integers(0, 1)
            ),
            st.builds(
                GivePenalty,
                entry=entries,
                step=st.sampled_from(get_args(PenaltyStep)),
                chips=st.integers(0, 500).map(Chips),
                offence=st.sampled_from(("", "phone")),
            ),
            st.builds(CountServed, penalty=_penalties, hands=st.integers(-2, 2)),
            st.builds(CountHandAt, table=_table),
            st.builds(CountMisdealAt, table=_table),
            st.builds(ReportReturn, penalty=_penalties),
            st.builds(
                LiftPenalty,
                penalty=_penalties,
                reason=st.just("the floor was wrong"),
                chips_back=st.booleans(),
            ),
        )
    )
    def have_hands_missed(self, command: Command) -> None:
        self.ask(command)

    @precondition(lambda self: self.tournament.play.board is not None)
    @rule(end=st.booleans())
    def every_table_is_done(self, *, end: bool) -> None:
        """All-ins that are held are played one after the other."""
        play = self.tournament.play
        if play.board is None or self.tournament.finished:
            return
        waits = yet_to_report(play, play.board)
        self.ask(DealNextHand())
        assert self.tournament.play.board == play.board or not waits
        for table, task in sorted(waits, key=lambda one: one[1] == "held"):
            if task == "held":
                self.ask(ReportTables(tables=(table,), task="released"))
            self.ask(ReportTables(tables=(table,), task="done"))
        assert dealing_fault(self.tournament) is None
        self.ask(EndHandForHand() if end else DealNextHand())

    @rule(plan=st.sampled_from(PLANS))
    def plan_prizes(self, plan: PrizePlan) -> None:
        self.ask(PlanPrizes(plan=plan))

    @rule(
        typed=st.booleans(),
        astray=st.sampled_from((0, 0, 1)),
        reason=st.none() | st.just("late entry"),
    )
    def post_prizes(self, astray: int, reason: str | None, *, typed: bool) -> None:
        """As planned, or two thirds and one third of what there is."""
        pool = self.tournament.pool
        third = pool // 3 // 100 * 100
        amounts = (Money(pool - third), Money(third + astray)) if typed else None
        self.ask(PostPrizes(amounts=amounts, reason=reason))

    @precondition(lambda self: self.tournament.left > 1)
    @rule(
        method=st.sampled_from(("icm", "chips", "even", "typed")),
        held=st.integers(0, 3_000).map(Money),
        astray=st.integers(-1, 1),
    )
    def agree(self, method: DealMethod, held: Money, astray: int) -> None:
        """All of it adds up, or one chip is missing or too much."""
        left, prizes = those_left(self.tournament), open_prizes(self.tournament)
        each = self.tournament.chips // (2 * len(left))
        if sum(prizes) < held or not each:
            return
        first = Chips(self.tournament.chips - each * (len(left) - 1) + astray)
        stacks = (first, *[Chips(each)] * (len(left) - 1))
        amounts = shares(method, stacks, Money(sum(prizes)), prizes, held, 700)
        parts = zip(left, stacks, amounts, strict=True)
        told = tuple(DealShare(entry=one, chips=stack, amount=sum_) for one, stack, sum_ in parts)
        self.ask(AgreeDeal(method=method, shares=told, held=held))

    @rule(
        command=st.one_of(
            st.builds(
                DisqualifyPlayer,
                entry=entries,
                stack=st.integers(0, 30_000).map(Chips),
                sanction=st.booleans(),
                reason=st.just("hid chips"),
            ),
            st.builds(ReclassifyPlayer, entry=entries, reason=st.just("chip dumping")),
        )
    )
    def put_out(self, command: Command) -> None:
        self.ask(command)

    @precondition(lambda self: self.tournament.exits.by_entry)
    @rule(pick=st.integers(0, 13), dice=st.randoms(use_true_random=False), share=st.booleans())
    def settle(self, pick: int, dice: Any, *, share: bool) -> None:
        """All of somebody's hand, in whatever order; or one too few, or too many."""
        out = sorted(self.tournament.exits.by_entry)
        hand = [entry for entry, _ in hand_of(self.tournament, out[pick % len(out)])]
        dice.shuffle(hand)
        owed_ = sum(award.amount for award in awards(self.tournament))
        if hand:
            ranks = (tuple(hand),) if share else tuple((entry,) for entry in hand)
            self.ask(SettleTie(ranks=ranks))
            self.ask(SettleTie(ranks=(tuple(hand[:-1] or out[:3]),)))
        assert sum(award.amount for award in awards(self.tournament)) == owed_

    @rule(entry=entries, due=st.sampled_from(get_args(Due)), back=st.booleans())
    def pay(self, entry: EntryId, due: Due, *, back: bool) -> None:
        """All that is open then, and never a second time."""
        self.ask(TakeBack(entry=entry, due=due) if back else PayOut(entry=entry, due=due))
        for one in owed_to(self.tournament, entry):
            assert one.paid >= 0

    @precondition(lambda self: len(self.tournament.exits.by_entry) > 1)
    @rule()
    def pay_all_prizes(self) -> None:
        for one in owed(self.tournament):
            self.ask(PayOut(entry=one.entry, due=one.due))

    @rule(entry=entries, prize=st.sampled_from(("royal flush", "Bad beat", "Bingo")))
    def give_a_special(self, entry: EntryId, prize: str) -> None:
        self.ask(GiveSpecial(entry=entry, prize=prize))

    @precondition(lambda self: len(self.tournament.exits.by_entry) > 2)
    @rule(astray=st.integers(0, 1))
    def call_it_off(self, astray: int) -> None:
        left = list(self.tournament.play.seating.of)
        each = Chips(self.tournament.chips // max(1, self.tournament.left) + astray)
        stacks = tuple(Counted(entry=entry, chips=each) for entry in left)
        self.ask(CancelTournament(stacks=stacks, reason="no light"))

    @precondition(
        lambda self: (
            len(self.tournament.exits.by_entry) > 1
            or self.tournament.prizes.deal
            or is_won(self.tournament)
        )
    )
    @rule()
    def finish(self) -> None:
        self.ask(FinishTournament())

    @invariant()
    def the_ledger_adds_up(self) -> None:
        """Line by line, and what was counted says what is missing of it."""
        ledger = chip_ledger(self.tournament, as_steps(self.happened))
        assert sum(line.chips for line in ledger.lines) == self.tournament.chips
        found = count_state(self.tournament, self.floor.now)
        assert found.counted_seats + sum(len(row.missing) for row in found.tables) == found.seats

    @invariant()
    def whoever_is_out_in_this_hand_is_out(self) -> None:
        board, exits = self.tournament.play.board, self.tournament.exits
        assert exits.told <= exits.hands
        if board is not None:
            assert len({exits.by_entry[entry].hand for entry in board.out}) < 2

    @invariant()
    def nobody_missed_more_hands_than_owed(self) -> None:
        penalties = self.tournament.penalties.values()
        assert all(0 <= one.served <= one.hands for one in penalties)

    @invariant()
    def it_is_sound(self) -> None:
        assert problems(self.tournament) == frozenset()

    @invariant()
    def chips_are_conserved(self) -> None:
        tournament = self.tournament
        handed_out = sum(entry.chips for entry in tournament.entries.by_id.values())
        taken = tournament.forfeited + tournament.removed
        by_hand = tournament.counts.raced + tournament.counts.corrected
        assert tournament.chips == handed_out - taken + tournament.blinded + by_hand

    @invariant()
    def money_is_conserved(self) -> None:
        paid = [entry.spent for entry in self.tournament.entries.by_id.values()]
        takings = self.tournament.takings
        assert takings.pool == sum(price.pool for price in paid)
        assert takings.fees == sum(price.fee for price in paid)
        assert takings.bounties == sum(price.bounty for price in paid)
        assert takings.staff == sum(price.staff for price in paid)
        posted, entered = self.tournament.prizes.posted, self.tournament.entries.by_id
        assert sum(reckoned(self.tournament)) == (self.tournament.pool if entered else 0)
        assert posted is None or sum(prize_list(self.tournament)) == (posted.pool if entered else 0)

    @invariant()
    def whoever_is_called_sits_there_alone_called_at_the_table(self) -> None:
        play = self.tournament.play
        for call in play.calls.values():
            if call.entry is not None and call.seat is not None:
                assert play.seating.of[call.entry] == Seat(table=call.table, seat=call.seat)
            assert play.seating.tables[call.table].players
        assert len({call.table for call in play.calls.values()}) == len(play.calls)

    @invariant()
    def places_are_whole(self) -> None:
        """Each place from the last up to the next to be reached is held once, ties counted.

        Where it was called off, the places above went back: nobody moves up into those.
        """
        placed, prizes = list(finishes(self.tournament)), self.tournament.prizes
        struck = set(prizes.struck)
        if prizes.refunds is not None:
            struck &= set(self.tournament.exits.by_entry)
        held = sorted(
            place
            for one in {f.place: f for f in placed}.values()
            for place in range(one.place, one.place + one.shared_by)
        )
        count = len(self.tournament.entries.by_id) - len(struck)
        assert held == list(range(count - len(placed) + 1, count + 1))

    @invariant()
    def nobody_is_owed_more_than_there_is(self) -> None:
        owed = sum(award.amount for award in awards(self.tournament))
        whole = sum(prize_list(self.tournament))
        won = self.tournament.left == 1 and len(self.tournament.exits.by_entry) > 0
        won = won and not self.tournament.prizes.struck
        assert owed == whole if won else owed <= whole

    @invariant()
    def the_clock_stands_when_it_is_finished(self) -> None:
        anchor = self.tournament.play.clock.anchor
        if self.tournament.finished:
            off = (
                self.tournament.prizes.refunds is not None
            )  # before the clock was started, it may be
            assert anchor is not None or off
            assert anchor is None or anchor.since is None

    def teardown(self) -> None:
        assert fold(None, self.happened) == self.tournament


TestAnyEvening = Evening.TestCase
TestAnyEvening.settings = settings(
    derandomize=True, deadline=None, max_examples=100, stateful_step_count=50
)
