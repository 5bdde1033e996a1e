"""Advice on chips that leave at a break, and what is brought to the tables for them."""

from collections.abc import Iterator

from tdconsole.i18n.advice.worded import Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.colour_up import chips_named, faults_of, needed_words, why_words
from tdconsole.projections import advice as due


def colour_up_advised(words: Catalogue, advice: due.ColourUpDue) -> Worded:
    choices = (words.pgettext("button", "Write it into the structure"),) if advice.unmarked else ()
    return Worded(
        sentence=_sentence(words, advice),
        reason=" ".join(_reasons(words, advice)),
        button=words.pgettext("button", "Colour up…"),
        choices=choices,
    )


def _sentence(words: Catalogue, advice: due.ColourUpDue) -> str:
    chips = chips_named(words, advice.chips)
    if advice.minutes is None:
        return words.gettext("Colour up now: the chips of {chips} leave", chips=chips)
    return words.ngettext(
        "Colour-up in {minutes} minute: the chips of {chips} leave",
        "Colour-up in {minutes} minutes: the chips of {chips} leave",
        advice.minutes,
        minutes=words.number(advice.minutes),
        chips=chips,
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
            "The structure does not say so for {chips}: it is announced, and written into it wall and paper tell it.",
            chips=chips_named(words, advice.unmarked),
        )
