"""The sums of a hand."""
