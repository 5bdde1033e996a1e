"""Players moved recently, from a real trail with a time that is set."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    Bust,
    EliminatePlayers,
    MovePlayer,
    NameBigBlind,
    ReinstatePlayer,
    Relocation,
    SwapPlayers,
)
from tdconsole.domain.language.commands.seating import SeatEntry
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.seating import PlayerSeated
from tdconsole.domain.room.balancing import plan
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    NoteId,
    Price,
    Seat,
    SeatNo,
    StepNo,
    TableNo,
    TournamentId,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.room.moves import RECENT, Move, recent_moves
from tdconsole.session import Done, Session, create
from tests.domain.floor import Floor, at, seated


class Hands:
    def __init__(self) -> None:
        self.at = 0

    def now(self) -> Instant:
        return Instant(utc=Millis(10**12 + self.at), boot="saturday", uptime=Millis(self.at))


class Room:
    def __init__(self, session: Session, hands: Hands) -> None:
        self.session, self.hands = session, hands
        done = session.submit(
            None,
            CreateTournament(
                name="Spring",
                price=Price(pool=Money(5000)),
                stack=Chips(20_000),
                structure=structure("club-evening"),
                payouts=payouts("club"),
            ),
        )
        assert isinstance(done, Done)
        self.tournament: TournamentId = done.tournament
        for number in range(12):
            self.do(RegisterEntry(person=Newcomer(name=f"Player {number}")))
        self.do(DrawSeats())
        self.do(StartClock())

    def do(self, request: object) -> None:
        assert isinstance(self.session.submit(self.tournament, request), Done)  # type: ignore[arg-type]  # every request

    def seat(self, entry: int) -> Seat:
        state = self.session.state(self.tournament)
        assert state is not None
        return state.play.seating.of[EntryId(entry)]

    def free(self, entry: int) -> Seat:
        """At the table where the player does not sit."""
        state = self.session.state(self.tournament)
        assert state is not None
        seats = (
            Seat(table=TableNo(3 - self.seat(entry).table), seat=SeatNo(number))
            for number in range(1, 10)
        )
        return next(seat for seat in seats if state.play.seating.at(seat) is None)

    def move(self, entry: int) -> tuple[Seat, Seat]:
        both = self.seat(entry), self.free(entry)
        self.do(MovePlayer(entry=EntryId(entry), seat=both[1]))
        return both

    def swap(self, one: int, other: int) -> None:
        self.do(SwapPlayers(entry=EntryId(one), other=EntryId(other)))

    def at(self, table: int) -> list[int]:
        state = self.session.state(self.tournament)
        assert state is not None
        return sorted(state.play.seating.tables[TableNo(table)].players.values())

    def moves(self) -> tuple[Move, ...]:
        timeline = self.session.timeline(self.tournament)
        state = self.session.state(self.tournament)
        assert state is not None
        return recent_moves(
            state, map(timeline.as_read, reversed(timeline.steps)), self.hands.now()
        )


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    hands = Hands()
    with create(tmp_path / "club.house", hands) as house:
        yield Room(house.session, hands)


def test_nobody_was_moved(room: Room) -> None:
    assert room.moves() == ()


def test_the_latest_comes_first_with_where_from(room: Room) -> None:
    first, second = room.move(1), room.move(2)
    assert [(one.entry, one.source, one.target) for one in room.moves()] == [
        (2, *second),
        (1, *first),
    ]


def test_of_two_moves_the_last_one_counts(room: Room) -> None:
    _, middle = room.move(1)
    _, last = room.move(1)
    assert [(one.source, one.target) for one in room.moves()] == [(middle, last)]


def test_after_ten_minutes_it_is_no_news(room: Room) -> None:
    room.move(1)
    room.hands.at += RECENT - 1
    later = room.move(2)
    assert len(room.moves()) == 2
    room.hands.at += 1
    assert [(one.source, one.target) for one in room.moves()] == [later]


def test_what_was_undone_was_never_said(room: Room) -> None:
    room.move(1)
    room.do(Undo())
    assert room.moves() == ()


def test_who_went_out_since_is_not_looked_for(room: Room) -> None:
    room.move(1)
    room.do(EliminatePlayers(hand=(Bust(entry=EntryId(1)),)))
    assert room.moves() == ()


def test_who_was_put_in_again_moves_from_there(room: Room) -> None:
    seat = room.seat(1)
    room.do(EliminatePlayers(hand=(Bust(entry=EntryId(1)),)))
    room.do(ReinstatePlayer(entry=EntryId(1)))
    assert room.seat(1) == seat
    source, target = room.move(1)
    assert [(one.source, one.target) for one in room.moves()] == [(source, target)]


def test_new_seats_for_all_move_whoever_does_not_sit_there_already(room: Room) -> None:
    before = {number: room.seat(number) for number in range(1, 13)}
    room.move(1)
    left = room.seat(1)
    room.do(RedrawSeats(reason="the final two tables", word="spring"))
    expected = {number: room.seat(number) for number in before}
    told = {one.entry: (one.source, one.target) for one in room.moves()}
    sources = before | {1: left}
    assert told == {
        number: (sources[number], seat)
        for number, seat in expected.items()
        if sources[number] != seat
    }
    assert len(told) > 6


def test_who_comes_late_is_not_called_away(room: Room) -> None:
    room.do(RegisterEntry(person=Newcomer(name="Late")))
    room.do(RegisterEntry(person=Newcomer(name="By hand"), draw=False))
    state = room.session.state(room.tournament)
    assert state is not None
    free = next(
        Seat(table=TableNo(1), seat=SeatNo(number))
        for number in range(1, 10)
        if state.play.seating.at(Seat(table=TableNo(1), seat=SeatNo(number))) is None
    )
    room.do(SeatEntry(entry=EntryId(14), seat=free, reason="a wheelchair"))
    assert room.moves() == ()
    source, target = room.move(14)
    assert source == free
    assert [(one.source, one.target) for one in room.moves()] == [(source, target)]


def test_a_plan_is_told_move_by_move(room: Room) -> None:
    for entry in room.at(1)[:3]:
        room.do(EliminatePlayers(hand=(Bust(entry=EntryId(entry)),)))
    for table in (1, 2):
        room.do(NameBigBlind(table=TableNo(table), seat=room.seat(room.at(table)[-1]).seat))
    state = room.session.state(room.tournament)
    assert state is not None
    (move,) = plan(state, room.hands.now())
    assert move.entry is not None
    assert move.seat is not None
    source, target = room.seat(move.entry), Seat(table=move.target, seat=move.seat)
    room.do(BalanceTables(moves=(Relocation(entry=move.entry, seat=target),)))
    assert [(one.entry, one.source, one.target) for one in room.moves()] == [
        (move.entry, source, target)
    ]
    room.do(Undo())
    assert room.moves() == ()


def test_a_table_that_was_broken_is_told_with_where_from(room: Room) -> None:
    for entry in room.at(1)[:3]:
        room.do(EliminatePlayers(hand=(Bust(entry=EntryId(entry)),)))
    sources = {entry: room.seat(entry) for entry in room.at(2)}
    room.do(BreakTable(table=TableNo(2)))
    assert {one.entry: (one.source, one.target) for one in room.moves()} == {
        entry: (source, room.seat(entry)) for entry, source in sources.items()
    }
    room.do(Undo())
    assert room.moves() == ()


def test_of_a_swap_both_are_told(room: Room) -> None:
    first, second = room.seat(1), room.seat(2)
    room.swap(1, 2)
    assert {one.entry: (one.source, one.target) for one in room.moves()} == {
        1: (first, second),
        2: (second, first),
    }
    room.do(Undo())
    assert room.moves() == ()


def test_who_swapped_and_then_moved_came_from_the_others_seat(room: Room) -> None:
    first, second = room.seat(1), room.seat(2)
    room.swap(1, 2)
    _, target = room.move(1)
    assert {one.entry: (one.source, one.target) for one in room.moves()} == {
        1: (second, target),
        2: (second, first),
    }


def test_who_moved_and_then_swapped_came_from_where_the_move_led(room: Room) -> None:
    second = room.seat(2)
    _, middle = room.move(1)
    room.swap(1, 2)
    assert {one.entry: (one.source, one.target) for one in room.moves()} == {
        1: (middle, second),
        2: (second, middle),
    }


def test_of_three_who_swapped_each_came_from_where_the_last_swap_found_them(room: Room) -> None:
    first, second, third = room.seat(1), room.seat(2), room.seat(3)
    room.swap(1, 2)
    room.swap(2, 3)
    assert {one.entry: (one.source, one.target) for one in room.moves()} == {
        1: (first, second),
        2: (first, third),
        3: (third, first),
    }


def test_who_went_out_since_the_swap_is_called_nowhere(room: Room) -> None:
    room.swap(1, 2)
    room.do(EliminatePlayers(hand=(Bust(entry=EntryId(1)),)))
    assert [one.entry for one in room.moves()] == [2]
    room.do(ReinstatePlayer(entry=EntryId(1)))
    assert [one.entry for one in room.moves()] == [2]


_STEP: Final[dict[str, Any]] = {
    "at": seated(2).now,
    "actor": None,
    "command": "MovePlayer",
    "undoes": None,
    "undone_by": None,
}


def _sitting(floor: Floor) -> tuple[Event, ...]:
    of = floor.tournament.play.seating.of
    return tuple(
        PlayerSeated(play=FIRST_PLAY, entry=entry, seat=seat, reason=NoteId("why"))
        for entry, seat in of.items()
    )


@given(
    gestures=st.lists(
        st.tuples(st.booleans(), st.integers(1, 6), st.integers(1, 6), st.booleans()), max_size=12
    )
)
def test_each_is_told_to_have_come_from_where_the_last_gesture_found_them(
    gestures: list[tuple[bool, int, int, bool]],
) -> None:
    """Moves to free seats and swaps, some of them undone; followed forwards to compare."""
    floor = seated(3, 3)
    trail = [TrailStep(**_STEP, no=StepNo(1), events=_sitting(floor))]
    expected: dict[int, tuple[Seat, Seat]] = {}
    for no, (swaps, one, other, undone) in enumerate(gestures, start=2):
        of = floor.tournament.play.seating.of
        command: SwapPlayers | MovePlayer = SwapPlayers(entry=EntryId(one), other=EntryId(other))
        if not swaps:
            seats = (at(table, seat) for seat in (3 + other, *range(1, 10)) for table in (1, 2))
            seating = floor.tournament.play.seating
            free = next(seat for seat in seats if seating.at(seat) is None)
            command = MovePlayer(entry=EntryId(one), seat=free)
        decided = floor.when(command)
        if not isinstance(decided, tuple):
            continue
        by = StepNo(99) if undone else None
        trail.append(TrailStep(**_STEP | {"undone_by": by}, no=StepNo(no), events=decided))
        if undone:
            continue
        floor.given(*decided)
        after = floor.tournament.play.seating.of
        expected |= {entry: (of[entry], after[entry]) for entry in of if of[entry] != after[entry]}
    found = recent_moves(floor.tournament, reversed(trail), floor.now)
    assert {one.entry: (one.source, one.target) for one in found} == expected
