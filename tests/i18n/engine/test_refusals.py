"""Refusals of the desk as they are read: what stands in the way, and the way out."""

from typing import Final

import pytest

from tdconsole.domain.language.rejections import chips
from tdconsole.domain.language.rejections.draw import NoSeatFree
from tdconsole.domain.language.rejections.entry import (
    CapReached,
    NotBarred,
    Overridable,
    PaymentsDoNotAddUp,
    PersonBarred,
    StackTooLarge,
    TillIsClosed,
    TooFewToStart,
)
from tdconsole.domain.language.rejections.payouts import (
    PaidAlready,
    PayoutDoesNotAddUp,
    PlaceNotSure,
    StacksNotTold,
)
from tdconsole.domain.language.rejections.prizes import EnvelopesDue, HeadsGivenBack
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NeedsOtherSeat
from tdconsole.domain.language.rejections.setup import AddOnTooDear, SeatsBeyond
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    NoteId,
    PayoutNo,
    PersonId,
    Place,
    Seat,
    SeatNo,
    TableNo,
    TillNo,
)
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.naming import Kept
from tests.i18n.dummies import dummies, who

ENGLISH: Final = catalogue("en")
SURE: Final = Instant(utc=Millis((21 * 60 + 43) * 60_000 + 10_000), boot="", uptime=Millis(0))
SEAT: Final = Seat(table=TableNo(3), seat=SeatNo(4))


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (
            PaymentsDoNotAddUp(due=Money(5_500), paid=Money(5_000), currency="EUR"),
            "€55.00 is due and €50.00 was named: €5.00 is missing.",
        ),
        (
            PaymentsDoNotAddUp(due=Money(5_500), paid=Money(6_000), currency="EUR"),
            "€55.00 is due and €60.00 was named: that is €5.00 too much.",
        ),
        (
            TillIsClosed(till=TillNo(2)),
            "Till 2 is closed: reopen it, or choose another one.",
        ),
        (
            PersonBarred(person=PersonId(7), until="2026-12-31"),
            "Person number 7 is barred until the end of 31 Dec 2026.",
        ),
        (
            PersonBarred(person=PersonId(7), until="2026-12-31", series="Winter"),
            "Person number 7 is barred from the series Winter until the end of 31 Dec 2026.",
        ),
        (
            PersonBarred(person=PersonId(7), series="Winter"),
            "Person number 7 is barred from the series Winter for good.",
        ),
        (
            NotBarred(person=PersonId(7)),
            "The person with number 7 is not barred.",
        ),
        (
            NotBarred(person=PersonId(7), others=("Winter",)),
            "The person with number 7 is not barred from everything. A bar is in force from: Winter.",
        ),
        (
            NotBarred(person=PersonId(7), series="Summer", others=("", "Winter")),
            "The person with number 7 is not barred from the series Summer. A bar is in force from: everything and Winter.",
        ),
        (
            NotBarred(person=PersonId(7), series="Summer"),
            "The person with number 7 is not barred from the series Summer.",
        ),
        (
            PersonBarred(person=PersonId(7)),
            "Person number 7 is barred for good.",
        ),
        (
            chips.NotALargerChip(old=Chips(25), new=Chips(60)),
            "60 is not a whole number of 25 chips: name the next larger chip that is.",
        ),
        (
            chips.OddMakesWhole(table=TableNo(7), entry=EntryId(3), whole=4),
            "Łukasz 3: 4 make a new chip. Exchange what makes whole ones first, then name the odd chips left.",
        ),
        (
            chips.OddDoNotAddUp(
                old=Chips(25), new=Chips(100), odd=17, chips=Chips(180_000), out=25
            ),
            "17 odd chips of 25 can't be right: of the 180,000 in play, the rest would not come in whole chips of 100. Count again, or correct the chips in play first: chips +25.",
        ),
        (
            chips.WrongRaceTotal(table=TableNo(7), odd=9, got=1, least=2, most=2),
            "9 odd chips at table 7: that makes 2 new ones, not 1.",
        ),
        (
            chips.WrongRaceTotal(table=TableNo(7), odd=9, got=1, least=2, most=3),
            "9 odd chips at table 7: that makes 2 to 3 new ones, not 1.",
        ),
        (
            chips.WinnersNotTold(table=TableNo(7), due=1),
            "Table 7 gets 1 new chip: say who got it.",
        ),
        (
            chips.AlreadyRaced(table=TableNo(7), old=Chips(1_000)),
            "The chips of 1,000 have left table 7 already: undo that race to correct it.",
        ),
        (
            StackTooLarge(stack=Chips(21_000), most=Chips(20_000)),
            "A rebuy is for a stack of 20,000 at most; this one is 21,000.",
        ),
        (
            StackTooLarge(stack=Chips(400), most=Chips(0)),
            "A rebuy is for a player without chips; this one has 400.",
        ),
        (
            PayoutDoesNotAddUp(
                gross=Money(75_000), withheld=Money(5_000), paid=Money(75_000), currency="EUR"
            ),
            "€750.00 less €50.00 withheld is to be paid, and €750.00 was named.",
        ),
        (
            PaidAlready(entry=EntryId(5), due="prize", payout=PayoutNo(12)),
            "Łukasz 5 was paid already, with slip 12.",
        ),
        (
            PlaceNotSure(entry=EntryId(5), place=Place(4), until=SURE),
            "Place 4 of Łukasz 5 is not certain yet, as another table may still report the same hand: it will be at 21:44 at the latest, and can be paid then.",
        ),
        (
            StacksNotTold(entries=(EntryId(5),)),
            "How many chips does Łukasz 5 have? The refunds depend on that.",
        ),
        (
            StacksNotTold(entries=tuple(map(EntryId, range(1, 9)))),
            "Of 8 players the chips are not known: the refunds depend on them.",
        ),
        (CapReached(cap=1), "The tournament is full: it takes 1 entry."),
        (
            TooFewToStart(seated=2, least=3),
            "At least 3 players have to sit at the start; there are 2.",
        ),
        (
            NoSeatFree(waiting=1),
            "No seat is free, and 1 player waits: open another table, or wait for somebody to go out.",
        ),
        (
            NeedsOtherSeat(entry=EntryId(5), seat=SEAT),
            "Łukasz 5 needs certain seats, and table 3 seat 4 is none of them: choose one that is, or let the player sit anywhere first.",
        ),
        (
            SeatsBeyond(table=TableNo(3), seat=SeatNo(4)),
            "Somebody sits at table 3 seat 4: move the player before the tables get smaller.",
        ),
        (
            HeadsGivenBack(),
            "The tournament was called off, and what was on the heads was given back: who took which before it stays. Undo that first.",
        ),
        (
            EnvelopesDue(entry=EntryId(5), due=3),
            "3 envelopes were won and are not opened, the first for Łukasz 5: open them first, for what is in the others is given back.",
        ),
        (
            AddOnTooDear(price=Money(9_000), most=Money(5_500), currency="EUR"),
            "€90.00 is too much for the add-on: by these rules €55.00 is the maximum. Choose another price, or override that on the page Rules.",
        ),
    ],
    ids=lambda one: type(one).__name__,
)
def test_as_it_is_read(refused: Rejection, said: str) -> None:
    assert refusal(ENGLISH, refused, who) == said


@pytest.mark.parametrize("kind", Overridable.__subclasses__(), ids=lambda kind: kind.__name__)
def test_that_a_limit_may_be_passed_is_said_by_who_offers_it(kind: type[Overridable]) -> None:
    for one in dummies(kind):
        assert "overrid" not in refusal(ENGLISH, one, who).lower()


def test_whoever_knows_the_house_says_who_is_barred_and_why() -> None:
    kept = Kept(
        lambda number: f"Ada {number}",
        lambda note: f"threw chips ({note})",
        lambda member: f"Ben {member}",
    )
    barred = PersonBarred(person=PersonId(7), until="2026-12-31", reason=NoteId("n1"))
    assert refusal(ENGLISH, barred, who, kept) == (
        "Ada 7 is barred until the end of 31 Dec 2026. Reason: threw chips (n1)"
    )
