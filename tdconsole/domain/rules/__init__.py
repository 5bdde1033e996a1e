"""The rulebooks: options, their values, procedures and offences."""
