"""How the command line speaks, and what its commands share."""
