"""A new person, typed in at the desk."""
