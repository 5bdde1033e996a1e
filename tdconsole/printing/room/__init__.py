"""Tables and seats on paper."""
