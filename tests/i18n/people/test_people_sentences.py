"""Each reason why a line was refused, in words."""

from typing import get_args

import pytest

from tdconsole.domain.values import PersonId
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language, catalogue
from tdconsole.i18n.people.people import (
    country_names,
    field_name,
    likely_known,
    likeness_words,
    line_refused,
    people_taken_in,
    staff_name_taken,
    staff_unknown,
)
from tdconsole.projections.people import lines as bad

FLAWS: tuple[bad.LineFlaw, ...] = (
    bad.MemberNoTaken(by=PersonId(3)),
    bad.MemberNoTwice(line=2),
    bad.PersonTwice(line=2),
    bad.NameMissing(),
    bad.FamilyNameElsewhere(),
    bad.UnknownCountry(),
    bad.DateUnreadable(),
    bad.DateInFuture(),
    bad.DateTooLongAgo(),
    bad.NotAnEmail(),
    bad.NotYesOrNo(),
    bad.ControlSigns(),
    bad.TooLong(most=40),
    bad.TooManyCells(columns=1),
    bad.QuotesUnpaired(),
    bad.NoColumnOfNames(),
    bad.NoSuchColumn(),
    bad.NoSuchColumn(near="Name"),
)
WORDS = catalogue("en")


def told(words: Catalogue, why: bad.LineFlaw, field: bad.Field | None = None) -> str:
    line = bad.RefusedLine(line=17, field=field, why=why, value="{odd}")
    return line_refused(words, line, lambda person: f"person {person}")


def test_every_flaw_is_here() -> None:
    assert {type(flaw) for flaw in FLAWS} == set(get_args(bad.LineFlaw))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_has_a_sentence_of_its_own(language: Language) -> None:
    sentences = [told(catalogue(language), flaw) for flaw in FLAWS]

    assert len(set(sentences)) == len(FLAWS)
    assert all("17" in sentence and sentence.endswith((".", "?")) for sentence in sentences)


def test_the_line_the_field_and_what_was_written_are_named() -> None:
    assert told(WORDS, bad.UnknownCountry(), "country") == (
        "line 17, country: “{odd}” is not a known country; write its two letters, such as IT or PL."
    )
    assert told(WORDS, bad.MemberNoTaken(by=PersonId(3)), "member_no").endswith(" of person 3.")
    assert told(WORDS, bad.TooManyCells(columns=1)).endswith("beyond the 1 column.")


def test_every_field_has_a_name_of_its_own() -> None:
    fields = get_args(bad.Field)
    assert len({field_name(WORDS, field) for field in fields}) == len(fields)


def test_what_became_of_them_is_said_where_there_is_something_to_say() -> None:
    assert people_taken_in(WORDS, 1, 0, 0) == ["1 person added."]
    assert people_taken_in(WORDS, 9800, 2, 1) == [
        "9,800 people added.",
        "2 people brought up to date.",
        "1 person was here already and stays as known.",
    ]
    assert people_taken_in(WORDS, 0, 0, 0) == []


def test_names_of_the_staff() -> None:
    assert staff_name_taken(WORDS, "Anna") == "Somebody else of the staff is called Anna."
    assert staff_unknown(WORDS, "Anna") == "Nobody of the staff is called Anna."


def test_what_makes_two_people_alike_has_words_of_its_own() -> None:
    kinds = get_args(bad.Likeness)
    assert len({likeness_words(WORDS, kind) for kind in kinds}) == len(kinds)
    assert likely_known(WORDS, PersonId(3), "Anna", "name") == (
        "This may be Anna, number 3: the same name."
    )


def test_countries_go_by_their_names_in_every_language() -> None:
    names = country_names()
    assert {names[name] for name in ("Italy", "Italia", "Włochy")} == {"IT"}
    assert all(len(letters) == 2 for letters in names.values())
    assert "European Union" not in names
