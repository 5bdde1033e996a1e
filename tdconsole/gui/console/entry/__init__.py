"""The desk: registering, entries, the till."""
