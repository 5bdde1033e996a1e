"""Rulebooks: options, their values, procedures and offences."""
