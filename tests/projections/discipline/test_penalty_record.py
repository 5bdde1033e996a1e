"""Every penalty that was given, and what became of it."""

from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.penalties import GivePenalty, ReportReturn
from tdconsole.domain.values import Chips, EntryId, NoteId, PenaltyNo
from tdconsole.projections.discipline.penalties import PenaltyRecord, PenaltyRow, penalty_record
from tdconsole.projections.people.names import Known
from tests.domain.discipline.test_penalties import FIRST, hands, lifting, rounds, served
from tests.domain.first_days import bags, in_flights, plays
from tests.domain.floor import at, person, playing

ROSSI = {person(1): Known(name="Maria Rossi")}


def test_each_with_what_became_of_it() -> None:
    floor = playing(4, 4)
    warning = GivePenalty(entry=EntryId(1), step="warning", offence="phone", words="rang twice")
    taking = GivePenalty(entry=EntryId(2), step="chips", chips=Chips(500))
    floor.do(warning, taking, rounds(1), hands(1, 2), hands(1, 3), hands(2, 5))
    floor.do(*(served(1, PenaltyNo(n)) for n in (3, 4, 5)))
    floor.do(ReportReturn(penalty=PenaltyNo(5)), lifting(PenaltyNo(6)))
    every = penalty_record(floor.tournament, ROSSI, floor.now).penalties
    assert [one.stands for one in every] == [
        "given",
        "given",
        "away",
        "served",
        "back",
        "lifted",
    ]
    assert every[0] == PenaltyRow(
        penalty=FIRST,
        entry=EntryId(1),
        person=person(1),
        name="Maria Rossi",
        seat=at(1, 1),
        given=floor.now,
        step="warning",
        hands=0,
        rounds=0,
        served=0,
        chips=Chips(0),
        offence="phone",
        words=NoteId("a note"),
        left=0,
        stands="given",
        counted=None,
        lifted=None,
        back=None,
    )
    assert (every[1].chips, every[2].hands, every[2].rounds, every[2].served) == (500, 4, 1, 1)
    assert every[1].name is None
    assert every[5].lifted == NoteId("a note")


def test_none_was_given() -> None:
    floor = playing(2)
    assert penalty_record(floor.tournament, ROSSI, floor.now) == PenaltyRecord()


def test_of_every_flight_as_they_were_given() -> None:
    floor = in_flights()
    mine, *_ = plays(floor, 1, 2, 3)
    floor.do(GivePenalty(entry=mine, hands=5))
    bags(floor, {mine: 5_000})
    floor.do(OpenFlight())
    theirs, *_ = plays(floor, 7, 8, 9)
    floor.do(GivePenalty(entry=theirs, step="warning"))
    every = penalty_record(floor.tournament, ROSSI, floor.now).penalties
    assert [(one.penalty, one.entry, one.stands) for one in every] == [
        (1, mine, "overnight"),
        (2, theirs, "given"),
    ]
    assert [one.person for one in every] == [person(1), person(7)]
