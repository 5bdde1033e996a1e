"""The flights' states in words."""

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds
from tdconsole.projections.flights.board import FlightLine, FlightsBoard
from tdconsole.projections.flights.through import Several


def through_words(words: Catalogue, number: int) -> str:
    return words.ngettext("{number} player through", "{number} players through", number)


def end_words(words: Catalogue, line: FlightLine) -> str:
    """The end of a flight; empty if it is over, or a level ends it that is far off."""
    if line.state == "over":
        return ""
    if line.down_to is not None:
        return words.ngettext(
            "ends with {number} player", "ends with {number} players", line.down_to
        )
    if line.ends_in is not None:
        return words.gettext("ends in {time}", time=words.duration(line.ends_in))
    return ""


def stacks_words(words: Catalogue, one: Several) -> str:
    """Each stack of a person who qualified more than once, with its flight."""
    return words.listed([f"{stack.flight} {words.number(stack.chips)}" for stack in one.stacks])


def goes_words(words: Catalogue, one: Several) -> str:
    """The stack the person goes on with, and what is lost."""
    chips = words.number(one.chips)
    if not one.forfeited:
        return words.gettext("goes on with {chips}", chips=chips)
    return words.gettext(
        "goes on with {chips}, forfeits {forfeited}",
        chips=chips,
        forfeited=words.number(one.forfeited),
    )


def forfeits_words(words: Catalogue, one: Several) -> str:
    return words.gettext("forfeits {forfeited}", forfeited=words.number(one.forfeited))


def begins_words(words: Catalogue, board: FlightsBoard) -> str:
    """The period day 2 begins with, or has come to."""
    if board.period is None:
        return ""
    told = blinds(words, board.period)
    if board.level is None:
        return told
    return words.gettext("level {level}, {blinds}", level=board.level, blinds=told)


def waits_words(words: Catalogue, board: FlightsBoard) -> str:
    """The flights that keep the merge waiting."""
    if not board.still:
        return ""
    return words.ngettext(
        "{flights} is not over",
        "{flights} are not over",
        len(board.still),
        flights=words.listed(list(board.still)),
    )
