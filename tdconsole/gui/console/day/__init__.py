"""The end of a day: tables still in play, bags, and the next morning."""
