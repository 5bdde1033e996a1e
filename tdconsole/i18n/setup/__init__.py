"""The words of a tournament's set-up."""
