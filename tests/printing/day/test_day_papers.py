"""Bag labels and the report of a day: in three languages, on every paper, with the longest names."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.values import (
    Chips,
    EntryId,
    Level,
    Millis,
    Money,
    Place,
    Seat,
    SeatNo,
    TableNo,
)
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.day.bag_labels import print_bag_labels
from tdconsole.printing.day.overnight import print_overnight
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.projections.day.bag_labels import BagLabel
from tdconsole.projections.day.overnight import Overnight, Overnighter, Resuming
from tests.printing.lists import LONGEST, UNBROKEN, frame, printed, somebody
from tests.printing.read_again import Word, joined, pages_of, text_of, words_of
from tests.printing.seen import ink_outside

LEVEL: Final = Level(small_blind=Chips(1_000_000), big_blind=Chips(2_000_000), minutes=40)


def label_of(number: int) -> BagLabel:
    counted = number % 3 > 0
    return BagLabel(
        event="Spring Main Event",
        day=1,
        entry=EntryId(number),
        name=somebody(number),
        country="PL" if number % 2 else None,
        seat=Seat(table=TableNo(1_112), seat=SeatNo(10)) if number % 4 else None,
        chips=Chips(999_999_999 * number) if counted else None,
        seal="B 100777" if counted else "",
    )


def report_of(players: int, *, over: bool = True) -> Overnight:
    rows = tuple(
        Overnighter(
            place=Place(n),
            entry=EntryId(n),
            name=None if n == 3 else somebody(n),
            country="PL",
            chips=Chips(999_999_999 // n),
            big_blinds=499 // n,
            seal=f"B {n:04}",
            hands=5 if n % 6 == 1 else 0,
        )
        for n in range(1, players + 1)
    )
    return Overnight(
        event="Spring Main Event",
        currency="EUR",
        day=1,
        over=over,
        entries=players * 3,
        left=players,
        chips=Chips(9_999_999_999),
        average=Chips(99_999_999),
        resuming=Resuming(level=9, period=LEVEL, left=Millis(754_000), hands=None),
        prizes=27,
        prize_money=Money(999_999_999),
        first=Money(99_999_999),
        least=Money(12_345),
        rows=rows,
    )


def labels(number: int, how: Frame, to: BytesIO) -> int:
    return print_bag_labels(tuple(map(label_of, range(1, number + 1))), how, to)


def report(number: int, how: Frame, to: BytesIO) -> int:
    return print_overnight(report_of(number), how, to)


ON_PAPER: Final = [
    *((labels, paper) for paper in papers_of("bag-labels")),
    *((report, paper) for paper in papers_of("overnight")),
]
Made = Callable[[int, Frame, BytesIO], int]


@pytest.mark.parametrize(("made", "paper"), ON_PAPER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_the_edge(made: Made, paper: PaperName, language: Language) -> None:
    how = frame(Catalogue(language), paper)
    assert not ink_outside(printed(lambda to: made(9, how, to)), how.paper)


@pytest.mark.parametrize(("made", "paper"), ON_PAPER)
def test_the_longest_names_and_stacks_are_whole(made: Made, paper: PaperName) -> None:
    text = joined(text_of(printed(lambda to: made(9, frame(paper=paper), to))))
    assert joined(LONGEST) in text
    assert UNBROKEN in text
    assert "999,999,999" in text


def test_in_two_languages() -> None:
    how = frame(Bilingual(Catalogue("it"), "pl"), "roll-58")
    for made in (labels, report):
        assert not ink_outside(printed(partial(made, 9, how)), how.paper)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_day_never_stands_apart_from_its_number(language: Language) -> None:
    how = frame(Catalogue(language))
    for longer in range(45):
        event = f"Spring {'M' * longer} Event"
        label = replace(label_of(1), event=event, seal="", chips=None, seat=None, country=None)
        pdf = printed(partial(print_bag_labels, (label,), how))
        assert "1" not in [line.strip() for page in pages_of(pdf) for line in page]


def test_before_the_count_a_label_has_lines_to_write_on() -> None:
    pdf = printed(lambda to: print_bag_labels((label_of(3),), frame(), to))
    text = text_of(pdf).upper()
    assert "CHIPS" in text
    assert "SEAL" in text
    assert "B 100777" not in text


def test_the_names_of_all_fields_stand_where_they_stand_once_the_bag_is_counted() -> None:
    """Above what is written, so that no stack is written into the field of the seal."""

    def names(label: BagLabel) -> list[Word]:
        [words] = words_of(printed(partial(print_bag_labels, (label,), frame())))
        fields = {"CHIPS", "SEAL", "PLAYER", "FLOOR"}
        return [word for word in words if word.text in fields]

    blank = replace(label_of(1), chips=None, seal="")
    counted = names(label_of(1))
    assert len(counted) == 4
    assert names(blank) == counted
    chips, seal, player, floor = (word.line for word in counted)
    assert chips - seal > 1.2 * (seal - player)
    assert player == floor


@pytest.mark.parametrize("paper", papers_of("bag-labels"))
def test_player_and_floor_sign_where_there_is_room(paper: PaperName) -> None:
    text = text_of(printed(lambda to: labels(4, frame(paper=paper), to))).splitlines()
    room = 0 if paper == "labels-a4-21" else 4
    assert (text.count("PLAYER"), text.count("FLOOR")) == (room, room)


def test_the_report_says_what_is_still_missing_and_what_comes_next() -> None:
    text = text_of(printed(lambda to: print_overnight(report_of(9, over=False), frame(), to)))
    assert "Not all chips are in bags yet." in text
    assert "level 9, 1,000,000/2,000,000, 12:34 left" in text
    assert "27 prizes, €9,999,999.99 in all" in text
    assert "DAY 2 BEGINS" in text.upper()


@pytest.mark.parametrize("made", [labels, report])
def test_without_a_line_there_is_no_paper(made: Made) -> None:
    file = BytesIO()
    with pytest.raises(NothingToPrint):
        made(0, frame(), file)
    assert not file.getvalue()


@pytest.mark.parametrize("made", [labels, report])
def test_progress_is_heard_up_to_the_last(made: Made) -> None:
    heard: list[tuple[int, int]] = []
    how = frame()._replace(progress=lambda done, of: heard.append((done, of)))
    printed(lambda to: made(30, how, to))
    assert heard[-1] == (30, 30)
