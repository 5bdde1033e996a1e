"""Requests, views and the schema: the whole house without a window."""
