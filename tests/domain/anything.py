"""Any event there can be, in numbers so small that they get in each other's way."""

from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.language.events.calling import CallEnded, ClockCalled, TimeCardPlayed
from tdconsole.domain.language.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    HandsCounted,
    LevelSet,
)
from tdconsole.domain.language.events.draw import (
    Apart,
    ButtonDrawn,
    ButtonsDrawn,
    DrawCommitted,
    SeatDrawn,
    SeatsDrawn,
)
from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    NoShowRemoved,
    PaymentsCorrected,
    RebuyTaken,
    SecondHalfTaken,
    StackForfeited,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    AdviceDismissed,
    AdviceHandedBack,
    AdvicePostponed,
    AdviceTaken,
    AdviceTakenOn,
    BreakingOrderSet,
    ButtonPlaced,
    Elimination,
    EliminationCorrected,
    EliminationReordered,
    Moved,
    PlayerMoved,
    PlayerReinstated,
    PlayersEliminated,
    PlayersSeen,
    PlayersSwapped,
    SeatsAdded,
    TablesBalanced,
)
from tdconsole.domain.language.events.money import (
    DealAgreed,
    EnvelopeOpened,
    PlayerDisqualified,
    PlayerReclassified,
    PrizePaid,
    PrizesPlanned,
    PrizesPosted,
    PrizeTakenBack,
    Refund,
    SpecialGiven,
    TieSettled,
    TournamentCancelled,
)
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.seating import (
    PlayerSeated,
    SeatPinned,
    SeatsMarked,
    TableLocked,
    TableNoted,
    TablesClosed,
    TablesOpened,
    UnsoldRemoved,
)
from tdconsole.domain.language.events.structure import Reanchored, StructureEdited
from tdconsole.domain.language.events.tournament import (
    RulesOverridden,
    SetupEdited,
    TournamentCreated,
    TournamentFinished,
    TournamentTakenOver,
)
from tdconsole.domain.language.prize_plan import Curve, Fixed, PrizePlan
from tdconsole.domain.language.terms import Rebuys, TermsChanges
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock, ShotClock
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    NOTHING,
    Break,
    CallNo,
    ChainNo,
    Chips,
    ClockAnchor,
    DealShare,
    Dealt,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Level,
    Mark,
    Millis,
    Money,
    NoteId,
    Origin,
    Payment,
    PayoutBand,
    PayoutNo,
    PeriodId,
    PersonId,
    PlayId,
    Price,
    SeasonNo,
    Seat,
    SeatNo,
    StaffId,
    TableNo,
    TillNo,
    Zone,
)
from tests.domain.anything_played import PLAYED_SAMPLES, PLAYED_STRATEGIES
from tests.domain.floor import (
    BREAK,
    FIFTY_AND_FIVE,
    FIRST_LEVEL,
    WELL,
    at,
    entered,
    founded,
    promised,
    sits,
)

_ANCHOR = ClockAnchor(period=PeriodId(2), left=Millis(754_000))
_RUNS = ClockAnchor(
    period=PeriodId(1),
    left=Millis(1_200_000),
    since=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
)
_TURNED = Zone(offset=60, turns=Millis(1_774_746_000_000), then=120)
_WAITS = ClockAnchor(
    period=PeriodId(1),
    left=Millis(1_200_000),
    since=Instant(utc=Millis(1_774_740_000_000), boot="b-1", uptime=Millis(86_400_001)),
    waits=True,
    hands=12,
    zone=_TURNED,
)
_RAN = ClockAnchor(
    period=PeriodId(3),
    left=Millis(61_001),
    since=Instant(
        utc=Millis(1_774_750_000_000),
        boot="b-1",
        uptime=Millis(90_400_001),
        awake=Millis(90_000_001),
    ),
    ran=Millis(2_938_999),
    zone=_TURNED,
)
_EDITED = (
    replace(FIRST_LEVEL, id=PeriodId(1), hands=12, marks=(Mark(kind="rebuys_end", stop=True),)),
    Level(
        bring_in=Chips(50),
        small_bet=Chips(200),
        big_bet=Chips(400),
        ante=Chips(25),
        ante_kind="each",
        minutes=30,
        marks=(Mark(kind="colour_up", chip=Chips(25)), Mark(kind="registration_closes")),
        id=PeriodId(7),
    ),
    replace(BREAK, id=PeriodId(3), until="21:40", marks=(Mark(kind="end_of_day"),)),
)

_CASH = Payment(amount=Money(5_500))
_REBUYS = Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000), most=2)

SAMPLES: tuple[Event, ...] = (
    founded(),
    RulesOverridden(
        changes=RuleChanges(
            call=CallClock(seconds=50, countdown=10), shot_clock=ShotClock(seconds=30, cards=4)
        ),
        reason=NoteId("n-1"),
    ),
    RulesOverridden(changes=RuleChanges(shot_clock="off", by_hands=True, ante_reduced_at=0)),
    TournamentTakenOver(origin=Origin(program="td3", version="3.7.2", key="b9018b0d")),
    TournamentFinished(play=FIRST_PLAY, anchor=_ANCHOR),
    promised(),
    SeatsDrawn(
        play=FIRST_PLAY,
        draw=DrawNo(1),
        chain=FIRST_CHAIN,
        link=Digest(WELL),
        word="zażółć",
        tables="1 8 4\n2 7 1,9\n",
        seated=(
            SeatDrawn(entry=EntryId(16), table=TableNo(2), seat=SeatNo(9)),
            SeatDrawn(entry=EntryId(17), table=TableNo(1), seat=SeatNo(4)),
        ),
    ),
    entered(1),
    EntryUnregistered(entry=EntryId(1)),
    ClockStarted(play=FIRST_PLAY, anchor=_RUNS),
    ClockPaused(play=FIRST_PLAY, anchor=_ANCHOR, reason=NoteId("n-1")),
    ClockResumed(play=FIRST_PLAY, anchor=_RUNS),
    ClockAdjusted(play=FIRST_PLAY, anchor=_ANCHOR),
    ClockStarted(play=FIRST_PLAY, anchor=_WAITS),
    LevelSet(play=FIRST_PLAY, anchor=_RAN),
    HandsCounted(play=FIRST_PLAY, anchor=replace(_RAN, hands=3)),
    ClockRestored(play=FIRST_PLAY, anchor=_RAN, shows=_ANCHOR),
    ClockRestored(play=FIRST_PLAY, anchor=None),
    ClockRestored(play=FIRST_PLAY, anchor=_ANCHOR, reason=NoteId("n-1")),
    ClockSettled(play=FIRST_PLAY, anchor=_RAN),
    StructureEdited(structure=_EDITED, clocks=(Reanchored(play=FIRST_PLAY, anchor=_RAN),)),
    StructureEdited(structure=_EDITED),
    PlayersEliminated(
        play=FIRST_PLAY,
        hand=(
            Elimination(entry=EntryId(3), seat=at(1, 3), stack=Chips(4_500)),
            Elimination(entry=EntryId(4), seat=at(2, 9)),
        ),
    ),
    PlayerReinstated(play=FIRST_PLAY, entry=EntryId(3), seat=at(1, 3)),
    sits(5, at(2, 8)),
    PaperIssued(document="seat-cards", entries=(EntryId(16), EntryId(17))),
    PaperIssued(document="payout-sheet"),
    SetupEdited(
        name="Saturday",
        price=Price(pool=Money(9_000), fee=Money(1_000), bounty=Money(2_000), staff=Money(500)),
        terms=TermsChanges(rebuys=_REBUYS, cap=200, staff_bonus="off"),
        entries_too=True,
        reason=NoteId("n-1"),
    ),
    SeatsDrawn(
        play=FIRST_PLAY,
        draw=DrawNo(2),
        chain=FIRST_CHAIN,
        link=Digest(WELL),
        word="",
        attempt=3,
        tables="1 0 1,2,3\n",
        needs="needs 16 1,9\n",
        apart=Apart(hash=Digest(WELL), pairs=NoteId("n-2"), kept=False),
        seated=(SeatDrawn(entry=EntryId(16), table=TableNo(1), seat=SeatNo(1)),),
        redraw=True,
        reason=NoteId("n-3"),
    ),
    ButtonsDrawn(
        play=FIRST_PLAY,
        draw=DrawNo(3),
        chain=FIRST_CHAIN,
        link=Digest(WELL),
        word="",
        tables="1 1,4\n",
        buttons=(ButtonDrawn(table=TableNo(1), seat=SeatNo(4)),),
    ),
    EntryRegistered(
        entry=EntryId(40),
        person=PersonId(104),
        paid=FIFTY_AND_FIVE,
        stack=Chips(25_000),
        bonus=Chips(5_000),
        second_half=Chips(10_000),
        before=EntryId(4),
        profile="Early",
        payments=(_CASH, Payment(method="ticket", amount=Money(500), ref="T-17")),
        till=TillNo(2),
        overrode=("closed", "barred"),
        reason=NoteId("n-4"),
    ),
    EntryRegistered(
        entry=EntryId(41),
        person=PersonId(105),
        paid=NOTHING,
        stack=Chips(31_500),
        payments=(),
        season=SeasonNo(2),
        own_stack=True,
    ),
    EntryUnregistered(entry=EntryId(40), refund=(_CASH,), till=TillNo(2)),
    NoShowRemoved(entry=EntryId(5), overrode=("no_show_too_early",), reason=NoteId("n-5")),
    StackForfeited(play=FIRST_PLAY, entry=EntryId(4), seat=at(2, 9), stack=Chips(1_500)),
    RebuyTaken(
        entry=EntryId(6),
        paid=FIFTY_AND_FIVE,
        chips=Chips(20_000),
        payments=(_CASH,),
        till=TillNo(1),
        overrode=("rebuys",),
        reason=NoteId("n-6"),
    ),
    RebuyTaken(
        entry=EntryId(6),
        paid=FIFTY_AND_FIVE,
        chips=Chips(20_000),
        payments=(_CASH,),
        by=(EntryId(3),),
    ),
    AddOnTaken(entry=EntryId(6), paid=FIFTY_AND_FIVE, chips=Chips(30_000), payments=(_CASH,)),
    BonusTaken(
        entry=EntryId(6),
        paid=Price(pool=Money(0), staff=Money(500)),
        chips=Chips(5_000),
        payments=(_CASH,),
    ),
    SecondHalfTaken(entry=EntryId(6), chips=Chips(10_000)),
    PaymentsCorrected(entry=EntryId(6), payments=(_CASH,), till=TillNo(2)),
    AlternateCalled(
        entry=EntryId(18),
        since=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
        seconds=180,
    ),
    AlternatePassed(entry=EntryId(18)),
    TablesOpened(play=FIRST_PLAY, tables=(TableNo(4), TableNo(7))),
    TablesClosed(play=FIRST_PLAY, tables=(TableNo(7),)),
    TableLocked(play=FIRST_PLAY, table=TableNo(1), locked=True),
    TableNoted(table=TableNo(12), note=NoteId("n-9")),
    SeatsMarked(play=FIRST_PLAY, seats=(at(1, 5), at(2, 5)), use="dead"),
    UnsoldRemoved(play=FIRST_PLAY, seats=(at(3, 1),), blinded=Chips(4_200)),
    PlayerSeated(play=FIRST_PLAY, entry=EntryId(19), seat=at(2, 1), reason=NoteId("n-7")),
    SeatPinned(entry=EntryId(19), seats=(SeatNo(1), SeatNo(9)), reason=NoteId("n-8")),
    SeatPinned(entry=EntryId(19)),
    ClockCalled(
        play=FIRST_PLAY,
        call=CallNo(1),
        table=TableNo(1),
        seat=SeatNo(3),
        entry=EntryId(3),
        seconds=25,
        countdown=5,
        since=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
    ),
    CallEnded(play=FIRST_PLAY, call=CallNo(1), table=TableNo(1), entry=EntryId(3), outcome="acted"),
    TimeCardPlayed(play=FIRST_PLAY, entry=EntryId(3), day=2),
    PrizesPlanned(
        plan=PrizePlan(
            curve=Curve(share=1_200, first=2_500),
            typed=(Money(300), Money(200)),
            fixed=(Fixed(place=2, amount=Money(20_000)),),
        )
    ),
    PrizesPosted(
        entries=27, pool=Money(50_000), amounts=(Money(30_000), Money(20_000)), reason=NoteId("n7")
    ),
    TieSettled(ranks=((EntryId(5),), (EntryId(6), EntryId(7)))),
    DealAgreed(
        method="icm",
        shares=(
            DealShare(entry=EntryId(3), chips=Chips(70_000), amount=Money(26_000)),
            DealShare(entry=EntryId(5), chips=Chips(20_000), amount=Money(20_000)),
        ),
        held=Money(4_000),
        heads=Money(500),
    ),
    PlayerDisqualified(
        play=FIRST_PLAY,
        entry=EntryId(2),
        seat=at(1, 4),
        stack=Chips(12_500),
        struck=True,
        reason=NoteId("n8"),
        at=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
    ),
    PlayerDisqualified(
        play=FIRST_PLAY,
        entry=EntryId(2),
        seat=None,
        stack=Chips(12_500),
        struck=False,
        reason=NoteId("n8"),
        sanction=True,
        offence="late-back",
    ),
    PlayerReclassified(entry=EntryId(3), reason=NoteId("n9")),
    TournamentCancelled(
        play=FIRST_PLAY,
        anchor=ClockAnchor(period=PeriodId(2), left=Millis(90_000)),
        refunds=(Refund(entry=EntryId(3), amount=Money(5_500)),),
        reason=NoteId("n10"),
    ),
    PrizePaid(
        payout=PayoutNo(1),
        entry=EntryId(3),
        due="prize",
        gross=Money(26_000),
        withheld=Money(1_000),
        payments=(Payment(method="cash", amount=Money(25_000)),),
        till=TillNo(1),
    ),
    PrizeTakenBack(
        payout=PayoutNo(2),
        entry=EntryId(3),
        due="bounty",
        amount=Money(500),
        payments=(Payment(amount=Money(500)),),
    ),
    EnvelopeOpened(
        draw=DrawNo(9),
        chain=FIRST_CHAIN,
        link=Digest("cd" * 32),
        victim=EntryId(5),
        left="100000 1\n5000 20\n",
        amount=Money(5_000),
    ),
    SpecialGiven(entry=EntryId(3), prize="Royal flush", amount=Money(10_000)),
    PlayersEliminated(
        play=FIRST_PLAY,
        hand=(Elimination(entry=EntryId(5), seat=at(2, 8), by=(EntryId(6), EntryId(7))),),
        at=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
        joined=EntryId(3),
    ),
    PlayersEliminated(
        play=FIRST_PLAY, hand=(Elimination(entry=EntryId(8), seat=at(2, 7)),), before=EntryId(3)
    ),
    EliminationCorrected(entry=EntryId(3), stack=Chips(5_400), by=(EntryId(6),)),
    EliminationCorrected(entry=EntryId(3)),
    EliminationReordered(entry=EntryId(8), joined=EntryId(5)),
    EliminationReordered(entry=EntryId(8), before=EntryId(5)),
    EliminationReordered(entry=EntryId(8)),
    PlayersSwapped(play=FIRST_PLAY, one=EntryId(6), other=EntryId(7)),
    TablesBalanced(
        play=FIRST_PLAY,
        moves=(Moved(entry=EntryId(6), seat=at(1, 4)), Moved(entry=EntryId(7), seat=at(3, 1))),
        cite="TDA-2024 11-A",
    ),
    ButtonPlaced(
        play=FIRST_PLAY,
        table=TableNo(1),
        dealt=Dealt(button=SeatNo(1), small_blind=SeatNo(2), big_blind=SeatNo(4)),
        since=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
    ),
    PlayersSeen(play=FIRST_PLAY, entries=(EntryId(6), EntryId(7))),
    BreakingOrderSet(play=FIRST_PLAY, tables=(TableNo(3), TableNo(1))),
    SeatsDrawn(
        play=FIRST_PLAY,
        draw=DrawNo(4),
        chain=FIRST_CHAIN,
        link=Digest(WELL),
        word="",
        tables="1 7 4,9\n",
        seated=(SeatDrawn(entry=EntryId(19), table=TableNo(1), seat=SeatNo(9)),),
        broken=TableNo(2),
    ),
    SeatsAdded(play=FIRST_PLAY, table=TableNo(1), seats=10),
    AdviceTaken(advice="TableCanBreak", cite="TDA-2024 10"),
    AdvicePostponed(
        advice="TablesNotLevel",
        facts="0123456789abcdef",
        since=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
        minutes=5,
    ),
    AdviceDismissed(advice="TableCanBreak 2", facts="0123456789abcdef", reason=NoteId("n-9")),
    AdviceTakenOn(
        advice="TablesNotLevel",
        facts="0123456789abcdef",
        by=StaffId(3),
        since=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
    ),
    AdviceHandedBack(advice="TablesNotLevel"),
    *PLAYED_SAMPLES,
)

entry_ids = st.integers(1, 6).map(EntryId)
plays = st.sampled_from((FIRST_PLAY, FIRST_PLAY, FIRST_PLAY, PlayId(2)))
seats = st.builds(
    Seat, table=st.integers(1, 3).map(TableNo), seat=st.sampled_from((1, 2, 3, 22)).map(SeatNo)
)
money = st.integers(0, 10**12).map(Money)
chips = st.integers(0, 10**12).map(Chips)
millis = st.integers(-(2**53), 2**53).map(Millis)
notes = st.none() | st.just(NoteId("n"))
offsets = st.sampled_from((-720, 0, 60, 120, 345, 840))
zones = st.builds(Zone, offset=offsets, turns=st.none() | millis, then=offsets)
instants = st.builds(
    Instant, utc=millis, boot=st.sampled_from("ab"), uptime=millis, awake=st.none() | millis
)
anchors = st.builds(
    ClockAnchor,
    period=st.integers(0, 5).map(PeriodId),
    left=millis,
    since=st.none() | instants,
    waits=st.booleans(),
    hands=st.none() | st.integers(-1, 3),
    ran=millis,
    zone=zones,
)
marks = st.lists(
    st.builds(
        Mark,
        kind=st.sampled_from(("registration_closes", "rebuys_end", "colour_up", "end_of_day")),
        chip=st.none() | st.just(Chips(25)),
        stop=st.booleans(),
    ),
    max_size=2,
).map(tuple)
call_numbers = st.integers(1, 3).map(CallNo)
prices = st.builds(Price, pool=money, fee=money, bounty=money, staff=money)
payments = st.lists(st.builds(Payment, amount=money), max_size=2).map(tuple)
tables = st.lists(st.integers(1, 3).map(TableNo), min_size=1, max_size=3).map(tuple)
_some_seats = st.lists(seats, min_size=1, max_size=3).map(tuple)
_uses = st.sampled_from(("open", "dead", "reserved", "unsold"))
periods = st.builds(
    Level,
    small_blind=chips,
    big_blind=st.integers(1, 10**12).map(Chips),
    ante=chips,
    ante_kind=st.sampled_from(("none", "each", "big_blind")),
    minutes=st.integers(1, 1440),
    hands=st.none() | st.integers(1, 3),
    marks=marks,
    id=st.integers(0, 5).map(PeriodId),
) | st.builds(
    Break,
    minutes=st.integers(1, 1440),
    until=st.sampled_from((None, "00:00", "02:30", "23:59")),
    marks=marks,
    id=st.integers(0, 5).map(PeriodId),
)
structures = st.lists(periods, max_size=4).map(tuple)
bands = st.builds(
    PayoutBand,
    entries=st.integers(1, 10),
    shares=st.lists(st.integers(1, 10_000), min_size=1, max_size=4).map(tuple),
)
changes = st.builds(
    RuleChanges,
    call=st.none() | st.builds(CallClock, seconds=st.integers(1, 600)),
    shot_clock=st.none() | st.just("off") | st.builds(ShotClock, seconds=st.integers(1, 600)),
    by_hands=st.none() | st.booleans(),
    ante_heads_up=st.none() | st.sampled_from(("unchanged", "none")),
    ante_reduced_at=st.none() | st.integers(0, 22),
)
creations = st.builds(
    TournamentCreated,
    name=st.just("Friday Night"),
    currency=st.just("EUR"),
    price=prices,
    cash_unit=st.integers(1, 10**9).map(Money),
    seats_per_table=st.integers(2, 22),
    stack=chips,
    structure=structures,
    payouts=st.lists(bands, max_size=3).map(tuple),
    play=plays,
)
_lots = st.builds(
    SeatDrawn,
    entry=entry_ids,
    table=st.integers(1, 3).map(TableNo),
    seat=st.integers(1, 3).map(SeatNo),
)
_winners = st.lists(entry_ids, max_size=2).map(tuple)
_exits = st.builds(Elimination, entry=entry_ids, seat=seats, stack=st.none() | chips, by=_winners)
_beside = st.none() | entry_ids
_numbers = st.integers(1, 4).map(SeatNo)

STRATEGIES: tuple[st.SearchStrategy[Event], ...] = (
    st.builds(
        EntryRegistered,
        entry=entry_ids,
        person=st.integers(1, 4).map(PersonId),
        paid=st.just(FIFTY_AND_FIVE) | prices,
        stack=chips,
    ),
    st.builds(
        EntryRegistered,
        entry=entry_ids,
        person=st.integers(1, 4).map(PersonId),
        paid=prices,
        stack=chips,
        second_half=chips,
        before=entry_ids,
        payments=payments,
    ),
    st.builds(
        EntryRegistered,
        entry=entry_ids,
        person=st.integers(1, 4).map(PersonId),
        paid=st.just(NOTHING) | prices,
        stack=chips,
        season=st.just(SeasonNo(2)),
        own_stack=st.booleans(),
    ),
    st.builds(EntryUnregistered, entry=entry_ids),
    st.builds(NoShowRemoved, entry=entry_ids),
    st.builds(StackForfeited, play=plays, entry=entry_ids, seat=seats, stack=chips),
    st.builds(
        RebuyTaken,
        entry=entry_ids,
        paid=prices,
        chips=chips,
        payments=payments,
        by=st.lists(entry_ids, max_size=2).map(tuple),
    ),
    st.builds(AddOnTaken, entry=entry_ids, paid=prices, chips=chips, payments=payments),
    st.builds(BonusTaken, entry=entry_ids, paid=prices, chips=chips, payments=payments),
    st.builds(SecondHalfTaken, entry=entry_ids, chips=chips),
    st.builds(PaymentsCorrected, entry=entry_ids, payments=payments),
    st.builds(AlternateCalled, entry=entry_ids, since=instants, seconds=st.integers(1, 600)),
    st.builds(AlternatePassed, entry=entry_ids),
    st.builds(TablesOpened, play=plays, tables=tables),
    st.builds(TablesClosed, play=plays, tables=tables),
    st.builds(TableLocked, play=plays, table=st.integers(1, 3).map(TableNo), locked=st.booleans()),
    st.builds(
        TableNoted,
        table=st.integers(1, 3).map(TableNo),
        note=st.none() | st.just(NoteId("n-9")),
    ),
    st.builds(SeatsMarked, play=plays, seats=_some_seats, use=_uses),
    st.builds(UnsoldRemoved, play=plays, seats=_some_seats, blinded=chips),
    st.builds(PlayerSeated, play=plays, entry=entry_ids, seat=seats, reason=st.just(NoteId("n"))),
    st.builds(SeatPinned, entry=entry_ids, seats=st.sampled_from(((), (SeatNo(1),), (SeatNo(9),)))),
    st.builds(
        ButtonsDrawn,
        play=plays,
        draw=st.integers(0, 9).map(DrawNo),
        chain=st.integers(0, 3).map(ChainNo),
        link=st.just(Digest(WELL)),
        word=st.just(""),
        tables=st.just(""),
        buttons=st.just((ButtonDrawn(table=TableNo(1), seat=SeatNo(2)),)),
    ),
    st.builds(
        SetupEdited,
        name=st.none() | st.just("Saturday"),
        price=st.none() | prices,
        stack=st.none() | chips,
        seats_per_table=st.none() | st.integers(2, 22),
        terms=st.builds(
            TermsChanges,
            cap=st.none() | st.integers(0, 5),
            second_half=st.none() | chips,
            tables=st.none() | tables,
        ),
        entries_too=st.booleans(),
    ),
    st.builds(
        SeatsDrawn,
        play=plays,
        draw=st.integers(0, 9).map(DrawNo),
        chain=st.integers(0, 3).map(ChainNo),
        link=st.just(Digest(WELL)),
        word=st.just(""),
        tables=st.just(""),
        redraw=st.booleans(),
        seated=st.lists(_lots, max_size=4).map(tuple),
        broken=st.none() | st.integers(1, 3).map(TableNo),
    ),
    st.builds(
        PlayersEliminated,
        play=plays,
        hand=st.lists(_exits, max_size=3).map(tuple),
        at=st.none() | instants,
        joined=_beside,
        before=_beside,
    ),
    st.builds(EliminationCorrected, entry=entry_ids, stack=st.none() | chips, by=_winners),
    st.builds(EliminationReordered, entry=entry_ids, joined=_beside, before=_beside),
    st.builds(PlayersSwapped, play=plays, one=entry_ids, other=entry_ids),
    st.builds(
        TablesBalanced,
        play=plays,
        moves=st.lists(st.builds(Moved, entry=entry_ids, seat=seats), max_size=3).map(tuple),
    ),
    st.builds(
        ButtonPlaced,
        play=plays,
        table=st.integers(1, 3).map(TableNo),
        dealt=st.builds(Dealt, button=_numbers, small_blind=_numbers, big_blind=_numbers),
        since=instants,
    ),
    st.builds(PlayersSeen, play=plays, entries=st.lists(entry_ids, max_size=3).map(tuple)),
    st.builds(BreakingOrderSet, play=plays, tables=tables),
    st.builds(
        SeatsAdded,
        play=plays,
        table=st.integers(1, 3).map(TableNo),
        seats=st.integers(2, 22),
    ),
    st.builds(AdviceTaken, advice=st.just("TableCanBreak")),
    st.builds(
        AdvicePostponed,
        advice=st.just("TableCanBreak 1"),
        facts=st.sampled_from(("a", "b")),
        since=instants,
        minutes=st.integers(1, 5),
    ),
    st.builds(
        AdviceDismissed,
        advice=st.just("TableCanBreak 1"),
        facts=st.sampled_from(("a", "b")),
        reason=st.just(NoteId("n")),
    ),
    st.builds(
        AdviceTakenOn,
        advice=st.just("TableCanBreak 1"),
        facts=st.sampled_from(("a", "b")),
        by=st.sampled_from((StaffId(1), StaffId(2))),
        since=instants,
    ),
    st.builds(AdviceHandedBack, advice=st.just("TableCanBreak 1")),
    st.builds(PlayerReinstated, play=plays, entry=entry_ids, seat=seats),
    st.builds(PlayerMoved, play=plays, entry=entry_ids, seat=seats),
    st.builds(ClockStarted, play=plays, anchor=anchors),
    st.builds(ClockPaused, play=plays, anchor=anchors, reason=notes),
    st.builds(ClockResumed, play=plays, anchor=anchors),
    st.builds(ClockAdjusted, play=plays, anchor=anchors),
    st.builds(LevelSet, play=plays, anchor=anchors),
    st.builds(HandsCounted, play=plays, anchor=anchors),
    st.builds(
        ClockRestored,
        play=plays,
        anchor=st.none() | anchors,
        reason=notes,
        shows=st.none() | anchors,
    ),
    st.builds(ClockSettled, play=plays, anchor=anchors),
    st.builds(
        StructureEdited,
        structure=structures,
        clocks=st.lists(st.builds(Reanchored, play=plays, anchor=anchors), max_size=2).map(tuple),
    ),
    st.builds(
        DrawCommitted,
        chain=st.integers(0, 3).map(ChainNo),
        commitment=st.just(Digest(WELL)),
        length=st.integers(0, 9),
        reason=notes,
    ),
    st.builds(
        PaperIssued,
        document=st.sampled_from(("seat-cards", "payout-sheet")),
        entries=st.none() | st.lists(entry_ids, max_size=2).map(tuple),
    ),
    st.builds(RulesOverridden, changes=changes, reason=notes),
    st.builds(
        ClockCalled,
        play=plays,
        call=call_numbers,
        table=st.integers(1, 3).map(TableNo),
        seat=st.none() | st.sampled_from((1, 2, 3, 22)).map(SeatNo),
        entry=st.none() | entry_ids,
        seconds=st.integers(0, 600),
        countdown=st.integers(0, 60),
        since=instants,
    ),
    st.builds(
        CallEnded,
        play=plays,
        call=call_numbers,
        table=st.integers(1, 3).map(TableNo),
        entry=st.none() | entry_ids,
        outcome=st.sampled_from(("acted", "folded")),
    ),
    st.builds(
        TimeCardPlayed,
        play=plays,
        entry=entry_ids,
        day=st.integers(1, 3),
        final_table=st.booleans(),
    ),
    st.builds(
        PrizesPlanned,
        plan=st.sampled_from(
            (
                PrizePlan(),
                PrizePlan(curve=Curve()),
                PrizePlan(typed=(Money(60), Money(40))),
                PrizePlan(fixed=(Fixed(place=1, amount=Money(50)),)),
            )
        ),
    ),
    st.builds(
        PrizesPosted,
        entries=st.integers(0, 9),
        pool=money,
        amounts=st.lists(money, min_size=1, max_size=4).map(tuple),
        reason=notes,
    ),
    st.builds(
        TieSettled,
        ranks=st.lists(
            st.lists(entry_ids, min_size=1, max_size=2).map(tuple), min_size=1, max_size=2
        ).map(tuple),
    ),
    st.builds(
        DealAgreed,
        method=st.sampled_from(("icm", "chips", "even", "typed")),
        shares=st.lists(
            st.builds(DealShare, entry=entry_ids, chips=chips, amount=money), max_size=3
        ).map(tuple),
        held=money,
        heads=money,
    ),
    st.builds(
        PlayerDisqualified,
        play=plays,
        entry=entry_ids,
        seat=st.none() | seats,
        stack=chips,
        struck=st.booleans(),
        reason=st.just(NoteId("n")),
        at=st.none() | instants,
        sanction=st.booleans(),
        offence=st.sampled_from(("", "collusion")),
    ),
    st.builds(PlayerReclassified, entry=entry_ids, reason=st.just(NoteId("n"))),
    st.builds(
        TournamentCancelled,
        play=plays,
        anchor=st.none() | anchors,
        refunds=st.lists(st.builds(Refund, entry=entry_ids, amount=money), max_size=3).map(tuple),
        reason=st.just(NoteId("n")),
        heads=money,
    ),
    st.builds(
        PrizePaid,
        payout=st.integers(1, 5).map(PayoutNo),
        entry=entry_ids,
        due=st.sampled_from(("prize", "bounty", "special", "refund")),
        gross=money,
        withheld=money,
        payments=payments,
    ),
    st.builds(
        PrizeTakenBack,
        payout=st.integers(1, 5).map(PayoutNo),
        entry=entry_ids,
        due=st.sampled_from(("prize", "bounty", "special", "refund")),
        amount=money,
        payments=payments,
    ),
    st.builds(
        EnvelopeOpened,
        draw=st.integers(1, 4).map(DrawNo),
        chain=st.integers(0, 3).map(ChainNo),
        link=st.just(Digest(WELL)),
        victim=entry_ids,
        left=st.sampled_from(("", "100 1\n")),
        amount=money,
    ),
    st.builds(SpecialGiven, entry=entry_ids, prize=st.just("p"), amount=money),
    st.builds(TournamentFinished, play=plays, anchor=anchors),
    st.just(TournamentTakenOver(origin=Origin(program="td3", key="b9"))),
    creations,
    *PLAYED_STRATEGIES,
)
"""For each kind of event one at least, that makes any there can be."""

events = st.one_of(STRATEGIES)
