"""What calculators share."""
