"""The line's verbs about one hand."""
