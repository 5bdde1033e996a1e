"""Flights in the quick entry: turned to, opened and merged in one line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Flights, TermsChanges
from tdconsole.domain.values import EntryId, PeriodId, TableNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.line.typing.reading import Reading, ToEntry, ToFlight, ToTable
from tdconsole.session import create
from tests.gui.boards import ROME
from tests.gui.flight_evening import FIRST, SECOND, Flown, SetTime
from tests.line.evening import AtDesk, at_desk


class Line:
    def __init__(self, flown: Flown, view: AtDesk) -> None:
        self.flown, self.view = flown, view

    def read(self, text: str) -> Reading:
        return self.view.line.read(text)


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Line]:
    time = SetTime()
    with create(tmp_path / "club.house", time) as house:
        flown = Flown(house.session, time, Flights(forward="best"))
        with at_desk(house.session, flown.tournament, catalogue("en", ROME), time) as view:
            yield Line(flown, view)


@pytest.mark.parametrize("typed", ["flight 1a", "flight 1A", "FLIGHT  1A "])
def test_a_flight_is_turned_to_by_its_name(line: Line, typed: str) -> None:
    line.flown.first()
    line.flown.second()
    reading = line.read(typed)
    assert reading.jump == ToFlight(play=FIRST)
    assert reading.sentence == "Turn this window to 1A: 9 of 11 left, Level 1"
    assert reading.request is None


def test_it_says_where_each_stands(line: Line) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    line.flown.do(OpenFlight())
    asked = line.read("flight")
    assert (asked.mood, asked.sentence) == (
        "asking",
        "Which flight? 1A and 1B, or flight new to open the next one",
    )
    assert [(one.line, one.detail) for one in asked.offers] == [
        ("flight 1A", "over, 9 are through"),
        ("flight 1B", "0 of 0 left, not started"),
        ("flight new", ""),
    ]
    assert "in hand at this window already" in line.read("flight 1B").sentence
    assert line.read("flight 7").mood == "asking"


@pytest.mark.parametrize(
    ("typed", "name"), [("flight new", "1B"), ("flight new Late Turbo", "Late Turbo")]
)
def test_the_next_one_is_opened(line: Line, typed: str, name: str) -> None:
    line.flown.first()
    reading = line.read(typed)
    assert reading.sentence.startswith(f"Open flight {name}: this window turns to it")
    assert isinstance(reading.request, OpenFlight)
    assert line.view.do(reading.request)
    assert line.view.state.current == SECOND


def test_a_flight_that_is_called_so_is_turned_to_and_none_opened(line: Line) -> None:
    line.flown.first()
    assert line.view.do(OpenFlight(name="New"))
    assert line.read("flight new").jump == ToFlight(play=SECOND)


def test_nobody_in_the_one_in_hand_yet_is_why_none_is_opened(line: Line) -> None:
    refused = line.read("flight new")
    assert refused.mood == "refused"
    assert "Nobody has entered 1A yet" in refused.sentence


def test_the_merge_says_who_goes_on_and_what_is_forfeited(line: Line) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    line.flown.second()
    assert line.read("merge").sentence == "1B is not over: the day is ended there first."
    line.flown.ends(SECOND)
    reading = line.read("merge")
    assert reading.request == MergeFlights()
    assert reading.sentence == ("Merge the flights: 15 players go on, day 2 begins with Level 1")


def test_who_qualified_more_than_once_is_counted_before(line: Line) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    line.flown.do(OpenFlight())
    line.flown.enters(line.flown.person(line.flown.entry("Maria Rossi")), "Hugo Lefèvre")
    line.flown.begins()
    line.flown.ends(SECOND)
    sentence = line.read("merge").sentence
    assert "10 players go on" in sentence
    assert "1 player qualified more than once: the best stack goes forward" in sentence
    assert "20,000 chips are forfeited" in sentence


@pytest.mark.parametrize("typed", ["merge level 3", "merge 3", "merge level3"])
def test_day_two_begins_with_the_level_that_is_named(line: Line, typed: str) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    reading = line.read(typed)
    assert reading.request == MergeFlights(period=PeriodId(3))
    assert "begins with Level 3" in reading.sentence


@pytest.mark.parametrize("typed", ["merge 0", "merge level 99", "merge soon"])
def test_what_is_no_level_is_asked_again(line: Line, typed: str) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    assert line.read(typed).mood == "asking"


def test_after_the_merge_there_is_no_other_flight(line: Line) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    line.flown.merges()
    for typed in ("flight", "flight 1A", "flight new", "merge"):
        reading = line.read(typed)
        assert (reading.mood, reading.sentence) == ("refused", "The flights are merged already.")


def test_a_player_of_another_flight_is_found_there(line: Line) -> None:
    line.flown.first()
    line.flown.second()
    line.view.flight.turn(SECOND)
    rossi = line.flown.entry("Maria Rossi")
    reading = line.read("rossi")
    assert reading.jump == ToFlight(play=FIRST, then=ToEntry(entry=rossi))
    assert reading.sentence.startswith(f"Maria Rossi, entry {rossi}, is in 1A: table ")
    assert reading.sentence.endswith("Enter turns this window to 1A.")
    assert line.read(f"#{rossi}").jump == reading.jump
    assert line.read("lefevre").jump == ToEntry(entry=line.flown.entry("Hugo Lefèvre"))
    assert line.read("nobody").mood == "nothing"


def test_who_is_through_is_told_with_how_much(line: Line) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    assert line.read("rossi").sentence.endswith(": through with 24,444")


def test_a_flight_that_is_not_open_yet_is_said_to_be_so(line: Line) -> None:
    line.flown.first()
    reading = line.read("flight 1b")
    assert reading.sentence == "1B is not open yet: flight new opens it."
    assert [one.line for one in reading.offers] == ["flight new"]


def test_more_flights_than_were_planned_are_said_to_be_so(line: Line) -> None:
    line.flown.do(EditSetup(terms=TermsChanges(flights=Flights(names=("Fri",)))))
    line.flown.first()
    assert line.read("flight new").sentence.endswith("Only 1 flight was planned.")


@pytest.mark.parametrize("typed", ["b rossi", "b 1-3", "back bellè"])
def test_nobody_goes_out_of_a_flight_that_is_over_or_comes_back(line: Line, typed: str) -> None:
    line.flown.first()
    line.flown.ends(FIRST)
    reading = line.read(typed)
    assert reading.mood == "refused"
    assert reading.sentence.startswith("1A is over, and its stacks are in bags")


def test_a_bust_below_the_end_of_the_flight_is_told(line: Line) -> None:
    line.flown.do(EditSetup(terms=TermsChanges(flights=Flights(ends="share", share=8_000))))
    line.flown.first()
    sentence = line.read("b rossi").sentence
    assert sentence.startswith("1A ends with 9: bag first. Bust Maria Rossi, ")


# Tables and players by flight


@pytest.fixture
def both(line: Line) -> Line:
    """1A and 1B play side by side, and 1B is in hand."""
    line.flown.first()
    line.flown.second()
    line.view.flight.turn(SECOND)
    return line


@pytest.mark.parametrize("typed", ["b 1-3", "back 1-3", "bb 1-", "m lefevre 1"])
def test_a_table_of_another_flight_is_said_to_be_its(both: Line, typed: str) -> None:
    reading = both.read(typed)
    assert reading.mood == "refused"
    assert "Table 1 is 1A’s: flight 1A turns this window there." in reading.sentence


@pytest.mark.parametrize("verb", ["b", "un", "back", "m", "p"])
def test_a_player_of_another_flight_is_said_to_be_there(both: Line, verb: str) -> None:
    reading = both.read(f"{verb} rossi")
    assert reading.mood == "refused"
    assert reading.sentence.startswith("Maria Rossi is in 1A, table ")
    assert reading.sentence.endswith(": flight 1A turns this window there.")
    assert [one.line for one in reading.offers] == ["flight 1A"]


def test_a_table_of_another_flight_is_jumped_to(both: Line) -> None:
    reading = both.read("t 1")
    assert (reading.mood, reading.jump) == (
        "found",
        ToFlight(play=FIRST, then=ToTable(table=TableNo(1))),
    )


def test_a_name_means_who_is_still_in(both: Line) -> None:
    """Niccolò Bellè is out of 1A and plays in 1B."""
    both.view.flight.turn(FIRST)
    (again,) = [one for one in both.flown.bullets("Niccolò Bellè") if one > EntryId(11)]
    assert both.read("bellè").jump == ToFlight(play=SECOND, then=ToEntry(entry=again))
    assert both.read("b bellè").sentence.startswith("Niccolò Bellè is in 1B, table ")
    both.view.flight.turn(SECOND)
    assert both.read("bellè").jump == ToEntry(entry=again)


def test_who_is_out_of_another_flight_enters_this_one(line: Line) -> None:
    line.flown.first()
    line.flown.do(OpenFlight())
    reading = line.read("re bellè")
    assert reading.mood == "ready"
    assert reading.sentence.startswith("1B: Re-entry of Niccolò Bellè: entry 12, bullet 2, ")
    assert reading.sentence.endswith("; out of 1A")
    assert "bullet 2" in line.read("r bellè").sentence
    assert reading.request is not None
    assert line.view.do(reading.request)
    assert EntryId(12) in line.view.state.entries.by_id


def test_where_no_seat_is_free_it_is_said_before(both: Line) -> None:
    assert "no seat is free" not in both.read("r Quentin Quist").sentence
    free = both.view.state.setup.seats_per_table - len(both.view.state.play.seating.of)
    both.flown.enters(*[f"Filler {number}" for number in range(free - 1)])
    assert "no seat is free" not in both.read("r Quentin Quist").sentence  # the last one is
    both.flown.enters("Filler to the last")
    sentence = both.read("r Quentin Quist").sentence
    assert sentence.endswith("; no seat is free: this player will wait for one")
