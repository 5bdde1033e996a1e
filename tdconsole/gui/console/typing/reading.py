"""What a typed line comes to: the request it makes, or the place it leads to, and in which words."""

from typing import Literal

from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import Chips, Due, EntryId, PlayId, Record, Seat, TableNo

Mood = Literal["idle", "ready", "told", "asking", "refused", "found", "nothing"]
"""Told: an answer, there is nothing to do."""


class Jump(Record, kw_only=True):
    """One of them: what is to be shown."""

    entry: EntryId | None = None
    seat: Seat | None = None
    table: TableNo | None = None
    act: str = ""
    """The action that asks about the rest."""
    due: Due | None = None
    """What the entry is to be paid, or to give back."""
    back: bool = False
    chips: tuple[Chips, Chips] | None = None
    """The old ones and the new ones of a colour-up."""
    flight: PlayId | None = None
    """The window turns to it."""
    names: str = ""
    """A list of people to be registered, one a line."""
    sought: str | None = None
    """What the rules are looked through for."""


class Offer(Record, kw_only=True):
    """A completion: the whole line as it would stand, and what the list shows of it."""

    line: str
    label: str
    detail: str = ""


class Reading(Record, kw_only=True):
    mood: Mood
    sentence: str = ""
    request: Request | None = None
    jump: Jump | None = None
    offers: tuple[Offer, ...] = ()
    chosen: bool = False
    """The first offer is what the line is taken for already."""


IDLE = Reading(mood="idle")
