"""Chips and hand for hand in the real window, under a real server, by the keys of an evening."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.values import (
    Break,
    Chips,
    EntryId,
    Level,
    Mark,
    Money,
    PayoutBand,
    Period,
    Price,
    Seat,
    SeatNo,
    TableNo,
    TournamentId,
)
from tdconsole.projections.chips.ledger import chip_ledger
from tdconsole.projections.eliminations.standings import standings
from tdconsole.session import Done, Opened, Session, create
from tests.gui.bubble.test_bubble_page import bubble
from tests.gui.driven import Driven, driven
from tests.gui.xserver import two_monitors

LEAVING: Final = ((25, 100), (100, 500), (500, 1_000))
STACK: Final = 20_000
PLAYERS: Final = 8


@pytest.fixture
def display() -> Iterator[str]:
    with two_monitors() as display:
        yield display


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.house"


@pytest.fixture
def house(path: Path) -> Iterator[Opened]:
    with create(path) as house:
        yield house


def evening(session: Session) -> TournamentId:
    """Eight at two tables; a chip leaves at each of the three breaks."""
    structure: list[Period] = []
    for old, _new in LEAVING:
        marks = (Mark(kind="colour_up", chip=Chips(old)),)
        level = Level(small_blind=Chips(old), big_blind=Chips(2 * old), minutes=20, marks=marks)
        structure += [level, Break(minutes=10)]
    structure.append(Level(small_blind=Chips(1_000), big_blind=Chips(2_000), minutes=20))
    done = session.submit(
        None,
        CreateTournament(
            name="Three Colours",
            price=Price(pool=Money(5_000), fee=Money(500)),
            stack=Chips(STACK),
            seats_per_table=4,
            structure=tuple(structure),
            payouts=(PayoutBand(entries=1, shares=(10_000,)),),
        ),
    )
    assert isinstance(done, Done), done
    for number in range(1, PLAYERS + 1):
        person = Newcomer(name=f"Player Number {number}")
        assert isinstance(session.submit(done.tournament, RegisterEntry(person=person)), Done)
    for request in (DrawSeats(), StartClock()):
        assert isinstance(session.submit(done.tournament, request), Done)
    return done.tournament


class Room:
    """The chips as they really lie on the tables, whatever the program thinks of them."""

    def __init__(self, hands: Driven) -> None:
        self.hands = hands
        self.stacks: dict[EntryId, int] = dict.fromkeys(hands.state.entries.by_id, STACK)

    @property
    def tables(self) -> dict[TableNo, list[tuple[SeatNo, EntryId]]]:
        tables = self.hands.state.play.seating.tables
        return {no: sorted(tables[no].players.items()) for no in sorted(tables)}

    def enter(self, numbers: Iterable[int | str]) -> None:
        """Each with Enter behind it, as fast as the server takes them."""
        self.hands.key(*(key for one in numbers for key in (*str(one), "Return")))

    def play(self, chip: int) -> None:
        """Everybody loses some small chips to the player behind."""
        for no, seats in self.tables.items():
            for seat, entry in seats:
                lost = chip * (no + 3 * seat)
                behind = next((one for other, one in seats if other > seat), seats[0][1])
                self.stacks[entry] -= lost
                self.stacks[behind] += lost

    def bust(self, table: TableNo) -> None:
        (seat, out), (_seat, winner), *_ = self.tables[table]
        self.hands.enter(f"b {table}-{seat}")
        self.stacks[winner] += self.stacks.pop(out)

    def race(self, old: int, new: int, *, deal: bool) -> int:
        """Through all tables in the dialog; how many tables had cards."""
        if deal:
            self.hands.press("Deal the cards here")
        self.hands.until(lambda seen: seen["focus"] == "Odd chips by seat", "the seats are typed")
        dealt = sum(self._race(no, old, new, deal=deal) for no in self.tables)
        if deal:
            self.hands.press("Deal the cards here")
        return dealt

    def _race(self, no: TableNo, old: int, new: int, *, deal: bool) -> bool:
        seats, before = self.tables[no], self.hands.steps
        odd = {entry: self.stacks[entry] % new // old for _seat, entry in seats}
        racing = [(seat, entry) for seat, entry in seats if odd[entry]]
        due = (2 * sum(odd.values()) * old + new) // (2 * new)
        won = {entry for _seat, entry in racing[:due]}
        settled = due in {0, len(racing)}
        self.enter(odd[entry] for _seat, entry in seats)
        if not (settled or deal):
            self.hands.key(*(str(seat) for seat, _entry in racing[:due]), "Return")
        self.hands.until(lambda seen: seen["steps"] == before + 1, f"table {no} is raced")
        told = self.hands.state.counts.raced_tables[Chips(old)][no]
        got = {one.entry for one in told.seats if one.got}
        assert len(got) == due
        if not deal:
            assert got == won
        for entry, number in odd.items():
            self.stacks[entry] += (new if entry in got else 0) - number * old
        if deal and not settled:
            self.hands.key("Return")
        return deal and not settled

    def count(self, *, again: bool) -> Any:
        self.hands.key("ctrl+F5")
        self.hands.until(lambda seen: seen["page"] == "chips", "the count is in sight")
        if again:
            self.hands.press("What is counted next begins a new count")
        self.enter(["t1"])
        for no, seats in self.tables.items():
            self._read_out(no, [self.stacks[entry] for _seat, entry in seats])
        return self.hands.look()

    def _read_out(self, no: TableNo, stacks: list[int]) -> None:
        before = self.hands.steps
        self.enter(stacks)
        self.hands.until(lambda seen: seen["steps"] == before + 1, f"table {no} is counted")


def test_three_colour_ups_and_a_count_at_each_break(
    display: str, path: Path, house: Opened
) -> None:
    number = evening(house.session)
    with driven(display, path, house.session, number) as hands:
        room, dealt = Room(hands), 0
        for at, (old, new) in enumerate(LEAVING):
            room.play(old)
            if at:
                room.bust(TableNo(at))
            hands.enter("next")
            if at:
                hands.type(f"race {old} {new}")
                hands.key("Return")
            else:
                hands.key("alt+r")
            hands.until(lambda seen: seen["front"] == "RaceDialog", "the race is in front")
            dealt += room.race(old, new, deal=at == 1)
            hands.key("Escape")
            hands.until(lambda seen: seen["front"] == "ConsoleWindow", "Esc leaves it")
            seen = room.count(again=bool(at))
            state, chips = hands.state, sum(room.stacks.values())
            assert all(stack % new == 0 for stack in room.stacks.values())
            assert chip_ledger(state, house.session.timeline(number).trail()).in_play == chips
            assert state.chips == chips
            assert f"{chips:,} in play" in seen["told"]
            assert f"{chips:,} counted" in seen["told"]
            assert "It adds up: nothing is missing and nothing is too much." in seen["told"]
            hands.key("Escape")
            hands.enter("next")
        assert dealt
        raced = hands.state.counts.raced_tables
        assert {old: len(done) for old, done in raced.items()} == {old: 2 for old, _new in LEAVING}


def test_the_bubble_at_three_tables_with_two_all_ins_held_and_a_tie(
    display: str, path: Path, house: Opened
) -> None:
    number = bubble(house.session)
    with driven(display, path, house.session, number) as hands:

        def somebody(table: int) -> Seat:
            players = hands.state.play.seating.tables[TableNo(table)].players
            return Seat(table=TableNo(table), seat=min(players))

        def bust(table: int, stack: str = "") -> EntryId:
            seat = somebody(table)
            entry = hands.state.play.seating.tables[seat.table].players[seat.seat]
            hands.enter(f"b {seat.table}-{seat.seat} {stack}".rstrip())
            return entry

        bust(1)
        for line in ("h4h", "d 1", "hold 2 3", "release 2"):
            hands.enter(line)
        assert hands.look()["page"] == "bubble"
        two = bust(2, "12500")
        for line in ("d 2", "release"):
            hands.enter(line)
        three = bust(3, "9k")
        told = "\n".join(hands.look()["told"])
        assert "share, €27.00 each" in told
        assert "Provisional until the hand is over." in told
        hands.enter("d 3")
        hands.press_for_a_step("End hand for hand")
        seen = hands.until(lambda seen: seen["page"] == "floor", "the floor is back")
        assert not any("Provisional" in one for one in seen["told"])
        assert hands.state.play.board is None
        rows = {row.entry: row for row in standings(hands.state, {}).rows}
        assert [(rows[one].place, rows[one].prize) for one in (two, three)] == [(7, 2_700)] * 2
        before = hands.steps
        hands.key("ctrl+z")
        hands.until(lambda seen: seen["steps"] > before, "undone")
        assert hands.state.play.board is not None
