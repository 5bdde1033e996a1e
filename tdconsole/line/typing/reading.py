"""The reading of a typed line: the request it makes, or the place it leads to, in words."""

from typing import Literal

from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import (
    Chips,
    Due,
    EntryId,
    PlayId,
    Record,
    Seat,
    TableNo,
    TournamentId,
)

Mood = Literal["idle", "ready", "told", "asking", "refused", "found", "nothing"]
"""The mood of a reading; "told" is an answer, with nothing to do."""


class ToEntry(Record, kw_only=True):
    """The player on the floor if seated, else in the list of entries."""

    entry: EntryId


class ToSeat(Record, kw_only=True):
    seat: Seat


class ToTable(Record, kw_only=True):
    table: TableNo


class ToFlight(Record, kw_only=True):
    """A flight, and then a place in it."""

    play: PlayId
    then: ToEntry | ToSeat | ToTable | None = None


class ToAction(Record, kw_only=True):
    """An action that asks for the rest."""

    action: str
    entry: EntryId | None = None


class ToPayment(Record, kw_only=True):
    """A prize to be paid, or to be taken back."""

    entry: EntryId
    due: Due
    back: bool = False


class ToRace(Record, kw_only=True):
    old: Chips
    new: Chips
    table: TableNo | None = None


class ToList(Record, kw_only=True):
    """People to be registered, one a line."""

    names: str


class ToRules(Record, kw_only=True):
    sought: str


class ToTournament(Record, kw_only=True):
    tournament: TournamentId


class ToHouse(Record, kw_only=True):
    """A request to the house itself, which the window makes."""

    request: HouseCommand


Jump = (
    ToEntry
    | ToSeat
    | ToTable
    | ToFlight
    | ToAction
    | ToPayment
    | ToRace
    | ToList
    | ToRules
    | ToTournament
    | ToHouse
)
"""Where a line leads that requests nothing."""


class Offer(Record, kw_only=True):
    """A completion: the whole line as it would be, and what the list shows of it."""

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
    """Whether the first offer is how the line is read already."""
    unread: bool = False
    """Whether the server would have to be asked, which can't be reached."""


IDLE = Reading(mood="idle")
