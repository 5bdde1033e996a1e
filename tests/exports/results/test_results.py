"""The results in each form: nobody's name breaks one, and none asks for anything from outside."""

import csv
import re
from html import unescape
from html.parser import HTMLParser
from io import StringIO
from time import perf_counter
from typing import Final

import pytest
from msgspec import json
from msgspec.structs import replace

from tdconsole.domain.values import Break, Chips, Instant, Level, Millis, Money, Place
from tdconsole.exports.results.brand import Brand
from tdconsole.exports.results.charts import MOST_POINTS
from tdconsole.exports.results.document import Document, results_json
from tdconsole.exports.results.formats import FORMATS, format_of, made_as
from tdconsole.exports.results.page import results_page
from tdconsole.exports.results.press import WIDTH, results_press, width
from tdconsole.exports.results.rows_csv import COLUMNS, results_csv
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.projections.eliminations.field import Field, InAt
from tdconsole.projections.eliminations.published import (
    PlacePublished,
    PrizePublished,
    Published,
)

AT: Final = Instant(utc=Millis(1_772_830_800_000), boot="b", uptime=Millis(0))
NASTY: Final = (
    "<script>alert(1)</script>",
    'Ann "Ace" O\'Hara & Sons',
    "=cmd|' /C calc'!A0",
    "@SUM(1)",
    "-2+3",
    "+39 06",
    "محمد بن سلمان",
    "יעל כהן",
    "欧阳娜娜",
    "</style><style>*{display:none}",
    "W" * 120,
)
MEASURED_S: Final = 2.0
ENGLISH: Final = catalogue("en")


def row(place: int, name: str | None, prize: int = 0) -> PlacePublished:
    country = None if name is None else "IT"
    return PlacePublished(
        place=Place(place), name=name, country=country, prize=Money(prize), bounty=Money(0)
    )


def told(*names: str | None) -> Published:
    rows = tuple(
        row(place, name, 10_050 if place < 3 else 0) for place, name in enumerate(names, 1)
    )
    return Published(
        name="Spring <Main>",
        currency="EUR",
        stage="over",
        field=Field(
            began=Millis(1_772_816_400_000),
            ended=AT.utc,
            course=tuple(
                InAt(at=Millis(1_772_816_400_000 + minute * 60_000), players=players)
                for minute, players in enumerate((4, 11, 9, 3, 1))
            ),
        ),
        players=len(names),
        entries=len(names) + 1,
        left=0,
        level=None,
        pool=Money(20_100),
        dealers=0,
        held=Money(0),
        rows=rows,
        prizes=(PrizePublished(first=Place(1), last=Place(2), amount=Money(10_050)),),
        structure=(
            Level(small_blind=Chips(100), big_blind=Chips(200), ante=Chips(200), minutes=20),
            Break(minutes=10),
        ),
        stack=30_000,
    )


class Reader(HTMLParser):
    """What a browser would find: elements that are closed in their order, and the texts."""

    VOID: Final = frozenset({"meta", "link", "img", "br"})

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open = list[str]()
        self.elements = list[str]()
        self.addresses = list[str]()
        self.texts = list[str]()
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def page_of(one: Published, *, live: bool = False, brand: Brand | None = None) -> str:
    return results_page(ENGLISH, one, AT, brand or Brand(), live=live).decode()


def test_every_name_is_a_text_of_the_page_and_nothing_more() -> None:
    found = Reader(page_of(told(*NASTY)))
    assert set(NASTY) <= set(found.texts)
    assert "Spring <Main>" in found.texts
    assert "script" not in found.elements
    assert found.elements.count("style") == 1


@pytest.mark.parametrize("live", [False, True])
def test_a_page_asks_for_nothing_from_anywhere(*, live: bool) -> None:
    one = replace(told("Ada"), stage="running") if live else told("Ada")
    logo = Brand(club="Circolo <Roma>", logo=b"\x89PNG1234")
    text = page_of(one, live=live, brand=logo)
    found = Reader(text)
    assert found.addresses
    assert all(address.startswith("data:") for address in found.addresses)
    assert not re.findall(r"url\(|@import|https?:", text)
    assert "default-src 'none'" in unescape(text)
    assert ("script" in found.elements) is live


def test_a_page_that_is_over_renews_itself_no_more() -> None:
    assert "refresh" in page_of(replace(told("Ada"), stage="running"), live=True)
    assert "refresh" not in page_of(told("Ada"), live=True)


def test_a_logo_too_large_for_a_page_or_of_another_kind_is_left_out() -> None:
    for logo in (b"\x89PNG" + b"0" * 400_000, b"<svg onload=alert(1)>"):
        assert "img" not in Reader(page_of(told("Ada"), brand=Brand(logo=logo))).elements


def test_no_cell_is_calculated_and_every_column_is_named() -> None:
    text = results_csv(told(*NASTY))
    assert text.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(StringIO(text.decode("utf-8-sig"))))
    assert tuple(rows[0]) == COLUMNS
    assert not [cell for one in rows for cell in one.values() if cell[:1] in set("=+-@")]
    assert rows[2]["name"] == "'=cmd|' /C calc'!A0"
    assert [rows[1][name] for name in ("place", "prize", "currency")] == ["2", "100.50", "EUR"]


def test_a_shared_place_has_its_last_one_too() -> None:
    shared = replace(told("Ada", "Bob"), rows=(replace(row(5, "Ada"), shared_by=2),))
    assert b"\r\n5,6,Ada," in results_csv(shared)
    assert "5–6" in page_of(shared)
    assert "5–6. Ada" in results_press(ENGLISH, shared, "").decode()


def test_the_document_is_of_its_own_shape_and_version() -> None:
    found = json.decode(results_json(told(*NASTY, None), "Circolo", AT.utc), type=Document)
    assert (found.version, found.club, found.stage, found.entries) == (1, "Circolo", "over", 12 + 1)
    assert [one.name for one in found.places] == [*NASTY, None]
    assert (found.places[0].prize.amount, found.places[0].prize.minor) == ("100.50", 10_050)
    assert [one.level for one in found.structure] == [1, None]
    assert found.began == "2026-03-06T17:00:00.000Z"
    assert [one.players for one in found.players_over_time] == [4, 11, 9, 3, 1]


def test_a_yen_has_no_cents() -> None:
    yen = replace(told("Ada"), currency="JPY")
    assert b",10050,0,JPY," in results_csv(yen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_for_the_press_is_too_wide(language: Language) -> None:
    one = replace(told(*NASTY, None), name="Very long name of an evening " * 6, dealers=3)
    text = results_press(catalogue(language), one, "Circolo Roma").decode()
    assert max(map(width, text.splitlines())) == WIDTH
    assert "...... " in text
    assert text.isprintable() or "\x1b" not in text


def test_a_name_from_right_to_left_stands_apart_and_a_wide_sign_takes_two_columns() -> None:
    text = results_press(ENGLISH, told(*NASTY), "").decode()
    assert f"7. \u2068{NASTY[6]}\u2069 (IT)" in text
    assert f"9. {NASTY[8]} (IT)" in text
    assert [width(one) for one in ("Zoè", "Zoe\u0300", "欧阳", "\u2068a\u2069")] == [3, 3, 4, 1]


def test_prizes_for_the_press_stand_below_one_another() -> None:
    lines = results_press(ENGLISH, told(*NASTY), "").decode().splitlines()
    paid = [line for line in lines if "€100.50" in line]
    assert [line.rstrip()[-7:] for line in paid][:2] == ["€100.50"] * 2
    assert len({width(line) for line in paid if "." * 3 in line}) == 1


def test_cents_are_written_only_where_there_are_any() -> None:
    whole = replace(told("Ada"), pool=Money(20_000), rows=(row(1, "Ada", 10_000),), prizes=())
    assert "€100.00" not in page_of(whole)
    assert "€100" in page_of(whole)
    assert "€200.00" in page_of(replace(whole, held=Money(5)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", ["before", "running", "over", "called_off"])
def test_every_form_in_every_language_at_every_stage(language: Language, stage: str) -> None:
    empty = json.decode(
        json.encode({**json.decode(json.encode(told())), "stage": stage, "prizes": []}),
        type=Published,
    )
    for one in (
        empty,
        json.decode(json.encode(replace(told("Ada", None), stage=empty.stage)), type=Published),
    ):
        for form in FORMATS:
            assert made_as(form, catalogue(language), one, AT)
        Reader(results_page(catalogue(language), one, AT).decode())


def test_who_is_not_named_is_counted_and_has_no_country() -> None:
    text = page_of(told("Ada", None))
    assert "name not given" in text
    assert "1 player is not named." in text
    assert text.count(">IT<") == 1


def test_a_night_is_cut_short_in_the_chart() -> None:
    course = told("Ada").field.course
    later = tuple(replace(one, at=Millis(one.at + 15 * 3_600_000)) for one in course)
    days = replace(told("Ada"), field=Field(course=(*course, *later)))
    assert 'class="night"' in page_of(days)
    assert 'class="night"' not in page_of(told("Ada"))


def test_the_form_follows_from_the_ending() -> None:
    assert [format_of(f"a.b{one}") for one in (".CSV", ".json", ".htm", ".txt", ".pdf", "")] == [
        "csv",
        "json",
        "html",
        "press",
        None,
        None,
    ]


def test_ten_thousand_entries_are_a_page_soon() -> None:
    names = [f"Giovanni Battista {number}" for number in range(10_000)]
    course = tuple(
        InAt(at=Millis(number * 3_000), players=max(1, 10_000 - number)) for number in range(20_000)
    )
    one = replace(told(*names), field=Field(course=course))
    began = perf_counter()
    text = results_page(ENGLISH, one, AT)
    assert perf_counter() - began < MEASURED_S
    assert len(text) < 2_000_000
    line, _prizes = re.findall(r'class="line" d="([^"]+)"', text.decode())
    assert line.count("L") <= 2 * (MOST_POINTS + 1)
