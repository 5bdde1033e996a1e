"""The rows of the prizes in words: places, what is still to be done, and what is posted."""

from collections.abc import Sequence
from typing import assert_never

from tdconsole.domain.language.events.money import PrizesPosted
from tdconsole.domain.prizes.unclaimed import UnclaimedPrizes
from tdconsole.domain.state.money import Posted
from tdconsole.domain.values import Due, Instant, Money, RulingNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.prizes.satellites import seats_words
from tdconsole.projections.prizes.board import PrizeRow

NOT_SETTLED = "≈"
"""The sign before a place that another table may still change."""


def places_words(words: Catalogue, row: PrizeRow) -> str:
    if row.first is None or row.last is None:
        return _instead(words, row.due)
    if row.last > row.first:
        return f"{row.first}–{row.last}"
    said = place(words, row.first, row.shared_by)
    return f"{NOT_SETTLED} {said}" if row.provisional else said


def _instead(words: Catalogue, due: Due) -> str:
    """A short word for the due, instead of a place."""
    say = words.pgettext
    match due:
        case "prize":
            return say("instead of a place", "none")
        case "bounty":
            return say("instead of a place", "bounty")
        case "special":
            return say("instead of a place", "special")
        case "refund":
            return say("instead of a place", "refund")
        case _:
            assert_never(due)


def held_words(words: Catalogue, row: PrizeRow) -> str:
    """Words instead of a name; empty if the prize is nobody's yet."""
    return words.pgettext("prize", "held back for the winner") if row.held else ""


def prize_words(words: Catalogue, amount: Money, seat: Money, currency: str) -> str:
    """The prize; in a satellite one as large as a seat is a seat."""
    if not seat or amount < seat:
        return words.money(amount, currency)
    won, more = words.pgettext("board", "a seat"), Money(amount - seat)
    if not more:
        return won
    told = words.money(more, currency)
    return words.pgettext("board", "{seats} + {amount}", seats=won, amount=told)


def paid_words(words: Catalogue, amounts: Sequence[Money], seat: Money, currency: str) -> str:
    """The number of places paid, or in a satellite `3 seats, and €40.00`."""
    seats = sum(amount >= seat for amount in amounts) if seat else 0
    if not seats:
        return words.ngettext("{number} place paid", "{number} places paid", len(amounts))
    return seats_words(words, seats, Money(sum(amounts) - seats * seat), currency)


def posting_words(words: Catalogue, told: PrizesPosted, seat: Money, currency: str) -> str:
    """The prizes that would be posted."""
    about = {"pool": words.money(told.pool, currency), "entries": words.number(told.entries)}
    if seat and any(amount >= seat for amount in told.amounts):
        return words.gettext(
            "{prizes} of {pool} for {entries} entries",
            prizes=paid_words(words, told.amounts, seat, currency),
            **about,
        )
    return words.ngettext(
        "{number} prize of {pool} for {entries} entries, the first {first}",
        "{number} prizes of {pool} for {entries} entries, the first {first}",
        len(told.amounts),
        first=words.money(told.amounts[0] if told.amounts else Money(0), currency),
        **about,
    )


def unwon_words(words: Catalogue, unwon: UnclaimedPrizes, currency: str) -> str:
    """The prizes nobody can win; empty if all can still be won."""
    if not unwon.amount:
        return ""
    amount = words.money(unwon.amount, currency)
    if unwon.shares:
        return words.ngettext(
            "{amount} stays with the house: the share of the deal of {number} player who was struck",
            "{amount} stays with the house: the shares of the deal of {number} players who were struck",
            unwon.shares,
            amount=amount,
        )
    return words.gettext(
        "{amount} stays with the house: more places are paid than there are players for them",
        amount=amount,
    )


def state_words(words: Catalogue, row: PrizeRow, currency: str) -> str:
    """What is to be done about a row, or the slip that shows it is done."""
    if row.entry is None:
        return ""
    said = _paid(words, row, currency)
    if row.special:
        return words.pgettext("prize", "{prize}, {state}", prize=row.special, state=said)
    if row.provisional:
        return words.pgettext("prize", "provisional, {state}", state=said)
    return words.pgettext("prize", "deal, {state}", state=said) if row.deal else said


def _paid(words: Catalogue, row: PrizeRow, currency: str) -> str:
    say, rest = words.pgettext, row.open
    slips = ", ".join(str(slip) for slip in row.slips)
    if rest < 0:
        return say("prize", "{amount} to take back", amount=words.money(Money(-rest), currency))
    if rest and row.ruling is not None:
        return held_back_words(words, row.ruling)
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


def held_back_words(words: Catalogue, ruling: RulingNo) -> str:
    return words.pgettext("prize", "held back by ruling {ruling}", ruling=ruling)


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
    """What has changed since the prizes were posted; empty if nothing has."""
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
