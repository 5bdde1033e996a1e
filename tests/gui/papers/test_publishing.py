"""Results that leave the window: as a file, and as a folder that follows the tournament."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId
from tdconsole.gui.app import Console
from tdconsole.gui.console.papers.publishing import PublishingDialog
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.session import Opened, create
from tdconsole.settings import Publishing, Settings, read, write
from tests.gui.console_evening import PEOPLE, seated
from tests.gui.frame.test_app import Kept, window_of
from tests.gui.hands import click
from tests.gui.showing import showing
from tests.gui.waiting import until

NAMES: Final = ("Maria Rossi", *(name for name, _country in PEOPLE))
SOON: Final = 30_000
"""The milliseconds in which another program has certainly written."""
AT_ONCE_S: Final = 1.0


@pytest.fixture
def home(qt: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    with create(tmp_path / "club.house") as house:
        seated(house.session)
        yield house


@pytest.fixture
def site(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    place.mkdir()
    return place


def dialog(shown: Console) -> PublishingDialog:
    window_of(shown).gestures.perform("publish")
    found = window_of(shown).findChild(PublishingDialog)
    assert found is not None
    return found


def bust(shown: Console, entry: int) -> None:
    window_of(shown).view.do(EliminatePlayers(hand=(Bust(entry=EntryId(entry)),)))


def names(site: Path) -> list[str] | None:
    try:
        said = json.loads((site / "results.json").read_text())
    except (OSError, ValueError):
        return None
    return [row["name"] for row in said["places"]]


def named(site: Path, *who: str) -> bool:
    return until(lambda: (site / "index.html").exists() and names(site) == list(who), SOON)


def test_a_file_of_whichever_kind_its_name_asks_for(home: Opened, tmp_path: Path) -> None:
    with showing(home) as shown:
        bust(shown, 1)
        asked = dialog(shown)
        asked.club.setText("Circolo Roma")
        asked.everybody.setChecked(True)
        for name, begin in (("a.html", "<!doctype html>"), ("b.txt", "SPRING"), ("c", "<!doctype")):
            asked.save_as(tmp_path / name)
            assert not asked.save.isEnabled()
            assert until(asked.save.isEnabled, SOON)
            path = tmp_path / (name if "." in name else f"{name}.html")
            assert asked.saved.text() == f"{path} written."
            assert path.read_text().upper().startswith(begin.upper())
            assert "Circolo Roma" in path.read_text()
            assert NAMES[0] in path.read_text()


def test_why_a_file_was_not_written_is_a_sentence(home: Opened, tmp_path: Path) -> None:
    with showing(home) as shown:
        asked = dialog(shown)
        asked.save_as(tmp_path / "gone" / "a.html")
        assert until(asked.save.isEnabled, SOON)
        assert asked.saved.text() == f"{tmp_path / 'gone'} does not exist."


def test_the_file_dialog_offers_each_kind_with_its_ending(home: Opened) -> None:
    with showing(home) as shown:
        asked = dialog(shown)
        click(asked.save)
        found = asked.findChild(QFileDialog, "results")
        assert found is not None
        for ending, chosen in zip(("html", "csv", "json", "txt"), found.nameFilters(), strict=True):
            found.filterSelected.emit(chosen)
            assert found.defaultSuffix() == ending
        found.reject()


def test_the_folder_follows_each_bust_and_each_undo(home: Opened, site: Path) -> None:
    keep = Kept()
    with showing(home, Publishing(everybody=True), keep) as shown:
        asked = dialog(shown)
        assert not asked.keep.isEnabled()
        asked.take_place(str(site))
        assert not until(lambda: names(site) is not None, 300)
        asked.keep.click()
        assert named(site)
        bust(shown, 1)
        assert named(site, NAMES[0])
        assert until(lambda: asked.state.text().startswith("Written "), SOON)
        window_of(shown).view.do(Undo())
        assert named(site)
        assert keep.last.publishing.tournament == window_of(shown).view.tournament
        asked.keep.click()
        bust(shown, 2)
        assert until(lambda: shown.live_results._runs is None, SOON)
        assert not until(lambda: names(site) != [], 1_500)


def test_a_bust_waits_for_no_folder_that_hangs(home: Opened, site: Path) -> None:
    tournament = home.session.find(None)
    chosen = Publishing(everybody=True, place=str(site), tournament=tournament)
    with showing(home, chosen) as shown:
        assert named(site)
        process = shown.live_results._process.processId()
        os.kill(process, signal.SIGSTOP)
        try:
            began = perf_counter()
            bust(shown, 1)
            assert perf_counter() - began < AT_ONCE_S
            assert EntryId(1) in window_of(shown).view.state.exits.by_entry
        finally:
            os.kill(process, signal.SIGCONT)
        assert named(site, NAMES[0])


def test_a_folder_that_is_gone_is_one_sentence_and_the_evening_goes_on(
    home: Opened, site: Path
) -> None:
    tournament = home.session.find(None)
    chosen = Publishing(everybody=True, place=str(site), tournament=tournament)
    with showing(home, chosen) as shown:
        assert named(site)
        told: list[str] = []
        window_of(shown).view.told.connect(lambda one: told.append(one.sentence))
        site.rename(site.with_name("away"))
        bust(shown, 1)
        assert until(lambda: bool(shown.live_results.fault), SOON)
        bust(shown, 2)
        site.with_name("away").rename(site)
        assert named(site, NAMES[1], NAMES[0])
        assert until(lambda: not shown.live_results.fault, SOON)
        wrong = [one for one in told if "not written" in one]
        assert wrong == [f"The web site’s results were not written. {site} does not exist."]


def test_a_program_that_was_killed_is_started_again(
    home: Opened, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tdconsole.gui.console.engine.live_results.PAUSE", 100)
    tournament = home.session.find(None)
    chosen = Publishing(everybody=True, place=str(site), tournament=tournament)
    with showing(home, chosen) as shown:
        assert named(site)
        before = shown.live_results._process.processId()
        os.kill(before, signal.SIGKILL)
        assert until(lambda: shown.live_results._process.processId() not in {0, before}, SOON)
        bust(shown, 1)
        assert named(site, NAMES[0])


def test_another_tournament_does_not_take_the_folder(home: Opened, site: Path) -> None:
    chosen = Publishing(place=str(site), tournament="0a0a0a0a")
    with showing(home, chosen) as shown:
        asked = dialog(shown)
        assert not asked.keep.isChecked()
        assert asked.state.text().startswith("The folder belongs to another tournament")
        assert shown.live_results._runs is None


def test_a_house_that_is_nowhere_publishes_nothing(home: Opened, site: Path) -> None:
    settings = Settings(publishing=Publishing(place=str(site)))
    shown = Console(home.session, "en", settings, Kept())
    shown.begin()
    try:
        asked = dialog(shown)
        assert not asked.save.isEnabled()
        assert not asked.keep.isEnabled()
        assert asked.state.text()
    finally:
        shown.waive()
        shown.close()
        shown.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_any_language(home: Opened, site: Path, language: Language) -> None:
    chosen = Publishing(place=f"{site}/a/very/long/path/to/the/site", tournament="0a0a0a0a")
    with showing(home, chosen, language=language) as shown:
        asked = dialog(shown)
        for part in (asked.everybody, asked.keep, asked.save, asked.choose, asked.leave):
            assert part.width() >= part.sizeHint().width(), part.text()
        for label in (asked.where, asked.state, asked.saved):
            assert label.height() >= label.heightForWidth(label.width())


def test_what_was_chosen_is_kept(tmp_path: Path) -> None:
    chosen = Settings(publishing=Publishing(club="Circolo", everybody=True, place="/srv/site"))
    path = tmp_path / "settings.json"
    assert write(chosen, path)
    assert read(path) == chosen
