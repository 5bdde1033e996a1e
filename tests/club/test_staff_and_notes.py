"""The staff, and the notes written down."""

import pytest

from tdconsole.club import Club
from tdconsole.domain.values import NoteId, StaffId
from tdconsole.house import House
from tdconsole.projections.people.lines import StaffNameTaken


def test_staff_is_known_by_name_however_it_is_written(club: Club) -> None:
    anna = club.staff.add("Anna Żółć")
    marco = club.staff.add("Marco")

    assert club.staff.by_name("ANNA ZOLC") == anna
    assert club.staff.by_name(" anna  żółć ") == anna
    assert club.staff.by_name("Ann") is None
    assert club.staff.named() == {anna: "Anna Żółć", marco: "Marco"}


def test_the_same_name_is_the_same_member_of_staff(club: Club) -> None:
    anna = club.staff.add("Anna")

    assert club.staff.add("ANNA") == anna
    assert club.staff.named() == {anna: "Anna"}


def test_names_without_a_letter_are_told_apart(club: Club) -> None:
    assert club.staff.add("♠") != club.staff.add("♥")
    assert club.staff.by_name("♠") is not None


def test_erased_staff_is_gone_and_its_number_is_not_given_again(club: Club) -> None:
    anna = club.staff.add("Anna")

    assert club.staff.erase(anna)
    assert not club.staff.erase(anna)
    assert club.staff.by_name("Anna") is None
    assert club.staff.add("Anna") > anna
    assert not club.staff.erase(StaffId(99))


def test_a_note_is_read_as_it_was_written(club: Club) -> None:
    first = club.notes.write("Seat 4 acted out of turn.\nWarned.")
    second = club.notes.write("Seat 4 acted out of turn.\nWarned.")

    assert first != second
    assert len(first) == 32
    assert club.notes.read(first) == "Seat 4 acted out of turn.\nWarned."
    assert club.notes.read(NoteId("no such note")) is None


def test_a_note_may_be_written_under_a_given_number(club: Club) -> None:
    given = NoteId("00aa11bb22cc33dd")

    assert club.notes.write("Late by a level", given) == given
    assert club.notes.write("Late by two levels", given) == given
    assert club.notes.read(given) == "Late by two levels"


def test_a_note_that_was_changed_behind_the_program_s_back_is_named(
    club: Club, house: House
) -> None:
    kept, changed, bare = (club.notes.write(text) for text in ("one", "two", "three"))
    club.notes.write("an old one", NoteId("00aa11bb22cc33dd"))
    gone = club.notes.write("four")
    club.notes.erase(gone)
    assert list(club.notes.changed()) == []
    with house.transaction():
        house.execute("UPDATE note SET text = 'six' WHERE id = ?", (changed,))
        house.execute("UPDATE note SET salt = NULL WHERE id = ?", (bare,))
    assert set(club.notes.changed()) == {(changed, "six"), (bare, "three")}
    assert club.notes.read(kept) == "one"


def test_notes_that_were_named_and_never_written_are_not_kept(club: Club) -> None:
    wanted = club.notes.name("wanted")
    for refused in range(5):
        club.notes.name(f"refused {refused}")
    club.notes.write("wanted", wanted)
    assert list(club.notes.changed()) == []


@pytest.mark.parametrize("erased", [0, 1])
def test_the_texts_of_several_notes(club: Club, erased: int) -> None:
    notes = [club.notes.write("one"), club.notes.write("two")]
    assert club.notes.texts([*notes, NoteId("no such note")]) == {notes[0]: "one", notes[1]: "two"}

    assert club.notes.erase(notes[erased])
    assert not club.notes.erase(notes[erased])
    assert club.notes.texts(notes) == {notes[1 - erased]: ["two", "one"][erased]}
    assert club.notes.texts([]) == {}


def test_staff_is_renamed_but_not_to_a_name_of_another(club: Club) -> None:
    anna, marco = club.staff.add("Anna"), club.staff.add("Marco")

    assert club.staff.rename(anna, "Ania") is True
    assert club.staff.rename(anna, "ANIA") is True
    assert club.staff.rename(anna, "marco") == StaffNameTaken(by=marco)
    assert club.staff.rename(StaffId(99), "Nobody") is False
    assert club.staff.named() == {anna: "ANIA", marco: "Marco"}
    assert club.staff.by_name("ania") == anna


def test_the_retired_are_no_longer_offered_but_their_name_stays(club: Club) -> None:
    anna, marco = club.staff.add("Anna"), club.staff.add("Marco")

    assert club.staff.retire(anna)
    assert not club.staff.retire(anna)
    assert not club.staff.retire(StaffId(99))

    assert club.staff.active() == {marco: "Marco"}
    assert club.staff.named() == {anna: "Anna", marco: "Marco"}
    assert club.staff.by_name("Anna") == anna


def test_the_retired_come_back_by_their_name(club: Club) -> None:
    anna = club.staff.add("Anna")
    club.staff.retire(anna)

    assert club.staff.add("anna") == anna
    assert club.staff.active() == {anna: "Anna"}


def test_staff_stands_in_the_order_that_was_given(club: Club) -> None:
    anna, marco, ola = (club.staff.add(name) for name in ("Anna", "Marco", "Ola"))
    assert list(club.staff.active()) == [anna, marco, ola]

    club.staff.put_in_order([ola, anna])
    late = club.staff.add("Zoe")

    assert list(club.staff.active()) == [ola, anna, marco, late]
