"""The structure's draft, until it is applied."""
