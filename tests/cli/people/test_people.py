"""The people of the house by the command line: in, out and shown."""

from pathlib import Path

import pytest
from msgspec import json

from tdconsole.cli.people.show_people import PeopleList
from tdconsole.cli.people.taking_in import PeopleRead
from tdconsole.session import create, open_house
from tests.cli.terminal import typed

LIST = """Cognome;Nome;Tessera;Nazionalità;Data di nascita
Rossi;Mario;IT-1;Italia;21/03/1987
Kowalska;Łucja;PL-1;POL;1990-02-03
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "club.house"
    with create(path):
        pass
    return path


def listed(tmp_path: Path, text: str = LIST) -> Path:
    path = tmp_path / "players.csv"
    path.write_text(text, encoding="utf-8")
    return path


def shown(house: Path, *more: str) -> PeopleList:
    return json.decode(typed("show", house, "people", "--json", *more).out, type=PeopleList)


def test_people_come_in_and_are_shown(house: Path, tmp_path: Path) -> None:
    said = typed("import", house, "people", listed(tmp_path))

    assert (said.code, said.out, said.err) == (0, "2 people added.\n", "")
    mario, lucja = shown(house).people
    assert (mario.name, mario.member_no, mario.country, mario.born) == (
        "Mario Rossi",
        "IT-1",
        "IT",
        "1987-03-21",
    )
    assert (mario.consent, mario.document_checked_on, mario.nickname) == (False, None, None)
    assert shown(house, "--find", "luc kow").people == (lucja,)
    assert "Kowalska, Łucja" in typed("show", house, "people").out
    assert typed("show", house, "people", "--find", "nobody").out == "Nobody is found.\n"


def test_the_same_list_again(house: Path, tmp_path: Path) -> None:
    path = listed(tmp_path)
    typed("import", house, "people", path)

    again = typed("import", house, "people", path)
    assert again.out == "2 people were here already and stay as known.\n"
    update = typed("import", house, "people", path, "--present", "update")
    assert update.out == "2 people brought up to date.\n"
    assert len(shown(house).people) == 2


def test_lines_that_are_refused_are_told_one_by_one(house: Path, tmp_path: Path) -> None:
    path = listed(tmp_path, LIST + "Nowak;Jan;PL-1;PL;\nBianchi;Anna;;Atlantis;\n")

    said = typed("import", house, "people", path)

    assert (said.code, said.out) == (1, "2 people added.\n")
    first, second = said.err.splitlines()
    assert first.startswith("MemberNoTwice: line 4, member number: ")
    assert second.startswith("UnknownCountry: line 5, country: “Atlantis”")


def test_a_member_number_of_another_names_the_other(house: Path, tmp_path: Path) -> None:
    typed("import", house, "people", listed(tmp_path))
    other = listed(tmp_path, "name,member no\nJan Nowak,IT-1\n")

    said = typed("import", house, "people", other)

    assert said.refusal == "MemberNoTaken"
    assert "Mario Rossi" in said.err


def test_a_dry_run_says_the_same_and_changes_nothing(house: Path, tmp_path: Path) -> None:
    path = listed(tmp_path)

    dry = typed("import", house, "people", path, "--dry-run")

    assert shown(house).people == ()
    assert typed("import", house, "people", path) == dry


def test_as_json(house: Path, tmp_path: Path) -> None:
    path = listed(tmp_path, LIST + "Bianchi;Anna;;Atlantis;\n")

    said = typed("import", house, "people", path, "--json", "--dry-run")

    assert (said.code, said.err) == (1, "")
    told = json.decode(said.out, type=PeopleRead)
    assert (told.encoding, told.delimiter, told.lines, told.added) == ("utf-8", ";", 3, 2)
    assert told.mapping["Tessera"] == "member_no"
    (refused,) = told.refused
    assert (refused.line, refused.field, refused.refused, refused.value) == (
        4,
        "country",
        "UnknownCountry",
        "Atlantis",
    )


def test_columns_named_by_hand(house: Path, tmp_path: Path) -> None:
    path = listed(tmp_path, "A=B;Karta\nMario Rossi;7\n")

    said = typed("import", house, "people", path, "--map", "A=B=name", "--map", "Karta=nickname")

    assert said.code == 0
    (mario,) = shown(house).people
    assert (mario.name, mario.nickname, mario.member_no) == ("Mario Rossi", "7", None)
    missing = typed("import", house, "people", path, "--map", "Kart=name")
    assert missing.refusal == "NoSuchColumn"
    assert "“Karta”" in missing.err


@pytest.mark.parametrize("mapping", ["A", "=name", "A=weather", "A="])
def test_a_mapping_that_is_none(house: Path, tmp_path: Path, mapping: str) -> None:
    assert typed("import", house, "people", listed(tmp_path), "--map", mapping).misuse


def test_a_file_that_names_nobody(house: Path, tmp_path: Path) -> None:
    empty = typed("import", house, "people", listed(tmp_path, ""))
    assert empty.refusal == "NoColumnOfNames"
    assert typed("import", house, "people", tmp_path / "none.csv").refusal == "FileMissing"


def test_what_was_exported_comes_into_another_house(house: Path, tmp_path: Path) -> None:
    typed("import", house, "people", listed(tmp_path))
    path, other = tmp_path / "out.csv", tmp_path / "other.house"

    said = typed("export", house, "people", "-o", path)

    assert (said.code, said.out) == (0, f"{path} written.\n")
    with create(other):
        pass
    assert typed("import", other, "people", path).out == "2 people added.\n"
    assert shown(other) == shown(house)


def test_everybody_is_exported_however_many(house: Path, tmp_path: Path) -> None:
    with open_house(house) as opened:
        for number in range(1001):
            opened.session.club.people.add(f"Player {number}")

    typed("export", house, "people", "-o", tmp_path / "out.csv")

    assert (tmp_path / "out.csv").read_bytes().count(b"\r\n") == 1002


@pytest.mark.parametrize("output", ["out", "out.txt", ".csv"])
def test_an_export_has_to_end_in_csv(house: Path, tmp_path: Path, output: str) -> None:
    assert typed("export", house, "people", "-o", tmp_path / output).misuse


def test_only_people_are_found(house: Path) -> None:
    assert "--find" in typed("show", house, "tournaments", "--find", "x").misuse


def test_the_family_name_is_said_guessed_and_mended(house: Path) -> None:
    assert typed("people", house, "add", "Sofia De Luca", "--country", "IT").out == "1\n"
    assert typed("people", house, "add", "García Márquez, Maria José").out == "2\n"
    said = typed("people", house, "add", "Zhang Wei", "--family-name", "Zhang")
    assert said.out == "3\n"
    assert [(one.name, one.family_name, one.family_guessed) for one in shown(house).people] == [
        ("Sofia De Luca", "De Luca", True),
        ("Maria José García Márquez", "García Márquez", False),
        ("Zhang Wei", "Zhang", False),
    ]
    assert "García Márquez, Maria José" in typed("show", house, "people").out

    assert typed("people", house, "change", "1", "--family-name", "Luca").code == 0
    assert shown(house, "--find", "sofia").people[0].family_name == "Luca"
    wrong = typed("people", house, "change", "1", "--family-name", "Rossi")
    assert (wrong.code, wrong.out) == (1, "")
    assert wrong.err == (
        "FamilyNameElsewhere: family name: the name does not end with “Rossi”;"
        " type the family name as it is in the name.\n"
    )
    assert typed("people", house, "change", "1", "--family-name", "").code == 0
    mended = shown(house, "--find", "sofia").people[0]
    assert (mended.family_name, mended.family_guessed) == ("De Luca", True)


def test_both_columns_of_a_name_come_back_as_they_went(house: Path, tmp_path: Path) -> None:
    typed("people", house, "add", "Rossi Conti, Mario")
    out = tmp_path / "out.csv"
    assert typed("export", house, "people", "-o", out).code == 0
    assert ",Mario,Rossi Conti," in out.read_text()
    other = tmp_path / "other.house"
    with create(other):
        pass
    assert typed("import", other, "people", out).code == 0
    (mario,) = shown(other).people
    assert (mario.name, mario.family_name, mario.family_guessed) == (
        "Mario Rossi Conti",
        "Rossi Conti",
        False,
    )
