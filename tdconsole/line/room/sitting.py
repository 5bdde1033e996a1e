"""`swap 7-4 7-6`; `here 7-4 rossi` corrects who sits there; `seen 7-4`, `seen 7`, `seen all`."""

from typing import Final

from tdconsole.domain.language.commands.floor import MovePlayer, SeePlayers, SwapPlayers
from tdconsole.domain.language.commands.seating import SeatEntry
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.i18n.room.seats import seat_name, tables_named
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.naming import Part, named_line, parts_of
from tdconsole.line.typing.pointing import (
    Unsure,
    offered_each,
    seat_of,
    table_of,
    tidy,
    whom,
)
from tdconsole.line.typing.reading import Offer, Reading

_EVERYBODY: Final = "all"


def swap(desk: Desk, arguments: str) -> Reading:
    say, parts = desk.words.gettext, parts_of(tidy(arguments))
    if not 1 <= len(parts) <= 2:
        return desk.asking(say("Which two swap seats? swap 7-4 7-6, or swap rossi, bianchi"))
    found: list[EntryId] = []
    for at, part in enumerate(parts):
        entry = whom(desk, part.name, desk.state.play.seating.of.__contains__)
        if isinstance(entry, Unsure):
            return entry.reading(_instead(desk, "swap", parts, at, entry))
        found.append(entry)
    if len(found) == 1:
        player = desk.looking.who(found[0])
        return desk.asking(say("With whom does {player} swap seats?", player=player))
    one, other = found
    return desk.judged(
        SwapPlayers(entry=one, other=other), lambda _events: _swapped(desk, one, other)
    )


def _instead(
    desk: Desk, verb: str, parts: list[Part], at: int, unsure: Unsure
) -> tuple[Offer, ...]:
    return offered_each(desk, unsure.candidates, lambda one: f"{verb} {named_line(parts, at, one)}")


def _swapped(desk: Desk, one: EntryId, other: EntryId) -> str:
    return desk.words.gettext(
        "Swap seats: {player} to {seat}, {other} to {other_seat}",
        player=desk.looking.who(one),
        seat=desk.where(other),
        other=desk.looking.who(other),
        other_seat=desk.where(one),
    )


def here(desk: Desk, arguments: str) -> Reading:
    say = desk.words.gettext
    place, _, player = tidy(arguments).partition(" ")
    seat = seat_of(place)
    if seat is None:
        return desk.asking(say("Who sits where? here 7-4 rossi"))
    if not player:
        return desk.asking(say("Who sits at {seat}?", seat=seat_name(desk.words, seat)))
    state = desk.state
    out = state.exits.by_entry
    entry = whom(desk, player, lambda one: one in state.entries.by_id and one not in out)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"here {place} #{one}")
        )
    return _sits(desk, entry, seat)


def _sits(desk: Desk, entry: EntryId, seat: Seat) -> Reading:
    """Swap two seated players, or seat one who waited if nobody else has the seat."""
    say, seating = desk.words.gettext, desk.state.play.seating
    there, sits = seating.at(seat), entry in seating.of
    if there is not None and there != entry:
        if not sits:
            taken = SeatEntry(entry=entry, seat=seat, reason=say("sits there already"))
            return desk.judged(taken, lambda _events: "")
        return desk.judged(
            SwapPlayers(entry=entry, other=there), lambda _events: _swapped(desk, entry, there)
        )
    request: Request = MovePlayer(entry=entry, seat=seat)
    if not sits:
        reason = say("sits there already")
        request = SeatEntry(entry=entry, seat=seat, reason=reason)
    return desk.judged(
        request,
        lambda _events: say(
            "{player} sits at {seat}, not: {old}",
            player=desk.looking.who(entry),
            seat=seat_name(desk.words, seat),
            old=desk.where(entry),
        ),
    )


def seen(desk: Desk, arguments: str) -> Reading:
    say, text = desk.words.gettext, tidy(arguments)
    if not text:
        return desk.asking(say("Who is in the right seat? seen 7-4, seen 7, or seen all"))
    if text.lower() == _EVERYBODY:
        return desk.judged(
            SeePlayers(), lambda _events: say("Everybody sits where the seating says")
        )
    tables = [table_of(word) for word in text.split()]
    if all(table is not None for table in tables):
        return _tables_seen(desk, tuple(table for table in tables if table is not None))
    return _players_seen(desk, text)


def _tables_seen(desk: Desk, tables: tuple[TableNo, ...]) -> Reading:
    words = desk.words
    return desk.judged(
        SeePlayers(tables=tables),
        lambda _events: words.ngettext(
            "Everybody at table {tables} sits where the seating says",
            "Everybody at tables {tables} sits where the seating says",
            len(tables),
            tables=tables_named(words, tables),
        ),
    )


def _players_seen(desk: Desk, text: str) -> Reading:
    words, parts = desk.words, parts_of(text)
    entries: list[EntryId] = []
    for at, part in enumerate(parts):
        entry = whom(desk, part.name, desk.state.play.seating.of.__contains__)
        if isinstance(entry, Unsure):
            return entry.reading(_instead(desk, "seen", parts, at, entry))
        entries.append(entry)
    return desk.judged(
        SeePlayers(entries=tuple(entries)),
        lambda _events: words.gettext(
            "Seen where the seating says: {players}",
            players=words.listed([desk.looking.who(entry) for entry in entries]),
        ),
    )
