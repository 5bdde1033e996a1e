"""Payouts on paper."""
