"""`restore` and `repair` say what is back and what is missing, and a hurt file names both."""

from pathlib import Path

import pytest

from tdconsole import settings
from tdconsole.projections.engine.mended import Repaired, Restored
from tests.cli.terminal import do, typed
from tests.cli.tournaments import register
from tests.journal.forging import forge


@pytest.fixture(autouse=True)
def _settings_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.ELSEWHERE, str(tmp_path / "settings" / "settings.json"))


@pytest.fixture
def stick(evening: Path, tmp_path: Path) -> Path:
    """The place of this machine's copies, with one in it; another player enters after it."""
    place = tmp_path / "stick"
    place.mkdir()
    assert typed("backup", evening, place, "--remember").code == 0
    do(evening, register("Late Larry"))
    return place


@pytest.fixture
def hurt(evening: Path, stick: Path) -> Path:
    """The last two steps are not what was written."""
    assert stick.exists()
    forge(evening, "UPDATE step SET command = 'Else' WHERE version = 14")
    return evening


def test_a_hurt_house_names_its_last_copy_and_both_ways(hurt: Path, stick: Path) -> None:
    (copy,) = stick.glob("*.house")
    for said in (typed("show", hurt, "log"), typed("verify", hurt)):
        assert said.code == 1
        assert not said.out
        assert f"Its last copy is {copy}, just now." in said.err
        assert f" tdconsole restore '{copy}' {hurt} " in said.err
        assert f" tdconsole repair {hurt} {hurt.with_stem('club-repaired')}\n" in said.err


def test_without_a_copy_both_ways_are_named_too(evening: Path) -> None:
    forge(evening, "UPDATE step SET command = 'Else' WHERE version = 14")
    said = typed("show", evening, "log")
    assert said.refusal == "DamagedFile"
    assert "last copy is" not in said.err
    assert f" tdconsole restore COPY {evening} " in said.err


def test_a_house_that_has_lost_its_beginning_is_damaged_and_no_other_file(hurt: Path) -> None:
    hurt.write_bytes(bytes(4096) + hurt.read_bytes()[4096:])
    assert typed("show", hurt, "log").refusal == "DamagedFile"


def test_restoring_says_what_is_back_and_what_is_not(hurt: Path, stick: Path) -> None:
    (copy,) = stick.glob("*.house")
    said = typed("restore", stick, hurt)
    assert (said.code, said.err) == (0, "")
    first, aside, trail, lost, written, renewed = said.out.splitlines()
    assert first == f"Restored from {copy}: {hurt}."
    assert aside.startswith(f"The house that was there is kept as {hurt.parent / 'club (hurt 2'}")
    assert trail.startswith("Main: 14 steps, the last of ")
    assert lost == "  1 step after them is lost: step 15."
    assert written.startswith("The house was last written to on ")
    assert renewed.startswith("The draws of Main go on from a new commitment")
    checked = typed("verify", hurt)
    assert (checked.code, checked.err) == (0, "")
    assert "15 steps" in checked.out


def test_under_a_new_name_what_the_lost_house_had_is_known_all_the_same(
    hurt: Path, stick: Path, tmp_path: Path
) -> None:
    before = hurt.read_bytes()
    said = typed("restore", stick, tmp_path / "new.house", "--of", hurt)
    assert (said.code, said.err) == (0, "")
    assert "  1 step after them is lost: step 15.\n" in said.out
    assert hurt.read_bytes() == before
    assert typed("verify", tmp_path / "new.house").code == 0


def test_restoring_as_json(hurt: Path, stick: Path) -> None:
    made = typed("restore", stick, hurt, "--json").json
    assert set(made) == set(Restored.__struct_fields__)
    assert made["trails"][0]["went_to"] == 15


def test_a_whole_house_is_not_replaced_unless_that_is_said(evening: Path, stick: Path) -> None:
    assert typed("restore", stick, evening).refusal == "StillWhole"
    assert typed("restore", stick, evening, "--replace").code == 0


def test_a_folder_without_a_copy_is_told(hurt: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    said = typed("restore", tmp_path / "empty", hurt)
    assert said.code == 1
    assert said.err == f"There is no copy of this house in {tmp_path / 'empty'}.\n"
    assert typed("restore", tmp_path / "none.house", hurt).refusal == "FileMissing"


def test_repairing_says_what_is_missing_and_exits_with_1(hurt: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.house"
    said = typed("repair", hurt, new)
    assert (said.code, said.err) == (1, "")
    first, trail, lost, unproved, people, renewed = said.out.splitlines()
    assert first == (
        f"What is whole in {hurt} was saved as {new}; the hurt file was left as it is."
    )
    assert trail.startswith("Main: 13 steps, the last of ")
    assert lost == "  2 steps after them are lost, from step 14 on."
    assert unproved == "  2 of the lost could be read, but no seal proves them: they were left out."
    assert people == "12 people were saved."
    assert renewed.startswith("The draws of Main go on")
    assert typed("verify", new).code == 0


def test_repairing_a_whole_house_exits_with_0(evening: Path, tmp_path: Path) -> None:
    said = typed("repair", evening, tmp_path / "new.house")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"All of {evening} was saved as ")


def test_repairing_as_json(hurt: Path, tmp_path: Path) -> None:
    said = typed("repair", hurt, tmp_path / "new.house", "--json")
    assert said.code == 1
    assert set(said.json) == set(Repaired.__struct_fields__)
    assert said.json["trails"][0]["unproved"] == 2


def test_rows_of_people_that_are_lost_are_counted(evening: Path, tmp_path: Path) -> None:
    forge(evening, "UPDATE note SET text = text || '!'")
    assert typed("repair", evening, tmp_path / "one.house").code == 0
    forge(evening, "INSERT INTO note VALUES ('0123456789abcdef0123456789abcdef', 'x', x'00')")
    said = typed("repair", evening, tmp_path / "two.house")
    assert said.code == 1
    assert "Notes: 1 is lost.\n" in said.out


@pytest.mark.parametrize("language", ["it", "pl"])
def test_both_speak_the_other_languages(
    hurt: Path, stick: Path, tmp_path: Path, language: str
) -> None:
    repaired = typed("repair", hurt, tmp_path / "new.house", lang=language)
    restored = typed("restore", stick, hurt, lang=language)
    assert (repaired.code, restored.code) == (1, 0)
    for english in ("was saved", "are lost", "Restored", "could be read", "hurt"):
        assert english not in (repaired.out + restored.out).replace(str(hurt.parent), "")


def test_copies_of_two_houses_under_one_name_have_to_be_named(
    hurt: Path, stick: Path, tmp_path: Path
) -> None:
    (copy,) = stick.glob("*.house")
    another = tmp_path / "elsewhere" / hurt.name
    another.parent.mkdir()
    assert typed("new", another, "--name", "Other", "--buy-in", "5").code == 0
    assert typed("backup", another, stick).code == 0

    said = typed("restore", stick, hurt)

    assert said.refusal == "CopiesDiffer"
    assert copy.name in said.err
    assert "last copy is" not in typed("show", hurt, "log").err
    assert typed("restore", copy, hurt).code == 0


def test_where_nothing_knows_of_later_steps_that_is_said(stick: Path, tmp_path: Path) -> None:
    said = typed("restore", stick, tmp_path / "club.house", "--replace")
    assert said.code == 0
    elsewhere = tmp_path / "laptop" / "club.house"
    elsewhere.parent.mkdir()
    again = typed("restore", stick, elsewhere)
    assert "Nothing here knows of later steps" in again.out


def test_a_copy_that_is_hurt_itself_is_the_one_named(stick: Path, tmp_path: Path) -> None:
    (copy,) = stick.glob("*.house")
    whole = copy.read_bytes()
    copy.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    said = typed("restore", copy, tmp_path / "new.house")
    assert said.refusal == "DamagedFile"
    assert str(copy) in said.err.splitlines()[0]
    assert not (tmp_path / "new.house").exists()


def test_a_stick_that_is_not_there_is_told_without_advice_to_make_a_house(
    hurt: Path, tmp_path: Path
) -> None:
    said = typed("restore", tmp_path / "nowhere", hurt)
    assert said.refusal == "FileMissing"
    assert "tdconsole new" not in said.err
