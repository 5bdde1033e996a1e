"""The desk's words in the quick entry: rebuy, add-on, second half, re-entry, the next who waits."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    Newcomer,
    RegisterEntry,
    TakeAddOn,
    TakeRebuy,
    TakeSecondHalf,
)
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import Chips, EntryId, Mark, TableNo
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tests.line.entry.sold import SOLD
from tests.line.evening import AtDesk, viewing

MARIA, JOHN = EntryId(1), EntryId(4)


@pytest.fixture
def view(tmp_path: Path) -> Iterator[AtDesk]:
    with viewing(tmp_path) as view:
        assert view.do(EditSetup(terms=SOLD))
        yield view


@pytest.fixture
def desk(view: AtDesk) -> Desk:
    return Desk(view)


def test_a_rebuy_by_seat_and_by_name(view: AtDesk, desk: Desk) -> None:
    seat = view.state.play.seating.of[MARIA]
    for typed in (f"rb {seat.table}-{seat.seat}", "rb rossi", "rb #1"):
        reading = read(typed, desk)
        assert reading.request == TakeRebuy(entry=MARIA)
        assert reading.sentence == "Rebuy of Maria Rossi: 20,000 chips for €50.00"


def test_the_stack_before_a_rebuy_is_looked_at(desk: Desk) -> None:
    assert read("rb rossi=500", desk).request == TakeRebuy(entry=MARIA, stack=Chips(500))
    assert read("rb rossi=0.5k", desk).request == TakeRebuy(entry=MARIA, stack=Chips(500))
    assert read("rb rossi=1 500", desk).request == TakeRebuy(entry=MARIA, stack=Chips(1500))
    assert read("rb rossi=90000", desk).mood == "refused"


def test_the_winner_of_the_stack_before_a_rebuy(view: AtDesk, desk: Desk) -> None:
    seat = view.state.play.seating.of[JOHN]
    reading = read(f"rb rossi by {seat.table}-{seat.seat}", desk)
    assert reading.request == TakeRebuy(entry=MARIA, by=(JOHN,))
    assert reading.sentence.endswith("won by John Smith")
    still = read("rb rossi=500 by #4", desk)
    assert (still.mood, still.sentence) == (
        "refused",
        "Maria Rossi still has chips: nobody has won them all.",
    )
    assert read("rb rossi by nobody", desk).request is None


def test_an_add_on(desk: Desk) -> None:
    reading = read("ad rossi", desk)
    assert reading.request == TakeAddOn(entry=MARIA)
    assert reading.sentence.startswith("Add-on of Maria Rossi: 30,000 chips for €30.00")


@pytest.mark.parametrize(
    ("after", "said"),
    [
        (
            None,
            "Add-on of Maria Rossi: 30,000 chips for €30.00; rebuys are still open, and after it this player can take none",
        ),
        (True, "Add-on of Maria Rossi: 30,000 chips for €30.00; rebuys are still open"),
    ],
)
def test_an_add_on_while_the_rebuys_go_on_says_so(
    view: AtDesk, desk: Desk, after: bool | None, said: str
) -> None:
    first, *others = view.state.setup.structure
    marked = replace(first, marks=(Mark(kind="rebuys_end"),))
    assert view.do(EditStructure(structure=(marked, *others)))
    if after is not None:
        assert view.do(OverrideRules(changes=RuleChanges(rebuy_after_add_on=after)))
    reading = read("ad rossi", desk)
    assert (reading.mood, reading.sentence) == ("ready", said)
    assert read("rb rossi", desk).sentence == "Rebuy of Maria Rossi: 20,000 chips for €50.00"


def test_one_of_several_is_asked_for(desk: Desk) -> None:
    reading = read("ad smi", desk)
    assert reading.mood == "asking"
    assert [offer.line for offer in reading.offers] == ["ad #4", "ad #5"]


@pytest.mark.parametrize("typed", ["rb", "ad", "dc", "re"])
def test_nobody_named_asks_for_whom(desk: Desk, typed: str) -> None:
    assert read(typed, desk).mood == "asking"


def test_a_second_half(view: AtDesk, desk: Desk) -> None:
    view.do(EditSetup(terms=TermsChanges(second_half=Chips(10_000))))
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    desk = Desk(view)
    reading = read("dc late", desk)
    assert reading.request == TakeSecondHalf(entry=EntryId(13))
    assert reading.sentence == "Second half of Late Comer: 10,000 chips"
    assert read("dc rossi", desk).mood == "refused"


def test_a_re_entry_of_somebody_who_is_out(view: AtDesk, desk: Desk) -> None:
    view.do(EliminatePlayers(hand=(Bust(entry=JOHN),)))
    reading = read("re smith", desk)
    assert reading.request == RegisterEntry(person=view.state.entries.by_id[JOHN].person)
    assert reading.sentence == "Re-entry of John Smith: entry 13, bullet 2, €55.00"
    assert view.do(reading.request)
    assert read("re #4", desk).mood == "refused"
    assert read("re rossi", desk).mood == "refused"
    assert read("re #99", desk).sentence == "There is no entry 99."


def test_the_next_who_waits_is_called_and_a_name_is_still_a_name(view: AtDesk, desk: Desk) -> None:
    assert read("al", desk).mood == "refused"
    view.do(EditSetup(terms=TermsChanges(tables=(TableNo(1), TableNo(2)))))
    for number in range(7):
        view.do(RegisterEntry(person=Newcomer(name=f"Late {number}")))
    desk = Desk(view)
    reading = read("al", desk)
    assert reading.request == CallAlternate()
    assert reading.sentence == "Call Late 6: 180 seconds to answer"
    assert read("al pacino", desk).mood == "nothing"
