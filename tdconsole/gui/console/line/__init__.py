"""The quick entry at the bottom, where the director's hands are."""
