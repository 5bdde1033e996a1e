"""Words for flights."""
