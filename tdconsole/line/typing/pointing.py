"""The player and the seat that a word of the line points at."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from tdconsole.domain.language.rejections.room import SeatTaken
from tdconsole.domain.room.seating import seat_fault
from tdconsole.domain.room.table_owner import held_elsewhere
from tdconsole.domain.state.flight_in_hand import floors
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import EntryId, Record, Seat, SeatNo, TableNo
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.names import Among
from tdconsole.line.typing.reading import Mood, Offer, Reading

MOST: Final = 8
"""Completions shown at once, of possibly thousands."""

_SEAT: Final = re.compile(r"([0-9]{1,5})[-–./]([0-9]{1,5})")
_TABLE: Final = re.compile(r"([0-9]{1,5})[-–./]?")
_ENTRY: Final = re.compile(r"#([0-9]{1,9})")
_PARTED: Final = re.compile(r"(?<=[0-9])\s*([-–/])\s*(?=[0-9])")
_ABOUT_EQUALS: Final = re.compile(r"\s*=\s*")
_AFTER_HASH: Final = re.compile(r"#\s+")


class Unsure(Record, kw_only=True):
    """Nobody in particular: why, and the players who may be meant."""

    sentence: str
    candidates: tuple[EntryId, ...] = ()
    elsewhere: tuple[Offer, ...] = ()
    """The way to the flight where it is."""

    def reading(self, offers: tuple[Offer, ...] = ()) -> Reading:
        mood: Mood = "asking" if self.candidates else "refused"
        return Reading(mood=mood, sentence=self.sentence, offers=offers or self.elsewhere)


def tidy(arguments: str) -> str:
    """Return the text without needless spaces."""
    text = _ABOUT_EQUALS.sub("=", _PARTED.sub(r"\1", arguments))
    return " ".join(_AFTER_HASH.sub("#", text).split())


def seat_of(word: str) -> Seat | None:
    found = _SEAT.fullmatch(word)
    return Seat(table=TableNo(int(found[1])), seat=SeatNo(int(found[2]))) if found else None


def table_of(word: str) -> TableNo | None:
    """Return the table, even if the seat is still to be typed: `5-`."""
    found = _TABLE.fullmatch(word)
    return TableNo(int(found[1])) if found else None


def entry_of(word: str) -> EntryId | None:
    found = _ENTRY.fullmatch(word)
    return EntryId(int(found[1])) if found else None


def by_number(word: str) -> bool:
    return _SEAT.fullmatch(word) is not None or _ENTRY.fullmatch(word) is not None


def named_and_why(text: str) -> tuple[str, str]:
    """Split the player from the reason: after a seat or a number, or at a colon after a name."""
    first, _, rest = text.partition(" ")
    if by_number(first.rstrip(":")):
        return first.rstrip(":"), rest.strip()
    name, _, reason = text.partition(":")
    return name.strip(), reason.strip()


def whom(desk: Desk, word: str, among: Among) -> EntryId | Unsure:
    """Find by seat, entry or name; players outside `among` only if nobody else has the name."""
    if (seat := seat_of(word)) is not None:
        return _sitting_at(desk, seat)
    if (entry := entry_of(word)) is not None:
        meant = among(entry) or not desk.is_elsewhere(entry)
        return entry if meant else _in_flight(desk, entry)
    return _called(desk, word, among)


def _sitting_at(desk: Desk, seat: Seat) -> EntryId | Unsure:
    state = desk.state
    if state.play.seating.at(seat) is None and seat.table in held_elsewhere(state):
        return table_in_flight(desk, seat.table)
    match seat_fault(state, state.play.seating, seat):
        case None:
            free = desk.words.gettext("Nobody sits at {seat}.", seat=seat_name(desk.words, seat))
            return Unsure(sentence=free)
        case SeatTaken(by=by):
            return by
        case fault:
            return Unsure(sentence=desk.said(fault))


def _called(desk: Desk, name: str, among: Among) -> EntryId | Unsure:
    found = desk.names.find(name, among)
    if not found:
        every = living_first(desk, name)
        if every and desk.is_elsewhere(every[0]):
            return _in_flight(desk, every[0])
        found = [one for one in every if not desk.is_elsewhere(one)]
    if not found:
        return Unsure(
            sentence=desk.words.gettext("Nobody in this tournament is called “{name}”.", name=name)
        )
    if len(found) == 1:
        return found[0]
    if (exact := desk.names.exactly(name, found)) is not None:
        return exact
    sentence = desk.words.ngettext(
        "“{name}” matches {number} player: which one?",
        "“{name}” matches {number} players: which one?",
        len(found),
        name=name,
    )
    return Unsure(sentence=sentence, candidates=tuple(found[:MOST]))


def living_first(desk: Desk, name: str) -> list[EntryId]:
    """Players by name: those in, this flight's first, then those out."""
    state = desk.state
    here, every = state.entries.by_id, list(floors(state).values())

    def rank(entry: EntryId) -> tuple[bool, bool]:
        return any(entry in one.exits.by_entry for one in every), entry not in here

    found = desk.names.find(name, lambda one: any(one in floor.entries.by_id for floor in every))
    return sorted(found, key=rank)


def _in_flight(desk: Desk, entry: EntryId) -> Unsure:
    return Unsure(sentence=desk.player_there(entry), elsewhere=_turn(desk.flight_of(entry)))


def table_in_flight(desk: Desk, table: TableNo) -> Unsure:
    """The doubt about a table of another flight than the one in hand."""
    flight = flight_name(desk.state, held_elsewhere(desk.state)[table])
    return Unsure(sentence=desk.table_there(table), elsewhere=_turn(flight))


def _turn(flight: str) -> tuple[Offer, ...]:
    line = f"flight {flight}"
    return (Offer(line=line, label=line),)


def offered(desk: Desk, entry: EntryId, line: str) -> Offer:
    where = desk.where(entry)
    if desk.is_elsewhere(entry):
        flight = desk.flight_of(entry)
        where = desk.words.pgettext("flight", "{flight}: {where}", flight=flight, where=where)
    detail = desk.words.gettext("entry {entry} · {where}", entry=entry, where=where)
    return Offer(line=line, label=desk.looking.who(entry), detail=detail)


def offered_each(
    desk: Desk, entries: Iterable[EntryId], line: Callable[[EntryId], str]
) -> tuple[Offer, ...]:
    return tuple(offered(desk, entry, line(entry)) for entry in entries)
