"""The calculators of structures: making, checking, and stack depth."""

from typing import Annotated, Final

import click
from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.clock.structure import structure_fault
from tdconsole.domain.design.check import defects
from tdconsole.domain.design.course import ExpectedEnd, expected_end
from tdconsole.domain.design.defects import (
    ChipsInPlay,
    Defect,
    EntriesExpected,
    StacksExpected,
    Terms,
)
from tdconsole.domain.design.maker import make
from tdconsole.domain.design.wish import Wish
from tdconsole.domain.values import MOST_SEATS, Chips, Period, Record, Structure
from tdconsole.i18n.structure.defects import defect_words, impossible_words
from tdconsole.library.structure_toml import StructureFile
from tdconsole.library.structures import structure_file
from tdconsole.projections.structure.depth import Field, StackDepth, stack_depth

Wanted = Annotated[tuple[Period, ...], Meta(min_length=1, max_length=500)] | str
"""A structure, the name of one that comes with the program, or the path of a file."""

Stack = Annotated[Chips, Meta(ge=1, le=10**12)]


class StructureMade(Record, kw_only=True):
    structure: Structure
    end: ExpectedEnd | None


class CheckAsked(Record, kw_only=True):
    """What the structure has to serve; a file may say what isn't given here."""

    structure: Wanted
    stack: Stack | None = None
    chips: ChipsInPlay | None = None
    entries: EntriesExpected | None = None
    more_stacks: StacksExpected = 0
    minutes: Annotated[int, Meta(ge=1, le=20_000)] | None = None
    re_entries: bool = False
    rebuys: bool = False
    add_on: bool = False


class DefectTold(Record, kw_only=True):
    defect: Defect
    sentence: str
    remedy: str


class StructureChecked(Record, kw_only=True):
    defects: tuple[DefectTold, ...]


class DepthAsked(Record, kw_only=True):
    structure: Wanted
    stack: Stack | None = None
    field: Field | None = None
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 9


def make_structure(voice: Voice, wish: Wish) -> StructureMade:
    made = make(wish)
    if not isinstance(made, tuple):
        said = impossible_words(voice.words, made)
        raise Refusing(f"{type(made).__name__}: {said}")
    in_play = wish.stack * (wish.players + wish.more_stacks)
    return StructureMade(structure=made, end=expected_end(made, in_play))


def check_structure(voice: Voice, asked: CheckAsked) -> StructureChecked:
    file = _file(asked.structure)
    stack, chips = asked.stack or file.stack, asked.chips or file.chips
    entries = asked.entries or file.entries
    if not stack or not chips or not entries:
        raise click.UsageError("stack, chips and entries are needed: the structure names none.")
    terms = Terms(
        stack=stack,
        chips=chips,
        entries=entries,
        more_stacks=asked.more_stacks,
        minutes=asked.minutes,
        re_entries=asked.re_entries,
        rebuys=asked.rebuys,
        add_on=asked.add_on,
    )
    told = []
    for one in defects(file.structure, terms):
        worded = defect_words(voice.words, one)
        told.append(DefectTold(defect=one, sentence=worded.sentence, remedy=worded.remedy))
    return StructureChecked(defects=tuple(told))


def depth_of_structure(voice: Voice, asked: DepthAsked) -> StackDepth:
    file = _file(asked.structure)
    rises(voice, file.structure)
    stack = asked.stack or file.stack
    if not stack:
        raise click.UsageError("stack is needed: the structure names none.")
    return stack_depth(file.structure, stack, asked.field, asked.seats)


def rises(voice: Voice, structure: Structure) -> None:
    """Refuse a structure whose levels aren't in order."""
    if fault := structure_fault(structure):
        raise refusing(voice, fault)


def _file(wanted: Wanted) -> StructureFile:
    if isinstance(wanted, str):
        return structure_file(wanted)
    return StructureFile(title="", structure=wanted)


STRUCTURE: Final = Calculator(Wish, StructureMade, make_structure)
STRUCTURE_CHECK: Final = Calculator(CheckAsked, StructureChecked, check_structure)
STRUCTURE_DEPTH: Final = Calculator(DepthAsked, StackDepth, depth_of_structure)
