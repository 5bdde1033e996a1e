"""Chips and colour-ups on paper."""
