"""Lists of people: read from a file or pasted, and taken in."""
