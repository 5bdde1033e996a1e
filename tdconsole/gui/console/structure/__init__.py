"""The structure as it is mended, until it is applied."""
