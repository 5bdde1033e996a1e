"""Words for the people of the house."""
