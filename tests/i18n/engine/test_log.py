"""What the log says of the desk: an override stands out, a payment names how it was paid."""

from typing import Final, get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.events.draw import SeatDrawn, SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered, EntryUnregistered, NoShowRemoved
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import EnvelopeOpened, TieSettled
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.seating import TablesOpened, UnsoldRemoved
from tdconsole.domain.language.events.tournament import SetupEdited
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    Chips,
    ClockAnchor,
    Digest,
    DrawNo,
    EntryId,
    Limit,
    Millis,
    Money,
    NoteId,
    Payment,
    PeriodId,
    SeatNo,
    TableNo,
)
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.log import log_sentence
from tdconsole.i18n.naming import Names
from tdconsole.i18n.passed import limit_name
from tests.domain.anything import SAMPLES
from tests.domain.floor import WELL, at, entered, opened

ENGLISH: Final = catalogue("en")
NOTES: Final = {NoteId("why"): "a guest of the house"}
LIMITS: Final[tuple[Limit, ...]] = get_args(Limit)
REGISTERED: Final = entered(5)
DRAWN: Final = SeatsDrawn(
    play=FIRST_PLAY,
    draw=DrawNo(3),
    chain=FIRST_CHAIN,
    link=Digest(WELL),
    word="",
    tables="",
    seated=(SeatDrawn(entry=EntryId(5), table=TableNo(7), seat=SeatNo(4)),),
)


def told(event: Event) -> str:
    setup = opened().tournament.setup
    return log_sentence(
        ENGLISH, event, Names(lambda entry: f"Łukasz {entry}", NOTES.__getitem__, str), setup
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (REGISTERED, "Łukasz 5 registered, entry 5, €50.00 + €5.00"),
        (
            replace(
                REGISTERED,
                before=EntryId(2),
                profile="Early bird",
                payments=(Payment(method="card", amount=Money(5_500)),),
            ),
            (
                "Łukasz 5 registered again, entry 5 after entry 2, "
                "€50.00 + €5.00 (Early bird), paid by card €55.00"
            ),
        ),
        (
            replace(REGISTERED, overrode=("closed", "cap"), reason=NoteId("why")),
            (
                "Łukasz 5 registered, entry 5, €50.00 + €5.00. OVERRIDDEN by the director: "
                "registration closed and tournament full. Reason: a guest of the house"
            ),
        ),
        (
            EntryUnregistered(entry=EntryId(5), refund=(Payment(amount=Money(5_000)),)),
            "Łukasz 5 taken off the list, given back: cash €50.00",
        ),
        (
            EntryUnregistered(entry=EntryId(5), refund=()),
            "Łukasz 5 taken off the list, nothing given back",
        ),
        (DRAWN, "Draw 3: Łukasz 5 at table 7 seat 4"),
        (
            replace(DRAWN, seated=DRAWN.seated * 2, redraw=True, reason=NoteId("why")),
            "Draw 3: new seats for all 2 players. Reason: a guest of the house",
        ),
        (
            TablesOpened(play=FIRST_PLAY, tables=(TableNo(4), TableNo(5), TableNo(9))),
            "Tables 4–5, 9 opened",
        ),
        (
            UnsoldRemoved(play=FIRST_PLAY, seats=(at(3, 4),), blinded=Chips(1_200)),
            "1 unsold stack removed: 3-4; the blinds had taken 1,200 of that",
        ),
        (
            SetupEdited(
                stack=Chips(30_000),
                terms=TermsChanges(cap=90),
                entries_too=True,
                reason=NoteId("why"),
            ),
            (
                "Set-up edited, for those registered too: Starting stack: 30,000; "
                "Most entries: 90. Reason: a guest of the house"
            ),
        ),
        (
            PaperIssued(document="receipt", entries=(EntryId(5),)),
            "Printed: receipt, for Łukasz 5",
        ),
        (PaperIssued(document="seat-cards"), "Printed: seat cards"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_as_it_is_read(event: Event, said: str) -> None:
    assert told(event) == said


def test_whatever_passes_a_limit_says_so_and_why() -> None:
    passing = [
        one for one in SAMPLES if isinstance(one, EntryRegistered | NoShowRemoved | ClockStarted)
    ]
    anchor = ClockAnchor(period=PeriodId(1), left=Millis(1_000))
    for event in (*passing, ClockStarted(play=FIRST_PLAY, anchor=anchor)):
        plain = told(replace(event, overrode=(), reason=None))
        assert "OVERRIDDEN" not in plain
        passed = told(replace(event, overrode=("cap",), reason=NoteId("why")))
        assert passed.startswith(plain)
        assert passed.endswith(
            ". OVERRIDDEN by the director: tournament full. Reason: a guest of the house"
        )


def test_every_limit_has_a_name_of_its_own() -> None:
    names = {limit_name(ENGLISH, limit) for limit in LIMITS}
    assert len(names) == len(LIMITS)
    assert names.isdisjoint(LIMITS)


def test_an_envelope_is_told_as_the_head_of_its_player() -> None:
    event = EnvelopeOpened(
        draw=DrawNo(2),
        chain=FIRST_CHAIN,
        link=Digest(""),
        victim=EntryId(5),
        left="",
        amount=Money(10_000),
    )
    assert told(event) == "Envelope 2, for the head of Łukasz 5: €100.00"


def test_who_shares_is_told_as_sharing_and_not_as_ranked() -> None:
    tied, better = (EntryId(5), EntryId(6)), (EntryId(7),)
    assert told(TieSettled(ranks=(tied,))) == "Out in one hand: Łukasz 5 and Łukasz 6 share"
    assert (
        told(TieSettled(ranks=(better, tied)))
        == "Out in one hand, the best first: Łukasz 7; Łukasz 5 and Łukasz 6"
    )
