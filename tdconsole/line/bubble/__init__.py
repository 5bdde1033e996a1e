"""The line's verbs during hand-for-hand."""
