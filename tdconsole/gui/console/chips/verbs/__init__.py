"""The line's verbs about chips and races."""
