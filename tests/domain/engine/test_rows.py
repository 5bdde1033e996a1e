"""One row for each gesture and each fact: whatever the program knows of one stands in it."""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

import tdconsole.domain
from tdconsole.domain.engine import rows
from tdconsole.domain.engine.decider import evolve
from tdconsole.domain.language.events.event import Event
from tests.domain.floor import opened

DOMAIN = Path(tdconsole.domain.__file__).parent


def written(name: str) -> list[str]:
    """The classes that stand first in a call of this name, in every subject's rows."""
    return [
        ast.unparse(node.args[0])
        for module in DOMAIN.glob("*/rows.py")
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == name
    ]


def declared(folder: str, base: str) -> set[str]:
    """What can be asked of a tournament, or can have happened in one."""
    return {
        node.name
        for module in (DOMAIN / "language" / folder).glob("*.py")
        if module.stem not in {"house", "trail", "earlier"}
        for node in ast.parse(module.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and base in map(ast.unparse, node.bases)
    }


def check(row: str, known: Iterable[type], classes: set[str]) -> None:
    there = written(row)
    without = ", ".join(sorted(classes - set(there)))
    assert not without, (
        f"{without} without a row: add {row}(...) to tdconsole/domain/<subject>/rows.py"
    )
    assert sorted(there) == sorted(classes), "each has one row only, and each row a class"
    names = {one.__name__ for one in known}
    assert names == classes, "name the subject's rows in tdconsole/domain/engine/rows.py"


def test_each_command_has_exactly_one_row() -> None:
    check("Gesture", rows.GESTURE, declared("commands", "Command"))


def test_each_event_has_exactly_one_row_and_a_kind_of_its_own() -> None:
    check("Fact", rows.FACT, declared("events", "Event"))
    assert len(rows.KINDS) == len(rows.FACT)


def test_a_kind_is_the_name_in_small_letters() -> None:
    assert rows.FACT[rows.KINDS["seats-drawn", 2]].kind == "seats-drawn"
    assert ("add-on-taken", 1) in rows.KINDS
    assert ("hand-for-hand-started", 1) in rows.KINDS


def test_an_event_without_a_row_says_where_it_belongs() -> None:
    class ShufflerBroken(Event):
        pass

    with pytest.raises(KeyError, match=r"ShufflerBroken has no row: .*/rows\.py"):
        evolve(opened().state, ShufflerBroken())
