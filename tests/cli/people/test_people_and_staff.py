"""One person, or one of the staff, by the command line."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json

from tdconsole.cli.people.people import Pairs
from tdconsole.cli.people.show_people import PeopleList, PersonRow
from tdconsole.cli.people.staff import StaffList
from tdconsole.house import file
from tdconsole.session import create, open_house
from tests.cli.terminal import typed


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "club.house"
    with create(path):
        pass
    return path


def shown(house: Path) -> tuple[PersonRow, ...]:
    return json.decode(typed("show", house, "people", "--json").out, type=PeopleList).people


def added(house: Path, name: str, *more: str) -> str:
    said = typed("people", house, "add", name, *more)
    assert (said.code, said.err) == (0, "")
    return said.out.strip()


def test_somebody_new(house: Path) -> None:
    number = added(
        house, " Anna  Kowalska ", "--country", "Poland", "--born", "21.03.1987",
        "--member-no", "7", "--consent", "yes",
    )  # fmt: skip

    (anna,) = shown(house)
    assert (str(anna.id), anna.name, anna.country, anna.born) == (
        number,
        "Anna Kowalska",
        "PL",
        "1987-03-21",
    )
    assert (anna.member_no, anna.consent) == ("7", True)


def test_somebody_who_is_here_already_is_named(house: Path) -> None:
    number = added(house, "Anna Kowalska")

    said = typed("people", house, "add", "Ana Kowalska")

    assert said.refusal == "PersonLikelyKnown"
    assert f"Anna Kowalska, number {number}: the same name but for one letter." in said.err
    assert added(house, "Ana Kowalska", "--anyway") != number


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["♠"], "NameMissing"),
        (["Jan", "--country", "Atlantis"], "UnknownCountry"),
        (["Jan", "--born", "yesterday"], "DateUnreadable"),
        (["Jan", "--email", "nobody"], "NotAnEmail"),
        (["Jan", "--member-no", "7", "--anyway"], "MemberNoTaken"),
    ],
)
def test_what_can_not_be_known_of_anybody(house: Path, words: list[str], code: str) -> None:
    added(house, "Anna Kowalska", "--member-no", "7")

    said = typed("people", house, "add", *words)

    assert said.refusal == code
    assert len(shown(house)) == 1


def test_what_is_given_changes_and_the_rest_stays(house: Path) -> None:
    number = added(house, "Anna Kowalska", "--country", "PL", "--member-no", "7")
    added(house, "Jan Nowak", "--member-no", "8")

    said = typed(
        "people", house, "change", number, "--name", "Anna Nowak", "--country", "", "--consent", "y"
    )

    assert (said.code, said.out) == (0, "Anna Nowak\n")
    anna, _jan = shown(house)
    assert (anna.name, anna.country, anna.member_no, anna.consent) == (
        "Anna Nowak",
        None,
        "7",
        True,
    )
    taken = typed("people", house, "change", number, "--member-no", "8")
    assert taken.refusal == "MemberNoTaken"
    assert "Jan Nowak" in taken.err


def test_a_document_was_seen_by_somebody(house: Path) -> None:
    number = added(house, "Anna Kowalska")

    assert typed("people", house, "check-document", number, "--actor", "Marco").out.strip()

    (anna,) = shown(house)
    assert anna.document_checked_on is not None
    assert anna.document_checked_by == 1


def test_two_who_are_one(house: Path) -> None:
    bob, robert = added(house, "Bob Smith"), added(house, "Robert Smith")

    assert typed("people", house, "merge", robert, bob).out == "Bob Smith\n"

    assert [person.name for person in shown(house)] == ["Bob Smith"]
    assert typed("people", house, "merge", robert, bob).misuse


def test_an_erased_person_is_gone_and_only_when_it_is_meant(house: Path) -> None:
    number = added(house, "Łucja Qvarfordt")

    assert typed("people", house, "erase", number).misuse
    assert typed("people", house, "erase", number, "--yes").out == "erased\n"

    assert shown(house) == ()
    assert b"Qvarfordt" not in house.read_bytes()


def test_texts_that_name_the_erased_are_listed_and_go_when_told_to(house: Path) -> None:
    number, again = added(house, "Łucja Qvarfordt"), added(house, "Anna Kowalska")
    with open_house(house) as opened:
        kept = opened.session.club.notes.write("Qvarfordt on the phone")
        opened.session.club.notes.write("Kowalska: late")

    said = typed("people", house, "erase", number, "--yes")

    assert said.out == "erased\n"
    assert said.err.splitlines() == [
        "1 text of a ruling or a reason names the player: “Qvarfordt on the phone”",
        f"{kept}  Qvarfordt on the phone",
    ]
    assert typed("people", house, "erase-text", kept).misuse
    assert typed("people", house, "erase-text", kept, "--yes").out == "erased\n"
    assert typed("people", house, "erase-text", kept, "--yes").misuse
    assert typed("people", house, "erase", again, "--yes", "--texts").err == ""
    for name in (b"Qvarfordt", b"Kowalska"):
        assert name not in house.read_bytes()


def test_a_name_that_is_still_on_the_disk_is_not_called_erased(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "BUSY_MS", 20)
    number = added(house, "Łucja Qvarfordt")
    with open_house(house), closing(sqlite3.connect(house, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM person").fetchone()

        said = typed("people", house, "erase", number, "--yes")

        assert (said.code, said.err) == (0, "")
        assert said.out.startswith("Nobody finds it any more, but another program")
        assert typed("verify", house).refusal == "ErasingUnfinished"
        reader.execute("COMMIT")
    assert typed("verify", house).code == 0
    assert b"Qvarfordt" not in house.read_bytes()


def test_who_is_kept_apart(house: Path) -> None:
    anna, jan = added(house, "Anna Kowalska"), added(house, "Jan Nowak")

    typed("people", house, "apart", jan, anna, "--reason", "married")

    (pair,) = json.decode(typed("people", house, "pairs", "--json").out, type=Pairs).pairs
    assert (str(pair.one), str(pair.other), pair.reason) == (anna, jan, "married")
    assert typed("people", house, "pairs").out == "Anna Kowalska  Jan Nowak  married\n"
    assert typed("people", house, "apart", anna, anna).misuse
    assert typed("people", house, "together", anna, jan).out == "Anna Kowalska  Jan Nowak\n"
    assert typed("people", house, "pairs").out == ""


@pytest.mark.parametrize(
    "words",
    [
        ["change", "9", "--name", "X"],
        ["check-document", "9"],
        ["merge", "9", "1"],
        ["erase", "9", "--yes"],
        ["apart", "1", "9"],
        ["together", "9", "1"],
    ],
)
def test_nobody_has_the_number(house: Path, words: list[str]) -> None:
    added(house, "Anna Kowalska")

    assert typed("people", house, *words).refusal == "UnknownPerson"


@pytest.mark.parametrize("words", [[], ["weather"], ["erase", "x", "--yes"], ["erase", "0"]])
def test_misuse(house: Path, words: list[str]) -> None:
    assert typed("people", house, *words).misuse


def test_the_staff_in_its_order(house: Path) -> None:
    for name in ("Anna", "Marco", "Ola"):
        assert typed("staff", house, "add", name).code == 0

    assert typed("staff", house, "order", "ola", "Anna").out == "Ola\nAnna\nMarco\n"
    assert typed("staff", house, "rename", "marco", "Mario").out == "Mario\n"
    assert typed("staff", house, "retire", "Anna").out == "(Anna)\n"

    assert typed("staff", house, "list").out == "Ola\nMario\n(Anna)\n"
    members = json.decode(typed("staff", house, "list", "--json").out, type=StaffList).staff
    assert [(one.name, one.active) for one in members] == [
        ("Ola", True),
        ("Mario", True),
        ("Anna", False),
    ]
    assert typed("staff", house, "add", "anna").out.strip() == str(members[2].id)
    assert typed("staff", house, "list").out == "Ola\nAnna\nMario\n"


def test_what_the_staff_can_not_be_called(house: Path) -> None:
    typed("staff", house, "add", "Anna")
    typed("staff", house, "add", "Marco")

    assert typed("staff", house, "rename", "Anna", "MARCO").refusal == "StaffNameTaken"
    assert typed("staff", house, "retire", "Nobody").refusal == "StaffUnknown"
    assert typed("staff", house, "add", "a\nb").misuse
    assert typed("staff", house, "order").misuse
