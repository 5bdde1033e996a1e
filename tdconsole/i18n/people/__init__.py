"""The words of the people of the house."""
