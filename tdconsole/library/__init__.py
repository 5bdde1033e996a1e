"""Structures, payout tables and the like, read from files into the domain's values."""

from tdconsole.library.payouts import payouts, payouts_named
from tdconsole.library.structures import structure, structures_named

__all__ = ["payouts", "payouts_named", "structure", "structures_named"]
