"""Structures, payout tables and the like, read from files into the domain's values."""

from tdconsole.library.payouts import payouts, payouts_named, payouts_title
from tdconsole.library.structures import structure, structure_title, structures_named

__all__ = [
    "payouts",
    "payouts_named",
    "payouts_title",
    "structure",
    "structure_title",
    "structures_named",
]
