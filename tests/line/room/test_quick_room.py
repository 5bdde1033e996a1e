"""Tables, seats and draws in the line: read, judged, and said as the log will have it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.draw import DrawButtons, RedrawSeats, RenewCommitment
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    NoteTable,
    OpenTables,
    RemoveUnsold,
)
from tdconsole.domain.language.commands.trail import Request, Undo
from tdconsole.domain.values import Chips, Seat, SeatNo, TableNo
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tests.line.evening import AtDesk, viewing


@pytest.fixture
def view(tmp_path: Path) -> Iterator[AtDesk]:
    with viewing(tmp_path) as made:
        yield made


def free(view: AtDesk) -> Seat:
    seating = view.state.play.seating
    seats = (Seat(table=TableNo(1), seat=SeatNo(n)) for n in range(1, 10))
    return next(seat for seat in seats if seating.at(seat) is None)


def test_tables_are_opened_closed_locked_and_unlocked(view: AtDesk) -> None:
    tables = (TableNo(3), TableNo(4), TableNo(7))
    for typed, wanted in (
        ("open 3-4 7", OpenTables(tables=tables)),
        ("close 7", CloseTables(tables=(TableNo(7),))),
        ("lock 2", LockTable(table=TableNo(2))),
        ("unlock 2", LockTable(table=TableNo(2), locked=False)),
    ):
        reading = read(typed, Desk(view))
        assert reading.request == wanted, reading
        assert reading.sentence
        assert view.do(wanted)
    assert view.state.play.seating.tables[TableNo(4)].opened


def test_seats_are_marked_and_freed(view: AtDesk) -> None:
    seat = free(view)
    place = f"{seat.table}-{seat.seat}"
    for typed, use in (
        (f"dead {place}", "dead"),
        (f"free {place}", "open"),
        (f"keep {place}", "reserved"),
        (f"unsold {place}", "unsold"),
    ):
        reading = read(typed, Desk(view))
        assert reading.request == MarkSeats(seats=(seat,), use=use)  # type: ignore[arg-type]
        assert place in reading.sentence
        assert view.do(reading.request)
    assert read("us 900", Desk(view)).request == RemoveUnsold(blinded=Chips(900))
    assert read("us 1.5k", Desk(view)).request == RemoveUnsold(blinded=Chips(1500))
    assert read("us 1 500", Desk(view)).request == RemoveUnsold(blinded=Chips(1500))
    assert read("us", Desk(view)).request == RemoveUnsold()


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("redraw final table", RedrawSeats(reason="final table")),
        ("buttons", DrawButtons()),
        ("buttons luna", DrawButtons(word="luna")),
        ("chain file restored", RenewCommitment(reason="file restored")),
    ],
)
def test_draws_for_all_are_not_made_by_looking(view: AtDesk, typed: str, wanted: Request) -> None:
    before = view.state
    reading = read(typed, Desk(view))
    assert (reading.mood, reading.request) == ("ready", wanted)
    assert view.state is before
    assert view.do(wanted)


@pytest.mark.parametrize("typed", ["redraw", "chain", "dead 7", "lock 1-2", "us 9 9", "open 4-1"])
def test_what_is_missing_is_asked_for(view: AtDesk, typed: str) -> None:
    assert read(typed, Desk(view)).mood == "asking"


@pytest.mark.parametrize("typed", ["open", "free", "dead", "keep rossi"])
def test_a_verb_without_its_tables_or_seats_asks_for_them(view: AtDesk, typed: str) -> None:
    assert read(typed, Desk(view)).mood == "asking"


def test_what_cannot_be_is_refused_with_the_reason(view: AtDesk) -> None:
    assert read("close 1", Desk(view)).mood == "refused"
    assert read("dead 1-10", Desk(view)).mood == "refused"


def test_a_table_is_noted_and_the_note_is_taken_away(view: AtDesk) -> None:
    desk, two = Desk(view), TableNo(2)
    assert read("note", desk).mood == "asking"
    assert read("note 2", desk).sentence == "What is to be noted on table 2?"
    noted = read("note 2  Shuffler broken", desk)
    assert (noted.mood, noted.sentence) == ("ready", "Note on table 2: Shuffler broken")
    assert noted.request == NoteTable(table=two, note="Shuffler broken")
    assert view.do(NoteTable(table=two, note="Shuffler broken"))
    assert view.note(view.state.table_notes[two]) == "Shuffler broken"
    again = read("note 2", desk)
    assert (again.mood, again.request) == ("ready", NoteTable(table=two))
    assert again.sentence == "Take the note off table 2: Shuffler broken"
    assert view.do(NoteTable(table=two))
    assert not view.state.table_notes
    refused = read("note 77 loud", desk)
    assert (refused.mood, refused.request) == ("refused", None)


def test_a_note_is_in_the_log_and_undone_in_its_turn(view: AtDesk) -> None:
    assert view.do(NoteTable(table=TableNo(1), note="loud"))
    assert view.do(NoteTable(table=TableNo(1), note="quiet again"))
    assert view.do(Undo())
    assert view.note(view.state.table_notes[TableNo(1)]) == "loud"
    assert view.told[:2] == ["Note on table 1: loud", "Note on table 1: quiet again"]
    first = view.session.last_gesture(view.tournament)
    assert first is not None
    assert view.do(NoteTable(table=TableNo(1), note="quiet again"))
    assert not view.do(Undo(step=first.no))  # the second note is in its way
    assert view.note(view.state.table_notes[TableNo(1)]) == "quiet again"
