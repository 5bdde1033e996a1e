"""Chips and colour-ups without a window."""
