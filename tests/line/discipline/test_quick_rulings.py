"""Rulings in the line: written down, with a decision or without, and decided later."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.rulings import DecideRuling, MakeRuling
from tdconsole.domain.values import Chips, RulingNo, TableNo, Withheld
from tests.line.evening import viewing
from tests.line.table import ROSSI, Table, ready

FIRST = RulingNo(1)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


def test_at_a_table_pending(table: Table) -> None:
    reading = table.read("ruling 1 two players table cards")
    assert ready(reading) == MakeRuling(happened="two players table cards", table=TableNo(1))
    assert reading.sentence == "Ruling 1, pending · Table 1"


def test_with_a_decision_and_its_articles(table: Table) -> None:
    reading = table.read("ruling 1 bet out of turn / it binds (TDA 53, F 12)")
    assert ready(reading) == MakeRuling(
        happened="bet out of turn",
        decided="it binds",
        table=TableNo(1),
        cites=("TDA 53", "F 12"),
    )
    assert reading.sentence == "Ruling 1, decided · Table 1 · TDA 53, F 12"


def test_what_is_no_article_belongs_to_the_text(table: Table) -> None:
    request = ready(table.read("ruling blinds 600/1200 were wrong (by the dealer)"))
    assert request == MakeRuling(happened="blinds 600/1200 were wrong (by the dealer)")


@pytest.mark.parametrize("line", ["ruling {at} hid chips", "ruling #1 hid chips"])
def test_about_a_player(table: Table, line: str) -> None:
    seat = table.seat(ROSSI)
    reading = table.read(line.format(at=table.at(ROSSI)))
    assert ready(reading) == MakeRuling(happened="hid chips", table=seat.table, entries=(ROSSI,))
    assert "Maria Rossi" in reading.sentence


def test_what_is_missing_is_asked_for(table: Table) -> None:
    assert table.read("ruling").mood == "asking"
    assert table.read("ruling 1").sentence.startswith("What happened?")
    assert table.read("ruling 77 two cards").mood == "refused"
    assert table.read("ruling 1-77 two cards").mood == "refused"
    assert table.read("decide").sentence == "No ruling is pending."


def test_it_is_decided_later(table: Table) -> None:
    held = Withheld(chips=Chips(12_000))
    table.view.do(MakeRuling(happened="a", table=TableNo(1), withheld=held))
    reading = table.read("decide")
    assert [(one.line, one.label, one.detail) for one in reading.offers] == [
        ("decide 1 ", "Ruling 1", "Table 1")
    ]
    assert table.read("decide 1").sentence == "What is decided in ruling 1?"
    reading = table.read("decide 1 split pot (F 12)")
    assert ready(reading) == DecideRuling(ruling=FIRST, decided="split pot", cites=("F 12",))
    assert reading.sentence == (
        "Decide ruling 1 (F 12); no longer held back: 12,000 chips of the pot"
    )
    table.view.do(ready(reading))
    assert table.read("decide 1 not split").mood == "refused"
    assert table.read("decide 7 split").sentence == "There is no ruling 7."


def test_where_nothing_is_held_back_nothing_is_said_of_it(table: Table) -> None:
    table.view.do(MakeRuling(happened="a"))
    assert table.read("decide 1 split").sentence == "Decide ruling 1"
