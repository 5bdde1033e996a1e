"""What the page and the press layout say in words."""

from itertools import chain
from typing import Final

from tdconsole.domain.memo import Memo
from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue, currency_digits
from tdconsole.i18n.eliminations.standings import place
from tdconsole.projections.eliminations.published import PlacePublished, Published

_WHOLE: Final[Memo[bool]] = Memo()


def money(words: Catalogue, told: Published, amount: Money) -> str:
    """The amount; without cents if no amount of the tournament has any."""
    return words.money(
        amount, told.currency, cents=not _WHOLE.of(told, made=lambda: _is_whole(told))
    )


def _is_whole(told: Published) -> bool:
    unit = 10 ** currency_digits(told.currency)
    last = told.rows[: told.prizes[-1].last] if told.prizes else ()
    amounts = chain(
        (told.pool, told.held),
        (one.amount for one in told.prizes),
        (row.prize for row in last),
        (row.bounty for row in told.rows),
    )
    return not any(amount % unit for amount in amounts)


def heading(words: Catalogue, told: Published) -> str:
    match told.stage:
        case "before":
            return words.gettext("Not started yet")
        case "running":
            return words.gettext("Results so far")
        case "called_off":
            return words.gettext("Called off")
        case "over":
            return words.gettext("Results")


def day(words: Catalogue, told: Published) -> str:
    """The day it began, and the day it ended if that was another one."""
    began, ended = told.field.began, told.field.ended
    if began is None:
        return ""
    days = [words.day_at(began), *([] if ended is None else [words.day_at(ended)])]
    return " – ".join(dict.fromkeys(days))


def dealt(words: Catalogue, told: Published) -> str:
    if not told.dealers:
        return ""
    said = words.ngettext(
        "{number} player agreed on a deal.", "{number} players agreed on a deal.", told.dealers
    )
    if not told.held:
        return said
    amount = money(words, told, told.held)
    held = words.gettext("{amount} was held back for the winner.", amount=amount)
    return f"{said} {held}"


def named(words: Catalogue, row: PlacePublished) -> str:
    return row.name or words.pgettext("in place of a name", "name not given")


def place_of(words: Catalogue, row: PlacePublished) -> str:
    return place(words, row.place, row.shared_by)


def notes(words: Catalogue, told: Published, row: PlacePublished) -> list[str]:
    """What is said beside a name."""
    bounty = money(words, told, row.bounty) if row.bounty else ""
    return [
        *([words.gettext("{amount} in bounties", amount=bounty)] if bounty else []),
        *([words.pgettext("payout", "deal")] if row.deal else []),
        *([words.pgettext("place", "provisional")] if row.provisional else []),
    ]


def unnamed(words: Catalogue, told: Published) -> str:
    return words.ngettext(
        "{number} player is not named.", "{number} players are not named.", told.unnamed
    )
