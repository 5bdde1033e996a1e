"""Papers from the window: in their own language, whole or not at all, and on the trail."""

from collections.abc import Iterator
from pathlib import Path
from threading import enumerate as enumerate_threads

import pytest
from pypdf import PdfReader

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tdconsole.domain.commands import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.events import PaperIssued
from tdconsole.domain.values import Document
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.pages.paper import PaperPage
from tdconsole.gui.console.papers.press import Press
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.theme import theme
from tests.gui.console_evening import watched
from tests.gui.waiting import until


@pytest.fixture
def watch(qt: object, tmp_path: Path) -> Iterator[Watch]:  # noqa: ARG001 -- it has to end later
    with watched(tmp_path) as watch:
        watch.session.actor = watch.session.club.staff.add("Łucja Żółć")
        yield watch


@pytest.fixture
def page(watch: Watch) -> Iterator[PaperPage]:
    window = QWidget()
    window.resize(932, 684)
    page = PaperPage(watch, Hands(watch, window), theme("dark"), None, window)
    page.resize(window.size())
    window.show()
    yield page
    window.close()
    window.deleteLater()


def saved(page: PaperPage, document: Document, path: Path) -> str:
    page.save(document, path)
    assert until(lambda: not page.press.busy)
    return page.cards[document].said.text()


def issued(watch: Watch) -> list[str]:
    steps = watch.session.timeline(watch.tournament).steps
    events = [event for step in steps for event in step.events]
    return [event.document for event in events if isinstance(event, PaperIssued)]


def text(path: Path) -> str:
    return " ".join(page.extract_text() for page in PdfReader(path).pages)


def test_a_polish_paper_from_an_english_window(
    page: PaperPage, watch: Watch, tmp_path: Path
) -> None:
    chosen: list[str] = []
    page.language_chosen.connect(chosen.append)
    page.language.setCurrentIndex(2)
    path = tmp_path / "karty.pdf"
    assert saved(page, "seat-cards", path) == f"{path} written."
    assert chosen == ["pl"]
    made = text(path)
    assert "Łukasz Wójcik" in made
    assert "STÓŁ" in made.upper()
    assert "Łucja Żółć" in made
    assert issued(watch) == ["seat-cards"]
    assert page.cards["seat-cards"].printed.text().startswith("Last printed")


def test_the_payout_sheet_can_be_opened_once_it_lies_there(
    page: PaperPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def opens(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return len(opened) > 1

    monkeypatch.setattr(QDesktopServices, "openUrl", opens)
    card, path = page.cards["payout-sheet"], tmp_path / "prizes.pdf"
    assert not card.open.isVisible()
    saved(page, "payout-sheet", path)
    assert "€600.00" in text(path)
    card.open.click()
    assert card.said.text() == f"No program here opens it; it lies at {path}."
    card.open.click()
    assert opened == [str(path)] * 2


def test_a_folder_that_is_not_there_is_told_and_the_trail_says_nothing(
    page: PaperPage, watch: Watch, tmp_path: Path
) -> None:
    said = saved(page, "seat-cards", tmp_path / "nowhere" / "cards.pdf")
    assert said == f"{tmp_path / 'nowhere'} does not exist."
    assert page.cards["seat-cards"].said.property("role") == "stopped"
    assert page.cards["seat-cards"].save.isEnabled()
    assert issued(watch) == []


def test_what_happens_while_a_paper_is_made_is_on_it(
    page: PaperPage, watch: Watch, tmp_path: Path
) -> None:
    """The prizes of the thirteenth, who came while the sheet of twelve was being made."""
    path = tmp_path / "prizes.pdf"
    page.save("payout-sheet", path)
    watch.do(RegisterEntry(person=Newcomer(name="Late Comer")))
    assert until(lambda: not page.press.busy)
    assert "€650.00" in text(path)
    assert issued(watch) == ["payout-sheet"]


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
    with watched(tmp_path, draw=False, clock=False) as watch:
        window = QWidget()
        page = PaperPage(watch, Hands(watch, window), theme("light"), "it", window)
        for entry in sorted(watch.state.entries.by_id):
            watch.do(UnregisterEntry(entry=entry))
        window.show()
        for document, said in (
            ("seat-cards", "There is no seat card to print: nobody has a seat yet."),
            ("payout-sheet", "There is no prize to print yet: the pool is empty."),
        ):
            card = page.cards[document]  # type: ignore[index]  # mypy widens the two names
            assert (card.facts.text(), card.save.isEnabled()) == (said, False)
        page.save("seat-cards", tmp_path / "cards.pdf")
        assert not page.press.busy
        assert not (tmp_path / "cards.pdf").exists()
        assert page.language.currentText() == "Italiano"
        window.close()
        window.deleteLater()
