"""The library: structures, payout tables and the like, read from files into domain values."""
