"""The end of a day: tables that still play, bags, and the next morning."""
