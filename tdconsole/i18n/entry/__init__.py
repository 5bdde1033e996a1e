"""The words of entries and the desk."""
