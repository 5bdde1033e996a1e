"""The charts of the evening in a window of their own, and the ways to them."""
