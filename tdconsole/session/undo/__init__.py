"""Taking steps back: what stands in the way, whose they are, and what is set back instead."""
