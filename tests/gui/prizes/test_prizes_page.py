"""The prizes on their page: found, planned, posted, paid and taken back, by keyboard and by mouse."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.house import OpenTill
from tdconsole.domain.language.commands.money import PayOut, PlanPrizes, PostPrizes
from tdconsole.domain.language.commands.rulings import DecideRuling, MakeRuling
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.prize_plan import Curve, Fixed, PrizePlan
from tdconsole.domain.language.terms import Deduction, TermsChanges, Withholding
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.dues import owed
from tdconsole.domain.values import EntryId, Money, Place, RulingNo, TillNo, Withheld
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.papers import usual
from tdconsole.gui.console.papers.orders import Wanted
from tdconsole.gui.console.prizes.page import PrizesPage
from tdconsole.gui.console.prizes.rows import due_key, key_of
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session, create
from tdconsole.spelling import folded
from tests.gui.boards import ROME
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.prizes_page import Chosen, column, in_the_money, prizes, rows, settle
from tests.line.prizes.money import FIVE, Wrist, bust, put_out

PLACE, PRIZE, SHARE, PLAYER, COUNTRY, STATE = range(6)
Key = Qt.Key


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
def chosen() -> Chosen:
    return Chosen()


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget, chosen: Chosen) -> PrizesPage:
    return prizes(view, gestures, window, chosen)


def amounts(view: TournamentView) -> list[str]:
    return [view.words.money(amount, "EUR") for amount in prize_list(view.state)]


def won(page: PrizesPage, at: int = 0) -> EntryId:
    """The winners of something, best first."""
    entry = [row.entry for row in rows(page) if row.entry is not None][at]
    assert entry is not None
    return entry


def paid_out(view: TournamentView, entry: EntryId) -> None:
    assert view.do(PayOut(entry=entry))


def key(widget: QWidget | None, *keys: Key) -> None:
    """On the one that holds the keyboard, where none is named."""
    for one in keys:
        holder = widget or QApplication.focusWidget()
        assert holder is not None
        QTest.keyClick(holder, one)


# What it shows


def test_the_pool_is_one_sum_and_each_number_says_where_it_comes_from(
    page: PrizesPage, view: TournamentView
) -> None:
    view.do(
        EditSetup(
            terms=TermsChanges(
                deductions=(Deduction(name="Staff", share=300),),
                added=Money(10_000),
                guarantee=Money(100_000),
            )
        )
    )
    figures = page.head.pool.figures
    said = {name: figure.accessibleName() for name, figure in figures.items()}
    assert said == {
        "taken": "into the pool: €600.00",
        "deducted": "deducted: €18.00",
        "added": "added: €100.00",
        "overlay": "overlay: €318.00",
        "pool": "prize pool: €1,000.00",
    }
    QTest.mouseClick(figures["deducted"], Qt.MouseButton.LeftButton)
    assert page.beside.pool.isVisible()
    told = [
        label.text() for label in page.beside.pool.lines.findChildren(type(page.beside.pool.title))
    ]
    assert told == [
        "12 entries", "€600.00", "Staff, 3%", "− €18.00", "Added by the house", "€100.00",
        "Overlay, to the guarantee", "€318.00", "Prize pool", "€1,000.00",
    ]  # fmt: skip
    key(None, Key.Key_Escape)
    assert not page.beside.pool.isVisible()
    assert page.listing.hasFocus()


def test_who_has_won_what_stands_by_place_below_what_is_still_played_for(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist, left=3)
    out = sorted(view.state.exits.by_entry.items(), key=lambda one: -one[1].hand)
    assert column(page, PRIZE) == amounts(view)
    assert column(page, PLAYER) == ["", "", "", *(view.who(entry) for entry, _ in out[:2])]
    assert column(page, PLACE) == ["1", "2", "3", "4", "5"]
    assert column(page, STATE) == ["", "", "", "to pay", "to pay"]
    assert page.head.totals.text() == "5 places paid · Not posted yet"


def test_alike_places_stand_in_one_row(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    typed = tuple(Money(one) for one in (30_000, 15_000, 5_000, 5_000, 5_000))
    assert view.do(PlanPrizes(plan=PrizePlan(typed=typed)))
    assert column(page, PLACE) == ["1", "2", "3–5"]
    put_out(view, 3)
    wrist.later = 5 * 60_000
    view.tick()
    assert column(page, PLACE) == ["1", "2", "3", "4", "5"]


def test_a_place_that_may_change_is_marked_by_sign_and_word(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    twelve = PrizePlan(curve=Curve(places=12, minimum=10, groups="single"))
    assert view.do(PlanPrizes(plan=twelve))
    bust(view, min(view.state.play.seating.of))
    assert column(page, PLACE)[-1] == "≈ 12"
    assert column(page, STATE)[-1] == "provisional, to pay"
    wrist.later = 5 * 60_000
    view.tick()
    assert column(page, PLACE)[-1] == "12"
    assert column(page, STATE)[-1] == "to pay"


def test_a_search_finds_players_and_places(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    entry = won(page, 1)
    page.seek()
    QTest.keyClicks(page.search, folded(view.who(entry).split()[-1]))  # Qt types ASCII alone
    assert entry in [row.entry for row in rows(page)]
    page.search.setText("2")
    assert column(page, PLACE)[0] == "2"
    key(page.search, Key.Key_Return)
    assert page.listing.hasFocus()
    assert page.listing.key == key_of(rows(page)[0])
    page.search.setText("zzz")
    assert page.listing.empty == "Nothing here matches that."


def test_without_entries_it_says_where_prizes_come_from(
    page: PrizesPage, view: TournamentView
) -> None:
    page.search.setText("")
    assert "follow from the entries" in page.listing.empty
    assert column(page, PRIZE) == amounts(view)


# Paying


def test_enter_pays_in_cash_from_the_till_and_enter_again_does_it(
    page: PrizesPage, view: TournamentView, chosen: Chosen, wrist: Wrist
) -> None:
    view.session.submit_house(OpenTill(name="Main", floats=Money(500_000)))
    chosen.till = TillNo(1)
    in_the_money(view, wrist)
    entry = won(page)
    page.beside.paying.slip.setChecked(False)
    page.listing.select(due_key(entry, "prize"))
    key(page.listing, Key.Key_Return)
    assert page.beside.paying.isVisible()
    assert page.beside.paying.title.text() == view.who(entry)
    assert page.beside.paying.said.text().endswith("cash")
    key(None, Key.Key_Return)
    (slip,) = view.state.prizes.paid.values()
    assert (slip.entry, slip.till, slip.payments[0].method) == (entry, 1, "cash")
    assert not page.beside.paying.isVisible()
    assert page.listing.hasFocus()
    assert page.listing.key == due_key(entry, "prize")
    assert column(page, STATE)[2] == "paid, slip 1"


def test_a_prize_that_a_ruling_holds_back_says_so_until_it_is_decided(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    entry = won(page)
    assert view.do(MakeRuling(happened="chips hidden", withheld=Withheld(prize=entry)))
    assert column(page, STATE)[2] == "held back by ruling 1"
    assert view.do(DecideRuling(ruling=RulingNo(1), decided="they lay in sight"))
    assert column(page, STATE)[2] == "to pay"


def test_it_is_paid_by_several_methods_and_never_more_than_is_owed(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    entry = won(page)
    owed_now = next(one.open for one in owed(view.state) if one.entry == entry)
    page.beside.paying.slip.setChecked(False)
    page.ask(entry, "prize")
    QTest.keyClicks(page.beside.paying.money, f"{owed_now // 100 + 1}")
    assert "too much" in page.beside.paying.said.text()
    assert not page.beside.paying.button.isEnabled()
    page.beside.paying.money.setText("10 card")
    QTest.mouseClick(page.beside.paying.button, Qt.MouseButton.LeftButton)
    (slip,) = view.state.prizes.paid.values()
    assert {one.method: one.amount for one in slip.payments} == {
        "card": 1000,
        "cash": owed_now - 1000,
    }


def test_what_is_withheld_stands_between_gross_and_net(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    view.do(EditSetup(terms=TermsChanges(withholding=Withholding(share=1_000, of="whole"))))
    in_the_money(view, wrist)
    page.ask(won(page), "prize")
    gross = rows(page)[2].amount
    assert page.beside.paying.gross.value.text() == view.words.money(gross, "EUR")
    assert page.beside.paying.withheld.value.text().startswith("− €")
    assert page.beside.paying.net.value.text() == view.words.money(
        Money(gross - gross // 10), "EUR"
    )
    page.leave()


def test_only_what_is_not_paid_yet_can_be_looked_at(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    first = won(page)
    paid_out(view, first)
    assert page.head.owed.text().startswith("2 to pay")
    QTest.mouseClick(page.unpaid, Qt.MouseButton.LeftButton)
    assert first not in [row.entry for row in rows(page)]
    assert len(rows(page)) == 2


def test_what_was_paid_in_error_is_taken_back(
    page: PrizesPage, view: TournamentView, gestures: Gestures, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    last = won(page, 2)
    paid_out(view, last)
    view.do(PlanPrizes(plan=PrizePlan(curve=Curve(places=4, minimum=100, groups="single"))))
    page.listing.select(due_key(last, "prize"))
    assert column(page, STATE)[-1].endswith("to take back")
    assert page.head.owed.property("role") == "stopped"
    page.beside.paying.slip.setChecked(False)
    gestures.perform("take-back")
    assert page.beside.paying.button.text() == "Take back"
    key(page.beside.paying.money, Key.Key_Return)
    assert [slip.gross for slip in view.state.prizes.paid.values()][1] < 0
    assert last not in [row.entry for row in rows(page) if row.open]


def test_somebody_else_paid_meanwhile_is_said_in_place(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    entry = won(page)
    page.ask(entry, "prize")
    paid_out(view, entry)
    assert not page.beside.paying.button.isEnabled()
    assert "slip 1" in page.beside.paying.said.text()
    page.leave()


def test_a_prize_is_paid_to_whoever_is_pointed_at(
    page: PrizesPage, view: TournamentView, gestures: Gestures, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    assert not gestures.action("pay-out").isEnabled()
    page.listing.select(due_key(won(page), "prize"))
    assert gestures.selection == Selection(entries=(won(page),))
    gestures.action("pay-out").trigger()
    assert page.beside.paying.isVisible()
    page.leave()


def test_the_slip_is_printed_as_it_is_paid(
    page: PrizesPage, view: TournamentView, wrist: Wrist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual, "usual_printer", lambda: "")
    in_the_money(view, wrist)
    page.ask(won(page), "prize")
    key(page.beside.paying.money, Key.Key_Return)
    assert page.said.text().startswith("This machine has no printer")
    monkeypatch.setattr(usual, "usual_printer", lambda: "Till printer")
    ordered: list[Wanted] = []
    monkeypatch.setattr(page.slips.orders, "take", ordered.append)
    entry = won(page, 1)
    page.ask(entry, "prize")
    key(page.beside.paying.money, Key.Key_Return)
    (wanted,) = ordered
    assert (wanted.document, wanted.entries, wanted.paper) == ("payout-slip", (entry,), "roll-80")


def test_enter_presses_the_button_that_holds_the_keyboard(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    page.ask(won(page), "prize")
    page.beside.paying.cancel.setFocus()
    key(None, Key.Key_Return)
    assert not view.state.prizes.paid
    assert not page.beside.paying.isVisible()
    assert page.buttons.isVisible()


def test_from_the_line_it_is_two_enters(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        assert window.view.do(PlanPrizes(plan=FIVE))
        put_out(window.view, 2)
        window.view.do(PlanPrizes(plan=PrizePlan(typed=(Money(60_000),))))
        last = max(window.view.state.play.seating.of)
        bust(window.view, last)
        winner = next(iter(window.view.state.play.seating.of))
        window.quick.take(f"pay #{winner}")
        key(window.quick.field, Key.Key_Return)
        assert window.page.name == "prizes"
        paying = window.pages.of(PrizesPage).beside.paying
        assert paying.money.hasFocus()
        paying.slip.setChecked(False)
        key(paying.money, Key.Key_Return)
        assert [slip.gross for slip in window.view.state.prizes.paid.values()] == [60_000]
        window.quick.take("floor")
        window.gestures.perform("floor")
        window.quick.take("prizes")
        key(window.quick.field, Key.Key_Return)
        assert window.page.name == "prizes"


# Posting


def test_it_is_posted_and_posted_anew_with_what_differs(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    assert view.do(PlanPrizes(plan=FIVE))
    gestures.perform("post-prizes")
    assert page.beside.posting.why.isHidden()
    key(page.beside.posting.button, Key.Key_Return)
    assert view.state.prizes.posted is not None
    assert page.head.totals.text().startswith("5 places paid · Posted at ")
    assert page.buttons.post.text() == "Post again…"
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    assert page.head.since.text() == "The pool has changed since: +€50.00 · Entries since: +1"
    gestures.perform("post-prizes")
    assert page.beside.posting.rows.rowCount() > 0
    assert page.beside.posting.why.hasFocus()
    key(page.beside.posting.why, Key.Key_Return)
    assert page.beside.posting.isVisible()  # without a reason nothing is done
    QTest.keyClicks(page.beside.posting.why, "a late entry")
    key(page.beside.posting.why, Key.Key_Return)
    assert view.state.prizes.posted.entries == 13
    assert not page.beside.posting.isVisible()
    assert page.head.since.isHidden()


def test_what_was_posted_is_not_posted_again(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(PlanPrizes(plan=FIVE))
    view.do(PostPrizes())
    gestures.perform("post-prizes")
    assert not page.beside.posting.button.isEnabled()
    assert page.beside.posting.said.text()
    page.leave()


# Planning


def test_a_prize_that_is_typed_is_held_and_the_others_are_fitted(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(PlanPrizes(plan=FIVE))
    gestures.perform("plan-prizes")
    page.listing.setFocus()
    page.listing.select(key_of(rows(page)[1]))
    QTest.keyClicks(page.listing, "1")
    assert page.listing.cell.field is not None
    QTest.keyClicks(page.listing.cell.field, "50")
    key(page.listing.cell.field, Key.Key_Return)
    settle()
    assert column(page, PLACE)[1] == "■ 2"
    assert (column(page, PRIZE)[1], column(page, STATE)[1]) == ("€150.00", "held fast")
    assert sum(row.amount for row in rows(page)) == view.state.pool
    assert view.state.prizes.plan == FIVE  # only looked at
    assert page.listing.currentIndex().row() == 2
    QTest.mouseClick(page.beside.planning.use, Qt.MouseButton.LeftButton)
    assert view.state.prizes.plan.fixed == (Fixed(place=Place(2), amount=Money(15_000)),)
    assert not page.beside.planning.isVisible()


def test_what_can_not_be_says_why_and_leaves_the_plan(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(PlanPrizes(plan=FIVE))
    gestures.perform("plan-prizes")
    before = column(page, PRIZE)
    page.beside.planning.put(Place(3), Place(3), Money(70_000))
    assert page.beside.planning.said.text()
    assert column(page, PRIZE) == before
    page.listing.typed.emit(rows(page)[0], "a lot")
    assert "not a sum of money" in page.beside.planning.said.text()
    page.leave()


def test_delete_lets_a_place_go(page: PrizesPage, view: TournamentView, gestures: Gestures) -> None:
    view.do(PlanPrizes(plan=FIVE))
    gestures.perform("plan-prizes")
    page.beside.planning.put(Place(2), Place(2), Money(15_000))
    assert page.beside.planning.release.isVisible()
    page.listing.select(key_of(rows(page)[1]))
    key(page.listing, Key.Key_Delete)
    assert column(page, PLACE)[1] == "2"
    assert not page.beside.planning.release.isVisible()
    page.leave()


def test_a_curve_is_bent_by_its_fields(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    gestures.perform("plan-prizes")
    assert page.beside.planning.source.currentData() == "table"
    page.beside.planning.source.setCurrentIndex(1)
    page.beside.planning.source.activated.emit(1)
    places = page.beside.planning.curve.places
    places.selectAll()
    QTest.keyClicks(places, "4")
    assert column(page, PLACE)[-1].endswith("4")
    page.beside.planning.curve.minimum.selectAll()
    QTest.keyClicks(page.beside.planning.curve.minimum, "1.5")
    assert rows(page)[-1].amount >= 1.5 * 5500
    first = page.beside.planning.curve.first
    QTest.keyClicks(first, "40 %")
    assert rows(page)[0].amount == view.state.pool * 40 // 100
    places.selectAll()
    QTest.keyClicks(places, "many")
    assert not page.beside.planning.use.isEnabled()
    assert "Places are a number" in page.beside.planning.said.text()
    places.selectAll()
    QTest.keyClicks(places, "25%")
    assert len(page.beside.planning.draft.amounts) == 3
    page.leave()
    assert view.state.prizes.plan == PrizePlan()


def test_typed_prizes_say_what_is_missing(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(PlanPrizes(plan=FIVE))
    gestures.perform("plan-prizes")
    page.beside.planning.source.setCurrentIndex(2)
    page.beside.planning.source.activated.emit(2)
    page.beside.planning.put(Place(5), Place(5), Money(100))
    assert not page.beside.planning.use.isEnabled()
    page.beside.planning.places.setValue(6)
    assert len(page.beside.planning.draft.amounts) == 6
    rest = page.beside.planning.draft.short
    page.beside.planning.put(Place(6), Place(6), Money(0))
    page.beside.planning.put(Place(1), Place(1), Money(rows(page)[0].amount + rest + 100))
    assert page.beside.planning.draft.short == 0
    assert page.beside.planning.use.isEnabled(), page.beside.planning.said.text()
    page.beside.planning.use.click()
    assert sum(view.state.prizes.plan.typed) == view.state.pool


def test_the_chart_leads_to_a_place_and_tells_it_in_words(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(PlanPrizes(plan=FIVE))
    gestures.perform("plan-prizes")
    chart = page.beside.planning.chart
    assert chart.accessibleDescription().startswith("Place 1: €")
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.rect().center())
    assert page.listing.key is not None
    page.leave()


def test_a_plan_follows_what_changes_meanwhile(
    page: PrizesPage, view: TournamentView, gestures: Gestures
) -> None:
    view.do(PlanPrizes(plan=FIVE))
    gestures.perform("plan-prizes")
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    assert sum(row.amount for row in rows(page)) == view.state.pool == 65_000
    page.leave()


# The list itself


def test_the_list_follows_every_gesture(
    page: PrizesPage, view: TournamentView, wrist: Wrist
) -> None:
    tester = QAbstractItemModelTester(
        page.rows, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    in_the_money(view, wrist)
    for entry in [row.entry for row in rows(page) if row.entry]:
        paid_out(view, entry)
        assert len({key_of(row) for row in rows(page)}) == len(rows(page))
    for _ in range(3):
        view.do(Undo())
    last = max(view.state.exits.by_entry.items(), key=lambda one: one[1].hand)[0]
    view.do(ReinstatePlayer(entry=last))
    assert column(page, PRIZE) == amounts(view)
    assert column(page, PLAYER)[2] == ""
    assert tester.model() is page.rows


def test_only_what_is_seen_is_worded(
    page: PrizesPage, view: TournamentView, monkeypatch: pytest.MonkeyPatch, wrist: Wrist
) -> None:
    in_the_money(view, wrist)
    asked: list[EntryId] = []

    def who(entry: EntryId) -> str:
        asked.append(entry)
        return ""

    monkeypatch.setattr(view, "who", who)
    page.rows.narrow(lambda row: row.first == 1)
    settle()
    assert not asked
