"""The tournament in hand: what every part of the window shows, and the one way to act on it."""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.values import (
    Instant,
    Millis,
    PersonId,
    PlayId,
    Record,
    StepNo,
    TillNo,
    TournamentId,
)
from tdconsole.gui.console.actions.shortcuts import PASSED_BY
from tdconsole.gui.console.engine.settling import became
from tdconsole.gui.console.engine.till_of import at_till
from tdconsole.gui.shared.alphabets import meet
from tdconsole.gui.shared.bridge import Bridge
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.unanswered import in_window
from tdconsole.i18n.entry.cash import house_sentence
from tdconsole.known_errors import FileBusy, KnownError, ServerGone
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.projections.clock.board import ClockBoard, clock_board, until_change
from tdconsole.projections.clock.calls import NO_CALLS, CallBoard, call_board, until_next_second
from tdconsole.session import Change, Refused, Session, TimeSource
from tdconsole.session.unanswered import Settled

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


class TournamentView(TournamentInHand, QObject):
    passed_by = PASSED_BY

    changed = Signal(object)
    """Emitted with a `Change` of this tournament by anybody."""
    house_changed = Signal(object)
    """Emitted with a `HouseChange` by anybody: a person barred, a till counted."""
    house_done = Signal(object, str)
    """Emitted with the events of this window's own gesture on the house, and their words."""
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
        QObject.__init__(self, parent)
        TournamentInHand.__init__(self, session, tournament, words, time)
        self.unhurried: Callable[[], AbstractContextManager[None]] = nullcontext
        self._till: Callable[[], TillNo | None] = lambda: None
        self._fault = ""
        self._gathered: list[Change] | None = None
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

    def rest(self) -> None:
        """Rest while another tournament is in hand: changes still come, the seconds don't."""
        self._poll.stop()
        self._second.stop()
        self._call_second.stop()

    def close(self) -> None:
        self.rest()
        self._bridge.close()

    # Queries

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

    def _learn(self, persons: Iterable[PersonId]) -> frozenset[PersonId]:
        found = super()._learn(persons)
        meet(*(self.people[person].name for person in found))
        return found

    def know_again(self, persons: Iterable[PersonId]) -> None:
        """Look up people again whose records were changed in the house."""
        here = frozenset(person for person in persons if person in self.people)
        for person in here - self._learn(here):
            del self.people[person]
        self.renamed.emit(here)

    def show_citation(self, cite: str) -> None:
        self.wanted_citation.emit(cite)

    # Acting

    def meant(self, request: Request) -> Request:
        """Return the request with this window's till and the flight in hand."""
        return super().meant(at_till(request, self._till()))

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
        told = self.answer_house(request)
        self.told.emit(told)
        return told

    def answer_house(self, request: HouseCommand) -> Told:
        """Perform it on the house itself; the part that asked says what came of it."""
        try:
            answer = self.session.submit_house(request)
        except KnownError as error:
            return Told(sentence=in_window(self.words, error), refused=True)
        if isinstance(answer, Refused):
            return Told(sentence=self.said(answer.rejection), refused=True)
        sentence = self.house_sentence(answer.step.events)
        self.house_done.emit(answer.step.events, sentence)
        return Told(sentence=sentence, refused=False)

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
                    self.tournament_named,
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

    def tournament_named(self, number: TournamentId) -> str:
        state = self.session.state(number)
        return number if state is None else state.setup.name

    # Reports of the session

    def _took_in(self, change: Change) -> None:
        if (seen := self.take_in(change)) is not None:
            self._show(seen)

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
