"""`r smi jo card` registers a known person, `r + Jan Kowalski PL card` a new one; `un rossi`."""

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tdconsole.club.lists.pasted import MOST as MOST_LINES
from tdconsole.club.lists.pasted import is_list, lines_of, read_list
from tdconsole.club.people import Person
from tdconsole.domain.entry.prices import sum_of
from tdconsole.domain.entry.withdrawals import paid_back
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.values import Money, PersonId
from tdconsole.i18n.flights.elsewhere import elsewhere_words
from tdconsole.line.entry.entering import entry_sentence
from tdconsole.line.entry.paying import Paid, parted, with_payments
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import MOST, Unsure, offered, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading, ToList
from tdconsole.projections.flights.elsewhere import Elsewhere, elsewhere, other_flights
from tdconsole.spelling import folded

_NUMBERED: Final = re.compile(r"@([0-9]{1,15})(?:\s+(.*))?", re.DOTALL)
_COUNTRY: Final = re.compile(r"(.*\S)\s+([A-Z]{2})", re.DOTALL)


def register(desk: Desk, arguments: str) -> Reading:
    """Register; a completion names one of several `r @12 Maria Rossi`: only the number counts."""
    if is_list(arguments):
        return listed(desk, arguments)
    say, text = desk.words.gettext, " ".join(arguments.split())
    if text.startswith("+"):
        name = text[1:].strip()
        if not name:
            return desk.asking(say("Who is new here? r + Jan Kowalski PL"))
        return _new_person(desk, name)
    if not text:
        return desk.asking(say("Whom to register? Type how the name begins; + for somebody new"))
    if (numbered := _NUMBERED.fullmatch(text)) is not None:
        person = PersonId(int(numbered[1]))
        return _person(desk, person, _behind_the_name(desk, person, numbered[2] or ""), ())
    paid = parted(desk, text)
    whole = _found(desk, text) if paid.typed else ()
    found = tuple(one for one in _found(desk, paid.name) if one not in whole)
    if not found and not whole:
        return _new_person(desk, text)
    offers = (
        *(_known(desk, person, paid.typed) for person in found),
        *(_known(desk, person) for person in whole),
        _new(desk, text),
    )
    every = (*found, *whole)
    meant = every[0] if len(every) == 1 else _exactly(found, paid.name)
    if meant is None:
        sentence = desk.words.ngettext(
            "“{name}” matches {number} person: who is it?",
            "“{name}” matches {number} people: who is it?",
            len(every),
            name=paid.name,
        )
        return desk.asking(sentence, offers)
    typed = paid.typed if meant in found else ""
    first = _known(desk, meant, typed)
    others = tuple(one for one in offers if one.line != first.line)
    return _person(desk, meant.id, typed, (first, *others))


def listed(desk: Desk, text: str) -> Reading:
    """List several lines as several people; Enter shows them all before anybody is registered."""
    words = desk.words
    if (lines := lines_of(text)) > MOST_LINES:
        return desk.refused(
            words.gettext(
                "That is {number} lines, and a list has {most} at the most: paste it in parts, or import it as a file on the page People.",
                number=words.number(lines),
                most=words.number(MOST_LINES),
            )
        )
    found = read_list(desk.looking.session.club.people, text)
    known, new = (sum(one.standing == way for one in found) for way in ("known", "new"))
    sentence = words.ngettext(
        "{number} line: {known} known, {new} new, {unclear} to settle. Enter shows the list.",
        "{number} lines: {known} known, {new} new, {unclear} to settle. Enter shows the list.",
        len(found),
        known=words.number(known),
        new=words.number(new),
        unclear=words.number(len(found) - known - new),
    )
    return Reading(mood="found", sentence=sentence, jump=ToList(names=text))


def _exactly(found: tuple[Person, ...], name: str) -> Person | None:
    """Return the only one with exactly this name."""
    words = set(folded(name).split())
    called = [one for one in found if set(folded(one.name).split()) == words]
    return called[0] if len(called) == 1 and len(found) < MOST else None


def _behind_the_name(desk: Desk, person: PersonId, text: str) -> str:
    """Return the payment after the number and name of a completion."""
    known = desk.looking.session.club.people.get(person)
    if known is not None and text.startswith(known.name):
        return text.removeprefix(known.name).lstrip(" :")
    return parted(desk, text).typed


def _found(desk: Desk, text: str) -> tuple[Person, ...]:
    """Find people; a country at the end counts only if it is not part of a name."""
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


def _known(desk: Desk, person: Person, paid: str = "") -> Offer:
    already = desk.state.entries.by_person.get(person.id)
    details = [person.country or "", person.nickname or "", person.member_no or ""]
    if already is not None:
        details.append(desk.words.gettext("registered, entry {entry}", entry=already))
    details.extend(elsewhere_words(desk.words, _others(desk, person.id)))
    return Offer(
        line=f"r @{person.id} {person.name} {paid}".rstrip(),
        label=person.name,
        detail=" · ".join(detail for detail in details if detail),
    )


def _others(desk: Desk, person: PersonId) -> tuple[Elsewhere, ...]:
    return elsewhere(other_flights(desk.state), person)


def _new(desk: Desk, text: str, paid: Paid | None = None) -> Offer:
    """Offer a new person as read, or with this name and payment."""
    name = parted(desk, text).name if paid is None else paid.name
    return Offer(
        line=f"r + {text}",
        label=desk.words.gettext("New person: {name}", name=_named(*_split(name))),
        detail=desk.words.gettext("not in this house yet"),
    )


def _person(desk: Desk, person: PersonId, typed: str, offers: tuple[Offer, ...]) -> Reading:
    def named() -> str:
        known = desk.looking.session.club.people.get(person)
        return desk.words.gettext("erased") if known is None else _named(known.name, known.country)

    return _entered(desk, RegisterEntry(person=person), typed, named, offers)


def _new_person(desk: Desk, text: str) -> Reading:
    """Register a new person; a name that ends like a way to pay is offered both ways.

    Only a colon ends a name without a letter: `50 card` and `smith €50 card` are mistyped.
    """
    paid = parted(desk, text)
    if ":" not in text and (fault := _no_name(desk, paid)):
        return desk.refused(fault)
    offers: tuple[Offer, ...] = (_new(desk, text),)
    if paid.is_one_word and ":" not in text:
        offers += (_new(desk, f"{text}:", Paid(text, "")),)
        if paid.looks_like_a_name:
            return desk.asking(
                desk.words.gettext("Is “{word}” the name or the way to pay?", word=paid.typed),
                tuple(
                    replace(one, line=line)
                    for one, line in zip(
                        reversed(offers),
                        (f"r + {text}:", f"r + {paid.name}: {paid.typed}"),
                        strict=True,
                    )
                ),
            )
    name, country = _split(paid.name)
    request = RegisterEntry(person=Newcomer(name=name, country=country))
    words = set(folded(name).split())
    namesakes = [one for one in _found(desk, name) if set(folded(one.name).split()) == words]
    offers += tuple(_known(desk, one, paid.typed) for one in namesakes)

    def named() -> str:
        new = _named(name, country)
        beside = desk.words.gettext("{player}, one of several of that name", player=new)
        return beside if namesakes else new

    return _entered(desk, request, paid.typed, named, offers)


def _no_name(desk: Desk, paid: Paid) -> str:
    """Return why this can't be a name; else nothing."""
    if not any(sign.isalpha() for sign in paid.name):
        return desk.words.gettext(
            "Nobody has the number “{number}”, and a new person needs a name.", number=paid.name
        )
    last = paid.name.split()[-1]
    if paid.typed and not any(sign.isalpha() for sign in last):
        return desk.words.gettext("“{typed}” is not a sum of money.", typed=last)
    return ""


def _entered(
    desk: Desk,
    request: RegisterEntry,
    typed: str,
    named: Callable[[], str],
    offers: tuple[Offer, ...],
) -> Reading:
    read = with_payments(desk, request, typed)
    if isinstance(read, str):
        return replace(desk.refused(read), offers=offers, chosen=bool(offers))
    request, paid = read
    person = request.person if isinstance(request.person, int) else None

    def said(events: tuple[Event, ...]) -> str:
        told = _registered(desk, person, named(), events)
        return desk.words.gettext("{told}; {also}", told=told, also=paid) if paid else told

    return desk.judged(request, said, offers)


def _registered(desk: Desk, person: PersonId | None, player: str, events: tuple[Event, ...]) -> str:
    """Return the sentence, with the number and price of the entry foreseen."""
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
        return entry_sentence(desk, told, person, events)
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
