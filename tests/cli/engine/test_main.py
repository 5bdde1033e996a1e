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
    "bench", "demo", "people", "staff", "device",
]  # fmt: skip


def loaded_for(*words: str) -> set[str]:
    """Every module that a process of its own has loaded when these words are answered."""
    told = "import sys; from tdconsole.__main__ import main\n"
    told += "try: main()\nexcept SystemExit: print('', *sys.modules, sep='\\n', file=sys.stderr)"
    started = [sys.executable, "-c", told, *words]
    return set(subprocess.run(started, capture_output=True, text=True, check=True).stderr.split())


def rooms(loaded: set[str]) -> set[str]:
    return {name.split(".")[1] for name in loaded if name.startswith("tdconsole.")}


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


@pytest.mark.qt
@pytest.mark.parametrize("asked_for", ["--version", "--help"])
def test_the_program_tells_of_itself_before_the_house_is_loaded(asked_for: str) -> None:
    loaded = loaded_for(asked_for)
    assert rooms(loaded) <= {
        "__main__",
        "cli",
        "domain",
        "files",
        "i18n",
        "flaws",
        "known_errors",
        "reports",
    }
    assert {name for name in loaded if name.startswith("tdconsole.domain.")} == {
        "tdconsole.domain.values"
    }
    assert not {"reportlab", "sqlite3", "psycopg", "PySide6", "starlette", "uvicorn"} & loaded
    assert sum(name.startswith("tdconsole") for name in loaded) < 20


def test_a_calculation_opens_no_house() -> None:
    inside = rooms(loaded_for("calc", "--help"))
    assert "domain" in inside
    assert not inside & {
        "club",
        "evening",
        "exports",
        "gui",
        "house",
        "journal",
        "line",
        "printing",
        "session",
    }


@pytest.mark.qt
@pytest.mark.parametrize("words", [["new"], ["do"], ["show", "x.house", "board"]])
def test_a_house_is_opened_without_paper_and_without_a_window(words: list[str]) -> None:
    loaded = loaded_for(*words, "--help")
    assert "session" in rooms(loaded)
    assert not rooms(loaded) & {"evening", "exports", "gui", "line", "printing"}
    assert not {"reportlab", "PIL", "PySide6", "starlette", "uvicorn"} & loaded


def test_a_file_is_opened_without_what_speaks_to_a_server(house: Path) -> None:
    loaded = loaded_for("show", str(house), "standings")
    assert "sqlite3" in loaded
    assert "psycopg" not in loaded


def test_what_help_lists_is_what_each_command_says_of_itself() -> None:
    """In a process of its own: here another test may have loaded them."""
    told = (
        "import click; from tdconsole.__main__ import cli; context = click.Context(cli)\n"
        "def listed():\n    page = click.HelpFormatter(width=400)\n"
        "    cli.format_commands(context, page)\n    return page.getvalue()\n"
        "before = listed()\nfor name in cli.list_commands(context): cli.get_command(context, name)\n"
        "print(before, '=' * 9, listed(), sep='', end='')"
    )
    said = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    before, after = said.stdout.split("=" * 9)
    assert before.splitlines() == after.splitlines()
    assert all(f"\n  {command} " in before for command in COMMANDS)


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
