"""The prizes that a pool makes: payout tables, curves, satellite seats."""
