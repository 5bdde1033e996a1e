"""Advice on chips that leave at a break, and what is brought to the tables for them."""

from collections.abc import Iterator
from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_, Catalogue
from tdconsole.i18n.chips.colour_up import chips_named, faults_of, needed_words, why_words
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {}


def _due(advice: due.ColourUpDue) -> Advised:
    in_time = P_(
        "Colour-up in {minutes} minute: the chips of {chips} leave",
        "Colour-up in {minutes} minutes: the chips of {chips} leave",
        "minutes",
    )
    now = N_("Colour up now: the chips of {chips} leave")
    return Advised(
        sentence=now if advice.minutes is None else in_time,
        reason=lambda wording, one: " ".join(_reasons(wording.words, one)),
        button=C_("button", "Colour up…"),
        choices=(C_("button", "Write it into the structure"),) if advice.unmarked else (),
    )


def _reasons(words: Catalogue, advice: due.ColourUpDue) -> Iterator[str]:
    for step in advice.steps:
        if told := needed_words(words, step):
            yield told
        if why := why_words(words, step):
            yield why
        if step.raced:
            yield words.gettext(
                "Done at {done} of {tables} tables.",
                done=words.number(step.raced),
                tables=words.number(advice.tables),
            )
        yield from faults_of(words, step)
    if all(step.chips is None for step in advice.steps):
        yield words.gettext("How many it takes is not known: the tournament has no chip set.")
    if advice.unmarked:
        yield words.gettext(
            "The structure does not say so for {chips}: announce it, and write it into the "
            "structure so that wall and paper show it.",
            chips=chips_named(words, advice.unmarked),
        )


OWN_WORDS: Final[OwnRows] = {due.ColourUpDue: _due}
