"""Chips are read the same in every line and field, and what may be two numbers is never guessed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tdconsole.domain.language.commands.chips import CorrectChips, CountChips, StackTyped
from tdconsole.domain.language.commands.entry import TakeRebuy
from tdconsole.domain.language.commands.floor import CorrectElimination, EliminatePlayers
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.i18n.catalogue import catalogue
from tdconsole.line.typing.reading import Reading
from tdconsole.line.typing.typed_chips import amount, gathered, readings, unreadable
from tests.line.evening import viewing
from tests.line.table import ROSSI, Table, ready

ALIKE: Final = ("41500", "41 500", "41.500", "41,500", "41'500", "41’500", "41\u00a0500", "41.5k",
                "41,5K", "41.50k", "0.0415m")  # fmt: skip
IN_A_LINE: Final = tuple(typed for typed in ALIKE if not typed.startswith("0"))


@pytest.mark.parametrize("typed", ALIKE)
def test_one_number_written_as_floors_write_it(typed: str) -> None:
    assert amount(typed) == 41_500


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("0", 0), ("7", 7), ("1500", 1500), ("1.500", 1500), ("1,5k", 1500), ("1.2m", 1_200_000),
        ("1,25 m", 1_250_000), ("2M", 2_000_000), ("12.5k", 12_500), ("1.500.000", 1_500_000),
        ("1 500k", 1_500_000), ("1'500k", 1_500_000), ("1.500.000k", 1_500_000_000),
        ("0.500k", 500), ("0,125m", 125_000), ("1234.567k", 1_234_567), ("1.2345k", None),
        ("1.5000k", 1500), ("1.5", None), ("1.50", None), ("12.50", None), ("41 50", None),
        ("4 1500", None), ("0.500", None), ("012.500", None), ("1.500,000", None), ("1,500.5k", None),
        ("1.500.00", None), ("2 0", None), ("0.0001k", None), ("1500x", None), ("k", None),
        ("", None), ("-5", None), ("9" * 13, None), ("1٫5k", None), ("٤١", None),
    ],
)  # fmt: skip
def test_groups_are_threes_and_decimals_want_a_letter(typed: str, means: int | None) -> None:
    assert amount(typed) == means


@pytest.mark.parametrize(
    ("typed", "less", "more"),
    [("1.500k", 1500, 1_500_000), ("1,500 K", 1500, 1_500_000), ("12.345m", 12_345_000, 12_345_000_000)],
)  # fmt: skip
def test_what_may_be_two_numbers_is_refused_with_both(typed: str, less: int, more: int) -> None:
    assert amount(typed) is None
    assert readings(typed) == (less, more)
    told = unreadable(catalogue("en"), typed)
    assert told == f"“{typed}” may be {less:,} or {more:,}: type it in full."
    assert "1.500.000" in unreadable(catalogue("it"), "1,500k")


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("7-4 41 500", "7-4 41500"), ("7 180 000", "7 180000"), ("12 500", "12 500"),
        ("#12 500", "#12 500"), ("rossi=1 500k 7-6=900", "rossi=1500k 7-6=900"),
        ("7-4 900 7-6 800", "7-4 900 7-6 800"), ("7-4 41 5000", "7-4 41 5000"),
        ("7-4 41 500 hid chips", "7-4 41500 hid chips"), ("7-4 0 500", "7-4 0 500"),
    ],
)  # fmt: skip
def test_groups_in_a_line_are_one_number(line: str, read: str) -> None:
    assert gathered(line) == read


# In the line


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


def stack(reading: Reading) -> int | None:
    match ready(reading):
        case EliminatePlayers(hand=(bust,)):
            return bust.stack
        case CountChips(stacks=(StackTyped(chips=chips),)) | CountChips(chips=chips):
            return chips
        case CorrectElimination(stack=chips) | DisqualifyPlayer(stack=chips):
            return chips
        case CorrectChips(chips=chips) | GivePenalty(chips=chips) | TakeRebuy(stack=chips):
            return chips
        case other:
            (bag,) = other.bags
            assert not bag.seal
            return int(bag.chips)


@pytest.mark.parametrize(
    "line",
    [
        "b {at} {chips}", "b {at}={chips}", "b rossi {chips}", "count {at} {chips}",
        "count 1 {chips}", "count rossi {chips}", "chips +{chips} miscounted",
        "chips + {chips} late", "dq {at} {chips} hid chips", "sanction rossi={chips} third warning",
        "p {at} chips {chips} concealed",
    ],
)  # fmt: skip
def test_the_line_reads_them_all(table: Table, line: str) -> None:
    for typed in IN_A_LINE:
        found = stack(table.read(line.format(at=table.at(ROSSI), chips=typed)))
        assert (typed, found) == (typed, 41_500)


def test_so_do_a_stack_told_afterwards_and_a_bag(table: Table) -> None:
    table.out(ROSSI)
    other = next(iter(table.view.state.play.seating.of))
    for line in ("last 1", "hand"):
        assert table.view.do(ready(table.read(line)))
    for typed in IN_A_LINE:
        assert stack(table.read(f"stack rossi {typed}")) == 41_500
        reading = table.read(f"bag #{other} {typed}")
        if reading.mood == "asking":  # the seal may be 500
            reading = table.read(reading.offers[0].line)
        assert stack(reading) == 41_500


def test_three_figures_behind_a_bag_are_asked_about(table: Table) -> None:
    for line in ("last 1", "hand"):
        assert table.view.do(ready(table.read(line)))
    reading = table.read("bag rossi 9 107")
    assert reading.sentence == "Is 107 part of the stack, or the seal?"
    stack_, seal = reading.offers
    assert (stack_.label, seal.label) == ("A stack of 9,107", "A stack of 9, seal 107")
    (bag,) = ready(table.read(stack_.line)).bags
    assert (bag.chips, bag.seal) == (9_107, "")
    (bag,) = ready(table.read(seal.line)).bags
    assert (bag.chips, bag.seal) == (9, "107")


@pytest.mark.parametrize(
    "line",
    ["b {at} 1.500k", "b {at}=1,500k", "count {at} 1.500k", "count 1 1.500K", "chips +1.500k late",
     "dq {at} 1.500k hid chips", "p {at} chips 1,500k concealed", "rb rossi=1.500k"],
)  # fmt: skip
def test_the_line_asks_which_of_two_is_meant(table: Table, line: str) -> None:
    reading = table.read(line.format(at=table.at(ROSSI)))
    assert reading.mood == "asking"
    assert reading.sentence.endswith("may be 1,500 or 1,500,000: type it in full.")
    less, more = reading.offers
    assert (less.label, more.label) == ("1,500", "1,500,000")
    assert "1500" in less.line
    assert "1500000" in more.line
    assert table.read(less.line).mood in {"ready", "refused"}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("raise 400 1.2k", "Raise to 2,000 at least, 800 more"),
        ("pot 1.5k 400", "it would be 2,300"),
        ("race 0.025k 100", "Colour up the chips of 25 into 100"),
    ],
)
def test_where_a_line_takes_several_numbers_a_space_parts_them(
    table: Table, line: str, says: str
) -> None:
    assert says in table.read(line).sentence
