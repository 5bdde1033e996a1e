"""The evening over time on the wall: its charts."""
