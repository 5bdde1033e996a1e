"""Files and folders of The Tournament Director 3, taken over by hand."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.terminal import typed
from tests.imports.td3_sample import Evening


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "club.house"
    typed("new", path, "--name", "Tonight")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two evenings, and a file that nobody can read."""
    folder = tmp_path / "td3"
    folder.mkdir()
    (folder / "1.tdt").write_bytes(Evening(5, 1).data())
    (folder / "2.tdt").write_bytes(Evening(6, 2).data())
    (folder / "3.tdt").write_text('{ V: "3.7.2", T: new Tournament({A: [1 2]})}')
    return folder


def dumped(house: Path) -> list[str]:
    with closing(sqlite3.connect(house)) as db:
        return [*db.iterdump()]


def shelf(house: Path) -> list[str]:
    return [
        one["name"] for one in typed("show", house, "tournaments", "--json").json["tournaments"]
    ]


def test_a_folder_is_taken_over(house: Path, folder: Path) -> None:
    said = typed("import", house, "td3", folder, "--currency", "sek")
    assert said.code == 1
    assert 'Thursday "1", 9 Oct 2025: taken over; it is over; 5 players' in said.out
    assert "  Left out: colour-ups; which chip leaves is not in the file." in said.out
    assert said.out.endswith("3 files read: 2 taken over, 1 can't be taken over.\n")
    assert said.err.startswith("ForeignText: ")
    assert "line 1, column 40" in said.err
    assert shelf(house) == ['Thursday "1"', 'Thursday "2"', "Tonight"]
    assert typed("verify", house).code == 0
    standings = typed("show", house, "standings", "-t", 'Thursday "1"').out
    assert "SEK50.00" in standings


def test_what_is_here_already_is_left_alone(house: Path, folder: Path) -> None:
    one = folder / "1.tdt"
    typed("import", house, "td3", one)
    said = typed("import", house, "td3", one, "--currency", "PLN")
    assert said.code == 0
    assert "was here already" in said.out
    assert said.out.endswith("1 file read: 0 taken over, 1 was here.\n")
    assert len(shelf(house)) == 2


def test_a_dry_run_says_the_same_and_changes_nothing(house: Path, folder: Path) -> None:
    before = dumped(house)
    tried = typed("import", house, "td3", folder / "1.tdt", "--dry-run")
    assert tried.out.endswith("1 file read: 1 would be taken over.\n")
    assert shelf(house) == ["Tonight"]
    assert dumped(house) == before


def test_programs_are_told_of_each_file(house: Path, folder: Path) -> None:
    said = typed("import", house, "td3", folder, "--json")
    first, _, unread = said.json["files"]
    assert (first["fate"], first["players"], first["new_people"]) == ("over", 5, 5)
    assert {"kind": "paid", "detail": ""} in first["left_out"]
    assert (unread["fate"], unread["refused"]) == ("refused", "ForeignText")
    assert (unread["line"], unread["column"]) == (1, 40)


def test_an_evening_that_is_refused_says_why(house: Path, folder: Path) -> None:
    evening = Evening(4, 9)
    evening.fields["Levels"] = []
    (folder / "4.tdt").write_bytes(evening.data())
    said = typed("import", house, "td3", folder / "4.tdt")
    assert said.code == 1
    assert "NoLevels: " in said.err


def test_a_currency_has_three_letters(house: Path, folder: Path) -> None:
    assert "EURO" in typed("import", house, "td3", folder, "--currency", "EURO").misuse


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_in_other_languages(house: Path, folder: Path, lang: str) -> None:
    said = typed("import", house, "td3", folder, lang=lang)
    assert "taken over" not in said.out
    assert "Left out" not in said.out


def test_other_programs_are_told_where_it_was_run(house: Path, folder: Path) -> None:
    typed("import", house, "td3", folder / "1.tdt")
    out = folder / "house.db"
    assert typed("export", house, "sqlite", "-o", out).code == 0
    with closing(sqlite3.connect(out)) as db:
        found = db.execute("SELECT series, taken_over_from FROM tournaments ORDER BY created_at")
        assert found.fetchall() == [("Club 2025", "td3 3.7.2"), (None, None)]
