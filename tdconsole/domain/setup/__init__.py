"""A tournament set up and edited."""
