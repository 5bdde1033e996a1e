"""A line without a verb is looked for: `rossi`, `#27`, `7-4`, `t 7` or `7`."""

import re
from typing import Final

from tdconsole.domain.flight_names import flight_name
from tdconsole.domain.floors import entry_of as entry_there
from tdconsole.domain.floors import seen
from tdconsole.domain.rejections import (
    NoSuchTable,
    Rejection,
    SeatTaken,
    UnknownEntry,
)
from tdconsole.domain.seating import seat_fault
from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.gui.console.quick.desk import Desk
from tdconsole.gui.console.quick.pointing import MOST, entry_of, offered, seat_of, tidy
from tdconsole.gui.console.quick.reading import IDLE, Jump, Offer, Reading

_TABLE: Final = re.compile(r"(?:t\s*)?([0-9]{1,5})", re.IGNORECASE)


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
    found = desk.names.find(text, desk.state.entries.by_id.__contains__)
    if not found and (there := _in_other_flights(desk, text)):
        offers = tuple(offered(desk, one, f"#{one}") for one in there[:MOST])
        return _elsewhere(desk, there[0], offers if len(there) > 1 else ())
    if not found:
        sentence = desk.words.gettext("Nobody in this tournament is called “{name}”.", name=text)
        return Reading(mood="nothing", sentence=sentence)
    offers = tuple(offered(desk, one, f"#{one}") for one in found[:MOST])
    return _entry(desk, found[0], offers if len(found) > 1 else ())


def _entry(desk: Desk, entry: EntryId, offers: tuple[Offer, ...] = ()) -> Reading:
    if entry not in desk.state.entries.by_id and entry_there(desk.state, entry) is not None:
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
        jump=Jump(entry=entry),
        offers=offers,
        chosen=bool(offers),
    )


def _in_other_flights(desk: Desk, text: str) -> list[EntryId]:
    others = desk.state.others.values()
    return desk.names.find(text, lambda one: any(one in there.entries.by_id for there in others))


def _elsewhere(desk: Desk, entry: EntryId, offers: tuple[Offer, ...] = ()) -> Reading:
    """Enter turns the window to the flight, and shows the player there."""
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
        where=desk.where(entry, seen(state, one.play)),
    )
    jump = Jump(entry=entry, flight=one.play)
    return Reading(mood="found", sentence=sentence, jump=jump, offers=offers, chosen=bool(offers))


def _seat(desk: Desk, seat: Seat) -> Reading:
    state, words = desk.state, desk.words
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
    return Reading(mood="found", sentence=sentence, jump=Jump(seat=seat))


def _table(desk: Desk, table: TableNo) -> Reading:
    there = desk.state.play.seating.tables.get(table)
    if there is None:
        return _nothing(desk, NoSuchTable(table=table))
    sentence = desk.words.ngettext(
        "Table {table}: {number} player",
        "Table {table}: {number} players",
        len(there.players),
        table=table,
    )
    return Reading(mood="found", sentence=sentence, jump=Jump(table=table))


def _nothing(desk: Desk, rejection: Rejection) -> Reading:
    return Reading(mood="nothing", sentence=desk.looking.said(rejection))
