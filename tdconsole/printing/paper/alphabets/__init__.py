"""Names in every alphabet: which face has a sign, which way it runs, and how its letters join."""
