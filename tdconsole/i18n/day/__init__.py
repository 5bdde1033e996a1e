"""Words for the end of a day."""
