"""What typed lines share: players, chips, and ways out of a refusal."""
