"""The words of the blind clock."""
