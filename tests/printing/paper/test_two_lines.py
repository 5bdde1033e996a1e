"""The key lines of narrow paper: what is read first is never small because of what is beside it."""

from collections.abc import Callable
from io import BytesIO

import pytest

from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.lettering import BOLD, LARGE, STRONG, TEXT, Type
from tdconsole.printing.paper.listing import Listing
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sizes import PaperName
from tests.printing.lists import frame
from tests.printing.read_again import pages_of, words_of

ROLLS: tuple[PaperName, ...] = ("roll-80", "roll-58")
NET = Type(BOLD, 20.0)
SEATED = (
    ("1", "Jo Ng", "42,009"),
    ("2", "Łukasz Wiśniewski Q", "2,104,654"),
    ("3", "Bo Li", "25,795"),
)


def listed(paper: PaperName, lay: Callable[[Listing], None]) -> bytes:
    listing, to = Listing(frame(paper=paper), "desk", "Receipt", "Spring Main"), BytesIO()
    lay(listing)
    listing.deliver(to)
    return to.getvalue()


def billed(paper: PaperName, lay: Callable[[Bill], None]) -> bytes:
    def whole(listing: Listing) -> None:
        bill = Bill(listing.flow)
        lay(bill)
        bill.keep()

    return listed(paper, whole)


@pytest.mark.parametrize("paper", ROLLS)
def test_a_sum_has_a_line_of_its_own_on_a_roll(paper: PaperName) -> None:
    for lay in (
        lambda bill: bill.outcome("Paid out", "€12,110.51", LARGE, NET),
        lambda bill: bill.total("Paid out", "€12,110.51"),
    ):
        pdf = billed(paper, lay)
        [page] = words_of(pdf)
        [amount] = (word for word in page if word.text == "€12,110.51")
        assert amount.size == NET.size
        [lines] = pages_of(pdf)
        assert {"Paid out", "€12,110.51"} <= {line.strip() for line in lines}


def test_on_a_sheet_it_stands_beside_its_label() -> None:
    [lines] = pages_of(billed("a4", lambda bill: bill.total("Paid out", "€12.00")))
    assert lines.index("€12.00") == lines.index("Paid out") + 1


@pytest.mark.parametrize("paper", ["a6", *ROLLS])
def test_a_long_fact_goes_below_its_label_rather_than_small_beside_it(paper: PaperName) -> None:
    fact = "level 12, 1,000,000/2,000,000 and an ante of 2,000,000, 12:34 left"
    [page] = words_of(billed(paper, lambda bill: bill.pair("Play goes on", fact)))
    said = [word for word in page if word.text in fact and len(word.text) > 3]
    assert " ".join(word.text for word in said) == fact
    assert all(word.size == pytest.approx(STRONG.size) for word in said)


@pytest.mark.parametrize("paper", ROLLS)
def test_a_name_has_the_width_before_it_is_broken_or_small(paper: PaperName) -> None:
    name, amount = "Łukasz Wiśniewski Q", "€2,336,419.50"

    def lay(listing: Listing) -> None:
        columns = (
            Column("Place", 28, 28, right=True),
            Column("Name", 82, 60, type=STRONG),
            Column("Prize", 78, 70, right=True),
        )
        roster = Roster(listing.flow, columns, narrow=listing.narrow)
        roster.add(Group([Line(("1", name, amount), "deal"), Line(("2", "Jo Ng", "€1.00"))]))

    [page] = words_of(listed(paper, lay))
    by_text = {word.text: word for word in page}
    assert by_text[name].size == STRONG.size
    assert by_text[amount].size <= TEXT.size
    assert {"Jo Ng", "€1.00", "deal", "1", "2"} <= set(by_text)


@pytest.mark.parametrize("paper", ROLLS)
def test_in_one_group_all_amounts_stand_as_far_below_their_names(paper: PaperName) -> None:
    """A long name takes the whole width and has its amount below; those beside it follow."""

    def lay(listing: Listing) -> None:
        columns = (
            Column("Seat", 28, 28, right=True),
            Column("Name", 82, 60, type=STRONG),
            Column("Chips", 78, 70, right=True),
        )
        lines = [Line((seat, name, chips), "PL") for seat, name, chips in SEATED]
        Roster(listing.flow, columns, narrow=listing.narrow).add(Group(lines))

    [page] = words_of(listed(paper, lay))
    by_text = {word.text: word for word in page}
    below = [by_text[name].line - by_text[chips].line for _seat, name, chips in SEATED]
    assert below == pytest.approx([below[0]] * len(below))
