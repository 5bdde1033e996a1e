"""The sheet that a count is written on."""

from io import BytesIO

import pytest

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips
from tdconsole.printing.chips.count_sheet import print_count_sheet
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.chips.count_sheet import count_sheet
from tests.domain.floor import playing, registered
from tests.printing.lists import count_of, frame, printed
from tests.printing.read_again import pages_of
from tests.projections.chips.test_chip_ledger import race

SET = ChipSet(
    name="Casino",
    chips=tuple(Chip(value=Chips(value), colour="#ff0000") for value in (100, 25, 500, 1_000)),
)


def test_chips_that_were_coloured_up_have_no_box() -> None:
    floor = playing(2, 1, terms=Terms(chip_set=SET))
    assert count_sheet(floor.tournament, {}).chips == (25, 100, 500, 1_000)
    floor.given(race(floor))
    sheet = count_sheet(floor.tournament, {})
    assert (sheet.chips, sheet.in_play) == ((100, 500, 1_000), 59_975)
    assert [len(table.players) for table in sheet.tables] == [2, 1]
    assert count_sheet(playing(2).tournament, {}).chips == ()


def test_every_seat_has_its_line_and_the_largest_chips_their_boxes() -> None:
    pdf = printed(lambda to: print_count_sheet(count_of(30), frame(), to))
    said = [word for page in pages_of(pdf) for word in page]
    assert said.count("Table’s sum") == 4
    assert "TOTAL" in [word.upper() for word in said]
    assert "500,000" in said
    assert "25" not in said


def test_nobody_sits_and_nothing_is_printed() -> None:
    with pytest.raises(NothingToPrint):
        print_count_sheet(count_sheet(registered(2).tournament, {}), frame(), BytesIO())
