"""The words of hand for hand."""
