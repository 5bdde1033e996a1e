"""The rules page's parts: the list, and the editor of one rule."""
