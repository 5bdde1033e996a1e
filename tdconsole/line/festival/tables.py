"""`share poker hall`, `lend 9-12 turbo`, `giveback 9`: tables that tournaments share in a room."""

import re
from collections.abc import Callable
from typing import Final

from tdconsole.domain.language.commands.house import (
    HouseCommand,
    LeaveRoom,
    LendTables,
    ReturnTables,
    ShareRoom,
)
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.room import RoomNotShared
from tdconsole.domain.values import TableNo, TournamentId
from tdconsole.line.room.tables import numbers
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import tidy
from tdconsole.line.typing.reading import Offer, Reading, ToHouse
from tdconsole.session.festival.today import of_today
from tdconsole.spelling import folded

_OFF: Final = "off"
_LENT: Final = re.compile(r"([0-9][0-9 ,-]*?)\s+(\D.*|[0-9]*\D.*)")


def share(desk: Desk, typed: str) -> Reading:
    """Share a room that the house keeps, or with `off` none any more."""
    session, say = desk.looking.session, desk.words.gettext
    here, asked = desk.looking.tournament, folded(" ".join(typed.split()))
    if asked == _OFF:
        return _judged(desk, LeaveRoom(tournament=here), lambda: say("Share no room any more"))
    rooms = session.club.rooms.named()
    found = [one for one in rooms if folded(one) == asked]
    found = found or [one for one in rooms if asked and folded(one).startswith(asked)]
    if len(found) == 1:
        told = say("Share the tables of {room} with the other tournaments in it", room=found[0])
        return _judged(desk, ShareRoom(tournament=here, room=found[0]), lambda: told)
    offers = tuple(Offer(line=f"share {one}", label=one) for one in found or rooms)
    if not offers:
        return desk.asking(say("The house keeps no room yet: keep one in the set-up, under Room."))
    return desk.asking(say("Which room? As in share {room}", room=offers[0].label), offers)


def lend(desk: Desk, typed: str) -> Reading:
    """Lend tables to another tournament in the room, named by a part of its name."""
    say, here = desk.words.gettext, desk.looking.tournament
    house = desk.looking.session.house
    if here not in house.rooms:
        return desk.refused(desk.looking.said(RoomNotShared()))
    parts = _LENT.fullmatch(" ".join(typed.split()))
    tables = numbers(tidy(typed if parts is None else parts[1]))
    if not tables:
        return desk.asking(say("Which tables, and to which tournament? lend 9-12 turbo"))
    there = {
        one: name
        for one in of_today(desk.looking.session)
        if one != here and house.room_of(one) == house.room_of(here) and (name := _name(desk, one))
    }
    asked = "" if parts is None else folded(parts[2])
    found = [one for one, name in there.items() if folded(name) == asked]
    found = found or [one for one, name in there.items() if asked and asked in folded(name)]
    if len(found) == 1:
        said = _tables(desk, tables)
        told = say("Lend {tables} to {tournament}", tables=said, tournament=there[found[0]])
        request = LendTables(tournament=here, to=found[0], tables=tables)
        return _judged(desk, request, lambda: told)
    written = typed.strip() if parts is None else parts[1].strip()
    offers = tuple(
        Offer(line=f"lend {written} {there[one]}", label=there[one]) for one in found or there
    )
    if not offers:
        return desk.asking(say("No other tournament shares this room."))
    return desk.asking(say("To which tournament? lend {tables} …", tables=written), offers)


def give_back(desk: Desk, typed: str) -> Reading:
    """Give lent tables back, or take back those that were lent from here."""
    tables = numbers(tidy(typed))
    if not tables:
        return desk.asking(desk.words.gettext("Which tables? As in giveback 9-12"))
    told = desk.words.gettext("Give back {tables}", tables=_tables(desk, tables))
    request = ReturnTables(tournament=desk.looking.tournament, tables=tables)
    return _judged(desk, request, lambda: told)


def _judged(desk: Desk, request: HouseCommand, said: Callable[[], str]) -> Reading:
    """Ready only when the house would do it."""
    foreseen = desk.looking.session.house_desk.foresee(request)
    if isinstance(foreseen, Refusal):
        return desk.refused(desk.looking.said(foreseen))
    return Reading(mood="found", sentence=said(), jump=ToHouse(request=request))


def _tables(desk: Desk, tables: tuple[TableNo, ...]) -> str:
    return desk.words.ngettext(
        "table {tables}",
        "tables {tables}",
        len(tables),
        tables=desk.words.listed([str(one) for one in tables]),
    )


def _name(desk: Desk, tournament: TournamentId) -> str:
    """Return its name, or nothing if it is over."""
    state = desk.looking.session.state(tournament)
    return "" if state is None or state.finished else " ".join(state.setup.name.split())
