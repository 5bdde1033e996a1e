"""The rules browser: procedures searched, read, and compared between two books."""
