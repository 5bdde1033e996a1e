"""`raise` and `pot`: what the floor is asked while a hand stands still, typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.clock import PauseClock, SetLevel
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import BetLimit, Break
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading
from tests.line.evening import AtDesk, viewing


class Table:
    def __init__(self, view: AtDesk) -> None:
        self.view, self.desk = view, Desk(view)

    def read(self, line: str) -> Reading:
        return read(line, self.desk)

    def told(self, line: str) -> str:
        reading = self.read(line)
        assert (reading.mood, reading.request) == ("told", None)
        return reading.sentence

    def in_limit(self, limit: BetLimit) -> None:
        assert self.view.do(EditSetup(terms=TermsChanges(limit=limit)))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


@pytest.mark.parametrize(
    "line",
    ["raise 400 1200", "raise400 1200", "RAISE 400/1200", "raise 400 1.2k", "raise 400  1,200"],
)
def test_the_least_raise(table: Table, line: str) -> None:
    assert table.told(line) == (
        "Raise to 2,000 at least, 800 more; from 1,600 on it is completed to that, "
        "less is a call (TDA-2024 43-A)"
    )


def test_over_an_all_in_below_the_least_bet(table: Table) -> None:
    assert table.view.do(OverrideRules(changes=RuleChanges(over_short_bet="twice_the_least_bet")))
    assert table.told("raise 20 bb 100").startswith("Raise to 200 at least, 180 more; from 110 on")


def test_without_a_big_blind_the_level_has_it(table: Table) -> None:
    blind = 100
    (level, *_) = table.view.state.setup.structure
    assert not isinstance(level, Break)
    assert level.big_blind == blind
    assert table.told("raise 20").startswith("Raise to 120 at least, 100 more")


def test_in_a_break_the_level_before_it_counts(table: Table) -> None:
    structure = table.view.state.setup.structure
    at = next(n for n, one in enumerate(structure) if isinstance(one, Break))
    before = structure[at - 1]
    assert not isinstance(before, Break)
    assert table.view.do(SetLevel(period=structure[at].id))
    assert table.told("raise 20").startswith(f"Raise to {20 + before.big_blind} at least")


def test_where_half_of_the_bet_counts_all_below_the_raise_is_a_call(table: Table) -> None:
    """PL-OB 5."""
    assert table.view.do(OverrideRules(changes=RuleChanges(completed_from="half_the_bet")))
    assert table.told("raise 1000 1100") == (
        "Raise to 2,100 at least, 1,000 more; from 1,650 on it is completed to that, less is a call"
    )
    assert table.told("raise 100 900 1800") == ("Raise to 2,700 at least, 900 more; less is a call")


@pytest.mark.parametrize(
    "line", ["raise", "raise 400 bb", "raise 400 x", "raise 4 bb x", "raise 4 bb 1 2"]
)
def test_what_was_bet_is_asked_for(table: Table, line: str) -> None:
    assert table.read(line).mood == "asking"


@pytest.mark.parametrize("line", ["raise 400 400", "raise 1200 400"])
def test_bets_are_totals(table: Table, line: str) -> None:
    reading = table.read(line)
    assert (reading.mood, reading.sentence) == (
        "refused",
        "Each bet is a total, and more than the one before.",
    )


def test_the_raises_left_in_limit(table: Table) -> None:
    table.in_limit("fixed")
    assert table.told("raise 400 800") == "Limit: 2 more raises in this round"
    assert table.told("raise 400 800 1200 1600") == "Limit: that was the last raise of the round"
    assert table.view.do(OverrideRules(changes=RuleChanges(raise_cap=0)))
    assert table.told("raise 400 800 1200 1600") == "Limit: any number of raises"


def test_in_limit_two_alone_may_raise_on_where_the_book_says_so(table: Table) -> None:
    """FIGP 8.b: the line does not know how many began the round."""
    table.in_limit("fixed")
    assert table.view.do(OverrideRules(changes=RuleChanges(cap_lifted="two_in_the_round")))
    assert table.told("raise 400 800 1200") == (
        "Limit: 1 more raise in this round; any number where two began the round alone"
    )
    assert table.told("raise 400 800 1200 1600") == (
        "Limit: that was the last raise of the round; any number where two began the round alone"
    )


def test_the_most_in_pot_limit(table: Table) -> None:
    table.in_limit("pot")
    assert table.told("pot 150 50") == (
        "Raise to 250 at most: call 50, then the pot of 200 on top (TDA-2024 54-B)"
    )
    assert table.told("pot 1000 700 100").startswith("Raise to 2,300 at most: call 600")
    assert table.told("pot 900") == "Bet 900 at most (TDA-2024 54-B)"


def test_the_word_pot_in_no_limit(table: Table) -> None:
    assert table.told("pot 900") == (
        "In no-limit “pot” binds to a valid bet or raise; in pot-limit it would be 900 "
        "(TDA-2024 54-D)"
    )


def test_alone_it_offers_the_first_bet_before_the_flop(table: Table) -> None:
    reading = table.read("pot")
    assert reading.mood == "asking"
    assert [offer.line for offer in reading.offers] == ["pot 150 100"]
    assert [one.line for one in table.read("pot x").offers] == ["pot "]
    assert not table.read("pot 1 2 3 4").offers


@pytest.mark.parametrize("line", ["pot 100 200", "pot 300 100 200"])
def test_what_is_bet_lies_in_the_pot(table: Table, line: str) -> None:
    assert table.read(line).mood == "refused"


def test_before_the_clock_has_started_it_is_the_first_level(tmp_path: Path) -> None:
    with viewing(tmp_path, clock=False) as view:
        assert Table(view).told("raise 20").startswith("Raise to 120 at least")


def test_a_pause_changes_nothing(table: Table) -> None:
    before = table.told("raise 20")
    assert table.view.do(PauseClock())
    assert table.told("raise 20") == before
