"""`bb 4-5` the next big blind at table 4; `bu 4-1` its button, `bu 4-1 3` and the big blind on 3."""

from collections.abc import Iterable

from tdconsole.domain.language.commands.floor import NameBigBlind, PlaceButton
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.state.tournament import Table
from tdconsole.domain.values import Seat, SeatNo, TableNo
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import (
    Unsure,
    entry_of,
    offered,
    seat_of,
    table_of,
    tidy,
    whom,
)
from tdconsole.line.typing.reading import Offer, Reading


def big_blind(desk: Desk, arguments: str) -> Reading:
    say, text = desk.words.gettext, tidy(arguments)
    if not text:
        return desk.asking(say("Who is the next big blind, and where? bb 4-5, or bb 4-"))
    seat = seat_of(text)
    if seat is None and (table := table_of(text)) is not None:
        return _which(
            desk,
            table,
            "bb",
            say("Who is the next big blind at table {table}?", table=table),
            free=False,
        )
    if seat is None:
        found = _seat_of_player(desk, "bb", text)
        if isinstance(found, Reading):
            return found
        seat = found
    return desk.judged(
        NameBigBlind(table=seat.table, seat=seat.seat),
        lambda _events: say(
            "Next big blind at table {table}: {player}, seat {seat}",
            table=seat.table,
            player=_there(desk, seat),
            seat=seat.seat,
        ),
    )


def button(desk: Desk, arguments: str) -> Reading:
    say, text = desk.words.gettext, tidy(arguments)
    if not text:
        return desk.asking(say("Where is the button? bu 4-1, or bu 4-1 3 with the big blind on 3"))
    where, big = _and_number(text)
    seat = seat_of(where)
    if seat is None and (table := table_of(where)) is not None and big is None:
        return _which(
            desk, table, "bu", say("Where is the button at table {table}?", table=table), free=True
        )
    if seat is None:
        found = _seat_of_player(desk, "bu", where)
        if isinstance(found, Reading):
            return found
        seat = found
    request = PlaceButton(table=seat.table, button=seat.seat, big_blind=big)
    if big is None:
        return desk.judged(
            request,
            lambda _events: say(
                "The button of table {table} is on seat {seat}: {player}",
                table=seat.table,
                seat=seat.seat,
                player=_there(desk, seat),
            ),
        )
    return desk.judged(
        request,
        lambda _events: say(
            "The button of table {table} is on seat {seat}, the big blind on seat {big}",
            table=seat.table,
            seat=seat.seat,
            big=big,
        ),
    )


def _and_number(text: str) -> tuple[str, SeatNo | None]:
    """Split off the seat of the big blind, which follows that of the button."""
    where, _, last = text.rpartition(" ")
    if where and last.isascii() and last.isdecimal() and int(last):
        return where, SeatNo(int(last))
    return text, None


def _seat_of_player(desk: Desk, verb: str, text: str) -> Seat | Reading:
    of = desk.state.play.seating.of
    entry = whom(desk, text, of.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(tuple(offered(desk, e, f"{verb} #{e}") for e in entry.candidates))
    if entry not in of:
        who = f"#{entry}" if entry_of(text) else desk.looking.who(entry)
        return desk.refused(desk.words.gettext("{player} is not seated at any table.", player=who))
    return of[entry]


def _which(desk: Desk, number: TableNo, verb: str, question: str, *, free: bool) -> Reading:
    """Ask which seat of the table; empty ones are offered if the button may be dead."""
    table = desk.state.play.seating.tables.get(number)
    if table is None:
        return desk.refused(desk.said(NoSuchTable(table=number)))
    return desk.asking(question, tuple(_offers(desk, table, verb, free=free)))


def _offers(desk: Desk, table: Table, verb: str, *, free: bool) -> Iterable[Offer]:
    for number in range(1, desk.state.seats_at(table) + 1):
        seat = Seat(table=table.no, seat=SeatNo(number))
        if free or seat.seat in table.players:
            yield Offer(
                line=f"{verb} {seat.table}-{seat.seat}",
                label=_there(desk, seat),
                detail=seat_name(desk.words, seat),
            )


def _there(desk: Desk, seat: Seat) -> str:
    entry = desk.state.play.seating.at(seat)
    if entry is None:
        return desk.words.pgettext("seat", "free")
    return desk.looking.who(entry)
