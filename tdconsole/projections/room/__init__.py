"""Views of tables and seats."""
