"""Late entries in any order: where the draw may put them, worked out independently."""

from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.language.commands.entry import RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    OpenTables,
    PinSeat,
)
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import EntryId, PersonId, Seat, SeatNo, TableNo
from tests.domain.floor import LINKS, Floor, create

SEATS: Final = 4
ORDER: Final = tuple(map(TableNo, (5, 2, 9, 1, 3)))
"""In which the tables of the room are opened."""

table_numbers = st.sampled_from((*ORDER, TableNo(4)))
seat_numbers = st.integers(1, SEATS).map(SeatNo)
any_seat = st.builds(Seat, table=table_numbers, seat=seat_numbers)
turns = st.integers(0, 30)


def free(table: Table) -> set[SeatNo]:
    usable = {SeatNo(seat) for seat in range(1, SEATS + 1) if SeatNo(seat) not in table.players}
    return {seat for seat in usable if table.uses.get(seat) not in {"dead", "reserved"}}


def drawable(tournament: Tournament) -> dict[TableNo, Table]:
    """The open ones that are not locked and have a seat."""
    return {
        table.no: table
        for table in tournament.play.seating.tables.values()
        if (table.players or table.opened) and not table.locked and free(table)
    }


def closed(tournament: Tournament) -> list[Table]:
    """In the order in which they are opened, but for those without a seat."""
    known = tournament.play.seating.tables
    tables = (known.get(number) or Table(no=number) for number in ORDER)
    return [t for t in tables if not (t.players or t.opened or t.locked) and free(t)]


def next_to_open(tournament: Tournament) -> TableNo | None:
    return next((table.no for table in closed(tournament)), None)


def may_open(tournament: Tournament) -> bool:
    return tournament.play.clock.anchor is None or not tournament.play.seating.of


class LateEntries(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.floor = Floor()
        terms = Terms(tables=ORDER, draw_at="entry", reentries=Reentries())
        self.floor.do(create(seats_per_table=SEATS, terms=terms))

    @property
    def tournament(self) -> Tournament:
        return self.floor.tournament

    def ask(self, command: Command) -> tuple[Any, ...]:
        if self.floor.issued.links > LINKS - 3:
            self.floor.do(RenewCommitment(reason="used up"))
        decided = self.floor.when(command)
        if isinstance(decided, Refusal):
            return ()
        self.floor.given(*decided)
        return decided

    @initialize(players=st.integers(0, 14), started=st.booleans())
    def begin(self, players: int, *, started: bool) -> None:
        for number in range(1, players + 1):
            self.arrive(PersonId(number))
        if started:
            self.ask(StartClock())

    # Entering

    @rule(person=st.integers(1, 30).map(PersonId))
    def arrive(self, person: PersonId) -> None:
        before = self.tournament
        events = self.ask(RegisterEntry(person=person))
        if not events:
            return
        drawn = [event for event in events if isinstance(event, SeatsDrawn)]
        opening = may_open(before) and next_to_open(before) is not None
        seats = sum(len(free(table)) for table in drawable(before).values())
        if opening:
            seats += sum(len(free(table)) for table in closed(before))
        assert bool(drawn) == (seats > len(in_line(before)))
        if drawn:
            self.came_well(before, drawn[0], opening=opening)

    @precondition(lambda self: bool(in_line(self.tournament)))
    @rule(turn=turns)
    def seat_one_who_waits(self, turn: int) -> None:
        before = self.tournament
        line = in_line(before)
        events = self.ask(DrawSeats(entries=(line[turn % len(line)],)))
        opening = next_to_open(before) is not None
        assert bool(events) == (bool(drawable(before)) or opening)
        if events:
            self.came_well(before, events[0], opening=opening)

    def came_well(self, before: Tournament, event: SeatsDrawn, *, opening: bool) -> None:
        """One player, at one of the tables that had the fewest, of those with a fitting seat."""
        (one,) = event.seated
        tables = drawable(before)
        if not tables:
            assert opening
            assert one.table == next_to_open(before)
            assert one.seat in free(before.play.seating.tables.get(one.table, Table(no=one.table)))
            return
        entry = before.entries.by_id.get(one.entry)
        pinned = set() if entry is None else set(entry.pinned)
        fitting = {no: table for no, table in tables.items() if free(table) & pinned}
        assert one.seat in free(tables[one.table])
        if fitting:
            assert one.seat in pinned
            tables = fitting
        fewest = min(len(table.players) for table in tables.values())
        assert len(tables[one.table].players) == fewest
        if not fitting:
            self.stays_level(before)

    def stays_level(self, before: Tournament) -> None:
        """Tables within one of each other stay so, where the shortest have a seat."""
        sizes = {
            table.no: len(table.players)
            for table in before.play.seating.tables.values()
            if (table.players or table.opened) and not table.locked
        }
        shortest = min(sizes.values())
        with_room = [
            no for no, size in sizes.items() if size == shortest and no in drawable(before)
        ]
        if max(sizes.values()) - shortest <= 1 and with_room:
            after = self.tournament.play.seating.tables
            now = [len(after[no].players) for no in sizes]
            assert max(now) - min(now) <= 1

    @precondition(lambda self: len(in_line(self.tournament)) > 1)
    @rule()
    def seat_all_who_wait(self) -> None:
        before, line = self.tournament, in_line(self.tournament)
        for event in self.ask(DrawSeats()):
            self.filled_from_the_emptiest(before, event)
            room = sum(len(free(table)) for table in drawable(before).values())
            opened = {one.table for one in event.seated} - drawable(before).keys()
            assert not opened or room < len(line)
            assert [no for no in ORDER if no in opened] == self.first_in_order(before, len(opened))
            if len(event.seated) < len(line):
                assert not drawable(self.tournament)
                assert {one.entry for one in event.seated} == set(line[: len(event.seated)])

    def first_in_order(self, before: Tournament, number: int) -> list[TableNo]:
        tables = before.play.seating.tables
        shut = [
            no
            for no in ORDER
            for table in [tables.get(no) or Table(no=no)]
            if not (table.players or table.opened or table.locked) and free(table)
        ]
        return shut[:number]

    def filled_from_the_emptiest(self, before: Tournament, event: SeatsDrawn) -> None:
        """Nobody sits at a table to which two more came than where there is still a seat."""
        by_id, tables = before.entries.by_id, self.tournament.play.seating.tables
        if any(by_id[one.entry].pinned for one in event.seated):
            return
        longest = max(len(tables[one.table].players) for one in event.seated)
        for number in drawable(before):
            if free(tables[number]):
                assert len(tables[number].players) >= longest - 1

    # What happens to the floor

    @rule(person=st.integers(31, 60).map(PersonId))
    def queue(self, person: PersonId) -> None:
        self.ask(RegisterEntry(person=person, draw=False))

    @precondition(lambda self: len(self.tournament.play.seating.of) > 1)
    @rule(turn=turns)
    def bust(self, turn: int) -> None:
        self.ask(EliminatePlayers(hand=(Bust(entry=self.seated(turn)),)))

    def seated(self, turn: int) -> EntryId:
        seated = sorted(self.tournament.play.seating.of)
        return seated[turn % len(seated)]

    @precondition(lambda self: self.tournament.play.seating.of)
    @rule(turn=turns, seat=any_seat)
    def move(self, turn: int, seat: Seat) -> None:
        self.ask(MovePlayer(entry=self.seated(turn), seat=seat))

    @precondition(lambda self: self.tournament.entries.by_id)
    @rule(turn=turns, seats=st.lists(seat_numbers, max_size=2).map(tuple))
    def pin(self, turn: int, seats: tuple[SeatNo, ...]) -> None:
        entries = in_line(self.tournament) or sorted(self.tournament.entries.by_id)
        self.ask(PinSeat(entry=entries[turn % len(entries)], seats=seats))

    @rule(turn=turns)
    def unregister(self, turn: int) -> None:
        self.ask(UnregisterEntry(entry=EntryId(turn)))

    @rule(
        command=st.one_of(
            st.builds(OpenTables, tables=table_numbers.map(lambda number: (number,))),
            st.builds(OpenTables),
            st.builds(CloseTables, tables=table_numbers.map(lambda number: (number,))),
            st.builds(LockTable, table=table_numbers, locked=st.booleans()),
            st.builds(
                MarkSeats,
                seats=any_seat.map(lambda seat: (seat,)),
                use=st.sampled_from(("open", "dead", "reserved", "unsold")),
            ),
        )
    )
    def arrange(self, command: Command) -> None:
        self.ask(command)

    @invariant()
    def it_is_sound(self) -> None:
        assert problems(self.tournament) == frozenset()

    @invariant()
    def nobody_shares_a_seat(self) -> None:
        of = self.tournament.play.seating.of
        assert len(set(of.values())) == len(of)


TestLateEntries = LateEntries.TestCase
TestLateEntries.settings = settings(
    derandomize=True, deadline=None, max_examples=150, stateful_step_count=40
)
