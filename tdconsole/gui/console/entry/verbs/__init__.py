"""The line's verbs about entries."""
