"""The tables of a hall as tiles, that a page turns to at times."""
