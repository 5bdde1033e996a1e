"""The floor as it is read: what is refused and why, and what the log says was done."""

from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.events.draw import SeatDrawn, SeatsDrawn
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
    PlayersEliminated,
    PlayersSeen,
    PlayersSwapped,
    SeatsAdded,
    TablesBalanced,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    ButtonOnBigBlind,
    LastTable,
    NoRoomElsewhere,
    NotDealtIn,
    NothingCorrected,
    NothingToSee,
    OrderStands,
    OutOfTurn,
    PlanStale,
    ReasonNeeded,
    SamePlayer,
    TooFewToDeal,
    WonByOneOut,
)
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    Chips,
    Dealt,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Millis,
    NoteId,
    SeatNo,
    StaffId,
    TableNo,
)
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.log import log_sentence, log_sentences
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.naming import Names
from tests.domain.floor import WELL, at, opened

ENGLISH: Final = catalogue("en")
NAMES: Final = {5: "Rossi", 6: "Kowalska", 7: "Bianchi"}
NOTES: Final = {NoteId("why"): "the break is near"}
NOW: Final = Instant(utc=Millis(10**12), boot="saturday", uptime=Millis(5))
ROSSI, KOWALSKA, BIANCHI = EntryId(5), EntryId(6), EntryId(7)
BALANCED: Final = TablesBalanced(
    play=FIRST_PLAY,
    moves=(Moved(entry=ROSSI, seat=at(7, 6)), Moved(entry=KOWALSKA, seat=at(8, 1))),
    cite="TDA-2024 11-A",
)
OUT: Final = PlayersEliminated(
    play=FIRST_PLAY, hand=(Elimination(entry=ROSSI, seat=at(7, 6)),), at=NOW
)
BROKEN: Final = SeatsDrawn(
    play=FIRST_PLAY,
    draw=DrawNo(5),
    chain=FIRST_CHAIN,
    link=Digest(WELL),
    word="",
    tables="",
    seated=(SeatDrawn(entry=ROSSI, table=TableNo(7), seat=SeatNo(4)),) * 8,
    broken=TableNo(12),
)
PLACED: Final = ButtonPlaced(
    play=FIRST_PLAY,
    table=TableNo(4),
    dealt=Dealt(button=SeatNo(1), small_blind=SeatNo(2), big_blind=SeatNo(5)),
    since=NOW,
)
TAKEN: Final = AdviceTaken(advice="TablesNotLevel", cite="TDA-2024 11-A")
CORRECTED: Final = EliminationCorrected(entry=ROSSI)
REORDERED: Final = EliminationReordered(entry=ROSSI)


def who(entry: EntryId) -> str:
    return NAMES.get(entry, f"Player {entry}")


def told(*events: Event) -> str:
    setup = opened().tournament.setup
    return "; ".join(log_sentences(ENGLISH, events, Names(who, NOTES.__getitem__, str), setup))


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (
            PlanStale(entry=ROSSI, seat=at(7, 6)),
            "The floor has changed since: Rossi to table 7 seat 6 is no longer a move of the plan. Take the plan as it is now, or move the player by hand.",
        ),
        (
            OutOfTurn(table=TableNo(4)),
            "Another move at table 4 comes first: make that one before this, or both together.",
        ),
        (
            NoRoomElsewhere(table=TableNo(4), players=6, free=5),
            "6 players sit at table 4, and free seats at the other tables are too few: 5. Wait until more are out, or move them by hand.",
        ),
        (
            LastTable(table=TableNo(4)),
            "Table 4 is the only one in play: the last table is not broken.",
        ),
        (SamePlayer(entry=ROSSI), "Rossi is named twice: name two players."),
        (
            NotDealtIn(seat=at(7, 6)),
            "Nobody sits at table 7 seat 6, so the big blind can't be there: name the seat of somebody who plays.",
        ),
        (
            TooFewToDeal(table=TableNo(4)),
            "It takes two players to deal a hand, and table 4 has fewer: move somebody there first.",
        ),
        (
            ButtonOnBigBlind(table=TableNo(4)),
            "Button and big blind can't be on the same seat of table 4: name the seat of the big blind, or only the button.",
        ),
        (
            NothingToSee(),
            "There is nobody left to see: all of these were seen in their seats, or have none.",
        ),
        (OrderStands(), "The tables break in that order already."),
        (
            NothingCorrected(entry=ROSSI),
            "The bust of Rossi is recorded like that already: nothing was changed.",
        ),
        (
            WonByOneOut(entry=ROSSI),
            "Rossi was out by then and can't have won that hand: name somebody who was still in.",
        ),
        (
            ReasonNeeded(),
            "The rules call for no new seats now: give a reason, which goes into the log, or leave the seats as they are.",
        ),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_refusal_as_it_is_read(refused: Rejection, said: str) -> None:
    assert refusal(ENGLISH, refused, who) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            BALANCED,
            "Tables balanced by 2 moves: Rossi → 7-6, Kowalska → 8-1 (TDA-2024 11-A)",
        ),
        (
            replace(BALANCED, moves=BALANCED.moves[:1], cite=None),
            "Tables balanced by 1 move: Rossi → 7-6",
        ),
        (BROKEN, "Table 12 broken: 8 seats drawn, draw 5"),
        (
            replace(BROKEN, seated=BROKEN.seated[:1]),
            "Table 12 broken: 1 seat drawn, draw 5",
        ),
        (PLACED, "Table 4: button on seat 1, blinds on 2 and 5"),
        (
            replace(PLACED, dealt=replace(PLACED.dealt, small_blind=SeatNo(1))),
            "Table 4: button on seat 1, big blind on 5",
        ),
        (
            BreakingOrderSet(play=FIRST_PLAY, tables=(TableNo(12), TableNo(11), TableNo(9))),
            "Tables break in this order: 12, 11, 9",
        ),
        (
            SeatsAdded(play=FIRST_PLAY, table=TableNo(1), seats=10),
            "Table 1 has 10 seats now",
        ),
        (PlayersSeen(play=FIRST_PLAY, entries=(ROSSI,)), "Rossi seen in the right seat"),
        (
            PlayersSeen(play=FIRST_PLAY, entries=(ROSSI, KOWALSKA)),
            "2 players seen in the right seats",
        ),
        (
            PlayersSwapped(play=FIRST_PLAY, one=ROSSI, other=KOWALSKA),
            "Rossi and Kowalska swapped seats",
        ),
        (
            replace(
                OUT,
                hand=(
                    Elimination(
                        entry=ROSSI,
                        seat=at(7, 6),
                        stack=Chips(12_000),
                        by=(KOWALSKA, BIANCHI),
                    ),
                ),
            ),
            "Rossi out, from table 7 seat 6, stack before the hand 12,000, by Kowalska and Bianchi",
        ),
        (
            replace(OUT, joined=BIANCHI),
            "Rossi out, from table 7 seat 6; in the hand in which Bianchi went out",
        ),
        (
            replace(OUT, before=BIANCHI),
            "Rossi out, from table 7 seat 6; in a hand before Bianchi went out",
        ),
        (CORRECTED, "Bust of Rossi corrected: stack and winner not known"),
        (replace(CORRECTED, by=(BIANCHI,)), "Bust of Rossi corrected: by Bianchi"),
        (
            replace(CORRECTED, stack=Chips(12_000)),
            "Bust of Rossi corrected: stack before the hand 12,000",
        ),
        (
            replace(CORRECTED, stack=Chips(12_000), by=(BIANCHI,)),
            "Bust of Rossi corrected: stack before the hand 12,000, by Bianchi",
        ),
        (
            replace(REORDERED, joined=BIANCHI),
            "Order of busts corrected: Rossi out in the same hand as Bianchi",
        ),
        (
            replace(REORDERED, before=BIANCHI),
            "Order of busts corrected: Rossi out before Bianchi",
        ),
        (REORDERED, "Order of busts corrected: Rossi out last"),
        (
            AdvicePostponed(advice="TableCanBreak 12", facts="", since=NOW, minutes=5),
            "Advice put off for 5 minutes: breaking (table 12)",
        ),
        (
            AdviceDismissed(advice="TablesNotLevel", facts="", reason=NoteId("why")),
            "Advice dismissed: tables not level. Reason: the break is near",
        ),
        (
            AdviceTakenOn(advice="TablesNotLevel", facts="", by=StaffId(1), since=NOW),
            "Taken on: tables not level",
        ),
        (AdviceHandedBack(advice="TablesNotLevel"), "Left to others again: tables not level"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_the_log_as_it_is_read(event: Event, said: str) -> None:
    assert told(event) == said


def test_of_very_many_moves_the_first_are_named() -> None:
    many = replace(BALANCED, moves=BALANCED.moves * 10, cite=None)
    assert told(many).startswith("Tables balanced by 20 moves: Rossi → 7-6, Kowalska → 8-1, ")
    assert told(many).endswith(", 8 more")


# Advised


def test_what_was_advised_says_so_and_names_no_article_twice() -> None:
    assert told(BALANCED, TAKEN) == f"{told(BALANCED)} (advised)"
    assert told(BROKEN, TAKEN) == f"{told(BROKEN)} (advised, TDA-2024 11-A)"
    assert told(BROKEN, replace(TAKEN, cite=None)) == f"{told(BROKEN)} (advised)"


def test_of_several_the_last_says_so() -> None:
    added = SeatsAdded(play=FIRST_PLAY, table=TableNo(1), seats=10)
    assert told(added, BROKEN, TAKEN) == f"{told(added)}; {told(BROKEN)} (advised, TDA-2024 11-A)"


def test_a_step_that_was_not_advised_is_told_event_by_event() -> None:
    moved = PlayerMoved(play=FIRST_PLAY, entry=ROSSI, seat=at(7, 6))
    assert told(moved, OUT) == f"{told(moved)}; {told(OUT)}"
    assert told() == ""


def test_alone_it_says_which_advice_it_was() -> None:
    setup = opened().tournament.setup

    def alone(event: Event) -> str:
        return log_sentence(ENGLISH, event, Names(who, NOTES.__getitem__, str), setup)

    assert alone(TAKEN) == "Advice taken: tables not level (TDA-2024 11-A)"
    assert alone(replace(TAKEN, cite=None)) == told(replace(TAKEN, cite=None))
    assert told(replace(TAKEN, cite=None)) == "Advice taken: tables not level"
