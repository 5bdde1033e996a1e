"""The chip sets that come with the program, or one in a house's own file."""

from typing import Any

from msgspec import inspect

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.values import NameTyped, Record
from tdconsole.flaws import ChipsOutOfOrder
from tdconsole.library.structure_rows import rising
from tdconsole.library.toml import found, named
from tdconsole.library.toml_values import Page


class ChipSetFile(Record, kw_only=True):
    title: NameTyped
    title_it: NameTyped | None = None
    title_pl: NameTyped | None = None
    chips: tuple[Chip, ...]


def chipsets_named() -> list[str]:
    return named("chipsets")


def chipset(name: str, language: str = "en") -> ChipSet:
    """The chip set shipped under this name, or at this path."""
    page = Page(found("chipsets", name))
    file: Any = page.read(inspect.type_info(ChipSetFile), page.data, ())
    if not rising([chip.value for chip in file.chips]):
        page.wrong(("chips",), ChipsOutOfOrder())
    titles = {"it": file.title_it, "pl": file.title_pl}
    return ChipSet(name=titles.get(language) or file.title, chips=file.chips)
