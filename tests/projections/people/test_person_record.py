"""What is on record of a person: penalties of every tournament, and bars."""

from typing import Any, Final

import pytest

from tdconsole.domain.discipline.escalation import Earlier
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import BarLifted, HouseEvent, PersonBarred
from tdconsole.domain.language.events.money import PlayerDisqualified, PlayerReclassified
from tdconsole.domain.language.events.penalties import PenaltyGiven, PenaltyLifted
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.language.events.tournament import SetupEdited, TournamentCreated
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    NoteId,
    PenaltyNo,
    PersonId,
    Price,
    RulingNo,
    StepNo,
    TournamentId,
    Withheld,
)
from tdconsole.projections.engine.trail import HouseTrailStep
from tdconsole.projections.people.record import (
    OnRecord,
    PersonRecord,
    RecordedStep,
    RulingOnRecord,
    bars_on_record,
    penalties_on_record,
    rulings_on_record,
)

A, B = TournamentId("a"), TournamentId("b")
MARIA, OLD = PersonId(7), PersonId(3)
TODAY: Final = "2026-11-22"
NOTES: Final = {NoteId("n"): "rang twice", NoteId("w"): "wrong player"}


def at(minutes: int) -> Instant:
    return Instant(utc=Millis(minutes * 60_000), boot="b", uptime=Millis(0))


def created(name: str) -> TournamentCreated:
    return TournamentCreated(
        name=name,
        currency="EUR",
        price=Price(pool=Money(0)),
        cash_unit=Money(1),
        seats_per_table=9,
        stack=Chips(1),
        structure=(),
        payouts=(),
        play=FIRST_PLAY,
    )


def given(entry: int, penalty: int, minutes: int, **more: Any) -> PenaltyGiven:
    told = {"step": "warning", "offence": "phone", **more}
    return PenaltyGiven(
        penalty=PenaltyNo(penalty),
        play=FIRST_PLAY,
        entry=EntryId(entry),
        at=at(minutes),
        **told,
    )


def out(entry: int, *, sanction: bool = False) -> PlayerDisqualified:
    return PlayerDisqualified(
        play=FIRST_PLAY,
        entry=EntryId(entry),
        seat=None,
        stack=Chips(5),
        struck=not sanction,
        reason=NoteId("n"),
        sanction=sanction,
        offence="collusion",
    )


def step(tournament: TournamentId, minutes: int, *events: Event) -> RecordedStep:
    return RecordedStep(tournament=tournament, at=at(minutes).utc, events=events)


def of_entries(*steps: RecordedStep) -> tuple[OnRecord, ...]:
    """Maria's are entry 1 of the one tournament, 4 and 5 of the other."""
    entries = {A: [EntryId(1)], B: [EntryId(4), EntryId(5)]}
    return penalties_on_record(steps, entries, NOTES)


def test_penalties_of_every_tournament_the_latest_first() -> None:
    found = of_entries(
        step(A, 0, created("Monday")),
        step(A, 5, given(1, 1, 5, words=NoteId("n")), given(2, 2, 5)),
        step(B, 6, created("Tuesday")),
        step(B, 9, given(5, 1, 9, step="miss", rounds=2, chips=Chips(300))),
        step(B, 10, SetupEdited(name="Wednesday")),
    )
    assert found == (
        OnRecord(
            at=at(9).utc,
            tournament=B,
            name="Wednesday",
            entry=EntryId(5),
            degree="rounds",
            offence="phone",
            rounds=2,
            chips=Chips(300),
        ),
        OnRecord(
            at=at(5).utc,
            tournament=A,
            name="Monday",
            entry=EntryId(1),
            degree="warning",
            offence="phone",
            words="rang twice",
        ),
    )


def test_one_that_was_lifted_says_so_and_counts_no_more() -> None:
    lifted = PenaltyLifted(penalty=PenaltyNo(1), reason=NoteId("w"))
    found = of_entries(
        step(A, 5, given(1, 1, 5)),
        step(B, 6, given(4, 1, 6)),
        step(B, 7, lifted, PenaltyLifted(penalty=PenaltyNo(9), reason=NoteId("w"))),
    )
    assert [(one.lifted, one.why_lifted) for one in found] == [
        (True, "wrong player"),
        (False, None),
    ]
    record = PersonRecord(person=MARIA, name="Maria", penalties=found)
    assert record.earlier(A) == (
        Earlier(degree="warning", offence="phone", at=at(5).utc, here=True),
    )


@pytest.mark.parametrize(("sanction", "degree"), [(True, "sanction"), (False, "disqualification")])
def test_whoever_was_put_out_with_several_entries_was_so_once(
    degree: str, *, sanction: bool
) -> None:
    struck = PlayerReclassified(entry=EntryId(5), reason=NoteId("n"))
    (one,) = of_entries(step(B, 5, out(9), out(4, sanction=sanction), struck))
    assert (one.degree, one.entry, one.offence, one.words) == (degree, 4, "collusion", "rang twice")


def test_struck_from_the_results_counts_as_a_disqualification() -> None:
    both = [PlayerReclassified(entry=EntryId(one), reason=NoteId("gone")) for one in (4, 5)]
    (one,) = of_entries(step(B, 5, *both))
    assert (one.degree, one.words) == ("struck", None)
    record = PersonRecord(person=MARIA, name=None, penalties=(one,))
    assert [before.degree for before in record.earlier(None)] == ["disqualification"]
    assert not record.earlier(None)[0].here


def ruled(number: int, minutes: int, *entries: int, **more: Any) -> RulingMade:
    return RulingMade(
        ruling=RulingNo(number),
        play=FIRST_PLAY,
        at=at(minutes),
        happened=NoteId("n"),
        entries=tuple(map(EntryId, entries)),
        **more,
    )


def rulings_of(*steps: RecordedStep) -> tuple[RulingOnRecord, ...]:
    return rulings_on_record(steps, {A: [EntryId(1)], B: [EntryId(4), EntryId(5)]}, NOTES)


def test_rulings_that_named_the_person_the_latest_first() -> None:
    decided = RulingDecided(
        ruling=RulingNo(2), at=at(9), decided=NoteId("gone"), cites=("TDA 36", "F 53")
    )
    found = rulings_of(
        step(A, 0, created("Monday")),
        step(A, 3, ruled(1, 3, 2), ruled(2, 3, 2, 1, cites=("TDA 36",))),
        step(B, 5, ruled(1, 5, 5, 4)),
        step(A, 9, decided),
    )
    assert found == (
        RulingOnRecord(
            at=at(5).utc,
            tournament=B,
            name="",
            ruling=RulingNo(1),
            happened="rang twice",
            pending=True,
        ),
        RulingOnRecord(
            at=at(3).utc,
            tournament=A,
            name="Monday",
            ruling=RulingNo(2),
            happened="rang twice",
            cites=("TDA 36", "F 53"),
        ),
    )


def test_whose_prize_is_held_back_is_named_too() -> None:
    held = ruled(1, 3, 2, withheld=Withheld(prize=EntryId(1)))
    assert [one.ruling for one in rulings_of(step(A, 3, held))] == [1]
    another = ruled(1, 3, 2, withheld=Withheld(chips=Chips(500)))
    assert rulings_of(step(A, 3, another)) == ()


def test_a_ruling_is_on_the_record_of_those_whom_it_names_now() -> None:
    wrong, right = ruled(1, 3, 1), ruled(2, 4, 2)
    onto_2 = RulingCorrected(ruling=RulingNo(1), entries=(EntryId(2),), happened=NoteId("w"))
    onto_1 = RulingCorrected(ruling=RulingNo(2), entries=(EntryId(1),), happened=NoteId("gone"))
    (one,) = rulings_of(step(A, 3, wrong, right), step(A, 5, onto_2, onto_1))
    assert (one.ruling, one.happened, one.at) == (2, None, at(4).utc)


def test_a_ruling_is_no_penalty() -> None:
    rulings = rulings_of(step(A, 3, ruled(1, 3, 1)))
    record = PersonRecord(person=MARIA, name="Maria", rulings=rulings)
    assert rulings
    assert record.earlier(A) == ()


def trail(*events: HouseEvent) -> list[HouseTrailStep]:
    return [
        HouseTrailStep(
            no=StepNo(no),
            at=at(no),
            actor=None,
            command="",
            undoes=None,
            undone_by=None,
            events=(event,),
        )
        for no, event in enumerate(events, start=1)
    ]


def barred(person: PersonId = MARIA, series: str = "", until: str | None = None) -> PersonBarred:
    return PersonBarred(person=person, until=until, reason=NoteId("n"), series=series)


def test_bars_with_what_became_of_each() -> None:
    found = bars_on_record(
        trail(
            barred(),
            barred(series="Winter"),
            BarLifted(person=MARIA, reason=NoteId("w"), series="winter"),
            barred(PersonId(99)),
            barred(until="2026-01-01"),
            barred(OLD, "Summer"),
            BarLifted(person=MARIA, series="Autumn"),
            BarLifted(person=OLD, series="Summer"),
        ),
        (MARIA, OLD),
        NOTES,
        TODAY,
    )
    told = [(one.series, one.holds, one.lifted, one.why_lifted) for one in found]
    assert told == [
        ("Summer", False, at(8).utc, None),
        ("", False, None, None),
        ("Winter", False, at(3).utc, "wrong player"),
        ("", False, None, None),
    ]
    assert found[0].reason == "rang twice"


def test_a_bar_that_stands_holds() -> None:
    (one,) = bars_on_record(trail(barred(until=TODAY)), (MARIA,), {}, TODAY)
    assert one.holds
    assert one.reason is None
