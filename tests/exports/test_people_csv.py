"""What is written for a spreadsheet is harmless there, and comes back as it was."""

import csv
import re
from datetime import date
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import asdict

from tdconsole.club import Person
from tdconsole.club.countries import COUNTRIES
from tdconsole.club.lists.people_csv import preview, read
from tdconsole.domain.values import PersonId, StaffId
from tdconsole.exports.people_csv import COLUMNS, people_csv
from tdconsole.spelling import folded

TODAY = date(2026, 11, 21)
SIGNS = st.characters(
    exclude_categories=["Cc", "Cs"],
    exclude_characters="\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufffd",
)
TEMPTING = st.sampled_from(list("=+-@'\"\t,;\r\n ab"))


def kept(text: str) -> str:
    return re.sub("[ \u00a0\u202f]+", " ", re.sub("[\t\r\n]", "", text).strip())


def words(most: int) -> st.SearchStrategy[str]:
    return st.text(SIGNS | TEMPTING, max_size=most).map(kept)


def maybe(most: int) -> st.SearchStrategy[str | None]:
    return words(most).map(lambda text: text or None)


NOTES = st.text(SIGNS | TEMPTING, max_size=200).map(
    lambda text: re.sub("\r\n?", "\n", text).strip() or None
)
MOMENTS = st.integers(-2_000_000_000_000, 1_795_000_000_000)
EMAILS = st.from_regex(r"[=+\-'a-z.]{1,9}@[a-z.]{1,9}", fullmatch=True)
PEOPLE = st.builds(
    Person,
    id=st.integers(1, 2**53).map(PersonId),
    name=words(40).filter(folded),
    country=st.none() | st.sampled_from(sorted(COUNTRIES)),
    member_no=words(12).map(lambda text: text or "7"),
    nickname=maybe(40),
    born=st.none() | st.dates(date(1900, 1, 1), TODAY).map(date.isoformat),
    email=st.none() | EMAILS,
    phone=maybe(20),
    notes=NOTES,
    document_checked_on=st.none() | MOMENTS,
    document_checked_by=st.none(),
    consent=st.booleans(),
)


@given(st.lists(PEOPLE, unique_by=lambda person: (person.member_no or "").casefold(), max_size=4))
def test_all_that_was_written_is_read_again(people: list[Person]) -> None:
    found, refused = read(people_csv(people, {}), None, TODAY)

    assert refused == ()
    told = [{name: value for name, value in asdict(one).items() if name != "line"} for one in found]
    wanted = [asdict(person) for person in people]
    for one in wanted:
        del one["id"], one["document_checked_by"], one["family_guessed"]
    assert told == wanted


def test_a_cell_of_nothing_that_is_seen_is_empty() -> None:
    found, refused = read("Name,Phone\nAnna Fabbri,\u200b\xad\n".encode(), None, TODAY)
    assert [(one.name, one.phone) for one in found] == [("Anna Fabbri", None)]
    assert refused == ()


@given(st.lists(PEOPLE, max_size=3))
def test_no_cell_is_a_formula(people: list[Person]) -> None:
    text = people_csv(people, {}).decode("utf-8-sig")

    for row in csv.reader(StringIO(text, newline="")):
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for cell in row)


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", "\n"])
def test_every_sign_that_begins_a_formula(sign: str) -> None:
    made = people_csv([Person(id=PersonId(1), name=f"{sign}1+1")], {})

    (_head, row) = csv.reader(StringIO(made.decode("utf-8-sig"), newline=""))
    assert row[1] == f"'{sign}1+1"


def test_who_checked_the_document_is_named() -> None:
    checked = Person(
        id=PersonId(5), name="Anna", document_checked_on=0, document_checked_by=StaffId(2)
    )

    made = people_csv([checked], {StaffId(2): "Marco"})

    assert made.startswith(b"\xef\xbb\xbf" + ",".join(COLUMNS).encode() + b"\r\n")
    assert made.decode().endswith(",no,1970-01-01T00:00:00.000+00:00,Marco\r\n")
    by_nobody = people_csv([checked], {}).decode()
    assert by_nobody.endswith("+00:00,\r\n")


def test_every_field_has_its_column() -> None:
    seen = preview(people_csv([], {}))

    assert set(seen.mapping.values()) == {"first_name"} | (
        set(Person.__struct_fields__) - {"id", "document_checked_by", "family_guessed"}
    )
    assert seen.count == 0
