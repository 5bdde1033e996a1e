"""Every article of the books has its place in the program, and every digest its texts."""

import re
from collections import Counter
from pathlib import Path
from typing import Final, get_args

import pytest

from tdconsole.cli.engine.calc import CALCULATORS
from tdconsole.domain.engine.rows import GESTURE, HOUSE_GESTURE
from tdconsole.domain.rules.book import OPTIONS
from tdconsole.domain.rules.digests import SOURCES, Digest, Source
from tdconsole.domain.values import Document
from tdconsole.flaws import FieldMissing, Flaw, NotAWord
from tdconsole.known_errors import BadData
from tdconsole.library.articles import ArticleHeld, Kind, Place, articles_held, sources_held
from tdconsole.library.citations import Article, articles, source_of
from tdconsole.library.digests import digests
from tdconsole.library.rulebooks import rulebook
from tdconsole.projections.advice.due import Advice

HELD: Final = {source: articles_held(source) for source in sources_held()}
DIGESTS: Final = list(digests().values())
PLACES: Final = sorted(
    {(place.kind, place.name) for held in HELD.values() for one in held for place in one.where}
)
GUIDE: Final = "hand-guide"
"""It answers what its readers asked, by the articles of the books."""
POINTS: Final = {
    "PL": 36, "PL-ZA": 7, "PL-NE": 9, "PL-MD": 8, "PL-DH": 6, "PL-NS": 17, "PL-OB": 6, "PL-SD": 6,
    "FIGP": 90,
}  # fmt: skip


CHAPTERS: Final = {"pokerclub-it": 30, "goldbet-it": 65, "hand-guide": 18}


def known(kind: Kind) -> set[str]:
    match kind:
        case "digest":
            return set(digests())
        case "option":
            return set(OPTIONS)
        case "calc":
            return set(CALCULATORS)
        case "paper":
            return set(get_args(Document))
        case "command":
            return {
                *(one.__name__ for one in GESTURE),
                *(one.__name__ for one in HOUSE_GESTURE),
            }
        case "advice":
            return {one.__name__ for one in get_args(Advice)}
        case "page":
            pytest.importorskip("PySide6")
            from tdconsole.gui.console.frame.table import NAMES  # noqa: PLC0415

            return set(NAMES)


def test_the_sources_that_are_gone_through() -> None:
    assert set(HELD) == {"figp-2014", "pl-club", "pokerclub-it", "goldbet-it", "hand-guide"}


@pytest.mark.parametrize("section", POINTS)
def test_every_article_and_point_in_its_order(section: str) -> None:
    rows = (one.no for held in HELD.values() for one in held)
    found = [re.fullmatch(rf"{section} (\d+)(?:\.\w+)?", no) for no in rows]
    numbers = [int(one[1]) for one in found if one]
    assert list(dict.fromkeys(numbers)) == list(range(1, POINTS[section] + 1))
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("source", CHAPTERS)
def test_every_chapter_of_what_has_no_numbers(source: Source) -> None:
    assert len(HELD[source]) == CHAPTERS[source]


@pytest.mark.parametrize("source", HELD)
def test_no_article_stands_twice_and_each_is_one_line(source: Source) -> None:
    held = HELD[source]
    assert [no for no, times in Counter(one.no for one in held).items() if times > 1] == []
    for one in held:
        assert source_of(one.no) == source
        assert "\n" not in f"{one.no}{one.title}{one.outside}", one.no
        assert len(set(one.where)) == len(one.where), one.no


@pytest.mark.qt
@pytest.mark.parametrize(("kind", "name"), PLACES)
def test_what_an_article_names_exists(kind: Kind, name: str) -> None:
    assert name in known(kind)


def covering(held: tuple[ArticleHeld, ...], cite: str) -> bool:
    asked = articles(cite)
    return any(
        near(one, other) for row in held for one in articles(row.no) for other in asked
    ) or any(row.no == cite for row in held)


def near(one: Article, other: Article) -> bool:
    """The definitions of a book are gone through one by one, and cited as a whole."""
    return one.covers(other) or (not one.numbered and one.place[:1] == other.place[:1])


@pytest.mark.parametrize("source", HELD)
def test_what_is_cited_is_gone_through(source: Source) -> None:
    cites = {cite for digest in DIGESTS for said in digest.said for cite in said.cite}
    if source != GUIDE:
        book = rulebook(source)
        rules = [getattr(book, field) for field in OPTIONS.values()]
        cites |= {rule.cite for rule in rules if rule.standing == "article"}
    own = sorted(cite for cite in cites if source_of(cite) == source)
    assert own
    assert [cite for cite in own if not covering(HELD[source], cite)] == []


@pytest.mark.parametrize("source", HELD)
def test_a_digest_that_an_article_names_cites_it(source: Source) -> None:
    wrong = []
    for row in HELD[source]:
        for place in row.where:
            if place.kind != "digest":
                continue
            said = digests()[place.name].by(source)
            if said is None or not any(covering((row,), cite) for cite in said.cite):
                wrong.append((row.no, place.name))
    assert wrong == []


@pytest.mark.parametrize("source", [source for source in HELD if source != GUIDE])
def test_an_article_that_rules_an_option_names_it(source: Source) -> None:
    named = {(place.name, row.no) for row in HELD[source] for place in row.where}
    book, silent = rulebook(source), []
    for option, field in OPTIONS.items():
        rule = getattr(book, field)
        if rule.standing != "article":
            continue
        rows = [row.no for row in HELD[source] if covering((row,), rule.cite)]
        if not any((option, no) in named for no in rows):
            silent.append((option, rule.cite))
    assert silent == []


def test_every_option_belongs_to_a_procedure() -> None:
    """And one of those procedures cites the article that rules it."""
    of: dict[str, list[Digest]] = {}
    for digest in DIGESTS:
        for option in digest.options:
            of.setdefault(option, []).append(digest)
    assert [option for option in OPTIONS if option not in of] == []
    uncited = []
    for source in HELD:
        if source == GUIDE:
            continue
        book = rulebook(source)
        for option, field in OPTIONS.items():
            rule = getattr(book, field)
            if rule.standing != "article":
                continue
            cited = [cite for one in of[option] if (said := one.by(source)) for cite in said.cite]
            if not any(
                near(one, other)
                for one in articles(rule.cite)
                for cite in cited
                for other in articles(cite)
            ):
                uncited.append((option, rule.cite))
    assert uncited == []


@pytest.mark.parametrize("digest", DIGESTS, ids=lambda digest: digest.id)
def test_a_digest_has_everything_in_every_language(digest: Digest) -> None:
    assert all(title.strip() for title in digest.title.all)
    assert all((digest.words.en, digest.words.it, digest.words.pl))
    assert digest.said
    assert digest.id not in digest.see
    assert set(digest.options) <= set(OPTIONS)
    for said in digest.said:
        assert all(text.strip() for text in said.text.all), said.source
        cited = {source_of(cite) for cite in said.cite}
        assert cited == {said.source} or (said.source == GUIDE and None not in cited)


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_no_two_digests_go_by_one_title(language: str) -> None:
    titles = Counter(digest.title.text_in(language).casefold() for digest in DIGESTS)
    assert [title for title, times in titles.items() if times > 1] == []


def test_every_source_says_something() -> None:
    assert {said.source for digest in DIGESTS for said in digest.said} == set(SOURCES)


ROW: Final = """[[article]]
no = "FIGP 1"
title = "Seats"
where = ["digest:drawing-seats"]

"""


def written(folder: Path, row: str) -> Path:
    (folder / "articles").mkdir()
    (folder / "articles" / "figp-2014.toml").write_text(ROW + row, encoding="utf-8")
    return folder


def test_an_article_may_be_outside_and_say_why(tmp_path: Path) -> None:
    row = '[[article]]\nno = "FIGP 2"\ntitle = "Accounts"\noutside = "Of an online room"\n'
    folder = written(tmp_path, row)
    assert sources_held(folder) == ("figp-2014",)
    first, second = articles_held("figp-2014", folder)
    assert first.where == (Place(kind="digest", name="drawing-seats"),)
    assert (second.where, second.outside) == ((), "Of an online room")


@pytest.mark.parametrize(
    ("line", "flaw", "at"),
    [
        ("", FieldMissing, 6),
        ('where = ["digest"]', NotAWord, 9),
        ('where = ["digest:"]', NotAWord, 9),
        ('where = ["option:ante.kind", "rule:ante.kind"]', NotAWord, 9),
    ],
)
def test_a_slip_is_told_with_its_line(tmp_path: Path, line: str, flaw: type[Flaw], at: int) -> None:
    row = f'[[article]]\nno = "FIGP 2"\ntitle = "Accounts"\n{line}\n'
    with pytest.raises(BadData) as raised:
        articles_held("figp-2014", written(tmp_path, row))
    assert isinstance(raised.value.flaw, flaw)
    assert raised.value.line == at
