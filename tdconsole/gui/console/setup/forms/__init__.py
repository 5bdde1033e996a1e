"""The sections of a set-up, each a form."""
