"""`c 7`, `c 7-4`, `c 7 20s`, `c 7 acted`, `c 7 dead`: the clock on a player. `tb 7-4`: a card."""

import re
from collections.abc import Iterable
from typing import Final

from tdconsole.domain.language.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.language.events.calling import ClockCalled
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.clock import ClockCalledAlready
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.player_clock.calling import read_call
from tdconsole.domain.player_clock.time_bank import cards_left
from tdconsole.domain.state.tournament import Call
from tdconsole.domain.values import CallOutcome, EntryId, Seat, TableNo
from tdconsole.i18n.clock.calling import call_place
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import (
    MOST,
    Unsure,
    offered,
    seat_of,
    table_of,
    tidy,
    whom,
)
from tdconsole.line.typing.reading import Offer, Reading

_SECONDS: Final = re.compile(r"([1-9][0-9]{0,2})\s*s(?:ec)?", re.IGNORECASE)
_ENDS: Final[dict[str, CallOutcome]] = {"acted": "acted", "dead": "folded"}
_TYPED: Final[dict[CallOutcome, str]] = {outcome: word for word, outcome in _ENDS.items()}


def call(desk: Desk, arguments: str) -> Reading:
    say = desk.words.gettext
    text, seconds = _seconds(tidy(arguments))
    where, outcome = _outcome(text)
    if not where:
        ask = say("On whom is the clock called? c 7 for a table, c 7-4 for a seat")
        return desk.asking(ask, _to_end(desk, desk.state.play.calls.values()))
    table, seat = table_of(where), seat_of(where)
    if table is None and seat is None:
        entry = whom(desk, where, desk.state.play.seating.of.__contains__)
        if isinstance(entry, Unsure):
            return entry.reading(
                tuple(offered(desk, one, _line(one, outcome)) for one in entry.candidates)
            )
        seat = desk.state.play.seating.of.get(entry)
        if seat is None:
            return desk.refused(
                say("{player} is not seated at any table.", player=desk.looking.who(entry))
            )
    number = seat.table if seat is not None else table
    if number is None:
        return desk.refused(say("{place} is not a table.", place=where))
    if outcome is not None:
        return _end(desk, number, outcome)
    return _begin(desk, number, seat, seconds)


def _seconds(text: str) -> tuple[str, int | None]:
    """Return what comes before `20s`, and the number."""
    before, _, last = text.rpartition(" ")
    found = _SECONDS.fullmatch(last)
    return (before, int(found[1])) if found is not None and before else (text, None)


def _outcome(text: str) -> tuple[str, CallOutcome | None]:
    before, _, last = text.rpartition(" ")
    outcome = _ENDS.get(last.lower())
    return (before, outcome) if outcome is not None and before else (text, None)


def _line(entry: EntryId, outcome: CallOutcome | None) -> str:
    return f"c #{entry}" + ("" if outcome is None else f" {_TYPED[outcome]}")


def _begin(desk: Desk, table: TableNo, seat: Seat | None, seconds: int | None) -> Reading:
    words = desk.words

    def said(events: tuple[Event, ...]) -> str:
        (event,) = (one for one in events if isinstance(one, ClockCalled))
        if event.entry is None:
            return words.ngettext(
                "Call the clock at {place}: {number} second",
                "Call the clock at {place}: {number} seconds",
                event.seconds,
                place=call_place(words, event.table, event.seat),
            )
        return words.ngettext(
            "Call the clock on {player}, {place}: {number} second",
            "Call the clock on {player}, {place}: {number} seconds",
            event.seconds,
            player=desk.looking.who(event.entry),
            place=call_place(words, event.table, event.seat),
        )

    def way_out(rejection: Rejection) -> tuple[Offer, ...]:
        if not isinstance(rejection, ClockCalledAlready):
            return ()
        calls = desk.state.play.calls.values()
        return _to_end(desk, [one for one in calls if one.table == table])

    number = None if seat is None else seat.seat
    request = CallTheClock(table=table, seat=number, seconds=seconds)
    return desk.judged(request, said, way_out=way_out)


def _end(desk: Desk, table: TableNo, outcome: CallOutcome) -> Reading:
    say = desk.words.gettext
    called = next((one for one in desk.state.play.calls.values() if one.table == table), None)
    if called is None:
        return desk.refused(say("No clock is called at table {table}.", table=table))
    who = _whose(desk, called)

    def said(_events: tuple[Event, ...]) -> str:
        if outcome == "acted":
            return say("End the clock on {player}: acted", player=who)
        if read_call(called, desk.looking.now()).phase != "over":
            return say("The hand of {player} is dead, before the time is up", player=who)
        return say("The hand of {player} is dead", player=who)

    return desk.judged(EndCall(call=called.id, outcome=outcome), said)


def _whose(desk: Desk, called: Call) -> str:
    if called.entry is None:
        return call_place(desk.words, called.table, called.seat)
    return desk.looking.who(called.entry)


def _to_end(desk: Desk, calls: Iterable[Call]) -> tuple[Offer, ...]:
    """Offer how the open calls can end."""
    return tuple(
        Offer(line=f"c {one.table} {word}", label=f"c {one.table} {word}", detail=_whose(desk, one))
        for one in list(calls)[: MOST // len(_ENDS)]
        for word in _ENDS
    )


def time_card(desk: Desk, arguments: str) -> Reading:
    say, player = desk.words.gettext, tidy(arguments)
    if not player:
        return desk.asking(say("Who plays a time-bank card? tb 7-4, or tb rossi"))
    entry = whom(desk, player, desk.state.play.seating.of.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(tuple(offered(desk, one, f"tb #{one}") for one in entry.candidates))
    left = cards_left(desk.state, entry, desk.looking.now()) - 1

    def said(_events: tuple[Event, ...]) -> str:
        return desk.words.ngettext(
            "{player} plays a time-bank card: {number} is left",
            "{player} plays a time-bank card: {number} are left",
            left,
            player=desk.looking.who(entry),
        )

    return desk.judged(PlayTimeCard(entry=entry), said)
