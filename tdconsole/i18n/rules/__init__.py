"""The words of the rulebooks."""
