"""Words for chips and colour-ups."""
