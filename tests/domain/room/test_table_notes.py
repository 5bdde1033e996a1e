"""Notes on tables: put there, changed, taken away; on the table and not on who sits there."""

from tdconsole.domain.language.commands.floor import BreakTable
from tdconsole.domain.language.commands.seating import NoteTable
from tdconsole.domain.language.events.seating import TableNoted
from tdconsole.domain.language.rejections.room import NotInTheRoom, TableNotNoted
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import NoteId, TableNo
from tests.domain.floor import Floor, opened, playing, seated

ONE, TWO, SEVEN = TableNo(1), TableNo(2), TableNo(7)
BROKEN, LOUD = NoteId("n-broken"), NoteId("n-loud")


def noted(floor: Floor, table: TableNo, note: NoteId) -> None:
    decided = floor.when(NoteTable(table=table, note="typed"), note=note)
    assert decided == (TableNoted(table=table, note=note),)
    floor.given(*decided)


def test_a_note_is_put_changed_and_taken_away() -> None:
    floor = seated(4)
    noted(floor, ONE, BROKEN)
    assert dict(floor.tournament.table_notes) == {ONE: BROKEN}
    noted(floor, ONE, LOUD)
    assert dict(floor.tournament.table_notes) == {ONE: LOUD}
    floor.do(NoteTable(table=ONE))
    assert not floor.tournament.table_notes


def test_what_is_not_noted_cannot_be_taken_away() -> None:
    assert seated(4).when(NoteTable(table=ONE)) == TableNotNoted(table=ONE)


def test_a_table_of_the_room_is_noted_before_it_opens_and_another_is_a_slip() -> None:
    assert seated(4).when(NoteTable(table=SEVEN, note="loud")) == NotInTheRoom(table=SEVEN)
    floor = opened(terms=Terms(tables=(ONE, SEVEN)))
    noted(floor, SEVEN, LOUD)
    assert floor.when(NoteTable(table=TWO, note="loud")) == NotInTheRoom(table=TWO)


def test_it_stays_when_the_table_is_broken() -> None:
    """The shuffler is as broken when the table opens again."""
    floor = playing(3, 3)
    noted(floor, TWO, BROKEN)
    floor.do(BreakTable(table=TWO))
    assert dict(floor.tournament.table_notes) == {TWO: BROKEN}


def test_taking_away_what_an_undo_took_already_changes_nothing() -> None:
    floor = seated(4)
    before = floor.tournament
    assert floor.given(TableNoted(table=ONE)).tournament is before
