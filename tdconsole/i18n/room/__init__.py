"""The words of tables and seats."""
