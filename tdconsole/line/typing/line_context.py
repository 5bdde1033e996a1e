"""The context for reading a line: the tournament in hand, and everybody's names."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from msgspec import ValidationError, convert, to_builtins

from tdconsole.domain.day.bagging import stack
from tdconsole.domain.engine.rows import REQUEST
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.flights import FlightIsOver, TableInFlight
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.room.table_owner import held_elsewhere
from tdconsole.domain.state.flight_in_hand import entry_of, seen
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, NoteId, PersonId, TableNo, TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights.of_flight import in_flight
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.typing.names import Names
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.line.typing.ways_out import ways_out, where_passed
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import Known
from tdconsole.session import Change, Session, WayBack

Said = Callable[[tuple[Event, ...]], str]
WayOut = Callable[[Rejection], tuple[Offer, ...]]


class Looking(Protocol):
    """The part of the tournament in hand that reading needs; it does nothing."""

    session: Session
    tournament: TournamentId
    words: Catalogue
    people: dict[PersonId, Known]

    @property
    def passed_by(self) -> Mapping[type, str]: ...
    @property
    def state(self) -> Tournament: ...
    def now(self) -> Instant: ...
    def who(self, entry: EntryId) -> str: ...
    def note(self, note: NoteId) -> str: ...
    def said(self, rejection: Rejection) -> str: ...
    def sentence(self, events: tuple[Event, ...]) -> str: ...
    def sentence_in_flight(self, events: tuple[Event, ...]) -> str: ...
    def foresee(self, request: Request) -> tuple[Event, ...] | Rejection: ...
    def way_back(self) -> WayBack | None: ...
    def last_undone(self) -> TrailStep | None: ...


class Desk:
    def __init__(self, looking: Looking) -> None:
        self.looking, self.words, self.names = looking, looking.words, Names()
        self._unnamed: dict[EntryId, PersonId] = {}
        self._learn(looking.session.timeline(looking.tournament).persons.items())

    @property
    def state(self) -> Tournament:
        return self.looking.state

    def take_in(self, change: Change) -> None:
        self._learn(
            (event.entry, event.person)
            for step in change.steps
            for event in step.events
            if isinstance(event, EntryRegistered)
        )

    def _learn(self, registered: Iterable[tuple[EntryId, PersonId]]) -> None:
        """Learn their names; one that can't be read now is learned with a later change."""
        people = self.looking.people
        self._unnamed.update(registered)
        known = {entry: people[one] for entry, one in self._unnamed.items() if one in people}
        self.names.add(known.items())
        for entry in known:
            del self._unnamed[entry]

    # Common readings

    def asking(self, sentence: str, offers: tuple[Offer, ...] = ()) -> Reading:
        return Reading(mood="asking", sentence=sentence, offers=offers)

    def refused(self, sentence: str, ways: tuple[Offer, ...] = ()) -> Reading:
        """The refusal with ways out: the first is named, all are offered."""
        if ways:
            instead = self.words.gettext("Instead: {line}", line=ways[0].line)
            sentence = f"{sentence} {instead}"
        return Reading(mood="refused", sentence=sentence, offers=ways)

    def judged(
        self,
        request: Request,
        said: Said,
        offers: tuple[Offer, ...] = (),
        way_out: WayOut | None = None,
    ) -> Reading:
        """Ready only when it would be done; with offers, the first of them is this request."""
        foreseen = self.looking.foresee(request)
        chosen = bool(offers)
        if isinstance(foreseen, Refusal):
            return self._refused(request, foreseen, offers, way_out)
        if not _fits(request):
            return Reading(
                mood="refused",
                sentence=self.words.gettext(
                    "This is too long, or holds signs that can't be written down."
                ),
                offers=offers,
                chosen=chosen,
            )
        sentence = self._in_flight(request, foreseen, said(foreseen))
        return Reading(
            mood="ready", sentence=sentence, request=request, offers=offers, chosen=chosen
        )

    def _refused(
        self,
        request: Request,
        refusal: Rejection,
        offers: tuple[Offer, ...],
        way_out: WayOut | None,
    ) -> Reading:
        sentence = self.said(refusal)
        ways = way_out(refusal) if way_out is not None else ()
        if not ways and (ways := ways_out(self, request, refusal)):
            return self.refused(sentence, ways)
        if passed := where_passed(self, request):
            sentence = f"{sentence} {passed}"
        return Reading(
            mood="refused",
            sentence=sentence,
            offers=ways or offers,
            chosen=bool(offers) and not ways,
        )

    def _in_flight(self, request: Request, events: tuple[Event, ...], sentence: str) -> str:
        """The sentence with its flight; entries and undos name it, and a draw has no preview."""
        state = self.state
        if not state.others or isinstance(request, RegisterEntry | Undo | Redo):
            return sentence
        if events:
            return in_flight(self.words, state, events, sentence)
        flight = flight_name(state, state.current)
        return self.words.gettext("{flight}: {gesture}", flight=flight, gesture=sentence)

    def said(self, rejection: Rejection) -> str:
        """Word the rejection; a table missing on this floor may be on another flight's."""
        match rejection:
            case NoSuchTable(table=table) | TableInFlight(table=table) if table in held_elsewhere(
                self.state
            ):
                return self.table_there(table)
            case UnknownEntry(entry=entry) if self.is_elsewhere(entry):
                return self.player_there(entry)
            case _:
                return self.looking.said(rejection)

    def over(self) -> Reading:
        """The reading for a flight whose stacks are bagged."""
        flight = flight_name(self.state, self.state.current)
        return self.refused(self.said(FlightIsOver(flight=flight)))

    # Other flights

    def is_elsewhere(self, entry: EntryId) -> bool:
        there = entry_of(self.state, entry)
        return there is not None and there.id not in self.state.entries.by_id

    def table_there(self, table: TableNo) -> str:
        return self.words.gettext(
            "Table {table} is {flight}’s: flight {flight} turns this window there.",
            table=table,
            flight=flight_name(self.state, held_elsewhere(self.state)[table]),
        )

    def player_there(self, entry: EntryId) -> str:
        return self.words.gettext(
            "{player} is in {flight}, {where}: flight {flight} turns this window there.",
            player=self.looking.who(entry),
            flight=self.flight_of(entry),
            where=self.where(entry),
        )

    def flight_of(self, entry: EntryId) -> str:
        there = entry_of(self.state, entry)
        return "" if there is None else flight_name(self.state, there.play)

    def where(self, entry: EntryId) -> str:
        """Return the flight of that entry."""
        found, say = entry_of(self.state, entry), self.words.gettext
        state = seen(self.state, None if found is None else found.play)
        if (seat := state.play.seating.of.get(entry)) is not None:
            return seat_name(self.words, seat)
        if (gone := state.exits.by_entry.get(entry)) is not None:
            return say("out, from {seat}", seat=seat_name(self.words, gone.seat))
        if is_over(state):
            return say("through with {chips}", chips=self.words.number(stack(state, entry)))
        return say("no seat yet")


def _fits(request: Request) -> bool:
    """Whether it is within the bounds for everything from outside."""
    try:
        convert(to_builtins(request), REQUEST)
    except ValidationError:
        return False
    return True
