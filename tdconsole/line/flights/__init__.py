"""The line's verbs about flights."""
