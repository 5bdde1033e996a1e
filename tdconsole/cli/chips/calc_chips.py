"""The calculator of chips: the make-up of a starting stack, and how many entries it allows."""

from typing import Annotated, Final

import click
from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.chip_sets import Chip
from tdconsole.domain.values import Chips, NameTyped, Record
from tdconsole.i18n.setup.chips import stack_words, suffices_words
from tdconsole.library.chipsets import chipset
from tdconsole.library.structures import structure
from tdconsole.library.templates import template
from tdconsole.projections.chips.inventory import (
    ChipInventory,
    Handed,
    Rebought,
    chip_inventory,
    handed,
)

Owned = Annotated[tuple[Chip, ...], Meta(min_length=1, max_length=30)]


class ChipsAsked(Record, kw_only=True):
    """A chip set, its name or its file, and what is handed out.

    A template says what is handed out if `stack` doesn't; `after` is what an entry may get later.
    With `entries` each stack gets as many small chips as that number of stacks allows.
    """

    chips: Owned | str
    template: NameTyped | None = None
    stack: Annotated[Chips, Meta(ge=1, le=10**9)] | None = None
    after: Annotated[tuple[Annotated[Chips, Meta(ge=1, le=10**12)], ...], Meta(max_length=30)] = ()
    rebuys: Rebought = 1
    structure: NameTyped | None = None
    entries: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class ChipsTold(Record, kw_only=True):
    inventory: ChipInventory
    sentences: tuple[str, ...]


def chips_for(voice: Voice, asked: ChipsAsked) -> ChipsTold:
    chips = chipset(asked.chips).chips if isinstance(asked.chips, str) else asked.chips
    made = template(asked.template).made if asked.template else None
    if asked.stack is not None:
        wanted = Handed(stack=asked.stack, after=asked.after)
    elif made is not None:
        wanted = handed(made.stack, made.terms, asked.rebuys)
    else:
        raise click.UsageError("stack is needed, or a template that has one.")
    periods = structure(asked.structure) if asked.structure else made.structure if made else ()
    inventory = chip_inventory(chips, wanted, periods, asked.entries)
    told = (
        stack_words(voice.words, inventory),
        suffices_words(voice.words, inventory, asked.entries),
    )
    return ChipsTold(inventory=inventory, sentences=tuple(filter(None, told)))


CHIPS: Final = Calculator(ChipsAsked, ChipsTold, chips_for)
