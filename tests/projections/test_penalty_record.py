"""Every penalty that was given, and what became of it."""

from tdconsole.domain.commands import GivePenalty, ReportReturn
from tdconsole.domain.values import Chips, EntryId, NoteId, PenaltyNo
from tdconsole.projections.names import Known
from tdconsole.projections.penalty_record import PenaltyRecord, Recorded, penalty_record
from tests.domain.floor import person, playing
from tests.domain.test_penalties import FIRST, hands, lifting, rounds, served

ROSSI = {person(1): Known(name="Maria Rossi")}


def test_each_with_what_became_of_it() -> None:
    floor = playing(4, 4)
    warning = GivePenalty(entry=EntryId(1), step="warning", offence="phone", words="rang twice")
    taking = GivePenalty(entry=EntryId(2), step="chips", chips=Chips(500))
    floor.do(warning, taking, rounds(1), hands(1, 2), hands(1, 3), hands(2, 5))
    floor.do(*(served(1, PenaltyNo(n)) for n in (3, 4, 5)))
    floor.do(ReportReturn(penalty=PenaltyNo(5)), lifting(PenaltyNo(6)))
    every = penalty_record(floor.tournament, ROSSI).penalties
    assert [one.standing for one in every] == [
        "given",
        "given",
        "open",
        "served",
        "closed",
        "lifted",
    ]
    assert every[0] == Recorded(
        penalty=FIRST,
        entry=EntryId(1),
        person=person(1),
        name="Maria Rossi",
        given=floor.now,
        step="warning",
        hands=0,
        rounds=0,
        served=0,
        chips=Chips(0),
        offence="phone",
        words=NoteId("a note"),
        standing="given",
        lifted=None,
    )
    assert (every[1].chips, every[2].hands, every[2].rounds, every[2].served) == (500, 4, 1, 1)
    assert every[1].name is None
    assert every[5].lifted == NoteId("a note")


def test_none_was_given() -> None:
    assert penalty_record(playing(2).tournament, ROSSI) == PenaltyRecord()
