"""A name is found however it is typed."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdconsole.spelling import folded, keys, name_keys


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Łukasz Żółć", "lukasz zolc"),
        ("Søren Kjærgård", "soren kjaergard"),
        ("Đorđe Ðóra", "dorde dora"),
        ("Þórður", "thordur"),
        ("Straße STRASSE", "strasse strasse"),
        ("Œuvre", "oeuvre"),
        ("İstanbul Işık", "istanbul isik"),
        ("ﬁn", "fin"),
        ("Pérez  Núñez\t", "perez nunez"),
        ("O’Neill", "o neill"),
        ("Ёлкин", "елкин"),
        ("Ὀδυσσεύς", "οδυσσευσ"),
        ("x\x00y", "x y"),
        ("Ros\u200bsi\ufeff", "rossi"),
        ("Ma\xadria \u2066Rossi\u2069", "maria rossi"),
        ("🂡 ♠", ""),
        ("\ud800", ""),
        ("", ""),
    ],
)
def test_folded(written: str, typed: str) -> None:
    assert folded(written) == typed


def test_a_word_with_a_sign_in_it_is_found_whole_and_in_parts() -> None:
    assert keys("D'Angelo") == ["dangelo", "d", "angelo"]
    assert keys("Kowalska-Nowak") == ["kowalskanowak", "kowalska", "nowak"]
    assert keys("-- Smith, --") == ["smith"]


def test_the_family_name_stands_first() -> None:
    assert name_keys("Anna Maria Kowalska") == ["kowalska", "anna", "maria"]
    assert name_keys("Cher") == ["cher"]
    assert name_keys("Anna Kowalska 🂡") == ["kowalska", "anna"]
    assert name_keys("🂡") == []


@given(st.text())
@example("ΐ")
@example("ŉ ǰ ẘ")
def test_a_folded_text_stays_as_it_is(text: str) -> None:
    assert folded(folded(text)) == folded(text)


@given(st.text())
def test_a_folded_text_is_letters_and_single_spaces(text: str) -> None:
    words = folded(text).split(" ")
    assert words == [""] or all(word.isalnum() for word in words)


@given(st.text())
def test_case_does_not_matter(text: str) -> None:
    assert folded(text.upper()) == folded(text) == folded(text.lower())


@given(st.text())
def test_every_folded_word_is_a_key(text: str) -> None:
    assert set(folded(text).split()) <= set(keys(text))
    assert set(keys(text)) == set(name_keys(text))
