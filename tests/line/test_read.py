"""The line of a desk without a window: sentences, requests and completions, where there is no Qt."""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tdconsole.domain.language.commands.calling import CallTheClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import EntryId, PersonId, Seat, SeatNo, TableNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.known_errors import ServerGone
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.line.read import Line, cursor_in, following
from tdconsole.line.typing.reading import ToEntry
from tdconsole.projections.people.names import Known
from tdconsole.session import Done, create, open_house
from tests.gui.flight_evening import FIRST, SECOND, Flown, SetTime
from tests.gui.houses import CHECKOUT, begin
from tests.line.evening import AtDesk, viewing

ROSSI, SMITH, SMITHERS = EntryId(1), EntryId(4), EntryId(5)
UNTIL_REGISTERED: Final = "Nobody in this tournament is called “ann lee”."


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[AtDesk]:
    with viewing(tmp_path) as desk:
        yield desk


@pytest.fixture
def line(desk: AtDesk) -> Line:
    return desk.line


def seat(desk: AtDesk, entry: EntryId) -> Seat:
    return desk.state.play.seating.of[entry]


def at(desk: AtDesk, entry: EntryId) -> str:
    return f"{seat(desk, entry).table}-{seat(desk, entry).seat}"


def free(desk: AtDesk, table: int = 1) -> Seat:
    there = desk.state.play.seating.tables[TableNo(table)].players
    return Seat(table=TableNo(table), seat=SeatNo(min(set(range(1, 10)) - set(there))))


def registered(desk: TournamentInHand, name: str = "Ann Lee") -> None:
    request = RegisterEntry(person=Newcomer(name=name))
    assert isinstance(desk.session.submit(desk.tournament, request), Done)


# What a line comes to


def test_a_bust_is_said_before_it_is_done(desk: AtDesk, line: Line) -> None:
    before, where = desk.state, seat(desk, ROSSI)
    reading = line.read(f"b {at(desk, ROSSI)}")
    assert (reading.mood, reading.sentence) == (
        "ready",
        f"Bust Maria Rossi, table {where.table} seat {where.seat}: 12th of 12, provisional",
    )
    assert reading.request == EliminatePlayers(hand=(Bust(entry=ROSSI),))
    assert desk.state is before
    answer = desk.session.submit(desk.tournament, reading.request)
    assert isinstance(answer, Done)
    assert desk.done_words(answer).startswith("Maria Rossi out")
    assert line.read(f"b {where.table}-{where.seat}").sentence == (
        f"Nobody sits at table {where.table} seat {where.seat}."
    )


def test_who_won_the_chips_is_read_behind_it(desk: AtDesk, line: Line) -> None:
    of = desk.state.play.seating.of
    winner = next(one for one in of if one != ROSSI and of[one].table == of[ROSSI].table)
    reading = line.read(f"b {at(desk, ROSSI)} by {at(desk, winner)}")
    assert reading.request == EliminatePlayers(hand=(Bust(entry=ROSSI, by=(winner,)),))
    assert reading.sentence.endswith(f"; won by {desk.who(winner)}")


def test_a_move_to_a_free_seat(desk: AtDesk, line: Line) -> None:
    to = free(desk)
    reading = line.read(f"m {at(desk, ROSSI)} {to.table}-{to.seat}")
    assert (reading.mood, reading.request) == ("ready", MovePlayer(entry=ROSSI, seat=to))


def test_the_clock_is_called(line: Line) -> None:
    reading = line.read("c 1")
    assert (reading.mood, reading.request) == ("ready", CallTheClock(table=TableNo(1)))
    assert reading.sentence == "Call the clock at table 1: 25 seconds"


def test_a_name_is_found_and_asks_for_nothing(desk: AtDesk, line: Line) -> None:
    reading, where = line.read("rossi"), seat(desk, ROSSI)
    assert (reading.mood, reading.request) == ("found", None)
    assert reading.jump == ToEntry(entry=ROSSI)
    assert reading.sentence == f"Maria Rossi, entry 1: table {where.table} seat {where.seat}"


@pytest.mark.parametrize(
    ("typed", "mood"),
    [
        ("", "idle"),
        ("   ", "idle"),
        ("qqqq", "nothing"),
        ("xyzzy 12", "nothing"),
        ("\ud800", "idle"),
        ("b", "asking"),
        ("b 0-0", "refused"),
        ("b 99999-99999", "refused"),
        ("m 1- 1-", "refused"),
        ("@@ ¿? 🂡", "nothing"),
        ("b " + "x" * 5000, "refused"),
    ],
)
def test_what_makes_no_sense_makes_no_request(line: Line, typed: str, mood: str) -> None:
    reading = line.read(typed)
    assert (reading.mood, reading.request) == (mood, None)
    assert bool(reading.sentence) == (mood != "idle")


def test_nobody_goes_out_from_an_empty_seat(desk: AtDesk, line: Line) -> None:
    empty = free(desk)
    reading = line.read(f"b {empty.table}-{empty.seat}")
    assert (reading.mood, reading.request) == ("refused", None)
    assert reading.sentence == f"Nobody sits at table {empty.table} seat {empty.seat}."


@pytest.mark.parametrize(("language", "says"), [("it", "Nessuno"), ("pl", "Nikt")])
def test_it_speaks_the_language_of_its_desk(tmp_path: Path, language: str, says: str) -> None:
    with viewing(tmp_path, "it" if language == "it" else "pl") as desk:
        empty = free(desk)
        assert Line(desk).read(f"b {empty.table}-{empty.seat}").sentence.startswith(says)


def test_keys_are_named_where_there_are_keys_alone(desk: AtDesk, line: Line) -> None:
    assert desk.do(EditSetup(terms=TermsChanges(cap=12)))
    reading = line.read("r + Ann Lee")
    assert reading.mood == "refused"
    assert "Ctrl" not in reading.sentence
    desk.passed_by = {RegisterEntry: "Ctrl+R"}
    assert line.read("r + Ann Lee").sentence == (
        f"{reading.sentence} Ctrl+R does it all the same, with a reason."
    )


# Completions


def test_a_completion_is_read_in_place_of_the_line(line: Line) -> None:
    reading = line.read("b smi")
    assert (reading.mood, reading.request, line.first) == ("asking", None, None)
    assert [offer.line for offer in reading.offers] == [f"b #{SMITH}", f"b #{SMITHERS}"]
    assert line.highlight(1).request == EliminatePlayers(hand=(Bust(entry=SMITHERS),))
    assert line.typed is reading
    assert line.highlight(None) is line.shown is reading
    assert [line.place_of(f"b #{SMITHERS}"), line.place_of("b #9")] == [1, None]


def test_the_first_completion_may_be_how_the_line_is_read_already(line: Line) -> None:
    reading = line.read("smi")
    assert (reading.jump, line.first) == (ToEntry(entry=SMITH), 0)
    assert line.highlight(0) is reading
    assert line.highlight(1).jump == ToEntry(entry=SMITHERS)
    assert line.read("smit").mood == "found"
    assert line.shown is line.typed


def test_the_cursor_is_put_where_something_is_missing() -> None:
    assert cursor_in("b #4= #5=") == len("b #4=")
    assert cursor_in("b #4=") == len("b #4=")
    assert cursor_in("m 1-2 3-4") == len("m 1-2 3-4")


# What others do


def test_who_is_registered_by_another_process_is_found(
    desk: AtDesk, line: Line, tmp_path: Path
) -> None:
    with open_house(tmp_path / "club.house") as other:
        there = TournamentInHand(other.session, desk.tournament, desk.words, other.session)
        registered(there)
    assert line.read("ann lee").sentence == UNTIL_REGISTERED
    desk.session.refresh()
    assert line.read("ann lee").jump == ToEntry(entry=EntryId(13))


def test_a_line_that_is_put_away_follows_no_more(desk: AtDesk) -> None:
    with following(desk) as line:
        pass
    registered(desk)
    assert line.read("ann lee").sentence == UNTIL_REGISTERED


def test_another_tournament_is_none_of_its_business(desk: AtDesk, line: Line) -> None:
    beside = begin(desk.session, "Late Turbo")
    there = TournamentInHand(desk.session, beside, desk.words, desk.session)
    registered(there)
    with following(there) as its_own:
        assert its_own.read("ann lee").jump == ToEntry(entry=EntryId(2))
        reading = its_own.read(f"b {at(desk, SMITH)}")
    assert (reading.mood, reading.request) == ("refused", None)
    assert reading.sentence == (f"Table {seat(desk, SMITH).table} is not open in this tournament.")
    assert line.read("ann lee").sentence == UNTIL_REGISTERED


def test_a_flight_opened_elsewhere_leaves_the_one_in_hand(tmp_path: Path) -> None:
    time = SetTime()
    with create(tmp_path / "club.house", time) as house:
        flown = Flown(house.session, time)
        flown.first()
        desk = TournamentInHand(house.session, flown.tournament, catalogue("en"), time)
        with following(desk) as line, open_house(tmp_path / "club.house", time) as other:
            other.session.submit(flown.tournament, OpenFlight())
            house.session.refresh()
            assert desk.state.current == FIRST
            assert line.read("rossi").jump == ToEntry(entry=flown.entry("Maria Rossi"))
            desk.flight.turn(SECOND)
            assert line.read("b rossi").sentence.startswith("Maria Rossi is in 1A, table ")


class _Deaf:
    """People whose names can't be read until the line is back."""

    def __init__(self, desk: TournamentInHand, patch: pytest.MonkeyPatch) -> None:
        self.gone, self._named = True, desk.session.club.people.named
        patch.setattr(desk.session.club.people, "named", self.named)

    def named(self, persons: Iterable[PersonId]) -> dict[PersonId, Known]:
        if self.gone:
            raise ServerGone("club.house")
        return self._named(persons)


def test_a_name_that_cannot_be_read_now_is_read_with_the_next_change(
    desk: AtDesk, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf = _Deaf(desk, monkeypatch)
    registered(desk)
    assert line.read("#13").sentence.startswith("erased, entry 13")
    assert line.read("ann lee").sentence == UNTIL_REGISTERED
    deaf.gone = False
    registered(desk, "Bo Berg")
    assert line.read("ann lee").jump == ToEntry(entry=EntryId(13))
    assert line.read("bo berg").jump == ToEntry(entry=EntryId(14))


def test_it_loads_neither_the_window_nor_qt() -> None:
    code = (
        "import sys, tdconsole.line.read as line;"
        "from tdconsole.line.rules import found;"
        "print([one for one in sys.modules if one.startswith(('PySide6', 'tdconsole.gui'))])"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=CHECKOUT, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert run.stdout.strip() == "[]"
