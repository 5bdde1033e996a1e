"""The line's verbs about players out."""
