"""Chips, the bubble and the end of a day: a sample of each event, and any there can be."""

from typing import get_args

from hypothesis import strategies as st

from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    NextHandDealt,
    TablesReported,
)
from tdconsole.domain.language.events.chips import (
    ChipsCorrected,
    ChipsCounted,
    ChipsRaced,
    RaceCardsDealt,
    RacedSeat,
    RacedTable,
    SeatCards,
    StackCounted,
)
from tdconsole.domain.language.events.day import (
    Bagged,
    DayEnded,
    LastHandsCalled,
    LastHandsDrawn,
    LastHandsPlayed,
    Reseated,
    SeatedAsBefore,
    StacksBagged,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    ChainNo,
    Chips,
    ClockAnchor,
    CountNo,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Millis,
    NoteId,
    PenaltyNo,
    PenaltyStep,
    PeriodId,
    PlayId,
    RulingNo,
    Seat,
    SeatNo,
    TableNo,
    Withheld,
)

_AT = Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001))
_STOPPED = ClockAnchor(period=PeriodId(2), left=Millis(1_050_000), ran=Millis(9_000_000))
_LINK = Digest("ab" * 32)

PLAYED_SAMPLES: tuple[Event, ...] = (
    ChipsCounted(
        play=FIRST_PLAY,
        count=CountNo(1),
        table=TableNo(7),
        at=_AT,
        stacks=(
            StackCounted(entry=EntryId(3), chips=Chips(41_500)),
            StackCounted(entry=EntryId(8), chips=Chips(9_025)),
        ),
    ),
    ChipsCounted(play=FIRST_PLAY, count=CountNo(1), table=TableNo(8), at=_AT, chips=Chips(180_000)),
    ChipsRaced(
        play=FIRST_PLAY,
        old=Chips(25),
        new=Chips(100),
        method="race",
        at=_AT,
        tables=(
            RacedTable(
                table=TableNo(1),
                odd=4,
                got=1,
                seats=(
                    RacedSeat(entry=EntryId(1), odd=3, got=1, alone=True),
                    RacedSeat(entry=EntryId(2), odd=1),
                ),
            ),
            RacedTable(table=TableNo(2), odd=9, got=2),
        ),
    ),
    RaceCardsDealt(
        draw=DrawNo(10),
        chain=FIRST_CHAIN,
        link=_LINK,
        odd="1 1:3,2:1\n",
        cards=(
            SeatCards(table=TableNo(1), seat=SeatNo(1), cards=("As", "Kd", "2c")),
            SeatCards(table=TableNo(1), seat=SeatNo(2), cards=("Th",)),
        ),
    ),
    ChipsCorrected(chips=-75, why="found_late", entry=EntryId(3)),
    ChipsCorrected(chips=5_000, why="miscounted", reason=NoteId("n-11")),
    ChipsCorrected(chips=-75, why="found_late", entry=EntryId(3), old=Chips(25)),
    ChipsCorrected(chips=-500, why="miscounted", play=PlayId(2)),
    HandForHandStarted(
        play=FIRST_PLAY,
        anchor=_STOPPED,
        minutes=2,
        until=27,
        tables=(TableNo(1), TableNo(2)),
        at=_AT,
    ),
    TablesReported(play=FIRST_PLAY, tables=(TableNo(1),), task="held"),
    NextHandDealt(play=FIRST_PLAY, tables=(TableNo(1), TableNo(2)), at=_AT),
    HandForHandExtended(play=FIRST_PLAY, until=18),
    HandForHandEnded(play=FIRST_PLAY, anchor=_STOPPED, at=_AT),
    PenaltyGiven(
        penalty=PenaltyNo(1), play=FIRST_PLAY, entry=EntryId(3), at=_AT, hands=0, rounds=2
    ),
    PenaltyGiven(
        penalty=PenaltyNo(2),
        play=FIRST_PLAY,
        entry=EntryId(3),
        at=_AT,
        rounds=1,
        offence="dodged-blinds",
        words=NoteId("n-13"),
        chips=Chips(2_500),
    ),
    ChipsCorrected(chips=-2_500, why="blinds_forfeited", entry=EntryId(3)),
    PenaltyGiven(
        penalty=PenaltyNo(3),
        play=FIRST_PLAY,
        entry=EntryId(4),
        at=_AT,
        step="warning",
        offence="phone",
    ),
    HandsServed(penalty=PenaltyNo(1), hands=5),
    HandsServed(penalty=PenaltyNo(1), hands=-1),
    PlayerReturned(penalty=PenaltyNo(1), at=_AT),
    PenaltyLifted(penalty=PenaltyNo(1), reason=NoteId("n-12")),
    RulingMade(
        ruling=RulingNo(1),
        play=FIRST_PLAY,
        at=_AT,
        happened=NoteId("n-13"),
        table=TableNo(7),
        entries=(EntryId(3), EntryId(8)),
        stage="river",
        cites=("F 53", "TDA 45"),
        withheld=Withheld(chips=Chips(41_500), prize=EntryId(3)),
    ),
    RulingMade(
        ruling=RulingNo(2),
        play=FIRST_PLAY,
        at=_AT,
        happened=NoteId("n-14"),
        decided=NoteId("n-15"),
    ),
    RulingDecided(ruling=RulingNo(1), at=_AT, decided=NoteId("n-16"), cites=("F 12",)),
    RulingCorrected(
        ruling=RulingNo(1),
        table=TableNo(8),
        entries=(EntryId(8),),
        stage="turn",
        cites=("F 53",),
        decided=NoteId("n-17"),
    ),
    RulingCorrected(ruling=RulingNo(2), happened=NoteId("n-18")),
    LastHandsDrawn(draw=DrawNo(11), chain=FIRST_CHAIN, link=_LINK, cards=(3, 4, 5, 6, 7), card=5),
    LastHandsCalled(
        play=FIRST_PLAY, anchor=_STOPPED, hands=5, tables=(TableNo(1), TableNo(2)), at=_AT
    ),
    LastHandsPlayed(play=FIRST_PLAY, tables=(TableNo(1),), hands=1),
    StacksBagged(
        play=FIRST_PLAY,
        bags=(
            Bagged(entry=EntryId(3), chips=Chips(41_500), seal="B 1007"),
            Bagged(entry=EntryId(8), chips=Chips(9_000)),
        ),
        at=_AT,
    ),
    DayEnded(play=FIRST_PLAY, at=_AT),
    SeatedAsBefore(
        play=FIRST_PLAY,
        seated=(
            Reseated(entry=EntryId(1), seat=Seat(table=TableNo(1), seat=SeatNo(1))),
            Reseated(entry=EntryId(2), seat=Seat(table=TableNo(2), seat=SeatNo(3))),
        ),
    ),
    FlightOpened(play=PlayId(2), name="1B", at=_AT),
    FlightsMerged(play=PlayId(3), anchor=_STOPPED, at=_AT),
)

_entries = st.integers(1, 6).map(EntryId)
_plays = st.sampled_from((FIRST_PLAY, FIRST_PLAY, FIRST_PLAY, PlayId(2)))
_table = st.integers(1, 3).map(TableNo)
_tables = st.lists(_table, min_size=1, max_size=3).map(tuple)
_places = st.builds(Seat, table=_table, seat=st.integers(1, 3).map(SeatNo))
_chips = st.integers(0, 10**12).map(Chips)
_millis = st.integers(-(2**53), 2**53).map(Millis)
_instants = st.builds(Instant, utc=_millis, boot=st.sampled_from("ab"), uptime=_millis)
_anchors = st.builds(
    ClockAnchor,
    period=st.integers(0, 5).map(PeriodId),
    left=_millis,
    since=st.none() | _instants,
    hands=st.none() | st.integers(-1, 3),
    ran=_millis,
)
_penalties = st.integers(1, 3).map(PenaltyNo)
_rulings = st.integers(1, 3).map(RulingNo)
_notes = st.just(NoteId("n"))
_cites = st.sampled_from(((), ("F 53",), ("TDA 45", "F 53")))
_withheld = st.none() | st.builds(Withheld, chips=_chips, prize=st.none() | _entries)
_pieces = st.integers(0, 100)
_links = {
    "draw": st.integers(1, 4).map(DrawNo),
    "chain": st.integers(0, 3).map(ChainNo),
    "link": st.just(_LINK),
}

PLAYED_STRATEGIES: tuple[st.SearchStrategy[Event], ...] = (
    st.builds(
        ChipsCounted,
        play=_plays,
        count=st.integers(1, 3).map(CountNo),
        table=_table,
        at=_instants,
        stacks=st.lists(st.builds(StackCounted, entry=_entries, chips=_chips), max_size=3).map(
            tuple
        ),
        chips=st.none() | _chips,
    ),
    st.builds(
        ChipsRaced,
        play=_plays,
        old=st.sampled_from((25, 100)).map(Chips),
        new=st.sampled_from((100, 500)).map(Chips),
        method=st.sampled_from(("race", "top_up", "round_up_all")),
        at=_instants,
        tables=st.lists(
            st.builds(
                RacedTable,
                table=_table,
                odd=_pieces,
                got=_pieces,
                seats=st.lists(
                    st.builds(RacedSeat, entry=_entries, odd=_pieces, got=_pieces), max_size=2
                ).map(tuple),
            ),
            max_size=2,
        ).map(tuple),
    ),
    st.builds(
        RaceCardsDealt,
        odd=st.just("1 1:1\n"),
        cards=st.just((SeatCards(table=TableNo(1), seat=SeatNo(1), cards=("As",)),)),
        **_links,
    ),
    st.builds(
        ChipsCorrected,
        chips=st.integers(-(10**12), 10**12),
        why=st.sampled_from(("concealed", "found_late", "miscounted")),
        entry=st.none() | _entries,
        old=st.none() | st.sampled_from((Chips(25), Chips(100))),
        play=st.none() | _plays,
    ),
    st.builds(
        HandForHandStarted,
        play=_plays,
        anchor=_anchors,
        minutes=st.integers(0, 10),
        until=st.integers(1, 6),
        tables=_tables,
        at=_instants,
    ),
    st.builds(
        TablesReported,
        play=_plays,
        tables=_tables,
        task=st.sampled_from(("dealing", "done", "held", "released")),
    ),
    st.builds(NextHandDealt, play=_plays, tables=_tables, at=_instants),
    st.builds(HandForHandExtended, play=_plays, until=st.integers(1, 6)),
    st.builds(HandForHandEnded, play=_plays, anchor=_anchors, at=_instants),
    st.builds(
        PenaltyGiven,
        penalty=_penalties,
        play=_plays,
        entry=_entries,
        at=_instants,
        hands=st.integers(0, 9),
        rounds=st.integers(0, 3),
        step=st.sampled_from(get_args(PenaltyStep)),
        offence=st.sampled_from(("", "phone", "gone")),
        chips=st.integers(0, 900).map(Chips),
    ),
    st.builds(HandsServed, penalty=_penalties, hands=st.integers(-4, 9)),
    st.builds(PlayerReturned, penalty=_penalties, at=_instants),
    st.builds(PenaltyLifted, penalty=_penalties, reason=st.just(NoteId("n"))),
    st.builds(
        RulingMade,
        ruling=_rulings,
        play=_plays,
        at=_instants,
        happened=_notes,
        table=st.none() | _table,
        entries=st.lists(_entries, max_size=2).map(tuple),
        stage=st.none() | st.just("river"),
        decided=st.none() | _notes,
        cites=_cites,
        withheld=_withheld,
    ),
    st.builds(RulingDecided, ruling=_rulings, at=_instants, decided=_notes, cites=_cites),
    st.builds(
        RulingCorrected,
        ruling=_rulings,
        table=st.none() | _table,
        entries=st.lists(_entries, max_size=2).map(tuple),
        cites=_cites,
        withheld=_withheld,
        happened=st.none() | _notes,
        decided=st.none() | _notes,
    ),
    st.builds(LastHandsDrawn, cards=st.just((3, 4, 5)), card=st.integers(3, 5), **_links),
    st.builds(
        LastHandsCalled,
        play=_plays,
        anchor=_anchors,
        hands=st.integers(1, 7),
        tables=_tables,
        at=_instants,
    ),
    st.builds(LastHandsPlayed, play=_plays, tables=_tables, hands=st.integers(1, 7)),
    st.builds(
        StacksBagged,
        play=_plays,
        bags=st.lists(st.builds(Bagged, entry=_entries, chips=_chips), max_size=3).map(tuple),
        at=_instants,
    ),
    st.builds(DayEnded, play=_plays, at=_instants),
    st.builds(
        SeatedAsBefore,
        play=_plays,
        seated=st.lists(st.builds(Reseated, entry=_entries, seat=_places), max_size=3).map(tuple),
    ),
    st.builds(FlightOpened, play=_plays, name=st.just("1B"), at=_instants),
    st.builds(FlightsMerged, play=_plays, anchor=_anchors, at=_instants),
)
