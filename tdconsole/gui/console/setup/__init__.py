"""Setting a tournament up: before it begins, and while it runs."""
