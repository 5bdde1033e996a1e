"""A search typed without a verb: `rossi`, `#27`, `7-4`, `t 7` or `7`."""

import re
from typing import Final

from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NoSuchTable, SeatTaken
from tdconsole.domain.room.seating import seat_fault
from tdconsole.domain.room.table_owner import held_elsewhere
from tdconsole.domain.state.flight_in_hand import entry_of as entry_there
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import (
    MOST,
    entry_of,
    living_first,
    offered,
    seat_of,
    tidy,
)
from tdconsole.line.typing.reading import (
    IDLE,
    Offer,
    Reading,
    ToEntry,
    ToFlight,
    ToSeat,
    ToTable,
)

_TABLE: Final = re.compile(r"(?:t\s*)?([0-9]{1,5})", re.IGNORECASE)


def look_for(desk: Desk, line: str) -> Reading:
    """Look for it; `find rossi` also finds a player who is called like a verb."""
    if not tidy(line):
        return desk.asking(desk.words.gettext("Find whom or what? find rossi, find 7-4 or find 7"))
    return find(desk, line)


def find(desk: Desk, line: str) -> Reading:
    text = tidy(line)
    if not text:
        return IDLE
    if (entry := entry_of(text)) is not None:
        return _entry(desk, entry)
    if (seat := seat_of(text)) is not None:
        return _seat(desk, seat)
    if (table := _TABLE.fullmatch(text)) is not None:
        return _table(desk, TableNo(int(table[1])))
    found = living_first(desk, text)
    if not found:
        sentence = desk.words.gettext("Nobody in this tournament is called “{name}”.", name=text)
        return Reading(mood="nothing", sentence=sentence)
    offers = tuple(offered(desk, one, f"#{one}") for one in found[:MOST])
    return _entry(desk, found[0], offers if len(found) > 1 else ())


def _entry(desk: Desk, entry: EntryId, offers: tuple[Offer, ...] = ()) -> Reading:
    if desk.is_elsewhere(entry):
        return _elsewhere(desk, entry, offers)
    if entry not in desk.state.entries.by_id:
        return _nothing(desk, UnknownEntry(entry=entry))
    return Reading(
        mood="found",
        sentence=desk.words.gettext(
            "{player}, entry {entry}: {where}",
            player=desk.looking.who(entry),
            entry=entry,
            where=desk.where(entry),
        ),
        jump=ToEntry(entry=entry),
        offers=offers,
        chosen=bool(offers),
    )


def _elsewhere(desk: Desk, entry: EntryId, offers: tuple[Offer, ...] = ()) -> Reading:
    """Offer a player of another flight; Enter turns to the flight and shows the player there."""
    state, words = desk.state, desk.words
    one = entry_there(state, entry)
    if one is None:
        return _nothing(desk, UnknownEntry(entry=entry))
    flight = flight_name(state, one.play)
    sentence = words.gettext(
        "{player}, entry {entry}, is in {flight}: {where}. Enter turns this window to {flight}.",
        player=desk.looking.who(entry),
        entry=entry,
        flight=flight,
        where=desk.where(entry),
    )
    jump = ToFlight(play=one.play, then=ToEntry(entry=entry))
    return Reading(mood="found", sentence=sentence, jump=jump, offers=offers, chosen=bool(offers))


def _seat(desk: Desk, seat: Seat) -> Reading:
    state, words = desk.state, desk.words
    if state.play.seating.at(seat) is None and seat.table in held_elsewhere(state):
        return _table_elsewhere(desk, seat.table, ToSeat(seat=seat))
    match seat_fault(state, state.play.seating, seat):
        case None:
            player = words.pgettext("seat", "free")
        case SeatTaken(by=by):
            player = desk.looking.who(by)
        case fault:
            return _nothing(desk, fault)
    sentence = words.gettext(
        "Table {table} seat {seat}: {player}", table=seat.table, seat=seat.seat, player=player
    )
    return Reading(mood="found", sentence=sentence, jump=ToSeat(seat=seat))


def _table(desk: Desk, table: TableNo) -> Reading:
    there = desk.state.play.seating.tables.get(table)
    if (there is None or not there.players) and table in held_elsewhere(desk.state):
        return _table_elsewhere(desk, table, ToTable(table=table))
    if there is None:
        return _nothing(desk, NoSuchTable(table=table))
    sentence = desk.words.ngettext(
        "Table {table}: {number} player",
        "Table {table}: {number} players",
        len(there.players),
        table=table,
    )
    return Reading(mood="found", sentence=sentence, jump=ToTable(table=table))


def _table_elsewhere(desk: Desk, table: TableNo, jump: ToSeat | ToTable) -> Reading:
    play = held_elsewhere(desk.state)[table]
    sentence = desk.words.gettext(
        "Table {table} is {flight}’s. Enter turns this window to {flight}.",
        table=table,
        flight=flight_name(desk.state, play),
    )
    return Reading(mood="found", sentence=sentence, jump=ToFlight(play=play, then=jump))


def _nothing(desk: Desk, rejection: Rejection) -> Reading:
    return Reading(mood="nothing", sentence=desk.said(rejection))
