"""What is on record, and what would be usual next, in words."""

from typing import Any, Final

import pytest

from tdconsole.domain.discipline.escalation import Earlier, NextStep
from tdconsole.domain.rules.offences import Degree, Usual
from tdconsole.domain.values import Chips, EntryId, Millis, PersonId, RulingNo, TournamentId
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.discipline.escalation import next_step_told
from tdconsole.i18n.people.record import about_ruling, bar_told, counted_words, penalty_told
from tdconsole.projections.people.record import BarOnRecord, OnRecord, PersonRecord, RulingOnRecord

ENGLISH: Final = catalogue("en")
USUAL: Final = Usual(cite="TDA 71", mildest="warning", gravest="disqualification")
MAY: Final = Millis(1_777_800_000_000)


def given(degree: Degree, **more: int) -> OnRecord:
    return OnRecord(
        at=MAY,
        tournament=TournamentId("a"),
        name="Monday",
        entry=EntryId(1),
        degree=degree,
        hands=more.get("hands", 0),
        rounds=more.get("rounds", 0),
        chips=Chips(more.get("chips", 0)),
    )


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (given("warning"), "warning"),
        (given("chips", chips=5_000), "5,000 in chips confiscated"),
        (given("hands", hands=5), "5 hands"),
        (given("round", rounds=1), "1 round"),
        (given("round", rounds=1, chips=3_000), "1 round, 3,000 in chips forfeited"),
        (given("sanction"), "elimination by sanction"),
    ],
)
def test_a_penalty_as_it_was_given(one: OnRecord, said: str) -> None:
    assert penalty_told(ENGLISH, one) == said


def test_struck_from_the_results() -> None:
    one = OnRecord(at=MAY, tournament=TournamentId("a"), name="", entry=EntryId(1), degree="struck")
    assert penalty_told(ENGLISH, one) == "struck from the results"


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (BarOnRecord(at=MAY, holds=True), "Barred for good"),
        (
            BarOnRecord(at=MAY, holds=False, until="2026-01-31", series="Winter"),
            "Barred until the end of 31 Jan 2026, from the series Winter; over",
        ),
        (BarOnRecord(at=MAY, holds=False, lifted=MAY), "Barred for good; lifted 3 May 2026"),
    ],
)
def test_a_bar_with_what_became_of_it(one: BarOnRecord, said: str) -> None:
    assert bar_told(ENGLISH, one) == said


def ruled(happened: str | None, **more: Any) -> RulingOnRecord:
    return RulingOnRecord(
        at=MAY,
        tournament=TournamentId("a"),
        name="Monday",
        ruling=RulingNo(3),
        happened=happened,
        **more,
    )


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (
            ruled("cards\nmixed", decided="it plays", cites=("TDA 36", "F 53")),
            (
                "Ruling 3, decided  ·  Monday  ·  3 May 2026  ·  TDA 36, F 53  ·  “cards mixed”"
                "  ·  Decision: it plays"
            ),
        ),
        (
            ruled(None),
            "Ruling 3, decided  ·  Monday  ·  3 May 2026  ·  erased  ·  Decision: erased",
        ),
        (
            ruled("chips hidden " * 40, pending=True),
            f"Ruling 3, pending  ·  Monday  ·  3 May 2026  ·  “{'chips hidden ' * 18}chips…”",
        ),
    ],
)
def test_a_ruling_with_what_became_of_it(one: RulingOnRecord, said: str) -> None:
    assert about_ruling(ENGLISH, one) == said


def test_how_much_is_on_record() -> None:
    def told(*penalties: OnRecord, rulings: int = 0) -> str:
        record = PersonRecord(
            person=PersonId(1),
            name="Ada",
            tournaments=3,
            penalties=penalties,
            rulings=(ruled("a"),) * rulings,
        )
        return counted_words(ENGLISH, record)

    assert told() == "Nothing on record in 3 tournaments"
    assert told(given("warning")) == "1 penalty on record in 3 tournaments"
    assert told(given("warning"), given("hand")) == "2 penalties on record in 3 tournaments"
    assert told(rulings=1) == "No penalty on record in 3 tournaments  ·  named in 1 ruling"
    assert (
        told(given("hand"), rulings=2)
        == "1 penalty on record in 3 tournaments  ·  named in 2 rulings"
    )


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (
            NextStep(step="warning", because="first", usual=USUAL),
            "Usual here: warning, because nothing of the kind is on record (TDA 71)",
        ),
        (
            NextStep(step="hand", because="several", here=2, usual=USUAL),
            "Usual here: one hand, because there were 2 penalties in this tournament (TDA 71)",
        ),
        (
            NextStep(
                step="hand",
                because="again",
                last=Earlier(degree="warning", at=MAY),
                usual=USUAL,
            ),
            "Usual here: one hand, because last time, on 3 May 2026, it was: warning (TDA 71)",
        ),
        (
            NextStep(
                step="disqualification",
                because="again",
                last=Earlier(degree="disqualification", at=MAY),
                at_the_end=True,
                usual=USUAL,
            ),
            "Usual here: disqualification, because last time, on 3 May 2026, it was: disqualification, and the book goes no further (TDA 71)",
        ),
        (NextStep(step="hand", because="again", usual=USUAL), "Usual here: one hand (TDA 71)"),
    ],
)
def test_what_would_be_usual_next_and_why(one: NextStep, said: str) -> None:
    assert next_step_told(ENGLISH, one) == said
