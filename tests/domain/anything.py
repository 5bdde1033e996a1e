"""Any event there can be, in numbers so small that they get in each other's way."""

from hypothesis import strategies as st

from tdconsole.domain.events import (
    ClockAdjusted,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    DrawCommitted,
    Elimination,
    EntryRegistered,
    EntryUnregistered,
    Event,
    PaperIssued,
    PlayerMoved,
    PlayerReinstated,
    PlayersEliminated,
    SeatDrawn,
    SeatsDrawn,
    TableOffered,
    TournamentCreated,
    TournamentFinished,
)
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    Break,
    ChainNo,
    Chips,
    ClockAnchor,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Level,
    Millis,
    Money,
    NoteId,
    PayoutBand,
    PeriodId,
    PersonId,
    PlayId,
    Price,
    Seat,
    SeatNo,
    TableNo,
)
from tests.domain.floor import FIFTY_AND_FIVE, WELL, at, entered, founded, promised, sits

_ANCHOR = ClockAnchor(period=PeriodId(2), left=Millis(754_000))
_RUNS = ClockAnchor(
    period=PeriodId(1),
    left=Millis(1_200_000),
    since=Instant(utc=Millis(1_770_000_000_123), boot="b-1", uptime=Millis(86_400_001)),
)

SAMPLES: tuple[Event, ...] = (
    founded(),
    TournamentFinished(play=FIRST_PLAY, anchor=_ANCHOR),
    promised(),
    SeatsDrawn(
        play=FIRST_PLAY,
        draw=DrawNo(1),
        chain=FIRST_CHAIN,
        link=Digest(WELL),
        word="zażółć",
        tables=(
            TableOffered(table=TableNo(1), players=8, free=(SeatNo(4),)),
            TableOffered(table=TableNo(2), players=7, free=(SeatNo(1), SeatNo(9))),
        ),
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
instants = st.builds(Instant, utc=millis, boot=st.sampled_from("ab"), uptime=millis)
anchors = st.builds(
    ClockAnchor,
    period=st.integers(0, 5).map(PeriodId),
    left=millis,
    since=st.none() | instants,
)
prices = st.builds(Price, pool=money, fee=money)
periods = st.builds(
    Level,
    small_blind=chips,
    big_blind=st.integers(1, 10**12).map(Chips),
    ante=chips,
    ante_kind=st.sampled_from(("none", "each", "big_blind")),
    minutes=st.integers(1, 1440),
    id=st.integers(0, 5).map(PeriodId),
) | st.builds(Break, minutes=st.integers(1, 1440), id=st.integers(0, 5).map(PeriodId))
bands = st.builds(
    PayoutBand,
    entries=st.integers(1, 10),
    shares=st.lists(st.integers(1, 10_000), min_size=1, max_size=4).map(tuple),
)
creations = st.builds(
    TournamentCreated,
    name=st.just("Friday Night"),
    currency=st.just("EUR"),
    price=prices,
    cash_unit=st.integers(1, 10**9).map(Money),
    seats_per_table=st.integers(2, 22),
    stack=chips,
    structure=st.lists(periods, max_size=4).map(tuple),
    payouts=st.lists(bands, max_size=3).map(tuple),
    play=plays,
)
_lots = st.builds(
    SeatDrawn,
    entry=entry_ids,
    table=st.integers(1, 3).map(TableNo),
    seat=st.integers(1, 3).map(SeatNo),
)
_exits = st.builds(Elimination, entry=entry_ids, seat=seats, stack=st.none() | chips)

events: st.SearchStrategy[Event] = st.one_of(
    st.builds(
        EntryRegistered,
        entry=entry_ids,
        person=st.integers(1, 4).map(PersonId),
        paid=st.just(FIFTY_AND_FIVE) | prices,
        stack=chips,
    ),
    st.builds(EntryUnregistered, entry=entry_ids),
    st.builds(
        SeatsDrawn,
        play=plays,
        draw=st.integers(0, 9).map(DrawNo),
        chain=st.integers(0, 3).map(ChainNo),
        link=st.just(Digest(WELL)),
        word=st.just(""),
        tables=st.just(()),
        seated=st.lists(_lots, max_size=4).map(tuple),
    ),
    st.builds(PlayersEliminated, play=plays, hand=st.lists(_exits, max_size=3).map(tuple)),
    st.builds(PlayerReinstated, play=plays, entry=entry_ids, seat=seats),
    st.builds(PlayerMoved, play=plays, entry=entry_ids, seat=seats),
    st.builds(ClockStarted, play=plays, anchor=anchors),
    st.builds(ClockPaused, play=plays, anchor=anchors, reason=notes),
    st.builds(ClockResumed, play=plays, anchor=anchors),
    st.builds(ClockAdjusted, play=plays, anchor=anchors),
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
    st.builds(TournamentFinished, play=plays, anchor=anchors),
    creations,
)
