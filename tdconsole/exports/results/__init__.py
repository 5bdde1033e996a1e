"""Results for a club's web site, the press and other programs."""
