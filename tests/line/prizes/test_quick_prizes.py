"""Prizes in the quick entry: posted in one line, paid where it is looked at first."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.money import PayOut, PlanPrizes, PostPrizes
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import catalogue
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import ToAction, ToPayment
from tdconsole.session import create
from tests.gui.boards import ROME
from tests.line.evening import AtDesk, at_desk, seated
from tests.line.prizes.money import FIVE, Wrist, in_the_money


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def view(tmp_path: Path, wrist: Wrist) -> Iterator[AtDesk]:
    with (
        create(tmp_path / "club.house", wrist) as house,
        at_desk(house.session, seated(house.session), catalogue("en", ROME), wrist) as view,
    ):
        yield view


def best_out(view: AtDesk) -> EntryId:
    return max(view.state.exits.by_entry.items(), key=lambda one: one[1].hand)[0]


def test_post_says_what_would_hang_on_the_wall(view: AtDesk) -> None:
    view.do(PlanPrizes(plan=FIVE))
    reading = read("post", Desk(view))
    assert reading.request == PostPrizes()
    assert reading.sentence.startswith("Post 5 prizes of €600.00 for 12 entries, the first €")


def test_a_second_posting_wants_its_reason_behind_it(view: AtDesk) -> None:
    view.do(PlanPrizes(plan=FIVE))
    view.do(PostPrizes())
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    desk = Desk(view)
    assert read("post", desk).mood == "refused"
    assert read("post a late entry", desk).request == PostPrizes(reason="a late entry")


def test_pay_leads_to_where_it_is_paid(view: AtDesk, wrist: Wrist) -> None:
    in_the_money(view, wrist)
    entry = best_out(view)
    reading = read(f"pay #{entry}", Desk(view))
    assert reading.jump == ToPayment(entry=entry, due="prize")
    assert reading.sentence.startswith(f"Pay {view.who(entry)} €")
    named = read(f"pay {view.who(entry)}", Desk(view))
    assert named.jump == reading.jump


def test_nobody_is_paid_twice_or_before_anything_is_won(view: AtDesk, wrist: Wrist) -> None:
    assert read("pay #2", Desk(view)).mood == "refused"
    in_the_money(view, wrist)
    entry = best_out(view)
    view.do(PayOut(entry=entry))
    reading = read(f"pay #{entry}", Desk(view))
    assert (reading.mood, reading.jump) == ("refused", None)


def test_what_was_paid_in_error_leads_to_where_it_is_taken_back(view: AtDesk, wrist: Wrist) -> None:
    in_the_money(view, wrist)
    last = sorted(view.state.exits.by_entry.items(), key=lambda one: -one[1].hand)[2][0]
    view.do(PayOut(entry=last))
    assert read(f"unpay #{last}", Desk(view)).mood == "refused"
    view.do(PlanPrizes(plan=PrizePlan(curve=Curve(places=4, minimum=100, groups="single"))))
    assert read(f"unpay #{last}", Desk(view)).jump == ToPayment(entry=last, due="prize", back=True)


def test_the_page_is_turned_to_by_its_name(view: AtDesk) -> None:
    assert read("prizes", Desk(view)).jump == ToAction(action="prizes")
    assert read("pay", Desk(view)).mood == "asking"
    assert read("unpay", Desk(view)).mood == "asking"
