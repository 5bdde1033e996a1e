"""The rulings as they are read: those that wait first, by whom, and what was erased."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.values import Chips, EntryId, NoteId, RulingNo, StaffId, TableNo, Withheld
from tdconsole.projections.advice import RulingPending, advice
from tdconsole.projections.discipline.rulings import RulingList, notes_of, ruling_list
from tdconsole.projections.people.names import Known
from tests.domain.floor import as_steps, person, playing

PEOPLE: Final = {person(number): Known(name=f"Player {number}") for number in range(1, 10)}
STAFF: Final = {StaffId(1): "Anna", StaffId(2): "Bruno"}
NOTES: Final = {NoteId("a note"): "two exposed cards", NoteId("a ruling"): "the hand is dead"}
POT: Final = Withheld(chips=Chips(12_000))


class Ruled:
    """1 is pending, 2 decided at once, 3 later by somebody else, 4 pending."""

    def __init__(self) -> None:
        self.floor = playing(9)
        asked = (
            MakeRuling(happened="a", table=TableNo(1), entries=(EntryId(2),), withheld=POT),
            MakeRuling(happened="b", decided="c"),
            MakeRuling(happened="d"),
            MakeRuling(happened="e"),
        )
        self.by_anna = self.floor.do(*asked)
        self.by_bruno = self.floor.do(DecideRuling(ruling=RulingNo(3), decided="f"))

    def read(self, notes: dict[NoteId, str] | None = None) -> RulingList:
        steps = [
            replace(step, actor=StaffId(number))
            for number, events in ((1, self.by_anna), (2, self.by_bruno))
            for step in as_steps(events)
        ]
        kept = NOTES if notes is None else notes
        return ruling_list(self.floor.tournament, PEOPLE, steps, STAFF, kept)


def test_those_that_wait_stand_first_then_the_latest() -> None:
    told = Ruled().read()
    assert [one.ruling for one in told.rulings] == [1, 4, 3, 2]
    assert (told.pending, [one.pending for one in told.rulings]) == (2, [True, True, False, False])


def test_who_where_and_what() -> None:
    first, *_others = Ruled().read().rulings
    assert (first.table, first.by, first.happened) == (1, "Anna", "two exposed cards")
    assert [(one.entry, one.name) for one in first.players] == [(2, "Player 2")]
    assert (first.withheld, first.decided, first.decided_by) == (POT, None, None)


def test_who_decided_it_later() -> None:
    told = {one.ruling: one for one in Ruled().read().rulings}
    assert (told[RulingNo(3)].by, told[RulingNo(3)].decided_by) == ("Anna", "Bruno")
    assert (told[RulingNo(2)].by, told[RulingNo(2)].decided_by) == ("Anna", "Anna")
    assert told[RulingNo(2)].decided == "the hand is dead"


def test_what_was_erased_is_not_there() -> None:
    told = Ruled().read({}).rulings
    assert all(one.happened is None and one.decided is None for one in told)


def test_the_notes_are_those_of_all_texts() -> None:
    rulings = Ruled().floor.tournament.rulings.values()
    assert sorted(notes_of(rulings)) == ["a note"] * 4 + ["a ruling"] * 2


def test_what_is_pending_is_advised_and_urgent_where_something_is_held_back() -> None:
    ruled = Ruled()
    floor = ruled.floor
    found = [one for one in advice(floor.tournament, floor.now) if isinstance(one, RulingPending)]
    assert [(one.ruling, one.urgency, one.start) for one in found] == [
        (1, "now", "decide 1 "),
        (4, "soon", "decide 4 "),
    ]
    assert (found[0].where, found[0].held) == (1, POT)


def test_a_correction_is_read_at_once() -> None:
    ruled = Ruled()
    ruled.floor.do(CorrectRuling(ruling=RulingNo(1), stage="turn", happened="three exposed cards"))
    first = ruled.read().rulings[0]
    assert (first.stage, first.table, first.withheld) == ("turn", None, None)
