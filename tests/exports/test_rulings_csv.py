"""What was ruled, as a spreadsheet opens it."""

import csv
from io import StringIO

from msgspec.structs import replace

from tdconsole.exports.rulings_csv import COLUMNS, rulings_csv
from tests.printing.lists import rulings_of


def cells(number: int) -> list[dict[str, str]]:
    text = rulings_csv(rulings_of(number).rulings).decode("utf-8-sig")
    return list(csv.DictReader(StringIO(text)))


def test_every_ruling_is_a_row() -> None:
    found = cells(3)
    assert [row["ruling"] for row in found] == ["1", "2", "3"]
    assert tuple(found[0]) == COLUMNS
    assert [row["pending"] for row in found] == ["yes", "no", "no"]


def test_what_is_held_back_and_what_was_erased() -> None:
    first, second, third = cells(3)
    assert (first["chips held back"], first["prize held back"] != "") == ("41500", True)
    assert (second["decision"], second["players"].rpartition("; ")[2]) == ("erased", "erased")
    assert third["decision"].startswith("The hand is dead.")
    assert third["chips held back"] == third["prize held back"] == ""


def test_no_cell_is_calculated() -> None:
    one = replace(rulings_of(1).rulings[0], happened="=1+1")
    text = rulings_csv((one,)).decode("utf-8-sig")
    (row,) = csv.DictReader(StringIO(text))
    assert not row["what happened"].startswith("=")
