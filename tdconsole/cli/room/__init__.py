"""Tables and seats without a window."""
