"""The screens: the words of each, and their places."""
