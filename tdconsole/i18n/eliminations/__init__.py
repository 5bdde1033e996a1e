"""Words for eliminations."""
