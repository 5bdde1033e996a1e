"""Faults done to a house on purpose, thousands of them, and what is left of it asked after each.

`python -m tests.torture --long` does all of them; `--help` says what else there is.
"""
