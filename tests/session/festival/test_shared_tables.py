"""Twelve tables that tournaments share: no table is two's at once, whoever asks first."""

from collections.abc import Callable
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.club import Room as Hall
from tdconsole.club import RoomTable
from tdconsole.domain.house.shared_tables import tables_in_use
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import BreakTable, Bust, EliminatePlayers
from tdconsole.domain.language.commands.house import (
    HouseCommand,
    LeaveRoom,
    LendTables,
    ReturnTables,
    ShareRoom,
)
from tdconsole.domain.language.commands.seating import CloseTables, OpenTables
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    NoSuchRoom,
    NotInOneRoom,
    RoomNotShared,
    RoomSharedAlready,
    TableElsewhere,
    TableInUse,
    TableNotLent,
)
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import TableNo, TournamentId
from tdconsole.journal import Store
from tdconsole.session import Done, Refused, Session
from tests.session.floor import CREATION, Room

TWELVE: Final = tuple(map(TableNo, range(1, 13)))
HALL: Final = "Poker Hall"


class Day:
    """A hall of twelve tables, and tournaments that list all of them as theirs."""

    def __init__(self, club: Room, session: Session | None = None) -> None:
        self.club, self.session = club, session or club.session()

    def hall(self) -> None:
        self.session.club.rooms.put(
            Hall(name=HALL, tables=tuple(RoomTable(no=no, seats=3) for no in TWELVE))
        )

    def make(self, name: str, players: int = 0, *, shares: bool = True) -> TournamentId:
        done = self.session.submit(None, replace(CREATION, name=name, terms=Terms(tables=TWELVE)))
        assert isinstance(done, Done)
        if shares:
            self.ask(ShareRoom(tournament=done.tournament, room=HALL))
        for number in range(players):
            self.do(done.tournament, RegisterEntry(person=Newcomer(name=f"{name} {number}")))
        if players:
            self.do(done.tournament, DrawSeats())
        return done.tournament

    def ask(self, request: HouseCommand) -> None:
        answer = self.session.submit_house(request)
        assert not isinstance(answer, Refused), answer.rejection

    def refused_house(self, request: HouseCommand) -> Rejection:
        answer = self.session.submit_house(request)
        assert isinstance(answer, Refused)
        return answer.rejection

    def do(self, tournament: TournamentId, request: Request) -> None:
        answer = self.session.submit(tournament, request)
        assert isinstance(answer, Done), answer.rejection

    def refused(self, tournament: TournamentId, request: Request) -> Rejection:
        answer = self.session.submit(tournament, request)
        assert isinstance(answer, Refused)
        return answer.rejection

    def open(self, tournament: TournamentId) -> list[int]:
        state = self.session.state(tournament)
        assert state is not None
        return sorted(tables_in_use(state))

    def held(self, tournament: TournamentId) -> list[int]:
        """As the house's own stream has it."""
        tables = self.session.house.tables.items()
        return sorted(no for (_, no), one in tables if one.tournament == tournament)


@pytest.fixture
def day(club: Room) -> Day:
    made = Day(club)
    made.hall()
    return made


def test_a_draw_leaves_the_tables_of_the_others_alone(day: Day) -> None:
    main, turbo = day.make("Main", 6), day.make("Turbo", 5)
    assert day.open(main) == day.held(main) == [1, 2]
    assert day.open(turbo) == day.held(turbo) == [3, 4]
    day.do(main, OpenTables(number=1))
    assert day.held(main) == [1, 2, 5]


def test_a_table_of_another_is_refused_with_its_name_and_nothing_is_written(day: Day) -> None:
    main, turbo = day.make("Main", 6), day.make("Turbo")
    steps = len(day.session.timeline(turbo).steps)
    refusal = day.refused(turbo, OpenTables(tables=(TableNo(7), TableNo(2))))
    assert refusal == TableElsewhere(table=TableNo(2), tournament="Main")
    assert len(day.session.timeline(turbo).steps) == steps
    assert day.held(turbo) == []
    assert day.held(main) == [1, 2]


def test_tournaments_that_share_no_room_have_furniture_of_their_own(day: Day) -> None:
    main, other = day.make("Main", 6), day.make("Elsewhere", 6, shares=False)
    assert day.open(main) == day.open(other) == [1, 2]
    assert day.held(other) == []
    assert day.refused_house(ShareRoom(tournament=other, room=HALL)) == TableElsewhere(
        table=TableNo(1), tournament="Main"
    )
    day.ask(LeaveRoom(tournament=main))
    assert day.held(main) == []
    day.ask(ShareRoom(tournament=other, room="poker  hall"))
    assert day.held(other) == [1, 2]


def test_only_a_room_that_the_house_keeps_is_shared(day: Day) -> None:
    main = day.make("Main")
    assert day.refused_house(ShareRoom(tournament=main, room="Bar")) == NoSuchRoom(room="Bar")
    assert day.refused_house(ShareRoom(tournament=main, room=HALL)) == RoomSharedAlready(room=HALL)
    alone = day.make("Alone", shares=False)
    lend = LendTables(tournament=alone, to=main, tables=(TableNo(9),))
    assert day.refused_house(lend) == RoomNotShared()
    back = LendTables(tournament=main, to=alone, tables=(TableNo(9),))
    assert day.refused_house(back) == NotInOneRoom()


def test_lent_tables_wait_are_used_and_come_back_as_they_are_broken(day: Day) -> None:
    main, turbo = day.make("Main", 6), day.make("Turbo")
    late = day.make("Late")
    nine = (TableNo(9), TableNo(10))
    day.ask(LendTables(tournament=main, to=turbo, tables=nine))
    assert day.held(turbo) == [9, 10]
    assert day.refused(late, OpenTables(tables=(TableNo(9),))) == TableElsewhere(
        table=TableNo(9), tournament="Turbo"
    )
    assert day.refused(main, OpenTables(tables=(TableNo(9),))) == TableElsewhere(
        table=TableNo(9), tournament="Turbo"
    )
    day.do(turbo, OpenTables(tables=nine))
    back = ReturnTables(tournament=turbo, tables=(TableNo(9),))
    assert day.refused_house(back) == TableInUse(table=TableNo(9))
    taken = ReturnTables(tournament=main, tables=(TableNo(9),))
    assert day.refused_house(taken) == TableElsewhere(table=TableNo(9), tournament="Turbo")
    day.do(turbo, CloseTables(tables=(TableNo(9),)))
    assert day.held(turbo) == [10]
    day.do(main, OpenTables(tables=(TableNo(9),)))
    assert day.held(main) == [1, 2, 9]


def test_a_table_in_use_is_not_lent_and_one_not_lent_not_given_back(day: Day) -> None:
    main, turbo = day.make("Main", 6), day.make("Turbo")
    lend = LendTables(tournament=main, to=turbo, tables=(TableNo(9), TableNo(2)))
    assert day.refused_house(lend) == TableInUse(table=TableNo(2))
    assert day.held(turbo) == []
    back = ReturnTables(tournament=turbo, tables=(TableNo(9),))
    assert day.refused_house(back) == TableNotLent(table=TableNo(9))
    day.ask(LendTables(tournament=main, to=turbo, tables=(TableNo(9),)))
    day.ask(ReturnTables(tournament=main, tables=(TableNo(9),)))
    assert day.held(turbo) == []


def test_an_undo_frees_what_was_opened_and_a_redo_takes_it_if_it_can(day: Day) -> None:
    main, turbo = day.make("Main"), day.make("Turbo")
    day.do(turbo, OpenTables(tables=(TableNo(5),)))
    day.do(turbo, Undo())
    assert day.held(turbo) == day.open(turbo) == []
    day.do(turbo, Redo())
    assert day.held(turbo) == day.open(turbo) == [5]
    day.do(turbo, Undo())
    day.do(main, OpenTables(tables=(TableNo(5),)))
    assert day.refused(turbo, Redo()) == TableElsewhere(table=TableNo(5), tournament="Main")
    assert day.open(turbo) == []


def test_a_broken_table_is_free_and_its_undo_is_refused_once_another_has_it(day: Day) -> None:
    main, turbo = day.make("Main", 4), day.make("Turbo")
    day.do(main, StartClock())
    state = day.session.state(main)
    assert state is not None
    out = next(entry for entry, seat in state.play.seating.of.items() if seat.table == TableNo(2))
    day.do(main, EliminatePlayers(hand=(Bust(entry=out),)))
    day.do(main, BreakTable(table=TableNo(2)))
    assert 2 not in day.held(main)
    day.do(turbo, OpenTables(tables=(TableNo(2),)))
    assert day.refused(main, Undo()) == TableElsewhere(table=TableNo(2), tournament="Turbo")
    day.do(turbo, Undo())
    day.do(main, Undo())
    assert 2 in day.held(main)


class Interrupting:
    """A store in front of another: another desk acts between what was read and what is written."""

    def __init__(self, store: Store, meanwhile: Callable[[], None]) -> None:
        self._store, self._meanwhile = store, [meanwhile]

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    def transaction(self) -> object:
        if self._meanwhile:
            self._meanwhile.pop()()
        return self._store.transaction()


def test_two_desks_that_open_one_table_at_once_do_not_both_get_it(day: Day) -> None:
    main, turbo = day.make("Main"), day.make("Turbo")

    def first() -> None:
        day.do(main, OpenTables(tables=(TableNo(7),)))

    store = Interrupting(day.club.store, first)
    other = Day(day.club, day.club.session(store=store))  # type: ignore[arg-type]
    assert other.session.house.tables == day.session.house.tables
    refusal = other.refused(turbo, OpenTables(tables=(TableNo(7),)))
    assert refusal == TableElsewhere(table=TableNo(7), tournament="Main")
    assert other.held(main) == [7]
    assert other.open(turbo) == []


def test_what_breaks_off_between_both_streams_leaves_neither(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    turbo = day.make("Turbo")
    steps = len(day.session.timeline(turbo).steps)

    def breaks(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(day.session.house_desk, "append", breaks)
        with pytest.raises(KeyboardInterrupt):
            day.session.submit(turbo, OpenTables(tables=(TableNo(7),)))
    again = Day(day.club)
    assert len(again.session.timeline(turbo).steps) == steps
    assert again.open(turbo) == again.held(turbo) == []
    again.do(turbo, OpenTables(tables=(TableNo(7),)))
    assert again.open(turbo) == again.held(turbo) == [7]


def test_the_end_frees_all_that_a_tournament_had(day: Day) -> None:
    main, turbo = day.make("Main", 2), day.make("Turbo")
    day.ask(LendTables(tournament=turbo, to=main, tables=(TableNo(9),)))
    assert day.held(main) == [1, 9]
    day.do(main, StartClock())
    state = day.session.state(main)
    assert state is not None
    out = next(iter(state.play.seating.of))
    day.do(main, EliminatePlayers(hand=(Bust(entry=out),)))
    day.do(main, FinishTournament())
    assert day.held(main) == []
    lend = LendTables(tournament=turbo, to=main, tables=(TableNo(9),))
    assert day.refused_house(lend) == NotInOneRoom()


def test_the_house_is_the_same_for_who_reads_it_anew(day: Day) -> None:
    main, turbo = day.make("Main", 6), day.make("Turbo", 3)
    day.ask(LendTables(tournament=main, to=turbo, tables=(TableNo(9),)))
    assert day.club.session().house == day.session.house


def test_tournaments_that_have_no_table_any_more_are_not_read_for_a_step(day: Day) -> None:
    for number in range(5):
        day.make(f"Past {number}")
    main = day.make("Main")
    again = Day(day.club)
    again.do(main, OpenTables(tables=(TableNo(3),)))
    assert again.session.loaded() == [main]


def test_the_first_step_of_a_member_of_staff_seals_the_name_and_takes_the_table(day: Day) -> None:
    turbo = day.make("Turbo")
    anna = day.session.club.staff.add("Anna")
    acting = Day(day.club, day.club.session(actor=anna))
    acting.do(turbo, OpenTables(tables=(TableNo(7),)))
    assert acting.held(turbo) == [7]
    assert anna in acting.session.house.names
    assert day.club.session().house == acting.session.house
