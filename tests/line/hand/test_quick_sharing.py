"""`pots`: main and side pots of a hand, and who gets how much of each, typed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import Break, Chips, Game
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading
from tests.line.evening import AtDesk, viewing

PUT: Final = "pots 1:400 3:1200 5:1200 7:250f"


class Table:
    def __init__(self, view: AtDesk) -> None:
        self.view, self.desk = view, Desk(view)

    def read(self, line: str) -> Reading:
        return read(line, self.desk)

    def told(self, line: str) -> str:
        reading = self.read(line)
        assert (reading.mood, reading.request) == ("told", None)
        return reading.sentence

    def asked(self, line: str) -> str:
        reading = self.read(line)
        assert reading.mood == "asking"
        return reading.sentence

    def refused(self, line: str) -> str:
        reading = self.read(line)
        assert reading.mood == "refused"
        return reading.sentence

    def playing(self, game: Game) -> None:
        assert self.view.do(EditSetup(terms=TermsChanges(game=game)))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


@pytest.mark.parametrize(
    "line",
    [PUT, PUT.upper(), "pots1:400 3:1200 5:1200 7:250f", "pots 7:250F/5:1.2k/3:1,200/1:400"],
)
def test_main_and_side_pot(table: Table, line: str) -> None:
    assert table.told(line) == (
        "Main pot 1,450: seats 1, 3 and 5 · Side pot 1 of 1,600: seats 3 and 5"
    )


def test_each_of_several_pots_has_a_row_that_reads_the_same(table: Table) -> None:
    reading = table.read(f"{PUT} w 1 3=5")
    assert [(offer.label, offer.detail) for offer in reading.offers] == [
        ("Main pot 1,450", "all to seat 1"),
        ("Side pot 1 of 1,600", "800 to seat 3, 800 to seat 5"),
    ]
    assert [table.told(offer.line) for offer in reading.offers] == [reading.sentence] * 2


def test_what_goes_back_and_odd_chips_have_their_rows(table: Table) -> None:
    rows = [offer.label for offer in table.read("pots 1:150 3:400 5:450 w 1=3 5 b 4").offers]
    assert rows[0] == "50 back to seat 5"
    assert rows[1:3] == ["Main pot 450", "Side pot 1 of 500"]
    assert rows[3:] == ["odd chips of 50 (TDA-2024 20-A/B)"]


def test_one_pot_is_only_the_sentence(table: Table) -> None:
    reading = table.read("pots 1:400 3:400")
    assert (reading.sentence, reading.offers) == ("Main pot 800: seats 1 and 3", ())


def test_without_seats_they_are_numbered(table: Table) -> None:
    assert table.told("pots 400 1200 1200").endswith("1,600: seats 2 and 3")


def test_what_nobody_called_goes_back(table: Table) -> None:
    assert table.told("pots 400 1000") == "600 back to seat 2 · Main pot 800: seats 1 and 2"
    assert table.told("pots 400 0") == "400 back to seat 1"


def test_one_left_in_a_pot_is_one_seat(table: Table) -> None:
    assert table.told("pots 400 400f") == "Main pot 800: seat 1"


def test_dead_money_is_in_the_main_pot(table: Table) -> None:
    assert table.told("pots 400 1200 1200 d 200").startswith("Main pot 1,400: ")


def test_the_best_hands_win(table: Table) -> None:
    assert table.told(f"{PUT} w 1 3=5 b 2") == (
        "Main pot 1,450: all to seat 1 · Side pot 1 of 1,600: 800 to seat 3, 800 to seat 5"
    )
    assert table.told(f"{PUT} w5").count("all to seat 5") == 2  # of each pot


def test_odd_chips_go_left_of_the_button(table: Table) -> None:
    line = f"{PUT} w 3=5 c 100"
    assert table.refused(line) == "What was put in can't be made of chips of 100."
    line = f"{PUT} w 3=5"
    assert table.asked(line) == "Odd chips of 50: on which seat is the button? b 2"
    behind = "Side pot 1 of 1,600: 800 to seat 3, 800 to seat 5 · odd chips of 50 (TDA-2024 20-A/B)"
    assert table.told(f"{line} b 3") == f"Main pot 1,450: 700 to seat 3, 750 to seat 5 · {behind}"
    assert table.told(f"{line} b 5") == f"Main pot 1,450: 750 to seat 3, 700 to seat 5 · {behind}"


def test_a_smaller_chip_leaves_none_over(table: Table) -> None:
    assert table.told(f"{PUT} w 3=5 c 25").startswith("Main pot 1,450: 725 to seat 3, 725 to seat")


def test_a_smaller_all_in_shows_that_there_are_smaller_chips(table: Table) -> None:
    assert "odd chips of 5 " in table.told("pots 105 105 105 w 1=2 b 3")


def test_the_chip_is_what_the_blinds_from_here_on_need(table: Table) -> None:
    last = next(
        one for one in reversed(table.view.state.setup.structure) if not isinstance(one, Break)
    )
    assert table.view.do(SetLevel(period=last.id))
    put = last.small_blind
    assert f"odd chips of {put:,}" in table.told(f"pots {put} {put} {put} w 1=2 b 3")


def test_the_tournament_s_own_chips_are_known(table: Table) -> None:
    chips = tuple(
        Chip(value=Chips(value), colour="#808080", count=900) for value in (25, 100, 500, 1000)
    )
    ours = ChipSet(name="Ours", chips=chips)
    assert table.view.do(EditSetup(terms=TermsChanges(chip_set=ours)))
    assert "1,450: 725 to seat 3, 725 to seat 5" in table.told(f"{PUT} w 3=5")


def test_by_another_book_without_its_article(table: Table) -> None:
    assert table.view.do(OverrideRules(changes=RuleChanges(odd_chip="left_of_button")))
    assert table.told(f"{PUT} w 3=5 b 3").endswith("· odd chips of 50")


def test_in_stud_the_higher_card_is_typed_first(table: Table) -> None:
    table.playing("stud")
    assert "750 to seat 3" in table.told(f"{PUT} w 3=5")
    assert "750 to seat 5" in table.told(f"{PUT} w 5=3")


def test_low_hands_share_and_the_odd_chip_is_high_s(table: Table) -> None:
    table.playing("omaha-hi-lo")
    told = table.told(f"{PUT} w 3 l 5")
    assert told.startswith("Main pot 1,450: 750 to seat 3, 700 to seat 5 · ")
    assert told.endswith("odd chips of 50 (TDA-2024 20-C)")
    assert table.view.do(OverrideRules(changes=RuleChanges(odd_high_low="low")))
    assert table.told(f"{PUT} w 3 l 5").startswith("Main pot 1,450: 700 to seat 3, 750 to seat 5")


def test_both_halves_won_by_one_are_told_together(table: Table) -> None:
    assert table.told(f"{PUT} w 3 l 3").startswith("Main pot 1,450: all to seat 3 · ")


@pytest.mark.parametrize(
    "more", ["pots", "pots 1:400", "pots 400 x", "pots 400 3:500", "pots 400 500 w"]
)
def test_what_was_put_in_is_asked_for(table: Table, more: str) -> None:
    assert table.asked(more).startswith("What did each put in?")


@pytest.mark.parametrize(
    "more", ["w x", "w 3=", "b", "b x", "d", "c", "l 5", "w 1 w 3", "w 1 b 2 b 3"]
)
def test_what_is_not_whole_is_asked_for(table: Table, more: str) -> None:
    assert table.asked(f"{PUT} {more}").startswith("What did each put in?")


def test_more_seats_than_a_table_has_are_not_whole(table: Table) -> None:
    assert table.asked("pots" + " 100" * 23).startswith("What did each put in?")
    assert table.told("pots" + " 100" * 22).startswith("Main pot 2,200: ")


def test_a_pot_whose_winner_is_not_named_is_asked_for(table: Table) -> None:
    assert table.asked(f"{PUT} w 1") == (
        "Side pot 1 of 1,600, seats 3 and 5: whose hand is the best of these?"
    )


@pytest.mark.parametrize(
    "line",
    ["pots 1:400 1:1200", f"{PUT} w 9", f"{PUT} w 3=3", f"{PUT} w 3 1 3", f"{PUT} w 3 l 9"],
)
def test_each_seat_stands_once(table: Table, line: str) -> None:
    assert "each seat puts in once" in table.refused(line)


def test_who_folded_can_t_win(table: Table) -> None:
    assert table.refused(f"{PUT} w 7") == "Seat 7 folded and can't win."
    assert table.refused(f"{PUT} w 3 l 7") == "Seat 7 folded and can't win."


def test_somebody_is_left(table: Table) -> None:
    assert table.refused("pots 400f 500f").startswith("Everybody folded")


@pytest.mark.parametrize(
    ("line", "seat"), [("pots 1:400 99:200", 99), ("pots 0:1 2:1", 0), (f"{PUT} b 23", 23)]
)
def test_there_is_no_such_seat(table: Table, line: str, seat: int) -> None:
    assert table.refused(line) == f"There is no seat {seat} at a table."


def test_chips_of_nothing_are_none(table: Table) -> None:
    assert "chips of 0" in table.refused(f"{PUT} w 3=5 c 0")


def test_without_the_pots_it_asks_for_them(table: Table) -> None:
    assert [one.line for one in table.read("pots w").offers] == ["pots "]
