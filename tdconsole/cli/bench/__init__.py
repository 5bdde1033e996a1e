"""Speeds of this machine, next to a limit measured in the same run."""
