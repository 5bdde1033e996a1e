from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

import pytest

from tdconsole.domain.values import Instant, Millis, Money
from tdconsole.i18n.catalogue import (
    C_,
    LANGUAGES,
    N_,
    P_,
    Catalogue,
    Language,
    catalogue,
    currency_digits,
    known_language,
)

WARSAW: Final = ZoneInfo("Europe/Warsaw")


def spaced(text: str) -> str:
    """A space that must not break, or is narrow, reads as a space."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def instant(moment: datetime) -> Instant:
    return Instant(utc=Millis(int(moment.timestamp() * 1000)), boot="monday", uptime=Millis(50_000))


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["0", "7", "12,345", "1,234,567", "-5"]),
        ("it", ["0", "7", "12.345", "1.234.567", "-5"]),
        ("pl", ["0", "7", "12 345", "1 234 567", "-5"]),
    ],
)
def test_numbers(language: Language, written: list[str]) -> None:
    words = catalogue(language)
    numbers = (0, 7, 12_345, 1_234_567, -5)
    assert [spaced(words.number(number)) for number in numbers] == written


@pytest.mark.parametrize(
    ("language", "currency", "amount", "written"),
    [
        ("en", "EUR", 5_000, "€50.00"),
        ("en", "EUR", 1_234_567, "€12,345.67"),
        ("en", "GBP", 1_500, "£15.00"),
        ("it", "EUR", 5_000, "50,00 €"),
        ("it", "EUR", 1_234_567, "12.345,67 €"),
        ("it", "EUR", 1, "0,01 €"),
        ("pl", "PLN", 1_500, "15,00 zł"),
        ("pl", "PLN", 1_234_567, "12 345,67 zł"),
        ("pl", "EUR", 0, "0,00 €"),
        ("pl", "EUR", -50, "-0,50 €"),
    ],
)
def test_money(language: Language, currency: str, amount: int, written: str) -> None:
    assert spaced(catalogue(language).money(Money(amount), currency)) == written


@pytest.mark.parametrize(
    ("language", "yen", "dinars"),
    [("en", "5,000", "1,234.567"), ("it", "5.000", "1.234,567"), ("pl", "5 000", "1 234,567")],
)
def test_a_currency_has_its_own_digits(language: Language, yen: str, dinars: str) -> None:
    words = catalogue(language)
    assert figures(words.money(Money(5_000), "JPY")) == yen
    assert figures(words.money(Money(1_234_567), "KWD")) == dinars


def figures(text: str) -> str:
    return spaced(text).strip("¥JPYKWD ")


def test_digits_of_currencies() -> None:
    digits = {"EUR": 2, "PLN": 2, "JPY": 0, "KWD": 3, "XYZ": 2}
    assert {currency: currency_digits(currency) for currency in digits} == digits


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "15/01/2026, 13:05"), ("it", "15/01/26, 13:05"), ("pl", "15.01.2026, 13:05")],
)
def test_a_moment_is_told_in_local_time(language: Language, written: str) -> None:
    moment = instant(datetime(2026, 1, 15, 12, 5, 59, tzinfo=UTC))
    assert spaced(catalogue(language, WARSAW).moment(moment)) == written


@pytest.mark.parametrize(
    ("moment", "written"),
    [
        (datetime(2026, 7, 15, 12, 0, tzinfo=UTC), "15.07.2026, 14:00"),
        (datetime(2026, 7, 15, 22, 0, tzinfo=UTC), "16.07.2026, 00:00"),
        # The night summer time begins, and the one it ends.
        (datetime(2026, 3, 29, 0, 59, tzinfo=UTC), "29.03.2026, 01:59"),
        (datetime(2026, 3, 29, 1, 0, tzinfo=UTC), "29.03.2026, 03:00"),
        (datetime(2026, 10, 25, 0, 59, tzinfo=UTC), "25.10.2026, 02:59"),
        (datetime(2026, 10, 25, 1, 0, tzinfo=UTC), "25.10.2026, 02:00"),
        (datetime(2026, 10, 25, 2, 0, tzinfo=UTC), "25.10.2026, 03:00"),
    ],
)
def test_summer_time(moment: datetime, written: str) -> None:
    assert catalogue("pl", WARSAW).moment(instant(moment)) == written


@pytest.mark.parametrize(
    ("zone", "written"),
    [
        (UTC, "15.01.2026, 23:30"),
        (ZoneInfo("Europe/Rome"), "16.01.2026, 00:30"),
        (ZoneInfo("America/Los_Angeles"), "15.01.2026, 15:30"),
        (timezone(timedelta(hours=5, minutes=45)), "16.01.2026, 05:15"),
    ],
)
def test_the_zone_decides_the_day(zone: tzinfo, written: str) -> None:
    moment = instant(datetime(2026, 1, 15, 23, 30, tzinfo=UTC))
    assert catalogue("pl", zone).moment(moment) == written


def test_without_a_zone_it_is_that_of_this_machine() -> None:
    here = datetime(2026, 7, 15, 12, 0).astimezone()
    assert catalogue("pl").moment(instant(here)) == "15.07.2026, 12:00"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("left", "shown"),
    [
        (0, "0:00"),
        (1_000, "0:01"),
        (59_000, "0:59"),
        (60_000, "1:00"),
        (20 * 60_000, "20:00"),
        (3_599_000, "59:59"),
        (3_600_000, "1:00:00"),
        (24 * 3_600_000, "24:00:00"),
    ],
)
def test_durations_are_shown_as_on_a_clock(language: Language, left: int, shown: str) -> None:
    assert catalogue(language).duration(Millis(left)) == shown


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", ["", "a", "a and b", "a, b and c"]),
        ("it", ["", "a", "a e b", "a, b e c"]),
        ("pl", ["", "a", "a i b", "a, b i c"]),
    ],
)
def test_lists(language: Language, listed: list[str]) -> None:
    words = catalogue(language)
    assert [words.listed(list("abc")[:length]) for length in range(4)] == listed


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("it", "it"),
        ("it_IT.UTF-8", "it"),
        ("it_CH", "it"),
        ("it_IT@euro", "it"),
        ("pl-PL", "pl"),
        ("pl_PL.ISO-8859-2", "pl"),
        ("PL", "pl"),
        ("en_GB", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE.UTF-8", "en"),
        ("xx", "en"),
        ("xx_YY", "en"),
        ("", "en"),
        (".", "en"),
        ("-", "en"),
        ("@euro", "en"),
        ("1", "en"),
        ("it IT", "en"),
        ("żółw", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_a_tag(tag: str | None, language: Language) -> None:
    assert known_language(tag) == language


def test_words_that_are_no_placeholders_stay_what_they_are() -> None:
    words: Catalogue = catalogue("it")
    assert words.gettext("{path} written.", path="{odd}.pdf") == "{odd}.pdf scritto."


def test_shares_in_a_column_have_as_many_digits_as_each_other() -> None:
    words = catalogue("it")
    assert [words.aligned_share(one) for one in (2_543, 2_370, 10_000)] == [
        "25,43%",
        "23,70%",
        "100,00%",
    ]


def test_two_catalogues_of_a_language_share_its_words() -> None:
    one, other = catalogue("pl"), catalogue("pl", WARSAW)
    assert one.gettext("Total") == other.gettext("Total") == "Razem"


def test_a_table_says_what_it_marks() -> None:
    said = catalogue("pl").sentence
    assert said(N_("The clock is paused.")) == "Zegar jest wstrzymany."
    assert said(P_("Draw {number} seat", "Draw {number} seats", "waiting"), 5) == "Wylosuj 5 miejsc"
    assert (said(C_("button", "Go on")), said(C_("action", "Go on"))) == ("Puść dalej", "Dalej")


def test_a_field_may_be_called_as_what_the_catalogue_is_asked() -> None:
    assert catalogue("en").sentence(N_("{counted} of {marked}"), counted=1, marked=2) == "1 of 2"


@pytest.mark.parametrize(
    ("language", "written"), [("en", "Sun 21:12"), ("it", "dom 21:12"), ("pl", "niedz. 21:12")]
)
def test_a_time_of_another_day_says_which(language: Language, written: str) -> None:
    words = catalogue(language, UTC)
    now, night, evening = (
        Millis(int(datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp() * 1000))
        for day, hour, minute in ((28, 21, 7), (29, 2, 40), (29, 21, 12))
    )
    assert words.time_from(now, night) == "02:40"
    assert words.time_from(now, evening) == written


def test_a_place_in_the_results_is_not_called_a_seat_in_polish() -> None:
    words = catalogue("pl")
    held = {words.pgettext(where, "Place") for where in ("column", "poker", "results")}
    assert held == {"Lokata"}
    assert words.pgettext("column", "Seat") not in held


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_that_closes_registration_fits_its_narrow_column(language: Language) -> None:
    assert len(catalogue(language).pgettext("short mark", "Reg. closes")) <= len("Reg. closes")
