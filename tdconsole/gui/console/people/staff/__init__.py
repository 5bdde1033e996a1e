"""The staff of the house: who acts at this window."""
