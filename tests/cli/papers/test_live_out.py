"""A folder for the club's web site: written whole, only when something changed, and again later."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import pytest

from tdconsole.cli.papers.live_pages import LivePages
from tdconsole.domain.language.commands.seating import LockTable
from tdconsole.domain.values import TableNo
from tdconsole.exports.results.brand import Brand
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session.gathering import publishing
from tests.cli.terminal import CHECKOUT, command, do, typed
from tests.cli.tournaments import NAMES, bust
from tests.session.floor import Desk, room

SOON_S: Final = 30.0
FILES: Final = {"index.html", "results.csv", "results.json"}


def written(house: Path, folder: Path, *words: str) -> None:
    said = typed("export", house, "live", "-o", folder, *words)
    assert said.code == 0, said
    assert said.out == f"{folder} written.\n"


def places(folder: Path) -> list[str]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_text())
    return [row["name"] for row in found["places"]]


def last_step(house: Path) -> int:
    no: int = typed("show", house, "log", "--json").json["steps"][-1]["no"]
    return no


@contextmanager
def followed(
    house: Path, folder: Path, *words: str, held: bool = False
) -> Iterator["subprocess.Popen[str]"]:
    """The program in a process of its own, until it is told to leave."""
    process = subprocess.Popen(
        command("export", house, "live", "-o", folder, "--follow", "--everybody", *words),
        cwd=CHECKOUT,
        stdin=subprocess.PIPE if held else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=SOON_S)


def soon(folder: Path, *names: str) -> None:
    until = monotonic() + SOON_S
    while monotonic() < until:
        if (folder / "index.html").exists() and places(folder) == list(names):
            return
        sleep(0.05)
    raise AssertionError(places(folder) if folder.exists() else "no folder")


def test_a_page_with_its_data_in_a_folder_that_is_made(evening: Path, tmp_path: Path) -> None:
    do(evening, bust(1))
    folder = tmp_path / "site"
    written(evening, folder, "--everybody", "--club", "Circolo Roma")
    assert {path.name for path in folder.iterdir()} == FILES
    assert places(folder) == [NAMES[0]]
    page = (folder / "index.html").read_text()
    assert "Circolo Roma" in page
    assert re.search("http-equiv=.refresh", page)
    written(evening, folder, "--everybody")


def test_a_page_of_somebody_elses_is_not_replaced(evening: Path, tmp_path: Path) -> None:
    for name in sorted(FILES):
        folder = tmp_path / f"with {name}"
        folder.mkdir()
        (folder / name).write_text("mine")
        assert typed("export", evening, "live", "-o", folder).refusal == "FileExists"
        assert [path.read_text() for path in folder.iterdir()] == ["mine"]


def test_a_page_of_somebody_elses_is_replaced_by_force(evening: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("mine")
    written(evening, folder, "--force")
    assert (folder / "index.html").read_text().startswith("<!doctype html>")


def test_no_folder_is_made_where_its_place_is_missing(evening: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stick" / "site"
    assert typed("export", evening, "live", "-o", folder).refusal == "FileMissing"
    assert not folder.parent.exists()


def test_what_a_killed_writing_left_is_put_away(evening: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / f".{'0a' * 8}.part").write_text("half")
    (folder / ".htaccess").write_text("mine")
    written(evening, folder)
    assert {path.name for path in folder.iterdir()} == {*FILES, ".htaccess"}


def test_it_is_written_again_after_each_bust_and_each_undo(evening: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    with followed(evening, folder):
        soon(folder)
        do(evening, bust(1))
        soon(folder, NAMES[0])
        do(evening, {"command": "Undo", "step": last_step(evening)})
        soon(folder)


def test_a_folder_that_goes_is_told_once_and_written_when_it_is_back(
    evening: Path, tmp_path: Path
) -> None:
    folder, away = tmp_path / "site", tmp_path / "away"
    with followed(evening, folder) as process:
        soon(folder)
        folder.rename(away)
        do(evening, bust(1))
        assert process.stderr is not None
        assert process.stderr.readline().startswith("FileMissing: ")
        away.rename(folder)
        soon(folder, NAMES[0])
        assert process.poll() is None
    assert places(folder) == [NAMES[0]]


def test_nothing_is_touched_while_nothing_that_is_published_changes(tmp_path: Path) -> None:
    with room() as club:
        desk = Desk(club.session())
        desk.seat_and_start(3)
        brand = Brand()
        pages = LivePages(tmp_path, catalogue("en"), lambda: brand)

        def wrote() -> bool:
            told = publishing(desk.session, desk.id, everybody=True)
            return pages.write(told, desk.session.now())

        assert wrote()
        stamps = {path: path.stat().st_ino for path in tmp_path.iterdir()}
        desk.do(LockTable(table=TableNo(1)))
        club.time.run(5_000)
        assert not wrote()
        assert {path: path.stat().st_ino for path in tmp_path.iterdir()} == stamps
        desk.bust(1)
        assert wrote()
        (tmp_path / "index.html").unlink()
        assert wrote()
        brand = Brand(band="#2a0a12")
        assert wrote()
        assert "--band:#2a0a12" in (tmp_path / "index.html").read_text()


def test_beside_a_window_it_ends_when_that_does(evening: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    with followed(evening, folder, "--beside", held=True) as process:
        soon(folder)
        assert process.poll() is None
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
        assert process.wait(SOON_S) == 0


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_a_sentence(evening: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir(mode=0o500)
    assert typed("export", evening, "live", "-o", folder).refusal == "ReadOnlyPlace"
