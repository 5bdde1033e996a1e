"""A structure out of a tournament and into one, by the command line."""

from pathlib import Path

import pytest
from msgspec import json

from tdconsole.library.structures import structure, structure_file, structures_named
from tdconsole.projections.structure.sheet import StructureSheet
from tests.cli.terminal import Said, asked, typed
from tests.cli.tournaments import created


def rows(house: Path) -> StructureSheet:
    return json.decode(typed("show", house, "structure", "--json").out, type=StructureSheet)


def ids(house: Path) -> list[int]:
    return [row.period.id for row in rows(house).rows]


def changed(house: Path, tmp_path: Path, old: str, new: str) -> Path:
    """The structure of the tournament in a table, with something put in the place of another."""
    path = tmp_path / "ours.csv"
    assert typed("export", house, "structure", "-o", path).code == 0
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize("ending", ["toml", "csv", "TSV"])
def test_what_was_exported_is_what_is_played(house: Path, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"ours.{ending}"
    said = typed("export", house, "structure", "-o", path)
    assert (said.code, said.out, said.err) == (0, f"{path} written.\n", "")
    assert structure(str(path)) == structure("club-evening")
    assert typed("import", house, "structure", path).refusal == "StructureUnchanged"
    other = tmp_path / "other.house"
    assert typed("new", other, "--name", "Other", "--structure", path).code == 0
    assert rows(other).rows == rows(house).rows


def test_a_toml_names_the_tournament_and_its_stack(house: Path, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    typed("export", house, "structure", "-o", path)
    file = structure_file(str(path))
    assert (file.title, file.stack) == ("Main", 20_000)


@pytest.mark.parametrize("output", ["ours", "ours.pdf", ".toml", "."])
def test_an_export_has_to_have_a_known_ending(house: Path, tmp_path: Path, output: str) -> None:
    before = sorted(tmp_path.iterdir())
    assert typed("export", house, "structure", "-o", tmp_path / output).misuse
    assert sorted(tmp_path.iterdir()) == before


def test_an_export_that_fails_leaves_what_was_there(house: Path, tmp_path: Path) -> None:
    (tmp_path / "ours.csv").mkdir()
    assert typed("export", house, "structure", "-o", tmp_path / "ours.csv").code != 0
    assert typed("export", house, "structure", "-o", tmp_path / "no" / "x.csv").refusal == (
        "FileMissing"
    )
    assert not list(tmp_path.glob(".*.part"))


def test_an_import_says_what_changed(house: Path, tmp_path: Path) -> None:
    path = changed(house, tmp_path, "4,200,400,,,,,,20", "4,250,500,,,,,,25")
    said = typed("import", house, "structure", path)
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        "row 4, level 4: instead of 200/400, 20 min now 250/500, 25 min\n"
        "1 row changes, 22 rows stay.\n"
    )
    assert ids(house) == list(range(1, 24))
    assert rows(house).rows[3].period.minutes == 25


def test_a_dry_run_says_the_same_and_does_nothing(house: Path, tmp_path: Path) -> None:
    path = changed(house, tmp_path, "4,200,400,,,,,,20", "4,250,500,,,,,,25")
    before = rows(house)
    dry = typed("import", house, "structure", path, "--dry-run", "--actor", "Anna")
    assert rows(house) == before
    assert typed("import", house, "structure", path).out == dry.out
    assert rows(house) != before


def test_a_running_clock_stays_in_its_level(evening: Path, tmp_path: Path) -> None:
    board = typed("show", evening, "board", "--json").json
    path = changed(evening, tmp_path, "1,50,100,", "0,25,50,,,,,,20,,,,\r\n1,50,100,")
    said = typed("import", evening, "structure", path)
    assert said.out.startswith("row 1, level 1: new: 25/50, 20 min\n")
    after = typed("show", evening, "board", "--json").json
    assert (board["level"], after["level"]) == (1, 2)
    assert after["period"] == board["period"]
    assert [row.state for row in rows(evening).rows[:3]] == ["played", "present", "to_come"]


@pytest.mark.parametrize("dry", [[], ["--dry-run"]])
def test_what_is_refused_changes_nothing(evening: Path, tmp_path: Path, dry: list[str]) -> None:
    path = changed(evening, tmp_path, "1,50,100,,,,,,20,,,,\n", "")
    before = rows(evening)
    said = typed("import", evening, "structure", path, *dry)
    assert said.refusal == "PresentPeriodGone"
    assert ids(evening) == [row.period.id for row in before.rows]


def test_a_mistake_is_told_by_its_line(house: Path, tmp_path: Path) -> None:
    path = changed(house, tmp_path, "4,200,400,,,,,,20", "4,200,40,,,,,,20")
    said = typed("import", house, "structure", path)
    assert said.refusal == "BadData"
    assert "line 5: the small blind 200 is above the big blind 40." in said.err


def test_one_that_comes_with_the_program(house: Path) -> None:
    assert typed("import", house, "structure", "turbo").code == 0
    periods = [row.period for row in rows(house).rows]
    turbo = structure("turbo")
    assert [period.minutes for period in periods] == [period.minutes for period in turbo]
    assert len({period.id for period in periods}) == len(turbo)
    said = "".join(typed("import", "--help").out.split())
    assert all(name in said for name in structures_named())


def test_a_new_tournament_has_the_stack_of_its_structure(tmp_path: Path) -> None:
    house, chosen = tmp_path / "a.house", ("--structure", "turbo")
    assert typed("new", house, "--name", "Turbo", *chosen).code == 0
    assert rows(house).stack == 15_000
    assert typed("new", house, "--name", "Ours", *chosen, "--stack", "12000").code == 0
    assert rows(house).stack == 12_000
    table = tmp_path / "ours.csv"
    table.write_text("small,big,minutes\n100,200,20\n", encoding="utf-8")
    assert typed("new", house, "--name", "Table", "--structure", table).code == 0
    assert rows(house).stack == 20_000


def test_asked_again_with_the_same_request_it_is_done_once(house: Path) -> None:
    once: Said = typed("import", house, "structure", "turbo", "--request", "r1")
    again = typed("import", house, "structure", "turbo", "--request", "r1")
    assert (once.code, again.code) == (0, 0)
    assert again.out == "The structure is the same already.\n"


def test_a_file_or_a_tournament_that_is_not_there(house: Path, tmp_path: Path) -> None:
    assert typed("import", house, "structure", "nowhere").refusal == "FileMissing"
    no = typed("import", house, "structure", "turbo", "-t", "Nobody")
    assert no.refusal == "NoSuchTournament"
    out = typed("export", house, "structure", "-t", "Nobody", "-o", tmp_path / "a.csv")
    assert out.refusal == "NoSuchTournament"


@pytest.mark.parametrize("command", ["export", "import"])
def test_misuse(house: Path, command: str) -> None:
    assert typed(command, house).misuse.startswith("Error: ")
    assert typed(command, house, "weather", "-o", "x.csv").misuse.startswith("Error: ")


def test_the_sheet_before_and_after_the_start(tmp_path: Path) -> None:
    house = created(tmp_path / "club.house")
    typed("import", house, "structure", "festival")
    text = typed("show", house, "structure").out
    assert "until 20:30 (60 min)" in text
    assert "End of the day (the clock stops)" in text
    assert "Day  Level  Begins" in text
    assert "200/400 (400)  " in text
    assert "20:45:00  in all" in text
    typed("do", house, stdin=asked([{"command": "StartClock"}]))
    first, second, *_ = typed("show", house, "structure").out.splitlines()[1:]
    assert first.startswith("▶  1    1 ")
    assert ":" in second.split()[2]


def test_the_sheet_in_json(house: Path) -> None:
    created(house, "Second")
    shown = rows(house)
    assert (shown.name, shown.stack, shown.started) == ("Second", 20_000, False)
    assert shown.total == sum(row.period.minutes for row in shown.rows) * 60_000
