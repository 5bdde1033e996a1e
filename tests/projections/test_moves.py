"""Who was moved lately, from a real trail whose time somebody sets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.commands import (
    Bust,
    CreateTournament,
    DrawSeats,
    EliminatePlayers,
    MovePlayer,
    Newcomer,
    RedrawSeats,
    RegisterEntry,
    ReinstatePlayer,
    SeatEntry,
    StartClock,
    Undo,
)
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    Price,
    Seat,
    SeatNo,
    TableNo,
    TournamentId,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.projections.moves import RECENT, Move, recent_moves
from tdconsole.session import Done, Session, create


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
