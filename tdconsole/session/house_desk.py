"""The house's own stream: like a tournament's, but every gesture has its opposite.

A bar is lifted, a count repeated, a till closed or reopened, cash put back: nothing is undone.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Final, Protocol

from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.club.devices import NewDevice, is_same_name
from tdconsole.club.pins import MadePin
from tdconsole.domain.engine.house_decider import NEW_HOUSE, decide_house, fold_house
from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.commands.house import (
    AddToSchedule,
    AdjustPoints,
    BarPerson,
    BringOnDealer,
    CloseTill,
    CountTill,
    CountTournament,
    EditSchedule,
    GiveRole,
    HouseCommand,
    LiftBar,
    MoveCash,
    NameStaff,
    PairDevice,
    PushDealers,
    PutDealer,
    RemoveDevice,
    ResetPin,
    RestDealer,
    SetPin,
    SwapDealers,
)
from tdconsole.domain.language.events.house import DevicePaired, HouseEvent, TillOpened
from tdconsole.domain.language.rejections.engine import OnlyLooking, TooBusy
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.state.house import HouseContext, HouseState
from tdconsole.domain.values import (
    DeviceId,
    Money,
    PersonId,
    Record,
    StaffId,
    TillNo,
    TournamentId,
)
from tdconsole.house import Head
from tdconsole.journal import (
    HOUSE,
    Conflict,
    HouseAppend,
    HouseStep,
    Store,
    StoredHouseStep,
    digest_of,
    tournament_of,
)
from tdconsole.known_errors import TurnLost
from tdconsole.projections.engine.trail import HouseTrailStep
from tdconsole.projections.entry.cash import (
    Booked,
    CashReport,
    TillList,
    TillSheet,
    cash_report,
    expected_in,
    till_list,
    till_sheet,
)
from tdconsole.projections.people.lines import StaffNameTaken
from tdconsole.session.asked_again import used_before
from tdconsole.session.festival.shared_tables import AboutTables, about_tables
from tdconsole.session.free_text import house_text
from tdconsole.session.gate import Gate
from tdconsole.session.local_time import day_at
from tdconsole.session.money.cash_books import CashBooks
from tdconsole.session.observers import Observers
from tdconsole.session.people.open_tables import open_tables
from tdconsole.session.time_source import TimeSource
from tdconsole.session.timeline import Timeline

TRIES: Final = 4

Beside = MadePin | NewDevice | None
"""What goes beside a request, and is never in the trail."""


class HouseDone(Record, kw_only=True):
    """A step on disk; `again` if the request had been answered before."""

    step: StoredHouseStep
    again: bool = False


class HouseChange(Record, kw_only=True):
    """A change as reported to observers: the states before and after, and the steps between."""

    before: HouseState
    after: HouseState
    steps: tuple[StoredHouseStep, ...]
    foreign: bool


class Around(Protocol):
    """What this desk needs of the session it belongs to."""

    club: Club
    actor: StaffId | None
    only_looking: OnlyLooking | None
    gate: Gate

    def refresh(self) -> None: ...

    def telling_last(self) -> AbstractContextManager[None]:
        """Tell the observers at the end."""

    def writing(self, *, anew: bool) -> AbstractContextManager[None]:
        """A transaction on the present state."""

    def tournaments(self) -> list[TournamentId]: ...

    def loaded(self) -> list[TournamentId]:
        """The tournaments looked at or written to here, among these."""

    def timeline(self, tournament: TournamentId) -> Timeline: ...


class HouseDesk:
    def __init__(self, store: Store, time: TimeSource, around: Around) -> None:
        self._store = store
        self._time = time
        self._around = around
        self._books = CashBooks(around.timeline)
        self._since: dict[TillNo, tuple[int, frozenset[TournamentId]]] = {}
        """Per till, the store's version and the tournaments written to since the till was opened.
        """
        self._steps: list[StoredHouseStep] = []
        self._state = NEW_HOUSE
        self._read = False
        self._observers = Observers[HouseChange]()

    # Reading
    @property
    def state(self) -> HouseState:
        self._begin()
        return self._state

    @property
    def head(self) -> str | None:
        """The seal over everything so far."""
        self._begin()
        return self._steps[-1].hash.hex() if self._steps else None

    @property
    def known_head(self) -> Head | None:
        """The last step, if the trail was read here."""
        if not self._steps:
            return None
        return Head(HOUSE, self._steps[-1].no, self._steps[-1].hash.hex())

    @property
    def length(self) -> int:
        self._begin()
        return len(self._steps)

    def today(self) -> str:
        """The date in the hall."""
        return day_at(self._time.now().utc)

    def trail(self) -> Iterator[HouseTrailStep]:
        self._begin()
        for step in self._steps:
            yield HouseTrailStep(
                no=step.no,
                at=step.at,
                actor=step.actor,
                device=device_of(step.request),
                command=step.command,
                undoes=None,
                undone_by=None,
                events=step.events,
            )

    def expected_in(self, till: TillNo) -> Money:
        """The cash expected: the float, movements, and cash payments."""
        found = self.state.tills.get(till)
        return Money(0) if found is None else expected_in(found, self._paid_at(till))

    def till_sheet(self, till: TillNo) -> TillSheet | None:
        found = self.state.tills.get(till)
        return None if found is None else till_sheet(found, self._paid_at(till))

    def astray(self, tournament: TournamentId) -> list[TillNo]:
        """The tills that payments name though the house never opened them in its currency."""
        return sorted(
            {
                at
                for booked in self._books.of([tournament])
                for at, _actor, _method in booked.book.flows
                if at is not None
                and ((till := self.state.tills.get(at)) is None or till.currency != booked.currency)
            }
        )

    def tills(self) -> TillList:
        return till_list(self.state, self._books.of(self._around.tournaments()))

    def cash_report(self) -> CashReport:
        return cash_report(self.state, self._books.of(self._around.tournaments()))

    def _paid_at(self, till: TillNo) -> Iterator[Booked]:
        """The books to add up; tournaments not written to since the till was opened aren't read."""
        version, kept = self._store.version(), self._since.get(till)
        if kept is None or kept[0] != version:
            opening = next(step.no for step in self._steps if _opens(step, till))
            streams = self._store.streams_after(HOUSE, opening)
            found = frozenset(one for s in streams if (one := tournament_of(s)) is not None)
            kept = self._since[till] = (version, found)
        return self._books.of(kept[1].union(self._around.loaded()))

    def foresee(self, request: HouseCommand) -> tuple[HouseEvent, ...] | Rejection:
        if refused := self._around.only_looking or self._around.gate.fault(request):
            return refused
        return decide_house(self.state, request, self._context(request, None))

    def names_changed(self) -> list[str]:
        """The names that aren't those that were sealed; one that was erased is no longer a name."""
        names, now = self._around.club.staff.named(), self._around.club.staff.digests()
        return [
            names[member]
            for member, sealed in sorted(self.state.names.items())
            if member in names and now.get(member) != sealed
        ]

    def observe(self, observer: Callable[[HouseChange], None]) -> Callable[[], None]:
        """Add an observer; the state is read first, so that it can see what was there before."""
        self._begin()
        return self._observers.add(observer)

    def held(self) -> AbstractContextManager[None]:
        """Tell the observers afterwards."""
        return self._observers.held()

    # Writing
    def submit(
        self, request: HouseCommand, number: str, beside: Beside = None
    ) -> HouseDone | Rejection:
        if self._around.only_looking is not None:
            return self._around.only_looking
        with self._around.telling_last():
            return self._done(request, number, beside)

    def _done(self, request: HouseCommand, number: str, beside: Beside) -> HouseDone | Rejection:
        self._around.refresh()
        self._begin()
        for turn in range(TRIES):
            try:
                with self._around.writing(anew=turn > 0):
                    done = self._attempt(request, number, beside)
            except (Conflict, TurnLost):  # of a turn that was lost nothing is there
                continue
            if isinstance(done, HouseDone):
                if done.again:
                    self.read_on()
                else:
                    self._take_in([done.step], foreign=False)
            return done
        return TooBusy()

    def seal_name(self, member: StaffId) -> StoredHouseStep | None:
        """Seal the name that somebody acts under, in the transaction of the first step taken."""
        return None if member in self.state.names else self._seal_name(member)

    def _seal_name(self, member: StaffId) -> StoredHouseStep | None:
        request = NameStaff(staff=member)
        self._around.club.staff.add_salt(member)
        context = self._context(request, None)
        events = decide_house(self.state, request, context)
        if isinstance(events, Refusal):
            return None
        return self.append(request, f"name-{member}-{context.name}", context, events)

    def rename(self, member: StaffId, name: str) -> bool | StaffNameTaken:
        """Rename a member of staff, on all steps ever taken, and seal the new name."""
        named = None
        with self._around.telling_last():
            with self._around.writing(anew=True):
                renamed = self._around.club.staff.rename(member, name)
                if renamed is True and member in self.state.names:
                    named = self._seal_name(member)
            if named is not None:
                self.take_in(named)
        return renamed

    def take_in(self, *steps: StoredHouseStep | None) -> None:
        """Take in steps of one's own, once they are on the disk, if there are any."""
        self._take_in([step for step in steps if step is not None], foreign=False)

    def _attempt(self, request: HouseCommand, number: str, beside: Beside) -> HouseDone | Rejection:
        trails = self._store.house
        first = trails.find(HOUSE, number)
        # The file's owner could write it without this program: here at least the trail says so.
        reset = isinstance(request, ResetPin) and beside is not None
        if not reset and (refused := self._around.gate.fault(request, done=first is not None)):
            return refused
        if first is not None:
            if used := used_before(trails, first, request):
                return used
            return HouseDone(step=first, again=True)
        if isinstance(request, NameStaff):
            self._around.club.staff.add_salt(request.staff)
        context = self._context(request, beside)
        events = decide_house(self._state, request, context)
        if isinstance(events, Refusal):
            return events
        stored = self.append(request, number, context, events)
        if context.note is not None:
            self._around.club.notes.write(house_text(request), context.note)
        self._keep(request, beside, stored)
        return HouseDone(step=stored)

    def _keep(self, request: HouseCommand, beside: Beside, stored: StoredHouseStep) -> None:
        """Keep what went beside the request, in the transaction of its step."""
        club = self._around.club
        match request, beside:
            case SetPin() | ResetPin(), MadePin():
                club.pins.write(request.staff, beside)
            case PairDevice(), NewDevice():
                for event in stored.events:
                    if isinstance(event, DevicePaired):
                        club.devices.offer(event.device, beside, stored.at)
            case RemoveDevice(device=device), _:
                club.devices.remove(device)
            case _:
                pass

    def append(
        self,
        request: HouseCommand,
        number: str,
        context: HouseContext,
        events: tuple[HouseEvent, ...],
        ahead: int = 0,
    ) -> StoredHouseStep:
        """Append to the house's trail, `ahead` of what was read by the steps just appended."""
        step = HouseStep(
            at=context.now,
            actor=self._around.actor,
            command=type(request).__name__,
            request=number,
            events=events,
        )
        expected, asked = len(self._steps) + ahead, digest_of(request)
        append = HouseAppend(stream=HOUSE, expected=expected, step=step, asked=asked)
        return self._store.house.append([append])[0]

    def _context(self, request: HouseCommand, beside: Beside) -> HouseContext:
        now, state, text = self._time.now(), self.state, house_text(request)
        context = HouseContext(
            now=now,
            today=day_at(now.utc),
            till=TillNo(max(state.tills, default=TillNo(0)) + 1),
            note=self._around.club.notes.name(text) if text else None,
        )
        match request:
            case BarPerson(person=person) | LiftBar(person=person) | AdjustPoints(person=person):
                return replace(context, same=self._same(person))
            case CountTournament() | AddToSchedule() | EditSchedule():
                return replace(context, is_there=request.tournament in self._around.tournaments())
            case _ if isinstance(request, AboutTables):
                return about_tables(self._around, state, request, context)
            case CountTill(till=till) | CloseTill(till=till) | MoveCash(till=till):
                return replace(context, expected=self.expected_in(till))
            case NameStaff(staff=staff):
                context = replace(context, name=self._around.club.staff.digests().get(staff))
                return self._around.gate.about(staff, None, context)
            case BringOnDealer(staff=staff):
                return self._around.gate.about(staff, None, context)
            case PutDealer() | PushDealers() | RestDealer() | SwapDealers():
                also = request.tournament if isinstance(request, PutDealer) else None
                seen = open_tables(self._around, state.dealing, also)
                return replace(context, open_tables=seen)
            case GiveRole(staff=staff) | SetPin(staff=staff) | ResetPin(staff=staff):
                pin = beside if isinstance(beside, MadePin) else None
                return self._around.gate.about(staff, pin, context)
            case PairDevice():
                return self._about_device(request, beside, context)
            case _:
                return context

    def _about_device(
        self, request: PairDevice, beside: Beside, context: HouseContext
    ) -> HouseContext:
        """The context with what a decision about pairing has to know; one in use keeps its name."""
        context = self._around.gate.about(request.staff, None, context)
        if not isinstance(beside, NewDevice):
            return context
        return replace(context, offered=True, called_so=self.called(beside.name, request.device))

    def called(self, name: str, own: DeviceId | None = None) -> DeviceId | None:
        """The device in use that has this name, other than one's own."""
        names = self._around.club.devices.named()
        others = (one for one in self.state.devices if one in names and one != own)
        return next((one for one in sorted(others) if is_same_name(names[one], name)), None)

    def _same(self, person: PersonId) -> tuple[PersonId, ...]:
        people = self._around.club.people
        return people.same(person) if people.exists(person) else ()

    # Loading
    def _begin(self) -> None:
        """Read the stream at first use: most programs that open a file never do."""
        if not self._read:
            self._extend(self._store.house.read(HOUSE))
            self._read = True

    def read_on(self) -> None:
        if self._read:
            last = self._steps[-1].hash if self._steps else None
            steps = self._store.house.read(HOUSE, after=len(self._steps), seal=last)
            self._take_in(steps, foreign=True)

    def _take_in(self, read: list[StoredHouseStep], *, foreign: bool) -> None:
        """Take in what isn't known yet: what was done meanwhile may have read it, too."""
        steps = [step for step in read if step.no > len(self._steps)]
        if not steps:
            return
        before = self._state
        self._extend(steps)
        self._observers.tell(
            HouseChange(before=before, after=self._state, steps=tuple(steps), foreign=foreign)
        )

    def _extend(self, steps: list[StoredHouseStep]) -> None:
        for step in steps:
            self._steps.append(step)
            self._state = fold_house(self._state, step.events)


def _opens(step: StoredHouseStep, till: TillNo) -> bool:
    return any(isinstance(event, TillOpened) and event.till == till for event in step.events)
