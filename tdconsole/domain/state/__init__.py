"""The state of the tournament after its events."""
