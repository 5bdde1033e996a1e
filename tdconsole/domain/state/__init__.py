"""The tournament as the events left it."""
