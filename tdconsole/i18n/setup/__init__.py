"""Words for a tournament's setup."""
