"""The line's verbs about prizes."""
