"""The tournament in hand: what every part of the window shows, and the one way to act on it."""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    EntryId,
    Instant,
    Millis,
    NoteId,
    PenaltyNo,
    PersonId,
    PlayId,
    Record,
    StepNo,
    TillNo,
    TournamentId,
)
from tdconsole.gui.console.engine.settling import became
from tdconsole.gui.console.engine.till_of import at_till
from tdconsole.gui.shared.alphabets import in_line, meet
from tdconsole.gui.shared.bridge import Bridge
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.places import left_open, placed_by
from tdconsole.i18n.engine.log import log_sentences
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.engine.unanswered import in_window, settled_words
from tdconsole.i18n.entry.cash import house_sentence
from tdconsole.i18n.flights.of_flight import in_flight
from tdconsole.i18n.naming import Kept, Names
from tdconsole.i18n.papers.names import document_name
from tdconsole.i18n.rules.books import cited
from tdconsole.known_errors import FileBusy, KnownError, ServerGone
from tdconsole.projections.clock.board import ClockBoard, clock_board, until_change
from tdconsole.projections.clock.calls import NO_CALLS, CallBoard, call_board, until_next_second
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.flights.flight_in_hand import FlightInHand
from tdconsole.projections.people.names import Known
from tdconsole.session import Change, Done, Refused, Session, TimeSource, WayBack
from tdconsole.session.unanswered import Settled
from tdconsole.session.undo.own_steps import concerns

log = logging.getLogger(__name__)

FOLLOWS: Final = 200
"""Milliseconds after which another process's writes are on the screen at the latest."""
LATER: Final = 2
"""Milliseconds by which a timer may be early."""


class Told(Record, kw_only=True):
    """The result of a gesture in words; a refusal says why and under which article."""

    sentence: str
    refused: bool
    step: StepNo | None = None
    settled: bool = False
    """Whether it is of a gesture that the server had not answered."""


class TournamentView(QObject):
    changed = Signal(object)
    """Emitted with a `Change` of this tournament by anybody."""
    house_changed = Signal(object)
    """Emitted with a `HouseChange` by anybody: a person barred, a till counted."""
    passed = Signal(object)
    """Emitted with a `ClockBoard` each second, and after each change."""
    called = Signal(object)
    """Emitted with a `CallBoard` each second of a called clock, and as a call begins or ends."""
    renamed = Signal(object)
    """Emitted with the numbers of people whose names changed or were erased."""
    told = Signal(object)
    """Emitted with a `Told`, the result of this window's own gesture."""
    waits = Signal(str)
    """Emitted again and again while a gesture waits, with what it waits for."""
    wanted_citation = Signal(str)
    """Emitted with a cited article to be read."""

    def __init__(
        self,
        session: Session,
        tournament: TournamentId,
        words: Catalogue,
        time: TimeSource,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.tournament, self.words = session, tournament, words
        self._time = time
        self.flight: Final = FlightInHand()
        self.unhurried: Callable[[], AbstractContextManager[None]] = nullcontext
        self._till: Callable[[], TillNo | None] = lambda: None
        persons = session.timeline(tournament).persons.values()
        self.people: dict[PersonId, Known] = {}
        self._learn(persons)
        self._fault = ""
        self._gathered: list[Change] | None = None
        self._notes: dict[NoteId, str] = {}
        self._bridge = Bridge(session, self)
        self._bridge.changed.connect(self._took_in)
        self._bridge.house_changed.connect(self.house_changed)
        self._bridge.settled.connect(self._settle)
        self._poll = QTimer(self)
        self._poll.timeout.connect(self.follow)
        self._second = QTimer(self)
        self._second.setSingleShot(True)
        self._second.setTimerType(Qt.TimerType.PreciseTimer)
        self._second.timeout.connect(self.tick)
        self._calls = NO_CALLS
        self._call_second = QTimer(self)
        self._call_second.setSingleShot(True)
        self._call_second.setTimerType(Qt.TimerType.PreciseTimer)
        self._call_second.timeout.connect(self.tick_calls)

    def work_at(self, till: Callable[[], TillNo | None]) -> None:
        """Set the till at which this window takes and pays money."""
        self._till = till

    def begin(self, follows: int = FOLLOWS) -> None:
        self._poll.start(follows)
        self.tick()
        self.tick_calls()

    def close(self) -> None:
        self._poll.stop()
        self._second.stop()
        self._call_second.stop()
        self._bridge.close()

    # Queries

    @property
    def state(self) -> Tournament:
        state = self.session.state(self.tournament)
        if state is None:  # impossible: creating the tournament is never undone
            raise LookupError(self.tournament)
        return self.flight.of(state)

    def turn_to(self, play: PlayId) -> None:
        """Take another flight in hand; the whole window then shows it."""
        before = self.state
        self.flight.turn(play)
        after = self.state
        if after is not before:
            self._show(
                Change(
                    tournament=self.tournament, before=before, after=after, steps=(), foreign=False
                )
            )

    def now(self) -> Instant:
        return self._time.now()

    def seen(self) -> Instant | None:
        """The last moment known before the machine was last switched on."""
        return self.session.timeline(self.tournament).seen_before(self.now())

    def latest_at(self) -> Millis:
        """The moment of the last step of this tournament."""
        return self.session.timeline(self.tournament).steps[-1].at.utc

    def board(self) -> ClockBoard:
        return clock_board(self.state, self.now())

    def tick(self) -> None:
        now = self.now()
        board = clock_board(self.state, now)
        self.passed.emit(board)
        if self._poll.isActive():
            self._second.start(until_change(board, now) + LATER)

    def calls(self) -> CallBoard:
        return call_board(self.state, self.people, self.now())

    def tick_calls(self) -> None:
        """Tick in a called clock's own seconds: it begins between two of the blinds' clock."""
        before, self._calls = self._calls, self.calls()
        if before is not NO_CALLS or self._calls is not NO_CALLS:
            self.called.emit(self._calls)
        wait = until_next_second(self._calls)
        if wait is not None and self._poll.isActive():
            self._call_second.start(wait + LATER)

    def follow(self) -> None:
        try:
            self.session.refresh()
        except (FileBusy, ServerGone):
            return  # looked at again in a moment
        except KnownError as error:
            self._tell(error)
        else:
            self._fault = ""

    def _tell(self, error: KnownError) -> None:
        """Report the error once, and not five times a second."""
        if str(error) != self._fault:
            self._fault = str(error)
            self.told.emit(Told(sentence=mishap(self.words, error), refused=True))

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

    def _learn(self, persons: Iterable[PersonId]) -> frozenset[PersonId]:
        """Look up the names, and return the people who were found."""
        named = self.session.club.people.named(persons)
        meet(*(known.name for known in named.values()))
        self.people.update(named)
        return frozenset(named)

    def know_again(self, persons: Iterable[PersonId]) -> None:
        """Look up people again whose records were changed in the house."""
        here = frozenset(person for person in persons if person in self.people)
        for person in here - self._learn(here):
            del self.people[person]
        self.renamed.emit(here)

    def note(self, note: NoteId) -> str:
        if note not in self._notes:
            try:
                read = self.session.club.notes.read(note)
            except KnownError as error:
                self._tell(error)
                return self.words.gettext("can't be read at the moment")
            self._notes[note] = read or self.words.gettext("erased")
        return self._notes[note]

    def said(self, rejection: Rejection) -> str:
        sentence = refusal(self.words, rejection, self.who, Kept(self._person, self.note))
        return f"{sentence} ({self.cited(rejection.cite)})" if rejection.cite else sentence

    def cited(self, cite: str | None) -> str:
        """Return an article as this tournament's book cites it."""
        return cited(self.words, self.state.rules, cite)

    def show_citation(self, cite: str) -> None:
        self.wanted_citation.emit(cite)

    def _person(self, person: PersonId) -> str:
        known = self.session.club.people.named([person]).get(person)
        return in_line(known.name) if known else self.words.gettext("erased")

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

    # Acting

    def foresee(self, request: Request) -> tuple[Event, ...] | Rejection:
        return self.session.foresee(self.tournament, self.meant(request))

    def meant(self, request: Request) -> Request:
        """Return the request with this window's till and the flight in hand."""
        return self.flight.meant(self.state, at_till(request, self._till()))

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

    def do(self, request: Request) -> bool:
        """Return whether it is done and on the disk; the result is reported in any case."""
        return not self.ask(request).refused

    def ask(self, request: Request) -> Told:
        """Perform it as `do`, returning the answer to the part that asked."""
        try:
            answer = self.session.submit(self.tournament, self.meant(request))
        except KnownError as error:
            return self._say(in_window(self.words, error), refused=True)
        if isinstance(answer, Refused):
            return self._say(self.said(answer.rejection), refused=True)
        return self._say(self.done_words(answer), refused=False, step=answer.step.no)

    def ask_house(self, request: HouseCommand) -> Told:
        """Perform it as `ask`, on the house itself."""
        try:
            answer = self.session.submit_house(request)
        except KnownError as error:
            return self._say(in_window(self.words, error), refused=True)
        if isinstance(answer, Refused):
            return self._say(self.said(answer.rejection), refused=True)
        return self._say(self.house_sentence(answer.step.events), refused=False)

    def _say(self, sentence: str, *, refused: bool, step: StepNo | None = None) -> Told:
        told = Told(sentence=sentence, refused=refused, step=step)
        self.told.emit(told)
        return told

    def _settle(self, settled: Settled) -> None:
        sentence, refused = became(self, settled.answer)
        self.told.emit(Told(sentence=sentence, refused=refused, settled=True))

    def house_sentence(self, events: tuple[HouseEvent, ...]) -> str:
        words, tills = self.words, self.session.house.tills
        try:
            staff, devices = self.session.club.staff.named(), self.session.club.devices.named()
            said = [
                house_sentence(
                    words,
                    one,
                    self.named,
                    self.note,
                    tills,
                    lambda member: staff.get(member) or words.gettext("erased"),
                    devices,
                )
                for one in events
            ]
        except KnownError as error:
            return mishap(words, error)
        return "; ".join(said)

    def named(self, person: PersonId) -> str:
        """Name anybody of the house, entered or not."""
        known = self.session.club.people.named([person]).get(person)
        return known.name if known else self.words.gettext("erased")

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

    # Reports of the session

    def _took_in(self, change: Change) -> None:
        if change.tournament != self.tournament:
            return
        fresh = [
            event.person
            for step in change.steps
            for event in step.events
            if isinstance(event, EntryRegistered)
        ]
        if fresh:
            self._learn(fresh)
        before = None if change.before is None else self.flight.of(change.before)
        if change.after is not None:
            self.flight.follow(change.before, change.after, foreign=change.foreign)
            self._show(replace(change, before=before, after=self.flight.of(change.after)))

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Gather many steps in a row: each is on the disk at once, all are shown at the end."""
        self._gathered = []
        try:
            yield
        finally:
            gathered, self._gathered = self._gathered, None
            if gathered:
                self._show(
                    replace(
                        gathered[-1],
                        before=gathered[0].before,
                        steps=tuple(step for change in gathered for step in change.steps),
                        foreign=any(change.foreign for change in gathered),
                    )
                )

    def _show(self, change: Change) -> None:
        if self._gathered is not None:
            self._gathered.append(change)
            return
        self.changed.emit(change)
        self.tick()
        self.tick_calls()
