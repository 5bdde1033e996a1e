"""The house leaves the window as data, and a new one comes of its lines."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QFileDialog

from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.data.coming_in import LinesDialog
from tdconsole.gui.console.frame.data.going_out import DataDialog
from tdconsole.session import create, open_house
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import window_of
from tests.gui.frame.test_houses import at_home, folder, following, menu
from tests.gui.frame.test_taking_over import drop
from tests.gui.hands import click
from tests.gui.waiting import until

__all__ = ["folder"]

SOON = 30_000
NAME = "Maria Rossi"


@contextmanager
def window(folder: Path) -> Iterator[Console]:
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            yield shown


def leaving(shown: Console) -> DataDialog:
    menu(shown)["The house as data…"]()
    found = window_of(shown).findChild(DataDialog)
    assert found is not None
    return found


def coming(shown: Console) -> LinesDialog:
    found = window_of(shown).findChild(LinesDialog)
    assert found is not None
    return found


def written(dialog: DataDialog, kind: str, path: Path) -> str:
    click(dialog.buttons["sqlite" if kind == "sqlite" else "jsonl"])
    asked = dialog.findChild(QFileDialog, kind)
    assert asked is not None
    asked.fileSelected.emit(str(path))
    asked.reject()
    asked.setObjectName("")
    assert dialog.bar.isVisible()
    assert dialog.leave.text() == "Stop"
    assert until(dialog.people.isEnabled, SOON)
    return dialog.said.text()


def test_people_leave_only_where_that_is_ticked(folder: Path) -> None:
    with window(folder) as shown:
        dialog = leaving(shown)
        lines, base = folder / "a.jsonl", folder / "a.db"
        assert not dialog.people.isChecked()
        for named in (False, True):
            dialog.people.setChecked(named)
            assert written(dialog, "jsonl", lines) == f"{lines} written."
            said = written(dialog, "sqlite", base)
            assert said == f"{base} written.\n{folder / 'metadata.json'} written."
            assert (NAME in lines.read_text(encoding="utf-8")) is named
            with closing(sqlite3.connect(base)) as db:
                found = db.execute("SELECT count(*) FROM people WHERE name = ?", (NAME,)).fetchone()
            assert found == (int(named),)


def test_why_it_was_not_written_is_a_sentence(folder: Path) -> None:
    with window(folder) as shown:
        dialog = leaving(shown)
        assert "club.house" in written(dialog, "jsonl", folder / "club.house")
        said = written(dialog, "sqlite", folder / "gone" / "a.db")
        assert said.startswith(str(folder / "gone"))
        assert "Traceback" not in said
        (folder / "metadata.json").write_text("mine")
        assert "metadata.json" in written(dialog, "sqlite", folder / "b.db")
        assert (folder / "metadata.json").read_text() == "mine"
        assert not (folder / "b.db").exists()


def test_stopped_nothing_is_left(folder: Path) -> None:
    with window(folder) as shown:
        dialog = leaving(shown)
        dialog.write("jsonl", folder / "a.jsonl")
        click(dialog.leave)
        assert dialog.said.text() == "Stopped; nothing was left at its place."
        assert dialog.isVisible()
        assert dialog.people.isEnabled()
        assert list(folder.glob("*.jsonl")) == list(folder.glob(".*.part")) == []
        click(dialog.leave)
        assert until(lambda: window_of(shown).findChild(DataDialog) is None)


def test_a_window_that_goes_takes_the_writing_with_it(folder: Path) -> None:
    with window(folder) as shown:
        leaving(shown).write("jsonl", folder / "a.jsonl")
    assert list(folder.glob("*.jsonl")) == list(folder.glob(".*.part")) == []


def test_lines_dropped_become_a_house_that_is_opened(folder: Path) -> None:
    with window(folder) as shown:
        dialog, lines = leaving(shown), folder / "a.jsonl"
        dialog.people.setChecked(True)
        written(dialog, "jsonl", lines)
        dialog.reject()
        assert drop(shown, lines)
        made = coming(shown)
        assert not made.open_it.isVisible()
        made.make_at(folder / "club.house")
        assert until(made.make.isEnabled, SOON)
        assert made.said.text().startswith(str(folder / "club.house"))
        assert shown.session.tournaments()
        click(made.make)
        asked = made.findChild(QFileDialog, "new")
        assert asked is not None
        asked.fileSelected.emit(str(folder / "new.house"))
        asked.reject()
        assert not made.make.isEnabled()
        assert until(made.open_it.isVisible, SOON)
        assert "whole and with the same seals" in made.said.text()
        here = shown.session
        with open_house(folder / "new.house", looking=True) as there:
            (number,) = here.tournaments()
            assert there.session.tournaments() == [number]
            before, after = here.state(number), there.session.state(number)
            assert before is not None
            assert after is not None
            assert (after.play.seating.of, after.entries) == (
                before.play.seating.of,
                before.entries,
            )
        click(made.open_it)
        assert following(shown) == folder / "new.house"


def test_no_house_is_made_of_another_file(folder: Path) -> None:
    with window(folder) as shown:
        other = folder / "other.jsonl"
        other.write_text("{}\n")
        menu(shown)["A new house from lines…"]()
        asked = window_of(shown).findChild(QFileDialog, "lines")
        assert asked is not None
        asked.fileSelected.emit(str(other))
        asked.reject()
        made = coming(shown)
        made.make_at(folder / "new.house")
        assert until(made.make.isEnabled, SOON)
        assert made.said.text().endswith("No house was made of it.")
        assert made.make.isVisible()
        assert not (folder / "new.house").exists()
        assert not drop(shown, folder / "club.house")
