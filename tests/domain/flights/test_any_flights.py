"""Flights in whatever order they are played: nothing is lost on the way to the second day."""

from collections import Counter
from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from tdconsole.domain.day.bagging import to_bag
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.flights.first_days import going_on, is_over
from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import Flights, Progressive, Reentries, Terms
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.state.flight_in_hand import each, floors, seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Money, PersonId, PlayId
from tdconsole.projections.advice import advice
from tests.domain.first_days import STACK, in_flights
from tests.domain.floor import FIFTY_AND_FIVE, busting, person

PEOPLE: Final = 6
which = st.integers(0, 3)
picks = st.integers(0, 30)


class Days(RuleBasedStateMachine):
    """Up to three first days of a few people, who may enter each of them."""

    def __init__(self) -> None:
        super().__init__()
        self.happened: list[Event] = []

    @initialize(
        forward=st.sampled_from(("first", "best", "accumulate")),
        again=st.booleans(),
        to_head=st.sampled_from((None, 0, 5_000)),
    )
    def begin(self, forward: Any, again: bool, to_head: int | None) -> None:
        price = replace(FIFTY_AND_FIVE, bounty=Money(0 if to_head is None else 1_000))
        terms = Terms(
            flights=Flights(forward=forward, again=again),
            reentries=Reentries(),
            heads=Progressive(to_head=to_head) if to_head else "off",
        )
        self.floor = in_flights(price=price, terms=terms)
        self.forward, self.began = forward, self.state
        self.going: dict[EntryId, Chips] = {}

    @property
    def state(self) -> Tournament:
        return self.floor.tournament

    def there(self, turn: int) -> Tournament:
        every = sorted(floors(self.state))
        return seen(self.state, PlayId(every[turn % len(every)]))

    def ask(self, turn: int, *commands: Command) -> bool:
        """In that flight; what is refused is not done."""
        for command in commands:
            meant = replace(command, play=self.there(turn).current)
            decided = self.floor.when(meant)
            if isinstance(decided, Refusal):
                return False
            self.floor.given(*decided)
            self.happened += decided
        return True

    # What is asked

    @rule(turn=which, number=st.integers(1, PEOPLE), late=st.booleans())
    def enter(self, turn: int, number: int, late: bool) -> None:
        self.ask(
            turn,
            RegisterEntry(person=person(number), draw=False, override="late" if late else None),
        )

    @rule(turn=which)
    def seat_and_start(self, turn: int) -> None:
        self.ask(turn, DrawSeats())
        self.ask(turn, StartClock())
        self.ask(turn, ResumeClock())

    @rule(turn=which, pick=picks, minutes=st.integers(0, 12), taken=st.booleans())
    def bust(self, turn: int, pick: int, minutes: int, taken: bool) -> None:
        seated = sorted(self.there(turn).play.seating.of.items())
        if not seated:
            return
        self.floor.wait(minutes=minutes)
        entry, seat = seated[pick % len(seated)]
        beside = [one for one, at in seated if at.table == seat.table and one != entry]
        command = busting(entry)
        if taken and beside:
            bust = replace(command.hand[0], by=(beside[0],))
            command = replace(command, hand=(bust,))
        self.ask(turn, command)

    @rule(turn=which, pick=picks)
    def punish(self, turn: int, pick: int) -> None:
        if seated := sorted(self.there(turn).play.seating.of):
            self.ask(turn, GivePenalty(entry=seated[pick % len(seated)], hands=2))

    @rule(turn=which, shares=st.lists(st.integers(1, 9), min_size=PEOPLE, max_size=PEOPLE))
    def end(self, turn: int, shares: list[int]) -> None:
        there = self.there(turn)
        seated = sorted(there.play.seating.of)
        if not there.in_flights or not seated or there.play.bags:
            return
        self.ask(turn, PauseClock())
        weights = dict(zip(seated, shares, strict=False))
        chips, whole = to_bag(there), sum(weights.values())
        stacks = {entry: chips * weight // whole for entry, weight in weights.items()}
        stacks[seated[0]] += chips - sum(stacks.values())
        bags = tuple(Bagging(entry=entry, chips=stacks[entry]) for entry in seated)
        self.ask(turn, BagStacks(bags=bags), EndDay())

    @precondition(lambda self: self.state.in_flights)
    @rule(
        numbers=st.sets(st.integers(1, PEOPLE), min_size=3),
        out=st.integers(0, 2),
        punished=picks,
        shares=st.lists(st.integers(1, 9), min_size=PEOPLE, max_size=PEOPLE),
    )
    def play_a_day(self, numbers: set[int], out: int, punished: int, shares: list[int]) -> None:
        """The flight that was opened last to its end; where it is over, another one."""
        if is_over(self.there(-1)) and len(self.state.plays) < 3:
            self.open_another()
        turn = len(floors(self.state)) - 1
        for number in sorted(numbers):
            self.enter(turn, number, late=True)
        self.seat_and_start(turn)
        for pick in range(out):
            self.bust(turn, pick, 2, taken=True)
        self.punish(turn, punished)
        self.end(turn, shares)

    @precondition(lambda self: len(self.state.plays) < 3)
    @rule()
    def open_another(self) -> None:
        self.ask(0, OpenFlight())

    @precondition(lambda self: self.state.in_flights and any(map(is_over, each(self.state))))
    @rule(turn=which)
    def merge(self, turn: int) -> None:
        before, going = self.state, going_on(self.state)
        chips = sum(floor.chips for floor in floors(before).values())
        lost = sum(going.forfeited.values())
        if self.ask(turn, MergeFlights()):
            self.going = dict(going.stacks)
            state = self.state
            assert (state.chips, state.others) == (chips - lost, type(state.others)())
            assert sum(self.going.values()) == state.chips
            assert lost == 0 or self.forward != "accumulate"
            assert self.worn(before) == self.worn(state)

    def worn(self, state: Tournament) -> Counter[PersonId]:
        """What is on each one's head, with however many entries."""
        on, entries = Counter[PersonId](), united(state).entries.by_id
        for entry, head in heads(state).on.items():
            on[entries[entry].person] += head
        return on

    # What comes of it

    @invariant()
    def it_is_sound(self) -> None:
        assert problems(self.state) == frozenset()

    @invariant()
    def no_chip_is_lost(self) -> None:
        every = [*floors(self.state).values()]
        handed_out = STACK * sum(len(floor.entries.by_id) for floor in every)
        assert handed_out == sum(floor.chips + floor.forfeited for floor in every)

    @invariant()
    def the_money_is_of_all(self) -> None:
        entries = united(self.state).entries.by_id.values()
        assert self.state.takings.pool == sum(entry.paid.pool for entry in entries)

    @invariant()
    def on_day_two_each_has_one_stack(self) -> None:
        if not self.state.merged:
            return
        out = self.state.exits.by_entry
        live = [one for one in self.state.entries.by_id.values() if one.id not in out]
        assert len({one.person for one in live}) == len(live)
        assert {one.id for one in live} <= self.going.keys() | self.came_later()
        punished = (penalty.entry for penalty in self.state.penalties.values())
        assert all(one not in out or out[one].forward is None for one in punished)

    @invariant()
    def hands_to_miss_are_the_person_s(self) -> None:
        """With whichever entry somebody is in, if any, once the flights are one."""
        if not self.state.merged:
            return
        entries, out = self.state.entries.by_id, self.state.exits.by_entry
        plays_with = {one.person: one.id for one in entries.values() if one.id not in out}
        for penalty in self.state.penalties.values():
            person_ = entries[penalty.entry].person
            assert penalty.entry == plays_with.get(person_, penalty.entry)

    def came_later(self) -> set[EntryId]:
        day_two = self.state.current
        return {one.id for one in self.state.entries.by_id.values() if one.play == day_two}

    @invariant()
    def places_are_whole_once_one_is_left(self) -> None:
        if self.state.merged and self.state.left == 1 and self.state.exits.by_entry:
            places = list(finishes(self.state))
            assert {one.entry for one in places} == set(self.state.entries.by_id)
            holds = sorted(one.place for one in places)
            assert all(place <= at for at, place in enumerate(holds, start=1))
            assert holds[0] == 1

    @invariant()
    def something_can_be_advised_everywhere(self) -> None:
        for one in each(self.state):
            advice(one, self.floor.now)

    def teardown(self) -> None:
        if self.happened:
            assert fold(self.began, self.happened) == self.state


TestAnyFlights = Days.TestCase
TestAnyFlights.settings = settings(
    derandomize=True, deadline=None, max_examples=60, stateful_step_count=30
)
