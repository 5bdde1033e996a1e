"""Flights without a window."""
