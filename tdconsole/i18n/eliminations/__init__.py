"""The words of players out."""
