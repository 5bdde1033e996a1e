"""Digests as they are read, and what is said of a slip in them."""

from pathlib import Path

import pytest

from tdconsole.domain.rules.digests import Spoken
from tdconsole.flaws import FieldMissing, Flaw, NotAList, NotOneOf, UnknownField
from tdconsole.known_errors import BadData, FileMissing
from tdconsole.library.digests import digests, digests_in
from tests.library.some_digests import SUBJECTS, written


def test_each_subject_with_what_each_source_says_in_their_order(tmp_path: Path) -> None:
    read = digests_in(written(tmp_path))
    assert list(read) == ["four-card-flop", "burn-card", "short-table", "all-in-cards"]
    flop = read["four-card-flop"]
    assert (flop.id, flop.group, flop.see) == ("four-card-flop", "dealing", ("burn-card",))
    assert flop.title.text_in("pl") == "Flop z czterema kartami"
    assert flop.words.all == ("flop 4", "carta in più", "zbędna karta")
    assert [said.source for said in flop.said] == ["tda-2024", "tda-2022", "figp-2014"]
    assert read["short-table"].options == ("halt.deficit", "balance.who")
    assert read["burn-card"].said == ()


def test_what_is_the_same_is_told_under_the_books_own_article(tmp_path: Path) -> None:
    flop = digests_in(written(tmp_path))["four-card-flop"]
    below, same = flop.by("tda-2024"), flop.by("tda-2022")
    assert below is not None
    assert same is not None
    assert same.cite == ("TDA-2022 38", "TDA-2022 RP-4")
    assert same.text == below.text
    assert flop.by("goldbet-it") is None


def test_a_text_is_told_in_english_where_another_is_wanting() -> None:
    spoken = Spoken(en="Stop", it="Fermare")
    assert [spoken.text_in(language) for language in ("en", "it", "pl", "fr")] == [
        "Stop",
        "Fermare",
        "Stop",
        "Stop",
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "flaw"),
    [
        ('group = "dealing"', 'group = "dealings"', 3, NotOneOf),
        ('see = ["burn-card"]', 'see = ["burned-card"]', 6, NotOneOf),
        ('group = "tables"\n', "", 13, FieldMissing),
        ('group = "tables"', 'group = "tables"\nnumber = 3', 15, UnknownField),
    ],
)
def test_a_slip_in_a_subject(
    tmp_path: Path, old: str, new: str, line: int, flaw: type[Flaw]
) -> None:
    with pytest.raises(BadData) as raised:
        digests_in(written(tmp_path, SUBJECTS.replace(old, new, 1)))
    assert isinstance(raised.value.flaw, flaw)
    assert raised.value.line == line
    assert raised.value.path.endswith("digests.toml")


TEXT = 'cite = ["FIGP 42"]\nen = "x"\nit = "x"\npl = "x"\n'


@pytest.mark.parametrize(
    ("source", "text", "line", "flaw"),
    [
        ("figp_2014", f"[five-card-flop]\n{TEXT}", 1, UnknownField),
        ("figp_2014", '[burn-card]\nen = "x"\n', 1, FieldMissing),
        ("figp_2014", '[burn-card]\nen = "x"\ncite = []\n', 3, NotAList),
        ("figp_2014", f"[burn-card]\n{TEXT}de = 'x'\n", 6, UnknownField),
        ("figp_2014", 'same = ["four-card-flop"]\n', 1, NotOneOf),
        ("tda_2022", 'same = [\n"four-card-flop",\n"all-in-cards"]\n', 3, NotOneOf),
    ],
)
def test_a_slip_in_what_a_source_says(
    tmp_path: Path, source: str, text: str, line: int, flaw: type[Flaw]
) -> None:
    with pytest.raises(BadData) as raised:
        digests_in(written(tmp_path, **{source: text}))
    assert isinstance(raised.value.flaw, flaw)
    assert raised.value.line == line


def test_without_subjects_nothing_is_read(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        digests_in(tmp_path)


def test_those_that_come_with_the_program_are_read_once() -> None:
    assert digests() is digests()
