"""The rows of the prizes in words: which places, what is still to be done, and what is posted."""

from typing import assert_never

from tdconsole.domain.state import Posted
from tdconsole.domain.values import Due, Instant, Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.views import place
from tdconsole.projections.prize_board import PrizeRow

NOT_SETTLED = "≈"
"""Before a place that another table may still change."""


def places_words(words: Catalogue, row: PrizeRow) -> str:
    if row.first is None or row.last is None:
        return _instead(words, row.due)
    if row.last > row.first:
        return f"{row.first}–{row.last}"
    said = place(words, row.first, row.shared_by)
    return f"{NOT_SETTLED} {said}" if row.provisional else said


def _instead(words: Catalogue, due: Due) -> str:
    """Of a place, where there is none: short enough to stand there."""
    say = words.pgettext
    match due:
        case "prize":
            return say("instead of a place", "none")
        case "bounty":
            return say("instead of a place", "bounty")
        case "special":
            return say("instead of a place", "target")
        case "refund":
            return say("instead of a place", "refund")
        case _:
            assert_never(due)


def held_words(words: Catalogue, row: PrizeRow) -> str:
    """In place of a name; empty where it is nobody's yet."""
    return words.pgettext("prize", "held back for the winner") if row.held else ""


def state_words(words: Catalogue, row: PrizeRow, currency: str) -> str:
    """What is to be done about it, or which slip says that it is done."""
    if row.entry is None:
        return ""
    said = _paid(words, row, currency)
    if row.provisional:
        return words.pgettext("prize", "provisional, {state}", state=said)
    return words.pgettext("prize", "deal, {state}", state=said) if row.deal else said


def _paid(words: Catalogue, row: PrizeRow, currency: str) -> str:
    say, rest = words.pgettext, row.open
    slips = ", ".join(str(slip) for slip in row.slips)
    if rest < 0:
        return say("prize", "{amount} to take back", amount=words.money(Money(-rest), currency))
    if rest and row.paid:
        return say(
            "prize",
            "{amount} to pay still, slip {slips}",
            amount=words.money(rest, currency),
            slips=slips,
        )
    if rest:
        return say("prize", "to pay")
    return say("prize", "paid, slip {slips}", slips=slips) if row.slips else ""


def posted_words(words: Catalogue, posted: Posted | None, at: Instant | None = None) -> str:
    if posted is None:
        return words.gettext("Not posted yet")
    if at is None:
        return words.ngettext(
            "Posted for {number} entry", "Posted for {number} entries", posted.entries
        )
    return words.ngettext(
        "Posted at {time} for {number} entry",
        "Posted at {time} for {number} entries",
        posted.entries,
        time=words.time_of_day(at),
    )


def since_words(
    words: Catalogue, posted: Posted | None, entries: int, pool: Money, currency: str
) -> str:
    """What is other than when they were posted; empty where nothing is."""
    if posted is None:
        return ""
    said, more = [], Money(pool - posted.pool)
    if more:
        amount = _sign(more) + words.money(Money(abs(more)), currency)
        said.append(words.gettext("The pool has changed since: {change}", change=amount))
    if others := entries - posted.entries:
        change = _sign(others) + words.number(abs(others))
        said.append(words.gettext("Entries since: {change}", change=change))
    return " · ".join(said)


def _sign(number: int) -> str:
    return "+" if number > 0 else "−"
