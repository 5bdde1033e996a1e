"""Papers from the window: in their own language, whole or not at all, and on the trail."""

from collections.abc import Iterator
from pathlib import Path
from threading import enumerate as enumerate_threads

import pytest
from pypdf import PdfReader

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QWidget

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.values import Document, EntryId, Seat, SeatNo, TableNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.papers import orders
from tdconsole.gui.console.papers import page as paper
from tdconsole.gui.console.papers.card import PaperCard
from tdconsole.gui.console.papers.orders import Order, Stage
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.papers.press import Press, Stopped
from tdconsole.gui.console.papers.printer import usual_printer
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.known_errors import PrinterGone
from tdconsole.printing.papers.offered import DOCUMENTS, papers_of
from tdconsole.settings import PaperWay
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.console_evening import viewing
from tests.gui.paper_page import Papers
from tests.gui.waiting import until


@pytest.fixture
def view(qt: object, tmp_path: Path) -> Iterator[TournamentView]:  # noqa: ARG001 -- it has to end later
    with viewing(tmp_path) as view:
        view.session.actor = view.session.club.staff.add("Łucja Żółć")
        yield view


@pytest.fixture
def preferences() -> Papers:
    return Papers()


@pytest.fixture
def page(view: TournamentView, preferences: Papers) -> Iterator[PaperPage]:
    window = QWidget()
    window.resize(932, 684)
    page = PaperPage(view, Gestures(view, window, ACTIONS), theme("dark"), preferences, window)
    page.resize(window.size())
    window.show()
    yield page
    window.close()
    window.deleteLater()


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What a printer of this machine would have had on its paper."""
    path = tmp_path / "printed.pdf"

    def made(_name: str) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return printer

    monkeypatch.setattr(paper, "printers", lambda: ["Epson", "Zebra"])
    monkeypatch.setattr(paper, "usual_printer", lambda: "Zebra")
    monkeypatch.setattr(orders, "printer_named", made)
    return path


def saved(page: PaperPage, document: Document, path: Path) -> str:
    order = page.save(document, path)
    assert order is not None
    return ended(page, order)


def ended(page: PaperPage, order: Order) -> str:
    assert until(lambda: not order.going)
    return page.queue.row(order).said.text()


def seen(page: PaperPage, document: Document) -> int:
    """The pages of its preview."""
    page.list.choose(document)
    assert until(lambda: not page.proof.press.busy)
    return page.proof.preview.pages


def issued(view: TournamentView) -> list[str]:
    steps = view.session.timeline(view.tournament).steps
    events = [event for step in steps for event in step.events]
    return [event.document for event in events if isinstance(event, PaperIssued)]


def text(path: Path) -> str:
    return " ".join(page.extract_text() for page in PdfReader(path).pages)


def test_a_polish_paper_from_an_english_window(
    page: PaperPage, view: TournamentView, preferences: Papers, tmp_path: Path
) -> None:
    page.list.choose("seat-cards")
    page.language.setCurrentIndex(2)
    path = tmp_path / "karty.pdf"
    assert saved(page, "seat-cards", path) == "karty.pdf written."
    assert preferences.paper_language == "pl"
    made = text(path)
    assert "Łukasz Wójcik" in made
    assert "STÓŁ" in made.upper()
    assert "Łucja Żółć" in made
    assert issued(view) == ["seat-cards"]
    assert page.card.printed.text().startswith("Last printed")


def test_how_a_document_is_printed_is_kept_for_it_alone(
    page: PaperPage, preferences: Papers
) -> None:
    page.list.choose("seating-by-name")
    page.card.paper.setCurrentIndex(page.card.paper.findData("roll-58"))
    page.card.second.setCurrentIndex(2)
    page.list.choose("receipt")
    assert page.card.paper_chosen == "a4"
    page.list.choose("seating-by-name")
    assert (page.card.paper_chosen, page.card.second_chosen) == ("roll-58", "it")
    [way] = preferences.papers
    assert way == PaperWay(
        document="seating-by-name", paper="roll-58", language="en", second="it", printer=""
    )


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_document_offers_the_papers_it_can_be_on(page: PaperPage, document: Document) -> None:
    page.list.choose(document)
    offered = [page.card.paper.itemData(row) for row in range(page.card.paper.count())]
    assert tuple(offered) == papers_of(document)
    assert until(lambda: not page.proof.press.busy)


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("wide", [480, 580, 700, 900])
def test_no_field_of_a_paper_cuts_its_text(qt: object, language: Language, wide: int) -> None:
    del qt
    card = PaperCard(catalogue(language, ROME), theme("dark"))
    card.setFixedWidth(wide)
    card.show()
    card.show_document("seat-cards", PaperWay(document="seat-cards"), language, [])
    QApplication.processEvents()
    labels = [label for label in card.findChildren(QLabel) if label.buddy() is not None]
    fields = [label.buddy() for label in labels if isinstance(label.buddy(), QComboBox)]
    assert len(labels) == 5
    assert [part.width() >= part.sizeHint().width() for part in (*labels, *fields)] == [True] * 9
    card.close()
    card.deleteLater()


def test_the_buttons_stand_beside_the_entries_and_none_is_cut(page: PaperPage) -> None:
    page.resize(676, 616)
    QApplication.processEvents()
    card = page.card
    parts = (card.entries, card.print, card.save)
    assert len({part.geometry().center().y() for part in parts}) == 1
    assert all(part.width() >= part.sizeHint().width() for part in (card.print, card.save))
    before = [part.geometry().left() for part in parts]
    page.list.choose("results")
    QApplication.processEvents()
    assert not card.entries.isVisible()
    assert [part.geometry().left() for part in parts] == before


def test_two_languages_on_one_paper(page: PaperPage, tmp_path: Path) -> None:
    page.list.choose("seating-by-name")
    page.card.second.setCurrentIndex(3)
    saved(page, "seating-by-name", tmp_path / "list.pdf")
    assert "STÓŁ" in text(tmp_path / "list.pdf")
    assert "TABLE" in text(tmp_path / "list.pdf")


def test_a_receipt_of_one_entry_alone(page: PaperPage, tmp_path: Path) -> None:
    page.list.choose("receipt")
    page.card.entries.setText("entry 1, 1")
    assert page.card.only_these == (EntryId(1),)
    saved(page, "receipt", tmp_path / "receipt.pdf")
    assert "Maria Rossi" in text(tmp_path / "receipt.pdf")
    assert len(PdfReader(tmp_path / "receipt.pdf").pages) == 1


def test_an_entry_that_is_not_there_is_told_before_anything_is_made(
    page: PaperPage, tmp_path: Path
) -> None:
    page.list.choose("receipt")
    page.card.entries.setText("99")
    page.card.entries.editingFinished.emit()
    assert page.card.facts.text() == "There is no entry 99 in this tournament."
    assert not page.card.save.isEnabled()
    assert page.save("receipt", tmp_path / "receipt.pdf") is None


def test_the_preview_shows_what_would_be_printed_and_turns_its_pages(page: PaperPage) -> None:
    assert seen(page, "receipt") == 4, "three to a sheet"
    preview = page.proof.preview
    assert preview.said.text() == "Page 1 of 4"
    assert not preview.before.isEnabled()
    preview.after.click()
    assert preview.said.text() == "Page 2 of 4"
    assert preview.before.isEnabled()
    assert not preview.picture.pixmap().isNull()


def test_the_preview_follows_the_tournament(page: PaperPage, view: TournamentView) -> None:
    assert seen(page, "receipt") == 4
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    assert until(lambda: page.proof.preview.pages == 5)


def test_a_document_that_is_not_there_has_no_preview(page: PaperPage) -> None:
    assert seen(page, "refund") == 0
    assert not page.proof.preview.after.isEnabled()


def test_a_saved_paper_can_be_opened_once_it_lies_there(
    page: PaperPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def opens(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return len(opened) > 1

    monkeypatch.setattr(QDesktopServices, "openUrl", opens)
    path = tmp_path / "prizes.pdf"
    saved(page, "payout-sheet", path)
    assert "€600.00" in text(path)
    [row] = page.queue.rows
    row.open.click()
    assert row.said.text() == f"No program here opens it; it is at {path}."
    row.open.click()
    assert opened == [str(path)] * 2


def test_a_folder_that_is_not_there_is_told_and_the_trail_says_nothing(
    page: PaperPage, view: TournamentView, tmp_path: Path
) -> None:
    said = saved(page, "seat-cards", tmp_path / "nowhere" / "cards.pdf")
    assert said == f"{tmp_path / 'nowhere'} does not exist."
    [row] = page.queue.rows
    assert row.said.property("role") == "stopped"
    assert page.card.save.isEnabled()
    assert issued(view) == []


def test_what_happens_while_a_paper_is_made_is_on_it(
    page: PaperPage, view: TournamentView, tmp_path: Path
) -> None:
    """The prizes of the thirteenth, who came while the sheet of twelve was being made."""
    path = tmp_path / "prizes.pdf"
    order = page.save("payout-sheet", path)
    assert order is not None
    view.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    ended(page, order)
    assert "€650.00" in text(path)
    assert issued(view) == ["payout-sheet"]


def test_a_paper_is_printed_and_then_stands_on_the_trail(
    page: PaperPage, view: TournamentView, printed: Path
) -> None:
    page.list.choose("receipt")
    page.list.choose("seat-cards")
    assert page.card.way.printer == "Zebra"
    order = page.print_out("seat-cards")
    assert order is not None
    assert ended(page, order) == "Seat cards: sent to Zebra."
    assert len(PdfReader(printed).pages) == 2
    assert issued(view) == ["seat-cards"]


def test_a_piece_of_a_roll_is_as_long_as_what_is_on_it(page: PaperPage, printed: Path) -> None:
    page.list.choose("table-sheets")
    page.card.paper.setCurrentIndex(page.card.paper.findData("roll-80"))
    order = page.print_out("table-sheets")
    assert order is not None
    ended(page, order)
    pages = PdfReader(printed).pages
    assert [round(float(page.mediabox.width)) for page in pages] == [227, 227]
    assert all(float(page.mediabox.height) < 700 for page in pages)


def test_a_printer_that_is_gone_is_told_and_the_trail_says_nothing(
    page: PaperPage, view: TournamentView, printed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(name: str) -> QPrinter:
        raise PrinterGone(name)

    monkeypatch.setattr(orders, "printer_named", gone)
    page.list.choose("receipt")
    order = page.print_out("receipt")
    assert order is not None
    assert ended(page, order).startswith("The printer Zebra does not respond")
    assert not printed.exists()
    assert issued(view) == []


def test_without_a_printer_nothing_is_printed(page: PaperPage) -> None:
    page.list.choose("receipt")
    assert not page.card.print.isEnabled()
    assert page.print_out("receipt") is None


def test_papers_are_made_one_after_the_other(
    page: PaperPage, view: TournamentView, tmp_path: Path
) -> None:
    asked: tuple[Document, ...] = ("receipt", "seating-by-name", "draw-proof")
    every = [page.save(document, tmp_path / f"{document}.pdf") for document in asked]
    assert [order.stage for order in every if order] == [Stage.MADE, Stage.WAITS, Stage.WAITS]
    assert until(lambda: not any(order.going for order in every if order))
    assert issued(view) == list(asked)
    assert len(page.queue.rows) == 3


def test_one_that_waits_and_one_that_is_being_made_can_be_stopped(
    page: PaperPage, view: TournamentView, tmp_path: Path
) -> None:
    first = page.save("receipt", tmp_path / "first.pdf")
    second = page.save("receipt", tmp_path / "second.pdf")
    assert first is not None
    assert second is not None
    page.queue.row(second).stop.click()
    page.queue.row(first).stop.click()
    assert ended(page, first) == ended(page, second) == "Receipt: stopped."
    assert issued(view) == []
    assert not list(tmp_path.glob("*.pdf"))


def test_a_logo_that_is_none_is_told_and_can_be_taken_away(
    page: PaperPage, preferences: Papers, tmp_path: Path
) -> None:
    broken = tmp_path / "logo.png"
    broken.write_bytes(b"no picture")
    page.take_logo(str(broken))
    assert page.logo_said.text() == "logo.png"
    assert "logo.png" in saved(page, "receipt", tmp_path / "receipt.pdf")
    page.no_logo.click()
    assert preferences.logo is None
    assert saved(page, "receipt", tmp_path / "receipt.pdf").endswith("written.")


class Hearing(QObject):
    def __init__(self, press: Press) -> None:
        super().__init__()
        self.press, self.heard = press, list[bool]()

    def hear(self, _outcome: object) -> None:
        self.heard.append(self.press.busy)


@pytest.mark.usefixtures("qt")
def test_the_press_rests_in_the_breath_in_which_its_document_is_heard_of() -> None:
    press = Press()
    hearing = Hearing(press)
    press.finished.connect(hearing.hear)
    press.start(lambda: b"x")
    for thread in enumerate_threads():
        if thread.name == "press":
            thread.join()
    assert press.busy
    QApplication.sendPostedEvents(press, QEvent.Type.MetaCall)
    assert (press.busy, hearing.heard) == (False, [False])


@pytest.mark.usefixtures("qt")
def test_a_press_that_is_stopped_ends_its_job_at_the_next_word() -> None:
    press = Press()
    ends: list[object] = []
    press.finished.connect(ends.append)

    def endless() -> bytes:
        while True:
            press.hear(1, 2)

    press.start(endless)
    press.stop()
    assert until(lambda: bool(ends))
    assert isinstance(ends[0], Stopped)


def test_the_dialog_proposes_the_tournaments_name(page: PaperPage, tmp_path: Path) -> None:
    page.save_as("payout-sheet")
    dialog = page.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert [Path(one).name for one in dialog.selectedFiles()] == ["Spring Main - payout sheet.pdf"]
    dialog.fileSelected.emit(str(tmp_path / "prizes.pdf"))
    dialog.close()
    assert until(lambda: (tmp_path / "prizes.pdf").exists() and not page.press.busy)


def test_without_seats_or_prizes_there_is_nothing_to_make(
    qt: object,  # noqa: ARG001
    tmp_path: Path,
) -> None:
    with viewing(tmp_path, draw=False, clock=False) as view:
        window = QWidget()
        page = PaperPage(
            view, Gestures(view, window, ACTIONS), theme("light"), Papers("it"), window
        )
        for entry in sorted(view.state.entries.by_id):
            view.do(UnregisterEntry(entry=entry))
        window.show()
        for document, said in (
            ("seat-cards", "There is no seat card to print: nobody has a seat yet."),
            ("payout-sheet", "There is no prize to print yet: the pool is empty."),
            ("waiting-list", "There is no waiting list to print: nobody waits for a seat."),
        ):
            page.list.choose(document)  # type: ignore[arg-type]  # mypy widens the names
            assert (page.card.facts.text(), page.card.save.isEnabled()) == (said, False)
        assert page.save("seat-cards", tmp_path / "cards.pdf") is None
        assert not page.press.busy
        assert not (tmp_path / "cards.pdf").exists()
        assert page.language.currentText() == "Italiano"
        window.close()
        window.deleteLater()


def test_slips_of_moves_are_printed_before_and_after_and_void_once_they_are_undone(
    page: PaperPage, view: TournamentView, tmp_path: Path
) -> None:
    assert seen(page, "move-slips") == 0
    assert page.card.facts.text() == "There is no move slip to print: no move is due."
    assert not page.card.save.isEnabled()
    seating = view.state.play.seating
    last = max(seating.of.values())
    free = next(
        place
        for number in range(1, 10)
        if seating.at(place := Seat(table=TableNo(3 - last.table), seat=SeatNo(number))) is None
    )
    entry = seating.at(last)
    assert entry is not None
    view.do(MovePlayer(entry=entry, seat=free))
    assert saved(page, "move-slips", tmp_path / "plan.pdf") == "plan.pdf written."
    assert "Next big blind of table" in text(tmp_path / "plan.pdf")
    page.list.choose("last-slips")
    assert not page.card.entries.isHidden()
    saved(page, "last-slips", tmp_path / "last.pdf")
    assert f"From table {last.table}, seat {last.seat}" in text(tmp_path / "last.pdf")
    view.do(Undo())
    saved(page, "void-slips", tmp_path / "void.pdf")
    assert "VOID" in text(tmp_path / "void.pdf")
    assert issued(view) == ["move-slips", "last-slips", "void-slips"]


def test_a_void_slip_is_on_the_paper_of_the_slips_unless_another_was_chosen(
    page: PaperPage, view: TournamentView, preferences: Papers
) -> None:
    seating = view.state.play.seating
    last = max(seating.of.values())
    entry = seating.at(last)
    assert entry is not None
    free = next(
        place
        for number in range(1, 10)
        if seating.at(place := Seat(table=TableNo(3 - last.table), seat=SeatNo(number))) is None
    )
    view.do(MovePlayer(entry=entry, seat=free))
    preferences.print_so(PaperWay(document="last-slips", paper="labels-a4-21", second="pl"))
    assert page.way("void-slips").paper == "a4"
    view.do(Undo())
    assert page.way("void-slips") == PaperWay(
        document="void-slips", paper="labels-a4-21", second="pl", printer=usual_printer()
    )
    preferences.print_so(PaperWay(document="void-slips", paper="a6"))
    assert page.way("void-slips").paper == "a6"
