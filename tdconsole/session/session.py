"""The session: the only place where a decision meets the disk and the wall clock."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.club.pins import is_pin, made
from tdconsole.domain.draw.drawing import pairs_text
from tdconsole.domain.engine.decider import State, decide
from tdconsole.domain.language.commands.draw import RenewCommitment
from tdconsole.domain.language.commands.house import HouseCommand, ResetPin, SetPin
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.engine import OnlyLooking, TooBusy
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.language.rejections.staff import NotAPin
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.house import HouseState
from tdconsole.domain.values import (
    Instant,
    PersonId,
    PlayId,
    StaffId,
    TournamentId,
)
from tdconsole.journal import (
    Append,
    Conflict,
    Step,
    Store,
    StoredStep,
    Vault,
    digest_of,
    stream_of,
)
from tdconsole.known_errors import TurnLost
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.record import PersonRecord
from tdconsole.session.answers import (
    Answer,
    Change,
    Done,
    HouseAnswer,
    Refused,
    Refusing,
    WayBack,
)
from tdconsole.session.asked_again import used_before
from tdconsole.session.chance import Chance
from tdconsole.session.festival.shared_tables import in_room
from tdconsole.session.festival.using import use_tables
from tdconsole.session.free_text import written
from tdconsole.session.gate import Gate
from tdconsole.session.house_desk import Beside, HouseChange, HouseDesk, HouseDone
from tdconsole.session.money.vouchers import Vouchers
from tdconsole.session.observers import FAILED, Observers
from tdconsole.session.past.records import record_of
from tdconsole.session.past.years import Years
from tdconsole.session.people.erasing import Eraser
from tdconsole.session.time_source import TimeSource
from tdconsole.session.timeline import Timeline, unhurried
from tdconsole.session.unanswered import Gesture, Unanswered
from tdconsole.session.undo.conditions import (
    own_last,
    own_undo,
    printed_since,
    shut_till,
    to_redo,
    to_undo,
)
from tdconsole.session.undo.own_gestures import OwnGestures
from tdconsole.session.undo.own_steps import own_of
from tdconsole.session.world import Drawing, World, with_drawer

TRIES: Final = 4


def made_by(number: str) -> TournamentId:
    """The tournament that the request of this number makes, or made."""
    return TournamentId(sha256(number.encode()).hexdigest()[:8])


class Session:
    def __init__(
        self,
        store: Store,
        vault: Vault,
        club: Club,
        time: TimeSource,
        actor: StaffId | None = None,
    ) -> None:
        self.club = club
        self.only_looking: OnlyLooking | None = None
        """The refusal of every gesture, if nothing may be written."""
        self.actor = actor
        self._store = store
        self.chance = Chance(vault)
        self.time = time
        """The house's time, by which everything that shows or prints it goes."""
        self._world = World(self.chance, club, time)
        self._timelines: dict[TournamentId, Timeline] = {}
        self.own = OwnGestures(self)
        self.vouchers = Vouchers(self.tournaments, self.timeline)
        self.years = Years(store, club, self._timelines)
        self._observers = Observers[Change]()
        self.eraser = Eraser(store, club)
        self.gate = Gate(self)
        self.unanswered = Unanswered(self)
        self.house_desk = HouseDesk(store, time, self)
        self._seen = store.version()

    # Reading

    def tournaments(self) -> list[TournamentId]:
        """The tournaments in the order of their creation."""
        prefix = stream_of(TournamentId(""))
        return [
            TournamentId(stream.removeprefix(prefix))
            for stream in self._store.streams()
            if stream.startswith(prefix)
        ]

    def loaded(self) -> list[TournamentId]:
        """The tournaments looked at or written to here."""
        return list(self._timelines)

    def let_go(self, tournament: TournamentId) -> None:
        """Keep a trail in memory no longer; it is read again when it is asked for."""
        self._timelines.pop(tournament, None)

    def find(self, wanted: str | None) -> TournamentId | None:
        """The tournament by number or name, the latest of several; the latest of all by default."""
        for tournament in reversed(self.tournaments()):
            if wanted is None or tournament == wanted:
                return tournament
            state = self.state(tournament)
            if state is not None and state.setup.name.casefold() == wanted.strip().casefold():
                return tournament
        return None

    def done_by(self, commands: Collection[str]) -> list[StoredStep]:
        """The steps of these commands in all tournaments with their undos, without any folding."""
        return self._store.done_by(commands)

    def now(self) -> Instant:
        return self.time.now()

    def timeline(self, tournament: TournamentId) -> Timeline:
        if tournament not in self._timelines:
            timeline = Timeline()
            with unhurried():
                timeline.extend(self._store.read(stream_of(tournament)))
            self._timelines[tournament] = timeline
        return self._timelines[tournament]

    def state(self, tournament: TournamentId) -> State:
        return self.timeline(tournament).state

    def foresee(self, tournament: TournamentId, request: Request) -> tuple[Event, ...] | Rejection:
        """What a gesture would do, or why it can't be done; a draw's outcome isn't known before."""
        if self.only_looking is not None and not isinstance(request, IssuePaper):
            return self.only_looking  # a paper can be made all the same
        if self.only_looking is None and (refused := self.gate.fault(request)):
            return refused
        timeline = self.timeline(tournament)
        state = in_room(self, self.house, tournament, timeline.state)
        if isinstance(request, Undo | Redo):
            target = self._target(tournament, timeline, request)
            return target if isinstance(target, Refusal) else ()
        if isinstance(request, Drawing) and state is not None and not state.finished:
            stream = stream_of(tournament)
            return self._world.draw_fault(stream, timeline, state, request) or ()
        context = self._world.foreseen(timeline, request, self.house, self.actor)
        if isinstance(context, Refusal):
            return context
        context = self._with_vouchers(tournament, request, context)
        decided = decide(state, request, context)
        if isinstance(request, CreateTournament | RenewCommitment):  # a preview makes no secret
            return () if isinstance(decided, NoMoreLinks) else decided
        return decided

    def last_gesture(
        self, tournament: TournamentId, play: PlayId | None = None
    ) -> TrailStep | None:
        return self.own.last(tournament, play)

    def way_back(self, tournament: TournamentId, play: PlayId | None = None) -> WayBack | None:
        return self.own.way_back(tournament, play)

    def last_undone(self, tournament: TournamentId, play: PlayId | None = None) -> TrailStep | None:
        return self.own.undone(tournament, play)

    def observe(self, observer: Callable[[Change], None]) -> Callable[[], None]:
        """Call the observer after each change by anybody; returns the function that removes it."""
        return self._observers.add(observer)

    def refresh(self) -> None:
        """Take in what other windows and processes have written, and finish what was erased."""
        self.eraser.go_on()
        if self.is_behind():
            self._read_all_on()

    @contextmanager
    def writing(self, *, anew: bool = False) -> Iterator[None]:
        """A transaction on the present state: what others wrote is taken in first.

        It stands inside `telling_last`: nobody waits until a screen has been told.
        """
        with self._store.transaction():
            if anew or self.is_behind():
                self._read_all_on()
            yield

    def _read_all_on(self) -> None:
        seen = self._store.version()
        failures: list[Exception] = []
        for tournament in list(self._timelines):
            try:
                self._read_on(tournament)
            except ExceptionGroup as group:
                failures += group.exceptions
        try:
            self.house_desk.read_on()
        except ExceptionGroup as group:
            failures += group.exceptions
        self._seen = seen  # not before all of it could be read
        if failures:
            raise ExceptionGroup(FAILED, failures)

    def is_behind(self) -> bool:
        return self._store.version() != self._seen

    # The house apart from its tournaments

    @property
    def house(self) -> HouseState:
        return self.house_desk.state

    def submit_house(
        self, request: HouseCommand, number: str | None = None, beside: Beside = None
    ) -> HouseAnswer:
        """Submit a request to the house itself, as `submit` does to a tournament."""

        def put(number: str, _is_new: bool) -> HouseAnswer:
            done = self.house_desk.submit(request, number, beside)
            return Refused(rejection=done) if isinstance(done, Refusal) else done

        return self.unanswered.ask(Gesture(request=request, actor=self.actor), number, put)

    def set_pin(self, staff: StaffId, pin: str, *, forgotten: bool = False) -> HouseAnswer:
        """Set a member's PIN, which no request holds: four digits are soon found by trying."""
        if not is_pin(pin):
            return Refused(rejection=NotAPin())
        made_of_it = made(pin)
        request = ResetPin(staff=staff) if forgotten else SetPin(staff=staff)
        if isinstance(done := self.submit_house(request, None, made_of_it), HouseDone):
            self.gate.renew(staff, made_of_it.id)
        return done

    def observe_house(self, observer: Callable[[HouseChange], None]) -> Callable[[], None]:
        return self.house_desk.observe(observer)

    def record_of(self, person: PersonId) -> PersonRecord:
        """The person's record in all tournaments of the house, as the file is now."""
        return record_of(self._store, self.club, self.house_desk, person)

    def read_house_on(self) -> None:
        """Take in what others have written to the house itself."""
        self.house_desk.read_on()

    # Writing

    def submit(
        self, tournament: TournamentId | None, request: Request, number: str | None = None
    ) -> Answer:
        """Submit one gesture: it is decided, stored, folded and reported; or refused.

        The request's number makes it safe to ask the same again: the first answer comes back.
        """
        if self.only_looking is not None:
            return Refused(rejection=self.only_looking)
        gesture = Gesture(tournament=tournament, request=request, actor=self.actor)
        return self.unanswered.ask(gesture, number, partial(self._submit, tournament, request))

    def _submit(
        self, tournament: TournamentId | None, request: Request, number: str, is_new: bool
    ) -> Answer:
        with self.telling_last():
            return self._done(tournament, request, number, is_new=is_new)

    @contextmanager
    def telling_last(self) -> Iterator[None]:
        """Tell the observers at the end, once everything that was done is taken in."""
        with self._observers.held(), self.house_desk.held():
            yield

    def _done(
        self, tournament: TournamentId | None, request: Request, number: str, *, is_new: bool
    ) -> Answer:
        if tournament is None and not isinstance(request, CreateTournament):
            return Refused(rejection=NoSuchTournament())
        if tournament is None:
            tournament = made_by(number)
        self.refresh()
        timeline = self.timeline(tournament)
        for turn in range(TRIES):
            try:
                with self.writing(anew=turn > 0):
                    named = None if self.actor is None else self.house_desk.seal_name(self.actor)
                    done = self._attempt(tournament, timeline, request, number, is_new=is_new)
                    moved = use_tables(self, self.house_desk, tournament, done, named)
            except Refusing as refusing:
                return Refused(rejection=refusing.rejection)
            except (Conflict, TurnLost):  # of a turn that was lost nothing is there
                continue
            self.house_desk.take_in(named, moved)
            self.own.keep(tournament, done.step.no)
            if done.again:
                self._read_on(tournament)
            else:
                self._take_in(tournament, [done.step], foreign=False)
            if done.step.undoes is not None:
                gesture = timeline.root(done.step)
                return replace(done, printed=printed_since(timeline, gesture))
            return done
        return Refused(rejection=TooBusy())

    def _attempt(
        self,
        tournament: TournamentId,
        timeline: Timeline,
        request: Request,
        number: str,
        *,
        is_new: bool,
    ) -> Done:
        stream, name = stream_of(tournament), type(request).__name__
        first = None if is_new else self._store.find(stream, number)
        if refused := self.gate.fault(request, done=first is not None):
            raise Refusing(refused)
        if first is not None:
            if used := used_before(self._store, first, request):
                raise Refusing(used)
            return Done(tournament=tournament, step=first, again=True)
        asked = digest_of(request)
        if isinstance(request, Undo | Redo):
            step = self._cancelling(tournament, timeline, request, number)
            return Done(
                tournament=tournament,
                step=self._append(timeline, stream, step, asked, is_new=is_new),
            )
        context = self._world.around(stream, timeline, request, self.house, self.actor)
        if isinstance(context, Refusal):
            raise Refusing(context)
        context = self._with_vouchers(tournament, request, context)
        events = decide(in_room(self, self.house, tournament, timeline.state), request, context)
        if isinstance(events, Refusal):
            raise Refusing(events)
        step = Step(at=context.now, actor=self.actor, command=name, request=number, events=events)
        stored = self._append(timeline, stream, step, asked, is_new=is_new)
        if context.commitment is not None:
            self.chance.keep(stream, context.commitment)
        for note, text in written(request, context, events):
            self.club.notes.write(text, note)
        if context.pairs is not None and any(isinstance(event, SeatsDrawn) for event in events):
            self.club.notes.write(pairs_text(context), context.pairs)
        return Done(tournament=tournament, step=stored)

    def _append(
        self, timeline: Timeline, stream: str, step: Step, asked: bytes, *, is_new: bool
    ) -> StoredStep:
        append = Append(
            stream=stream, expected=len(timeline.steps), step=step, asked=asked, is_new=is_new
        )
        return self._store.append([append])[0]

    def _cancelling(
        self, tournament: TournamentId, timeline: Timeline, request: Undo | Redo, number: str
    ) -> Step:
        target = self._target(tournament, timeline, request)
        if isinstance(target, Refusal):
            raise Refusing(target)
        return Step(
            at=self.time.now(),
            actor=self.actor,
            command=type(request).__name__,
            request=number,
            undoes=target.no,
        )

    def _target(
        self, tournament: TournamentId, timeline: Timeline, request: Undo | Redo
    ) -> StoredStep | Rejection:
        alive = isinstance(request, Redo)
        choose = to_redo if alive else to_undo
        found = own_undo if alive else own_last
        own = own_of(timeline, self.own.steps(tournament), request.play, found)
        target = choose(timeline, request.step, own)
        if isinstance(target, Refusal):
            return target
        gesture = timeline.root(target)
        if refused := self.gate.step_fault(gesture.command):
            return refused
        shut = shut_till(self.house, gesture)
        return shut or self.vouchers.fault(tournament, gesture, alive=alive) or target

    def _with_vouchers(
        self, tournament: TournamentId, request: Command, context: Context
    ) -> Context:
        known = self.vouchers.known(tournament, request)
        context = replace(context, tournament=tournament, vouchers=known)
        return with_drawer(context, request, self.house_desk.expected_in)

    # Loading

    def _read_on(self, tournament: TournamentId) -> None:
        timeline = self.timeline(tournament)
        known = timeline.steps
        last = known[-1].hash if known else None
        steps = self._store.read(stream_of(tournament), after=len(known), seal=last)
        self._take_in(tournament, steps, foreign=True)

    def _take_in(self, tournament: TournamentId, read: list[StoredStep], *, foreign: bool) -> None:
        """Take in what isn't known yet: what was done meanwhile may have read it, too."""
        timeline = self.timeline(tournament)
        steps = [step for step in read if step.no > len(timeline.steps)]
        if not steps:
            return
        before = timeline.state
        timeline.extend(steps)
        self._observers.tell(
            Change(
                tournament=tournament,
                before=before,
                after=timeline.state,
                steps=tuple(steps),
                foreign=foreign,
            )
        )
