"""Everything without a window, from a terminal or another program."""
