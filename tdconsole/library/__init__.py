"""Structures, payout tables and the like, read from files into the domain's values."""

from tdconsole.library.payouts import payouts, payouts_named, payouts_title
from tdconsole.library.rulebooks import rulebook, rulebook_title, rulebooks_named
from tdconsole.library.structure_csv import to_csv
from tdconsole.library.structure_toml import StructureFile, to_toml
from tdconsole.library.structures import (
    TABLES,
    structure,
    structure_file,
    structure_title,
    structures_named,
)

__all__ = [
    "TABLES",
    "StructureFile",
    "payouts",
    "payouts_named",
    "payouts_title",
    "rulebook",
    "rulebook_title",
    "rulebooks_named",
    "structure",
    "structure_file",
    "structure_title",
    "structures_named",
    "to_csv",
    "to_toml",
]
