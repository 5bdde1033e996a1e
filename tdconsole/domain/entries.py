"""Paid entries: registering one, and taking it back before it plays."""

from msgspec.structs import replace

from tdconsole.domain.clock import has_begun
from tdconsole.domain.commands import RegisterEntry, UnregisterEntry
from tdconsole.domain.context import Context
from tdconsole.domain.events import EntryRegistered, EntryUnregistered, Event
from tdconsole.domain.rejections import (
    AlreadyPlaying,
    AlreadyRegistered,
    PlayerIsOut,
    Rejection,
    UnknownEntry,
    UnknownPerson,
)
from tdconsole.domain.seating import vacated
from tdconsole.domain.state import Entries, Entry, Exits, Takings, Tournament
from tdconsole.domain.values import Chips, Money, PersonId


def register(
    tournament: Tournament, command: RegisterEntry, context: Context
) -> tuple[Event, ...] | Rejection:
    if context.person is None:
        wanted = command.person
        return UnknownPerson(person=wanted if isinstance(wanted, int) else PersonId(0))
    if (already := tournament.entries.by_person.get(context.person)) is not None:
        return AlreadyRegistered(person=context.person, entry=already)
    return (
        EntryRegistered(
            entry=context.entry,
            person=context.person,
            paid=tournament.setup.price,
            stack=tournament.setup.stack,
        ),
    )


def registered(tournament: Tournament, event: EntryRegistered) -> Tournament:
    entries, takings = tournament.entries, tournament.takings
    if event.entry in entries.by_id:
        return tournament
    entry = Entry(id=event.entry, person=event.person, paid=event.paid, stack=event.stack)
    return replace(
        tournament,
        entries=Entries(
            by_id=entries.by_id.set(entry.id, entry),
            by_person=entries.by_person.set(entry.person, entry.id),
        ),
        takings=Takings(
            pool=Money(takings.pool + entry.paid.pool), fees=Money(takings.fees + entry.paid.fee)
        ),
        chips=Chips(tournament.chips + entry.stack),
    )


def unregister(
    tournament: Tournament, command: UnregisterEntry, context: Context
) -> tuple[Event, ...] | Rejection:
    if command.entry not in tournament.entries.by_id:
        return UnknownEntry(entry=command.entry)
    if command.entry in tournament.exits.by_entry:
        return PlayerIsOut(entry=command.entry)
    play = tournament.play
    begun = has_begun(tournament.setup.structure, play.clock, context.now)
    if (begun or tournament.exits.by_entry) and command.entry in play.seating.of:
        return AlreadyPlaying(entry=command.entry)
    return (EntryUnregistered(entry=command.entry),)


def unregistered(tournament: Tournament, event: EntryUnregistered) -> Tournament:
    entries, takings = tournament.entries, tournament.takings
    entry = entries.by_id.get(event.entry)
    if entry is None:
        return tournament
    by_person = entries.by_person
    if by_person.get(entry.person) == entry.id:
        by_person = by_person.delete(entry.person)
    exits = tournament.exits
    if entry.id in exits.by_entry:
        exits = Exits(by_entry=exits.by_entry.delete(entry.id), hands=exits.hands)
    return replace(
        tournament,
        entries=Entries(by_id=entries.by_id.delete(entry.id), by_person=by_person),
        exits=exits,
        takings=Takings(
            pool=Money(takings.pool - entry.paid.pool), fees=Money(takings.fees - entry.paid.fee)
        ),
        chips=Chips(tournament.chips - entry.stack),
        plays=vacated(tournament.plays, entry.id),
    )
