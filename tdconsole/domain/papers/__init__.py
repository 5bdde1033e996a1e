"""Papers printed."""
