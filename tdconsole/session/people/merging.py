"""Merging two records of one person, unless both are in the same tournament."""

from collections.abc import Iterator

from tdconsole.domain.language.rejections.entry import BothEntered, UnknownPerson
from tdconsole.domain.state.flight_in_hand import floors
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, PersonId
from tdconsole.session.session import Session


def merge(session: Session, gone: PersonId, into: PersonId) -> BothEntered | UnknownPerson | None:
    """Merge the records, or return why that can't be."""
    people = session.club.people
    for person in (gone, into):
        if not people.exists(person):
            return UnknownPerson(person=person)
    for tournament in session.tournaments():
        state = session.state(tournament)
        if state is None or state.finished:
            continue
        one = _live(state, people.same(gone))
        other = _live(state, people.same(into))
        if one is not None and other is not None:
            return BothEntered(tournament=state.setup.name, entry=one, other=other)
    people.merge(gone, into, session.now().utc, session.actor)
    return None


def _live(state: Tournament, numbers: tuple[PersonId, ...]) -> EntryId | None:
    return next(_entries(state, numbers), None)


def _entries(state: Tournament, numbers: tuple[PersonId, ...]) -> Iterator[EntryId]:
    """The person's entries in any flight, including stacks that were several."""
    for floor in floors(state).values():
        for number in numbers:
            entry = floor.entries.by_person.get(number)
            if entry is not None and entry not in floor.exits.by_entry:
                yield entry
