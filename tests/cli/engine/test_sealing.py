"""The seals of the moment, at the command line: shown, handed on, printed."""

import shlex
import sys
from pathlib import Path

import pytest
from msgspec import json

from tdconsole import settings
from tdconsole.projections.engine.seals import Seals
from tests.cli.terminal import asked, do, typed
from tests.cli.tournaments import register
from tests.journal.forging import forge
from tests.printing.read_again import text_of_file

TILL = {"command": "OpenTill", "name": "Desk A", "floats": 5000}


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.ELSEWHERE, str(tmp_path / "settings.json"))


def shown(house: Path) -> Seals:
    return json.decode(typed("show", house, "seals", "--json").out, type=Seals)


def keeping(place: Path) -> str:
    written = f"import sys; open({str(place)!r}, 'ab').write(sys.stdin.buffer.read())"
    return shlex.join([sys.executable, "-c", written])


def test_each_trail_has_its_seal_and_verify_finds_it(house: Path) -> None:
    do(house, register("Maria Rossi"))
    typed("do", house, "--house", stdin=asked([TILL]))

    tournament, own = shown(house).seals

    assert (tournament.name, tournament.step) == ("Main", 2)
    assert (own.tournament, own.name, own.step) == (None, "", 1)
    for seal in (tournament, own):
        assert typed("verify", house, "--head", seal.head).code == 0
    assert typed("show", house, "seals").out.splitlines()[1].startswith("The house itself  1")


def test_a_seal_kept_elsewhere_contradicts_a_trail_written_anew(house: Path) -> None:
    do(house, register("Maria Rossi"))
    kept = shown(house).seals[0].head

    forge(house, "UPDATE step SET request = 'other' WHERE version = 2", seal=True)

    assert shown(house).seals[0].head != kept
    assert typed("verify", house, "--head", kept).code == 1


def test_the_command_is_given_the_seals_and_remembered(house: Path, tmp_path: Path) -> None:
    place = tmp_path / "kept.jsonl"

    assert typed("seal", house, "--command", keeping(place), "--remember").out == ""
    do(house, register("Maria Rossi"))
    assert typed("seal", house).code == 0

    lines = place.read_bytes().splitlines()
    assert [json.decode(line, type=Seals).seals[0].step for line in lines] == [1, 2]
    assert typed("seal", house, "--command", "", "--remember").code == 0
    assert json.decode(typed("seal", house).out, type=Seals) == shown(house)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("no-such-command-anywhere", "No such file"),
        ("'", "No closing quotation"),
        (shlex.join([sys.executable, "-c", "raise SystemExit('full')"]), "full"),
        (shlex.join([sys.executable, "-c", "raise SystemExit(3)"]), "exit status 3"),
    ],
)
def test_a_command_that_fails_is_told_and_not_remembered(
    house: Path, command: str, why: str
) -> None:
    said = typed("seal", house, "--command", command, "--remember")

    assert said.refusal == "HookFailed"
    assert why in said.err
    assert settings.read().sealing.command == ""


@pytest.mark.parametrize("paper", ["a4", "a6", "roll-80", "roll-58"])
def test_the_strip_has_every_digit(house: Path, tmp_path: Path, paper: str) -> None:
    sealed = shown(house).seals[0].head
    pdf = tmp_path / "strip.pdf"

    assert typed("print", house, "seal-strip", "-o", pdf, "--paper", paper).code == 0

    assert sealed in "".join(text_of_file(pdf).split())
