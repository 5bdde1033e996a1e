"""The end of a day on paper."""
