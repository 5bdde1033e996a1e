"""A list of players, however it was written."""

from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.club.lists.people_csv import ReadPerson, preview, read
from tdconsole.projections.people import lines as bad
from tdconsole.projections.people.lines import Field, LineFlaw, RefusedLine

TODAY = date(2026, 11, 21)


def people(text: str | bytes, mapping: dict[str, Field] | None = None) -> list[dict[str, Any]]:
    content = text.encode() if isinstance(text, str) else text
    found, refused = read(content, mapping, TODAY, {"Italia": "IT", "Wielka Brytania": "GB"})
    assert refused == ()
    return [
        {name: value for name in one.__struct_fields__ if (value := getattr(one, name)) is not None}
        for one in found
    ]


def refused(text: str | bytes, mapping: dict[str, Field] | None = None) -> tuple[RefusedLine, ...]:
    content = text.encode() if isinstance(text, str) else text
    return read(content, mapping, TODAY)[1]


def why(text: str) -> LineFlaw:
    (one,) = refused(text)
    return one.why


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    "encoding",
    ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "latin-1", "cp1250"],
)
def test_letters_and_separators_are_recognised(delimiter: str, end: str, encoding: str) -> None:
    name = "Paweł Żuraw" if encoding == "cp1250" else "Zoë Bellà"
    lines = [("name", "country"), (name, "IT"), ("John Smith", "GB")]
    content = end.join(delimiter.join(cells) for cells in lines).encode(encoding)

    assert people(content) == [
        {"line": 2, "name": name, "country": "IT"},
        {"line": 3, "name": "John Smith", "country": "GB"},
    ]
    seen = preview(content)
    assert seen.delimiter == delimiter
    assert encoding.startswith(seen.encoding) or (encoding, seen.encoding) == ("latin-1", "cp1252")


@pytest.mark.parametrize(
    ("head", "fields"),
    [
        ("Name,Nickname,Member no.,Country,Date of birth", "name,nickname,member_no,country,born"),
        ("First name,Surname,E-mail,Mobile", "first_name,family_name,email,phone"),
        ("Cognome,Nome,N. tessera,Nazionalità", "family_name,first_name,member_no,country"),
        ("Nome,Soprannome,Data di nascita,Consenso", "name,nickname,born,consent"),
        ("Imię,Nazwisko,Kraj,Data urodzenia", "first_name,family_name,country,born"),
        ("Imię i nazwisko,Ksywka,Nr członkowski,Zgoda", "name,nickname,member_no,consent"),
        ("NOMINATIVO,Telefono,Note", "name,phone,notes"),
        ("Player,Table,Telephone", "name,,phone"),
    ],
)
def test_headings_are_known_in_three_languages(head: str, fields: str) -> None:
    seen = preview(f"{head}\na,b,c,d\n".encode())
    assert [seen.mapping.get(column, "") for column in seen.columns] == fields.split(",")


def test_a_preview_shows_the_first_rows_and_counts_all() -> None:
    text = "Player;Stack\n\n" + "".join(f"Player {i};{i}\n" for i in range(30))

    seen = preview(text.encode())

    assert seen.columns == ("Player", "Stack")
    assert seen.mapping == {"Player": "name"}
    assert len(seen.rows) == 5
    assert seen.rows[0] == ("Player 0", "0")
    assert seen.count == 30


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff\xfe", b"\x00", b'"'])
def test_nothing_to_preview(content: bytes) -> None:
    assert preview(content).count == 0
    assert read(content, None, TODAY)[0] == ()
    assert len(read(content, None, TODAY)[1]) == 1


def test_columns_may_be_named_by_hand() -> None:
    text = "A,B,Name\nMario Rossi,17,x\n"

    assert people(text, {"A": "name", "B": "member_no"}) == [
        {"line": 2, "name": "Mario Rossi", "member_no": "17"}
    ]
    assert refused(text, {"C": "member_no"})[0].why == bad.NoSuchColumn()
    assert refused(text, {"Nam": "name"})[0] == RefusedLine(
        line=1, why=bad.NoSuchColumn(near="Name"), value="Nam"
    )


def test_without_names_nothing_is_read() -> None:
    assert refused("Country,Stack\nIT,100\nPL,200\n") == (
        RefusedLine(line=1, why=bad.NoColumnOfNames()),
    )


@pytest.mark.parametrize(
    ("written", "field", "value"),
    [
        ("1987-03-21", "born", "1987-03-21"),
        ("21/03/1987", "born", "1987-03-21"),
        ("1.3.1987", "born", "1987-03-01"),
        ("1987-03-21 00:00:00", "born", "1987-03-21"),
        ("it", "country", "IT"),
        ("ITA", "country", "IT"),
        ("uk", "country", "GB"),
        ("ITALIA", "country", "IT"),
        ("wielka  brytania", "country", "GB"),
        ("Sì", "consent", True),
        ("nie", "consent", False),
        ("'+39 02 123", "phone", "+39 02 123"),
        ("'=7", "nickname", "=7"),
        ("''=7", "nickname", "'=7"),
        ("'t Hooft", "nickname", "'t Hooft"),
        ("2026-01-02", "document_checked_on", 1_767_312_000_000),
        ("2026-01-02T03:04:05.678+00:00", "document_checked_on", 1_767_323_045_678),
    ],
)
def test_cells_are_read_as_people_write_them(written: str, field: Field, value: object) -> None:
    (one,) = people(f"name,X\nMario,{written}\n", {"X": field})
    assert one[field] == value


def test_names_lose_what_is_around_and_between() -> None:
    assert people('name\n"  Mario\u00a0  Rossi "\n') == [{"line": 2, "name": "Mario Rossi"}]
    assert people("Cognome,Nome\nRossi,\nBianchi,Anna Maria\n") == [
        {"line": 2, "name": "Rossi", "family_name": "Rossi"},
        {"line": 3, "name": "Anna Maria Bianchi", "family_name": "Bianchi"},
    ]


def test_quoted_cells_hold_anything() -> None:
    text = 'name,notes\n"Rossi, Mario","one ""two""\nthree"\nAnna,four\n'
    assert people(text) == [
        {
            "line": 2,
            "name": "Mario Rossi",
            "family_name": "Rossi",
            "notes": 'one "two"\nthree',
        },
        {"line": 4, "name": "Anna", "notes": "four"},
    ]


def test_a_first_line_may_name_the_separator() -> None:
    assert people("sep=;\r\nname;notes\r\nAnna;a,b,c,d\r\n") == [
        {"line": 3, "name": "Anna", "notes": "a,b,c,d"}
    ]


def test_empty_lines_and_missing_cells_are_nothing() -> None:
    assert people("name,country,notes\n\n,,\nAnna\n , ,\nJan,PL,,\n") == [
        {"line": 4, "name": "Anna"},
        {"line": 6, "name": "Jan", "country": "PL"},
    ]


@pytest.mark.parametrize(
    ("line", "flaw"),
    [
        (",IT,", bad.NameMissing()),
        ("♠,IT,", bad.NameMissing()),
        ("Anna,Atlantis,", bad.UnknownCountry()),
        ("Anna,XX,", bad.UnknownCountry()),
        ("Anna,,30.02.1990", bad.DateUnreadable()),
        ("Anna,,21.03/1990", bad.DateUnreadable()),
        ("Anna,,21/03/90", bad.DateUnreadable()),
        ("Anna,,March", bad.DateUnreadable()),
        ("Anna,,2026-11-22", bad.DateInFuture()),
        ("Anna,,1899-12-31", bad.DateTooLongAgo()),
        ("Anna,IT,,x", bad.TooManyCells(columns=3)),
        ("An\x07na,IT,", bad.ControlSigns()),
        ("An\u202ena,IT,", bad.ControlSigns()),
        ('"An\nna",IT,', bad.ControlSigns()),
        (f"{'A' * 121},IT,", bad.TooLong(most=120)),
        ('"Anna"x,IT,', bad.QuotesUnpaired()),
    ],
)
def test_what_is_wrong_with_a_line(line: str, flaw: LineFlaw) -> None:
    (one,) = refused(f"name,country,born\nJan,PL,1990-01-01\n{line}\n")
    assert (one.line, one.why) == (3, flaw)


@pytest.mark.parametrize(
    ("column", "cell", "flaw"),
    [
        ("email", "nobody", bad.NotAnEmail()),
        ("email", "a@b@c", bad.NotAnEmail()),
        ("email", "a b@c", bad.NotAnEmail()),
        ("consent", "perhaps", bad.NotYesOrNo()),
        ("phone", "1" * 41, bad.TooLong(most=40)),
        ("notes", "x" * 4001, bad.TooLong(most=4000)),
        ("member no", "7\t8", bad.ControlSigns()),
    ],
)
def test_what_is_wrong_with_a_cell(column: str, cell: str, flaw: LineFlaw) -> None:
    assert why(f"name,{column}\nAnna,{cell}\n") == flaw


def test_a_refused_line_says_what_was_written() -> None:
    (one,) = refused(f"name,country\nAnna,{'Atlantis ' * 8}\n")
    assert one.field == "country"
    assert one.value == ("Atlantis " * 8).strip()
    (long,) = refused(f"name\n{'A' * 500}\n")
    assert long.value == "A" * 80 + "…"


def test_a_name_in_two_columns_is_no_longer_than_one() -> None:
    text = f"Cognome,Nome\n{'A' * 70},{'B' * 70}\n"
    assert why(text) == bad.TooLong(most=120)


def test_nobody_stands_in_the_file_twice() -> None:
    text = """name,member no,born
Mario Rossi,1,
Anna Bianchi,1,
Rossi Mario,,
Mario Rossi,2,
Mario Rossi,,1990-01-01
Gino Verdi,,
Gino Verdi,3,
"""
    assert [(one.line, one.why) for one in refused(text)] == [
        (3, bad.MemberNoTwice(line=2)),
        (4, bad.PersonTwice(line=2)),
        (8, bad.PersonTwice(line=7)),
    ]


def test_a_mark_that_is_never_closed_costs_its_own_line_alone() -> None:
    lines = [f"Player {i}," for i in range(400)]
    lines[5] = '"Player 5,'
    found, refusals = read("\n".join(["name,notes", *lines]).encode(), None, TODAY)

    assert len(found) == 399
    assert [(one.line, one.why) for one in refusals] == [(7, bad.QuotesUnpaired())]


@given(st.binary(max_size=300))
def test_no_file_fails(content: bytes) -> None:
    preview(content)
    found, refusals = read(b"name,born\n" + content, None, TODAY)
    assert all(isinstance(one, ReadPerson) for one in found)
    lines = [one.line for one in found] + [one.line for one in refusals]
    assert len(set(lines)) == len(lines)
