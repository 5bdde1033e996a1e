"""A window without Qt: as much of one as the line at the bottom needs to be read."""

from typing import Final

from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, NoteId, PenaltyNo, PersonId, TournamentId
from tdconsole.gui.console.line.grammar import read
from tdconsole.gui.console.typing.line_context import Desk
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.i18n.engine.log import log_sentences
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.naming import Kept, Names
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.session import Session, WayBack

NOBODY: Final = "nobody"


class Window:
    def __init__(self, session: Session, tournament: TournamentId, language: Language) -> None:
        self.session, self.tournament = session, tournament
        self.words = catalogue(language)
        persons = session.timeline(tournament).persons.values()
        self.people = session.club.people.named(persons)

    def type(self, line: str) -> None:
        """Read the line, and do what it asks for; a rule to be looked up needs the real window."""
        try:
            reading = read(line, Desk(self))
        except ModuleNotFoundError as error:
            if (error.name or "").startswith("PySide6"):
                return
            raise
        if reading.mood == "ready" and reading.request is not None:
            self.session.submit(self.tournament, reading.request)

    @property
    def state(self) -> Tournament:
        state = self.session.state(self.tournament)
        if state is None:
            raise LookupError(self.tournament)
        return state

    def now(self) -> Instant:
        return self.session.now()

    def who(self, entry: EntryId) -> str:
        person = self.session.timeline(self.tournament).persons.get(entry)
        return NOBODY if person is None else self._person(person)

    def note(self, note: NoteId) -> str:
        return self.session.club.notes.read(note) or NOBODY

    def said(self, rejection: Rejection) -> str:
        return refusal(self.words, rejection, self.who, Kept(self._person, self.note))

    def sentence(self, events: tuple[Event, ...]) -> str:
        names = Names(self.who, self.note, self._penalized)
        return "; ".join(log_sentences(self.words, events, names, self.state.setup))

    def sentence_in_flight(self, events: tuple[Event, ...]) -> str:
        return self.sentence(events)

    def foresee(self, request: Request) -> tuple[Event, ...] | Rejection:
        return self.session.foresee(self.tournament, request)

    def way_back(self) -> WayBack | None:
        return self.session.way_back(self.tournament)

    def last_undone(self) -> TrailStep | None:
        return self.session.last_undone(self.tournament)

    def _person(self, person: PersonId) -> str:
        known = self.people.get(person)
        return NOBODY if known is None else known.name

    def _penalized(self, penalty: PenaltyNo) -> str:
        return self.who(self.session.timeline(self.tournament).penalized[penalty])
