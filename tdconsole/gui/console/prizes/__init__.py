"""Parts of the Prizes page."""
