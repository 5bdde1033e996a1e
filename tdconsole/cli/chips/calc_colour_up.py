"""The calculator of the colour-up plan: which chips leave when, and the new ones needed."""

from typing import Annotated, Final

import click
from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.chips.calc_chips import Owned
from tdconsole.cli.structure.calc_structure import Wanted, rises
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.calculators import MoreThanEntered
from tdconsole.domain.rules.values import Rounding
from tdconsole.domain.values import MOST_SEATS, Chips, NameTyped, RaceMethod, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.colour_up import (
    faults_of,
    leaving_line,
    stack_made_of,
    stays_words,
    why_words,
)
from tdconsole.library.chipsets import chipset
from tdconsole.library.structures import structure
from tdconsole.library.templates import template
from tdconsole.projections.chips.colour_sums import colour_ups
from tdconsole.projections.chips.inventory import handed
from tdconsole.projections.chips.leaving import ColourUp, ColourUpPlan, Evening, Handout, Sized

EntriesTyped = Annotated[int, Meta(ge=1, le=1_000_000)]
SeatedTyped = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
SeatsTyped = Annotated[int, Meta(ge=2, le=MOST_SEATS)]


class TablesTold(Record, kw_only=True):
    """A number of tables with this many players."""

    players: SeatedTyped
    tables: EntriesTyped = 1


class SoldTold(Record, kw_only=True):
    """An amount handed out this often, besides the starting stacks."""

    chips: Annotated[Chips, Meta(ge=1, le=10**9)]
    times: Annotated[int, Meta(ge=1, le=1_000_000)]


class ColourUpAsked(Record, kw_only=True):
    """A chip set, its name or its file, and who plays.

    A template gives stack, seats, structure and sales unless given here; the structure is its rows,
    or a name. Without tables the players fill as many as they need.
    """

    chips: Owned | str
    entries: EntriesTyped
    template: NameTyped | None = None
    structure: Wanted | None = None
    stack: Annotated[Chips, Meta(ge=1, le=10**9)] | None = None
    sold: Annotated[tuple[SoldTold, ...], Meta(max_length=30)] | None = None
    players: EntriesTyped | None = None
    seats: SeatsTyped | None = None
    tables: Annotated[tuple[TablesTold, ...], Meta(max_length=MOST_SEATS)] = ()
    method: RaceMethod = "race"
    rounding: Rounding = "half_up"


class ColourUpTold(Record, kw_only=True):
    plan: ColourUpPlan
    sentences: tuple[str, ...]


def colour_up_of(voice: Voice, asked: ColourUpAsked) -> ColourUpTold:
    made = template(asked.template).made if asked.template else None
    rows = structure(asked.structure) if isinstance(asked.structure, str) else asked.structure
    if rows is None and made is not None:
        rows = made.structure
    stack = asked.stack or (made.stack if made else None)
    if rows is None or stack is None:
        raise click.UsageError("structure and stack are needed, or a template that has them.")
    rises(voice, rows)
    seated = sum(one.players * one.tables for one in asked.tables)
    if seated > asked.entries:
        raise refusing(voice, MoreThanEntered(players=seated, entries=asked.entries))
    sold = tuple(Handout(chips=one.chips, times=one.times) for one in asked.sold or ())
    if asked.sold is None and made is not None:
        after = handed(stack, made.terms).after
        sold = tuple(Handout(chips=one, times=asked.entries) for one in after)
    if asked.players is not None and asked.players > asked.entries:
        raise click.UsageError("players are some of the entries, or all of them.")
    chips = chipset(asked.chips).chips if isinstance(asked.chips, str) else asked.chips
    plan = colour_ups(
        Evening(
            structure=rows,
            stack=stack,
            chips=tuple(chips),
            entries=asked.entries,
            players=asked.players or asked.entries,
            later=sold,
            tables=tuple(Sized(players=one.players, tables=one.tables) for one in asked.tables),
            seats=asked.seats or (made.seats_per_table if made else 9),
            method=asked.method,
            rounding=asked.rounding,
        ),
        asked.chips if isinstance(asked.chips, str) else "",
    )
    words = voice.words
    told = (_sentences(words, step) for step in plan.steps)
    stays = (stays_words(words, one) for one in plan.stays)
    return ColourUpTold(plan=plan, sentences=(*told, *stays, stack_made_of(words, plan)))


def _sentences(words: Catalogue, step: ColourUp) -> str:
    said = " ".join(filter(None, (why_words(words, step), *faults_of(words, step))))
    return ". ".join(filter(None, (leaving_line(words, step), said)))


COLOUR_UP: Final = Calculator(ColourUpAsked, ColourUpTold, colour_up_of)
