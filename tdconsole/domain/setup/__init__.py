"""Setting up and editing a tournament."""
