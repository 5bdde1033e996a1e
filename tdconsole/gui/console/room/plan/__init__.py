"""The moves that level the tables: what they wait for, and all of them at once."""
