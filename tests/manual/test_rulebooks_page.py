"""The page on rulebooks says what the files and the program say."""

import re
from pathlib import Path

import pytest
from msgspec import convert, json

from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import OPTIONS
from tdconsole.files import resource
from tdconsole.library.rulebooks import rulebook, rulebooks_named

PAGE = (resource("manual") / "rulebooks.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_every_option_and_every_book_has_its_row() -> None:
    first = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)
    assert first[: len(rulebooks_named())] == [
        "tda-2024", "tda-2022", "wsop-2026", "figp-2014", "pl-club", "pokerclub-it", "goldbet-it",
    ]  # fmt: skip
    assert sorted(first[: len(rulebooks_named())]) == rulebooks_named()
    assert first[len(rulebooks_named()) :] == list(OPTIONS)


def test_the_book_of_ones_own_can_be_read(tmp_path: Path) -> None:
    (block,) = blocks("toml")
    path = tmp_path / "friday.toml"
    path.write_text(block, encoding="utf-8")
    book = rulebook(str(path))
    assert (book.title, book.ante_kind.standing) == ("Friday Club", "house")


@pytest.mark.parametrize("line", "".join(blocks("json")).splitlines())
def test_each_request_is_understood(line: str) -> None:
    convert(json.decode(line), OverrideRules)
