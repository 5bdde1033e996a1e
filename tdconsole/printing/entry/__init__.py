"""Entries and the desk on paper."""
