"""Digests found by what a floor types."""

from pathlib import Path

import pytest

from tdconsole.library.cited import cited_in
from tdconsole.library.digest_search import DigestIndex, Found
from tdconsole.library.digests import digests_in
from tdconsole.library.rulebooks import rulebook
from tests.library.some_digests import written

OPTIONS = {
    "halt.deficit": ("A short table stops", "Un tavolo corto si ferma", "Krótki stół staje"),
    "balance.who": ("Balancing: which player",),
    "shot_clock": ("Shot clock", "Orologio dei tiri"),
}


@pytest.fixture
def index(tmp_path: Path) -> DigestIndex:
    digests = digests_in(written(tmp_path))
    return DigestIndex(digests, cited_in(digests, [rulebook("figp-2014")]), OPTIONS)


def ids(found: list[Found], kind: str = "digest") -> list[str]:
    return [one.id for one in found if one.kind == kind]


@pytest.mark.parametrize(
    "typed",
    [
        "flop of four cards",
        "cards four flop",
        "FOUR flo",
        "flop con quattro carte",
        "quattro carta",
        "flop z czterema kartami",
        "cztery karty flop",
        "zbedna karta",
        "carta in piu",
        "flop 4",
        "flop of four c",
    ],
)
def test_words_of_any_language_in_any_order(index: DigestIndex, typed: str) -> None:
    assert ids(index.found(typed))[0] == "four-card-flop"


def test_the_title_goes_before_words_citation_and_text(index: DigestIndex) -> None:
    assert ids(index.found("flop"))[0] == "four-card-flop"
    assert ids(index.found("burn")) == ["burn-card", "four-card-flop"]
    assert ids(index.found("floor")) == ["four-card-flop"]


def test_a_whole_word_goes_before_one_that_is_begun(index: DigestIndex) -> None:
    assert ids(index.found("card"))[0] == "burn-card"
    assert ids(index.found("cards"))[0] in {"four-card-flop", "all-in-cards"}


def test_a_rare_word_says_more_than_one_that_is_everywhere(index: DigestIndex) -> None:
    assert ids(index.found("tutte carte"))[0] == "four-card-flop"
    assert ids(index.found("penalties cards"))[0] == "all-in-cards"


def test_just_what_people_call_it_goes_before_everything(index: DigestIndex) -> None:
    assert ids(index.found("burn c"))[0] == ids(index.found("burn card"))[0] == "burn-card"
    assert ids(index.found("flop 4"))[0] == "four-card-flop"
    assert ids(index.found("cards face"))[0] == "all-in-cards"


def test_joined_and_parted_words(index: DigestIndex) -> None:
    assert ids(index.found("allin"))[0] == ids(index.found("all-in"))[0] == "all-in-cards"


def test_a_word_bent_another_way(index: DigestIndex) -> None:
    assert ids(index.found("penalty")) == ["all-in-cards"]


@pytest.mark.parametrize("typed", ["FIGP 42", "f42", "42 figp", "tda 38", "tda rp4", "42"])
def test_an_article(index: DigestIndex, typed: str) -> None:
    assert ids(index.found(typed))[0] == "four-card-flop"


def test_the_article_itself_before_its_parts_and_those_it_begins(index: DigestIndex) -> None:
    assert ids(index.found("figp 4"))[:2] == ["all-in-cards", "four-card-flop"]
    assert ids(index.found("figp 2")) == ids(index.found("figp 27")) == ["all-in-cards"]
    assert ids(index.found("figp 5"))[0] == "short-table"
    assert ids(index.found("tda rp-4-b"))[0] == "four-card-flop"
    assert ids(index.found("figp 99")) == []


def test_an_article_finds_its_options_too(index: DigestIndex) -> None:
    assert {"halt.deficit", "balance.who"} <= set(ids(index.found("f53"), "option"))
    assert index.found("f53")[0] == Found(kind="digest", id="short-table")


def test_options_by_what_they_are_called_and_by_their_names(index: DigestIndex) -> None:
    assert ids(index.found("shot clock"), "option") == ["shot_clock"]
    assert ids(index.found("orologio"), "option") == ["shot_clock"]
    assert ids(index.found("halt.deficit"), "option") == ["halt.deficit"]
    assert ids(index.found("halt.deficit")) == ["short-table"]


@pytest.mark.parametrize("typed", ["uattro carte", "quattroo carte", "quatrto carte", "qaattro c"])
def test_a_word_that_is_a_letter_away(index: DigestIndex, typed: str) -> None:
    assert ids(index.found(typed))[0] == "four-card-flop"


def test_a_word_that_is_met_is_never_taken_for_another(index: DigestIndex) -> None:
    """Nor a short one for a longer one: a letter away from it is nearly everything."""
    assert ids(index.found("bunr")) == []
    assert ids(index.found("stops")) == ids(index.found("sotps")) == ["short-table"]
    assert ids(index.found("shops")) == ["short-table"]
    assert ids(index.found("short")) == ids(index.found("short table"))


def test_two_words_typed_as_one(index: DigestIndex) -> None:
    assert ids(index.found("burncard"))[0] == "burn-card"


def test_what_a_question_has_in_it(index: DigestIndex) -> None:
    """Others have more of its words, but none of them is called so."""
    assert ids(index.found("floor deals with the burn card"))[0] == "burn-card"


def test_where_nothing_has_all_words_those_with_the_most(index: DigestIndex) -> None:
    assert ids(index.found("flop with four cards please"))[0] == "four-card-flop"
    assert ids(index.found("flop a xyzzy"))[0] == "four-card-flop"
    assert index.found("please tell me of the river") == []
    assert index.found("xyzzy") == index.found("") == index.found("...") == []


def test_of_one_book_what_it_speaks_of(index: DigestIndex) -> None:
    assert ids(index.found("table", "wsop-2026")) == ["short-table"]
    assert ids(index.found("flop", "wsop-2026")) == []
    assert ids(index.found("cards", "figp-2014")) == ["four-card-flop", "all-in-cards"]
