"""The line's verbs about tables and seats."""
