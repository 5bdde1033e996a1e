"""The line's verbs about penalties and rulings."""
