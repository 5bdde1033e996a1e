"""The structure as an editable table."""
