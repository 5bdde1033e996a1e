"""The voice of the command line, and what its commands share."""
