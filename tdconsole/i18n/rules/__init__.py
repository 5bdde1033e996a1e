"""Words for the rulebooks."""
