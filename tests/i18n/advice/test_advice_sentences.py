from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import (
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.clock import SettleClock
from tdconsole.domain.language.commands.day import SeatAsBefore
from tdconsole.domain.language.commands.draw import DrawButtons, DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import CallAlternate, PassAlternate
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.floor import BalanceTables, BreakTable, Relocation
from tdconsole.domain.language.commands.money import PostPrizes, SettleTie
from tdconsole.domain.language.commands.penalties import ReportReturn
from tdconsole.domain.language.commands.seating import OpenTables, RemoveUnsold
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.room.final_table import Occasion
from tdconsole.domain.room.halting import Halt
from tdconsole.domain.rules.values import BalanceDuty, BalanceWhere
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Mark,
    MarkKind,
    Millis,
    Money,
    NoteId,
    PenaltyNo,
    Place,
    RulingNo,
    Seat,
    SeatNo,
    TableNo,
    Withheld,
)
from tdconsole.i18n.advice import Worded, advice_words, urgency_name
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.advice import (
    Advice,
    AllInReady,
    AlternateDidNotAnswer,
    AlternateExpected,
    AlternatesWaiting,
    BagsDoNotAddUp,
    BagsMissing,
    BreakWaits,
    BubbleNear,
    ButtonsNotDrawn,
    ChipsDiffer,
    ClockHeld,
    ClockInDoubt,
    ClockNotStarted,
    ClockPaused,
    ColourUpDue,
    DayCanEnd,
    DealIsMade,
    DocumentsUnseen,
    EnvelopeDue,
    EnvelopesShort,
    FlightAtEnd,
    FlightEndNear,
    FlightHasNoEnd,
    FlightPlaysDown,
    FlightsCanMerge,
    HandOver,
    HeadUnclaimed,
    LastHandsDue,
    LastHandsNear,
    LastHandsToPlay,
    LevelsOver,
    LockedInTheWay,
    MoneyOwedBack,
    MoneyReached,
    MoneyUnpaid,
    NextFlight,
    NoSeatForAlternates,
    PenaltyServed,
    PostedEarly,
    PostedForOther,
    PrizesNotPosted,
    RedrawDue,
    RegistrationCloses,
    RulingPending,
    SeatsAreWon,
    SeatsFill,
    SeatsNotDrawn,
    SecondHalvesLost,
    Standing,
    TableCanBreak,
    TablesNotLevel,
    TieToSettle,
    TooFewToStart,
    UnsoldStacks,
    WinnerKnown,
)
from tdconsole.projections.chips.leaving import ColourUp, InStack
from tests.i18n.dummies import who

ENGLISH: Final = catalogue("en")

WAITING: Final = SeatsNotDrawn(waiting=12)
AS_BEFORE: Final = replace(WAITING, proposal=SeatAsBefore(), choices=(DrawSeats(),))
ASKED: Final = Planned(
    source=TableNo(4),
    target=TableNo(7),
    ranked=(SeatNo(3), SeatNo(6), SeatNo(8)),
    asks=(TableNo(4), TableNo(7)),
)
KNOWN: Final = replace(ASKED, entry=EntryId(5), seat=SeatNo(6), asks=())
WHERE: Final = Seat(table=TableNo(4), seat=SeatNo(3))
UNEVEN: Final = TablesNotLevel(
    from_table=TableNo(4),
    players=9,
    to_table=TableNo(7),
    fewest=7,
    moves=(ASKED,),
    duty="should",
    by_card=False,
    halt="plays",
    start="bb 4-",
)


def moving(*moves: Planned, ready: int = 0, **changes: Any) -> TablesNotLevel:
    """Tables out of balance; the first `ready` moves can be made as they are."""
    made = Relocation(entry=EntryId(5), seat=Seat(table=TableNo(7), seat=SeatNo(6)))
    known = replace(
        UNEVEN,
        moves=moves,
        mover_at=None if moves[0].entry is None else WHERE,
        proposal=BalanceTables(moves=(made,) * ready) if ready else None,
        start=None if ready else "bb 4-",
    )
    return replace(known, **changes)


IN_DOUBT: Final = ClockInDoubt(
    why="slept",
    readings=(
        Standing(by="boot", level=11, left=Millis(200_000)),
        Standing(by="awake", level=None, left=Millis(872_000)),
        Standing(by="world", level=1, left=Millis(872_000), starts_in=Millis(60_000)),
    ),
    choices=(SettleClock(by="boot"), SettleClock(by="awake"), SettleClock(by="world")),
)
HERE: Final = DrawSeats(entries=(EntryId(5),))
UNCALLED: Final = AlternatesWaiting(
    number=3,
    free=2,
    entry=EntryId(5),
    proposal=CallAlternate(entry=EntryId(5)),
    choices=(HERE,),
)
CALLED: Final = AlternateExpected(
    number=3,
    free=2,
    entry=EntryId(5),
    following=EntryId(6),
    proposal=HERE,
    choices=(CallAlternate(entry=EntryId(6)),),
)
SILENT: Final = AlternateDidNotAnswer(
    entry=EntryId(5), proposal=PassAlternate(entry=EntryId(5)), choices=(HERE,)
)
BREAK: Final = TableCanBreak(
    table=TableNo(3), players=2, free=4, proposal=BreakTable(table=TableNo(3))
)
WAITS: Final = BreakWaits(
    table=TableNo(3), players=2, minutes=12, choices=(BreakTable(table=TableNo(3)),)
)
UNSOLD: Final = UnsoldStacks(
    seats=tuple(Seat(table=TableNo(3), seat=SeatNo(seat)) for seat in (4, 5)),
    choices=(RemoveUnsold(),),
)
UNPOSTED: Final = PrizesNotPosted(
    places=15,
    first=Money(704_000),
    pool=Money(2_750_000),
    currency="EUR",
    proposal=PostPrizes(),
)
STALE: Final = PostedForOther(
    posted_entries=99,
    entries=100,
    posted_pool=Money(2_722_500),
    pool=Money(2_750_000),
    currency="EUR",
    start="post ",
)
SHARED: Final = SettleTie(ranks=((EntryId(5), EntryId(6), EntryId(7)),))
MIXED: Final = TieToSettle(
    place=Place(4),
    entries=(EntryId(5), EntryId(6), EntryId(7)),
    equal=(EntryId(5), EntryId(6), EntryId(7)),
    money=Money(12_500),
    currency="EUR",
    doubt="tables",
    proposal=SHARED,
)
BETTER: Final = replace(
    MIXED, equal=MIXED.entries[:2], doubt="equal_stacks", proposal=None, choices=(SHARED, SHARED)
)
UNPAID: Final = MoneyUnpaid(players=2, amount=Money(12_345), currency="EUR", refunds=False)
OWED_BACK: Final = MoneyOwedBack(players=1, amount=Money(700), currency="EUR")
NEAR: Final = BubbleNear(left=52, paid=50, minutes=2, proposal=StartHandForHand(until=50))
FREE: Final = ReportTables(tables=(TableNo(12),), task="released")
FLIGHT_PLAYS: Final = FlightPlaysDown(flight="1A", entries=60, down_to=9)
FLIGHT_NEAR: Final = FlightEndNear(
    flight="1A", left=11, down_to=9, minutes=2, proposal=StartHandForHand(until=9)
)
FLIGHT_ENDS: Final = FlightAtEnd(flight="1A", left=9, entries=60, by_level=False)
MERGE: Final = FlightsCanMerge(going=18, twice=2, forfeited=Chips(54_000), choices=(OpenFlight(),))
IN_THE_MONEY: Final = MoneyReached(left=50, jump=45, choices=(ExtendHandForHand(until=45),))

LEAVING: Final = ColourUp(
    old=Chips(25),
    new=Chips(100),
    row=4,
    level=3,
    last=3,
    marked=True,
    at_break=True,
    pieces=384,
    chips=96,
    each=4,
    owned=500,
    in_play=192,
)
COLOUR_UP: Final = ColourUpDue(
    chips=(Chips(25),), steps=(LEAVING,), tables=24, urgency="now", start="race 25 100"
)
UNKNOWN: Final = replace(LEAVING, new=None, chips=None, each=None, pieces=None, in_play=None)
SHORT: Final = replace(
    LEAVING, owned=280, missing=8, freed_by=InStack(value=Chips(500), pieces=2), raced=3
)
EVERY: Final[tuple[Advice, ...]] = (
    ChipsDiffer(counted=Chips(19_000), expected=Chips(20_000)),
    ChipsDiffer(counted=Chips(21_000), expected=Chips(20_000)),
    LastHandsNear(opens=Millis(0), shuts=Millis(600_000), stop=Millis(240_000), before_end=11),
    LastHandsNear(opens=Millis(-60_000), shuts=Millis(540_000), stop=Millis(60_000), before_end=11),
    LastHandsDue(),
    *(
        LastHandsToPlay(tables=tables, done=done)
        for tables in ((TableNo(3),), (TableNo(3), TableNo(4), TableNo(5)))
        for done in (0, 7)
    ),
    *(
        PenaltyServed(
            penalty=PenaltyNo(3),
            entry=EntryId(5),
            seat=Seat(table=TableNo(7), seat=SeatNo(4)),
            offence=offence,
            lifted=lifted,
            proposal=ReportReturn(penalty=PenaltyNo(3)),
        )
        for offence in ("", "phone")
        for lifted in (False, True)
    ),
    *(
        RulingPending(ruling=RulingNo(3), where=where, held=held, start="decide 3 ")
        for where, held in (
            (None, None),
            (TableNo(7), Withheld(chips=Chips(12_000))),
            (TableNo(7), Withheld(prize=EntryId(5))),
            (None, Withheld(chips=Chips(12_000), prize=EntryId(5))),
        )
    ),
    *(BagsMissing(number=number, players=9) for number in (1, 5)),
    *(BagsDoNotAddUp(bagged=Chips(chips), expected=Chips(20_000)) for chips in (19_000, 21_000)),
    *(DayCanEnd(day=day, players=players) for day in (1, 2) for players in (1, 30)),
    *(DocumentsUnseen(number=number) for number in (1, 12)),
    COLOUR_UP,
    replace(COLOUR_UP, minutes=1),
    replace(COLOUR_UP, minutes=7, unmarked=(Chips(25),), choices=(EditStructure(structure=()),)),
    replace(COLOUR_UP, chips=(Chips(25), Chips(100)), steps=(SHORT, UNKNOWN)),
    replace(COLOUR_UP, steps=(UNKNOWN,), start="race 25 "),
    UNPAID,
    replace(UNPAID, players=1, refunds=True),
    replace(UNPAID, refunds=True),
    OWED_BACK,
    replace(OWED_BACK, players=5),
    *(HeadUnclaimed(entry=EntryId(5), others=others) for others in (0, 1, 7)),
    *(
        EnvelopeDue(entry=EntryId(5), by=by, others=others)
        for by in ((EntryId(6),), (EntryId(6), EntryId(7)), (EntryId(5),))
        for others in (0, 1, 7)
    ),
    EnvelopesShort(sold=Money(40_000), missing=Money(200_000), currency="EUR"),
    MIXED,
    BETTER,
    replace(BETTER, choices=(), start="tie #5 #6 #7"),
    UNPOSTED,
    replace(UNPOSTED, places=1),
    *(PostedEarly(minutes=minutes) for minutes in (1, 12)),
    STALE,
    *(replace(STALE, posted_pool=STALE.pool, entries=entries) for entries in (1, 100)),
    IN_DOUBT,
    replace(IN_DOUBT, why="time_set"),
    replace(IN_DOUBT, why="off"),
    replace(
        IN_DOUBT,
        why="time_set",
        readings=IN_DOUBT.readings[:1],
        choices=IN_DOUBT.choices[:1],
    ),
    *(ClockHeld(mark=Mark(kind=kind, stop=True)) for kind in get_args(MarkKind)),
    ClockHeld(mark=Mark(kind="colour_up", chip=Chips(25), stop=True)),
    RegistrationCloses(minutes=1),
    RegistrationCloses(minutes=8),
    WinnerKnown(entry=EntryId(5)),
    SeatsFill(expected=0, tables=0, by_table=False),
    SeatsFill(expected=0, tables=9, by_table=True),
    SeatsFill(expected=1, tables=1, by_table=False),
    SeatsFill(expected=80, tables=9, by_table=False),
    SeatsAreWon(left=10, seats=10),
    SeatsAreWon(left=1, seats=1),
    SeatsAreWon(left=9, seats=10),
    DealIsMade(left=3),
    ClockPaused(reason=None),
    ClockPaused(reason=NoteId("a note")),
    LevelsOver(),
    WAITING,
    replace(WAITING, waiting=1),
    AS_BEFORE,
    replace(WAITING, urgency="now"),
    replace(WAITING, urgency="now", waiting=1),
    UNCALLED,
    replace(UNCALLED, number=1),
    replace(UNCALLED, proposal=DrawSeats(entries=(EntryId(5), EntryId(6))), choices=()),
    CALLED,
    replace(CALLED, following=None, choices=()),
    SILENT,
    NoSeatForAlternates(number=2, table=TableNo(4), proposal=OpenTables(number=1)),
    UNSOLD,
    replace(UNSOLD, seats=UNSOLD.seats[:1]),
    ButtonsNotDrawn(tables=2, proposal=DrawButtons()),
    TooFewToStart(seated=2, least=3),
    SecondHalvesLost(number=12, minutes=8),
    BREAK,
    replace(BREAK, players=1, urgency="now"),
    *(replace(WAITS, minutes=minutes) for minutes in (1, 12)),
    UNEVEN,
    *(
        replace(UNEVEN, halt=halt, duty=duty, fewest=fewest, moves=(ASKED,) * number)
        for halt in get_args(Halt)
        for duty in get_args(BalanceDuty)
        for fewest in (1, 6)
        for number in (1, 3)
    ),
    *(
        moving(replace(move, ranked=ranked), where=where, by_card=by_card)
        for move in (ASKED, KNOWN, replace(KNOWN, seat=None), replace(ASKED, seat=SeatNo(6)))
        for ranked in ((SeatNo(3),), ASKED.ranked)
        for where in get_args(BalanceWhere)
        for by_card in (False, True)
    ),
    *(
        moving(*(KNOWN,) * number, ready=ready)
        for number, ready in ((1, 1), (3, 1), (3, 2), (3, 3))
    ),
    LockedInTheWay(table=TableNo(2), players=5),
    NEAR,
    replace(NEAR, minutes=1),
    replace(NEAR, minutes=0),
    AllInReady(table=TableNo(12), others=0, proposal=FREE),
    AllInReady(table=TableNo(12), others=2, proposal=FREE),
    HandOver(hand=4),
    FLIGHT_PLAYS,
    FLIGHT_NEAR,
    replace(FLIGHT_NEAR, minutes=0),
    FLIGHT_ENDS,
    replace(FLIGHT_ENDS, by_level=True),
    replace(FLIGHT_ENDS, may_change=True, urgency="soon"),
    FlightHasNoEnd(flight="1A"),
    NextFlight(flight="1B"),
    MERGE,
    replace(MERGE, twice=1, choices=()),
    replace(MERGE, twice=0, going=1),
    MoneyReached(left=18, jump=None),
    IN_THE_MONEY,
    *(
        RedrawDue(occasion=occasion, players=9, tables=tables, proposal=RedrawSeats())
        for occasion in get_args(Occasion)
        for tables in (1, 2)
    ),
    ClockNotStarted(seated=18),
)


def said(one: Advice) -> Worded:
    return advice_words(ENGLISH, one, who)


def test_none_is_left_out_here() -> None:
    assert {type(one) for one in EVERY} == set(get_args(Advice))


@pytest.mark.parametrize(
    ("fill", "sentence", "reason"),
    [
        (
            SeatsFill(expected=0, tables=9, by_table=True),
            "Seats are drawn table by table",
            "As the set-up has it: a table fills before the next one opens.",
        ),
        (
            SeatsFill(expected=0, tables=0, by_table=False),
            "Say how many entries are expected",
            "Seats are drawn at entry: without a number the tables that are open share the players, and the next one opens when they are full.",
        ),
        (
            SeatsFill(expected=80, tables=9, by_table=False),
            "Seats fill 9 tables evenly",
            "Seats are drawn at entry, evenly over the tables that 80 entries need.",
        ),
    ],
)
def test_how_seats_drawn_at_entry_fill_the_tables(
    fill: SeatsFill, sentence: str, reason: str
) -> None:
    assert said(fill) == Worded(sentence=sentence, reason=reason, button="Set-up…")


@pytest.mark.parametrize("one", EVERY, ids=lambda one: type(one).__name__)
def test_an_order_its_reason_and_a_button(one: Advice) -> None:
    worded = said(one)
    asked = () if one.proposal is None and one.start is None else (worded.button,)
    assert len(worded.choices) == len(one.choices)
    for text in (worded.sentence, worded.reason, *asked, *worded.choices):
        assert text == text.strip() != ""
        assert not set("{}") & set(text)
        assert "None" not in text
        assert type(one).__name__ not in text
    assert worded.reason.endswith((".", "?"))
    assert not worded.sentence.endswith(".")
    if not _asks(one):  # a card asks that in a field of its own
        assert len(worded.button) <= 24


def _asks(one: Advice) -> bool:
    return isinstance(one, TablesNotLevel) and bool(one.moves[0].asks)


@pytest.mark.parametrize(
    ("one", "sentence", "reason", "button"),
    [
        (
            COLOUR_UP,
            "Colour up now: the chips of 25 leave",
            "25 → 100: 96 chips, about 4 to a table.",
            "Colour up…",
        ),
        (
            replace(COLOUR_UP, minutes=7, steps=(SHORT,)),
            "Colour-up in 7 minutes: the chips of 25 leave",
            (
                "25 → 100: 96 chips, about 4 to a table. "
                "Done at 3 of 24 tables. "
                "8 chips of 100 may be missing: the house has 280, 192 are in play. "
                "Change some of them for 2 chips of 500 first."
            ),
            "Colour up…",
        ),
        (
            replace(COLOUR_UP, steps=(UNKNOWN,)),
            "Colour up now: the chips of 25 leave",
            "How many it takes is not known: the tournament has no chip set.",
            "Colour up…",
        ),
        (WAITING, "Draw 12 seats", "12 players have no seat yet.", "Draw seats"),
        (
            replace(WAITING, waiting=1, urgency="now"),
            "Draw 1 seat",
            "1 player has no seat, and the clock is running.",
            "Draw seats",
        ),
        (
            BREAK,
            "Break table 3",
            "2 players move; free seats at the other tables: 4.",
            "Break the table",
        ),
        (
            LockedInTheWay(table=TableNo(2), players=5),
            "Unlock table 2",
            "5 players are kept there, and the others can't come together without.",
            "Unlock the table",
        ),
        (
            RedrawDue(occasion="final_table", players=9, tables=1),
            "Form the final table: new seats for 9 players",
            "By these rules this few come together at one table.",
            "Form the final table",
        ),
        (
            RedrawDue(occasion="tables", players=18, tables=2),
            "Draw new seats for all, at 2 tables",
            "18 players are left. By these rules all sit anew when fewer tables hold them.",
            "Draw new seats",
        ),
        (
            RedrawDue(occasion="players", players=24, tables=3),
            "Draw new seats for all, at 3 tables",
            "24 players are left. By these rules all sit anew at that number.",
            "Draw new seats",
        ),
        (
            NEAR,
            "Play hand for hand",
            "52 are left and 50 are paid. The clock stops, and each hand takes 2 minutes off it.",
            "Hand for hand",
        ),
        (
            AllInReady(table=TableNo(12), others=1, proposal=FREE),
            "Release the all-in at table 12",
            "Every other table is done, and 1 more all-in is held.",
            "Release",
        ),
        (
            HandOver(hand=4),
            "Have the next hand dealt",
            "Every table is done with hand 4.",
            "Next hand",
        ),
        (
            replace(IN_THE_MONEY, jump=None, choices=()),
            "End hand for hand",
            "With 50 left everybody has secured what was at stake. The clock waits until you start it.",
            "End it",
        ),
        (
            FLIGHT_PLAYS,
            "Announce that 1A ends with 9 left",
            "It takes no more entries: it has 60 entries.",
            "",
        ),
        (
            FLIGHT_NEAR,
            "Play hand for hand",
            "11 are left, and 1A ends with 9. The clock stops, and each hand takes 2 minutes off it.",
            "Hand for hand",
        ),
        (
            FLIGHT_ENDS,
            "Bag the stacks of 1A",
            "It has come to its end: 9 of 60 are left.",
            "Open the day end",
        ),
        (
            replace(FLIGHT_ENDS, by_level=True),
            "Bag the stacks of 1A",
            "The level that ends the day is over; 9 of 60 are left.",
            "Open the day end",
        ),
        (
            FlightHasNoEnd(flight="1A"),
            "Mark the level that ends 1A",
            "A level is to end it, and none of the structure is marked as the end of the day.",
            "Open the structure",
        ),
        (
            NextFlight(flight="1B"),
            "Open 1B",
            "Everybody who is left of the flight before has bagged.",
            "Open the flight",
        ),
        (
            replace(MERGE, choices=()),
            "Merge the flights: 18 players go on",
            "Every flight is over. 2 players qualified more than once; 54,000 chips do not go on.",
            "Merge",
        ),
        (
            WinnerKnown(entry=EntryId(5)),
            "Finish the tournament",
            "Everybody else is out: Łukasz 5 has won.",
            "Finish the tournament",
        ),
        (
            SeatsAreWon(left=10, seats=10),
            "Finish the tournament",
            "Only the seat winners are left: 10 players have won one.",
            "Finish the tournament",
        ),
        (
            SeatsAreWon(left=9, seats=10),
            "Finish the tournament",
            "9 players are left, for 10 seats: each player left has won one.",
            "Finish the tournament",
        ),
        (
            DealIsMade(left=3),
            "Finish the tournament",
            "The deal has divided all the money: the 3 players may stop here, or play on.",
            "Finish the tournament",
        ),
        (
            RegistrationCloses(minutes=8),
            "Announce the end of registration",
            "Registration closes in 8 minutes.",
            "",
        ),
        (
            ClockHeld(mark=Mark(kind="colour_up", chip=Chips(25), stop=True)),
            "Let the clock go on",
            "It stopped by itself: Colour-up of 25.",
            "Go on",
        ),
    ],
)
def test_as_they_are_read(one: Any, sentence: str, reason: str, button: str) -> None:
    assert said(one) == Worded(sentence=sentence, reason=reason, button=button)


def test_where_they_sat_they_are_seated_or_drawn_anew_all_the_same() -> None:
    assert said(AS_BEFORE) == Worded(
        sentence="Seat them where they sat",
        reason="12 players have no seat yet.",
        button="Seat as before",
        choices=("Redraw all seats",),
    )


@pytest.mark.parametrize(
    ("one", "worded"),
    [
        (
            UNCALLED,
            Worded(
                sentence="Call Łukasz 5 from the waiting list",
                reason="3 players wait; free seats: 2.",
                button="Call the player",
                choices=("Is here: draw the seat at once",),
            ),
        ),
        (
            CALLED,
            Worded(
                sentence="Seat Łukasz 5, who was called",
                reason="3 players wait; free seats: 2.",
                button="Draw the seat",
                choices=("Call Łukasz 6 too",),
            ),
        ),
        (
            SILENT,
            Worded(
                sentence="Pass over Łukasz 5",
                reason="Called from the waiting list, and the time to answer is over.",
                button="Pass over",
                choices=("Turned up after all: draw the seat",),
            ),
        ),
        (
            UNSOLD,
            Worded(
                sentence="Remove 2 unsold stacks",
                reason="Registration is closed, and nobody came for them: 3-4, 3-5. Count what the blinds took.",
                button="",
                choices=("Remove them: the blinds took nothing",),
            ),
        ),
        (
            UNPOSTED,
            Worded(
                sentence="Post the prizes",
                reason="15 places are paid, the first €7,040.00, €27,500.00 in all.",
                button="Post the prizes",
            ),
        ),
        (
            STALE,
            Worded(
                sentence="Post the prizes again",
                reason="They were posted for a pool of €27,225.00, and now it is €27,500.00.",
                button="Say why…",
            ),
        ),
        (
            replace(STALE, posted_pool=STALE.pool),
            Worded(
                sentence="Post the prizes again",
                reason="They were posted for 99 entries, and now there are 100; the pool is the same.",
                button="Say why…",
            ),
        ),
        (
            SecondHalvesLost(number=12, minutes=1),
            Worded(
                sentence="Call out the second halves",
                reason="12 players have not asked for the second half yet. It is lost in 1 minute.",
                button="",
            ),
        ),
    ],
)
def test_of_the_desk_as_they_are_read(one: Advice, worded: Worded) -> None:
    assert said(one) == worded


def test_urgencies_are_told_apart() -> None:
    assert [urgency_name(ENGLISH, "now"), urgency_name(ENGLISH, "soon")] == ["now", "soon"]


def test_each_answer_says_what_it_means() -> None:
    assert said(IN_DOUBT).choices == (
        "It ran on: level 11, 3:20 left",
        "It was stopped meanwhile: break, 14:32 left",
        "By the time of day: starts in 1:00",
    )


# Levelling


@pytest.mark.parametrize(
    ("one", "sentence"),
    [
        (moving(KNOWN), "Move Łukasz 5 from 4-3 to 7-6"),
        (
            moving(replace(KNOWN, seat=None)),
            "Move Łukasz 5 from 4-3 to table 7: worst of 3, 6, 8",
        ),
        (
            moving(replace(KNOWN, seat=None), where="nearest_big_blind"),
            "Move Łukasz 5 from 4-3 to table 7: nearest to the big blind of 3, 6, 8",
        ),
        (
            moving(replace(KNOWN, seat=None, ranked=(SeatNo(8),))),
            "Move Łukasz 5 from 4-3 to 7-8",
        ),
        (
            moving(replace(ASKED, seat=SeatNo(6))),
            "Move the next big blind of table 4 to 7-6",
        ),
        (
            moving(ASKED),
            "Move the next big blind of table 4 to table 7: worst of 3, 6, 8",
        ),
        (
            moving(ASKED, where="nearest_big_blind"),
            "Move the next big blind of table 4 to table 7: nearest to the big blind of 3, 6, 8",
        ),
        (
            moving(ASKED, by_card=True),
            "Draw a high card at table 4: that player moves to table 7",
        ),
    ],
)
def test_the_first_move_as_far_as_it_is_known(one: TablesNotLevel, sentence: str) -> None:
    assert said(one).sentence == sentence


@pytest.mark.parametrize(
    ("halt", "fewest", "reason"),
    [
        ("plays", 7, "9 at table 4, 7 at table 7."),
        (
            "plays",
            1,
            "9 at table 4, 1 at table 7. Alone at table 7: no hand can be dealt there.",
        ),
        (
            "plays_until_open_seat",
            6,
            "9 at table 4, 6 at table 7. Table 7 halts when its big blind reaches an empty seat.",
        ),
        ("halts", 6, "9 at table 4, 6 at table 7. Table 7 halts now."),
        (
            "director",
            6,
            "9 at table 4, 6 at table 7. Whether table 7 halts, the director decides.",
        ),
    ],
)
def test_how_many_sit_there_and_whether_it_halts(halt: Halt, fewest: int, reason: str) -> None:
    one = replace(UNEVEN, halt=halt, fewest=fewest)
    assert said(one).reason == f"{reason} 1 move levels all tables, and should be made."


@pytest.mark.parametrize(
    ("duty", "number", "how"),
    [
        ("may", 1, "1 move would level all tables; it may wait."),
        ("may", 3, "3 moves would level all tables; they may wait."),
        ("should", 3, "3 moves level all tables, and should be made."),
        ("must", 1, "1 move levels all tables, and has to be made."),
        ("must", 3, "3 moves level all tables, and have to be made."),
    ],
)
def test_how_many_moves_and_whether_they_have_to_be(
    duty: BalanceDuty, number: int, how: str
) -> None:
    one = replace(UNEVEN, duty=duty, moves=(ASKED,) * number)
    assert said(one).reason == f"9 at table 4, 7 at table 7. {how}"


@pytest.mark.parametrize(
    ("one", "button"),
    [
        (moving(KNOWN, ready=1), "Make 1 move"),
        (moving(KNOWN, KNOWN, KNOWN, ready=3), "Make 3 moves"),
        (moving(KNOWN, ASKED, ready=1), "Make 1 move of 2"),
        (moving(KNOWN, KNOWN, ASKED, ready=2), "Make 2 moves of 3"),
        (moving(ASKED), "Who is the next big blind at table 4?"),
        (
            moving(replace(KNOWN, seat=None, asks=(TableNo(7),))),
            "Who is the next big blind at table 7?",
        ),
        (moving(replace(ASKED, asks=()), by_card=True), "Choose the player"),
    ],
)
def test_what_its_button_does(one: TablesNotLevel, button: str) -> None:
    assert said(one).button == button


@pytest.mark.parametrize(
    ("minutes", "reason"),
    [
        (12, "Registration is open for 12 minutes, and new entrants may need its seats."),
        (1, "Registration is open for 1 minute, and new entrants may need its seats."),
    ],
)
def test_why_a_table_is_not_broken_yet(minutes: int, reason: str) -> None:
    assert said(replace(WAITS, minutes=minutes)) == Worded(
        sentence="Do not break table 3 yet",
        reason=reason,
        button="",
        choices=("Break it all the same: 2 players move",),
    )


def test_a_tie_names_its_hand_and_what_hangs_on_it() -> None:
    assert said(MIXED) == Worded(
        sentence="Confirm that Łukasz 5, Łukasz 6 and Łukasz 7 share",
        reason=(
            "They went out in one hand, some at one table and others elsewhere: place 4 and down, "
            "€125.00 in all. If they rank otherwise, settle it among those who are out."
        ),
        button="They share",
    )
    assert said(BETTER).sentence == "Say who had the better hand: Łukasz 5 and Łukasz 6"
    assert said(BETTER).choices == ("Łukasz 5 ranks higher", "Łukasz 6 ranks higher")
