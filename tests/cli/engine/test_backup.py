"""`backup` copies into a folder, remembers it when told to, and lists what is there."""

from pathlib import Path

import pytest

from tdconsole import settings
from tests.cli.terminal import typed


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    place = tmp_path / "stick"
    place.mkdir()
    return place


@pytest.fixture(autouse=True)
def _settings_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.ELSEWHERE, str(tmp_path / "settings.json"))


def test_a_place_is_named_once_and_remembered(house: Path, stick: Path) -> None:
    first = typed("backup", house, stick)
    assert (first.code, first.err) == (0, "")
    assert first.out.startswith(f"Copied to {stick / 'club '}")
    assert settings.read().backups.place is None
    assert typed("backup", house).err.startswith("No place for copies was chosen")
    kept = typed("backup", house, stick, "--remember", "--keep", "2")
    assert kept.out.endswith(f"From now on copies go to {stick}.\n")
    assert settings.read().backups == settings.Backups(place=str(stick), keep=2)
    assert typed("backup", house).code == 0


def test_older_ones_that_make_room_are_counted(house: Path, stick: Path) -> None:
    typed("backup", house, stick)
    (made,) = stick.iterdir()
    for minute in range(3):
        (stick / f"club 2020-01-01 00.0{minute}.house").write_bytes(made.read_bytes())
    said = typed("backup", house, stick, "--keep", "2")
    assert said.out.endswith("\n2 older copies made room.\n")


def test_the_list_has_each_with_its_age(house: Path, stick: Path) -> None:
    assert typed("backup", house, stick, "--list").out == (
        f"There is no copy of this house in {stick}.\n"
    )
    typed("backup", house, stick)
    (stick / "club 2020-01-01 00.00.house").touch()
    now, old = typed("backup", house, stick, "--list").out.splitlines()
    assert now.startswith("club 2")
    assert "just now" in now or "minute" in now
    assert old.startswith("club 2020-01-01 00.00.house  ")
    assert old.endswith(" days old")


def test_the_list_as_json_has_size_and_moment(house: Path, stick: Path) -> None:
    assert typed("backup", house, stick, "--list", "--json").json == {"copies": []}
    typed("backup", house, stick)
    (made,) = stick.glob("*.house")
    (listed,) = typed("backup", house, stick, "--json").json["copies"]
    assert (listed["path"], listed["bytes"]) == (str(made), made.stat().st_size)
    assert listed["at"] % 60_000 == 0


def test_a_place_that_is_not_there_is_told(house: Path, tmp_path: Path) -> None:
    assert typed("backup", house, tmp_path / "gone").refusal == "FileMissing"
