"""The tournament that one desk has in hand: in its flight, and in its language."""

import logging
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from tdconsole.alphabets import in_line
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    EntryId,
    Instant,
    NoteId,
    PenaltyNo,
    PersonId,
    PlayId,
    StaffId,
    StepNo,
    TournamentId,
)
from tdconsole.i18n.advice.refusals import taken_on_words
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.places import left_open, placed_by
from tdconsole.i18n.engine.log import log_sentences
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.engine.unanswered import settled_words
from tdconsole.i18n.flights.of_flight import in_flight
from tdconsole.i18n.naming import Kept, Names, Who
from tdconsole.i18n.papers.names import document_name
from tdconsole.i18n.rules.books import cited
from tdconsole.known_errors import KnownError, ServerGone
from tdconsole.projections.advice import Advice, taken_on
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.flights.flight_in_hand import FlightInHand
from tdconsole.projections.people.names import Known
from tdconsole.session import Change, Done, Session, TimeSource, WayBack
from tdconsole.session.undo.own_steps import concerns

log = logging.getLogger(__name__)


class TournamentInHand:
    passed_by: Mapping[type, str] = {}
    """The keys that pass a limit with a reason, by the request; none at a desk without keys."""

    def __init__(
        self, session: Session, tournament: TournamentId, words: Catalogue, time: TimeSource
    ) -> None:
        self.session, self.tournament, self.words = session, tournament, words
        self._time = time
        self.flight: Final = FlightInHand()
        self.people: dict[PersonId, Known] = {}
        self._unread: set[PersonId] = set()
        self._notes: dict[NoteId, str] = {}
        self._learn(session.timeline(tournament).persons.values())

    def take_in(self, change: Change) -> Change | None:
        """Follow a change, and return it as it is seen here; None if it is another tournament's."""
        if change.tournament != self.tournament:
            return None
        self._meet(
            event.person
            for step in change.steps
            for event in step.events
            if isinstance(event, EntryRegistered)
        )
        before = None if change.before is None else self.flight.of(change.before)
        if change.after is None:
            return None
        self.flight.follow(change.before, change.after, foreign=change.foreign)
        return replace(change, before=before, after=self.flight.of(change.after))

    def catch_up(self) -> None:
        """Look up who was registered before this desk began to follow."""
        persons = self.session.timeline(self.tournament).persons.values()
        self._meet(person for person in persons if person not in self.people)

    def _meet(self, persons: Iterable[PersonId]) -> None:
        """Look up their names; those that can't be read now are read at the next change."""
        self._unread.update(persons)
        if not self._unread:
            return
        try:
            self._learn(self._unread)
        except KnownError as error:
            self._tell(error)
        else:
            self._unread.clear()

    def _learn(self, persons: Iterable[PersonId]) -> frozenset[PersonId]:
        """Look up the names, and return the people who were found."""
        named = self.session.club.people.named(persons)
        self.people.update(named)
        return frozenset(named)

    def _tell(self, error: KnownError) -> None:
        """Report what the world refused; what is shown does without it."""
        log.warning("what is in hand goes on without what could not be read: %s", error)

    # The state, and what a request would come to

    @property
    def state(self) -> Tournament:
        state = self.session.state(self.tournament)
        if state is None:  # impossible: creating the tournament is never undone
            raise LookupError(self.tournament)
        return self.flight.of(state)

    def now(self) -> Instant:
        return self._time.now()

    def foresee(self, request: Request) -> tuple[Event, ...] | Rejection:
        return self.session.foresee(self.tournament, self.meant(request))

    def meant(self, request: Request) -> Request:
        """Return the request with the flight in hand."""
        return self.flight.meant(self.state, request)

    def way_back(self) -> WayBack | None:
        """Return how the last own gesture is undone, in the flight in hand or in none."""
        return self.session.way_back(self.tournament, self._play)

    def last_gesture(self) -> TrailStep | None:
        """Return the last step an undo cancels, in the flight in hand or in none."""
        return self.session.last_gesture(self.tournament, self._play)

    def last_undone(self) -> TrailStep | None:
        return self.session.last_undone(self.tournament, self._play)

    def latest(self) -> TrailStep:
        """Return the last step by anybody, in the flight in hand or in none."""
        timeline, play = self.session.timeline(self.tournament), self._play
        here = (s for s in reversed(timeline.steps) if not play or concerns(timeline, s.no, play))
        return timeline.as_read(next(here))

    @property
    def _play(self) -> PlayId | None:
        return self.state.current if self.state.others else None

    # In words

    def penalized(self, penalty: PenaltyNo) -> str:
        return self.who(self.session.timeline(self.tournament).penalized[penalty])

    def who(self, entry: EntryId) -> str:
        """Return the name as sentences and lists have it."""
        return in_line(self.known(entry).name)

    def known(self, entry: EntryId) -> Known:
        """Return the name with the family name, for sorting and shortening."""
        person = self.session.timeline(self.tournament).persons.get(entry)
        if person is None:
            number = self.words.gettext("entry {entry}", entry=entry)
            return Known(name=number, family_name=number)
        erased = self.words.gettext("erased")
        return self.people.get(person) or Known(name=erased, family_name=erased)

    def note(self, note: NoteId) -> str:
        if note not in self._notes:
            try:
                read = self.session.club.notes.read(note)
            except KnownError as error:
                self._tell(error)
                return self.words.gettext("can't be read at the moment")
            self._notes[note] = read or self.words.gettext("erased")
        return self._notes[note]

    def said(self, rejection: Rejection, who: Who | None = None) -> str:
        """Return the sentence; `who` names the entries of another tournament."""
        kept = Kept(self._person, self.note, self._member)
        sentence = refusal(self.words, rejection, who or self.who, kept)
        return f"{sentence} ({self.cited(rejection.cite)})" if rejection.cite else sentence

    def cited(self, cite: str | None) -> str:
        """Return an article as this tournament's book cites it."""
        return cited(self.words, self.state.rules, cite)

    def _person(self, person: PersonId) -> str:
        known = self.session.club.people.named([person]).get(person)
        return in_line(known.name) if known else self.words.gettext("erased")

    def taken_on(self, advice: Advice) -> str:
        """Return who is on the way to what is due, or nothing if nobody is."""
        one = taken_on(self.state, advice)
        if one is None:
            return ""
        return taken_on_words(self.words, one, self._member(one.by))

    def _member(self, staff: StaffId) -> str:
        try:
            named = self.session.club.staff.named()
        except KnownError as error:
            self._tell(error)
            return self.words.gettext("can't be read at the moment")
        return named.get(staff) or self.words.gettext("erased")

    def sentence(self, events: tuple[Event, ...]) -> str:
        setup = self.state.setup
        return "; ".join(
            log_sentences(self.words, events, Names(self.who, self.note, self.penalized), setup)
        )

    def sentence_in_flight(self, events: tuple[Event, ...]) -> str:
        """Return `sentence`, with the flight if there are several."""
        return in_flight(self.words, self.state, events, self.sentence(events))

    def happened(self, no: StepNo) -> str:
        """Return one step in words; if it cancelled another one, say what became of that."""
        step = self.session.timeline(self.tournament).steps[no - 1]
        try:
            return self._stepped(step.undoes, step.events)
        except KnownError as error:
            return mishap(self.words, error)

    def done_words(self, answer: Done) -> str:
        """Word an answer that is on the disk already: a failure to word it must not deny that."""
        try:
            return self._worded(answer)
        except ServerGone:
            return settled_words(self.words, "", refused=False)
        except KnownError as error:
            return mishap(self.words, error)

    def _worded(self, answer: Done) -> str:
        sentence = self._stepped(answer.step.undoes, answer.step.events)
        out = (entry for event in answer.step.events for entry in placed_by(event))
        if open_ := left_open(self.words, self.state, out):
            sentence = f"{sentence}: {open_}"
        if answer.printed:
            papers = [document_name(self.words, one) for one in answer.printed]
            sentence += " " + self.words.gettext(
                "What was printed since is wrong now, take it back: {papers}.",
                papers=self.words.listed(papers),
            )
        return sentence

    def _stepped(self, undoes: StepNo | None, events: tuple[Event, ...]) -> str:
        return self.sentence_in_flight(events) if undoes is None else self._cancelled(undoes)

    def _cancelled(self, undoes: StepNo) -> str:
        timeline = self.session.timeline(self.tournament)
        target = timeline.steps[undoes - 1]
        root = timeline.root(target)
        said = self.sentence_in_flight(root.events)
        if timeline.alive(root.no):
            return self.words.gettext("Redone: {gesture}", gesture=said)
        return self.words.gettext("Undone: {gesture}", gesture=said)
