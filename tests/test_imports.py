"""The walls of the house hold: each forbidden door, cut on purpose, is found."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

CHECKOUT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = CHECKOUT / "tdconsole"
MODULES: Final = sorted(PROGRAM.rglob("*.py"))
LINES: Final = 450
ROOM_FOR: Final = 20
"""The modules that a folder may have, beside what says what it is."""
LINT: Final = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# The parts of msgspec that describe data; encoding and decoding stay at the edges.
DESCRIBING: Final = {
    "msgspec": {"Struct", "Meta", "field", "UNSET", "UnsetType"},
    "msgspec.structs": {"replace"},
}
SAYING_NOTHING: Final = {"utils", "helpers", "manager", "service", "base", "common", "misc"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("imports")
    shutil.copy(CHECKOUT / "pyproject.toml", folder)
    shutil.copytree(PROGRAM, folder / "tdconsole", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_the_house_as_it_stands(copy: Path) -> None:
    code, said = _linted(copy)
    assert code == 0, said
    assert "0 broken" in said


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("domain/prizes/awards.py", "import PySide6", "know no world"),
        ("domain/clock/reading.py", "import os", "know no world"),
        ("domain/room/seat_draw.py", "import random", "know no world"),
        ("domain/state/tournament.py", "import time", "know no world"),
        ("projections/eliminations/standings.py", "import sqlite3", "know no world"),
        ("projections/people/names.py", "from pathlib import Path", "know no world"),
        ("cli/engine/show.py", "import reportlab", "Paper is made"),
        ("session/session.py", "from reportlab.lib import colors", "Paper is made"),
        ("wall/show.py", "import reportlab", "Paper is made"),
        ("session/session.py", "import uharfbuzz", "Letters are shaped"),
        ("web/hall.py", "import uharfbuzz", "Letters are shaped"),
        ("wall/show.py", "import starlette", "The hall is served"),
        ("cli/engine/show.py", "from uvicorn import run", "The hall is served"),
        ("wall/show.py", "import PySide6", "Qt stays"),
        ("web/hall.py", "import tdconsole.gui.app", "from the roof down"),
        ("line/grammar.py", "from PySide6 import QtCore", "Qt stays"),
        ("line/grammar.py", "import tdconsole.wall.theme", "from the roof down"),
        ("line/typing/verb.py", "import tdconsole.line.grammar", "In the line"),
        ("projections/people/names.py", "import psycopg", "know no world"),
        ("cli/engine/show.py", "import sqlite3", "Both engines stay"),
        ("printing/paper/sheet.py", "import sqlite_utils", "Both engines stay"),
        ("session/session.py", "from psycopg import Connection", "Both engines stay"),
        ("journal/sqlite_store.py", "import psycopg.rows", "by the house alone"),
        ("club/people.py", "import psycopg", "by the house alone"),
        ("exports/people_csv.py", "import psycopg", "by the house alone"),
        ("exports/relational/database.py", "import tdconsole.club.people", "from folded states"),
        ("cli/engine/show.py", "from PySide6 import QtCore", "Qt stays"),
        ("cli/engine/show.py", "import tdconsole.journal", "only through the session"),
        (
            "printing/paper/sheet.py",
            "from tdconsole.journal import SCHEMA",
            "only through the session",
        ),
        ("club/people.py", "import babel", "speak no language"),
        ("session/session.py", "import tdconsole.i18n.catalogue", "speak no language"),
        ("settings.py", "import tdconsole.i18n.catalogue", "speak no language"),
        ("evening/floor.py", "import tdconsole.journal", "only through the session"),
        ("evening/past.py", "import tdconsole.cli.main", "from the roof down"),
        ("reports.py", "import tdconsole.i18n.engine.mishaps", "from the roof down"),
        ("session/session.py", "import tdconsole.cli.main", "from the roof down"),
        ("domain/values.py", "import tdconsole.projections.people.names", "from the roof down"),
        ("house/file.py", "import tdconsole.journal", "from the roof down"),
        ("domain/entry/entries.py", "import tdconsole.domain.eliminations.ties", "In the domain"),
        ("domain/state/tournament.py", "import tdconsole.domain.clock.reading", "In the domain"),
        ("domain/papers/papers.py", "import tdconsole.domain.engine.decider", "In the domain"),
        (
            "projections/people/names.py",
            "import tdconsole.projections.advice",
            "In the projections",
        ),
        (
            "gui/console/widgets/tick.py",
            "import tdconsole.gui.console.frame.window",
            "In the director's window",
        ),
        ("i18n/room/seats.py", "import tdconsole.i18n.engine.log", "In the languages"),
        ("printing/paper/bill.py", "import tdconsole.printing.papers.making", "On paper"),
        ("cli/voice/tables.py", "import tdconsole.cli.engine.show", "At the command line"),
        ("weather.py", "", "from the roof down"),
        ("domain/weather.py", "", "In the domain"),
    ],
)
def test_a_door_that_must_not_be(copy: Path, module: str, line: str, contract: str) -> None:
    with _cut(copy / "tdconsole" / module, line):
        code, said = _linted(copy)
    assert code == 1, said
    assert any(contract in one and one.endswith("BROKEN") for one in said.splitlines()), said


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PROGRAM)))
def test_a_module_is_read_at_a_sitting_and_bears_the_name_of_its_subject(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= LINES
    assert not SAYING_NOTHING & {module.stem, *module.relative_to(PROGRAM).parent.parts}


@pytest.mark.parametrize("folder", ["domain", "projections"])
def test_encoding_stays_at_the_edges(folder: str) -> None:
    taken = {
        (str(module.relative_to(PROGRAM)), source, name)
        for module in MODULES
        if module.is_relative_to(PROGRAM / folder)
        for source, name in _from_msgspec(ast.parse(module.read_text(encoding="utf-8")))
    }
    assert {one for one in taken if one[2] not in DESCRIBING.get(one[1], ())} == set()


def test_encoding_at_the_heart_would_be_seen() -> None:
    sins = (
        "from msgspec import json, convert",
        "import msgspec.json",
        "import msgspec",
        "from msgspec.structs import asdict",
    )
    for sin in sins:
        found = _from_msgspec(ast.parse(sin))
        assert any(name not in DESCRIBING.get(source, ()) for source, name in found)


def _from_msgspec(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((n.name, "") for n in node.names if n.name.split(".")[0] == "msgspec")
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "msgspec":
            yield from ((node.module or "", n.name) for n in node.names)


@contextmanager
def _cut(module: Path, line: str) -> Iterator[None]:
    """A module with one import more, until it is left; one that is not there is made."""
    before = module.read_bytes() if module.exists() else None
    module.write_bytes((before or b"") + f"\n{line}\n".encode())
    try:
        yield
    finally:
        if before is None:
            module.unlink()
        else:
            module.write_bytes(before)


def _linted(folder: Path) -> tuple[int, str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ended = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache", "--no-logo"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stdout + ended.stderr


@pytest.mark.parametrize(
    "folder", sorted({module.parent for module in MODULES}), ids=lambda one: one.name
)
def test_a_folder_is_seen_at_a_glance(folder: Path) -> None:
    named = [module for module in folder.glob("*.py") if module.name != "__init__.py"]
    assert len(named) <= ROOM_FOR, "is there a subject in it that deserves a folder?"
