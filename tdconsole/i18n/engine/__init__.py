"""Words for the trail, for refusals and for known errors."""
