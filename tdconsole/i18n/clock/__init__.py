"""Words for the blind clock."""
