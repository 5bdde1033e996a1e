"""The flights of a tournament: which one is in hand, how each stands, who is through, the merge."""
