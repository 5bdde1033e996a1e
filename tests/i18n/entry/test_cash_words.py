"""The cash desk in words: what is missing is said, and in money."""

from typing import get_args

import pytest

from tdconsole.domain.language.events.house import CashMoved, HouseEvent, TillClosed, TillCounted
from tdconsole.domain.language.rejections.entry import BarIsOver, TillHasLess
from tdconsole.domain.values import Money, NoteId, PayMethod, PersonId
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.entry.cash import bar_words, difference_words, house_sentence, method_name
from tests.domain.counter import MAIN, NOTE, at_work

ENGLISH, POLISH = catalogue("en"), catalogue("pl")


def note(_note: NoteId) -> str:
    return "to the safe"


def said(event: HouseEvent) -> str:
    return house_sentence(ENGLISH, event, _name, note, at_work().state.tills, str, {})


def _name(person: PersonId) -> str:
    return f"Maria {person}"


@pytest.mark.parametrize(
    ("difference", "told"),
    [(0, "adds up"), (500, "€5.00 too much"), (-50, "€0.50 missing")],
)
def test_a_difference_is_said(difference: int, told: str) -> None:
    assert difference_words(ENGLISH, Money(difference), "EUR") == told


def test_what_happened_at_a_till() -> None:
    counted = TillCounted(till=MAIN, counted=Money(100), expected=Money(100))
    closed = TillClosed(till=MAIN, counted=Money(0), expected=Money(100))
    assert said(counted) == "Till 1 (Main) counted: €1.00, adds up"
    assert said(closed) == "Till 1 (Main) closed with €0.00, €1.00 missing"
    into = CashMoved(till=MAIN, amount=Money(100), reason=NOTE)
    out = CashMoved(till=MAIN, amount=Money(-100), reason=NOTE)
    assert said(into) == "€1.00 put into till 1 (Main). Reason: to the safe"
    assert said(out) == "€1.00 taken out of till 1 (Main). Reason: to the safe"


def test_each_method_has_a_name_of_its_own() -> None:
    assert len({method_name(ENGLISH, method) for method in get_args(PayMethod)}) == 5


def test_a_bar_says_how_long_it_lasts() -> None:
    assert bar_words(ENGLISH, None) == "for good"
    assert bar_words(ENGLISH, "2026-12-31") == "until the end of 31 Dec 2026"


def test_a_day_is_written_as_each_language_writes_it() -> None:
    assert POLISH.day("2026-12-31") == "31 gru 2026"
    assert ENGLISH.day("no day") == "no day"


def test_a_refusal_names_the_sum_and_the_day() -> None:
    less = TillHasLess(till=MAIN, expected=Money(12_345), currency="EUR")
    assert "€123.45 in till 1" in refusal(ENGLISH, less, str)
    assert refusal(ENGLISH, BarIsOver(until="2026-01-31"), str).startswith("31 Jan 2026 has")
