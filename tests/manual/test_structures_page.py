import re

import pytest

from tdconsole.domain.values import Break, Level
from tdconsole.files import resource
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import BadData
from tdconsole.library.structure_csv import COLUMNS, from_csv
from tdconsole.library.structure_periods import FIELDS, MARK_KINDS
from tdconsole.library.structure_toml import KEYS, from_toml
from tdconsole.library.structures import structure_file, structures_named

PAGE = resource("manual", "structures.md").read_text(encoding="utf-8")
(OURS,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
(TABLE,) = re.findall(r"```\n(level,.*?)```", PAGE, re.DOTALL)
(REFUSED,) = re.findall(r"BadData: (.*)", PAGE)


def test_the_file_on_the_page_can_be_played() -> None:
    file = from_toml("friday.toml", OURS.encode())
    assert (file.title, file.entries, file.stack) == ("Friday", 60, 20_000)
    by_hands = file.structure[4]
    assert isinstance(by_hands, Level)
    assert (by_hands.hands, by_hands.minutes) == (9, 18)


def test_the_table_on_the_page_can_be_played() -> None:
    first, second, pause = from_csv("friday.csv", TABLE.encode())
    assert isinstance(first, Level)
    assert isinstance(second, Level)
    assert isinstance(pause, Break)
    assert [mark.kind for mark in pause.marks] == ["registration_closes", "colour_up"]


def test_the_mistake_on_the_page_is_told_as_it_says() -> None:
    ninth = next(line for line in OURS.splitlines() if line.startswith("    { small = 100"))
    with pytest.raises(BadData) as raised:
        from_toml("friday.toml", OURS.replace(ninth, ninth.replace("small", "smal")).encode())
    assert mishap(catalogue("en"), raised.value) == REFUSED


def test_every_key_column_and_mark_is_explained() -> None:
    for word in FIELDS:
        assert f"`{word}`" in PAGE or f"`{word.replace('_', '-')}`" in PAGE, word
    for key in KEYS:
        assert re.search(rf"\b{key}\b", PAGE), key
    assert TABLE.splitlines()[0].split(",") == list(COLUMNS)
    for kind in MARK_KINDS:
        assert f"| `{kind}" in PAGE, kind


@pytest.mark.parametrize("name", structures_named())
def test_every_structure_that_comes_with_the_program_is_named_with_its_stack(name: str) -> None:
    (row,) = re.findall(rf"^\| `{name}` \|.*$", PAGE, re.MULTILINE)
    assert f"| {structure_file(name).stack:,} |" in row
