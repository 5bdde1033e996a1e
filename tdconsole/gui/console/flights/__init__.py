"""The flights of a tournament: which one is in hand, their state, the qualifiers, the merge."""
