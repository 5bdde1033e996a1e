"""Words for entries and the desk."""
