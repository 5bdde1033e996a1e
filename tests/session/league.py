"""Evenings of a club that were played out, one after the other, for its season."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Protocol

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.language.terms import Reentries, Satellite, Terms
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, PersonId, Seat, SeatNo, TournamentId
from tdconsole.session import Done, HouseDone, Session
from tests.session.floor import CREATION

DAY: Final = 24 * 3_600_000
SEAT: Final = Money(10_000)
"""What two entries pay into the pool."""


class Clock(Protocol):
    def run(self, millis: int) -> None: ...


def play_out(
    session: Session,
    clock: Clock,
    order: Sequence[PersonId],
    *,
    name: str = "Tuesday",
    series: str = "",
    again: Sequence[PersonId] = (),
    seats: int = 0,
) -> TournamentId:
    """An evening that ends in this order, the winner first; each puts out the next one behind.

    Those in `again` go out first of all, and buy in once more. With `seats` it is a satellite, in
    which half of those who entered win one. It takes no time: the clock goes on
    by a day when it is over.
    """
    creation = replace(CREATION, name=name, seats_per_table=9)
    terms = replace(
        _terms(creation.terms, series), satellite=Satellite(seat=SEAT) if seats else "off"
    )
    created = session.submit(None, replace(creation, terms=terms))
    assert isinstance(created, Done), created
    number, entry_of = created.tournament, dict[PersonId, EntryId]()

    def do(request: Request) -> None:
        answer = session.submit(number, request)
        assert isinstance(answer, Done), answer

    def enter(person: PersonId, *, draw: bool) -> None:
        do(RegisterEntry(person=person, draw=draw))
        state = session.state(number)
        assert state is not None
        entry_of[person] = state.entries.by_person[person]

    for person in order:
        enter(person, draw=False)
    do(DrawSeats())
    do(StartClock())
    for person in again:
        by = next(one for one in order if one != person)
        do(EliminatePlayers(hand=(Bust(entry=entry_of[person], by=(entry_of[by],)),)))
        enter(person, draw=True)
    for ahead, out in reversed(list(pairwise(order))[max(seats - 1, 0) :]):
        state = session.state(number)
        assert state is not None
        for request in _put_out(state, entry_of[out], entry_of[ahead]):
            do(request)
    do(FinishTournament())
    clock.run(DAY)
    return number


def _put_out(tournament: Tournament, out: EntryId, ahead: EntryId) -> Iterator[Request]:
    """Nobody is put out by somebody at another table, or alone at one."""
    seating = tournament.play.seating
    at, to = seating.of[out], seating.of[ahead]
    if at.table != to.table and len(seating.tables[at.table].players) == 1:
        free = [
            seat for seat in range(1, 10) if SeatNo(seat) not in seating.tables[to.table].players
        ]
        if free:
            at = Seat(table=to.table, seat=SeatNo(free[0]))
            yield MovePlayer(entry=out, seat=at)
    by = (ahead,) if at.table == to.table else ()
    yield EliminatePlayers(hand=(Bust(entry=out, by=by),))


def _terms(terms: Terms, series: str) -> Terms:
    return replace(terms, reentries=Reentries(), series=series)


def done(session: Session, request: HouseCommand) -> HouseEvent:
    answer = session.submit_house(request)
    assert isinstance(answer, HouseDone), answer
    (event,) = answer.step.events
    return event
