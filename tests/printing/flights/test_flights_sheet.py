"""The players who go on: in three languages, on every paper, with the longest names."""

from io import BytesIO

import pytest

from tdconsole.domain.values import (
    Chips,
    EntryId,
    Level,
    PersonId,
    Place,
    PlayId,
    Seat,
    SeatNo,
    TableNo,
)
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.flights.sheet import print_flights_sheet
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.projections.flights.board import FlightLine, FlightsBoard
from tdconsole.projections.flights.through import Bagged, Qualifier, Several
from tests.printing.lists import LONGEST, UNBROKEN, frame, printed, somebody
from tests.printing.read_again import joined, pages_of
from tests.printing.seen import ink_outside


def qualifier(number: int) -> Qualifier:
    return Qualifier(
        place=Place(number),
        entry=EntryId(number),
        flight="1C Turbo" if number % 2 else "1A",
        name=None if number == 3 else somebody(number),
        country="PL",
        chips=Chips(999_999_999 // number),
        big_blinds=499 // number,
        seat=Seat(table=TableNo(112), seat=SeatNo(10)) if number % 4 else None,
        seal=f"B {number:04}",
        several=number == 1,
    )


def twice(forfeited: int) -> Several:
    stacks = (
        Bagged(
            flight="1A",
            entry=EntryId(9_001),
            chips=Chips(41_500),
            forward=False,
            forfeited=Chips(forfeited),
        ),
        Bagged(
            flight="1C Turbo",
            entry=EntryId(1),
            chips=Chips(999_999_999),
            forward=True,
            forfeited=Chips(0),
        ),
    )
    chips = Chips(999_999_999 + 41_500 - forfeited)
    return Several(
        person=PersonId(7),
        name=LONGEST,
        stacks=stacks,
        chips=chips,
        forfeited=Chips(forfeited),
    )


def board_of(
    players: int, *, merged: bool = False, still: tuple[str, ...] = (), forfeited: int = 41_500
) -> FlightsBoard:
    names = ("1A", "1B", "1C Turbo")
    return FlightsBoard(
        event="Spring Main Event",
        merged=merged,
        forward="best",
        flights=(
            *(
                FlightLine(
                    play=PlayId(number),
                    name=name,
                    state="plays" if name in still else "over",
                    entries=players * 3,
                    left=players,
                    through=players,
                    chips=Chips(999_999_999),
                    average=Chips(99_999_999),
                    level=16,
                )
                for number, name in enumerate(names, 1)
            ),
            FlightLine(play=None, name="1D", state="planned"),
        ),
        opens_next=None,
        still=still,
        entries=players * 9,
        left=players,
        through=tuple(map(qualifier, range(1, players + 1))),
        several=(twice(forfeited),),
        chips=Chips(9_999_999_999),
        average=Chips(99_999_999),
        average_in_big_blinds=50,
        forfeited=Chips(forfeited),
        period=Level(small_blind=Chips(1_000_000), big_blind=Chips(2_000_000), minutes=40),
        level=17,
    )


def text_of(board: FlightsBoard, how: Frame | None = None) -> str:
    pdf = printed(lambda to: print_flights_sheet(board, how or frame(), to))
    return "\n".join(line for page in pages_of(pdf) for line in page)


@pytest.mark.parametrize("paper", papers_of("flights-sheet"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_the_edge(paper: PaperName, language: Language) -> None:
    how = frame(Catalogue(language), paper)
    pdf = printed(lambda to: print_flights_sheet(board_of(9, still=("1B",)), how, to))
    assert not ink_outside(pdf, how.paper)


def test_in_two_languages() -> None:
    how = frame(Bilingual(Catalogue("it"), "pl"), "roll-58")
    assert not ink_outside(printed(lambda to: print_flights_sheet(board_of(9), how, to)), how.paper)


@pytest.mark.parametrize("paper", papers_of("flights-sheet"))
def test_the_longest_names_and_stacks_are_whole(paper: PaperName) -> None:
    text = joined(text_of(board_of(9), frame(paper=paper)))
    assert joined(LONGEST) in text
    assert UNBROKEN in text
    assert "999,999,999" in text
    assert "erased" in text


def test_while_a_flight_plays_it_says_that_somebody_is_missing() -> None:
    text = text_of(board_of(9, still=("1B",)))
    assert "1B is not over: this list is not complete." in text
    assert "plays · 9 players left" in text
    assert "DAY 2 BEGINS WITH" in text.upper()


def test_once_they_are_merged_it_says_so() -> None:
    text = text_of(board_of(9, merged=True))
    assert "The flights are merged." in text
    assert "DAY 2 IS AT" in text.upper()
    assert "1D" not in text


def test_who_qualified_twice_stands_with_each_stack_and_what_was_forfeited() -> None:
    text = text_of(board_of(9))
    assert "1A 41,500 and 1C Turbo 999,999,999 · forfeits 41,500" in text
    together = text_of(board_of(9, forfeited=0))
    assert "1,000,041,499" in together
    assert "forfeits" not in together


def test_flight_seat_and_seal_stand_beside_the_stack() -> None:
    text = text_of(board_of(1))
    assert all(said in text for said in ("1C Turbo", "112-10", "B 0001", "499"))


@pytest.mark.parametrize("board", [None, board_of(0)])
def test_before_anybody_is_through_there_is_no_paper(board: FlightsBoard | None) -> None:
    file = BytesIO()
    with pytest.raises(NothingToPrint):
        print_flights_sheet(board, frame(), file)
    assert not file.getvalue()


def test_progress_is_heard_up_to_the_last() -> None:
    heard: list[tuple[int, int]] = []
    how = frame()._replace(progress=lambda done, of: heard.append((done, of)))
    printed(lambda to: print_flights_sheet(board_of(30), how, to))
    assert heard[-1] == (30, 30)
