"""The line's verbs about the clock."""
