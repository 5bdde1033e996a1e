"""The line's verbs about advice."""
