"""Words for tables and seats."""
