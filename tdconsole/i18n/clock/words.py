"""The clock in words: marks, times of day, and where a gesture leaves it."""

from typing import assert_never

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.values import Break, Mark, Period, Structure
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import level_number


def mark_name(words: Catalogue, mark: Mark) -> str:
    say = words.pgettext
    match mark.kind:
        case "registration_closes":
            return say("mark", "Registration closes")
        case "rebuys_end":
            return say("mark", "Rebuys end")
        case "add_on":
            return say("mark", "Add-on")
        case "colour_up" if mark.chip is not None:
            return say("mark", "Colour-up of {chip}", chip=words.number(mark.chip))
        case "colour_up":
            return say("mark", "Colour-up")
        case "end_of_day":
            return say("mark", "End of the day")
        case _:
            assert_never(mark.kind)


def period_name(words: Catalogue, structure: Structure, index: int) -> str:
    """`Level 9`, or `Break`, for the `index`th period counted from 0."""
    number = level_number(structure, index)
    if number is None:
        return words.pgettext("clock", "Break")
    return words.pgettext("clock", "Level {level}", level=number)


def stands_at(words: Catalogue, structure: Structure, reading: Reading) -> str:
    """`Level 9, 14:32 left`."""
    name = period_name(words, structure, reading.index)
    if reading.hands is not None:
        return words.ngettext(
            "{period}, {number} hand left",
            "{period}, {number} hands left",
            reading.hands,
            period=name,
        )
    return words.gettext("{period}, {left} left", period=name, left=words.duration(reading.left))


def blinds(words: Catalogue, period: Period) -> str:
    if isinstance(period, Break):
        return words.pgettext("clock", "break")
    number, say = words.number, words.pgettext
    text = f"{number(period.small_blind)}/{number(period.big_blind)}"
    if not period.big_blind:
        text = say("stakes", "bring-in {bring_in}", bring_in=number(period.bring_in))
    if period.ante:
        text = f"{text} ({number(period.ante)})"
    if not period.big_bet:
        return text
    limits = f"{number(period.small_bet)}/{number(period.big_bet)}"
    return say("stakes", "{limits} limit · {blinds}", limits=limits, blinds=text)
