"""What other programs call people: each is known again by it, merged or not, until erased."""

from tdconsole.club import Club


def test_a_person_is_known_again_by_what_another_program_calls_them(club: Club) -> None:
    ada, bruno = club.people.add("Ada Nowak"), club.people.add("Bruno Rossi")
    club.people.elsewhere.note(ada, "td3", "b9")
    club.people.elsewhere.note(bruno, "td3", "c0")
    club.people.elsewhere.note(bruno, "other", "b9")
    assert club.people.elsewhere.known("td3") == {"b9": ada, "c0": bruno}
    club.people.elsewhere.note(bruno, "td3", "b9")
    assert club.people.elsewhere.known("td3")["b9"] == bruno


def test_who_was_merged_is_known_as_the_person_that_counts(club: Club) -> None:
    ada, other = club.people.add("Ada Nowak"), club.people.add("A. Nowak")
    club.people.elsewhere.note(other, "td3", "b9")
    club.people.merge(other, ada, at=5)
    assert club.people.elsewhere.known("td3") == {"b9": ada}


def test_nothing_is_known_of_who_was_erased(club: Club) -> None:
    ada, other = club.people.add("Ada Nowak"), club.people.add("A. Nowak")
    club.people.elsewhere.note(ada, "td3", "a1")
    club.people.elsewhere.note(other, "td3", "b9")
    club.people.merge(other, ada, at=5)
    club.erase(ada)
    assert club.people.elsewhere.known("td3") == {}
