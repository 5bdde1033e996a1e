"""The past of the evening in a window of its own."""
