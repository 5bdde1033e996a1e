"""What every command shares: help, version, languages and misuse."""

import subprocess
import sys
from pathlib import Path

import pytest

from tdconsole import VERSION
from tests.cli.terminal import asked, started, typed
from tests.cli.tournaments import register

COMMANDS = [
    "new", "do", "show", "print", "export", "import", "verify", "verify-draw", "calc", "schema",
    "bench", "demo", "people", "staff",
]  # fmt: skip


def test_help_names_every_command() -> None:
    said = typed("--help")
    assert (said.code, said.err) == (0, "")
    assert all(f"\n  {command} " in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    said = typed(command, "--help")
    assert (said.code, said.err) == (0, "")
    usage, _, rest = said.out.partition("\n\n")
    assert usage.startswith(f"Usage: tdconsole {command} ")
    assert rest.strip()


def test_version() -> None:
    assert typed("--version").out == f"tdconsole, version {VERSION}\n"


def test_the_version_is_said_before_anything_of_the_house_is_loaded() -> None:
    told = "import sys; from tdconsole.__main__ import main; sys.argv[1:] = ['--version']\n"
    told += "try: main()\nexcept SystemExit: print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    loaded = said.stdout.splitlines()[-1].split()
    rooms = {name.split(".")[1] for name in loaded if name.startswith("tdconsole.")}
    assert not rooms & {"club", "evening", "gui", "journal", "library", "printing", "session"}
    assert not {"reportlab", "sqlite3", "PySide6"} & set(loaded)
    assert sum(name.startswith("tdconsole") for name in loaded) < 20


@pytest.mark.parametrize("words", [["nonsense"], ["--nonsense"], ["--lang", "xx", "demo"]])
def test_misuse(words: list[str]) -> None:
    assert typed(*words).misuse


def test_a_language_that_is_not_spoken() -> None:
    assert typed("show", "x.house", "board", lang="de").misuse


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_the_code_of_a_refusal_is_the_same_in_every_language(house: Path, lang: str) -> None:
    missing = house.with_name("nowhere.house")
    said = typed("show", missing, "board", lang=lang)
    assert said.refusal == "HouseMissing"
    assert str(missing) in said.err
    (answer,) = typed("do", house, stdin=asked([{"command": "DrawSeats"}]), lang=lang).answers
    assert answer["rejected"] == "NobodyToSeat"


@pytest.mark.parametrize("name", ["TDCONSOLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"])
@pytest.mark.parametrize("tag", ["it", "it_IT.UTF-8", "it-IT"])
def test_the_systems_language(
    house: Path, name: str, tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_italian = typed("verify", house, lang="it")
    monkeypatch.setenv(name, tag)
    assert typed("verify", house, lang=None) == in_italian


@pytest.mark.parametrize("tag", ["C", "C.UTF-8", "de_DE.UTF-8", "nonsense", ""])
def test_english_where_the_language_is_not_ours(
    house: Path, tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_english = typed("verify", house)
    monkeypatch.setenv("LANG", tag)
    assert typed("verify", house, lang=None) == in_english


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize(
    "view", ["board", "seating", "standings", "prizes", "log", "draws", "advice"]
)
def test_every_view_in_every_language(evening: Path, lang: str, view: str) -> None:
    said = typed("show", evening, view, lang=lang)
    assert (said.code, said.err) == (0, "")
    assert said.out


def test_json_knows_no_language(evening: Path) -> None:
    spoken = {typed("show", evening, "standings", "--json", lang=x).out for x in ("en", "it", "pl")}
    assert len(spoken) == 1


def test_names_come_out_in_utf_8_whatever_the_terminal(house: Path) -> None:
    typed("do", house, stdin=asked([register("Łukasz Żuraw")]))
    said = started("show", house, "standings", PYTHONUTF8="0", LC_ALL="C.UTF-8")
    assert "Łukasz Żuraw" in said.out


def test_a_command_loads_none_of_the_others() -> None:
    program = "import sys, tdconsole.__main__; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "tdconsole.cli.main" in loaded
    assert not {
        "tdconsole.cli.engine.show",
        "tdconsole.cli.engine.calc",
        "tdconsole.evening",
    } & set(loaded)
