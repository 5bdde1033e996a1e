"""Tiles that fill a page, a row or more of them."""
