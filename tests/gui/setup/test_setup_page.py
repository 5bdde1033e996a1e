"""The set-up mended while it runs, and what others change meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QToolButton, QWidget

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.tournament import EditSetup, FinishTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import Money, Price, Seat, SeatNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.setup.keeping import is_kept
from tdconsole.gui.console.setup.page import WIDE, SetupPage
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import Language
from tdconsole.library.templates import kept
from tdconsole.session import Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated, viewing
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until


@pytest.fixture
def page(
    view: TournamentView,
    window: QWidget,
    gestures: Gestures,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> SetupPage:
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    dress(window, theme("dark"))
    page = SetupPage(view, gestures, theme("dark"), window)
    page.resize(window.size())
    window.show()
    window.activateWindow()
    assert until(window.isActiveWindow)
    return page


def elsewhere(view: TournamentView, edit: EditSetup) -> None:
    view.session.submit(view.tournament, edit)


def test_it_shows_what_holds_and_has_nothing_to_apply(
    page: SetupPage, view: TournamentView
) -> None:
    assert page.naming.name.text() == view.state.setup.name
    assert page.prices.entry["pool"].text() == "50"
    page.prices.entry["chips"].setText("1.500k")
    assert page.prices.faults() == ["“1.500k” may be 1,500 or 1,500,000: type it in full."]
    page.prices.entry["chips"].setText("12,5k")
    assert page.prices.faults() == []
    page.apply()
    assert view.state.setup.stack == 12_500
    assert not page.drafting.pending
    assert not page.effect.apply.isEnabled()
    page.apply()
    assert view.state.setup.price == Price(pool=Money(5000), fee=Money(500))


def test_what_it_does_is_seen_before_it_is_done(page: SetupPage, view: TournamentView) -> None:
    before = view.state
    page.prices.entry["pool"].setText("60")
    page.prices.entry["chips"].setText("30k")
    assert "Price of an entry: €55.00 → €65.00" in page.effect.told.text()
    assert "12 entries that are in stay as they were." in page.effect.told.text()
    page.effect.too.setChecked(True)
    assert "Chips in play: 240,000 → 360,000" in page.effect.told.text()
    assert view.state is before
    page.effect.reason.setText("misprinted poster")
    page.apply()
    assert view.state.chips == 360_000
    assert view.state.takings.pool == 12 * 6000
    assert not page.drafting.pending
    assert page.effect.said.property("role") == "done"


def test_what_the_rules_refuse_is_said_at_its_field(page: SetupPage, view: TournamentView) -> None:
    page.naming.seats.setText("2")
    assert page.naming.faults()
    assert not page.effect.apply.isEnabled()
    page.naming.seats.setText("9")
    assert not page.naming.faults()
    assert view.state.setup.seats_per_table == 9


def test_the_series_it_belongs_to(page: SetupPage, view: TournamentView) -> None:
    page.naming.series.setText(" Winter  Series ")
    assert page.effect.told.text() == "Changed: Series."
    page.apply()
    assert view.state.terms.series == "Winter Series"
    page.naming.series.setText("Winter\x07")
    assert page.naming.faults() == ["A name on one line."]
    page.naming.series.clear()
    page.apply()
    assert view.state.terms.series == ""


def test_of_a_line_of_prices_only_the_field_that_can_not_be_read_is_red(page: SetupPage) -> None:
    line = page.prices.entry

    def red() -> list[str]:
        return [cell for cell, field in line.items() if field.property("role") == "stopped"]

    assert red() == []
    line["fee"].setText("five")
    assert red() == ["fee"]
    assert line["fee"].accessibleDescription() == page.prices.faults()[0]
    assert not line["pool"].accessibleDescription()
    line["pool"].setText("sixty")
    assert red() == ["pool"]
    line["pool"].setText("60")
    assert red() == ["fee"]
    line["fee"].setText("5")
    assert red() == []
    line["chips"].setText("many")
    assert red() == ["chips"]


def test_what_can_not_be_read_is_said_and_not_applied(
    page: SetupPage, view: TournamentView
) -> None:
    page.prices.entry["pool"].setText("sixty")
    assert page.effect.told.text() == f"Entry: {page.prices.faults()[0]}"
    page.apply()
    assert view.state.setup.price.pool == 5000
    page.effect.again.click()
    assert page.prices.entry["pool"].text() == "50"
    page.prices.entry["chips"].setText("1.500k")
    assert page.prices.faults() == ["“1.500k” may be 1,500 or 1,500,000: type it in full."]
    page.prices.entry["chips"].setText("12,5k")
    assert page.prices.faults() == []
    page.apply()
    assert view.state.setup.stack == 12_500


def test_rebuys_and_add_on_that_are_ticked_are_whole_and_have_an_end(
    page: SetupPage, view: TournamentView
) -> None:
    """Their price is the entry without the fee, for a starting stack, until a mark of the structure."""
    for term in ("rebuys", "add_on"):
        tick = page.sold.offers[term]
        tick.setFocus()
        QTest.keyClick(tick, Qt.Key.Key_Space)
    assert page.sold.lines["rebuys"]["pool"].text() == "50"
    assert page.sold.lines["rebuys"]["fee"].text() == "0"
    assert page.sold.lines["add_on"]["chips"].text() == "20,000"
    assert not page.sold.faults()
    told = page.effect.told.text()
    assert "Rebuys end with" in told
    assert "The add-on is sold until" in told
    assert page.sold.ends.text() in told.replace("\n", " ")
    page.apply()
    marks = [mark.kind for one in view.state.setup.structure for mark in one.marks]
    assert {"rebuys_end", "add_on"} <= set(marks)
    assert "Rebuys end with" in page.sold.ends.text()
    step = view.last_gesture()
    assert step is not None
    view.do(Undo(step=step.no))
    assert not any(
        mark.kind == "rebuys_end" for one in view.state.setup.structure for mark in one.marks
    )


def test_how_tables_fill_is_asked_for(page: SetupPage, view: TournamentView) -> None:
    page.room.expected.setFocus()
    page.room.expected.selectAll()
    QTest.keyClicks(page.room.expected, "sixty")
    assert page.room.faults() == ["How many entries are expected; 0 is not known."]
    page.room.expected.selectAll()
    QTest.keyClicks(page.room.expected, "60")
    page.room.draw_at.setCurrentIndex(page.room.draw_at.findData("entry_by_table"))
    page.apply()
    terms = view.state.terms
    assert (terms.expected, terms.draw_at) == (60, "entry_by_table")
    view.do(EditSetup(terms=TermsChanges(expected=45, draw_at="entry")))
    assert page.room.expected.text() == "45"
    assert page.room.draw_at.currentData() == "entry"


def test_everything_that_is_sold_can_be_turned_on_while_it_runs(
    page: SetupPage, view: TournamentView
) -> None:
    page.sold.offers["rebuys"].setChecked(True)
    for cell, typed in zip(page.sold.lines["rebuys"], ("2", "20k", "50", "", "", ""), strict=True):
        page.sold.lines["rebuys"][cell].setText(typed)
    page.room.tables.setText("1-6")
    page.room.draw_at.setCurrentIndex(page.room.draw_at.findData("entry"))
    page.naming.guarantee.setText("1000")
    page.naming.limit.setCurrentIndex(page.naming.limit.findData("pot"))
    page.apply()
    terms = view.state.terms
    assert terms.rebuys != "off"
    assert (terms.rebuys.most, terms.rebuys.chips, terms.rebuys.price.pool) == (2, 20_000, 5000)
    assert (terms.tables, terms.draw_at) == ((1, 2, 3, 4, 5, 6), "entry")
    assert (terms.guarantee, terms.limit) == (100_000, "pot")


def test_what_somebody_else_changes_comes_in_beside_the_draft(
    page: SetupPage, view: TournamentView
) -> None:
    page.naming.cap.setText("40")
    elsewhere(view, EditSetup(terms=TermsChanges(guarantee=Money(500_000))))
    assert page.naming.guarantee.text() == "5000"
    assert page.naming.cap.text() == "40"
    assert "Guarantee" in page.effect.meanwhile.text()
    page.apply()
    assert (view.state.terms.cap, view.state.terms.guarantee) == (40, 500_000)
    assert page.effect.meanwhile.isHidden()


def test_the_same_changed_elsewhere_is_told_and_the_draft_stays(
    page: SetupPage, view: TournamentView
) -> None:
    page.naming.cap.setText("40")
    elsewhere(view, EditSetup(terms=TermsChanges(cap=60)))
    assert page.naming.cap.text() == "40"
    assert "applying replaces it by yours" in page.effect.meanwhile.text()
    assert page.drafting.clashes == ("cap",)
    page.apply()
    assert view.state.terms.cap == 40


def test_half_a_number_is_not_typed_over_by_somebody_else(
    page: SetupPage, view: TournamentView
) -> None:
    page.prices.entry["pool"].setText("6x")
    elsewhere(view, EditSetup(price=Price(pool=Money(7000)), terms=TermsChanges(cap=60)))
    assert page.prices.entry["pool"].text() == "6x"
    assert page.naming.cap.text() == "60"


def test_a_draft_outlives_its_window(
    page: SetupPage, view: TournamentView, gestures: Gestures
) -> None:
    page.naming.cap.setText("40")
    assert is_kept(view.tournament)
    again = SetupPage(view, gestures, theme("dark"))
    assert again.naming.cap.text() == "40"
    assert again.drafting.pending
    again._start_again()
    assert not is_kept(view.tournament)
    again.deleteLater()


def test_a_disk_that_takes_no_draft_is_told(page: SetupPage, tmp_path: Path) -> None:
    (tmp_path / "drafts").write_text("in the way")
    page.naming.cap.setText("40")
    assert page.drafting.lost
    assert "not kept on the disk" in page.state.text()


def test_what_is_finished_is_read_only(page: SetupPage, view: TournamentView) -> None:
    page.naming.cap.setText("40")
    winner, *others = sorted(view.state.play.seating.of)
    table = view.state.play.seating.of[winner].table
    for entry in others:
        if view.state.play.seating.of[entry].table != table:
            free = set(range(1, 10)) - set(view.state.play.seating.tables[table].players)
            seat = Seat(table=table, seat=SeatNo(min(free)))
            assert view.do(MovePlayer(entry=entry, seat=seat))
        assert view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
    assert view.do(FinishTournament())
    assert view.state.finished
    assert not page.naming.isEnabled()
    assert not page.effect.apply.isEnabled()
    page.apply()
    assert view.state.terms.cap == 0


def test_its_keys_in_the_window(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        control = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(window, Qt.Key.Key_F7, control)
        assert window.page.name == "setup"
        window.pages.of(SetupPage).naming.cap.setText("40")
        marked = [
            button.text()
            for button in window.navigation.findChildren(QToolButton)
            if button.text().endswith("•")
        ]
        assert marked == ["Set-up\u200a•"]
        opened.speak("pl")
        window = window_of(opened)
        window.activateWindow()
        assert until(window.isActiveWindow)
        assert window.pages.of(SetupPage).naming.cap.text() == "40"
        QTest.keyClick(window.pages.of(SetupPage).naming.cap, Qt.Key.Key_Return, control)
        assert window.view.state.terms.cap == 40
        assert not any(
            button.text().endswith("•") for button in window.navigation.findChildren(QToolButton)
        )


def test_it_is_kept_as_a_template_with_its_own_structure(
    page: SetupPage, view: TournamentView
) -> None:
    page.naming.cap.setText("40")
    page.naming.series.setText("Winter Series")
    page.keep_as("As tonight")
    body = view.session.club.templates.get("As tonight")
    assert body is not None
    made = kept("As tonight", body).made
    assert (made.terms.cap, made.terms.series) == (40, "Winter Series")
    assert made.structure == view.state.setup.structure
    page.keep_as("  ")
    assert view.session.club.templates.named() == ("As tonight",)


def test_nothing_moves_where_something_is_wrong(page: SetupPage) -> None:
    parts = (page.naming.cap, page.prices.entry["pool"], page.prices.more, page.effect.apply)
    QApplication.processEvents()
    before = [part.mapTo(page, QPoint()) for part in parts]
    page.naming.guarantee.setText("much")
    page.naming.name.clear()
    page.prices.entry["chips"].setText("many")
    QApplication.processEvents()
    assert len(page.naming.faults()) == 2
    assert page.prices.faults()
    assert [part.mapTo(page, QPoint()) for part in parts] == before


def test_a_faulty_field_is_marked_and_says_why_until_it_is_right(page: SetupPage) -> None:
    field = page.naming.guarantee
    hints = [label.text() for label in page.naming.findChildren(QLabel)]
    field.setText("much")
    (why,) = page.naming.faults()
    assert field.property("role") == "stopped"
    assert field.accessibleDescription() == why
    assert why in [label.text() for label in page.naming.findChildren(QLabel)]
    field.setText("1000")
    assert not field.property("role")
    assert not field.accessibleDescription()
    assert [label.text() for label in page.naming.findChildren(QLabel)] == hints


@contextmanager
def setup_in(path: Path, language: Language, wide: int, high: int) -> Iterator[SetupPage]:
    with viewing(path, language) as view:
        window = QWidget()
        window.resize(wide, high)
        dress(window, theme("dark"))
        page = SetupPage(view, Gestures(view, window, ACTIONS), theme("dark"), window)
        page.resize(window.size())
        window.show()
        QApplication.processEvents()
        yield page
        window.close()
        window.deleteLater()


def top_of(page: SetupPage, part: QWidget) -> int:
    return part.mapTo(page, QPoint()).y()


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_nothing_is_cut_at_1280(qt: Any, tmp_path: Path, language: Language) -> None:
    """The page as wide as the window leaves it, in each language."""
    del qt
    with setup_in(tmp_path, language, 932, 684) as page:
        areas = page.findChildren(QScrollArea)
        assert len(areas) == 2
        assert [area.horizontalScrollBar().maximum() for area in areas] == [0, 0]
        assert top_of(page, page.heads) > top_of(page, page.sold) + page.sold.height()


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("wide", [WIDE * theme("dark").console.space.unit, 1572])
def test_in_a_wide_window_the_fields_are_in_two_columns_and_nothing_is_cut(
    qt: Any, tmp_path: Path, language: Language, wide: int
) -> None:
    del qt
    with setup_in(tmp_path, language, wide, 940) as page:
        for area in page.findChildren(QScrollArea):
            assert area.horizontalScrollBar().maximum() == 0
        assert top_of(page, page.room) < top_of(page, page.sold)
        left = page.naming.mapTo(page, QPoint()).x()
        assert page.heads.mapTo(page, QPoint()).x() > left + page.naming.width()
