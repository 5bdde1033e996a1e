"""The line's verbs about the rules, and what is found in them."""
