"""What the demo, the pictures and the window's tests may count on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tdconsole.domain.clock.reading import length, read
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.events.clock import ClockPaused
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Level
from tdconsole.evening import make
from tdconsole.journal import StoredStep
from tdconsole.projections.advice import PrizesNotPosted, TablesNotLevel, advice
from tdconsole.projections.clock.board import ClockBoard, clock_board
from tdconsole.session import Opened, SystemTime, Timeline, open_house
from tdconsole.session.checking import check


class Evening:
    def __init__(self, house: Opened) -> None:
        self.house = house
        self.now = SystemTime().now()
        (self.id,) = house.session.tournaments()
        self.timeline: Timeline = house.session.timeline(self.id)

    @property
    def steps(self) -> list[StoredStep]:
        return self.timeline.steps

    @property
    def state(self) -> Tournament:
        assert self.timeline.state is not None
        return self.timeline.state

    @property
    def board(self) -> ClockBoard:
        return clock_board(self.state, self.now)

    def sizes(self) -> list[int]:
        tables = self.state.play.seating.tables.values()
        return sorted(len(table.players) for table in tables if table.players)

    def commands(self) -> list[str]:
        return [step.command for step in self.steps]


@contextmanager
def evening(path: Path, entries: int) -> Iterator[Evening]:
    make(path, entries)
    with open_house(path) as house:
        yield Evening(house)


@pytest.fixture(scope="module")
def spring(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with evening(tmp_path_factory.mktemp("evening") / "spring.house", 214) as made:
        yield made


def test_a_hall_at_its_ninth_level(spring: Evening) -> None:
    board = spring.board
    assert (board.name, board.currency, board.level) == ("Spring Main", "EUR", 9)
    assert board.period is not None
    assert isinstance(board.period, Level)
    assert (board.period.small_blind, board.period.big_blind) == (600, 1200)
    assert (board.players, board.entries, board.tables, board.waiting) == (87, 214, 10, 0)


def test_busts_come_evenly_and_faster_as_the_blinds_rise(spring: Evening) -> None:
    trail = spring.timeline.trail()
    went = [
        step.at.utc
        for step in trail
        for event in step.events
        if step.undone_by is None and isinstance(event, PlayersEliminated)
    ]
    quarter = len(went) // 4
    took = [went[at + quarter] - went[at] for at in range(0, len(went) - quarter, quarter)]
    assert took[0] > took[1] > took[-1]
    crowded = max(sum(at <= one < at + 600_000 for one in went) for at in went)
    assert crowded <= 12


def test_the_clock_runs_on_from_where_it_was_left(spring: Evening) -> None:
    anchor = spring.state.play.clock.anchor
    assert anchor is not None
    assert anchor.left == (14 * 60 + 32) * 1000
    assert anchor.since == spring.steps[-1].at
    assert 0 <= spring.now.utc - anchor.since.utc < 60_000
    assert spring.board.running


def test_one_table_is_two_short_of_another(spring: Evening) -> None:
    assert spring.sizes() == [7, 8, *[9] * 8]
    due, prizes = advice(spring.state, spring.now)
    assert isinstance(due, TablesNotLevel)
    assert isinstance(prizes, PrizesNotPosted)


def test_the_trail_rises_and_ends_now(spring: Evening) -> None:
    moments = [(step.at.utc, step.at.uptime) for step in spring.steps]
    assert moments == sorted(moments)
    hours = (moments[-1][0] - moments[0][0]) / 3_600_000
    assert 7 < hours < 9
    assert len({step.at.boot for step in spring.steps}) == 1


def test_it_holds_what_an_evening_holds(spring: Evening) -> None:
    commands = spring.commands()
    assert commands.count("PauseClock") == 2
    assert commands.count("DrawSeats") == 2
    assert commands.count("BreakTable") > 10
    assert commands.count("BalanceTables") > 10
    at = commands.index("Undo")
    assert commands[at - 1 : at + 2] == ["EliminatePlayers", "Undo", "Redo"]
    notes = [event.reason for event in _events(spring) if isinstance(event, ClockPaused)]
    assert all(note and spring.house.session.club.notes.read(note) for note in notes)
    tied = [finish for finish in finishes(spring.state) if finish.shared_by > 1]
    assert [finish.shared_by for finish in tied] == [2, 2]


def test_nobody_goes_out_in_a_break(spring: Evening) -> None:
    """Unless the floor was seconds late with the tables."""
    before = Timeline()
    for step in spring.steps:
        then = before.state
        if step.command == "EliminatePlayers":
            assert then is not None
            reading = read(then.setup.structure, then.play.clock, step.at)
            assert reading is not None
            assert reading.running
            level = isinstance(reading.period, Level)
            assert level or length(reading.period) - reading.left < 120_000
        before.extend([step])


def test_names_of_everywhere(spring: Evening) -> None:
    people = spring.house.session.club.people.named()
    names = [known.name for known in people.values()]
    assert len(set(names)) == len(names) == 214
    assert set("łèżøĐ'-") <= set("".join(names))
    assert any(sum(sign.isalpha() for sign in name) >= 40 for name in names)
    countries = {known.country for known in people.values()}
    assert len(countries) >= 12
    assert all(country and len(country) == 2 and country.isascii() for country in countries)


@pytest.mark.parametrize(
    ("entries", "left", "tables", "level"),
    [(2, 2, 1, 2), (9, 8, 1, 2), (10, 9, 2, 3), (27, 22, 3, 3), (100, 40, 5, 9)],
)
def test_smaller_ones(tmp_path: Path, entries: int, left: int, tables: int, level: int) -> None:
    with evening(tmp_path / "x.house", entries) as made:
        board = made.board
        assert (board.players, board.entries) == (left, entries)
        assert (board.tables, board.level) == (tables, level)
        assert problems(made.state) == frozenset()
        assert max(made.sizes()) - min(made.sizes()) <= 2
        assert list(check(made.house)) == []


def test_no_fault_is_found(spring: Evening) -> None:
    assert problems(spring.state) == frozenset()
    assert list(check(spring.house)) == []


def test_two_evenings_differ_in_nothing_but_the_draw(tmp_path: Path, spring: Evening) -> None:
    with evening(tmp_path / "again.house", 214) as again:
        assert _people(again) == _people(spring)
        assert _at_the_desk(again) == _at_the_desk(spring)


def _events(made: Evening) -> Iterator[Event]:
    return (event for step in made.steps for event in step.events)


def _people(made: Evening) -> list[str]:
    return [known.name for known in made.house.session.club.people.named().values()]


def _at_the_desk(made: Evening) -> list[int]:
    """When somebody registered, counted from the start of the evening."""
    began = made.steps[0].at.utc
    return [step.at.utc - began for step in made.steps if step.command == "RegisterEntry"]
