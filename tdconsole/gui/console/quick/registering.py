"""`r smi jo` registers somebody the house knows, `r + Jan Kowalski PL` somebody new; `un rossi`."""

import re
from typing import Final

from tdconsole.club.people import Person
from tdconsole.domain.commands import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.events import EntryRegistered, Event
from tdconsole.domain.floors import entry_of
from tdconsole.domain.leaving import paid_back
from tdconsole.domain.prices import sum_of
from tdconsole.domain.values import Money, PersonId
from tdconsole.gui.console.desk.elsewhere import (
    Elsewhere,
    elsewhere,
    elsewhere_words,
    other_flights,
)
from tdconsole.gui.console.quick.desk import Desk
from tdconsole.gui.console.quick.entering import told_of_entry
from tdconsole.gui.console.quick.pointing import MOST, Unsure, offered, tidy, whom
from tdconsole.gui.console.quick.reading import Offer, Reading

_NUMBERED: Final = re.compile(r"@([0-9]{1,15})(?:\s.*)?", re.DOTALL)
_COUNTRY: Final = re.compile(r"(.*\S)\s+([A-Z]{2})", re.DOTALL)


def register(desk: Desk, arguments: str) -> Reading:
    """`r @12 Maria Rossi` is how a completion names one of several; only the number counts."""
    say, text = desk.words.gettext, " ".join(arguments.split())
    if text.startswith("+"):
        name = text[1:].strip()
        if not name:
            return desk.asking(say("Who is new here? r + Jan Kowalski PL"))
        return _newcomer(desk, name)
    if not text:
        return desk.asking(say("Whom to register? Type how the name begins; + for somebody new"))
    if (numbered := _NUMBERED.fullmatch(text)) is not None:
        return _person(desk, PersonId(int(numbered[1])), ())
    found = _found(desk, text)
    if not found:
        return _newcomer(desk, text, (_new(desk, text),))
    offers = (*(_known(desk, person) for person in found), _new(desk, text))
    return _person(desk, found[0].id, offers)


def _found(desk: Desk, text: str) -> tuple[Person, ...]:
    """A country at the end is looked at only where it is not part of a name."""
    people = desk.looking.session.club.people
    if found := people.find(text, MOST):
        return found
    name, country = _split(text)
    if country is None:
        return ()
    return tuple(one for one in people.find(name, MOST) if one.country in {None, country})


def _split(text: str) -> tuple[str, str | None]:
    parts = _COUNTRY.fullmatch(text)
    return (text, None) if parts is None else (parts[1], parts[2])


def _known(desk: Desk, person: Person) -> Offer:
    already = desk.state.entries.by_person.get(person.id)
    details = [person.country or "", person.nickname or "", person.member_no or ""]
    if already is not None:
        details.append(desk.words.gettext("registered, entry {entry}", entry=already))
    details.extend(elsewhere_words(desk.words, _others(desk, person.id)))
    return Offer(
        line=f"r @{person.id} {person.name}",
        label=person.name,
        detail=" · ".join(detail for detail in details if detail),
    )


def _others(desk: Desk, person: PersonId) -> tuple[Elsewhere, ...]:
    return elsewhere(other_flights(desk.state), person)


def _new(desk: Desk, text: str) -> Offer:
    return Offer(
        line=f"r + {text}",
        label=desk.words.gettext("New person: {name}", name=_named(*_split(text))),
        detail=desk.words.gettext("not in this house yet"),
    )


def _person(desk: Desk, person: PersonId, offers: tuple[Offer, ...]) -> Reading:
    def said(events: tuple[Event, ...]) -> str:
        known = desk.looking.session.club.people.get(person)
        name = desk.words.gettext("erased") if known is None else _named(known.name, known.country)
        return _registered(desk, person, name, events)

    return desk.judged(RegisterEntry(person=person), said, offers)


def _newcomer(desk: Desk, text: str, offers: tuple[Offer, ...] = ()) -> Reading:
    name, country = _split(text)
    request = RegisterEntry(person=Newcomer(name=name, country=country))
    return desk.judged(
        request, lambda events: _registered(desk, None, _named(name, country), events), offers
    )


def _registered(desk: Desk, person: PersonId | None, player: str, events: tuple[Event, ...]) -> str:
    """The number and the price are those of the entry foreseen."""
    say = desk.words.gettext
    for event in events:
        if not isinstance(event, EntryRegistered):
            continue
        before = None if event.before is None else entry_of(desk.state, event.before)
        named = {
            "player": player,
            "entry": event.entry,
            "amount": desk.words.money(Money(event.paid.total), desk.state.setup.currency),
        }
        if person is None:
            told = say("Register a NEW person, {player}: entry {entry}, {amount}", **named)
        elif before is None:
            told = say("Register {player}: entry {entry}, {amount}", **named)
        else:
            bullet = desk.words.number(before.bullet + 1)
            told = say(
                "Register {player}: entry {entry}, bullet {bullet}, {amount}",
                **named,
                bullet=bullet,
            )
        return told_of_entry(desk, told, person, events)
    return player


def _named(name: str, country: str | None) -> str:
    return name if country is None else f"{name} ({country})"


def unregister(desk: Desk, arguments: str) -> Reading:
    say, words = desk.words.gettext, desk.words
    text = tidy(arguments)
    if not text:
        return desk.asking(say("Whose registration to take back? un rossi, or un #27"))
    out = desk.state.exits.by_entry
    entries = desk.state.entries.by_id
    entry = whom(desk, text, lambda one: one in entries and one not in out)
    if isinstance(entry, Unsure):
        return entry.reading(tuple(offered(desk, one, f"un #{one}") for one in entry.candidates))

    def said(_events: tuple[Event, ...]) -> str:
        back = sum_of(paid_back(entries[entry]))
        return say(
            "Take back the registration of {player}, entry {entry}: {amount} to return",
            player=desk.looking.who(entry),
            entry=entry,
            amount=words.money(back, desk.state.setup.currency),
        )

    return desk.judged(UnregisterEntry(entry=entry), said)
