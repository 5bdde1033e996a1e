"""A player's results over the years on paper."""

from io import BytesIO

import pytest
from msgspec.structs import replace

from tdconsole.domain.values import Money, PersonId, Place, TournamentId
from tdconsole.i18n.catalogue import catalogue
from tdconsole.printing.eliminations.player_page import print_player_page
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS
from tdconsole.projections.eliminations.years import (
    EveningPlayed,
    PlayerYears,
    narrowed,
    of_year,
)
from tests.printing.lists import LONGEST, UNBROKEN, frame
from tests.printing.read_again import pages_of, text_of
from tests.printing.seen import ink_outside

NOBODY = PlayerYears(person=PersonId(1), name="Maria Rossi")


def played(number: int, place: int, *, spent: int | None = None) -> EveningPlayed:
    return EveningPlayed(
        tournament=TournamentId(str(number)),
        name=f"Tuesday {number}",
        series="Winter" if number % 2 else "",
        day=f"{2026 + number // 50}-03-{1 + number % 28:02}",
        currency="EUR",
        field=60,
        stands="placed",
        place=Place(place),
        prize=Money(10_000 if place < 9 else 0),
        spent=None if spent is None else Money(spent),
    )


def page(number: int = 3, *, name: str = "Maria Rossi", spent: int | None = None) -> PlayerYears:
    evenings = (played(one, 1 + one * 7 % 60, spent=spent) for one in range(number, 0, -1))
    return narrowed(replace(NOBODY, name=name), tuple(evenings))


def printed(years: PlayerYears, language: str = "en", stretch: str = "") -> bytes:
    file = BytesIO()
    words = catalogue(language)  # type: ignore[arg-type]  # one of the three
    pages = print_player_page(years, frame(words), file, stretch)
    assert len(pages_of(file.getvalue())) == pages
    return file.getvalue()


@pytest.mark.parametrize(
    ("language", "title", "place", "year"),
    [
        ("en", "Results over the years", "8 of 60", "YEAR"),
        ("it", "Risultati negli anni", "8 su 60", "ANNO"),
        ("pl", "Wyniki z lat", "8 z 60", "ROK"),
    ],
)
def test_it_speaks_three_languages(language: str, title: str, place: str, year: str) -> None:
    text = text_of(printed(page(), language))
    for said in (title, place, year, "Maria Rossi", "Tuesday 3", "Winter"):
        assert said in text


def test_profit_is_on_it_only_where_it_is_shown() -> None:
    assert "PROFIT" not in text_of(printed(page()))
    text = text_of(printed(page(spent=4_000)))
    assert "PROFIT" in text
    assert "€60.00" in text
    assert "-€40.00" in text


def test_of_one_year_it_says_so() -> None:
    years = page(60)
    text = text_of(printed(narrowed(years, of_year(years.evenings, "2027")), stretch="2027"))
    assert "Results: 2027" in text
    assert "Tuesday 55" in text
    assert "Tuesday 49" not in text


def test_an_erased_player_has_no_name_on_it() -> None:
    text = text_of(printed(replace(page(), name=None)))
    assert "erased" in text
    assert "Rossi" not in text


def test_the_head_of_the_evenings_is_on_each_page() -> None:
    pages = pages_of(printed(page(120)))
    assert len(pages) == 4
    assert all("EVENING" in lines for lines in pages)


@pytest.mark.parametrize("name", [LONGEST, UNBROKEN * 2])
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_nothing_leaves_the_paper(name: str, language: str) -> None:
    years = page(40, name=name, spent=123_456_789)
    long = tuple(replace(one, name=f"{name} {one.name}", series=name) for one in years.evenings)
    assert not ink_outside(printed(narrowed(years, long), language), PAPERS["a4"])


def test_without_an_evening_there_is_nothing_to_print() -> None:
    with pytest.raises(NothingToPrint):
        print_player_page(NOBODY, frame(), BytesIO())
