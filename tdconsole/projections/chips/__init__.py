"""Views of chips and colour-ups."""
