"""Entries, re-entries, rebuys, add-ons, alternates and what they cost."""
