"""Every structure that comes with the program is one that a director would play."""

from itertools import pairwise
from typing import Final

import pytest

from tdconsole.domain.design.check import defects
from tdconsole.domain.design.course import expected_end
from tdconsole.domain.design.defects import Terms
from tdconsole.domain.values import Break, Chips, Level, MarkKind, Structure
from tdconsole.i18n.catalogue import LANGUAGES
from tdconsole.library.structure_toml import StructureFile, from_toml, to_toml
from tdconsole.library.structures import (
    structure,
    structure_file,
    structure_title,
    structures_named,
)

NAMES: Final = structures_named()
MORE_STACKS: Final = {"rebuy": 120, "re-entry": 50}
NOBODY_COMES_BACK: Final = ("heads-up", "final-table")


def marks(periods: Structure, kind: MarkKind) -> list[int]:
    return [
        row
        for row, period in enumerate(periods, start=1)
        if any(mark.kind == kind for mark in period.marks)
    ]


def terms(name: str, file: StructureFile) -> Terms:
    assert file.stack is not None
    assert file.entries is not None
    return Terms(
        stack=file.stack,
        chips=file.chips,
        entries=file.entries,
        more_stacks=MORE_STACKS.get(name, 0),
        re_entries=name not in NOBODY_COMES_BACK,
        rebuys=name == "rebuy",
        add_on=name == "rebuy",
    )


@pytest.mark.parametrize("name", NAMES)
def test_it_has_no_defect_for_the_field_it_was_made_for(name: str) -> None:
    file = structure_file(name)
    assert defects(file.structure, terms(name, file)) == ()


@pytest.mark.parametrize("name", NAMES)
def test_it_ends_within_its_days(name: str) -> None:
    file = structure_file(name)
    for_these = terms(name, file)
    stacks = for_these.entries + for_these.more_stacks
    end = expected_end(file.structure, Chips(for_these.stack * stacks))
    assert end is not None
    days = 1 + len(marks(file.structure[: end.row], "end_of_day"))
    assert end.minutes <= days * 12 * 60


def test_a_chip_too_few_is_seen() -> None:
    file = structure_file("turbo")
    poorer = Terms(stack=Chips(15_000), chips=file.chips[1:], entries=60)
    assert defects(file.structure, poorer)


@pytest.mark.parametrize("name", NAMES)
def test_it_has_a_title_in_every_language(name: str) -> None:
    file = structure_file(name)
    assert file.title_it
    assert file.title_pl
    assert all(structure_title(name, language) for language in LANGUAGES)
    assert structure_title(name, "pl") == file.title_pl
    assert structure_title(name) == structure_title(name, "de") == file.title


@pytest.mark.parametrize("name", NAMES)
def test_what_the_program_writes_of_it_is_the_same(name: str) -> None:
    file = structure_file(name)
    assert from_toml(name, to_toml(file).encode()) == file


@pytest.mark.parametrize("name", NAMES)
def test_steps_are_from_a_fifth_to_a_half_but_for_the_first_ones(name: str) -> None:
    levels = [period for period in structure(name) if isinstance(period, Level)]
    stakes = [level.big_blind or level.small_bet for level in levels]
    steps = [higher / lower for lower, higher in pairwise(stakes)]
    assert all(1.2 <= step <= 1.67 for step in steps[3:])
    assert all(step <= 2 for step in steps)


def test_titles_are_told_apart() -> None:
    for language in LANGUAGES:
        assert len({structure_title(name, language) for name in NAMES}) == len(NAMES)


def test_there_is_one_for_each_kind_of_evening() -> None:
    assert len(NAMES) >= 13
    (stud,) = {type(period) for period in structure("seven-card-stud")} - {Break}
    assert stud is Level
    by_hands = [one for one in structure("final-table") if isinstance(one, Level)]
    assert {level.hands for level in by_hands} == {9}
    assert [one.until for one in structure("festival") if isinstance(one, Break) and one.until] == [
        "20:30"
    ]
    assert marks(structure("rebuy"), "add_on") == marks(structure("rebuy"), "rebuys_end") == [7]
    for name in ("festival", "monster-stack", "main-event"):
        (row,) = marks(structure(name), "end_of_day")
        assert all(mark.stop for mark in structure(name)[row - 1].marks)
