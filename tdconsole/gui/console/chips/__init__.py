"""The chips: what is in play and why, and the count as it is read out."""
