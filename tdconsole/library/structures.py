from typing import Final

from tdconsole.domain.values import Structure
from tdconsole.library.structure_csv import from_csv
from tdconsole.library.structure_toml import StructureFile, from_toml
from tdconsole.library.toml import contents, found, named

TABLES: Final = (".csv", ".tsv")
"""The suffixes of spreadsheet exports."""


def structures_named() -> list[str]:
    return named("structures")


def structure_file(name: str) -> StructureFile:
    """The structure shipped under this name or at this path."""
    path = found("structures", name)
    if path.suffix.casefold() in TABLES:
        return StructureFile(title=path.stem, structure=from_csv(str(path), contents(path)))
    return from_toml(str(path), contents(path))


def structure_title(name: str, language: str = "en") -> str:
    return structure_file(name).title_in(language)


def structure(name: str) -> Structure:
    """The structure, with a lasting number for every period."""
    return structure_file(name).structure
