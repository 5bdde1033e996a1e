"""The shot clock: a window for the table where each decision is timed."""
