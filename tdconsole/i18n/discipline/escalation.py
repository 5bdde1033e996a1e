"""The usual next step, and why; never more than a suggestion."""

from typing import assert_never

from tdconsole.domain.discipline.escalation import NextStep
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import degree_name


def next_step_told(words: Catalogue, one: NextStep) -> str:
    step, cite = degree_name(words, one.step), one.usual.cite
    match one.because:
        case "first":
            return words.gettext(
                "Usual here: {step}, because nothing of the kind is on record ({cite})",
                step=step,
                cite=cite,
            )
        case "several":
            return words.ngettext(
                "Usual here: {step}, because there was {number} penalty in this tournament ({cite})",
                "Usual here: {step}, because there were {number} penalties in this tournament ({cite})",
                one.here,
                step=step,
                cite=cite,
            )
        case "again":
            return _again(words, one, step)
        case _:
            assert_never(one.because)


def _again(words: Catalogue, one: NextStep, step: str) -> str:
    if one.last is None:
        return words.gettext("Usual here: {step} ({cite})", step=step, cite=one.usual.cite)
    about = {
        "step": step,
        "cite": one.usual.cite,
        "day": words.day_at(one.last.at),
        "last": degree_name(words, one.last.degree),
    }
    if one.at_the_end:
        return words.gettext(
            "Usual here: {step}, because last time, on {day}, it was: {last}, and the book goes no further ({cite})",
            **about,
        )
    return words.gettext(
        "Usual here: {step}, because last time, on {day}, it was: {last} ({cite})", **about
    )
