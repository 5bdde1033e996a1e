"""What the page of the prizes says where money is nobody's, and where a wish can't be met."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    DisqualifyPlayer,
    GiveSpecial,
    PayOut,
    PlanPrizes,
    PostPrizes,
)
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.prize_plan import Curve, Fixed, PrizePlan
from tdconsole.domain.language.terms import Envelope, Mystery, Satellite, Target, TermsChanges
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import Chips, DealShare, EntryId, Money, Place, Price
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.payouts.cancelling import CancelDialog
from tdconsole.gui.console.prizes.ladder import rungs
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.gui.console.prizes.rows import key_of
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.lettering import ems
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.session import create
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import seated
from tests.gui.prizes_page import column, in_the_money, prizes, rows
from tests.line.prizes.money import FIVE, Wrist, bust

PLACE, PRIZE, SHARE, PLAYER, COUNTRY, STATE = range(6)


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def view(qt: object, tmp_path: Path, wrist: Wrist) -> Iterator[TournamentView]:  # noqa: ARG001 -- it has to end later
    with create(tmp_path / "club.house", wrist) as house:
        view = TournamentView(house.session, seated(house.session), catalogue("en", ROME), wrist)
        yield view
        view.close()
        view.deleteLater()


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> PrizesPage:
    return prizes(view, gestures, window)


def in_thirds(view: TournamentView) -> tuple[Money, tuple[EntryId, ...]]:
    """A deal of three; what the last of them has of it."""
    left = tuple(sorted(view.state.play.seating.of))
    pot, chips = sum(prize_list(view.state)[:3]), view.state.chips
    shares = tuple(
        DealShare(
            entry=entry,
            chips=Chips((chips + number) // 3),
            amount=Money(pot // 300 * 100 + (0 if number else pot - pot // 300 * 300)),
        )
        for number, entry in enumerate(left)
    )
    assert view.do(AgreeDeal(method="typed", shares=shares))
    return shares[-1].amount, left


# A plan


def test_beside_a_field_that_cannot_be_read_no_plan_is_used(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    planning = page.beside.planning
    gestures.perform("plan-prizes")
    planning.source.setCurrentIndex(1)
    planning.source.activated.emit(1)
    planning.curve.places.selectAll()
    QTest.keyClicks(planning.curve.places, "15%4")
    planning.put(Place(1), Place(1), Money(40_000))
    assert rows(page)[0].amount == 40_000
    assert not planning.use.isEnabled()
    assert planning.said.text().startswith("Places are a number")
    planning.curve.places.selectAll()
    QTest.keyClicks(planning.curve.places, "15%")
    assert planning.use.isEnabled()
    page.leave()
    assert view.state.prizes.plan == PrizePlan()


def test_a_place_is_shown_at_what_it_is_held_at_though_the_plan_gave_way(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(EditSetup(terms=TermsChanges(guarantee=Money(300_000))))
    plan = PrizePlan(curve=FIVE.curve, fixed=(Fixed(place=Place(2), amount=Money(70_000)),))
    assert view.do(PlanPrizes(plan=plan))
    assert view.do(PostPrizes())
    view.do(EditSetup(terms=TermsChanges(guarantee=Money(100_000))))
    gestures.perform("plan-prizes")
    planning = page.beside.planning
    assert (column(page, PLACE)[1], column(page, PRIZE)[1]) == ("■ 2", "€700.00")
    assert planning.said.text()
    assert not planning.use.isEnabled()
    page.leave()


def test_what_the_dashed_line_compares_with_has_its_name(
    page: PrizesPage, gestures: Gestures
) -> None:
    gestures.perform("plan-prizes")
    assert page.beside.planning.source.itemText(0) == "Payout table"
    told = page.beside.planning.chart._told_at(1)
    assert "payout table: €" in told
    page.leave()


def test_how_many_prizes_are_typed_can_be_read(
    page: PrizesPage, view: TournamentView, window: QWidget, gestures: Gestures
) -> None:
    assert view.do(PlanPrizes(plan=FIVE))
    dress(window, theme("dark"))
    gestures.perform("plan-prizes")
    planning = page.beside.planning
    planning.source.setCurrentIndex(2)
    planning.source.activated.emit(2)
    shown = planning.places.lineEdit()
    assert shown.text() == "5"
    assert shown.width() > shown.fontMetrics().horizontalAdvance("10000")
    page.leave()


def test_where_nothing_can_be_posted_there_is_the_plan(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(EditSetup(price=Price(pool=Money(5_000), fee=Money(500)), terms=TermsChanges()))
    view.do(PlanPrizes(plan=PrizePlan(typed=(Money(5_000),) * 12)))
    view.do(PlanPrizes(plan=FIVE))
    view.do(PostPrizes())
    gestures.perform("post-prizes")
    posting = page.beside.posting
    assert posting.plan.isVisible()
    assert not posting.button.isVisible()
    posting.plan.click()
    assert page.beside.planning.isVisible()
    assert not posting.isVisible()
    page.leave()


# Money that is nobody's


def test_the_share_of_a_deal_nobody_has_stays_with_the_house(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist, left=3)
    assert page.head.unwon.isHidden()
    share, left = in_thirds(view)
    assert page.head.unwon.isHidden()
    assert view.do(DisqualifyPlayer(entry=left[-1], stack=Chips(0), reason="collusion"))
    amount = view.words.money(share, "EUR")
    assert page.head.unwon.text() == (
        f"{amount} stays with the house: the share of the deal of 1 player who was struck"
    )
    assert page.head.unwon.isVisible()


def test_who_waits_for_a_prize_is_not_shown_as_paid(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist, left=3)
    fourth, third = rungs(view, 99)[3], rungs(view, 99)[2]
    assert fourth.tone == "due"
    assert fourth.note.endswith(" · to pay")
    assert (third.tone, third.note) == ("here", "next out")
    paid = next(row.entry for row in rows(page) if row.first == 4)
    assert paid is not None
    assert view.do(PayOut(entry=paid))
    assert rungs(view, 99)[3].tone == "done"


def test_what_is_to_pay_stands_beside_what_is_to_take_back(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    last = rows(page)[-1]
    assert last.entry is not None
    assert view.do(PayOut(entry=last.entry))
    four = Curve(places=4, minimum=100, groups="single")
    assert view.do(PlanPrizes(plan=PrizePlan(curve=four)))
    told = page.head.owed.text()
    assert "to take back · 2 to pay, €" in told
    assert page.head.owed.property("role") == "stopped"


def test_the_house_says_what_it_adds_to_the_envelopes(
    page: PrizesPage, view: TournamentView
) -> None:
    assert page.head.put_in.isHidden()
    envelopes = (Envelope(amount=Money(20_000), number=12),)
    view.do(EditSetup(terms=TermsChanges(heads=Mystery(envelopes=envelopes))))
    assert page.head.put_in.text() == (
        "The envelopes hold €2,400.00 and €0.00 was paid for heads: the house adds €2,400.00"
    )


# Seats, special prizes, and the room they have


def test_a_satellite_pays_seats(page: PrizesPage, view: TournamentView, gestures: Gestures) -> None:
    view.do(EditSetup(terms=TermsChanges(satellite=Satellite(seat=Money(18_500)))))
    assert column(page, PRIZE) == ["a seat", "€45.00"]
    assert page.head.totals.text() == "3 seats, and €45.00 · Not posted yet"
    gestures.perform("post-prizes")
    about = "3 seats, and €45.00 of €600.00 for 12 entries"
    assert page.beside.posting.about.text() == about
    page.leave()


def test_a_special_prize_is_called_by_its_name(page: PrizesPage, view: TournamentView) -> None:
    target = Target(name="Royal flush", amount=Money(50_000))
    view.do(EditSetup(terms=TermsChanges(targets=(target,))))
    assert view.do(GiveSpecial(entry=EntryId(3), prize="royal flush"))
    assert (column(page, PLACE)[-1], column(page, STATE)[-1]) == ("special", "Royal flush, to pay")
    view.do(PayOut(entry=EntryId(3), due="special"))
    assert column(page, STATE)[-1] == "Royal flush, paid, slip 1"


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_a_state_has_the_room_that_the_names_can_spare(
    view: TournamentView, window: QWidget, gestures: Gestures, language: Language
) -> None:
    view.words = catalogue(language, ROME)
    other = prizes(view, gestures, window)
    other.resize(1018, 684)
    other.show()
    longest = view.words.pgettext(
        "prize",
        "deal, {state}",
        state=view.words.pgettext("prize", "{amount} to take back", amount="€1,000.00"),
    )
    chosen = theme("dark").console
    needed = ems(longest, chosen.faces.text) * chosen.type.text
    assert other.listing.columnWidth(STATE) > needed
    assert other.listing.columnWidth(PLAYER) > 50 * chosen.space.unit


def test_a_share_is_rounded(page: PrizesPage, view: TournamentView) -> None:
    typed = tuple(Money(one) for one in (40_000, 10_000, 5_800, 4_200))
    assert view.do(PlanPrizes(plan=PrizePlan(typed=typed)))
    assert column(page, SHARE) == ["66.67%", "16.67%", "9.67%", "7.00%"]


# Called off


def test_whose_method_it_is_stands_there_and_one_sum_that_remains(
    view: TournamentView, window: QWidget
) -> None:
    bust(view, min(view.state.play.seating.of))
    window.show()
    dialog = CancelDialog(view, theme("dark"), window)
    dialog.open()
    assert dialog.how.text().endswith("(GB Annullamento tornei)")
    left = dialog.rows.rowCount()
    each = view.state.chips // left
    for number in range(left):
        more = view.state.chips % left if not number else 0
        dialog.rows.count(dialog.rows.at(number), Chips(each + more))
    dialog.reason.setText("no light")
    told = dialog.total.text()
    assert told.endswith("; €5.00 remains with the house")
    dialog.button.click()
    refunds = sum((view.state.prizes.refunds or {}).values())
    assert view.state.takings.total - refunds == 500


def test_the_list_keeps_whoever_is_pointed_at(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist, left=3)
    page.listing.select(key_of(rows(page)[-1]))
    chosen = page.listing.key
    bust(view, max(view.state.play.seating.of))
    assert page.listing.key == chosen
