"""The line's verbs about the end of a day."""
