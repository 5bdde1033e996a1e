"""A deal talked over: stacks as they are read out, methods side by side, and what is agreed."""
