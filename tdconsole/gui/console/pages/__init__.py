"""One page, one job."""
