"""The page of players away: hand by hand, back at the table, and its papers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QToolButton

from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.penalties import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.values import Chips, EntryId, PenaltyNo, Seat, SeatNo, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.discipline.page import AwayPage
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.papers import orders, usual
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until

Key = Qt.Key
A_KEY = 280
"""The milliseconds of a key for a director who knows the line but can't type."""
SEAT, NAME, OFFENCE, HANDS, SINCE, COUNTED, STATE = range(7)


@pytest.fixture
def window(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    with console(session) as opened:
        yield window_of(opened)


@pytest.fixture
def printer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    def made(name: str) -> QPrinter:
        printing = QPrinter(QPrinter.PrinterMode.HighResolution)
        printing.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printing.setOutputFileName(str(tmp_path / f"{name}.pdf"))
        return printing

    monkeypatch.setattr(usual, "usual_printer", lambda: "floor")
    monkeypatch.setattr(orders, "printer_named", made)
    return tmp_path / "floor.pdf"


def there(window: ConsoleWindow, table: int) -> list[EntryId]:
    """The players at the table, seat by seat."""
    players = window.view.state.play.seating.tables[
        sorted(window.view.state.play.seating.tables)[table - 1]
    ].players
    return [players[seat] for seat in sorted(players)]


def give(window: ConsoleWindow, entry: EntryId, **how: Any) -> None:
    assert window.view.do(GivePenalty(entry=entry, **how))


def page_of(window: ConsoleWindow) -> AwayPage:
    window.gestures.perform("away")
    assert window.page.name == "away"
    return window.pages.of(AwayPage)


def column(page: AwayPage, number: int) -> list[str]:
    rows = page.rows
    return [str(rows.index(row, number).data()) for row in range(rows.rowCount())]


def issued(view: TournamentView) -> list[tuple[str, tuple[EntryId, ...] | None]]:
    steps = view.session.timeline(view.tournament).steps
    every = [event for step in steps for event in step.events]
    return [(one.document, one.entries) for one in every if isinstance(one, PaperIssued)]


def test_where_nobody_is_away_it_says_how_a_penalty_is_given(window: ConsoleWindow) -> None:
    page = page_of(window)
    assert page.title.text() == "Away (0)"
    assert page.listing.empty.startswith("Nobody is away.")
    page.every.click()
    assert page.listing.empty == "No penalty was given."


def test_it_stands_at_the_left_while_somebody_is_away(window: ConsoleWindow) -> None:
    def stands() -> bool:
        every = window.navigation.findChildren(QToolButton)
        return any(one.isVisible() and one.accessibleName() == "Away" for one in every)

    assert not stands()
    entry = there(window, 1)[0]
    give(window, entry, step="warning")
    assert not stands()
    give(window, entry, hands=1)
    assert stands()
    window.gestures.point(Selection(entries=(entry,)))
    window.gestures.perform("hand-missed")
    assert stands()
    window.gestures.perform("returned")
    assert not stands()


def test_the_boxes_are_full_for_the_hands_that_are_left(window: ConsoleWindow) -> None:
    """The column says how many are left, and so does the length of what is full."""
    entry, other = there(window, 1)[0], there(window, 2)[0]
    give(window, entry, hands=4)
    give(window, other, hands=60)
    page = page_of(window)

    def full(row: int) -> int:
        """The pixels of the edge's colour in the cell."""
        cell = page.listing.visualRect(page.rows.index(row, HANDS))
        image = page.listing.viewport().grab(cell).toImage()
        edge = QColor(window.theme.colours.edge).rgb()
        return sum(
            image.pixel(x, y) == edge for x in range(image.width()) for y in range(image.height())
        )

    before = full(0), full(1)
    for one, missed in ((1, 4), (2, 40)):
        assert window.view.do(CountServed(penalty=PenaltyNo(one), hands=missed))
    assert column(page, HANDS) == ["0 of 4", "20 of 60"]
    assert (full(0) < before[0] / 2, full(1) < before[1]) == (True, True)


def test_each_row_says_who_for_what_and_how_long(window: ConsoleWindow) -> None:
    first, second = there(window, 1)[0], there(window, 2)[0]
    give(window, second, rounds=1, offence="phone", words="a call at the table")
    give(window, first, hands=3)
    page = page_of(window)
    QAbstractItemModelTester(page.rows, QAbstractItemModelTester.FailureReportingMode.Fatal, page)
    assert page.title.text() == "Away (2)"
    assert column(page, NAME) == [window.view.who(first), window.view.who(second)]
    assert column(page, OFFENCE) == ["", "phone or device at the table"]
    assert column(page, HANDS) == ["3 of 3", "6 of 6"]
    assert column(page, COUNTED) == ["counted by the floor"] * 2
    assert column(page, STATE) == ["away", "away"]
    page.listing.select(1)
    assert "TDA-2024 5, a call at the table" in page.about.text()
    assert "0 of 6 hands missed, given as 1 round, counted by the floor" in page.about.text()


def test_space_counts_a_hand_delete_takes_it_back_and_enter_closes_it(
    window: ConsoleWindow,
) -> None:
    entry = there(window, 1)[0]
    give(window, entry, hands=2)
    page = page_of(window)
    assert page.listing.hasFocus()
    QTest.keyClick(page.listing, Key.Key_Space)
    assert column(page, HANDS) == ["1 of 2"]
    QTest.keyClick(page.listing, Key.Key_Delete)
    assert column(page, HANDS) == ["2 of 2"]
    for _ in range(2):
        QTest.keyClick(page.listing, Key.Key_Return)  # there are hands left: nothing is closed
        QTest.keyClick(page.listing, Key.Key_Space)
    assert column(page, STATE) == ["may come back"]
    QTest.keyClick(page.listing, Key.Key_Space)
    assert to_miss(window.view.state, entry) == 0
    QTest.keyClick(page.listing, Key.Key_Return)
    assert column(page, STATE) == []
    page.every.click()
    assert column(page, STATE) == ["back"]
    assert not any("may come back" in card.accessibleName() for card in window.advice.cards)


def test_a_hand_that_counts_itself_is_not_counted_by_a_key_as_well(window: ConsoleWindow) -> None:
    entry = there(window, 1)[0]
    give(window, entry, hands=3)
    page = page_of(window)
    page.listing.select(1)
    assert window.gestures.action("hand-missed").isEnabled()
    assert window.view.do(StartHandForHand(until=2))
    page = page_of(window)
    page.listing.select(1)
    steps = len(window.view.session.timeline(window.view.tournament).steps)
    assert not window.gestures.action("hand-missed").isEnabled()
    QTest.keyClick(page.listing, Qt.Key.Key_Space)
    assert len(window.view.session.timeline(window.view.tournament).steps) == steps
    assert column(page, COUNTED) == ["counted by hand for hand"]


def test_a_letter_is_never_a_gesture(window: ConsoleWindow) -> None:
    give(window, there(window, 1)[0], hands=2)
    page = page_of(window)
    QTest.keyClicks(page.listing, "m")
    assert window.quick.field.text() == "m"
    assert column(page, HANDS) == ["2 of 2"]


def test_all_penalties_are_those_that_are_over_as_well(window: ConsoleWindow) -> None:
    first, second = there(window, 1)[:2]
    give(window, first, step="warning", offence="language")
    give(window, second, step="chips", chips=Chips(500))
    give(window, second, hands=2)
    page = page_of(window)
    assert page.rows.rowCount() == 1
    page.every.click()
    assert column(page, HANDS) == ["warning", "500 chips", "2 of 2"]
    assert column(page, STATE) == ["given", "given", "away"]
    assert window.view.do(LiftPenalty(penalty=PenaltyNo(3), reason="wrong player"))
    assert column(page, STATE)[2] == "lifted"
    page.listing.select(3)
    assert page.about.text().endswith("Lifted: wrong player")
    last = window.view.last_gesture()
    assert last is not None
    assert window.view.do(Undo(step=last.no))
    assert column(page, STATE)[2] == "away"


def test_one_key_counts_the_hand_of_a_whole_table(window: ConsoleWindow) -> None:
    first, second, third = there(window, 1)[:3]
    for entry in (first, second):
        give(window, entry, hands=2)
    give(window, there(window, 2)[0], hands=2)
    seat = window.view.state.play.seating.of[third]
    window.show_page("floor")
    window.pages.of(FloorPage).show_seat(seat)
    QTest.keyClick(window, Key.Key_M, Qt.KeyboardModifier.AltModifier)
    page = page_of(window)
    assert column(page, HANDS) == ["1 of 2", "1 of 2", "2 of 2"]
    window.gestures.point(Selection(seat=seat))
    modifiers = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Key.Key_M, modifiers)
    assert column(page, HANDS) == ["2 of 2", "2 of 2", "2 of 2"]
    assert not window.gestures.action("misdeal-at-table").isEnabled()


def test_where_nobody_is_away_the_key_of_a_table_does_nothing(window: ConsoleWindow) -> None:
    give(window, there(window, 1)[0], hands=2)
    other = window.view.state.play.seating.of[there(window, 2)[0]]
    for selection in (
        Selection(seat=other),
        Selection(),
        Selection(seat=Seat(table=TableNo(99), seat=SeatNo(1))),
    ):
        window.gestures.point(selection)
        assert not window.gestures.action("hand-at-table").isEnabled()


def test_lifting_begins_the_line(window: ConsoleWindow) -> None:
    entry = there(window, 1)[0]
    give(window, entry, hands=2)
    page_of(window)
    window.gestures.perform("lift-penalty")
    assert window.quick.field.text() == f"lift #{entry} "


def test_who_is_pointed_at_elsewhere_is_pointed_at_here(window: ConsoleWindow) -> None:
    first, second = there(window, 1)[:2]
    give(window, first, hands=2)
    give(window, second, hands=2)
    window.show_page("floor")
    window.pages.of(FloorPage).show_entry(second)
    page_of(window)
    assert window.gestures.selection.entries == (second,)


# Papers


def test_after_a_penalty_its_papers_are_one_key_away(window: ConsoleWindow, printer: Path) -> None:
    first, second = there(window, 1)[:2]
    offer = window.quick.last.papers
    assert not offer.isVisible()
    assert not window.gestures.action("penalty-papers").isEnabled()
    give(window, first, hands=2)
    assert offer.isVisible()
    window.gestures.point(Selection(entries=(second,)))
    QTest.keyClick(window, Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert window.is_printing()
    assert until(lambda: len(issued(window.view)) == 2)
    assert issued(window.view) == [("penalty-notice", (first,)), ("tally-card", (first,))]
    assert printer.read_bytes()[:4] == b"%PDF"
    assert not offer.isVisible()
    assert until(lambda: not window.is_printing())


def test_from_a_seat_to_disk_board_and_notice_within_five_seconds_of_somebody_s_time(
    window: ConsoleWindow, printer: Path
) -> None:
    entry = there(window, 1)[0]
    seat = window.view.state.play.seating.of[entry]
    line = f"p{seat.table}-{seat.seat} 1r phone"
    QTest.keyClicks(window.quick.field, line)
    assert "(phone or device at the table" in window.quick.sentence.text
    QTest.keyClick(window.quick.field, Key.Key_Return)
    QTest.keyClick(window.quick.field, Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert until(lambda: len(issued(window.view)) == 2 and not window.is_printing())
    pressed = len(line) + len(("Enter", "Alt+P"))
    assert pressed * A_KEY < 5_000
    page = page_of(window)
    assert column(page, NAME) == [window.view.who(entry)]
    assert column(page, OFFENCE) == ["phone or device at the table"]
    steps = window.view.session.timeline(window.view.tournament).steps
    assert [one.command for one in steps[-3:]] == ["GivePenalty", "IssuePaper", "IssuePaper"]
    assert printer.read_bytes()[:4] == b"%PDF"


def test_a_warning_has_no_card(window: ConsoleWindow, printer: Path) -> None:
    entry = there(window, 1)[0]
    give(window, entry, step="warning")
    window.quick.last.papers.click()
    assert until(lambda: bool(issued(window.view)) and not window.prompt_papers.busy)
    assert issued(window.view) == [("penalty-notice", (entry,))]
    assert printer.exists()
    assert window.view.do(LiftPenalty(penalty=PenaltyNo(1), reason="wrong player"))
    assert window.quick.last.papers.isVisible()


def test_who_was_put_out_gets_a_notice_and_one_undone_none(
    window: ConsoleWindow, printer: Path
) -> None:
    entry = there(window, 1)[0]
    out = DisqualifyPlayer(entry=entry, stack=Chips(20_000), reason="collusion")
    assert window.view.do(out)
    window.gestures.perform("penalty-papers")
    assert until(lambda: bool(issued(window.view)) and not window.prompt_papers.busy)
    assert issued(window.view) == [("penalty-notice", (entry,))]
    assert printer.exists()
    last = window.view.last_gesture()
    assert last is not None
    assert window.view.do(Undo(step=last.no))
    assert not window.quick.last.papers.isVisible()
    assert not window.gestures.action("penalty-papers").isEnabled()


def test_on_the_page_notice_and_card_are_of_the_row(window: ConsoleWindow, printer: Path) -> None:
    first, second = there(window, 1)[:2]
    give(window, first, hands=2)
    give(window, second, hands=2)
    page = page_of(window)
    page.listing.select(1)
    for name in ("penalty-notice", "tally-card"):
        window.gestures.perform(name)
    assert until(lambda: len(issued(window.view)) == 2 and not window.prompt_papers.busy)
    assert issued(window.view) == [("penalty-notice", (first,)), ("tally-card", (first,))]
    assert printer.exists()


def test_without_a_printer_that_is_said_and_nothing_was_printed(
    window: ConsoleWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual, "usual_printer", lambda: "")
    give(window, there(window, 1)[0], hands=2)
    window.gestures.perform("penalty-papers")
    assert window.quick.sentence.text.startswith("This machine has no printer")
    assert issued(window.view) == []


def test_a_printer_that_is_gone_is_told(
    window: ConsoleWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual, "usual_printer", lambda: "nowhere")
    give(window, there(window, 1)[0], step="warning")
    window.gestures.perform("penalty-papers")
    assert until(lambda: "nowhere" in window.quick.sentence.text)
    assert issued(window.view) == []


def test_the_boxes_of_the_hands_are_drawn(window: ConsoleWindow) -> None:
    first, second = there(window, 1)[:2]
    give(window, first, hands=5)
    page = page_of(window)
    before = page.listing.viewport().grab().toImage()
    window.gestures.perform("hand-missed")
    after = page.listing.viewport().grab().toImage()
    assert before != after
    give(window, second, hands=400)
    assert page.listing.viewport().grab().toImage() != after


def test_a_tall_page_says_what_the_hands_left_cost(window: ConsoleWindow) -> None:
    first, second = there(window, 1)[:2]
    give(window, first, hands=3)
    page = page_of(window)
    window.resize(1280, 800)
    assert until(lambda: not page.costs.isVisible())
    window.resize(1920, 1080)
    assert until(page.costs.isVisible)
    (bar,) = page.costs.bars.bars
    assert bar.name.endswith(window.view.who(first))
    assert bar.note == "3 hands"
    assert bar.figure.startswith("≈ ")
    assert bar.share == 0.0
    give(window, second, hands=1)
    assert len(page.costs.bars.bars) == 2


def test_the_bar_of_what_the_hands_left_cost_is_its_share_of_the_stack(
    window: ConsoleWindow,
) -> None:
    short, deep = there(window, 1)[:2]
    table = window.view.state.play.seating.tables[TableNo(1)]
    stacks = tuple(
        StackTyped(entry=entry, chips=Chips(2_000 if entry == short else 40_000))
        for entry in table.players.values()
    )
    window.view.do(CountChips(table=TableNo(1), stacks=stacks))
    give(window, short, hands=3)
    give(window, deep, hands=3)
    window.resize(1920, 1080)
    page = page_of(window)
    assert until(lambda: len(page.costs.bars.bars) == 2)
    bars = {bar.name.split("  ")[1]: bar.share for bar in page.costs.bars.bars}
    of_short, of_deep = bars[window.view.who(short)], bars[window.view.who(deep)]
    assert 0 < of_deep < of_short <= 1


def test_a_tall_page_counts_the_penalties_by_player(window: ConsoleWindow) -> None:
    first, second, third = there(window, 1)[:3]
    page = page_of(window)
    window.resize(1920, 1080)
    assert until(lambda: not page.repeated.isVisible())
    give(window, first, hands=8)
    give(window, second, hands=2, offence="phone")
    give(window, second, hands=2, offence="soft-play")
    give(window, third, hands=1)
    lifted = max(window.view.state.penalties)
    assert window.view.do(LiftPenalty(penalty=lifted, reason="Wrong player"))
    assert until(page.repeated.isVisible)
    told = [(bar.name, bar.figure, bar.share) for bar in page.repeated.bars.bars]
    eight, four = (
        (window.view.who(first), "8 hands", 1.0),
        (window.view.who(second), "4 hands", 0.5),
    )
    assert told == [eight, four]
    note = "2 penalties · phone or device at the table · soft play"
    assert page.repeated.bars.bars[1].note == note
    window.resize(1280, 800)
    assert until(lambda: not page.repeated.isVisible())


def test_the_list_of_a_tall_page_is_as_high_as_its_rows(window: ConsoleWindow) -> None:
    first, second = there(window, 1)[:2]
    give(window, first, hands=3)
    page = page_of(window)
    window.resize(1920, 1080)
    assert until(page.repeated.isVisible)
    one = page.listing.maximumHeight()
    give(window, second, hands=3)
    assert page.listing.maximumHeight() - one == page._theme.console.space.row
    assert until(lambda: page.listing.height() == page.listing.maximumHeight())
    assert page.listing.seen(0)
    assert page.listing.seen(1)
    window.resize(1280, 800)
    assert until(lambda: page.listing.maximumHeight() > 10_000)
