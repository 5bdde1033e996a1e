"""The end of a day: last hands, bags, the night."""
