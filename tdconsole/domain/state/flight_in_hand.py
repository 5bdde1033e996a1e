"""The flight in hand: the one of several that everything else of the tournament looks at."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event, play_of
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.tournament import Entry, Floor, Tournament
from tdconsole.domain.values import EntryId, PersonId, PlayId

_SEEN: Final = Memo[Tournament]()


def floor_of(tournament: Tournament) -> Floor:
    """The floor in hand: its players and their chips."""
    return Floor(**{name: getattr(tournament, name) for name in Floor.__struct_fields__})


def floors(tournament: Tournament) -> dict[PlayId, Floor]:
    """The floor of each flight, earliest first; a tournament without flights has one."""
    every = {**tournament.others, tournament.current: floor_of(tournament)}
    return dict(sorted(every.items()))


def seen(tournament: Tournament, play: PlayId | None) -> Tournament:
    """The tournament with this flight in hand; the same object while nothing changes."""
    if play is None or play == tournament.current or play not in tournament.others:
        return tournament
    return _SEEN.of(tournament, play, made=lambda: turned_to(tournament, play))


def turned_to(tournament: Tournament, play: PlayId) -> Tournament:
    if play == tournament.current or play not in tournament.others:
        return tournament
    there = tournament.others[play]
    others = tournament.others.delete(play).set(tournament.current, floor_of(tournament))
    named = {name: getattr(there, name) for name in Floor.__struct_fields__}
    return replace(tournament, current=play, others=others, **named)


def each(tournament: Tournament) -> Iterator[Tournament]:
    """The tournament with each flight in hand, starting with the present one."""
    yield tournament
    for play in tournament.others:
        yield turned_to(tournament, play)


def entries_in_all(tournament: Tournament) -> int:
    """The number of entries in all flights, which the prizes are worked out for."""
    others = sum(len(there.entries.by_id) for there in tournament.others.values())
    return len(tournament.entries.by_id) + others


def entry_of(tournament: Tournament, entry: EntryId) -> Entry | None:
    """The entry, in whichever flight."""
    found = tournament.entries.by_id.get(entry)
    if found is None and tournament.others:
        others = (there.entries.by_id.get(entry) for there in tournament.others.values())
        return next((one for one in others if one is not None), None)
    return found


def latest_by(tournament: Tournament, person: PersonId) -> EntryId | None:
    """The person's entry with the highest number, over all flights."""
    mine = tournament.entries.by_person.get(person)
    if not tournament.others:
        return mine
    others = (there.entries.by_person.get(person) for there in tournament.others.values())
    return max((one for one in (mine, *others) if one is not None), default=None)


def is_in(tournament: Tournament, entry: Entry) -> bool:
    """Whether the entry is still in, on the floor where it plays."""
    there = tournament.others.get(entry.play)
    exits = tournament.exits if there is None else there.exits
    return entry.id not in exits.by_entry


def in_hand(tournament: Tournament, command: Command) -> Tournament:
    """The tournament with the command's flight in hand; a named entry's flight comes first."""
    if not tournament.others:
        return tournament
    number: EntryId | None = getattr(command, "entry", None)
    entry = None if number is None else entry_of(tournament, number)
    return seen(tournament, command.play if entry is None else entry.play)


def whose(tournament: Tournament, event: Event) -> PlayId:
    """The flight of an event; one that belongs to none counts for the flight in hand."""
    if not tournament.others:
        return tournament.current
    play = flight_of(tournament, event)
    return tournament.current if play is None else play


def flight_of(tournament: Tournament, event: Event) -> PlayId | None:
    """The flight of an event, if it belongs to one."""
    play = play_of(event)
    if play is not None:
        return play
    number: EntryId | None = getattr(event, "entry", None) or getattr(event, "victim", None)
    entry = None if number is None else entry_of(tournament, number)
    return None if entry is None else entry.play
