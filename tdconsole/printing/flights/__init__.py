"""First days on paper."""
