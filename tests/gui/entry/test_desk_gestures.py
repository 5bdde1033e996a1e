"""What is done about one entry from the desk: asked, told in words, and done by Enter."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import PaymentsCorrected
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import Chips, EntryId, Money, Payment, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.papers import orders, usual
from tests.gui.desk_page import Key, at_the_desk, column, enter, registered
from tests.gui.waiting import until

MARIA, LUKASZ, JOHN = EntryId(1), EntryId(2), EntryId(4)


@pytest.fixture
def page(qt: object, tmp_path: Path) -> Iterator[DeskPage]:  # noqa: ARG001 -- it has to end later
    with at_the_desk(tmp_path) as page:
        yield page


def view_of(page: DeskPage) -> TournamentView:
    return page.entries._view


def gestures_of(page: DeskPage) -> Gestures:
    return page.entries._gestures


def asked(page: DeskPage, entry: EntryId, action: str) -> None:
    page.show_entry(entry)
    gestures_of(page).perform(action)


def test_a_rebuy_is_asked_told_and_done(page: DeskPage) -> None:
    asked(page, MARIA, "rebuy")
    asking = page.asking
    assert asking.title.text() == "Rebuy of Maria Rossi"
    assert page.focusWidget() is asking.fields[0]
    assert asking.said.text() == "20,000 chips for €50.00: €50.00 cash"
    QTest.keyClicks(asking.fields[0], "20 card")
    assert asking.said.text() == "20,000 chips for €50.00: €20.00 card, €30.00 cash"
    enter(asking.fields[0])
    assert not asking.isVisible()
    assert column(page, 5)[0] == "1"
    assert column(page, 7)[0] == "40,000"
    assert column(page, 8)[0] == "€105.00"
    assert "1 rebuy" in page.entries.about.text()


def test_a_stack_too_large_is_passed_only_with_a_reason(page: DeskPage) -> None:
    asked(page, MARIA, "rebuy")
    QTest.keyClicks(page.asking.fields[1], "1.500k")
    told = "“1.500k” may be 1,500 or 1,500,000: type it in full."
    assert page.asking.said.text() == told
    page.asking.fields[1].clear()
    QTest.keyClicks(page.asking.fields[1], "20,5k")
    enter(page.asking.fields[1])
    assert page.asking.why.isVisible()
    enter(page.asking.why)
    assert not view_of(page).state.entries.by_id[MARIA].rebuys
    QTest.keyClicks(page.asking.why, "a mistake of ours")
    enter(page.asking.why)
    assert view_of(page).state.entries.by_id[MARIA].rebuys == 1


def test_escape_leaves_a_question_and_nothing_is_done(page: DeskPage) -> None:
    page.entries.listing.setFocus()
    asked(page, MARIA, "add-on")
    steps = len(view_of(page).session.timeline(view_of(page).tournament).steps)
    QTest.keyClick(page.asking.fields[0], Key.Key_Escape)
    assert not page.asking.isVisible()
    assert page.focusWidget() is page.entries.listing
    assert len(view_of(page).session.timeline(view_of(page).tournament).steps) == steps


def test_add_on_and_staff_bonus_are_sold_once(page: DeskPage) -> None:
    for action in ("add-on", "staff-bonus"):
        asked(page, MARIA, action)
        enter(page.asking.fields[0])
        assert not gestures_of(page).action(action).isEnabled()
    entry = view_of(page).state.entries.by_id[MARIA]
    assert (entry.added_on, entry.bonus, entry.chips) == (True, 5000, 55_000)


def test_a_registration_is_taken_back_with_the_money_told(page: DeskPage) -> None:
    view_of(page).do(RegisterEntry(person=Newcomer(name="Late Comer"), draw=False))
    asked(page, EntryId(13), "unregister")
    assert page.asking.said.text() == "€55.00 cash to return"
    QTest.keyClicks(page.asking.fields[0], "20 card")
    assert page.asking.said.text() == "€20.00 card to return"
    page.asking.fields[0].clear()
    enter(page.asking.fields[0])
    assert EntryId(13) not in view_of(page).state.entries.by_id
    assert gestures_of(page).selection == Selection()


def test_who_plays_already_is_not_taken_back(page: DeskPage) -> None:
    asked(page, MARIA, "unregister")
    assert not page.asking.button.isEnabled()
    enter(page.asking.fields[0])
    assert MARIA in view_of(page).state.entries.by_id


def test_how_an_entry_was_paid_is_corrected(page: DeskPage) -> None:
    asked(page, MARIA, "correct-payment")
    QTest.keyClicks(page.asking.fields[0], "card")
    enter(page.asking.fields[0])
    step = view_of(page).session.timeline(view_of(page).tournament).steps[-1]
    (event,) = step.events
    assert isinstance(event, PaymentsCorrected)
    assert event.payments == (Payment(method="card", amount=Money(5500)),)


def test_seats_are_pinned_and_given_back(page: DeskPage) -> None:
    view_of(page).do(RegisterEntry(person=Newcomer(name="Late Comer"), draw=False))
    asked(page, EntryId(13), "pin-seat")
    assert page.asking.fields[0].text() == ""
    QTest.keyClicks(page.asking.fields[0], "9 1 99")
    assert page.asking.said.text() == "Seat numbers go from 1 to 22."
    page.asking.fields[0].setText("9, 1")
    QTest.keyClicks(page.asking.fields[1], "a wheelchair")
    enter(page.asking.fields[1])
    assert view_of(page).state.entries.by_id[EntryId(13)].pinned == (1, 9)
    assert "only seats 1 and 9" in page.entries.about.text()


def test_a_seat_is_given_by_hand_with_a_reason(page: DeskPage) -> None:
    view = view_of(page)
    view.do(RegisterEntry(person=Newcomer(name="Late Comer"), draw=False))
    taken = set(view.state.play.seating.tables[TableNo(1)].players)
    free = next(seat for seat in range(1, 10) if seat not in taken)
    asked(page, EntryId(13), "seat-by-hand")
    QTest.keyClicks(page.asking.fields[0], f"1-{free}")
    assert page.asking.said.text() == "Say why the seat is given and not drawn."
    QTest.keyClicks(page.asking.fields[1], "the camera")
    enter(page.asking.fields[1])
    assert view.state.play.seating.of[EntryId(13)].seat == free


def test_two_are_kept_apart_and_let_together_again(page: DeskPage) -> None:
    view = view_of(page)
    people = view.session.club.people
    one, other = (view.state.entries.by_id[entry].person for entry in (MARIA, LUKASZ))
    asked(page, MARIA, "keep-apart")
    QTest.keyClicks(page.asking.fields[0], "wojcik")
    assert not page.asking.button.isEnabled()
    QTest.keyClicks(page.asking.fields[1], "they are married")
    enter(page.asking.fields[1])
    assert [pair.reason for pair in people.apart.apart_from((one, other))] == ["they are married"]
    asked(page, MARIA, "keep-apart")
    assert page.asking.said.text() == "Kept apart from Łukasz Wójcik"
    QTest.keyClicks(page.asking.fields[0], "2")
    assert page.asking.said.text() == "May sit with Łukasz Wójcik again"
    enter(page.asking.fields[0])
    assert people.apart.all() == ()


def test_what_is_not_sold_is_not_offered(qt: object, tmp_path: Path) -> None:  # noqa: ARG001
    with at_the_desk(tmp_path, TermsChanges()) as page:
        page.show_entry(MARIA)
        for action in ("rebuy", "add-on", "staff-bonus", "second-half"):
            assert not gestures_of(page).action(action).isEnabled()


def test_the_second_half_is_handed_out(qt: object, tmp_path: Path) -> None:  # noqa: ARG001
    with at_the_desk(tmp_path, TermsChanges(second_half=Chips(10_000))) as page:
        registered_one = RegisterEntry(person=Newcomer(name="Late Comer"))
        view_of(page).do(registered_one)
        asked(page, EntryId(13), "second-half")
        assert page.asking.said.text() == "10,000 chips to hand out"
        enter(page.asking.button)
        assert view_of(page).state.entries.by_id[EntryId(13)].second_half == 0


def test_the_list_shows_only_some(page: DeskPage) -> None:
    view = view_of(page)
    view.do(RegisterEntry(person=Newcomer(name="Late Comer", document=True), draw=False))
    page.entries.among.setCurrentIndex(1)
    assert column(page, 1) == ["Late Comer"]
    page.entries.among.setCurrentIndex(2)
    assert len(column(page, 1)) == 12
    assert "Late Comer" not in column(page, 1)
    page.entries.filter.setText("rossi")
    assert column(page, 1) == ["Maria Rossi"]
    page.entries.filter.clear()
    page.entries.among.setCurrentIndex(3)
    assert column(page, 1) == []
    page.show_entry(JOHN)
    assert page.entries.among.currentIndex() == 0
    assert gestures_of(page).selection == Selection(entries=(JOHN,))


# The queue of those who came last


def recent(page: DeskPage, number: int) -> list[str]:
    rows = page.recent.rows
    return [str(rows.index(row, number).data()) for row in range(rows.rowCount())]


def test_whoever_is_registered_stands_on_top_of_the_queue(page: DeskPage) -> None:
    view_of(page).session.club.people.add("Zoë Quinn", "IE")
    registered(page, "quinn")
    assert recent(page, 1)[:2] == ["Zoë Quinn", "Inês Gonçalves"]
    assert gestures_of(page).selection == Selection(entries=(EntryId(13),))
    view_of(page).do(UnregisterEntry(entry=EntryId(13)))
    view_of(page).do(EliminatePlayers(hand=(Bust(entry=JOHN),)))
    assert recent(page, 3)[recent(page, 1).index("John Smith")] == "—"


def test_a_card_is_printed_and_stands_on_the_trail(
    page: DeskPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "card.pdf"

    def printer(name: str) -> QPrinter:
        made = QPrinter(QPrinter.PrinterMode.HighResolution)
        made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        made.setOutputFileName(str(path.with_name(f"{name}.pdf")))
        return made

    monkeypatch.setattr(usual, "usual_printer", lambda: "card")
    monkeypatch.setattr(orders, "printer_named", printer)
    page.recent.at_once.setChecked(True)
    view_of(page).session.club.people.add("Zoë Quinn", "IE")
    registered(page, "quinn")
    assert until(lambda: page.registering.seated.printed.text() == "Card printed.")
    assert path.read_bytes()[:4] == b"%PDF"
    assert recent(page, 5)[0] == "✓"
    step = view_of(page).session.timeline(view_of(page).tournament).steps[-1]
    assert step.events == (PaperIssued(document="seat-cards", entries=(EntryId(13),)),)
    path.unlink()
    gestures_of(page).perform("print-card")
    assert until(path.exists)
    assert until(lambda: not page.printing)


def test_without_a_printer_that_is_said_and_nothing_was_printed(
    page: DeskPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual, "usual_printer", lambda: "")
    page.show_entry(MARIA)
    gestures_of(page).perform("print-card")
    assert page.recent.said.text().startswith("This machine has no printer")
    assert not page.printing
    assert recent(page, 5) == [""] * 12


def test_a_printer_that_is_gone_is_told(page: DeskPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usual, "usual_printer", lambda: "nowhere")
    page.show_entry(MARIA)
    gestures_of(page).perform("print-card")
    assert until(lambda: "nowhere" in page.recent.said.text())
    assert recent(page, 5) == [""] * 12


# Waiting for a seat


@pytest.fixture
def full(page: DeskPage) -> DeskPage:
    """Two tables and no more, and three who wait."""
    view = view_of(page)
    view.do(EditSetup(terms=TermsChanges(tables=(TableNo(1), TableNo(2)))))
    for number in range(9):
        view.do(RegisterEntry(person=Newcomer(name=f"Late {number}")))
    return page


def waiters(page: DeskPage, number: int) -> list[str]:
    rows = page.waiting.rows
    return [str(rows.index(row, number).data()) for row in range(rows.rowCount())]


def test_nobody_waits_and_there_is_no_panel(page: DeskPage) -> None:
    assert not page.waiting.isVisible()
    assert not gestures_of(page).action("call-alternate").isEnabled()


def test_alternates_are_called_passed_over_and_seated(full: DeskPage) -> None:
    page, gestures, view = full, gestures_of(full), view_of(full)
    assert page.waiting.isVisible()
    assert waiters(page, 1) == ["Late 6", "Late 7", "Late 8"]
    gestures.point(Selection())
    gestures.perform("call-alternate")
    assert waiters(page, 2)[0] == "3:00 to answer"
    page.waiting.listing.select(EntryId(19))
    gestures.perform("pass-alternate")
    assert waiters(page, 1) == ["Late 7", "Late 8", "Late 6"]
    assert waiters(page, 2) == ["", "", "passed 1 time"]
    view.do(EliminatePlayers(hand=(Bust(entry=JOHN),)))
    page.waiting.listing.select(EntryId(20))
    gestures.perform("seat-alternate")
    event = view.session.timeline(view.tournament).steps[-1].events[0]
    assert isinstance(event, SeatsDrawn)
    assert waiters(page, 1) == ["Late 8", "Late 6"]
    assert waiters(page, 0) == ["1", "2"]


def test_in_a_low_window_the_waiting_list_gives_way_to_who_is_registered(full: DeskPage) -> None:
    full.registering.search.setText("Ada Nowak")
    enter(full.registering.search)
    assert not full.waiting.isVisible()
    QTest.keyClick(full.registering.form.fields["country"].edit, Key.Key_Escape)
    assert full.waiting.isVisible()
