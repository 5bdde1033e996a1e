"""The schedule of the festival in the window: its days, and the form for a row."""
