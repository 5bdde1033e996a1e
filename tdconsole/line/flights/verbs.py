"""`flight 1B` turns to it, `flight new` opens the next one, `merge` brings them all together."""

from typing import Final

from tdconsole.domain.clock.reading import Reading as Stand
from tdconsole.domain.clock.reading import read
from tdconsole.domain.flights.first_days import going_on, is_over
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.rejections.flights import NotInFlights
from tdconsole.domain.state.flight_in_hand import each
from tdconsole.domain.state.flight_names import flight_name, next_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Level, PeriodId
from tdconsole.i18n.clock.words import period_name
from tdconsole.i18n.flights.rules import forward_name
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Offer, Reading, ToFlight
from tdconsole.line.typing.verb import Verb
from tdconsole.spelling import folded

_NEW: Final = "new"


def flight(desk: Desk, typed: str) -> Reading:
    """Turn to a flight or open the next; a flight called `new` comes before the word."""
    text = " ".join(typed.split())
    state = desk.state
    if state.terms.flights == "off":
        return desk.refused(desk.looking.said(NotInFlights()))
    asked = folded(text)
    there = sorted(each(state), key=lambda one: one.current)
    found = [one for one in there if folded(_name(one)) == asked] if asked else []
    found = found or [one for one in there if asked and folded(_name(one)).startswith(asked)]
    if len(found) == 1 and not state.merged:
        return _turn(desk, found[0])
    first, _, rest = text.partition(" ")
    if first.casefold() == _NEW or state.merged:
        return _open(desk, rest)
    if asked and not found and folded(next_name(state)) == asked:
        return _not_open_yet(desk, next_name(state))
    offers = tuple(
        Offer(line=f"flight {_name(one)}", label=_name(one), detail=_stands(desk, one))
        for one in found or there
    )
    new = Offer(line=f"flight {_NEW}", label=desk.words.gettext("Open the next flight"))
    names = desk.words.listed([_name(one) for one in there])
    sentence = desk.words.gettext(
        "Which flight? {flights}, or flight new to open the next one", flights=names
    )
    return desk.asking(sentence, (*offers, new))


def _not_open_yet(desk: Desk, name: str) -> Reading:
    line = f"flight {_NEW}"
    sentence = desk.words.gettext("{flight} is not open yet: flight new opens it.", flight=name)
    label = desk.words.gettext("Open the next flight")
    return desk.asking(sentence, (Offer(line=line, label=label, detail=name),))


def _name(state: Tournament) -> str:
    return flight_name(state, state.current)


def _turn(desk: Desk, there: Tournament) -> Reading:
    say, name = desk.words.gettext, _name(there)
    where = _stands(desk, there)
    if there.current == desk.state.current:
        sentence = say(
            "{flight} is in hand at this window already: {where}", flight=name, where=where
        )
    else:
        sentence = say("Turn this window to {flight}: {where}", flight=name, where=where)
    return Reading(mood="found", sentence=sentence, jump=ToFlight(play=there.current))


def _stands(desk: Desk, there: Tournament) -> str:
    """Say how many are in and where its clock is."""
    words, entries = desk.words, len(there.entries.by_id)
    if is_over(there):
        return words.ngettext("over, {number} is through", "over, {number} are through", there.left)
    left = words.gettext(
        "{left} of {entries} left", left=words.number(there.left), entries=words.number(entries)
    )
    stand: Stand | None = read(there.setup.structure, there.play.clock, desk.looking.now())
    if stand is None or stand.starts_in is not None:
        return words.gettext("{left}, not started", left=left)
    level = period_name(words, there.setup.structure, stand.index)
    return words.gettext("{left}, {level}", left=left, level=level)


def _open(desk: Desk, name: str) -> Reading:
    def said(events: tuple[Event, ...]) -> str:
        (opened,) = (one for one in events if isinstance(one, FlightOpened))
        told = desk.words.gettext(
            "Open flight {flight}: this window turns to it; its entries, tables and clock are its own",
            flight=opened.name,
        )
        flights = desk.state.terms.flights
        planned = 0 if flights == "off" else len(flights.names)
        if not planned or len(desk.state.plays) < planned:
            return told
        return desk.words.ngettext(
            "{told}. Only {number} flight was planned.",
            "{told}. Only {number} flights were planned.",
            planned,
            told=told,
        )

    return desk.judged(OpenFlight(name=name.strip()), said)


def merge(desk: Desk, typed: str) -> Reading:
    """Merge with the named level, as in `merge level 11`, or where the flights stopped."""
    text = typed.strip().casefold().removeprefix("level").strip()
    period: PeriodId | None = None
    if text:
        levels = [one for one in desk.state.setup.structure if isinstance(one, Level)]
        at = int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else 0
        if not 0 < at <= len(levels):
            return desk.asking(
                desk.words.gettext("With which level does day 2 begin? merge level 11, or merge")
            )
        period = levels[at - 1].id
    return desk.judged(MergeFlights(period=period), lambda events: _merged(desk, events))


def _merged(desk: Desk, events: tuple[Event, ...]) -> str:
    """The players who go on, those qualified more than once, and the chips that leave play."""
    words, state = desk.words, desk.state
    (merged,) = (one for one in events if isinstance(one, FlightsMerged))
    structure = state.setup.structure
    index = next(i for i, one in enumerate(structure) if one.id == merged.anchor.period)
    going, flights = going_on(state), state.terms.flights
    told = [
        words.ngettext(
            "Merge the flights: {number} player goes on, day 2 begins with {level}",
            "Merge the flights: {number} players go on, day 2 begins with {level}",
            len(going.stacks),
            level=period_name(words, structure, index),
        )
    ]
    if going.several and flights != "off":
        told.append(
            words.ngettext(
                "{number} player qualified more than once: {rule}",
                "{number} players qualified more than once: {rule}",
                len(going.several),
                rule=forward_name(words, flights.forward),
            )
        )
    if forfeited := sum(going.forfeited.values()):
        told.append(words.gettext("{chips} chips are forfeited", chips=words.number(forfeited)))
    return "; ".join(told)


VERBS: Final = (
    Verb("flight", lambda w: w.pgettext("typed", "flight, turn to flight"), about=flight),
    Verb("merge", lambda w: w.pgettext("typed", "merge, merge flights"), about=merge),
)
