"""Payouts without a window."""
