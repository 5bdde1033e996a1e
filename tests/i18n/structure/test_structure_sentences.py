from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

from tdconsole.domain.design import defects as bad
from tdconsole.domain.design import wish as no
from tdconsole.domain.design.defects import Amount, Defect
from tdconsole.domain.design.wish import Impossible
from tdconsole.domain.values import Chips
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.structure.defects import defect_words, impossible_words
from tdconsole.i18n.structure.names import AMOUNTS, Mending
from tests.i18n.dummies import dummies

ENGLISH: Final = catalogue("en")


def every(union: Any) -> Iterator[Any]:
    for shape in get_args(union):
        if shape is not no.NotSound:
            yield from dummies(shape)


def is_a_sentence(text: str, about: type) -> bool:
    return (
        text == text.strip()
        and text.endswith(".")
        and not set("{}") & set(text)
        and "None" not in text
        and about.__name__ not in text
    )


@pytest.mark.parametrize("one", list(every(Defect)), ids=lambda one: type(one).__name__)
def test_what_is_wrong_and_what_would_mend_it(one: Defect) -> None:
    worded = defect_words(ENGLISH, one)
    assert is_a_sentence(worded.sentence, type(one))
    assert is_a_sentence(worded.remedy, type(one))


@pytest.mark.parametrize("one", list(every(Impossible)), ids=lambda one: type(one).__name__)
def test_why_there_is_none_as_wished(one: Impossible) -> None:
    assert is_a_sentence(impossible_words(ENGLISH, one), type(one))


def test_what_is_not_sound_is_told_with_its_remedy() -> None:
    found = bad.BreakTooShort(row=5, minutes=3, least=5)
    assert impossible_words(ENGLISH, no.NotSound(found=(found,))) == (
        "What came nearest is not sound. "
        "Row 5: from a break of 3 min nobody is back in time. Give it 5 min or more."
    )


@pytest.mark.parametrize(
    ("one", "sentence", "remedy"),
    [
        (
            bad.StepTooSteep(
                row=7,
                level=6,
                before=Chips(800),
                amount=Chips(1600),
                percent=100,
                between=Chips(1200),
            ),
            "Level 6: from 800 to 1,600 is a step of 100 %, too steep.",
            "Insert a level with 1,200 before it.",
        ),
        (
            bad.NotPayable(
                row=1,
                level=1,
                what="small_blind",
                amount=Chips(60),
                smallest=Chips(25),
                better=Chips(50),
            ),
            "Level 1: the small blind, 60, can't be paid with the chips in play; the smallest is 25.",
            "50 can be paid.",
        ),
        (
            bad.ColourUpMissing(row=15, chip=Chips(100), last=9),
            "Row 15: after level 9 nobody needs the chips of 100, and nothing takes them out of play.",
            "Colour up 100 at the break in row 15.",
        ),
    ],
)
def test_as_they_are_read(one: Defect, sentence: str, remedy: str) -> None:
    assert defect_words(ENGLISH, one) == Mending(sentence=sentence, remedy=remedy)


def test_everything_that_is_posted_has_a_name() -> None:
    assert len({ENGLISH.sentence(AMOUNTS[what]) for what in get_args(Amount)}) == len(
        get_args(Amount)
    )
