"""A person's record, gathered over all tournaments without reading any in full."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from tdconsole.club import Club
from tdconsole.domain.values import EntryId, NoteId, PersonId
from tdconsole.journal import Store, tournament_of
from tdconsole.projections.people.record import (
    PersonRecord,
    RecordedStep,
    bars_on_record,
    penalties_on_record,
    rulings_on_record,
)
from tdconsole.session.house_desk import HouseDesk

_TEXTS = ("words", "reason", "happened", "decided")


def record_of(store: Store, club: Club, house: HouseDesk, person: PersonId) -> PersonRecord:
    """The record under all of the person's numbers, even if the person was erased."""
    same, known = club.people.same(person), club.people.get(person)
    streams = store.entered(same)
    entered = {
        tournament: entries
        for stream, entries in streams.items()
        if (tournament := tournament_of(stream)) is not None
    }
    steps = list(_steps(store, streams))
    barred = [
        step
        for step in house.trail()
        if any(getattr(event, "person", None) in same for event in step.events)
    ]
    facts = [event for step in steps for event in step.events]
    notes = club.notes.texts({*_notes(facts), *_notes(e for step in barred for e in step.events)})
    return PersonRecord(
        person=same[0],
        name=None if known is None else known.name,
        tournaments=len(entered),
        penalties=penalties_on_record(steps, entered, notes),
        bars=bars_on_record(barred, same, notes, house.today()),
        rulings=rulings_on_record(steps, entered, notes),
    )


def _steps(store: Store, entries: Mapping[str, Collection[EntryId]]) -> Iterator[RecordedStep]:
    for step in store.recorded(entries):
        tournament = tournament_of(step.stream)
        if tournament is not None:
            yield RecordedStep(tournament=tournament, at=step.at.utc, events=step.events)


def _notes(events: Iterable[Any]) -> Iterator[NoteId]:
    for event in events:
        for text in _TEXTS:
            note = getattr(event, text, None)
            if note:
                yield note
