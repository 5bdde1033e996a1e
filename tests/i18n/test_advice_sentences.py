from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.commands import (
    CallAlternate,
    DrawButtons,
    DrawSeats,
    OpenTables,
    PassAlternate,
    RemoveUnsold,
    SettleClock,
)
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Mark,
    MarkKind,
    Millis,
    NoteId,
    Seat,
    SeatNo,
    TableNo,
)
from tdconsole.i18n.advice import Worded, advice_words, urgency_name
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.advice import (
    Advice,
    AloneAtTable,
    AlternateDidNotAnswer,
    AlternateExpected,
    AlternatesWaiting,
    ButtonsNotDrawn,
    ClockHeld,
    ClockInDoubt,
    ClockNotStarted,
    ClockPaused,
    LevelsOver,
    NoSeatForAlternates,
    RegistrationCloses,
    SeatsNotDrawn,
    SecondHalvesLost,
    Standing,
    TableCanBreak,
    TablesNotLevel,
    TooFewToStart,
    UnsoldStacks,
    WinnerKnown,
)

ENGLISH: Final = catalogue("en")

WAITING: Final = SeatsNotDrawn(waiting=12)
UNEVEN: Final = TablesNotLevel(
    from_table=TableNo(4), players=9, to_table=TableNo(7), fewest=7, halted=False, moves=1
)
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
UNSOLD: Final = UnsoldStacks(
    seats=tuple(Seat(table=TableNo(3), seat=SeatNo(seat)) for seat in (4, 5)),
    choices=(RemoveUnsold(),),
)
EVERY: Final[tuple[Advice, ...]] = (
    IN_DOUBT,
    replace(IN_DOUBT, why="time_set"),
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
    ClockPaused(reason=None),
    ClockPaused(reason=NoteId("a note")),
    LevelsOver(),
    WAITING,
    replace(WAITING, waiting=1),
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
    AloneAtTable(table=TableNo(3), entry=EntryId(5)),
    TableCanBreak(table=TableNo(3), players=2, free=4),
    UNEVEN,
    replace(UNEVEN, fewest=6, halted=True, moves=2),
    ClockNotStarted(seated=18),
)


def who(entry: EntryId) -> str:
    return f"Łukasz {entry}"


def said(one: Advice) -> Worded:
    return advice_words(ENGLISH, one, who)


def test_none_is_left_out_here() -> None:
    assert {type(one) for one in EVERY} == set(get_args(Advice))


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
    assert len(worded.button) <= 24


@pytest.mark.parametrize(
    ("one", "sentence", "reason", "button"),
    [
        (WAITING, "Draw 12 seats", "12 players have no seat yet.", "Draw seats"),
        (
            replace(WAITING, waiting=1, urgency="now"),
            "Draw 1 seat",
            "1 player has no seat, and the clock is running.",
            "Draw seats",
        ),
        (
            UNEVEN,
            "Move a player from table 4 to table 7",
            "9 at table 4, 7 at table 7. 1 move levels all tables.",
            "Choose the player",
        ),
        (
            replace(UNEVEN, fewest=5, halted=True, moves=2),
            "Move a player from table 4 to table 7",
            "9 at table 4, 5 at table 7: play at table 7 halts when the big blind reaches an empty seat. 2 moves level all tables.",
            "Choose the player",
        ),
        (
            TableCanBreak(table=TableNo(3), players=2, free=4),
            "Break table 3",
            "2 players sit there; free seats at the other tables: 4.",
            "Choose the player",
        ),
        (
            AloneAtTable(table=TableNo(3), entry=EntryId(5)),
            "Move Łukasz 5 to another table",
            "Alone at table 3: no hand can be dealt there.",
            "Choose the seat",
        ),
        (
            WinnerKnown(entry=EntryId(5)),
            "Finish the tournament",
            "Everybody else is out: Łukasz 5 has won.",
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
                choices=("Came after all: draw the seat",),
            ),
        ),
        (
            UNSOLD,
            Worded(
                sentence="Take away 2 unsold stacks",
                reason="Registration is closed, and nobody came for them: 3-4, 3-5. Count what the blinds took.",
                button="",
                choices=("Take them away: the blinds took nothing",),
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
        "It stood meanwhile: break, 14:32 left",
        "By the time of day: starts in 1:00",
    )
