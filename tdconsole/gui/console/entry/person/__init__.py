"""Somebody new, typed in at the desk."""
