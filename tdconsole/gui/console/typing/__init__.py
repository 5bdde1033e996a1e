"""What a typed line shares: who is meant, how many chips, which ways out."""
