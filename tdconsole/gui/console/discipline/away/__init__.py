"""Players missing hands for a penalty, and every penalty given."""
