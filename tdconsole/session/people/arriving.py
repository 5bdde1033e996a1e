"""Registering several people one after the other: a step for each, and nobody twice."""

from collections.abc import Callable, Iterable, Iterator

from tdconsole.club import Came
from tdconsole.domain.entry.limits import places_left
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.entry import CapReached
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.state.flight_in_hand import latest_by, seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, Payment, PayMethod, PlayId, TournamentId
from tdconsole.projections.entry.arrivals import Arrival, Arriving, Entered, InAlready, KeptOut
from tdconsole.session.answers import Refused
from tdconsole.session.session import Session

Meant = Callable[[Request], Request]


class Queue:
    """A queue of arrivals; `meant` adds what a window knows: its till, and the flight in hand."""

    def __init__(
        self,
        session: Session,
        tournament: TournamentId,
        method: PayMethod = "cash",
        meant: Meant = lambda request: request,
        play: PlayId | None = None,
    ) -> None:
        self._session, self._tournament = session, tournament
        self._method: PayMethod = method
        self._meant, self._play = meant, play

    def enter(self, arriving: Iterable[Arriving]) -> Iterator[Arrival]:
        """Enter each of them, on disk before the next one is looked at."""
        for one in arriving:
            yield self._enter(one)

    def foresee(self, arriving: Iterable[Arriving]) -> Iterator[Arrival]:
        """What would become of them; their seats aren't known before they are drawn."""
        left, come = places_left(self._state), dict[int, EntryId]()
        for one in arriving:
            found, person = self._foreseen(one), self._key(one)
            if person in come:
                found = InAlready(line=one.line, name=one.name, entry=come[person])
            elif isinstance(found, Entered) and left is not None and len(come) >= left:
                full = CapReached(cap=self._state.terms.cap)
                found = KeptOut(line=one.line, name=one.name, why=full)
            elif isinstance(found, Entered):
                come[person] = found.entry
            yield found

    def _key(self, one: Arriving) -> int:
        """The number that counts for a known person, or for a new one the line as a negative."""
        if isinstance(one.person, Newcomer):
            return -one.line
        return self._session.club.people.same(one.person)[0]

    @property
    def _state(self) -> Tournament:
        state = self._session.state(self._tournament)
        if state is None:
            raise LookupError(self._tournament)
        return seen(state, self._play)

    def _already(self, one: Arriving) -> InAlready | None:
        if isinstance(one.person, Newcomer):
            return None
        found = [
            entry
            for person in self._session.club.people.same(one.person)
            if (entry := latest_by(self._state, person)) is not None
        ]
        return InAlready(line=one.line, name=one.name, entry=max(found)) if found else None

    def _foreseen(self, one: Arriving) -> Arrival:
        if (already := self._already(one)) is not None:
            return already
        foreseen = self._session.foresee(self._tournament, self._request(one))
        if isinstance(foreseen, Refusal):
            return KeptOut(line=one.line, name=one.name, why=foreseen)
        registered = _registered(foreseen)
        if registered is None:
            return KeptOut(line=one.line, name=one.name, why=NoSuchTournament())
        return Entered(line=one.line, name=one.name, entry=registered.entry)

    def _enter(self, one: Arriving) -> Arrival:
        foreseen = self._foreseen(one)
        if not isinstance(foreseen, Entered):
            return foreseen
        answer = self._session.submit(self._tournament, self._paid(one))
        if isinstance(answer, Refused):
            return KeptOut(line=one.line, name=one.name, why=answer.rejection)
        registered = _registered(answer.step.events)
        entry = foreseen.entry if registered is None else registered.entry
        seat = self._state.play.seating.of.get(entry)
        return Entered(line=one.line, name=one.name, entry=entry, seat=seat, step=answer.step.no)

    def _request(self, one: Arriving, payments: tuple[Payment, ...] | None = None) -> Request:
        request = RegisterEntry(person=one.person, payments=payments, play=self._play)
        return self._meant(request)

    def _paid(self, one: Arriving) -> Request:
        """The request paid in one way, which is cash by default."""
        request = self._request(one)
        if self._method == "cash":
            return request
        foreseen = self._session.foresee(self._tournament, request)
        registered = None if isinstance(foreseen, Refusal) else _registered(foreseen)
        due = Money(0) if registered is None else registered.paid.total
        paid = (Payment(method=self._method, amount=due),) if due else ()
        return self._request(one, paid)


def _registered(events: tuple[Event, ...]) -> EntryRegistered | None:
    return next((event for event in events if isinstance(event, EntryRegistered)), None)


def arriving(came: Came) -> Arriving:
    """The arrival made from a line of a list; in a preview everybody comes as a newcomer."""
    read = came.read
    if came.person is not None:
        return Arriving(line=read.line, name=read.name, person=came.person)
    new = Newcomer(
        name=read.name,
        country=read.country,
        member_no=read.member_no,
        born=read.born,
    )
    return Arriving(line=read.line, name=read.name, person=new)
