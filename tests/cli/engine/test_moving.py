"""A house is moved at the command line, and everything said about it there."""

from pathlib import Path

import pytest

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import begun, register


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return begun(tmp_path / "club.house")


def test_it_goes_there_and_back(house: Path, place_on_server: str) -> None:
    heads = typed("verify", house).out.splitlines()[:2]
    said = typed("move", house, place_on_server)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"Moved to {place_on_server}, whole and with the same seals: 1 tour")
    assert typed("verify", place_on_server).out.splitlines()[:2] == heads
    assert typed("do", place_on_server, stdin=asked([register("Nina Neu")])).code == 0
    report = typed("move", "--json", place_on_server, house).json
    assert (report["source"], report["place"], report["finished"]) == (
        place_on_server,
        str(house),
        False,
    )
    assert typed("verify", house).code == 0


def test_what_was_moved_is_looked_at_and_nothing_else(house: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.house"
    assert typed("move", house, target).code == 0
    seen = typed("show", house, "board")
    assert seen.code == 0
    assert seen.err == (
        f"MovedAway: This house was moved to {target}: it goes on there, and can only be looked "
        "at here.\n"
    )
    said = typed("do", house, stdin=asked([register("Nina Neu")]))
    assert said.code == 1
    (answer,) = said.answers
    assert answer["rejected"] == "OnlyLooking"
    assert answer["message"] == (f"Looking only: this house was moved to {target}. Go on there.")
    assert typed("move", house, target).refusal == "HouseMoved"
    assert typed("move", house, tmp_path / "third.house").refusal == "HouseMoved"
    assert typed("do", target, stdin=asked([register("Nina Neu")])).code == 0


def test_a_copy_of_what_was_moved_makes_a_house_in_force(house: Path, tmp_path: Path) -> None:
    target, new = tmp_path / "target.house", tmp_path / "new.house"
    assert typed("move", house, target).code == 0
    assert typed("restore", house, new).code == 0
    assert typed("do", new, stdin=asked([register("Nina Neu")])).code == 0


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("HOUSE", "HOUSE"), "FileExists"),
        (("HOUSE", "OTHER"), "FileExists"),
        (("NOWHERE", "NEW"), "HouseMissing"),
        (("HOUSE", "NOWHERE/new.house"), "FileMissing"),
        (("HOUSE", "postgresql://here/club"), "AddressIncomplete"),
        (("HOUSE", "postgresql://ann:secret@here/club/evening"), "PasswordInAddress"),
    ],
)
def test_what_goes_nowhere(house: Path, tmp_path: Path, words: tuple[str, ...], code: str) -> None:
    begun(tmp_path / "other.house")
    places = {
        "HOUSE": house,
        "OTHER": tmp_path / "other.house",
        "NOWHERE": tmp_path / "nowhere",
        "NEW": tmp_path / "new.house",
    }
    named = [
        word if "://" in word else tmp_path / word if "/" in word else places[word]
        for word in words
    ]
    before = sorted(tmp_path.iterdir())
    assert typed("move", *named).refusal == code
    assert sorted(tmp_path.iterdir()) == before
    assert typed("do", house, stdin=asked([register("Nina Neu")])).code == 0
