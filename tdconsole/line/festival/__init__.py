"""The line's verbs about the other tournaments of the day."""
