"""Prizes planned and posted in a window: undone, redone, and beside what else happens."""

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.money import PlanPrizes, PostPrizes
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.money import PrizesPosted
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.language.rejections.engine import StepsStandOnIt
from tdconsole.domain.language.rejections.prizes import PostedJustSo
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import EntryId, Money
from tests.session.floor import Desk, Room

CURVE = PlanPrizes(plan=PrizePlan(curve=Curve(places=3, minimum=50)))


def entered(desk: Desk, number: int) -> Desk:
    desk.register(number)
    return desk


def test_a_posting_is_undone_and_redone(desk: Desk) -> None:
    entered(desk, 6).do(CURVE)
    before = desk.state
    desk.do(PostPrizes())
    posted = desk.state
    desk.do(Undo())
    assert desk.state == before
    desk.do(Redo())
    assert desk.state == posted


def test_why_it_was_posted_anew_can_be_erased(desk: Desk, club: Room) -> None:
    entered(desk, 6).do(PostPrizes())
    (event,) = desk.do(PostPrizes(amounts=(Money(30_000),), reason=" Winner takes all ")).events
    assert isinstance(event, PrizesPosted)
    assert event.reason is not None
    assert club.club.notes.read(event.reason) == "Winner takes all"


def test_under_a_posting_the_plan_is_not_undone_by_itself(desk: Desk) -> None:
    planned = entered(desk, 6).do(CURVE)
    desk.do(PostPrizes())
    refused = desk.refused(Undo(step=planned.no))
    assert isinstance(refused, StepsStandOnIt)


def test_an_entry_goes_under_posted_prizes(desk: Desk) -> None:
    entered(desk, 6).do(PostPrizes())
    listed = prize_list(desk.state)
    desk.do(UnregisterEntry(entry=EntryId(6)))
    assert prize_list(desk.state) == listed
    desk.do(Undo())
    assert isinstance(desk.refused(PostPrizes(reason="Again")), PostedJustSo)


def test_once_it_is_over_the_right_posting_is_not_undone(desk: Desk) -> None:
    desk.seat_and_start(2)
    desk.do(PostPrizes())
    desk.register()
    posted = desk.do(PostPrizes(reason="a late entry"))
    desk.do(DrawSeats())
    desk.bust(2)
    desk.bust(3)
    desk.do(FinishTournament())
    assert isinstance(desk.refused(Undo(step=posted.no)), StepsStandOnIt)
