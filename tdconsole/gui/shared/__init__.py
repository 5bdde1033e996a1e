"""The common parts of console and projector."""
