"""The map of the house in the manual is the house."""

import ast
import re
import tomllib
from pathlib import Path
from runpy import run_path
from typing import Final

import tdconsole
from tdconsole.files import resource

PROGRAM: Final = Path(tdconsole.__file__).parent
PAGE: Final = (resource("manual") / "developing.md").read_text(encoding="utf-8")
ROW: Final = re.compile(r"^\| `(\w+)` \| ([^|]+) \|$", re.MULTILINE)


def test_every_subject_of_the_domain_stands_on_the_map_from_the_ground_up() -> None:
    told = dict(ROW.findall(PAGE))
    folders = {path.parent.name for path in (PROGRAM / "domain").glob("*/__init__.py")}
    assert set(told) == folders
    for subject, what in told.items():
        source = (PROGRAM / "domain" / subject / "__init__.py").read_text(encoding="utf-8")
        assert what.split(".")[0] == (ast.get_docstring(ast.parse(source)) or "").split(".")[0]


def test_the_map_keeps_the_order_of_the_contract() -> None:
    project = tomllib.loads((PROGRAM.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    order = next(one for one in contracts if one.get("containers") == ["tdconsole.domain"])[
        "layers"
    ]
    folders = [name for name in reversed(order) if (PROGRAM / "domain" / name).is_dir()]
    assert [subject for subject, _ in ROW.findall(PAGE)] == folders


def test_every_path_that_it_names_is_there() -> None:
    named = re.findall(r"`((?:[a-z0-9_]+/)+(?:[a-z0-9_]+\.py)?)`", PAGE)
    assert named
    places = [PROGRAM, PROGRAM / "domain", PROGRAM / "gui" / "console", PROGRAM.parent]
    gone = [one for one in named if not any((place / one).exists() for place in places)]
    assert gone == []


def test_the_picture_of_the_map_is_the_house() -> None:
    maker = run_path(str(PROGRAM.parent / "packaging" / "house_map.py"))
    picture = resource("manual") / "pictures" / "map.svg"
    assert picture.read_text(encoding="utf-8") == maker["drawn"]()
