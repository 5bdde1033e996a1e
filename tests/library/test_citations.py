"""Articles as they are typed and printed, and what they lead to."""

from pathlib import Path

import pytest

from tdconsole.domain.rules.digests import SOURCES
from tdconsole.library.citations import BOOKS, Article, articles, source_of, with_book
from tdconsole.library.cited import LeadsTo, cited_in, leads_to
from tdconsole.library.digests import digests_in
from tdconsole.library.rulebooks import rulebook
from tests.library.some_digests import written


@pytest.mark.parametrize(
    ("typed", "book", "year", "place"),
    [
        ("FIGP 42", "figp", "", ("42",)),
        ("f42", "figp", "", ("42",)),
        ("F 87.d", "figp", "", ("87", "d")),
        ("figp art. 87 d", "figp", "", ("87", "d")),
        ("35 tda", "tda", "", ("35",)),
        ("TDA-2024 11-A", "tda", "2024", ("11", "a")),
        ("tda 2022 rp8", "tda", "2022", ("rp", "8")),
        ("wsop126c", "wsop", "", ("126", "c")),
        ("PL-MD 1", "pl", "", ("md", "1")),
        ("pl md1", "pl", "", ("md", "1")),
        ("PL-Podział 1", "pl", "", ("podzial", "1")),
        ("GB Parità", "gb", "", ("parita",)),
    ],
)
def test_an_article_however_it_is_typed(
    typed: str, book: str, year: str, place: tuple[str, ...]
) -> None:
    assert articles(typed) == (Article(book, year, place),)


def test_two_articles_in_one_citation() -> None:
    assert [article.place for article in articles("WSOP 76/79")] == [("76",), ("79",)]


@pytest.mark.parametrize("typed", ["", "42", "tda", "figp art.", "four card flop"])
def test_what_is_no_article(typed: str) -> None:
    assert articles(typed) == ()


@pytest.mark.parametrize(
    ("one", "other", "covers"),
    [
        ("FIGP 87", "FIGP 87.d", True),
        ("FIGP 87.d", "FIGP 87", True),
        ("FIGP 87.d", "FIGP 87.e", False),
        ("FIGP 8", "FIGP 87", False),
        ("FIGP 8", "PL 8", False),
        ("TDA 11", "TDA-2022 11-A", True),
        ("TDA-2024 11", "TDA-2022 11-A", False),
        ("PL 1", "PL-MD 1", False),
        ("GB Scala", "GB Scala reale", False),
        ("GB Scala", "GB scala", True),
    ],
)
def test_an_article_covers_its_parts(one: str, other: str, *, covers: bool) -> None:
    assert articles(one)[0].covers(articles(other)[0]) is covers
    assert articles(other)[0].covers(articles(one)[0]) is covers


@pytest.mark.parametrize(
    ("cite", "source"),
    [
        ("TDA-2024 RP-8", "tda-2024"),
        ("PL-MD 1", "pl-club"),
        ("HG River", "hand-guide"),
        ("PL-intro", "pl-club"),
        ("WSOP", "wsop-2026"),
        ("f42", None),
        ("ABC 3", None),
        ("FIGP ", None),
        ("Figp 3", None),
    ],
)
def test_whose_article_it_is_where_it_is_cited_as_the_program_does(
    cite: str, source: str | None
) -> None:
    assert source_of(cite) == source


def test_every_source_is_cited_under_a_word_of_its_own() -> None:
    assert sorted(BOOKS.values()) == sorted(SOURCES)
    assert with_book("TDA-2024 RP-8-A", "tda-2022") == "TDA-2022 RP-8-A"


def test_an_article_leads_to_digests_and_to_the_options_that_cite_it(tmp_path: Path) -> None:
    cited = tuple(cited_in(digests_in(written(tmp_path)), [rulebook("figp-2014")]))
    options = {one.option for one in cited if one.article == Article("figp", "", ("53",))}
    assert {"", "balance.who", "halt.deficit"} <= options
    digests = {one.digest for one in cited if one.article.place == ("69",)}
    assert digests == {"short-table"}


def test_an_option_that_is_inherited_cites_nothing_of_its_own() -> None:
    books = [rulebook("figp-2014")]
    assert "shot_clock" not in {one.option for one in cited_in({}, books)}
    assert not any(one.article.book == "tda" for one in cited_in({}, books))


def test_what_comes_with_the_program_is_led_to() -> None:
    assert {"balance.who", "halt.deficit"} <= set(leads_to("FIGP 53").options)
    assert "h4h.minutes_per_hand" in leads_to("TDA-2024 RP-8").options
    assert leads_to("F 60").options == leads_to("60 figp").options
    assert leads_to("nothing at all") == leads_to("FIGP 9999") == LeadsTo()
