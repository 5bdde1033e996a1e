"""The colour-up plan as text: a line for each chip that leaves."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.colour_up import (
    faults_of,
    leaving_line,
    stack_made_of,
    stays_words,
    why_words,
)
from tdconsole.projections.chips.colour_up import own_plan
from tdconsole.projections.chips.leaving import ColourUpPlan


def colour_up_rows(words: Catalogue, plan: ColourUpPlan) -> Rows:
    if not plan.steps:
        yield (words.gettext("No chips leave."),)
    for step in plan.steps:
        yield (leaving_line(words, step), *faults_of(words, step))
        for one in step.tables:
            yield (
                words.ngettext(
                    "Tables of {number} player: about {chips} to each",
                    "Tables of {number} players: about {chips} to each",
                    one.players,
                    chips=words.number(one.chips),
                ),
            )
        if why := why_words(words, step):
            yield (why,)
    for stays in plan.stays:
        yield (stays_words(words, stays),)
    if plan.chip_set and plan.steps:
        yield (stack_made_of(words, plan),)


COLOUR_UP: Final = View(
    ColourUpPlan,
    lambda look: own_plan(look.state),
    lambda look, data: colour_up_rows(look.voice.words, data),
)
