"""Tables, seats and draws in the line: read, judged, and said as the log will have it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

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
from tdconsole.gui.console.engine.watch import Watch
from tdconsole.gui.console.line.grammar import read
from tdconsole.gui.console.typing.line_context import Desk
from tests.gui.console_evening import watched


@pytest.fixture
def watch(tmp_path: Path) -> Iterator[Watch]:
    with watched(tmp_path) as made:
        yield made


def free(watch: Watch) -> Seat:
    seating = watch.state.play.seating
    seats = (Seat(table=TableNo(1), seat=SeatNo(n)) for n in range(1, 10))
    return next(seat for seat in seats if seating.at(seat) is None)


def test_tables_are_opened_closed_locked_and_unlocked(watch: Watch) -> None:
    tables = (TableNo(3), TableNo(4), TableNo(7))
    for typed, wanted in (
        ("open 3-4 7", OpenTables(tables=tables)),
        ("close 7", CloseTables(tables=(TableNo(7),))),
        ("lock 2", LockTable(table=TableNo(2))),
        ("unlock 2", LockTable(table=TableNo(2), locked=False)),
    ):
        reading = read(typed, Desk(watch))
        assert reading.request == wanted, reading
        assert reading.sentence
        assert watch.do(wanted)
    assert watch.state.play.seating.tables[TableNo(4)].opened


def test_seats_are_marked_and_freed(watch: Watch) -> None:
    seat = free(watch)
    place = f"{seat.table}-{seat.seat}"
    for typed, use in (
        (f"dead {place}", "dead"),
        (f"free {place}", "open"),
        (f"keep {place}", "reserved"),
        (f"unsold {place}", "unsold"),
    ):
        reading = read(typed, Desk(watch))
        assert reading.request == MarkSeats(seats=(seat,), use=use)  # type: ignore[arg-type]
        assert place in reading.sentence
        assert watch.do(reading.request)
    assert read("us 900", Desk(watch)).request == RemoveUnsold(blinded=Chips(900))
    assert read("us 1.5k", Desk(watch)).request == RemoveUnsold(blinded=Chips(1500))
    assert read("us 1 500", Desk(watch)).request == RemoveUnsold(blinded=Chips(1500))
    assert read("us", Desk(watch)).request == RemoveUnsold()


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("redraw final table", RedrawSeats(reason="final table")),
        ("buttons", DrawButtons()),
        ("buttons luna", DrawButtons(word="luna")),
        ("chain file restored", RenewCommitment(reason="file restored")),
    ],
)
def test_draws_for_all_are_not_made_by_looking(watch: Watch, typed: str, wanted: Request) -> None:
    before = watch.state
    reading = read(typed, Desk(watch))
    assert (reading.mood, reading.request) == ("ready", wanted)
    assert watch.state is before
    assert watch.do(wanted)


@pytest.mark.parametrize("typed", ["redraw", "chain", "dead 7", "lock 1-2", "us 9 9", "open 4-1"])
def test_what_is_missing_is_asked_for(watch: Watch, typed: str) -> None:
    assert read(typed, Desk(watch)).mood == "asking"


@pytest.mark.parametrize("typed", ["open", "free", "dead", "keep rossi"])
def test_a_verb_without_its_tables_or_seats_asks_for_them(watch: Watch, typed: str) -> None:
    assert read(typed, Desk(watch)).mood == "asking"


def test_what_cannot_be_is_refused_with_the_reason(watch: Watch) -> None:
    assert read("close 1", Desk(watch)).mood == "refused"
    assert read("dead 1-10", Desk(watch)).mood == "refused"


def test_a_table_is_noted_and_the_note_is_taken_away(watch: Watch) -> None:
    desk, two = Desk(watch), TableNo(2)
    assert read("note", desk).mood == "asking"
    assert read("note 2", desk).sentence == "What is to be noted on table 2?"
    noted = read("note 2  Shuffler broken", desk)
    assert (noted.mood, noted.sentence) == ("ready", "Note on table 2: Shuffler broken")
    assert noted.request == NoteTable(table=two, note="Shuffler broken")
    assert watch.do(NoteTable(table=two, note="Shuffler broken"))
    assert watch.note(watch.state.table_notes[two]) == "Shuffler broken"
    again = read("note 2", desk)
    assert (again.mood, again.request) == ("ready", NoteTable(table=two))
    assert again.sentence == "Take the note off table 2: Shuffler broken"
    assert watch.do(NoteTable(table=two))
    assert not watch.state.table_notes
    refused = read("note 77 loud", desk)
    assert (refused.mood, refused.request) == ("refused", None)


def test_a_note_is_in_the_log_and_undone_in_its_turn(watch: Watch) -> None:
    told: list[str] = []
    watch.told.connect(lambda one: told.append(one.sentence))
    assert watch.do(NoteTable(table=TableNo(1), note="loud"))
    assert watch.do(NoteTable(table=TableNo(1), note="quiet again"))
    assert watch.do(Undo())
    assert watch.note(watch.state.table_notes[TableNo(1)]) == "loud"
    assert told[:2] == ["Note on table 1: loud", "Note on table 1: quiet again"]
