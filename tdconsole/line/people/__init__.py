"""The line's verbs about people."""
