"""The line at the bottom, where the hands live."""
