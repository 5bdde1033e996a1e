"""A prize for a target in the quick entry: whose it is, and as much of its name as tells it apart."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.money import GiveSpecial
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Target, TermsChanges
from tdconsole.domain.values import EntryId, Money
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tests.line.evening import AtDesk, viewing

MARIA = EntryId(1)
TARGETS = (
    Target(name="Royal flush", amount=Money(50_000)),
    Target(name="Royal straight", amount=Money(20_000)),
    Target(name="Bad beat", amount=Money(10_000)),
)


@pytest.fixture
def view(tmp_path: Path) -> Iterator[AtDesk]:
    with viewing(tmp_path) as view:
        yield view


@pytest.fixture
def desk(view: AtDesk) -> Desk:
    assert view.do(EditSetup(terms=TermsChanges(targets=TARGETS)))
    return Desk(view)


@pytest.mark.parametrize(
    "typed",
    ["special rossi royal flush", "special maria rossi ROYAL F", "special #1  royal  flush"],
)
def test_it_is_given_by_name(desk: Desk, typed: str) -> None:
    reading = read(typed, desk)
    assert reading.request == GiveSpecial(entry=MARIA, prize="Royal flush")
    assert reading.sentence == "Royal flush to Maria Rossi: €500.00, from the house"


def test_it_asks_which_of_several(desk: Desk) -> None:
    assert [offer.label for offer in read("special rossi", desk).offers] == [
        "Royal flush",
        "Royal straight",
        "Bad beat",
    ]
    some = read("special rossi royal", desk)
    assert (some.mood, len(some.offers)) == ("asking", 2)
    assert read(some.offers[1].line, desk).request == GiveSpecial(
        entry=MARIA, prize="Royal straight"
    )


def test_it_asks_whose_it_is(desk: Desk) -> None:
    reading = read("special smi bad beat", desk)
    assert reading.mood == "asking"
    assert [offer.line for offer in reading.offers] == [
        "special #4 Bad beat",
        "special #5 Bad beat",
    ]
    assert read("special", desk).mood == "asking"


def test_a_prize_that_is_none_is_nobodys_name(desk: Desk) -> None:
    assert read("special rossi bingo", desk).mood == "refused"


def test_without_any_in_the_set_up_it_is_refused(view: AtDesk) -> None:
    reading = read("special rossi royal flush", Desk(view))
    assert reading.mood == "refused"
    assert "set-up names none" in reading.sentence
