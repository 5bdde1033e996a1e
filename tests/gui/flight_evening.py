"""A tournament in flights in a file, for the tests of the window: two side by side, over, merged."""

from typing import Final

from tdconsole.domain.day.bagging import to_bag
from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.terms import Flights, Reentries, Terms
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    PersonId,
    PlayId,
    Price,
    TournamentId,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.session import Done, Session
from tests.gui.boards import NOW

FIRST, SECOND, DAY_TWO = PlayId(1), PlayId(2), PlayId(3)
FRIDAY: Final = (
    "Łukasz Wójcik", "Niccolò Bellè", "John Smith", "Joan Smithers", "Đorđe Šarić",
    "Åsa Lindström", "Jürgen Groß", "Siobhán O'Brien", "Inês Gonçalves", "Maria Rossi",
    "Małgorzata Kowalska",
)  # fmt: skip
"""By their entries; the first two go out."""
SATURDAY: Final = ("Hugo Lefèvre", "Wanda Zając", "Pavel Černý", "Olga Sjöberg")
"""After the two who went out of the first flight."""


class SetTime:
    """21:07 in Rome, until somebody lets minutes pass."""

    def __init__(self) -> None:
        self.minutes = 0.0

    def now(self) -> Instant:
        past = int(self.minutes * 60_000)
        return Instant(utc=Millis(NOW.utc + past), boot=NOW.boot, uptime=Millis(NOW.uptime + past))


class Flown:
    """Each of its gestures is done, or the test ends there."""

    def __init__(self, session: Session, time: SetTime, flights: Flights | None = None) -> None:
        self.session, self.time = session, time
        made = session.submit(
            None,
            CreateTournament(
                name="Spring Main",
                price=Price(pool=Money(5000), fee=Money(500)),
                stack=Chips(20_000),
                structure=structure("club-evening"),
                payouts=payouts("club"),
                terms=Terms(flights=flights or Flights(), reentries=Reentries()),
            ),
        )
        assert isinstance(made, Done), made
        self.tournament: TournamentId = made.tournament

    @property
    def state(self) -> Tournament:
        state = self.session.state(self.tournament)
        assert state is not None
        return state

    def do(self, *requests: Request) -> None:
        for request in requests:
            answer = self.session.submit(self.tournament, request)
            assert isinstance(answer, Done), answer

    def enters(self, *persons: str | PersonId) -> list[EntryId]:
        for one in persons:
            person = Newcomer(name=one) if isinstance(one, str) else one
            self.do(RegisterEntry(person=person))
        return sorted(self.state.entries.by_id)[-len(persons) :]

    def begins(self) -> None:
        self.do(DrawSeats(), StartClock())
        self.time.minutes += 1

    def goes_out(self, *entries: EntryId, play: PlayId) -> None:
        for entry in entries:
            self.time.minutes += 1
            self.do(EliminatePlayers(hand=(Bust(entry=entry),), play=play))

    def person(self, entry: EntryId) -> PersonId:
        return self.session.timeline(self.tournament).persons[entry]

    def entry(self, name: str) -> EntryId:
        """The earliest under it."""
        return min(self.bullets(name))

    def bullets(self, name: str) -> list[EntryId]:
        persons = self.session.timeline(self.tournament).persons
        named = self.session.club.people.named(persons.values())
        return sorted(one for one, person in persons.items() if named[person].name == name)

    def first(self) -> None:
        """1A plays with nine, two of them known by what happened to them."""
        one, two, three, four, *_ = self.enters(*FRIDAY)
        self.begins()
        self.goes_out(one, two, play=FIRST)
        self.do(
            self._counted(three, 31_000),
            GivePenalty(entry=four, hands=2),
        )

    def second(self) -> None:
        """1B, with those who went out of 1A among them; one of these goes out again."""
        self.do(OpenFlight())
        again = [self.person(EntryId(1)), self.person(EntryId(2))]
        one, _two, three, *_ = self.enters(*again, *SATURDAY)
        self.begins()
        self.goes_out(one, play=SECOND)
        self.do(self._counted(three, 55_000))
        self.enters("Late Comer")

    def _counted(self, entry: EntryId, chips: int) -> CountChips:
        table = self.state.play.seating.of[entry].table
        return CountChips(table=table, stacks=(StackTyped(entry=entry, chips=chips),))

    def ends(self, play: PlayId) -> None:
        state = seen(self.state, play)
        left = [one for one in sorted(state.entries.by_id) if one not in state.exits.by_entry]
        each, over = divmod(to_bag(state), len(left))
        bags = tuple(
            Bagging(entry=one, chips=Chips(each + (number < over)))
            for number, one in enumerate(left)
        )
        self.do(PauseClock(play=play), BagStacks(bags=bags, play=play), EndDay(play=play))

    def merges(self) -> None:
        self.do(MergeFlights())
