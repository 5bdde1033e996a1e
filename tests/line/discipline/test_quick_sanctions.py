"""Putting out, striking and settling who ranks higher, in the line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.floor import BeganWith, Bust, EliminatePlayers, NameStacks
from tdconsole.domain.language.commands.money import (
    DisqualifyPlayer,
    PlanPrizes,
    ReclassifyPlayer,
    SettleTie,
)
from tdconsole.domain.language.commands.tournament import FinishTournament, OverrideRules
from tdconsole.domain.language.prize_plan import PrizePlan
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import Chips, EntryId, Money
from tests.line.eliminations.test_quick_correcting import Evening
from tests.line.evening import viewing
from tests.line.table import ROSSI, Table, ready


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with viewing(tmp_path) as view:
        evening = Evening(view)
        evening.begin()
        yield evening


# Put out


@pytest.mark.parametrize(
    "line",
    ["dq {at} 12500 hid chips", "dq {at}=12.500 hid chips", "DQ maria rossi 12,500  hid chips"],
)
def test_who_is_disqualified_with_how_many_chips_and_why(table: Table, line: str) -> None:
    reading = table.read(line.format(at=table.at(ROSSI)))
    request = ready(reading)
    assert request == DisqualifyPlayer(entry=ROSSI, stack=Chips(12_500), reason="hid chips")
    seat = table.seat(ROSSI)
    assert reading.sentence == (
        f"Disqualify Maria Rossi, table {seat.table} seat {seat.seat}; 12,500 chips leave play: "
        "no place, and all behind move up"
    )
    assert table.view.do(request)
    assert table.view.state.removed == 12_500


def test_by_sanction_the_prize_is_kept(table: Table) -> None:
    reading = table.read(f"sanction {table.at(ROSSI)} 9k third warning")
    assert ready(reading) == DisqualifyPlayer(
        entry=ROSSI, stack=Chips(9_000), sanction=True, reason="third warning"
    )
    assert reading.sentence.endswith("9,000 chips leave play: 12th, the prize is kept")


def test_where_the_house_has_it_so_a_disqualified_player_keeps_it(table: Table) -> None:
    table.view.do(OverrideRules(changes=RuleChanges(disqualified="kept")))
    reading = table.read(f"dq {table.at(ROSSI)} 9k hid chips")
    assert reading.sentence.startswith("Disqualify Maria Rossi")
    assert reading.sentence.endswith("12th, the prize is kept")


def test_no_chips_are_some_too(table: Table) -> None:
    assert ready(table.read("dq #1 0 left with the chips")).stack == 0


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("dq", "Who is disqualified, with how many chips, and why? dq 3-2 12500 hid chips"),
        ("dq rossi", "How many chips does Maria Rossi have? They leave play."),
        ("dq rossi 500", "Why is Maria Rossi put out? It stays on record."),
        ("strike", "Who is struck from the results, and why? strike rossi: chip dumping"),
    ],
)
def test_what_is_missing_is_asked_for(table: Table, line: str, question: str) -> None:
    reading = table.read(line)
    assert (reading.mood, reading.sentence) == ("asking", question)


def test_of_several_who_are_called_so_one_is_offered(table: Table) -> None:
    offers = table.read("dq smi 500 hid chips").offers
    assert [offer.line for offer in offers] == ["dq #4 500 hid chips", "dq #5 500 hid chips"]


def test_an_offence_of_the_list_may_stand_before_a_colon(table: Table) -> None:
    named = ready(table.read("dq rossi 500 chip-dumping: to his brother"))
    assert (named.offence, named.reason) == ("chip-dumping", "to his brother")
    plain = ready(table.read("dq rossi 500 he said: no"))
    assert (plain.offence, plain.reason) == ("", "he said: no")


def test_more_than_there_can_be_is_refused(table: Table) -> None:
    reading = table.read("dq rossi 900k hid chips")
    assert reading.mood == "refused"
    assert "more than there can be" in reading.sentence


def test_who_is_out_is_struck_instead(evening: Evening) -> None:
    assert evening.refused("dq #1 500 hid chips") == (
        "Maria Rossi is out already. To take the place away, strike the player from the results."
    )


# Struck


@pytest.mark.parametrize("line", ["strike #1 chip dumping", "strike maria rossi: chip dumping"])
def test_who_is_struck_and_why(evening: Evening, line: str) -> None:
    evening.out(next(iter(evening.view.state.play.seating.of)))
    reading = evening.read(line)
    assert ready(reading) == ReclassifyPlayer(entry=ROSSI, reason="chip dumping")
    assert reading.sentence == "Strike Maria Rossi from the results"


def test_it_says_how_many_move_up(evening: Evening) -> None:
    reading = evening.read(f"strike #{evening.third} chip dumping")
    assert reading.sentence.endswith("from the results, from place 10th: 2 players behind move up")
    evening.do(f"strike #{evening.third} chip dumping")
    assert evening.places() == {evening.second: 10, ROSSI: 11}
    assert evening.refused(f"strike #{evening.third} again").endswith(
        "has been struck from the results and holds no place."
    )
    evening.undo()
    assert evening.places()[ROSSI] == 12


def test_who_still_plays_is_not_struck(evening: Evening) -> None:
    sentence = evening.refused(f"strike #{evening.winner} chip dumping")
    assert sentence.endswith("is still in and holds no place: disqualify the player instead.")


def test_the_winner_is_struck_by_name_when_it_is_over(table: Table) -> None:
    table.until(1, keep=ROSSI)
    table.view.do(FinishTournament())
    assert ready(table.read("strike rossi: chip dumping")).entry == ROSSI


# Ranking


def in_one_hand(table: Table) -> EntryId:
    """Rossi and a neighbour, whose stacks were not said."""
    other = table.beside(ROSSI)
    busts = (Bust(entry=ROSSI), Bust(entry=other))
    assert table.view.do(EliminatePlayers(hand=busts))
    return other


def test_of_one_hand_the_best_is_named_first(table: Table) -> None:
    other = in_one_hand(table)
    request = SettleTie(ranks=((other,), (ROSSI,)))
    for line in (f"tie {table.view.who(other)}, rossi", f"tie #{other} #1", f"tie #{other}, #1"):
        assert ready(table.read(line)) == request
    who = table.view.who(other)
    assert (
        table.read(f"tie #{other} #1").sentence
        == f"Out in one hand: {who} 11th and Maria Rossi 12th"
    )


def test_who_shares_is_joined_by_an_equals_sign(table: Table) -> None:
    other = in_one_hand(table)
    for line in (f"tie #1 = #{other}", f"tie rossi={table.view.who(other)}"):
        assert ready(table.read(line)) == SettleTie(ranks=((ROSSI, other),))


def test_the_stacks_of_one_hand_are_told_together_with_equals_signs_or_without(
    table: Table,
) -> None:
    other = in_one_hand(table)
    named = tuple(
        BeganWith(entry=entry, stack=Chips(stack))
        for entry, stack in ((ROSSI, 20_000), (other, 50_000))
    )
    for line in (
        f"stack #1=20000 #{other}=50000",
        f"stack #1 20000 #{other} 50000",
        f"stack rossi 20k, #{other} 50 000",
    ):
        assert ready(table.read(line)) == NameStacks(stacks=named)


def test_without_the_stacks_that_decide_every_order_is_offered_and_to_share(table: Table) -> None:
    other = in_one_hand(table)
    reading = table.read("tie rossi")
    assert reading.mood == "asking"
    first, second = sorted((ROSSI, other))
    assert [offer.line for offer in reading.offers] == [
        f"tie #{first}, #{second}",
        f"tie #{second}, #{first}",
        f"tie #{first} = #{second}",
        f"stack #{first} ",
        f"stack #{second} ",
    ]
    assert "The stacks decide, and were not given" in reading.sentence
    assert all(table.read(offer.line).mood == "ready" for offer in reading.offers[:3])


def test_where_the_book_ranks_them_it_is_said_and_nothing_is_offered(table: Table) -> None:
    other = table.beside(ROSSI)
    busts = (Bust(entry=ROSSI, stack=Chips(9_000)), Bust(entry=other, stack=Chips(8_000)))
    assert table.view.do(EliminatePlayers(hand=busts))
    reading = table.read("tie rossi")
    assert reading.mood == "asking"
    assert not reading.offers
    assert "By the rules at one table by stack, otherwise they share" in reading.sentence
    assert ready(table.read(f"tie #{other}, #1"))


def test_who_went_out_alone_has_nobody_to_rank_with(evening: Evening) -> None:
    assert evening.refused("tie rossi").startswith("Nobody else has a place from the hand of")
    assert "did not go out in one hand" in evening.refused(f"tie rossi, #{evening.second}")


def test_what_is_nobodys_by_it_is_said_before(table: Table) -> None:
    """Twelve players are all paid, so one prize is over."""
    view = table.view
    eleven = (Money(10_000), *(Money(5_000),) * 10)
    assert view.do(PlanPrizes(plan=PrizePlan(typed=eleven)))
    assert "stays with" not in table.read(f"dq {table.at(ROSSI)} 500 hid chips").sentence
    twelve = (Money(15_000), *(Money(4_500),) * 5, *(Money(4_000),) * 5, Money(2_500))
    assert view.do(PlanPrizes(plan=PrizePlan(typed=twelve)))
    assert table.read(f"dq {table.at(ROSSI)} 500 hid chips").sentence.endswith(
        "; €25.00 stays with the house: more places are paid than there are players for them"
    )
