"""The desk: registration, entries, the till."""
