"""The words of chips and colour-ups."""
