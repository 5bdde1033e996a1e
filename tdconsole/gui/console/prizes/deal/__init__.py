"""A deal under discussion: stacks as they are called out, methods side by side, the agreement."""
