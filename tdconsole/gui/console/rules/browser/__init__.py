"""The rules browser: a procedure found as it is typed, read, and two books side by side."""
