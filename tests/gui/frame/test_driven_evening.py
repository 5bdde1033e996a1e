"""Whole evenings in the real window, under a real server: by keyboard alone, by mouse alone."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.events.floor import AdviceTaken
from tdconsole.domain.values import Chips, Money, Price, Seat, TableNo
from tdconsole.journal import StoredStep
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.projections.advice import RedrawDue, TableCanBreak, TablesNotLevel, advice
from tdconsole.session import Done, Opened, create
from tests.gui.driven import Driven, driven, middle
from tests.gui.xserver import PROJECTOR, plug, two_monitors, unplug

PLAYERS = 27


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


def advised(trail: Iterable[StoredStep]) -> set[str]:
    events = (event for step in trail for event in step.events)
    return {event.advice for event in events if isinstance(event, AdviceTaken)} - {"WinnerKnown"}


def something_is_due(seen: dict[str, Any]) -> bool:
    """It has stood long enough to be accepted."""
    return not seen["settles"] and any(
        name.startswith("Later, or dismiss:") for name in seen["named"]
    )


def tuesday_club(house: Opened) -> Done:
    """Nobody says when registration ends."""
    periods = structure("club-evening")
    done = house.session.submit(
        None,
        CreateTournament(
            name="Tuesday Club",
            price=Price(pool=Money(5000), fee=Money(500)),
            stack=Chips(20_000),
            structure=tuple(replace(period, marks=()) for period in periods),
            payouts=payouts("club"),
        ),
    )
    assert isinstance(done, Done)
    return done


def name(seat: Seat) -> str:
    return f"{seat.table}-{seat.seat}"


class Evening:
    """What happens; the hands say how it is done."""

    def __init__(self, hands: Driven) -> None:
        self.hands = hands

    def register(self, number: int) -> None:
        raise NotImplementedError

    def draw(self) -> None:
        raise NotImplementedError

    def start(self) -> None:
        raise NotImplementedError

    def bust(self, seat: Seat) -> None:
        raise NotImplementedError

    def name_big_blind(self, seat: Seat) -> None:
        raise NotImplementedError

    def take(self) -> None:
        """What the first card advises."""
        raise NotImplementedError

    def one_hand(self, seats: list[Seat]) -> None:
        """Two of one table go out in the same hand."""
        raise NotImplementedError

    def finish(self) -> None:
        raise NotImplementedError

    def undo(self) -> None:
        raise NotImplementedError

    def redo(self) -> None:
        raise NotImplementedError

    def there_and_back(self) -> None:
        after = self.hands.state
        self.undo()
        assert self.hands.state != after
        self.redo()
        assert self.hands.state == after

    def played(self) -> None:
        """From the first entry to the winner; everything undone and redone on its way."""
        for number in range(1, PLAYERS + 1):
            self.register(number)
            self.there_and_back()
        self.draw()
        self.there_and_back()
        assert len(self.hands.state.play.seating.of) == PLAYERS
        self.start()
        levelled = broken = 0
        while self.hands.state.left > 1:
            due = self._due()
            if isinstance(due, TablesNotLevel):
                levelled += 1
                for table in due.moves[0].asks:
                    self.name_big_blind(self._somebody(table))
                    self.there_and_back()
                self.take()
            elif due is not None:
                broken += 1
                self.take()
            elif self.hands.state.left == PLAYERS - 3:
                seats = self._seats()
                self.one_hand([seat for seat in seats if seat.table == seats[0].table][:2])
            else:
                self.bust(next(one for one in self._seats() if self._others(one)))
            self.there_and_back()
        assert levelled
        assert broken
        assert advised(self.hands.trail) == {"TablesNotLevel", "TableCanBreak", "RedrawDue"}
        self.finish()
        self.there_and_back()
        assert self.hands.state.finished

    def _seats(self) -> list[Seat]:
        """Those of the table with the most players first, so that tables grow uneven."""
        state = self.hands.state
        size = {no: len(table.players) for no, table in state.play.seating.tables.items()}
        return sorted(
            state.play.seating.of.values(), key=lambda one: (size[one.table], one.table, one.seat)
        )

    def _others(self, seat: Seat) -> bool:
        return len(self.hands.state.play.seating.tables[seat.table].players) > 1

    def _somebody(self, table: TableNo) -> Seat:
        return Seat(table=table, seat=min(self.hands.state.play.seating.tables[table].players))

    def _due(self) -> TablesNotLevel | TableCanBreak | RedrawDue | None:
        wanted = TablesNotLevel | TableCanBreak | RedrawDue
        due = advice(self.hands.state, self.hands.now)
        return next((one for one in due if isinstance(one, wanted)), None)


class ByKeyboard(Evening):
    def register(self, number: int) -> None:
        self.hands.enter(f"r + Player Number {number}")

    def draw(self) -> None:
        self.hands.enter("draw rosso")

    def start(self) -> None:
        self.hands.enter("go")

    def bust(self, seat: Seat) -> None:
        self.hands.enter(f"b {name(seat)}")

    def name_big_blind(self, seat: Seat) -> None:
        self.hands.enter(f"bb {name(seat)}")

    def take(self) -> None:
        before = self.hands.steps
        self.hands.until(something_is_due, "there is a card")
        self.hands.key("F8")
        self.hands.until(lambda seen: seen["steps"] > before, "the advice is accepted")

    def one_hand(self, seats: list[Seat]) -> None:
        self.hands.enter(f"b {name(seats[0])}=1200 {name(seats[1])}=3000")
        exits = self.hands.state.exits
        last = [one for one in exits.by_entry.values() if one.hand == exits.hands]
        assert {one.stack for one in last} == {1200, 3000}

    def finish(self) -> None:
        self.take()

    def undo(self) -> None:
        before = self.hands.steps
        self.hands.key("ctrl+z")
        self.hands.until(lambda seen: seen["steps"] > before, "undone")

    def redo(self) -> None:
        before = self.hands.steps
        self.hands.key("ctrl+shift+z")
        self.hands.until(lambda seen: seen["steps"] > before, "redone")


def test_by_keyboard_alone(display: str, path: Path, house: Opened) -> None:
    number = tuesday_club(house).tournament
    with driven(display, path, house.session, number) as hands:
        ByKeyboard(hands).played()


class ByMouse(Evening):
    """The regulars of the house stand in the list before anything is typed."""

    def register(self, number: int) -> None:
        del number
        name = "Who may be meant"
        seen = self.hands.until(lambda seen: seen["rows"].get(name), "somebody is offered")
        self.hands.click(*middle(seen["rows"][name][0]))
        self.hands.press("Choose the one that is highlighted")
        self.hands.press_for_a_step("Register and take the money")

    def draw(self) -> None:
        self.hands.press_for_a_step("Draw seats")
        self.hands.press("Floor")

    def start(self) -> None:
        self.hands.press_for_a_step("Start the clock")

    def bust(self, seat: Seat) -> None:
        self.hands.click(*self._at(seat))
        self.hands.press_for_a_step("Bust")

    def name_big_blind(self, seat: Seat) -> None:
        self.hands.click(*self._at(seat), button=3)
        self.hands.press_for_a_step("Next big blind is here")

    def take(self) -> None:
        match self._due():
            case TablesNotLevel():
                self.hands.press_for_a_step("Make 1 move")
            case TableCanBreak():
                self.hands.press_for_a_step("Break the table")
            case _:
                self.hands.press_for_a_step("Form the final table")

    def one_hand(self, seats: list[Seat]) -> None:
        """Without a key to hold down, one after the other."""
        for seat in seats:
            self.bust(seat)

    def finish(self) -> None:
        self.hands.press_for_a_step("Finish the tournament:")

    def undo(self) -> None:
        self.hands.press_for_a_step("Undo:")

    def redo(self) -> None:
        self.hands.press_for_a_step("Redo:")

    def _at(self, seat: Seat) -> tuple[int, int]:
        seen = self.hands.until(lambda seen: name(seat) in seen["seats"], f"{seat} is in sight")
        return middle(seen["seats"][name(seat)])


def test_by_mouse_alone(display: str, path: Path, house: Opened) -> None:
    number = tuesday_club(house).tournament
    for regular in range(PLAYERS):
        house.session.club.people.add(f"Regular Number {regular}")
    with driven(display, path, house.session, number) as hands:
        ByMouse(hands).played()


def test_the_wall_is_unplugged_and_comes_back_while_the_level_runs(
    display: str, path: Path, house: Opened
) -> None:
    number = tuesday_club(house).tournament
    with driven(display, path, house.session, number) as hands:
        for player in range(3):
            hands.enter(f"r + Player Number {player}")
        hands.enter("draw")
        hands.enter("go")
        hands.key("F5")

        def on_the_wall(seen: dict[str, Any]) -> bool:
            wall = seen["windows"].get("ProjectorWindow")
            return wall is not None and wall["place"] == [1366, 0, 1920, 1080]

        hands.until(on_the_wall, "the clock is on the wall")
        unplug(display, PROJECTOR)
        hands.until(lambda seen: "ProjectorWindow" not in seen["windows"], "it is out of sight")
        hands.key("F1")
        seen = hands.until(lambda seen: seen["front"] == "KeysDialog", "a dialog is open")
        x, y, width, height = seen["windows"]["KeysDialog"]["place"]
        assert 0 <= x < x + width <= 1366
        assert 0 <= y < y + height <= 768
        hands.key("Escape")
        hands.until(lambda seen: seen["front"] == "ConsoleWindow", "Esc leaves it")
        hands.enter("+1m")
        plug(display, PROJECTOR)
        hands.until(on_the_wall, "it is back")
        hands.until(lambda seen: seen["front"] == "ConsoleWindow", "the keys stay the director's")


def test_the_demo_is_alive_and_says_nothing_on_standard_error(
    display: str, path: Path, house: Opened
) -> None:
    number = tuesday_club(house).tournament
    with driven(display, path, house.session, number, "demo") as hands:
        seen = hands.look()
        assert seen["page"] == "floor"
        assert len(seen["seats"]) > 20
        before = seen["steps"]
        hands.type("+1m")
        hands.key("Return")
        hands.until(lambda seen: seen["steps"] == before + 1, "a gesture in the demo")
