"""Advice in words, and the rows of the tables that word it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from tdconsole.domain.values import Chips, EntryId, Mark, Millis, Place, Record, Seat, Withheld
from tdconsole.i18n.chips.colour_up import chips_named
from tdconsole.i18n.clock.words import mark_name
from tdconsole.i18n.discipline.rulings import held_from
from tdconsole.i18n.fields import Fields, Part
from tdconsole.i18n.naming import Wording
from tdconsole.i18n.room.seats import seat_typed


class Worded(Record, kw_only=True):
    """What to do, without a full stop; why, in whole sentences; and the text of its button."""

    sentence: str
    reason: str
    button: str
    choices: tuple[str, ...] = ()
    """One for each of the advice's choices."""


class Advised(NamedTuple):
    """How one type of advice is worded."""

    sentence: Part
    reason: Part | list[Part]
    """Several are said one after the other."""
    button: Part | None = None
    choices: tuple[Part, ...] | Callable[[Wording, Any], Iterable[str]] = ()


Rows = Mapping[type, Advised]
OwnRows = Mapping[type, Callable[[Any], Advised]]
"""What finds the row of a type that is worded in several ways."""

FIELDS: Final = Fields(
    {
        Seat: lambda _wording, seat, _one: seat_typed(seat),
        Place: lambda wording, place, _one: wording.words.number(place),
        Millis: lambda wording, moment, _one: wording.words.time_at(moment),
        Mark: lambda wording, mark, _one: mark_name(wording.words, mark),
        Withheld: lambda wording, held, _one: held_from(wording.words, held, wording.who),
        tuple[Chips, ...]: lambda wording, chips, _one: chips_named(wording.words, chips),
        tuple[EntryId, ...]: lambda wording, entries, _one: wording.words.listed(
            [wording.who(entry) for entry in entries]
        ),
    }
)


def worded(wording: Wording, one: object, row: Advised) -> Worded:
    def said(part: Part) -> str:
        return FIELDS.said(wording, one, part)

    reasons = row.reason if isinstance(row.reason, list) else [row.reason]
    choices = row.choices
    return Worded(
        sentence=said(row.sentence),
        reason=" ".join(map(said, reasons)),
        button="" if row.button is None else said(row.button),
        choices=tuple(choices(wording, one) if callable(choices) else map(said, choices)),
    )
