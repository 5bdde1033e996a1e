"""First days side by side, merged into day 2."""
