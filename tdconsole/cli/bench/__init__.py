"""Speeds of this machine, beside a ceiling measured in the same run."""
