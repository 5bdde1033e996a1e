"""What is shown of a season: evenings, the table, and who plays in the final."""
