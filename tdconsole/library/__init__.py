"""Structures, payout tables and the like, read from files into the domain's values."""
