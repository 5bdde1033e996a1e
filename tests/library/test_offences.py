"""The list of offences: each book's article, and from which step to which."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.rules.book import STANDARD, Ruled
from tdconsole.domain.rules.offences import DEGREES, DODGED, book_of, forfeits_blinds
from tdconsole.library.citations import articles, source_of
from tdconsole.library.cited import leads_to
from tdconsole.library.digests import digests
from tdconsole.library.offences import offence_words, offences
from tdconsole.library.rulebooks import rulebook, rulebooks_named


def test_every_offence_has_a_word_of_every_book() -> None:
    for one in offences().offences:
        assert set(one.usual) == set(rulebooks_named())
        for usual in one.usual.values():
            assert usual.cite
            assert DEGREES.index(usual.mildest) <= DEGREES.index(usual.gravest)
    assert {one.id for one in offences().offences} == offence_words()
    assert DODGED in offence_words()


@pytest.mark.parametrize(
    ("book", "offence", "told"),
    [
        ("tda-2024", "chip-dumping", ("TDA-2024 69", "disqualification", False)),
        ("tda-2022", "concealed-chips", ("TDA-2022 63", "chips", False)),
        ("figp-2014", "foreign-chips", ("FIGP 90", "warning", False)),
        ("figp-2014", "phone", ("FIGP 78", "warning", True)),
        ("pl-club", "throwing-cards", ("PL 24", "rounds", False)),
        ("pl-club", "filming", ("PL-Ogólne", "warning", True)),
        ("pl-club", "stalling", ("PL-NE 6", "warning", False)),
        ("wsop-2026", "exposed-cards", ("WSOP 117", "warning", True)),
        ("wsop-2026", "collusion", ("WSOP 118", "disqualification", False)),
        ("wsop-2026", "dodged-blinds", ("WSOP 86", "round", False)),
        ("tda-2024", "soft-play", ("TDA-2024 69", "warning", False)),
        ("pokerclub-it", "phone", ("TDA-2024 5", "warning", True)),
    ],
)
def test_what_a_book_says(book: str, offence: str, told: tuple[str, str, bool]) -> None:
    usual = offences().usual(offence, rulebook(book))
    assert usual is not None
    assert (usual.cite, usual.mildest, usual.general) == told


@pytest.mark.parametrize("book", rulebooks_named())
def test_every_article_leads_to_what_that_book_says(book: str) -> None:
    """So that a click on it opens the text."""
    read = digests()
    for one in offences().offences:
        cite = one.usual[book].cite
        (article,) = articles(cite)
        said = [text for name in leads_to(cite).digests for text in read[name].said]
        theirs = [part for text in said if text.source == source_of(cite) for part in text.cite]
        assert any(article.covers(part) for each in theirs for part in articles(each)), cite


def test_one_that_is_not_listed() -> None:
    assert offences().get("fishing") is None
    assert offences().usual("fishing", STANDARD) is None


@pytest.mark.parametrize("name", rulebooks_named())
def test_a_house_s_own_book_is_known_by_its_articles(name: str) -> None:
    book = replace(rulebook(name), id="our-house")
    assert book_of(book, rulebooks_named()) == name
    assert forfeits_blinds(book) == (name == "wsop-2026")
    overridden = replace(book, race_method=Ruled(value="top_up", standing="override"))
    assert book_of(overridden, rulebooks_named()) == name


def test_a_range_includes_its_ends() -> None:
    usual = offences().usual("soft-play", rulebook("tda-2024"))
    assert usual is not None
    assert [one for one in DEGREES if usual.includes(one)] == list(DEGREES[:-1])
