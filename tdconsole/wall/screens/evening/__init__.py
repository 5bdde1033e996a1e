"""The evening over time on the wall: its charts, and all of it on one line."""
