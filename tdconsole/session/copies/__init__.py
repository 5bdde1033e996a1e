"""Copies of the house: one that is asked for, and those that roll."""
