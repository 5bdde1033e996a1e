"""Entries and the desk without a window."""
